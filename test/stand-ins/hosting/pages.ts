/** How the stand-in hosting service shows the sites that it hosts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Accounts, HostedFile, Site } from './sites.ts'

/**
 * Which site a request is for, and the escaped path in it, which starts with `/` or is empty. The site is named by
 * the Host header (`<link>` or `<link>.localhost`, with or without port) or by the path (`/sites/<link>/…`).
 * Undefined where the request is for the API; `site` is undefined where no such link exists any more.
 */
export function siteRequested(
  request: IncomingMessage,
  accounts: Accounts,
): { site: Site | undefined; path: string } | undefined {
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

/**
 * Answers with a file of a site, as static hosts do: `index.html` for a folder, and for what is not there the site's own
 * `404.html`, or a page of the service.
 */
export function serveSite(
  { site, path, htmlBanner = '' }: { site: Site | undefined; path: string; htmlBanner?: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const plain = decoded(path)
  const file = site?.files.get(`${plain}${plain?.endsWith('/') ? 'index.html' : ''}`.slice(1))
  const notFound = site?.files.get('404.html')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Method Not Allowed')
  } else if (file) {
    sendFile(response, 200, file, htmlBanner)
  } else if (site?.files.has(`${plain}/index.html`.slice(1))) {
    // Without the slash at the end, the page's relative addresses would lead one folder too high.
    sendText(response, 301, 'Moved Permanently', { location: `${pathOf(request)}/` })
  } else if (notFound) {
    sendFile(response, 404, notFound, htmlBanner)
  } else {
    const [title, text] = site ? ['No such page', 'This site has no page at this address.'] : absent
    sendPage(response, 404, { title, text })
  }
}

const absent = ['No site here', 'There is no site at this address: it was deleted, or nobody has made it yet.'] as const

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

/** A page of the service's own. */
export interface OwnPage {
  readonly title: string
  readonly text: string
  /** HTML that follows the text. */
  readonly form?: string
}

/** Answers with a page that looks as those of services do, in light and dark. */
export function sendPage(response: ServerResponse, status: number, { title, text, form = '' }: OwnPage): void {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { display: grid; place-content: center; min-height: 90vh; margin: 1rem; font: 1.1rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; padding: 2rem; border: 1px solid #8886; border-radius: 12px }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem }
input, button { font: inherit; padding: 0.4rem 0.8rem; border: 1px solid #8886; border-radius: 6px }
small { opacity: 0.6 }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
${form}
<small>The stand-in for the hosting service</small>
</main>
</html>
`
  sendText(response, status, page, { 'content-type': 'text/html' })
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
