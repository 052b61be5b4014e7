import { closest, distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { printable } from '../text/printable.ts'

/** The choice that is at most two edits away from a word. */
export function meantBy(word: string, choices: readonly string[]): string | undefined {
  const likely = closest(word, choices)
  return distance(word, likely) <= 2 ? likely : undefined
}

/**
 * For a name that does not exist the runner writes only a warning, and the step would go on without that input: to
 * another link, or with files that should be left out. A name that is like no input is no error: a job may set variables
 * that only look like inputs.
 *
 * @param given in lower case
 * @throws {InputError} which lists all misspelled names, and belongs to the first one
 */
export function checkSpelling(given: readonly string[], known: readonly string[]): void {
  const misspelled = given.filter((name) => !known.includes(name) && meantBy(name, known))
  const [first] = misspelled
  if (first === undefined) return
  const questions = misspelled.map((name) => `"${printable(name)}", did you mean "${meantBy(name, known)}"?`)
  const message = `there is no input ${questions.join(' And no ')}`
  throw new InputError(first, message, { hint: 'Correct the names under "with:". Nothing was sent.' })
}
