import { InputError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import { meantBy } from '../text/spelling.ts'

/**
 * The runner only warns of a name that does not exist. The step would go on without that input, for example unprotected.
 *
 * @param given names in lower case
 * @throws {InputError} if a name is spelled like an input of ours
 */
export function checkNames(given: readonly string[], known: readonly string[]): void {
  // Many words are two letters from a short name.
  const long = known.filter(({ length }) => length > 5)
  for (const name of given.filter((each) => !known.includes(each))) {
    const likely = meantBy(name.replaceAll('_', '-'), long)
    const message = `there is no input "${printable(name)}", did you mean "${likely}"?`
    const hint = 'Correct the name under "with:". Nothing was sent.'
    if (likely !== undefined) throw new InputError(name, message, { hint })
  }
}
