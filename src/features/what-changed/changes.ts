import { printable } from '../../text/printable.ts'
import { type BrokenLink, brokenBetween } from './broken-links.ts'
import { digestOfMedia } from './list-files.ts'
import type { SiteList } from './list-pages.ts'
import type { PageList } from './published-list.ts'
import type { Stories } from './stories.ts'

/** By digests as in a list. A page counts once, by the first that differs. */
const differing = ['changed', 'outside', 'restyled', 'uncompared'] as const

export interface PageChange {
  readonly path: string
  /** In one printable line. The path if there is none. */
  readonly title: string
  /** `outside`, `restyled` and `uncompared` have the same content: menus differ, or the HTML, or what is in neither. */
  readonly change: 'new' | 'removed' | (typeof differing)[number]
}

/** A page that has another address now. */
export interface Move {
  readonly from: string
  readonly to: string
  /** Whether the old address leads to the new one. */
  readonly isRedirected: boolean
}

/** Addresses of pictures, fonts and documents. */
export interface MediaChanges {
  readonly replaced: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Some differ, but one of the lists does not name them. */
  readonly differ: boolean
  /** The first page that names each one that was replaced or added. */
  readonly namedOn: readonly string[]
  /** Whether a page names each of them. A style sheet may. */
  readonly areNamed: boolean
}

/** How a preview differs from the live site (design 8.4). */
export interface Changes {
  /** Sorted by change, then by path. */
  readonly pages: readonly PageChange[]
  /** Their pages are in `pages`, too. */
  readonly moves: readonly Move[]
  /** How many pages both sites have. */
  readonly common: number
  readonly files: readonly ('styles' | 'rest')[]
  readonly media: MediaChanges
  readonly broken: readonly BrokenLink[]
  /** Of a Storybook. Undefined if there is none, or if it is not known. */
  readonly stories?: Stories | undefined
  readonly titleOf: (path: string) => string
}

/** Of what was not compared. */
export const noChanges: Changes = {
  ...{ pages: [], moves: [], common: 0, files: [], broken: [] },
  media: { replaced: [], added: [], removed: [], namedOn: [], areNamed: true, differ: false },
  titleOf: printable,
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
  const differs = (kind: keyof PageList['files']): boolean => live.files[kind] !== now.files[kind]
  // A file that nobody touched has the same bytes two days later, with a time that is none of a build's any more.
  const files = (['styles', 'rest'] as const).filter((kind) => differs(kind) && (kind !== 'rest' || differs('untimed')))
  const [moves, media, broken] = [movesIn(pages, live, now), mediaBetween(live, now), brokenBetween(live, now)]
  return { pages, moves, common, files, media, broken, titleOf }
}

function changeOf(live: string | undefined, now: string | undefined): PageChange['change'] | undefined {
  if (live === undefined) return 'new'
  if (now === undefined) return 'removed'
  const [old, digests] = [live.split('.'), now.split('.')]
  return differing.find((_, index) => old[index] !== digests[index])
}

/** A removed and a new page that alone have a content, and an old address that leads to a new page now. */
function movesIn(pages: readonly PageChange[], live: PageList, now: SiteList): Move[] {
  const [oldPaths, newPaths] = [pathsByContent(live.pages), pathsByContent(now.pages)]
  const states = new Map(pages.map(({ path, change }) => [path, change]))
  return pages.flatMap(({ path, change }): Move[] => {
    const to = now.redirects.get(path)
    if (change === 'changed' && to !== undefined && states.get(to) === 'new')
      return [{ from: path, to, isRedirected: true }]
    if (change !== 'removed') return []
    const content = contentOf(live.pages.get(path) ?? '')
    const [others = [], found = []] = [oldPaths.get(content), newPaths.get(content)]
    const [only = ''] = found
    const isMoved = others.length === 1 && found.length === 1 && states.get(only) === 'new'
    return isMoved ? [{ from: path, to: only, isRedirected: false }] : []
  })
}

const contentOf = (digests: string): string => digests.split('.', 1).join()

function pathsByContent(pages: ReadonlyMap<string, string>): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const [path, digests] of pages) {
    const all = paths.get(contentOf(digests)) ?? []
    paths.set(contentOf(digests), all)
    all.push(path)
  }
  return paths
}

function mediaBetween({ media: old }: PageList, { media, mediaNames, namedOn }: SiteList): MediaChanges {
  if (typeof old === 'string') return { ...noChanges.media, differ: old !== digestOfMedia(media) }
  const replaced = [...media.keys()].filter((key) => old.has(key) && old.get(key) !== media.get(key))
  const added = [...media.keys()].filter((key) => !old.has(key))
  const names = (keys: readonly string[]) => keys.map((key) => mediaNames.get(key) ?? key).sort()
  const pages = [...replaced, ...added].map((key) => namedOn.get(key))
  return {
    replaced: names(replaced),
    added: names(added),
    removed: [...old.keys()].filter((key) => !media.has(key)).sort(),
    differ: false,
    namedOn: [...new Set(pages.filter((page) => page !== undefined))].sort(),
    areNamed: !pages.includes(undefined),
  }
}
