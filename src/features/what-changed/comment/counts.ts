import { count, formatNumber } from '../../../text/printable.ts'
import type { Changes } from '../changes.ts'
import { pathsOf, withoutStamp } from '../pages-to-show.ts'
import { pagesOf, type Screenshot } from '../screenshots/screenshot.ts'

/** As in `2 pages changed, 1 new, 3 broken links`. */
export function shortText(changes: Changes, screenshots: readonly Screenshot[]): string {
  const { broken } = changes
  const restyled = pathsOf('restyled', changes).length
  const looks = restyled > 0 && `${formatNumber(restyled)} may look different`
  const links = broken.length > 0 && count(broken.length, 'broken link')
  const counts = [countsOf(changes, screenshots), looks, links].filter(Boolean)
  return counts.join(', ') || (isSame(changes) ? 'none' : 'no main text')
}

/** Whether nothing differs, but for what no list has. */
export const isSame = ({ pages, files, media }: Changes): boolean =>
  pages.length + files.length + media.replaced.length + media.added.length + media.removed.length === 0 && !media.differ

/** What the first line counts, as in `2 pages changed, 1 new, 4 views differ` (design 8.4). May be empty. */
export function countsOf(changes: Changes, screenshots: readonly Screenshot[]): string {
  return [...pageCounts(changes), ...storyCounts(changes), ...lookCounts(changes, screenshots)].join(', ')
}

/** The first count has the noun. */
function pageCounts(changes: Changes): string[] {
  const counts = [
    ...(['changed', 'new', 'removed'] as const).map((kind) => [kind, pathsOf(kind, changes).length] as const),
    ['moved', changes.moves.length] as const,
  ]
  return counts
    .filter(([, number]) => number > 0)
    .map(([kind, number], index) => {
      if (index > 0) return `${formatNumber(number)} ${kind}`
      return kind === 'new' ? count(number, 'new page') : `${count(number, 'page')} ${kind}`
    })
}

function storyCounts({ stories }: Changes): string[] {
  const counted = (names: ReadonlyMap<string, string> | undefined, before: string, behind: string): string =>
    names?.size ? `${formatNumber(names.size)} ${before}${names.size === 1 ? 'story' : 'stories'}${behind}` : ''
  return [counted(stories?.added, 'new ', ''), counted(stories?.removed, '', ' removed')].filter(Boolean)
}

/** Pages that only pictures show to differ, and views. */
function lookCounts(changes: Changes, screenshots: readonly Screenshot[]): string[] {
  const counted = new Set(withoutStamp(changes).pages.map(({ path }) => path))
  const differing = screenshots.flatMap((each) => (each.result === 'pictures' && each.before ? pagesOf(each) : []))
  const views = differing.filter(({ view }) => view).length
  const pages = differing.filter(({ path, view }) => !view && !counted.has(path)).length
  return [
    pages > 0 ? `${count(pages, 'page')} ${pages === 1 ? 'looks' : 'look'} different` : '',
    views > 0 ? `${count(views, 'view')} ${views === 1 ? 'differs' : 'differ'}` : '',
  ].filter(Boolean)
}
