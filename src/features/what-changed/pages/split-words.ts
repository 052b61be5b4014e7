import { border } from './dates.ts'

const spaced = new RegExp(`([ ${border}]?)([^ ${border}]+)`, 'gu')
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
const separator = new RegExp(`^[ ${border}]`, 'u')

/** Each with what separates it from the one before: a space, a border or nothing. */
export function splitWords(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(text.matchAll(spaced), ([whole, space = '', word = '']) => {
    if (!unspaced.test(word)) return whole
    return Array.from(segmenter.segment(word), ({ segment }, index) => (index === 0 ? space + segment : segment))
  }).flat()
}

/** Without what separates it. */
export const bare = (word = ''): string => word.replace(separator, '')

const isNewLine = (word: string): boolean => word.startsWith(border)

/** Of words before a change, and its own first word: those in the line of the change. */
export function lastLine(words: readonly string[]): string[] {
  const last = words.findLastIndex(isNewLine)
  return words.slice(Math.max(0, last), -1)
}

export function firstLine(words: readonly string[]): string[] {
  const end = words.findIndex(isNewLine)
  return end < 0 ? [...words] : words.slice(0, end)
}
