import { crc32 } from 'node:zlib'
import { readWhole } from '../../site/file-access.ts'
import type { SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { count, excerpt } from '../../text/printable.ts'
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

/** Scripts without spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu
const seam = '\u0002'
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
    const content = Buffer.alloc(file.size)
    readWhole(file, content)
    const now = await readPage(content, signal)
    return now ? [[path, changedWords(live.facts(asLive).text, now.facts(ownNames(own)).text)] as const] : []
  })
  const settled = await Promise.allSettled(found)
  return new Map(settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))
}

/** Such as `…in ~~four~~ **three** minutes…`. Anybody may have written the texts. */
export function changedWords(live: string, now: string): string[] {
  if (holdsSecret(live) || holdsSecret(now)) return ['***']
  const [old, words] = [wordsIn(live), wordsIn(now)]
  const ranges = unpairedRows(numbersOf(old), numbersOf(words), leastBetween, () => false)
  const removed = ranges.reduce((sum, [top, end]) => sum + end - top, 0)
  const added = ranges.reduce((sum, [, , top, end]) => sum + end - top, 0)
  if (ranges.length === 0)
    return [`No words differ, but ${live === now ? 'targets of links or pictures' : 'spaces or line breaks'} do.`]
  if (2 * removed > old.length && 2 * added > words.length) return ['rewritten']
  const lines = ranges.slice(0, mostPlaces).map(([top, end, otherTop, otherEnd]) => {
    const before = shown(words.slice(Math.max(0, otherTop - mostAround), otherTop))
    const [gone, fresh] = [shown(old.slice(top, end)), shown(words.slice(otherTop, otherEnd))]
    const behind = shown(words.slice(otherEnd, otherEnd + mostAround))
    const parts = [before, gone && `~~${gone}~~`, fresh && `**${fresh}**`, behind]
    return `…${parts.filter(Boolean).join(' ')}…`
  })
  const left = ranges.length - lines.length
  return left > 0 ? [...lines, `and ${count(left, 'more place')}`] : lines
}

/** Each with the space or the border before it. */
function wordsIn(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const segments = (run: string): string => Array.from(segmenter.segment(run), ({ segment }) => segment).join(seam)
  return text.replace(unspaced, segments).split(new RegExp(`${seam}|(?=[ ${border}])`, 'u'))
}

/** Words are paired as the rows of pictures are. */
const numbersOf = (words: readonly string[]) => Int32Array.from(words, (word) => crc32(word.replace(separator, '')))

/** Nothing in it becomes markup, or an emoji. Characters that nobody sees are left out, but for joiners. */
function shown(words: readonly string[]): string {
  const text = words.join('').replaceAll(border, ' ')
  const plain = excerpt(text.replace(/(?![\u200c\u200d])\p{Cf}/gu, '').trim(), mostCharacters)
  return escapeMarkdown(plain).replace(/:(?=[\w+-]+:)/gu, ':&#8203;')
}
