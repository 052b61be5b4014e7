/** How the stand-in hosting service shows the sites that it hosts, and keeps out who does not know a password. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { HostingOptions } from './options.ts'
import type { Accounts, HostedFile, Site } from './sites.ts'

/** What a visitor asks for: a site, undefined if no such link exists any more, and the escaped path in it. */
interface Visit {
  readonly site: Site | undefined
  readonly path: string
}

/** The Host header names a site (`<link>` or `<link>.localhost`), or the path does (`/sites/<link>/…`); else it is the API. */
export function siteRequested(request: IncomingMessage, accounts: Accounts): Visit | undefined {
  const path = pathOf(request)
  const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/u, '')
  const named = host.replace(/\.localhost$/u, '')
  // Nothing else is at a name under localhost, so a link that was never made is a page that is not there.
  if (named !== host || accounts.wasMade(named)) return { site: accounts.site(named), path }
  const [, link, rest = ''] = /^\/sites\/([^/]+)(\/.*)?$/u.exec(path) ?? []
  return link === undefined ? undefined : { site: accounts.site(link), path: rest }
}

/** The path of a request, still escaped, without its query. */
export function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? '/'
}

/** As static hosts do: `index.html` for a folder, and if nothing is there the site's `404.html`, or a page of the service. */
export function serveSite(
  { site, path }: Visit,
  { htmlBanner = '' }: HostingOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const plain = decoded(path)
  const file = site?.files.get(`${plain}${plain?.endsWith('/') ? 'index.html' : ''}`.slice(1))
  const notFound = site?.files.get('404.html')
  if (file) {
    sendFile(response, 200, file, htmlBanner)
  } else if (site?.files.has(`${plain}/index.html`.slice(1))) {
    // Without the slash at the end, the page's relative addresses would lead one folder too high.
    sendText(response, 301, 'Moved Permanently', { location: `${pathOf(request)}/` })
  } else if (notFound) {
    sendFile(response, 404, notFound, htmlBanner)
  } else {
    sendPage(response, 404, site ? 'No such page' : 'No site here', 'It was deleted, or nobody has made it yet.')
  }
}

function sendFile(response: ServerResponse, status: number, file: HostedFile, htmlBanner: string): void {
  const shown = file.type === 'text/html' ? Buffer.concat([file.bytes, Buffer.from(htmlBanner)]) : file.bytes
  const headers = { 'content-type': file.type, 'content-length': shown.length, 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(shown)
}

/** Answers as web servers and gateways do that know nothing of the service's envelope. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const length = Buffer.byteLength(text)
  response.writeHead(status, { 'content-type': 'text/plain', 'content-length': length, ...headers }).end(text)
}

function sendPage(response: ServerResponse, status: number, title: string, text: string, form = ''): void {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  const page = `<!doctype html><html lang="en">${head}<title>${title}</title><h1>${title}</h1><p>${text}</p>${form}`
  sendText(response, status, page, { 'content-type': 'text/html' })
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Whether a visitor has to give the password first; then that is what is answered. */
export async function keepsOut(
  password: string | undefined,
  { passwords }: HostingOptions,
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
    const cookies = isRight && { 'set-cookie': `${mark}; Path=/; HttpOnly` }
    sendText(response, 303, 'See Other', { location: pathOf(request), ...cookies })
  } else {
    if (cookie.split('; ').includes(mark)) return false
    // The same at each path, whatever is there.
    sendPage(response, 200, 'This site is protected', 'Whoever has the password sees the site.', form)
  }
  return true
}

const form = `<form method="post">
<p><label>Password<br><input type="password" name="password" autofocus></label> <button>Open</button></p>
</form>`
