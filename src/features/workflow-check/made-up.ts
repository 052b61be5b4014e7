/** Texts that are made up for the play, such as the name of a branch, and how they compare with what is written. */
import type { Text } from './expression.ts'

/** Each made-up text holds one of these characters. They are for private use, so no file has them. */
const signs = {
  /** A branch that no filter or condition mentions, or the number in a `ref`. It is equal to nothing that is written. */
  branch: '\u{10f000}',
  /** What a stranger chooses, likewise. */
  stranger: '\u{10f001}',
  /** A stranger's commit. */
  commit: '\u{10f002}',
  /** The number, the branch or the author of a pull request. */
  pull: '\u{10f003}',
  /** The commit of a push to a pull request. */
  head: '\u{10f004}',
  /** The number of a run. */
  run: '\u{10f005}',
  /** What two runs may have in common: commit, attempt and whoever started it. */
  perhaps: '\u{10f006}',
  /** A login. */
  person: '\u{10f007}',
  /** The base of a pull request, or the tag of a release. */
  other: '\u{10f008}',
} as const
type Sign = keyof typeof signs

/** What is another text for each branch, pull request, push or run. */
export const ofEach = ['branch', 'pull', 'head', 'run', 'perhaps'] as const

/** @param of what it is made up for, then a text that can be told from others */
export const madeUp = (of: readonly Sign[], text = ''): string => `${of.map((each) => signs[each]).join('')}${text};`

/** Whether a text was made up for one of these, or for anything if none is given. */
export function isMadeUp(text: Text, ...of: readonly Sign[]): boolean {
  const wanted = Object.entries(signs).filter(([name]) => of.length === 0 || of.some((each) => each === name))
  return wanted.some(([, sign]) => text?.includes(sign))
}

/** The text without what two runs may have in common. */
export const withoutPerhaps = (text: string): string => text.replaceAll(/\u{10f006}[^;]*/gu, '')

/** Begins what only a run knows. */
const open = /[\u{10f003}-\u{10f008}]/u

/** Whether only a run knows how two texts compare. @param by the name of a function, empty for an operator */
export function isOpen(left: string, right: string, by: string): boolean {
  const [text, other] = by === '' && !open.test(left) ? [right, left] : [left, right]
  if (open.test(other)) return true
  const [known = ''] = text.split(open, 1)
  if (known === text || (isMadeUp(text, 'person') && other.endsWith('[bot]'))) return false
  if (by === 'contains') return !known.includes(other)
  return by === 'endswith' ? other !== '' : other.startsWith(known) && other !== known
}
