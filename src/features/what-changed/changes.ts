import type { SiteFiles } from '../../site/site.ts'
import { printable } from '../../text/printable.ts'
import { inTarget, pageAt, pathIn, similarTo } from './dead-links.ts'
import { addressOf, isPage, type SiteList } from './list-pages.ts'
import { withoutHashes } from './normalize.ts'
import type { PageList } from './published-list.ts'
import type { PageToShow } from './screenshots/screenshot.ts'

export interface PageChange {
  readonly path: string
  /** In one printable line. The path if there is none. */
  readonly title: string
  readonly change: 'changed' | 'new' | 'removed' | 'outside' | 'restyled'
}

/** A target that is dead only in the preview. `removed` if it was a page of the live site. */
export type BrokenLink = Readonly<{ target: string; removed: boolean; pages: readonly string[] }>

/** How a preview differs from the live site (DESIGN 6). */
export interface Changes {
  /** Sorted by change, then by path. With the same content, `outside` differ outside of it, or `restyled` in their look. */
  readonly pages: readonly PageChange[]
  /** How many pages both sites have. */
  readonly common: number
  readonly files: readonly (keyof PageList['files'])[]
  readonly broken: readonly BrokenLink[]
  readonly titleOf: (path: string) => string
  /** What a broken link may have meant. */
  readonly similarTo: (target: string) => string | undefined
}

export function changesBetween(live: PageList, now: SiteList): Changes {
  const titleOf = (path: string): string => now.titles.get(path) || printable(path)
  const paths = [...new Set([...live.pages.keys(), ...now.pages.keys()])]
  const pages = paths.flatMap((path) => {
    const change = changeOf(live.pages.get(path), now.pages.get(path))
    return change ? { path, title: titleOf(path), change } : []
  })
  pages.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1))
  const common = live.pages.size + now.pages.size - paths.length
  const files = (['styles', 'media', 'rest'] as const).filter((kind) => live.files[kind] !== now.files[kind])
  const similar = (target: string) => similarTo(target, [...now.addresses])
  return { pages, common, files, broken: brokenBetween(live, now), titleOf, similarTo: similar }
}

/** By digests as in a list. A page counts once, by the first that differs. */
function changeOf(live: string | undefined, now: string | undefined): PageChange['change'] | undefined {
  if (live === undefined) return 'new'
  if (now === undefined) return 'removed'
  const [old, digests] = [live.split('.'), now.split('.')]
  return (['changed', 'outside', 'restyled'] as const).find((_, index) => old[index] !== digests[index])
}

function brokenBetween(live: PageList, { dead, linked }: SiteList): BrokenLink[] {
  if (live.dead === undefined || dead === undefined) return []
  const known = new Set(Array.from(live.dead.keys(), withoutHashes))
  // If half of a page's places are dead already, scripts make them.
  const scripted = new Set<string>()
  for (const [path, pages] of linked) {
    const places = [...pages.keys()].filter((place) => place !== '')
    const deadBefore = places.filter((place) => known.has(withoutHashes(`${inTarget(path)}#${place}`)))
    if (2 * deadBefore.length >= places.length) scripted.add(path)
  }
  const broken = Array.from(dead).flatMap(([target, pages]) => {
    const [path, hasPlace] = pathIn(target)
    const isTold = !hasPlace || (live.pages.has(path) && !scripted.has(path))
    if (known.has(withoutHashes(target)) || !isTold) return []
    return { target, removed: pageAt(path, (each) => live.pages.has(each)) !== undefined, pages }
  })
  return broken.sort((a, b) => (a.target < b.target ? -1 : 1))
}

/** First what changed, then pages of which only a picture can tell. Without `changes` nothing is known. */
export function pagesToShow(site: SiteFiles, changes: Changes | undefined, most: number): PageToShow[] {
  const { pages = [], files = ['rest'], titleOf = printable } = changes ?? {}
  const shown = pages.flatMap(({ path, title, change }): PageToShow[] => {
    if (change === 'removed' || change === 'outside') return []
    return [{ path, title, change: change === 'restyled' ? 'unsure' : change }]
  })
  const others = (files.length > 0 ? firstPages(site) : []).filter((path) => !shown.some((page) => page.path === path))
  return [...shown, ...others.map((path) => ({ path, title: titleOf(path), change: 'unsure' as const }))].slice(0, most)
}

/** The root page, and the first page of each folder at the root. */
function firstPages(site: SiteFiles): string[] {
  const firsts = new Map<string, string>()
  for (const path of site.filter(isPage).map(addressOf).sort().reverse())
    if (path === '/' || path.includes('/', 1)) firsts.set(path.split('/', 2).join('/'), path)
  return [...firsts.values()].reverse()
}
