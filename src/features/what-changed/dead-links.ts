import { decoded, encodedPath, urlOf } from '../../text/address.ts'
import { mediaKeyOf } from './list-files.ts'
import type { ParsedPage } from './pages/parsed-page.ts'
import { sourcesInStyle } from './pages/style-links.ts'
import { inTarget, pageAt, withoutSlash } from './targets.ts'

/** Each target that is not in the site, such as `/guide` or `/guide/#setup`, with the pages and style sheets that link to it. */
export type DeadLinks = ReadonlyMap<string, readonly string[]>

const origin = 'https://site.invalid'

type PageLinks = Pick<ParsedPage, 'links' | 'twins' | 'places' | 'base'>

/** In characters, with the address of its page. A longer link is not followed. */
const maxLinkLength = 4096

/** With more dead targets none are published, and none are reported. */
export const maxDead = 10_000

/** Links that stand on many pages are followed once. */
const maxFollowed = 10_000

/** An address of the site, which the site may not have. */
type Followed = Readonly<{ path: string; address: string | undefined; place: string }>

/** The pages that link to one path, as it was linked first. They are listed by place, which is empty for the page itself. */
type LinkedPath = Readonly<{ path: string; isThere: boolean; places: Map<string, string[]> }>

/** Follows links within a site. */
export class SiteLinks {
  readonly #addresses: ReadonlySet<string>
  readonly #hosts: readonly string[]
  readonly #linked = new Map<string, LinkedPath>()
  readonly #twins = new Map<string, string[]>()
  readonly #placesOf = new Map<string, string>()
  /** By link, the pages that have it. */
  readonly #followed = new Map<string, string[] | undefined>()
  /** By the name of a picture, font or document without its hash: the first page that names it. */
  readonly namedOn = new Map<string, string>()

  /** @param addresses of the site's pages and files, in NFC */
  constructor(addresses: ReadonlySet<string>, hosts: readonly string[]) {
    this.#addresses = addresses
    this.#hosts = [...hosts, new URL(origin).host]
  }

  add(page: string, { links, twins, places, base }: PageLinks): void {
    this.#placesOf.set(page.normalize(), Array.from(places, decoded).join('\n'))
    const from = urlOf(base, `${origin}${encodedPath(page)}`)?.href ?? origin
    for (const link of links) {
      if (link.length > maxLinkLength) continue
      // Links of menus lead to the same from each page.
      const isSame = base === '' && link.startsWith('/')
      const isKnown = isSame && this.#followed.has(link)
      const pages = isKnown ? this.#followed.get(link) : this.#pagesFor(this.follow(link, from), page)
      // A copy does not keep the whole page in memory.
      if (isSame && !isKnown && this.#followed.size < maxFollowed)
        this.#followed.set(Buffer.from(link).toString(), pages)
      if (pages !== undefined && pages[pages.length - 1] !== page) pages.push(page)
    }
    for (const twin of twins) {
      const to = this.follow(twin, from)
      if (to === undefined || to.address !== undefined) continue
      const pages = this.#twins.get(to.path) ?? []
      this.#twins.set(to.path, pages)
      pages.push(page)
    }
  }

  /** A sheet loads pictures and fonts, so it is no page that a picture is named on. */
  addStyle(sheet: string, css: string): void {
    const from = `${origin}${encodedPath(sheet)}`
    for (const sources of sourcesInStyle(css)) {
      const followed = sources.map((each) => this.follow(each, from))
      if (!followed.every((to) => to && to.address === undefined)) continue
      for (const pages of followed.map((to) => this.#pagesFor(to, sheet)))
        if (pages?.at(-1) !== sheet) pages?.push(sheet)
    }
  }

  /** Undefined if a link leads to another site. */
  follow(link: string, from: string): Followed | undefined {
    const url = link.length + from.length > maxLinkLength ? undefined : urlOf(link, from)
    if (url === undefined || !this.#hosts.includes(url.host) || !url.protocol.startsWith('http')) return undefined
    const path = decoded(url.pathname).normalize()
    const address = pageAt(path, (each) => this.#addresses.has(each))
    const place = address === undefined ? '' : decoded(url.hash.slice(1).replace(/:~:.*/su, ''))
    return { path: path.replace(/\/index\.html$/u, '/'), address, place }
  }

  /** The list that the page of the link belongs to. Undefined if the link is certainly not dead. */
  #pagesFor(to: Followed | undefined, page: string): string[] | undefined {
    if (to === undefined) return undefined
    const { path, address, place } = to
    const key = address === undefined ? undefined : mediaKeyOf(address.slice(1))
    if (key !== undefined && !this.namedOn.has(key)) this.namedOn.set(key, page)
    // Scripts take what begins with a slash or an exclamation mark.
    if (address !== undefined && /^(?:top$|[/!]|$)/iu.test(place)) return undefined
    const target = address ?? (withoutSlash(path) || '/')
    const first: LinkedPath = { path: address ?? path, isThere: address !== undefined, places: new Map() }
    const linked = this.#linked.get(target) ?? first
    const pages = linked.places.get(place) ?? []
    this.#linked.set(target, linked)
    linked.places.set(place, pages)
    return pages
  }

  /** By path, the places that pages link to, whether they are there or not. */
  get linkedPlaces(): ReadonlyMap<string, DeadLinks> {
    return new Map(Array.from(this.#linked.values(), ({ path, places }) => [path, places]))
  }

  /**
   * At the end, because a page may come after the links to its places.
   * @param isApp whether scripts answer each address whose last name has no dot
   * @returns undefined if there are too many
   */
  dead(isApp: boolean): DeadLinks | undefined {
    const dead = new Map<string, readonly string[]>()
    for (const { path, isThere, places } of this.#linked.values()) {
      if (!isThere && !(isApp && isRoute(path))) dead.set(inTarget(path), places.get('') ?? [])
      const there = new Set(this.#placesOf.get(path)?.split('\n') ?? places.keys())
      for (const [place, pages] of isThere ? places : [])
        if (place !== '' && !there.has(place)) dead.set(`${inTarget(path)}#${place}`, pages)
    }
    return dead.size > maxDead ? undefined : dead
  }

  /** Addresses of pages themselves and of translations that are not there. */
  deadTwins(isApp: boolean): DeadLinks {
    const dead = [...this.#twins].filter(([path]) => !(isApp && isRoute(path)))
    return new Map(dead.map(([path, pages]) => [inTarget(path), pages]))
  }
}

const isRoute = (path: string): boolean => !/[^/]*$/u.exec(withoutSlash(path))?.[0].includes('.')
