import { count, formatNumber } from '../../../text/printable.ts'
import type { Changes } from '../changes.ts'
import { maxHoistedLength, maxPlaces } from '../limits.ts'
import type { ChangedWords } from '../live-pages.ts'
import type { WordChange } from '../page-words.ts'
import { pathsOf } from '../pages-to-show.ts'
import { type SharedChange, sharedChanges } from '../same-changes.ts'
import { bareChange, changeLine, firstPages } from './page-lines.ts'

/** Changes that several pages have in common. */
export interface Hoisted {
  /** A list in Markdown. May be empty. */
  readonly text: string
  /** These stand above the pages, not with them. */
  readonly changes: ReadonlySet<WordChange>
  /** Whether one of them is on each page that was read. */
  readonly isOnAll: boolean
}

export function hoistedChanges(changes: Changes, words: ChangedWords | undefined, preview: string): Hoisted {
  const { pages = new Map(), outside = new Map() } = words ?? {}
  const changed = pathsOf('changed', changes).length
  const lines: string[] = []
  const hoisted = new Set<WordChange>()
  let isOnAll = false
  for (const shared of sharedChanges(pages)) {
    const line = `- ${shared.isInTitle ? 'Title: ' : ''}${changeLine(shared.change)} ${whereIs(shared, pages.size, changed, changes, preview)}`
    if (lines.join('\n').length + line.length > maxHoistedLength) continue
    lines.push(line)
    for (const change of shared.places) hoisted.add(change)
    isOnAll ||= shared.paths.length === pages.size
  }
  const menus = sharedChanges(outside, (paths) => paths.length === outside.size)
  if (menus.length > 0) lines.push(menuLine(menus, outside.size, pathsOf('outside', changes).length))
  return { text: lines.join('\n'), changes: hoisted, isOnAll }
}

function whereIs({ paths }: SharedChange, read: number, changed: number, { titleOf }: Changes, preview: string) {
  const pages = firstPages(paths, titleOf, preview)
  if (read === changed) return `on ${pages}`
  const some = paths.length === read ? 'each' : formatNumber(paths.length)
  return `on ${some} of ${count(read, 'page')} that were read, of ${formatNumber(changed)}: ${pages}`
}

function menuLine(menus: readonly SharedChange[], read: number, all: number): string {
  const shown = menus.slice(0, maxPlaces).map(({ change }) => bareChange(change))
  const left = menus.length - shown.length
  const where = read === 1 ? 'on 1 page' : `on each of ${count(read, 'page')}`
  const rest = read === all ? '' : ` that were read, of ${formatNumber(all)}`
  return `- Menus: ${shown.join('; ')}${left > 0 ? ` and ${count(left, 'more place')}` : ''}, ${where}${rest}`
}
