import type { Changes, PageChange } from '../changes.ts'
import type { ChangedWords } from '../live-pages.ts'
import type { PageWords } from '../page-words.ts'
import { unmoved } from '../pages-to-show.ts'
import { pagesOf, type Screenshot } from '../screenshots/screenshot.ts'
import type { Hoisted } from './hoisted-changes.ts'
import { isHoisted } from './page-lines.ts'
import { changeOfBuild } from './summary-text.ts'

/** What is known of a preview. */
export interface Shown {
  readonly changes: Changes
  readonly words: ChangedWords | undefined
  readonly hoisted: Hoisted
  readonly screenshots: readonly Screenshot[]
  /** What the list has by itself, but for pages with pictures. */
  readonly listed: ReadonlyMap<PageChange['change'], readonly PageChange[]>
  /** Whether the site has colours for the dark theme, too. */
  readonly hasDarkTheme: boolean
  readonly preview: string
  readonly live: string
}

/** By kind. Pages that nearly all differ are not listed, but for those of which more is known than stands above. */
export function listedPages({ changes, words, hoisted, screenshots }: Omit<Shown, 'listed'>): Shown['listed'] {
  const ofBuild = changeOfBuild(changes)
  const same = new Set(screenshots.flatMap(({ path, result }) => (result === 'same' ? path : [])))
  const isListed = ({ path, change }: PageChange): boolean => {
    const known = words?.pages.get(path)
    if (change === 'restyled') return ofBuild !== change && !same.has(path)
    if (change !== 'changed') return change === 'new' || change === 'removed'
    if (known && isHoisted(known, hoisted.changes)) return false
    return ofBuild !== change || (hoisted.isOnAll && known !== undefined)
  }
  const listed = new Map<PageChange['change'], PageChange[]>()
  for (const page of unmoved(changes).filter(isListed)) {
    const all = listed.get(page.change) ?? []
    listed.set(page.change, all)
    all.push(page)
  }
  return listed
}

/** The words that scripts have drawn on a page, or else those of its files. */
export function wordsOn(path: string, { words, screenshots }: Shown): PageWords | undefined {
  const drawn = screenshots.flatMap(pagesOf).find((each) => each.path === path && each.words)
  return drawn?.words ?? words?.pages.get(path)
}
