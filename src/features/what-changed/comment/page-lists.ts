import { paragraphs } from '../../../text/markdown.ts'
import { count, formatNumber } from '../../../text/printable.ts'
import type { Changes, PageChange } from '../changes.ts'
import { maxNames, maxPages, maxPlaces } from '../limits.ts'
import { type PageToShow, pagesOf } from '../screenshots/screenshot.ts'
import { type Shown, wordsOn } from './listed-pages.ts'
import { moveLine, pageName, pathCode, targetLine, wordLinesOnce } from './page-lines.ts'
import { besidePictures, blockOf, nameOf } from './pictures.ts'

/** How much is shown at most: pages with words, from the first one on, headings with pictures, other pages, and broken links. */
export interface MaxEntries {
  readonly words: number
  readonly pictures: number
  readonly pages: number
  readonly targets: number
}

/** The lists in Markdown, and how much of each they have. */
export interface Rendered extends MaxEntries {
  readonly text: string
  /** Pages below the headings with pictures. */
  readonly pictured: number
}

/** An entry of the list. Without a path it is a number of pages that are not listed. */
type Entry = Readonly<{ line: string; path?: string }>

/** Targets, pictures and the list of pages, with at most so many of each. */
export function listsOf(shown: Shown, max: MaxEntries): Rendered {
  const { changes, screenshots, preview, hoisted } = shown
  let withWords = 0
  const linesOn = (paths: readonly string[]): readonly string[] => {
    const words = paths.flatMap((path) => wordsOn(path, shown) ?? [])
    const lines = wordLinesOnce(words, hoisted.changes, maxPlaces)
    if (lines.length > 0) withWords += 1
    return withWords > max.words ? [] : lines
  }
  const headings = screenshots.flatMap((each) => (each.result === 'pictures' ? each : [])).slice(0, max.pictures)
  const blocks = headings.map((each) => blockOf(each, preview, linesOn(pagesOf(each).map(({ path }) => path))))
  const targets = changes.broken.slice(0, max.targets).map((link) => targetLine(link, changes, preview))
  const broken = withRest(targets, changes.broken.length)
  const pictured = new Set(headings.flatMap(pagesOf).map(({ path }) => path))
  let listed = 0
  const lines = entriesOf(shown, pictured).flatMap(({ line, path }) => {
    if (path === undefined) return line
    listed += 1
    return listed > max.pages ? [] : [line, ...linesOn([path]).map((each) => `  - ${each}`)].join('\n')
  })
  const beside = paragraphs(...blocks, besidePictures(shown, blocks.length))
  // Otherwise both lists would look like one.
  const between = beside || ((broken || hoisted.text) && lines.length > 0 ? 'These pages differ:' : '')
  return {
    text: paragraphs(broken, between, lines.join('\n'), unreadText(shown)),
    words: Math.min(withWords, max.words),
    pictures: blocks.length,
    pictured: pictured.size,
    pages: Math.min(listed, max.pages),
    targets: targets.length,
  }
}

function withRest(lines: readonly string[], all: number): string {
  const left = all - lines.length
  return [...lines, ...(left > 0 ? [`- and ${formatNumber(left)} more`] : [])].join('\n')
}

/** @param pictured pages that are not listed */
function entriesOf(shown: Shown, pictured: ReadonlySet<string>): Entry[] {
  const { changes, listed, screenshots, preview, live } = shown
  const ofKind = (kind: PageChange['change']) => (listed.get(kind) ?? []).filter(({ path }) => !pictured.has(path))
  const name = ({ path, title, change }: PageChange): Entry => {
    return { path, line: `- ${pageName(path, title, change, change === 'removed' ? live : preview)}` }
  }
  const all = new Set([...pictured, ...[...listed.values()].flat().map(({ path }) => path)])
  const others = screenshots
    .flatMap((each) => (each.result === 'pictures' ? pagesOf(each) : []))
    .filter(({ path }) => !all.has(path))
  const nameOther = (each: PageToShow): Entry => ({ path: each.path, line: `- ${nameOf(each, preview)}` })
  let room = maxPages
  const firstOf = <T>(all: readonly T[], max: number, entryOf: (one: T) => Entry, kind: string, rest = ''): Entry[] => {
    const entries = all.slice(0, Math.min(max, room)).map(entryOf)
    room -= entries.length
    const left = all.length - entries.length
    return left > 0 ? [...entries, { line: `- and ${count(left, `more ${kind}page`)}${rest}` }] : entries
  }
  const moved = (move: Changes['moves'][number]): Entry => ({ path: move.to, line: moveLine(move) })
  return [
    ...firstOf(changes.moves, maxNames, moved, 'moved '),
    ...firstOf(ofKind('new'), maxNames, name, 'new '),
    ...firstOf(ofKind('removed'), maxNames, name, 'removed '),
    ...firstOf(ofKind('changed'), maxPages, name, 'changed '),
    ...firstOf(ofKind('restyled'), maxPages, name, '', ' that may look different'),
    ...firstOf(others, maxPages, nameOther, ''),
  ]
}

/** Why the words of pages are not known. */
export function unreadText({ words, screenshots }: Shown): string {
  const drawn = new Set(screenshots.flatMap(pagesOf).flatMap(({ path, words }) => (words ? path : [])))
  const all = [...(words?.unread ?? [])].filter(([path]) => !drawn.has(path))
  const reasons = [...new Set(all.map(([, reason]) => reason))]
  return paragraphs(
    ...reasons.map((reason) => {
      const paths = all.filter((each) => each[1] === reason).map(([path]) => pathCode(path))
      return `No words of ${paths.join(', ')}: ${reason}.`
    }),
  )
}
