import { isSameLink } from '../text/host-name.ts'
import { mediaType } from '../text/media-type.ts'
import { encodedPath, urlOf } from '../text/url.ts'
import { withoutHash } from './asset-names.ts'

/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid'

/** A relative path without a name that begins with a dot, so it means to a URL parser what it says. */
const plain = /^((?:\.\.\/)*)((?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*(?:#[\w-]+)?)?)$/u

/** Addresses by paths from the root. Most pages of a site have the same ones, and to parse one takes long. */
const known = new Map<string, string>()
const mostKnown = 10_000

/** The targets of one page's links and images, each in one form: two that lead to the same place are equal. */
export class LinkTargets {
  readonly #hosts: readonly string[]
  #base = ''
  /** The address of the base. */
  #own = ''
  /** The folder of the base, and those above it; none if it is not within the site. */
  #folders: readonly string[] = []

  /** @param hosts the names of the site itself. A link to one of them is the same as a link without a host. */
  constructor(path: string, hosts: readonly string[]) {
    this.#hosts = hosts
    this.rebase(home + encodedPath(path))
  }

  /** A base of more than 2,000 characters is none, since each link would become as long. */
  rebase(address: string): void {
    const base = urlOf(address, this.#base || undefined)
    if (base === undefined || base.href.length > 2000) return
    this.#base = base.href
    this.#own = addressOf('', this.#base, this.#hosts)
    const isWithin = base.origin === home && !base.pathname.includes('//')
    const names = isWithin ? base.pathname.split('/') : []
    this.#folders = names.slice(1).map((_, up) => `${names.slice(0, -1 - up).join('/')}/`)
  }

  /** Empty for a script, which is no target. */
  addressOf(written: string): string {
    const path = this.#pathOf(written)
    if (path === undefined) return addressOf(written, this.#base, this.#hosts)
    if (path.startsWith('#')) return this.#own + path
    let address = known.get(path)
    if (address === undefined) {
      address = addressOf(path, home, this.#hosts)
      if (known.size >= mostKnown) known.clear()
      known.set(path, address)
    }
    return address
  }

  /** Path and fragment within the site, or the fragment alone, if that can be told without parsing. */
  #pathOf(written: string): string | undefined {
    const top = this.#folders.length - 1
    if (top < 0) return undefined
    if (/^(?:#[\w-]+$|\/(?![/\\\s]))/u.test(written)) return written
    const [, up = '', rest] = plain.exec(written) ?? []
    return rest === undefined ? undefined : `${this.#folders[Math.min(up.length / 3, top)]}${rest}`
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
