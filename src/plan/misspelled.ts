import { closest, distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { printable } from '../text/printable.ts'

/**
 * Makes sure that no input is misspelled. For a name that does not exist the runner writes only a warning. The step
 * would go on without that input: to another link, or with files that should be left out.
 *
 * @param given names of the step's inputs, in lower case
 * @param known the names in `action.yml`
 * @throws {InputError} if there are misspelled names. It lists all of them, and belongs to the first one.
 */
export function checkSpelling(given: readonly string[], known: readonly string[]): void {
  const found = misspelled(given, known)
  const [first] = found
  if (first === undefined) return
  const questions = found.map(([name, meant]) => `"${printable(name)}", did you mean "${meant}"?`)
  throw new InputError(first[0], `there is no input ${questions.join(' And no ')}`, {
    hint: 'Correct the names under "with:". Nothing was sent.',
    inPublic: 'the same',
  })
}

/**
 * Inputs that do not exist, but are at most two edits from one that does; each with the name that was probably meant.
 * Any other name is no error: a job may set variables that only look like inputs.
 */
export function misspelled(
  given: readonly string[],
  known: readonly string[],
): (readonly [given: string, meant: string])[] {
  return given
    .filter((name) => !known.includes(name))
    .map((name) => [name, closest(name, known)] as const)
    .filter(([name, meant]) => distance(name, meant) <= 2)
}
