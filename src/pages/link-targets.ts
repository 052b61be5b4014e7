import { isSameLink } from '../text/host-name.ts'
import { mediaType } from '../text/media-type.ts'
import { encodedPath, urlOf } from '../text/url.ts'
import { withoutHash } from './asset-names.ts'

/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid'

/** A path from the root, or a relative one; no name in it begins with a dot, so it means to a URL parser what it says. */
const plain = /^(?:\/(?=[\w-]|$)|((?:\.\.\/)*))((?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*(?:#[\w-]+)?)?)$/u

/** The page, or the base that it names, from where its links lead. */
export class Base {
  readonly hosts: readonly string[]
  href = ''
  /** The address of the base itself. */
  own = ''
  /** Its folder and those above it; none if it is not within the site. */
  folders: readonly string[] = []

  /** @param hosts the names of the site itself. A link to one of them is the same as a link without a host. */
  constructor(path: string, hosts: readonly string[]) {
    this.hosts = hosts
    this.move(home + encodedPath(path))
  }

  /** To another address. One of more than 2,000 characters is none, since each link would become as long. */
  move(address: string): void {
    const url = urlOf(address, this.href || undefined)
    if (url === undefined || url.href.length > 2000) return
    this.href = url.href
    this.own = addressOf('', this.href, this.hosts)
    const isWithin = url.origin === home && !url.pathname.includes('//')
    const names = isWithin ? url.pathname.split('/') : []
    this.folders = names.slice(1).map((_, up) => `${names.slice(0, -1 - up).join('/')}/`)
  }
}

/** The target of links and images. It knows its last address: to parse one takes long, and most pages have the same. */
export class Target {
  readonly #written: string
  readonly #up: number
  readonly #rest: string | undefined
  #folder: string | undefined
  #address = ''

  constructor(written: string) {
    this.#written = written
    const [, up, rest] = plain.exec(written) ?? []
    this.#rest = rest
    this.#up = up === undefined ? Number.POSITIVE_INFINITY : up.length / 3
  }

  /** Two targets that lead to the same place have the same address. Empty for a script, which is no target. */
  addressFrom(base: Base): string {
    const { folders, href, hosts, own } = base
    if (folders.length > 0 && /^#[\w-]+$/u.test(this.#written)) return own + this.#written
    if (folders.length === 0 || this.#rest === undefined) return addressOf(this.#written, href, hosts)
    const folder = folders[Math.min(this.#up, folders.length - 1)]
    if (folder !== this.#folder) {
      this.#folder = folder
      this.#address = addressOf(`${folder}${this.#rest}`, home, hosts)
    }
    return this.#address
  }
}

/**
 * Relative and absolute ones are the same, as are `/guide/` and `/guide/index.html`. For an asset of the site, the query
 * and the build's hash in its name do not count. For a page, and for everything on another host, the whole address counts.
 */
function addressOf(written: string, base: string, hosts: readonly string[]): string {
  const url = urlOf(written, base)
  if (url?.protocol === 'javascript:') return ''
  if (url === undefined || !/^https?:$/u.test(url.protocol)) return written
  const { origin, hostname, port, pathname, search, hash } = url
  const isOwn = origin === home || (port === '' && hosts.some((host) => isSameLink(host, hostname)))
  if (!isOwn) return url.href
  const start = pathname.lastIndexOf('/') + 1
  const name = pathname.slice(start)
  const type = mediaType(name)
  if (type !== undefined && type !== 'text/html') return pathname.slice(0, start) + withoutHash(name) + hash
  return pathname.replace(/\/index\.html$/u, '/') + search + hash
}
