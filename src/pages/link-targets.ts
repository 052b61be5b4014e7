import { isSameLink } from '../text/host-name.ts'
import { mediaType } from '../text/media-type.ts'
import { encodedPath, urlOf } from '../text/url.ts'
import { withoutHash } from './asset-names.ts'

/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid'

/** How many targets are remembered, so that links which all pages have are worked out only once. */
const most = 10_000

/** The address of a page, for `Targets.of`. */
export function baseOf(path: string): string {
  return home + encodedPath(path)
}

/** Targets of links and images in one form: two that lead to the same place are equal. */
export class Targets {
  readonly #hosts: readonly string[]
  readonly #known = new Map<string, string>()

  /** @param hosts the names of the site itself. A link to one of them is the same as a link without a host. */
  constructor(hosts: readonly string[]) {
    this.#hosts = hosts
  }

  /**
   * The target in its one form, against the page's address or the base that it names. Relative and absolute targets are
   * the same, and so are `/guide/` and `/guide/index.html`. For an asset of the site, the query and the build's hash in
   * its name do not count. For a page, and for everything on another host, the whole address counts.
   */
  of(target: string, base: string): string {
    // A place in the page itself.
    if (/^#[\w.~-]+$/u.test(target)) return this.of(base.split('#', 1).join(), base) + target
    // Other targets differ on almost every page, so it is no use to remember them.
    const isShared = target.startsWith('/') ? base.startsWith(`${home}/`) : /^[a-z]+:/iu.test(target)
    if (!isShared || target.length > 200) return this.#of(target, base)
    let found = this.#known.get(target)
    if (found === undefined) {
      found = this.#of(target, base)
      if (this.#known.size >= most) this.#known.clear()
      this.#known.set(copyOf(target), copyOf(found))
    }
    return found
  }

  #of(target: string, base: string): string {
    const url = urlOf(target, base)
    // A script is not a target.
    if (url?.protocol === 'javascript:') return ''
    if (url === undefined || !/^https?:$/u.test(url.protocol)) return target
    const { origin, hostname, port, pathname, search, hash } = url
    const isOwn = origin === home || (port === '' && this.#hosts.some((host) => isSameLink(host, hostname)))
    if (!isOwn) return url.href
    const start = pathname.lastIndexOf('/') + 1
    const name = pathname.slice(start)
    const type = mediaType(name)
    if (type !== undefined && type !== 'text/html') return pathname.slice(0, start) + withoutHash(name) + hash
    return pathname.replace(/\/index\.html$/u, '/') + search + hash
  }
}

/** A part of a text keeps the whole text in memory. Its copy does not. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString()
}
