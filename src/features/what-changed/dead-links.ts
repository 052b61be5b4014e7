import { distance } from 'fastest-levenshtein'
import { decoded, encodedPath, urlOf } from '../../text/address.ts'

/** Each target that is not in the site, such as `/guide` or `/guide/#setup`, with the pages that link to it. */
export type DeadLinks = ReadonlyMap<string, readonly string[]>

/** `places` are what a fragment may name. `base` is the address in the element `base`. May be empty. */
export type PageLinks = Readonly<{ links: ReadonlySet<string>; places: ReadonlySet<string>; base: string }>

const origin = 'https://site.invalid'

/** Characters. A longer link is not followed. */
const longestLink = 4096

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
  const near = same.length > 0 || !isLong ? same : addresses.filter((each) => distance(lastNameIn(each), name) <= 2)
  return near.length === 1 && !hasPlace ? near[0] : undefined
}

const lastNameIn = (path: string): string => path.replace(/\/$|\.html$/u, '').replace(/^.*\//su, '')

/** @param addresses of the site's pages and files, in NFC */
export function followLinks(addresses: ReadonlySet<string>, hosts: readonly string[]) {
  const own = [...hosts, new URL(origin).host]
  const dead = new Map<string, string[]>()
  /** Checked at the end, because the page may come later. */
  const toPlaces = new Map<string, Map<string, string[]>>()
  const placesOf = new Map<string, string>()
  /** Links of menus, which lead to the same from each page. */
  const followed = new Map<string, ReturnType<typeof follow>>()

  function follow(link: string, base: string) {
    const url = link.length > longestLink ? undefined : urlOf(link, base)
    if (url === undefined || !own.includes(url.host) || !url.protocol.startsWith('http')) return undefined
    const path = decoded(url.pathname).normalize()
    const place = decoded(url.hash.slice(1).replace(/:~:.*/su, ''))
    const address = pageAt(path, (each) => addresses.has(each))
    if (address === undefined)
      return { targets: dead, target: inTarget(path.replace(/(?:\/index\.html|(?<!\/)\/+)$/u, '') || '/') }
    // Scripts take what begins with a slash or an exclamation mark.
    if (/^(?:top$|[/!]|$)/iu.test(place)) return undefined
    const targets = toPlaces.get(address) ?? new Map<string, string[]>()
    toPlaces.set(address, targets)
    return { targets, target: place }
  }

  function add(page: string, { links, places, base }: PageLinks): void {
    placesOf.set(page.normalize(), Array.from(places, decoded).join('\n'))
    const from = urlOf(base, `${origin}${encodedPath(page)}`)?.href ?? origin
    for (const link of links) {
      const isSame = base === '' && link.startsWith('/') && link.length <= longestLink
      const found = isSame && followed.has(link) ? followed.get(link) : follow(link, from)
      // A copy does not keep the whole page in memory.
      if (isSame && followed.size < 10_000) followed.set(Buffer.from(link).toString(), found)
      if (found === undefined) continue
      const pages = found.targets.get(found.target) ?? []
      found.targets.set(found.target, pages)
      if (pages.at(-1) !== page) pages.push(page)
    }
  }

  function found() {
    for (const [address, links] of toPlaces) {
      const places = new Set(placesOf.get(address)?.split('\n') ?? links.keys())
      for (const [place, pages] of links) if (!places.has(place)) dead.set(`${inTarget(address)}#${place}`, pages)
    }
    return { dead, places: toPlaces }
  }
  return { add, found }
}
