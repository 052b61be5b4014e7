import type { SiteFiles } from '../../site/site.ts'
import { printable } from '../../text/printable.ts'
import type { Changes, PageChange } from './changes.ts'
import { addressOf, isPage } from './list-pages.ts'
import type { PageToShow } from './screenshots/screenshot.ts'

/** Pages that changed, pages of which only a picture can tell, and those for places that are left (design 8.7). */
export function pagesToShow(site: SiteFiles, changes: Changes | undefined) {
  const titleOf = changes?.titleOf ?? printable
  const sure = changes ? unmoved(changes).filter(({ change }) => change === 'changed' || change === 'new') : []
  const known = new Set(sure.map(({ path }) => path))
  const unsure = (paths: Iterable<string>): PageToShow[] =>
    [...paths].flatMap((path) => {
      if (known.has(path)) return []
      known.add(path)
      return { path, title: titleOf(path), change: 'unsure' }
    })
  const changed = sure.map(({ path, title, change }): PageToShow => {
    return { path, title, change: change === 'new' ? change : 'changed' }
  })
  const pages = [...changed, ...unsure(changes ? unsurePages(changes) : [])]
  return { pages, fillers: unsure(changes && !hasOtherFiles(changes) ? [] : firstPages(site)) }
}

/** Without those that have another address now. */
export function unmoved({ pages, moves }: Changes): PageChange[] {
  const moved = new Set(moves.flatMap(({ from, to }) => [from, to]))
  return pages.filter(({ path }) => !moved.has(path))
}

/** Of one kind, without those that have another address now. */
export const pathsOf = (kind: PageChange['change'], changes: Changes): string[] =>
  unmoved(changes).flatMap(({ path, change }) => (change === kind ? path : []))

/** Whether the build writes something that is not compared, such as its number, into nearly all pages (design 8.4). */
export function isStamped({ pages, common }: Changes): boolean {
  const both = pages.filter(({ change }) => change !== 'new' && change !== 'removed').length
  const stamped = pages.filter(({ change }) => change === 'uncompared').length
  // The digest of the whole page is another one, too, if its text or HTML is.
  return both >= 5 && stamped > 0 && 5 * stamped >= 4 * (common - both + stamped)
}

/** Without the pages that differ only in what the build writes into nearly all of them. */
export function withoutStamp(changes: Changes): Changes {
  const pages = changes.pages.filter(({ change }) => change !== 'uncompared')
  return isStamped(changes) ? { ...changes, pages } : changes
}

function* unsurePages(changes: Changes): Generator<string> {
  yield* pathsOf('restyled', changes)
  yield* changes.media.namedOn
  yield* pathsOf('uncompared', withoutStamp(changes))
}

/** Whether files differ of which nobody knows the pages. */
const hasOtherFiles = ({ files, media }: Changes): boolean => files.length > 0 || media.differ || !media.areNamed

/** The root page, and the first page of each folder at the root. */
function firstPages(site: SiteFiles): string[] {
  const firsts = new Map<string, string>()
  for (const path of site.filter(isPage).map(addressOf).sort().reverse())
    if (path === '/' || path.includes('/', 1)) firsts.set(path.split('/', 2).join('/'), path)
  return [...firsts.values()].reverse()
}
