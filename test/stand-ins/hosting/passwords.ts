/** How the stand-in hosting service keeps out who does not know a link's password. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { HostingOptions } from './options.ts'
import { sendText } from './pages.ts'

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
    const location = request.url ?? '/'
    sendText(response, 303, 'See Other', { location, ...(isRight && { 'set-cookie': `${mark}; Path=/; HttpOnly` }) })
  } else {
    if (cookie.split('; ').includes(mark)) return false
    sendText(response, 200, page, { 'content-type': 'text/html' })
  }
  return true
}

/** The same at each path, whatever is there. */
const page = `<!doctype html>
<html lang="en">
<title>Password required</title>
<h1>This link is protected</h1>
<form method="post">
<label>Password <input type="password" name="password" autofocus></label>
<button>Open</button>
</form>
</html>
`
