import { paragraphs } from '../../../text/markdown.ts'
import { count, formatNumber } from '../../../text/printable.ts'
import type { Changes, PageChange } from '../changes.ts'
import type { ChangedWords } from '../live-pages.ts'
import { unmoved } from '../pages-to-show.ts'
import type { Screenshot } from '../screenshots/screenshot.ts'
import { isTold, moveLine, pageName, pathCode, targetLine, wordLines } from './page-lines.ts'
import { besidePictures, blockOf, drawnLines, nameOf } from './pictures.ts'
import { changeOfBuild } from './summary-text.ts'
import type { ToldOnce } from './told-once.ts'

export const maxPages = 20
/** New ones, removed ones, and those with another address. */
const maxOfKind = 5
const maxPlaces = 3

/** What is known of a preview. */
export interface Shown {
  readonly changes: Changes
  readonly words: ChangedWords | undefined
  readonly told: ToldOnce
  readonly screenshots: readonly Screenshot[]
  /** What the list has by itself, but for pages with pictures. */
  readonly listed: ReadonlyMap<PageChange['change'], readonly PageChange[]>
  readonly preview: string
  readonly live: string
}

/** How much is shown: pages with words, from the first one on, pages with pictures, others, and broken links. */
export interface Amount {
  readonly words: number
  readonly pictures: number
  readonly pages: number
  readonly targets: number
}

export interface Lists extends Amount {
  readonly text: string
}

/** An entry of the list. Without a path it is a number of pages that are not listed. */
interface Entry {
  readonly line: string
  readonly path?: string
}

/** Targets, pictures and the list of pages, with at most so many of each. */
export function listsOf(shown: Shown, max: Amount): Lists {
  const { changes, screenshots, preview, told } = shown
  const pictured = screenshots.filter((each) => each.result === 'pictures').slice(0, max.pictures)
  let withWords = 0
  const wordsOn = (path: string): readonly string[] => {
    const lines = linesOn(path, shown)
    if (lines.length > 0) withWords += 1
    return withWords > max.words ? [] : lines
  }
  const blocks = pictured.map((each) => blockOf(each, preview, wordsOn(each.path)))
  const targets = changes.broken.slice(0, max.targets).map((link) => targetLine(link, changes, preview))
  const broken = withRest(targets, changes.broken.length)
  let listed = 0
  const lines = entriesOf(shown, pictured).flatMap(({ line, path }) => {
    if (path === undefined) return line
    listed += 1
    return listed > max.pages ? [] : [line, ...wordsOn(path).map((each) => `  - ${each}`)].join('\n')
  })
  const beside = paragraphs(...blocks, besidePictures(screenshots, blocks.length))
  // Otherwise both lists would look like one.
  const between = beside || ((broken || told.text) && lines.length > 0 ? 'These pages differ:' : '')
  return {
    text: paragraphs(broken, between, lines.join('\n'), unreadText(shown)),
    words: Math.min(withWords, max.words),
    pictures: blocks.length,
    pages: Math.min(listed, max.pages),
    targets: targets.length,
  }
}

function withRest(lines: readonly string[], all: number): string {
  const left = all - lines.length
  return [...lines, ...(left > 0 ? [`- and ${formatNumber(left)} more`] : [])].join('\n')
}

/** The words of a page that do not stand above, or else those that scripts have drawn. */
function linesOn(path: string, { words, told, screenshots }: Shown): readonly string[] {
  const known = words?.pages.get(path)
  const drawn = screenshots.find((each) => each.path === path && each.result === 'pictures' && each.words)
  if (drawn?.result === 'pictures') return drawnLines(drawn, maxPlaces)
  return known && !isTold(known, told.changes) ? wordLines(known, told.changes, maxPlaces) : []
}

/** @param pictured pages that are not listed */
function entriesOf(shown: Shown, pictured: readonly Screenshot[]): Entry[] {
  const { changes, listed, screenshots, preview, live } = shown
  const hidden = new Set(pictured.map(({ path }) => path))
  const ofKind = (kind: PageChange['change']) => (listed.get(kind) ?? []).filter(({ path }) => !hidden.has(path))
  const name = ({ path, title, change }: PageChange): Entry => {
    return { path, line: `- ${pageName(path, title, change, change === 'removed' ? live : preview)}` }
  }
  const all = new Set([...hidden, ...[...listed.values()].flat().map(({ path }) => path)])
  const others = screenshots.filter(({ path, result }) => result === 'pictures' && !all.has(path))
  const nameOther = (each: Screenshot): Entry => ({ path: each.path, line: `- ${nameOf(each, preview)}` })
  let room = maxPages
  const firstOf = <T>(all: readonly T[], max: number, entryOf: (one: T) => Entry, kind: string, rest = ''): Entry[] => {
    const entries = all.slice(0, Math.min(max, room)).map(entryOf)
    room -= entries.length
    const left = all.length - entries.length
    return left > 0 ? [...entries, { line: `- and ${count(left, `more ${kind}page`)}${rest}` }] : entries
  }
  const moved = (move: Changes['moves'][number]): Entry => ({ path: move.to, line: moveLine(move) })
  return [
    ...firstOf(changes.moves, maxOfKind, moved, 'moved '),
    ...firstOf(ofKind('new'), maxOfKind, name, 'new '),
    ...firstOf(ofKind('removed'), maxOfKind, name, 'removed '),
    ...firstOf(ofKind('changed'), maxPages, name, 'changed '),
    ...firstOf(ofKind('restyled'), maxPages, name, '', ' that may look different'),
    ...firstOf(others, maxPages, nameOther, ''),
  ]
}

/** By kind. Pages that nearly all differ are not listed, but for those of which more is known than stands above. */
export function listedPages({ changes, words, told, screenshots }: Omit<Shown, 'listed'>): Shown['listed'] {
  const ofBuild = changeOfBuild(changes)
  const same = new Set(screenshots.flatMap(({ path, result }) => (result === 'same' ? path : [])))
  const isListed = ({ path, change }: PageChange): boolean => {
    const known = words?.pages.get(path)
    if (change === 'restyled') return ofBuild !== change && !same.has(path)
    if (change !== 'changed') return change === 'new' || change === 'removed'
    if (known && isTold(known, told.changes)) return false
    return ofBuild !== change || (told.isOnAll && known !== undefined)
  }
  const listed = new Map<PageChange['change'], PageChange[]>()
  for (const page of unmoved(changes).filter(isListed)) {
    const all = listed.get(page.change) ?? []
    listed.set(page.change, all)
    all.push(page)
  }
  return listed
}

/** Why the words of pages are not known. */
export function unreadText({ words, screenshots }: Shown): string {
  const drawn = new Set(screenshots.flatMap((each) => (each.result === 'pictures' && each.words ? each.path : [])))
  const all = [...(words?.unread ?? [])].filter(([path]) => !drawn.has(path))
  const reasons = [...new Set(all.map(([, reason]) => reason))]
  return paragraphs(
    ...reasons.map((reason) => {
      const paths = all.filter((each) => each[1] === reason).map(([path]) => pathCode(path))
      return `No words of ${paths.join(', ')}: ${reason}.`
    }),
  )
}
