import { closest, distance } from 'fastest-levenshtein'

/** The choice that is at most two letters apart from a word. */
export function meantBy(word: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return undefined
  const likely = closest(word, choices)
  return distance(word, likely) <= 2 ? likely : undefined
}
