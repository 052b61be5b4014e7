import { closest, distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { printable } from '../text/printable.ts'

/**
 * Makes sure that no input is misspelled: the runner only warns of a name that it does not know, and the step would go on
 * without what was meant, to another link or with files that should have been left out.
 *
 * @param given names of the step's inputs, in lower case
 * @param known the names in `action.yml`
 * @throws {InputError} for all that do not exist and look like ones that do; it names the first
 */
export function checkSpelling(given: readonly string[], known: readonly string[]): void {
  const [first, ...more] = misspelled(given, known).map(([name, meant]) => ({
    name,
    question: `"${printable(name)}", did you mean "${meant}"?`,
  }))
  if (first === undefined) return
  const questions = [first, ...more].map(({ question }) => question)
  throw new InputError(first.name, `there is no input ${questions.join(' And no ')}`, {
    hint: 'Correct the names under "with:". Nothing was sent.',
  })
}

/**
 * Inputs that do not exist and are at most two edits from ones that do, each with the name that was probably meant. Any
 * other name is the runner's affair, which warns of it: a job may set variables that only look like inputs.
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
