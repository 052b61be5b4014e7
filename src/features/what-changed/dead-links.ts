import { decoded, encodedPath, urlOf } from '../../text/address.ts'

/** Each target that is not in the site, such as `/guide` or `/guide/#setup`, with the pages that link to it. */
export type DeadLinks = ReadonlyMap<string, readonly string[]>

/** `places` are what a fragment may name. `base` is the address in the element `base`. May be empty. */
export type PageLinks = Readonly<{ links: ReadonlySet<string>; places: ReadonlySet<string>; base: string }>

const origin = 'https://site.invalid'

/** A path leads to its file, to the same with `.html`, or to the `index.html` of the folder. */
export function pageAt(path: string, isThere: (address: string) => boolean): string | undefined {
  const bare = path.replace(/(?<!\/)\/+$/u, '')
  const files = [path, `${bare}.html`, `${bare}/index.html`]
  return files.map((each) => each.replace(/\/index\.html$/u, '/')).find(isThere)
}

/** @param addresses of the site's pages and files, in NFC */
export function followLinks(addresses: ReadonlySet<string>, hosts: readonly string[]) {
  const own = [...hosts, new URL(origin).host]
  const dead = new Map<string, string[]>()
  /** By page and place. Checked at the end, because the page may come later. */
  const toPlaces = new Map<string, Map<string, string[]>>()
  const placesOf = new Map<string, string>()

  function follow(link: string, base: string) {
    const url = urlOf(link, base)
    if (url === undefined || !own.includes(url.host) || !url.protocol.startsWith('http')) return undefined
    const path = decoded(url.pathname).normalize()
    const place = decoded(url.hash.slice(1).replace(/:~:.*/su, ''))
    const address = pageAt(path, (each) => addresses.has(each))
    if (address === undefined)
      return { targets: dead, target: path.replace(/(?:\/index\.html|(?<!\/)\/+)$/u, '') || '/' }
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
      const found = follow(link, from)
      if (found === undefined) continue
      const pages = found.targets.get(found.target) ?? []
      found.targets.set(found.target, pages)
      if (pages.at(-1) !== page) pages.push(page)
    }
  }

  function found(): DeadLinks {
    for (const [address, links] of toPlaces) {
      const places = new Set(placesOf.get(address)?.split('\n') ?? links.keys())
      for (const [place, pages] of links) if (!places.has(place)) dead.set(`${address}#${place}`, pages)
    }
    return dead
  }
  return { add, found }
}
