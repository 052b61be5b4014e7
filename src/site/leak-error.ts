import { SiteError } from '../errors.ts'
import { firstOf } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { literalPattern } from './literal-pattern.ts'

/**
 * The error for what would have leaked, with the input that leaves all of it out.
 *
 * @param paths at least one; folders end in `/`
 */
export function leakError(paths: readonly string[]): SiteError {
  const some = firstOf(paths.map(printable), 5)
  return new SiteError(paths[0] ?? '', `The directory holds what looks private: ${some}. Nothing was sent.`, {
    hint: [
      'Check that "directory" is what the build writes. These lines leave it out; "!" in front of one publishes that one on purpose:',
      'exclude: |',
      ...paths.map((path) => `  ${literalPattern(path)}`),
    ].join('\n'),
  })
}
