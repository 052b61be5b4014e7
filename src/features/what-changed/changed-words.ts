import { escapeMarkdown } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { count, excerpt } from '../../text/printable.ts'
import { border } from './dates.ts'
import { unpairedRows } from './screenshots/changed-parts.ts'

/** Words before and behind a change. */
const mostAround = 5
/** With fewer words between them, two changes are shown as one. */
const leastBetween = 3
const mostPlaces = 3
const mostCharacters = 160

/** Scripts without spaces. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
const spaced = new RegExp(`([ ${border}]?)([^ ${border}]+)`, 'gu')

/**
 * How two contents differ, each place as one line of Markdown: `…in ~~four~~ **three** minutes…`.
 * @param live what anybody may have written
 */
export function changedWords(live: string, now: string): string[] {
  if (holdsSecret(live) || holdsSecret(now)) return ['***']
  const [old, words] = [wordsIn(live), wordsIn(now)]
  const inWords = changedRanges(old.map(bare), words.map(bare))
  // Otherwise a line begins elsewhere, or a space is new.
  const ranges = inWords.length > 0 ? inWords : changedRanges(old, words)
  const removed = ranges.reduce((sum, [top, end]) => sum + end - top, 0)
  const added = ranges.reduce((sum, [, , top, end]) => sum + end - top, 0)
  if (ranges.length === 0) return ['No words differ, but targets of links or pictures do.']
  if (2 * removed > old.length && 2 * added > words.length) return ['rewritten']
  const lines = ranges.slice(0, mostPlaces).map(([top, end, otherTop, otherEnd]) => {
    const [lead, trail] = [
      words.slice(Math.max(0, otherTop - mostAround), otherTop),
      words.slice(otherEnd).slice(0, mostAround),
    ]
    return placeOf(lead, old.slice(top, end), words.slice(otherTop, otherEnd), trail)
  })
  const left = ranges.length - lines.length
  return left > 0 ? [...lines, `and ${count(left, 'more place')}`] : lines
}

/** With what separates each word from the one before: a space, a border or nothing. */
function wordsIn(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(text.matchAll(spaced), ([whole, separator = '', word = '']) => {
    if (!unspaced.test(word)) return whole
    return Array.from(segmenter.segment(word), ({ segment }, index) => (index === 0 ? separator + segment : segment))
  }).flat()
}

const bare = (word: string): string => (word[0] === ' ' || word[0] === border ? word.slice(1) : word)

type Range = [top: number, end: number, otherTop: number, otherEnd: number]

/** Words are paired as the rows of pictures are. */
function changedRanges(old: readonly string[], words: readonly string[]): Range[] {
  const numbers = new Map<string, number>()
  const numbered = (all: readonly string[]) =>
    Int32Array.from(all, (word) => {
      const number = numbers.get(word) ?? Math.imul(numbers.size + 1, 0x9e3779b1)
      numbers.set(word, number)
      return number
    })
  const ranges: Range[] = []
  for (const [top, end, otherTop, otherEnd] of unpairedRows(numbered(old), numbered(words), () => false).reverse()) {
    const last = ranges.at(-1)
    if (top === end && otherTop === otherEnd) continue
    if (last && top - last[1] < leastBetween) ranges.splice(-1, 1, [last[0], end, last[2], otherEnd])
    else ranges.push([top, end, otherTop, otherEnd])
  }
  return ranges
}

function placeOf(...[lead, old, words, trail]: readonly [string[], string[], string[], string[]]): string {
  const [before = '', after = ''] = [lead, trail].map((all) => textOf(all, ' '))
  // Where only lines begin elsewhere, a sign shows it.
  const sign = textOf(old, ' ') === textOf(words, ' ') ? ' ¶ ' : ' '
  const [gone, added] = [textOf(old, sign), textOf(words, sign)].map((text) => quoted(excerpt(text, mostCharacters)))
  const end = quoted([...before.slice(-2 * mostCharacters)].slice(-mostCharacters).join(''))
  const parts = [end, gone && `~~${gone}~~`, added && `**${added}**`, quoted(excerpt(after, mostCharacters))]
  return `…${parts.filter(Boolean).join(' ')}…`
}

const textOf = (words: readonly string[], lineBreak: string): string =>
  words
    .join('')
    .replaceAll(border, lineBreak)
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim()

/** Nothing in it becomes a picture, either. */
const quoted = (text: string): string => escapeMarkdown(text).replace(/:(?=[\w+-]+:)/gu, ':&#8203;')
