/** How the stand-in hosting service keeps out who does not know a link's password. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { HostingOptions } from './options.ts'
import { pathOf, sendPage, sendText } from './pages.ts'

/** Whether a visitor has to give the password first; then that is what is answered. */
export async function keepsOut(
  password: string | undefined,
  { passwords }: Pick<HostingOptions, 'passwords'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (password === undefined) return false
  const { authorization = '', cookie = '' } = request.headers
  const mark = `password=${encodeURIComponent(password)}`
  if (passwords === '401') {
    const given = Buffer.from(authorization.replace(/^Basic /iu, ''), 'base64').toString()
    if (given.slice(given.indexOf(':') + 1) === password) return false
    sendText(response, 401, 'Unauthorized', { 'www-authenticate': 'Basic realm="Password"' })
  } else if (request.method === 'POST') {
    const isRight = new URLSearchParams(await text(request)).get('password') === password
    const location = isRight ? pathOf(request) : `${pathOf(request)}?${wrong}`
    sendText(response, 303, 'See Other', { location, ...(isRight && { 'set-cookie': `${mark}; Path=/; HttpOnly` }) })
  } else {
    if (cookie.split('; ').includes(mark)) return false
    const isAgain = request.url?.endsWith(`?${wrong}`) === true
    // The same at each path, whatever is there.
    const text = isAgain ? 'That is not the password. Please try again.' : 'Whoever has the password sees the site.'
    sendPage(response, 200, { title: 'This site is protected', text, form })
  }
  return true
}

/** What follows the path after a wrong password. */
const wrong = 'wrong-password'

const form = `<form method="post">
<p><label>Password<br><input type="password" name="password" autofocus></label> <button>Open</button></p>
</form>`
