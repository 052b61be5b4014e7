/** What the stand-in hosting service keeps: accounts, their links, the files under them; and how it shows a site. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import mime from 'mime'

/** One hosted file. */
export interface HostedFile {
  /** Media type of the part's `Content-Type`, without parameters. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
  /** Absent where the service keeps digests only (`store: 'digest'`). */
  readonly bytes?: Buffer
}

/** What is hosted under one link. An update puts a new object in its place, so a site that was looked up stays as it was. */
export interface Site {
  /** By path relative to the root, `/` between folders, nothing escaped. */
  readonly files: ReadonlyMap<string, HostedFile>
  /** Place of the link among all that the service ever made: 1 is the first. An update keeps it. */
  readonly createdAt: number
  /** When these files came, on the clock of `performance.now()`. */
  readonly uploadedAt: number
}

/** One account, live: tests may look into it and change it under way. */
export interface Account {
  /** By link, in the order of creation. */
  readonly links: Map<string, Site>
  linkLimit: number
  /** In bytes. */
  quotaLimit: number
}

/** Contents by path. */
export type SeedFiles = Readonly<Record<string, string | Buffer>>

/** How an account starts. */
export interface AccountOptions {
  /** Links that are already there: names alone are empty sites; a record gives each its files by path. */
  links?: string[] | Readonly<Record<string, SeedFiles>>
  /** 5 unless given. */
  linkLimit?: number
  /** In bytes, an integer; 10,000,000 unless given. */
  quotaLimit?: number
}

/** The accounts of one service. */
export class Accounts {
  readonly #byKey = new Map<string, Account>()
  /** All links that were ever made, those that are deleted too. */
  readonly #linksMade = new Set<string>()

  constructor(options: Readonly<Record<string, AccountOptions>>) {
    for (const [key, { links = [], linkLimit = 5, quotaLimit = 10_000_000 }] of Object.entries(options)) {
      const account: Account = { links: new Map(), linkLimit, quotaLimit }
      this.#byKey.set(key, account)
      const sites: Readonly<Record<string, SeedFiles>> = Array.isArray(links)
        ? Object.fromEntries(links.map((link) => [link, {}]))
        : links
      for (const [link, contents] of Object.entries(sites)) {
        const files = Object.entries(contents).map(([path, text]) => [path, hostedFile(path, text)] as const)
        this.put(account, link, new Map(files))
      }
    }
  }

  /** The account that a key identifies (INTERFACE section 5). */
  withKey(key: string): Account | undefined {
    return this.#byKey.get(key)
  }

  /** The site under a link, whosever it is. */
  site(link: string): Site | undefined {
    return [...this.#byKey.values()].map(({ links }) => links.get(link)).find((site) => site !== undefined)
  }

  /** Puts files under a link in place of all that was there; makes the link where the account does not have it. */
  put(account: Account, link: string, files: ReadonlyMap<string, HostedFile>): void {
    this.#linksMade.add(link)
    const createdAt = account.links.get(link)?.createdAt ?? this.#linksMade.size
    account.links.set(link, { files, createdAt, uploadedAt: performance.now() })
  }

  /** Whether there is or was such a link: a deleted one still names no other service. */
  wasMade(link: string): boolean {
    return this.#linksMade.has(link) || this.site(link) !== undefined
  }

  /** A link that nobody has or had: the same names in the same order in each run. */
  freeLink(): string {
    const adjectives = ['calm', 'bright', 'quiet', 'brave', 'green']
    const nouns = ['river', 'harbor', 'meadow', 'summit', 'forest', 'lantern', 'island']
    for (let made = this.#linksMade.size; ; made++) {
      const words = [adjectives[made % adjectives.length], nouns[made % nouns.length], made + 1]
      const link = `${words.join('-')}.tiiny.test`
      if (!this.wasMade(link)) return link
    }
  }
}

/** Bytes in all files of an account. */
export function quotaUsed(account: Account): number {
  return [...account.links.values()].reduce((sum, site) => sum + sizeOf(site.files), 0)
}

/** Bytes in these files. */
export function sizeOf(files: ReadonlyMap<string, HostedFile>): number {
  return [...files.values()].reduce((sum, { size }) => sum + size, 0)
}

/** A file as it is hosted, its type by its name. */
export function hostedFile(path: string, content: string | Uint8Array): HostedFile {
  const bytes = Buffer.from(content)
  return {
    type: mime.getType(path) ?? 'application/octet-stream',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  }
}

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
  if (accounts.wasMade(named)) return { site: accounts.site(named), path }
  const [, link, rest = ''] = /^\/sites\/([^/]+)(\/.*)?$/u.exec(path) ?? []
  return link === undefined ? undefined : { site: accounts.site(link), path: rest }
}

/** The path of a request, still escaped, without its query. */
export function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? '/'
}

/** Answers with a file of a site, as static hosts do: `index.html` for a folder, 404 for what is not there. */
export function serveSite(
  { site, path, htmlBanner = '' }: { site: Site | undefined; path: string; htmlBanner?: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const plain = decoded(path)
  const file = site?.files.get(`${plain}${plain?.endsWith('/') ? 'index.html' : ''}`.slice(1))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Method Not Allowed')
  } else if (file?.bytes) {
    const shown =
      file.type === 'text/html' ? Buffer.concat([file.bytes, Buffer.from(htmlBanner)]) : file.bytes
    const headers = {
      'content-type': file.type,
      'content-length': shown.length,
      'cache-control': 'no-store',
    }
    response.writeHead(200, headers).end(shown)
  } else if (file) {
    sendText(response, 501, 'This stand-in keeps digests only')
  } else if (site?.files.has(`${plain}/index.html`.slice(1))) {
    // Without the slash at the end, the page's relative addresses would lead one folder too high.
    sendText(response, 301, 'Moved Permanently', { location: `${pathOf(request)}/` })
  } else {
    sendText(response, 404, 'Not Found')
  }
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

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
