import { InputError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import { closestTo } from '../text/spelling.ts'

/** The runner only warns of a misspelled name, and a preview could lack its password. @throws {InputError} */
export function checkNames(written: readonly string[], known: readonly string[]): void {
  // Many words are two letters from a short name.
  const long = known.filter(({ length }) => length > 5)
  for (const name of written.filter((each) => !known.includes(each))) {
    const likely = closestTo(name.replaceAll('_', '-'), long)
    const message = `there is no input "${printable(name)}", did you mean "${likely}"?`
    const hint = 'Correct the name under "with:". Nothing was sent.'
    if (likely !== undefined) throw new InputError(name, message, { hint })
  }
}
