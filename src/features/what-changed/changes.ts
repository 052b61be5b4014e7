import type { SiteFiles } from '../../site/site.ts'
import { printable } from '../../text/printable.ts'
import { pageAt } from './dead-links.ts'
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
  /** Pages with the same content, and how many of them differ outside of it. */
  readonly unchanged: number
  readonly outside: number
  readonly files: readonly (keyof PageList['files'])[]
  readonly broken: readonly BrokenLink[]
  readonly titleOf: (path: string) => string
}

export function changesBetween(before: PageList, now: PageList): Changes {
  const pages: PageChange[] = []
  const titleOf = (path: string): string => now.pages.get(path)?.title || printable(path)
  let outside = 0
  for (const [path, page] of now.pages) {
    const old = before.pages.get(path)
    if (old?.content !== page.content)
      pages.push({ path, title: titleOf(path), change: old === undefined ? 'new' : 'changed' })
    else if (old.outside !== page.outside) outside += 1
  }
  const unchanged = now.pages.size - pages.length
  for (const path of before.pages.keys())
    if (!now.pages.has(path)) pages.push({ path, title: titleOf(path), change: 'removed' })
  pages.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1))
  const files = (['styles', 'media', 'rest'] as const).filter((kind) => before.files[kind] !== now.files[kind])
  return { pages, unchanged, outside, files, broken: brokenBetween(before, now), titleOf }
}

function brokenBetween({ pages: live, dead: known }: PageList, { dead }: PageList): BrokenLink[] {
  if (known === undefined || dead === undefined || dead.size > mostDead) return []
  const pageOf = (target: string): string => target.replace(/#.*/su, '')
  // If a page has dead places already, scripts make its places.
  const doubtful = new Set(Array.from(known.keys(), (target) => (target.includes('#') ? pageOf(target) : '')))
  const isNew = (target: string): boolean =>
    !known.has(target) && (!target.includes('#') || (live.has(pageOf(target)) && !doubtful.has(pageOf(target))))
  const isPage = (address: string): boolean => live.has(address)
  return Array.from(dead, ([target, pages]) => ({ target, removed: pageAt(target, isPage) !== undefined, pages }))
    .filter(({ target }) => isNew(target))
    .sort((a, b) => (a.target < b.target ? -1 : 1))
}

/** Changed and new pages. If there are none, the root page, where other files may differ. */
export function pagesToShow(site: SiteFiles, pages: readonly PageChange[], othersMayDiffer: boolean): PageToShow[] {
  const shown = pages.flatMap(({ change, ...page }) => (change === 'removed' ? [] : [{ ...page, change }]))
  const isRootShown = shown.length === 0 && othersMayDiffer && site.some(({ path }) => path === 'index.html')
  return isRootShown ? [{ path: '/', title: 'The root page', change: 'unsure' }] : shown
}
