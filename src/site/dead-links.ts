import { encodedPath, urlOf } from '../text/address.ts'

/** Links that lead nowhere in a site: each target, such as `/guide` or `/guide/#setup`, with the pages that link to it. */
export type DeadLinks = ReadonlyMap<string, readonly string[]>

/** What a page links to, the places in it that a fragment may name, and the address in its `base`, or an empty one. */
export type PageLinks = Readonly<{ links: ReadonlySet<string>; places: ReadonlySet<string>; base: string }>

const origin = 'https://site.invalid'

/** Where a site has what a path leads to: the file, the same with `.html`, or the `index.html` of the folder. */
export function pageAt(path: string, isThere: (address: string) => boolean): string | undefined {
  const bare = path.replace(/(?<!\/)\/+$/u, '')
  const files = [path, `${bare}.html`, `${bare}/index.html`]
  return files.map((each) => each.replace(/\/index\.html$/u, '/')).find(isThere)
}

/** Follows links to the site's own pages and files. `addresses` are where visitors find those, in NFC. */
export function followLinks(addresses: ReadonlySet<string>, hosts: readonly string[]) {
  const own = [...hosts, new URL(origin).host]
  const dead = new Map<string, string[]>()
  /** By page and place: the page may come later. */
  const toPlaces = new Map<string, Map<string, string[]>>()
  const placesOf = new Map<string, string>()

  /** Links from the root are the same on most pages. */
  const known = new Map<string, ReturnType<typeof follow>>()

  function follow(link: string, base: string) {
    const url = urlOf(link, base)
    if (url === undefined || !own.includes(url.host) || !url.protocol.startsWith('http')) return undefined
    const path = decoded(url.pathname).normalize()
    const place = decoded(url.hash.slice(1).replace(/:~:.*/su, ''))
    const address = pageAt(path, (each) => addresses.has(each))
    if (address === undefined) return { links: dead, target: path.replace(/(?:\/index\.html|(?<!\/)\/+)$/u, '') || '/' }
    // Scripts take what begins with a slash or an exclamation mark.
    if (/^(?:top$|[/!]|$)/iu.test(place)) return undefined
    const links = toPlaces.get(address) ?? new Map<string, string[]>()
    toPlaces.set(address, links)
    return { links, target: place }
  }

  function followFromRoot(link: string) {
    // A part of a text keeps the whole text in memory. A copy does not.
    if (!known.has(link)) known.set(Buffer.from(link).toString(), follow(link, origin))
    return known.get(link)
  }

  function add(page: string, { links, places, base }: PageLinks): void {
    placesOf.set(page.normalize(), Array.from(places, decoded).join('\n'))
    const from = urlOf(base, `${origin}${encodedPath(page)}`)?.href ?? origin
    for (const link of links) {
      const found = /^\/[^/\\]/u.test(link) ? followFromRoot(link) : follow(link, from)
      if (found) note(found.links, found.target, page)
    }
  }

  /** All of them, once all pages were added. */
  function found(): DeadLinks {
    for (const [address, links] of toPlaces) {
      const places = new Set(placesOf.get(address)?.split('\n') ?? links.keys())
      for (const [place, pages] of links) if (!places.has(place)) dead.set(`${address}#${place}`, pages)
    }
    return dead
  }
  return { add, found }
}

function note(links: Map<string, string[]>, target: string, page: string): void {
  const pages = links.get(target)
  if (pages === undefined) links.set(target, [page])
  else if (pages.at(-1) !== page) pages.push(page)
}

/** Percent signs that encode nothing stay. */
function decoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    return text
  }
}
