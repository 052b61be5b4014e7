import { holdsSecret } from '../../text/masking.ts'
import { unseen } from '../../text/printable.ts'
import { border } from './pages/dates.ts'
import { unpairedRows } from './screenshots/changed-parts.ts'

/** Words before and behind a change. */
const maxWordsAround = 5
/** With at most so many words between them, two changes are one. */
const maxWordsBetween = 2
/** Of a page. The rest is only counted. */
const maxPlaces = 1000

const spaced = new RegExp(`([ ${border}]?)([^ ${border}]+)`, 'gu')
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
const separator = new RegExp(`^[ ${border}]`, 'u')

/** What a reader reads: single spaces, and a border where a line begins. Without dates and the site's own names. */
export interface PageText {
  readonly title: string
  readonly text: string
}

/** A place where words changed, in plain text that anybody may have written. Each may be empty. */
export interface WordChange {
  readonly removed: string
  readonly added: string
  /** Up to five words of the new page on each side. */
  readonly leading: string
  readonly trailing: string
  /** The words beside the change, as they are compared. */
  readonly neighbors: readonly [previous: string, next: string]
}

/** How the words of a page differ from those of the live page. */
export interface PageWords {
  readonly title: readonly WordChange[]
  readonly text: readonly WordChange[]
  /** Places of the text that are too many to be listed. */
  readonly uncounted: number
  /** More than half of the words of the text are others. */
  readonly isRewritten: boolean
  /** Both pages have the same text, so that something else differs. */
  readonly isSameText: boolean
  /** Nothing of it may be shown. */
  readonly isSecret: boolean
}

export const hasWords = ({ title, text, isSecret }: PageWords): boolean => isSecret || title.length + text.length > 0

/** @param staysInLine whether words around a change are only those of its line */
export function wordsBetween(live: PageText, now: PageText, staysInLine = false): PageWords {
  const isSameText = live.title === now.title && live.text === now.text
  if ([live, now].some(({ title, text }) => holdsSecret(`${title} ${text}`)))
    return { title: [], text: [], uncounted: 0, isRewritten: false, isSameText, isSecret: true }
  const [title, text] = [changesIn(live.title, now.title), changesIn(live.text, now.text, staysInLine)]
  return { ...text, title: title.text, isSameText, isSecret: false }
}

type Changed = Pick<PageWords, 'text' | 'uncounted' | 'isRewritten'>

function changesIn(live: string, now: string, staysInLine = false): Changed {
  const [old, words] = [wordsIn(live), wordsIn(now)]
  // Each line of a menu is a change of its own.
  const ranges = changedRanges(old, words, staysInLine ? 0 : maxWordsBetween + 1)
  const removed = ranges.reduce((sum, { top, end }) => sum + end - top, 0)
  const added = ranges.reduce((sum, { otherTop, otherEnd }) => sum + otherEnd - otherTop, 0)
  const text = ranges.slice(0, maxPlaces).map(({ top, end, otherTop, otherEnd }) => {
    const [before, behind] = [
      words.slice(Math.max(0, otherTop - maxWordsAround), otherTop),
      words.slice(otherEnd, otherEnd + maxWordsAround),
    ]
    return {
      removed: textOf(old.slice(top, end)),
      added: textOf(words.slice(otherTop, otherEnd)),
      leading: textOf(staysInLine ? lastLine([...before, words[otherTop] ?? old[top] ?? '']) : before),
      trailing: textOf(staysInLine ? firstLine(behind) : behind),
      neighbors: [bare(words[otherTop - 1]), bare(words[otherEnd])] as const,
    }
  })
  const isRewritten = 2 * removed > old.length && 2 * added > words.length
  return { text, uncounted: ranges.length - text.length, isRewritten }
}

const beginsLine = (word: string): boolean => word.startsWith(border)

/** Of words before a change, and its own first word: those in the line of the change. */
function lastLine(words: readonly string[]): string[] {
  const last = words.findLastIndex(beginsLine)
  return words.slice(Math.max(0, last), -1)
}

function firstLine(words: readonly string[]): string[] {
  const end = words.findIndex(beginsLine)
  return end < 0 ? [...words] : words.slice(0, end)
}

/** Each with what separates it from the one before: a space, a border or nothing. */
function wordsIn(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(text.matchAll(spaced), ([whole, space = '', word = '']) => {
    if (!unspaced.test(word)) return whole
    return Array.from(segmenter.segment(word), ({ segment }, index) => (index === 0 ? space + segment : segment))
  }).flat()
}

const bare = (word = ''): string => word.replace(separator, '')

/** Words are paired as the rows of pictures are. */
function changedRanges(old: readonly string[], words: readonly string[], gap: number) {
  const numbers = new Map<string, number>()
  const numbered = (all: readonly string[]) =>
    Int32Array.from(all, (each) => {
      const word = bare(each)
      const number = numbers.get(word) ?? Math.imul(numbers.size + 1, 0x9e3779b1)
      numbers.set(word, number)
      return number
    })
  const ranges = unpairedRows(numbered(old), numbered(words), gap, () => false)
  return ranges.map(([top, end, otherTop, otherEnd]) => ({ top, end, otherTop, otherEnd }))
}

function textOf(words: readonly string[]): string {
  const text = words.join('').replaceAll(border, ' ')
  return text.replace(unseen, '').trim()
}
