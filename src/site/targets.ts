import mime from 'mime'
import { isSameLink } from '../text/host-name.ts'
import { withoutHash } from './asset-names.ts'
import { encodedPath } from './html-pages.ts'

/** Where the pages stand while they are read; no page is there (RFC 6761, section 6.4). */
const home = 'http://site.invalid'

/** How many targets are remembered: the links that all pages share are worked out once. */
const most = 10_000

/** Where a page stands, for `Targets.of`. */
export function baseOf(path: string): string {
  return home + encodedPath(path)
}

/** Where links and images lead to, written the same way wherever they lead to the same place. */
export class Targets {
  readonly #hosts: readonly string[]
  readonly #known = new Map<string, string>()
  #base = ''
  #page = ''

  /** @param hosts the names of the site itself: a link to one of them is the same as a link without a host */
  constructor(hosts: readonly string[]) {
    this.#hosts = hosts
  }

  /**
   * Relative and absolute targets of a page are the same, and so are `/guide/` and `/guide/index.html`. Of an asset of
   * the site the query and the build's hash in its name don't count; a page's address always counts whole, and so does
   * whatever is on another host.
   *
   * @param target as it stands in the page
   * @param base the page, or what it says itself to be its base
   */
  of(target: string, base: string): string {
    if (/^#[\w.~-]+$/u.test(target)) return this.#pageAt(base) + target
    // Of any other each page has its own, or nearly.
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

  /** The page that is being read itself. */
  #pageAt(base: string): string {
    if (this.#base !== base) this.#page = this.#of('', base)
    this.#base = base
    return this.#page
  }

  #of(target: string, base: string): string {
    const url = URL.parse(target, base)
    // What a script does is no target.
    if (url?.protocol === 'javascript:') return ''
    if (url === null || !/^https?:$/u.test(url.protocol)) return target
    if (!this.#isOwn(url)) return url.href
    const { pathname, search, hash } = url
    const start = pathname.lastIndexOf('/') + 1
    const name = pathname.slice(start)
    const type = mime.getType(`/${name}`)
    if (type !== null && type !== 'text/html') return pathname.slice(0, start) + withoutHash(name) + hash
    return pathname.replace(/\/index\.html$/u, '/') + search + hash
  }

  #isOwn({ origin, hostname, port }: URL): boolean {
    return origin === home || (port === '' && this.#hosts.some((host) => isSameLink(host, hostname)))
  }
}

/** A part of a text keeps the whole text in memory; its copy does not. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString()
}
