/** Texts that are made up for the play, such as the name of a branch, and how they compare with what is written. */
import * as data from '@actions/expressions/data/index'

/**
 * Characters for private use, which no file has. Each made-up text holds one: an `unwritten` name is equal to nothing that is
 * written, `other` names may be any, and what is `perhaps` another one in each run is its commit, its attempt, or who started it.
 */
const signs = {
  unwritten: '\u{10f000}',
  pull: '\u{10f001}',
  head: '\u{10f002}',
  run: '\u{10f003}',
  perhaps: '\u{10f004}',
  person: '\u{10f005}',
  other: '\u{10f006}',
} as const
export type Sign = keyof typeof signs

/** What is another text for each branch, pull request, push or run. */
export const ofEach = ['unwritten', 'pull', 'head', 'run', 'perhaps'] as const

/** @param text differs for two texts that may differ */
export const madeUp = (of: readonly Sign[], text = ''): string => `${of.map((each) => signs[each]).join('')}${text};`

/** Whether a part of a text was made up for one of these, or for anything if none is given. */
export function isMadeUp(text = '', ...of: readonly Sign[]): boolean {
  const wanted = of.length === 0 ? Object.values(signs) : of.map((each) => signs[each])
  return wanted.some((sign) => text.includes(sign))
}

const open = /[\u{10f001}-\u{10f006}]/u

/** Whether only a run knows how two texts compare. @param by the name of a function, empty for an operator */
function isOpen(left: string, right: string, by: string): boolean {
  const [text, other] = by === '' && !open.test(left) ? [right, left] : [left, right]
  if (open.test(other)) return true
  const [known = ''] = text.split(open, 1)
  if (known === text || (text.includes(signs.person) && other.endsWith('[bot]'))) return false
  if (by === 'contains') return !known.includes(other)
  return by === 'endswith' ? other !== '' : other.startsWith(known) && other !== known
}

/** Whether only a run knows the answer of an operator or a function. */
export function isOpenComparison([left, right]: readonly data.ExpressionData[], name: string): boolean {
  const texts = (left instanceof data.Array ? left.values() : [left]).map((each) => each?.coerceString() ?? '')
  const [text, by] = [right?.coerceString() ?? '', left instanceof data.Array ? '' : name]
  return texts.some((each) => isOpen(each.toLowerCase(), text.toLowerCase(), by))
}
