import { distance } from 'fastest-levenshtein'
import { decoded, encodedPath, urlOf } from '../../text/address.ts'

/** Each target that is not in the site, such as `/guide` or `/guide/#setup`, with the pages that link to it. */
export type DeadLinks = ReadonlyMap<string, readonly string[]>

/** `places` are what a fragment may name. `base` is the address in the element `base`. May be empty. */
export type PageLinks = Readonly<{ links: ReadonlySet<string>; places: ReadonlySet<string>; base: string }>

const origin = 'https://site.invalid'

/** Characters. A longer link is not followed. */
const longestLink = 4096

/** With more dead targets none are published, and none are reported. */
export const mostDead = 10_000

const maxNameLength = 255

/** A path leads to its file, to the same with `.html`, or to the `index.html` of the folder. */
export function pageAt(path: string, isThere: (address: string) => boolean): string | undefined {
  const bare = path.replace(/(?<!\/)\/+$/u, '')
  const files = [path, `${bare}.html`, `${bare}/index.html`]
  return files.map((each) => each.replace(/\/index\.html$/u, '/')).find(isThere)
}

/** A path in a target, where `#` is what a place begins with. */
export const inTarget = (path: string): string => path.replace(/[%#]/gu, (sign) => (sign === '#' ? '%23' : '%25'))

/** The path in a target, and whether a place follows it. */
export function pathIn(target: string): readonly [path: string, hasPlace: boolean] {
  const [path = '', place] = target.split('#', 2)
  return [path.replaceAll('%23', '#').replaceAll('%25', '%'), place !== undefined]
}

/** The one address with the same last name, or, if that has more than five letters, with two other letters at most. */
export function similarTo(target: string, addresses: readonly string[]): string | undefined {
  const [path, hasPlace] = pathIn(target)
  const name = lastNameIn(path)
  const same = addresses.filter((each) => lastNameIn(each) === name)
  const isLong = name.replace(/\.\w+$/u, '').length > 5
  const near = same.length > 0 || !isLong ? same : addresses.filter((each) => isNear(lastNameIn(each), name))
  return near.length === 1 && !hasPlace ? near[0] : undefined
}

/** The time for two names is their product, so only names as file systems have them are compared, if they can be near. */
function isNear(a: string, b: string): boolean {
  return Math.max(a.length, b.length) <= maxNameLength && Math.abs(a.length - b.length) <= 2 && distance(a, b) <= 2
}

const lastNameIn = (path: string): string => path.replace(/\/$|\.html$/u, '').replace(/^.*\//su, '')

/** @param addresses of the site's pages and files, in NFC */
export function followLinks(addresses: ReadonlySet<string>, hosts: readonly string[]) {
  const own = [...hosts, new URL(origin).host]
  /** By path and place, which is empty if the path is not there: the pages that link to it. */
  const linked = new Map<string, Map<string, string[]>>()
  const placesOf = new Map<string, string>()
  /** Links of menus, which lead to the same from each page. */
  const followed = new Map<string, string[] | undefined>()

  /** The list that the page of the link belongs to. Undefined if the link is certainly not dead. */
  function pagesFor(link: string, base: string): string[] | undefined {
    const url = urlOf(link, base)
    if (url === undefined || !own.includes(url.host) || !url.protocol.startsWith('http')) return undefined
    const path = decoded(url.pathname).normalize()
    const address = pageAt(path, (each) => addresses.has(each))
    const place = address === undefined ? '' : decoded(url.hash.slice(1).replace(/:~:.*/su, ''))
    // Scripts take what begins with a slash or an exclamation mark.
    if (address !== undefined && /^(?:top$|[/!]|$)/iu.test(place)) return undefined
    const target = address ?? (path.replace(/(?:\/index\.html|(?<!\/)\/+)$/u, '') || '/')
    const places = linked.get(target) ?? new Map<string, string[]>()
    const pages = places.get(place) ?? []
    linked.set(target, places.set(place, pages))
    return pages
  }

  function add(page: string, { links, places, base }: PageLinks): void {
    placesOf.set(page.normalize(), Array.from(places, decoded).join('\n'))
    const from = urlOf(base, `${origin}${encodedPath(page)}`)?.href ?? origin
    for (const link of links) {
      if (link.length > longestLink) continue
      const isSame = base === '' && link.startsWith('/')
      const pages = isSame && followed.has(link) ? followed.get(link) : pagesFor(link, from)
      // A copy does not keep the whole page in memory.
      if (isSame && followed.size < 10_000) followed.set(Buffer.from(link).toString(), pages)
      if (pages?.at(-1) !== page) pages?.push(page)
    }
  }

  /** At the end, because a page may come after the links to its places. `dead` is undefined if there are too many. */
  function found() {
    const dead = new Map<string, readonly string[]>()
    for (const [path, places] of linked) {
      const there = new Set(placesOf.get(path)?.split('\n') ?? places.keys())
      for (const [place, pages] of places)
        if (place === '') dead.set(inTarget(path), pages)
        else if (!there.has(place)) dead.set(`${inTarget(path)}#${place}`, pages)
    }
    return { dead: dead.size > mostDead ? undefined : dead, linked }
  }
  return { add, found }
}
