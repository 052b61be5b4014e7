import type { SiteFiles } from '../../site/site.ts'
import { printable } from '../../text/printable.ts'
import { inTarget, pageAt, pathIn, similarTo } from './dead-links.ts'
import { addressOf, isPage, type SiteList } from './list-pages.ts'
import { withoutHashes } from './normalize.ts'
import { mostDead, type PageList } from './published-list.ts'
import type { PageToShow } from './screenshots/take.ts'

export interface PageChange {
  readonly path: string
  /** In one printable line. The path if there is none. */
  readonly title: string
  readonly change: 'changed' | 'new' | 'removed'
}

/** A target that is dead only in the preview. `removed` if it was a page of the live site. */
export type BrokenLink = Readonly<{ target: string; removed: boolean; pages: readonly string[] }>

/** How a preview differs from the live site (DESIGN 6). */
export interface Changes {
  /** Sorted by change, then by path. */
  readonly pages: readonly PageChange[]
  /** Pages with the same content: how many, how many of them differ outside of it, and those with another look. */
  readonly unchanged: number
  readonly outside: number
  readonly restyled: readonly string[]
  readonly files: readonly (keyof PageList['files'])[]
  readonly broken: readonly BrokenLink[]
  readonly titleOf: (path: string) => string
  /** What a broken link may have meant. */
  readonly similarTo: (target: string) => string | undefined
}

export function changesBetween(live: PageList, now: SiteList): Changes {
  const pages: PageChange[] = []
  const restyled: string[] = []
  const titleOf = (path: string): string => now.pages.get(path)?.title || printable(path)
  let outside = 0
  for (const [path, page] of now.pages) {
    const old = live.pages.get(path)
    if (old?.content !== page.content)
      pages.push({ path, title: titleOf(path), change: old === undefined ? 'new' : 'changed' })
    else if (old.outside !== page.outside) outside += 1
    else if (old.look !== page.look) restyled.push(path)
  }
  const unchanged = now.pages.size - pages.length
  for (const path of live.pages.keys())
    if (!now.pages.has(path)) pages.push({ path, title: titleOf(path), change: 'removed' })
  pages.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1))
  const files = (['styles', 'media', 'rest'] as const).filter((kind) => live.files[kind] !== now.files[kind])
  const similar = (target: string) => similarTo(target, [...now.addresses])
  const broken = brokenBetween(live, now)
  return { pages, unchanged, outside, restyled: restyled.sort(), files, broken, titleOf, similarTo: similar }
}

function brokenBetween({ pages: live, dead: known }: PageList, { dead, places }: SiteList): BrokenLink[] {
  if (known === undefined || dead === undefined || dead.size > mostDead) return []
  const knownTargets = new Set(Array.from(known.keys(), withoutHashes))
  // If half of a page's places are dead already, scripts make them.
  const scripted = new Set<string>()
  for (const [path, links] of places) {
    const deadBefore = [...links.keys()].filter((place) => known.has(`${inTarget(path)}#${place}`))
    if (2 * deadBefore.length >= links.size) scripted.add(path)
  }
  const isLivePage = (address: string): boolean => live.has(address)
  const broken = Array.from(dead).flatMap(([target, pages]) => {
    const [path, hasPlace] = pathIn(target)
    const isTold = !hasPlace || (live.has(path) && !scripted.has(path))
    if (knownTargets.has(withoutHashes(target)) || !isTold) return []
    return { target, removed: pageAt(path, isLivePage) !== undefined, pages }
  })
  return broken.sort((a, b) => (a.target < b.target ? -1 : 1))
}

/** First what changed, then pages of which only a picture can tell. Without `changes` nothing is known. */
export function pagesToShow(site: SiteFiles, changes: Changes | undefined, most: number): PageToShow[] {
  const { pages = [], restyled = [], files = ['rest'], titleOf = printable } = changes ?? {}
  const shown = pages.flatMap(({ change, ...page }) => (change === 'removed' ? [] : { ...page, change }))
  const unsure = [...restyled, ...(files.length > 0 ? firstPages(site) : [])]
  const known = new Set(shown.map(({ path }) => path))
  const others = [...new Set(unsure)].filter((path) => !known.has(path))
  return [...shown, ...others.map((path) => ({ path, title: titleOf(path), change: 'unsure' as const }))].slice(0, most)
}

/** The root page, and the first page of each folder at the root. */
function firstPages(site: SiteFiles): string[] {
  const firsts = new Map<string, string>()
  for (const path of site.filter(isPage).map(addressOf).sort().reverse())
    if (path === '/' || path.includes('/', 1)) firsts.set(path.split('/', 2).join('/'), path)
  return [...firsts.values()].reverse()
}
