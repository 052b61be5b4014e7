import { closest, distance } from 'fastest-levenshtein'

/** The choice that differs from a word in at most two letters. */
export function closestTo(word: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return undefined
  const likely = closest(word, choices)
  return distance(word, likely) <= 2 ? likely : undefined
}
