import { readWhole } from '../../site/file-access.ts'
import type { SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { count, excerpt, unseen } from '../../text/printable.ts'
import type { PageChange } from './changes.ts'
import { border } from './dates.ts'
import { addressOf, contentDigest } from './list-pages.ts'
import { type OwnNames, ownNames } from './normalize.ts'
import { mostBytes, type PageList, visitedBytes } from './published-list.ts'
import { readPage } from './read-page.ts'
import { unpairedRows } from './screenshots/changed-parts.ts'

const mostPages = 20
const mostPlaces = 3
/** Words before and behind a change. */
const mostAround = 5
/** With fewer words between them, two changes are shown as one. */
const leastBetween = 3
const mostCharacters = 160

const spaced = new RegExp(`([ ${border}]?)([^ ${border}]+)`, 'gu')
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
const separator = new RegExp(`^[ ${border}]`, 'u')

/** By the paths of pages: each place where words changed, in Markdown. */
export type ChangedWords = ReadonlyMap<string, readonly string[]>

/** Reads the first changed pages as a visitor of the live link does. One that is not the page of the list has no words. */
export async function wordsOnPages(
  pages: readonly PageChange[],
  { link, sha, list }: Readonly<{ link: string; sha: string; list: PageList }>,
  { built, own, run, signal }: Readonly<{ built: SiteFiles; own: OwnNames; run: string; signal: AbortSignal }>,
): Promise<ChangedWords> {
  const namesOf = (...hosts: string[]) => ownNames({ hosts, commits: [sha] })
  const [asListed, asLive] = [namesOf(list.host), namesOf(list.host, link)]
  const found = pages.slice(0, mostPages).map(async ({ path }) => {
    const { bytes } = await visitedBytes(`https://${link}${encodedPath(path)}?${run}`, signal)
    const live = await readPage(bytes, signal)
    const file = built.find((each) => addressOf(each) === path && each.size <= mostBytes)
    if (!live || !file || !list.pages.get(path)?.startsWith(contentDigest(live.facts(asListed)))) return []
    const now = await readPage(readWhole(file), signal)
    return now ? [[path, changedWords(live.facts(asLive).text, now.facts(ownNames(own)).text)] as const] : []
  })
  const settled = await Promise.allSettled(found)
  return new Map(settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))
}

/** Such as `…in ~~four~~ **three** minutes…`. Anybody may have written the texts. */
export function changedWords(live: string, now: string): string[] {
  if (holdsSecret(live) || holdsSecret(now)) return ['***']
  const [old, words] = [wordsIn(live), wordsIn(now)]
  const ranges = changedRanges(old, words)
  const removed = ranges.reduce((sum, [top, end]) => sum + end - top, 0)
  const added = ranges.reduce((sum, [, , top, end]) => sum + end - top, 0)
  if (ranges.length === 0)
    return [`No words differ, but ${live === now ? 'targets of links or pictures' : 'spaces or line breaks'} do.`]
  if (2 * removed > old.length && 2 * added > words.length) return ['rewritten']
  const lines = ranges.slice(0, mostPlaces).map(([top, end, otherTop, otherEnd]) => {
    const before = [...textOf(words.slice(Math.max(0, otherTop - mostAround), otherTop))].slice(-mostCharacters)
    const [gone, fresh] = [textOf(old.slice(top, end)), textOf(words.slice(otherTop, otherEnd))].map(shown)
    const behind = shown(textOf(words.slice(otherEnd, otherEnd + mostAround)))
    const parts = [shown(before.join('')), gone && `~~${gone}~~`, fresh && `**${fresh}**`, behind]
    return `…${parts.filter(Boolean).join(' ')}…`
  })
  const left = ranges.length - lines.length
  return left > 0 ? [...lines, `and ${count(left, 'more place')}`] : lines
}

/** Each with what separates it from the one before: a space, a border or nothing. */
function wordsIn(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(text.matchAll(spaced), ([whole, space = '', word = '']) => {
    if (!unspaced.test(word)) return whole
    return Array.from(segmenter.segment(word), ({ segment }, index) => (index === 0 ? space + segment : segment))
  }).flat()
}

/** Words are paired as the rows of pictures are. */
function changedRanges(old: readonly string[], words: readonly string[]) {
  const numbers = new Map<string, number>()
  const numbered = (all: readonly string[]) =>
    Int32Array.from(all, (each) => {
      const word = each.replace(separator, '')
      const number = numbers.get(word) ?? Math.imul(numbers.size + 1, 0x9e3779b1)
      numbers.set(word, number)
      return number
    })
  return unpairedRows(numbered(old), numbered(words), leastBetween, () => false)
}

function textOf(words: readonly string[]): string {
  const text = words.join('').replaceAll(border, ' ')
  return text.replace(unseen, '').trim()
}

const shown = (text: string): string => escapeMarkdown(excerpt(text, mostCharacters))
