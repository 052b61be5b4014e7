import { isSameLink } from '../text/host-name.ts'
import { mediaType } from '../text/media-type.ts'
import { encodedPath, urlOf } from '../text/url.ts'
import { withoutHash } from './asset-names.ts'

/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid'

/** From where links lead: the address of their page, or the one that it names. */
export interface Base {
  readonly href: string
  /** What a link to the base itself comes to. */
  readonly own: string
  /** Its folder and those above it; none if it is not within the site. */
  readonly folders: readonly string[]
}

export function baseOf(path: string): Base {
  return baseAt(new URL(home + encodedPath(path)))
}

/** An address of more than 2,000 characters is no base, since each link would become as long. */
export function movedBase(base: Base, address: string): Base {
  const url = urlOf(address, base.href)
  return url === undefined || url.href.length > 2000 ? base : baseAt(url)
}

function baseAt({ href, origin, pathname }: URL): Base {
  const names = origin === home ? pathname.split('/') : []
  const folders = names.slice(1).map((_, up) => `${names.slice(0, -1 - up).join('/')}/`)
  return { href, own: addressOf('', href, []), folders }
}

/** A path from the root, or one that may lead up. No other name begins with a dot, so it is read as it is written. */
const plain = /^(?:\/(?=[\w-]|$)|((?:\.\.\/)*))((?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*(?:#[\w-]+)?)?)$/u

/** Where a link or an image leads. Most pages have the same ones, and to parse an address takes long: one is kept. */
export class LinkTarget {
  readonly #written: string
  readonly #up: number
  readonly #rest: string | undefined
  readonly #isFragment: boolean
  #folder: string | undefined
  #address = ''

  constructor(written: string) {
    this.#written = written
    const [, up, rest] = plain.exec(written) ?? []
    this.#up = up === undefined ? Number.POSITIVE_INFINITY : up.length / 3
    this.#rest = rest
    this.#isFragment = /^#[\w-]+$/u.test(written)
  }

  /**
   * @param hosts the names of the site itself. A link to one of them is the same as a link without a host.
   * @returns equal texts for two that lead to the same place; empty for a script, which is no target
   */
  addressFrom({ href, own, folders }: Base, hosts: readonly string[]): string {
    const folder = folders[Math.min(this.#up, folders.length - 1)]
    if (folder !== undefined && this.#isFragment) return own + this.#written
    if (folder === undefined || this.#rest === undefined) return addressOf(this.#written, href, hosts)
    if (folder !== this.#folder) {
      this.#folder = folder
      this.#address = addressOf(home + folder + this.#rest, home, hosts)
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
