import { holdsSecret } from '../../text/masking.ts'
import { unseen } from '../../text/printable.ts'
import { border } from './pages/dates.ts'
import { bare, firstLine, lastLine, splitWords } from './pages/split-words.ts'
import { type UnpairedRange as Range, unpairedRows } from './pairing.ts'

/** Words before and behind a change. */
const maxWordsAround = 5
/** With at most so many words between them, two changes are one. */
const maxWordsBetween = 2
/** If neither text has more words, they are shown even if all are others. */
const maxShortText = 40
/** Of a page. The rest is only counted. */
const maxPlaces = 1000

/** What a reader reads: single spaces, and a border where a line begins. Without dates and the site's own names. */
export interface PageText {
  readonly title: string
  readonly text: string
}

/** Words that changed, in plain text that anybody may have written. Each may be empty. */
export interface WordChange {
  readonly removed: string
  readonly added: string
  /** Up to five words of the new page on each side. */
  readonly leading: string
  readonly trailing: string
  /** The words beside the change, as they are compared. */
  readonly neighbors: readonly [previous: string, next: string]
}

/** What is shown as one change. */
export interface WordPlace extends WordChange {
  /** Without the few words between them that stayed. */
  readonly changes: readonly WordChange[]
}

/** How the words of a page differ from those of the live page. */
export interface PageWords {
  readonly title: readonly WordPlace[]
  readonly text: readonly WordPlace[]
  /** Places of the text that are too many to be listed. */
  readonly uncounted: number
  /** More than half of the words of a text of more than 40 are others. */
  readonly isRewritten: boolean
  /** Both pages have the same text, so that something else differs. */
  readonly isSameText: boolean
  /** Nothing of it may be shown. */
  readonly isSecret: boolean
}

export const hasWords = (words: PageWords | undefined): boolean =>
  words !== undefined && (words.isSecret || words.title.length + words.text.length > 0)

/** @param staysInLine whether words around a change are only those of its line */
export function wordsBetween(live: PageText, now: PageText, staysInLine = false): PageWords {
  const isSameText = live.title === now.title && live.text === now.text
  if ([live, now].some(({ title, text }) => holdsSecret(`${title} ${text}`)))
    return { title: [], text: [], uncounted: 0, isRewritten: false, isSameText, isSecret: true }
  const [title, text] = [changesIn(live.title, now.title), changesIn(live.text, now.text, staysInLine)]
  return { ...text, title: title.text, isSameText, isSecret: false }
}

type Changed = Pick<PageWords, 'text' | 'uncounted' | 'isRewritten'>

/** From one word to another one, in both texts. */
type Group = [Range, ...Range[]]
type Words = readonly string[]

function changesIn(live: string, now: string, staysInLine = false): Changed {
  const [old, words] = [splitWords(live), splitWords(now)]
  const ranges = changedRanges(old, words).flatMap((range) => withoutEqual(range, old, words))
  const removed = ranges.reduce((sum, { top, end }) => sum + end - top, 0)
  const added = ranges.reduce((sum, { otherTop, otherEnd }) => sum + otherEnd - otherTop, 0)
  // Each line of a menu is a change of its own.
  const groups = grouped(ranges, staysInLine ? 0 : maxWordsBetween)
  const change = (range: Range): WordChange => changeAt(range, old, words, staysInLine)
  const text = groups.slice(0, maxPlaces).map((group): WordPlace => {
    const changes = group.map(change)
    const { end, otherEnd } = group.at(-1) ?? group[0]
    return { ...change({ ...group[0], end, otherEnd }), changes }
  })
  const isLong = Math.max(old.length, words.length) > maxShortText
  const isRewritten = isLong && 2 * removed > old.length && 2 * added > words.length
  return { text, uncounted: groups.length - text.length, isRewritten }
}

function changeAt({ top, end, otherTop, otherEnd }: Range, old: Words, words: Words, staysInLine: boolean): WordChange {
  const before = words.slice(Math.max(0, otherTop - maxWordsAround), otherTop)
  const behind = words.slice(otherEnd, otherEnd + maxWordsAround)
  return {
    removed: textOf(old.slice(top, end)),
    added: textOf(words.slice(otherTop, otherEnd)),
    leading: textOf(staysInLine ? lastLine([...before, words[otherTop] ?? old[top] ?? '']) : before),
    trailing: textOf(staysInLine ? firstLine(behind) : behind),
    neighbors: [bare(words[otherTop - 1]), bare(words[otherEnd])],
  }
}

/** The pairing leaves out single words between others. They are found if both texts have as many words there. */
function withoutEqual(range: Range, old: Words, words: Words): Range[] {
  const { top, end, otherTop, otherEnd } = range
  if (end - top !== otherEnd - otherTop) return [range]
  const ranges: Range[] = []
  for (let at = 0; at < end - top; at += 1) {
    if (bare(old[top + at]) === bare(words[otherTop + at])) continue
    const last = ranges.at(-1)
    const start = last?.end === top + at ? ranges.pop() : undefined
    const [first, other] = [start?.top ?? top + at, start?.otherTop ?? otherTop + at]
    ranges.push({ top: first, end: top + at + 1, otherTop: other, otherEnd: otherTop + at + 1 })
  }
  return ranges
}

/** Ranges with at most so many words between them are one place. */
function grouped(ranges: readonly Range[], maxBetween: number): Group[] {
  const groups: Group[] = []
  for (const range of ranges) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && range.top - last.end <= maxBetween) group.push(range)
    else groups.push([range])
  }
  return groups
}

/** Words are paired as the rows of pictures are. */
function changedRanges(old: Words, words: Words): Range[] {
  const numbers = new Map<string, number>()
  const numbered = (all: readonly string[]) =>
    Int32Array.from(all, (each) => {
      const word = bare(each)
      const number = numbers.get(word) ?? Math.imul(numbers.size + 1, 0x9e3779b1)
      numbers.set(word, number)
      return number
    })
  return unpairedRows(numbered(old), numbered(words), 0, () => false)
}

function textOf(words: readonly string[]): string {
  const text = words.join('').replaceAll(border, ' ')
  return text.replace(unseen, '').trim()
}
