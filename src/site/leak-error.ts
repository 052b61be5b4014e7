import { SiteError } from '../errors.ts'
import { firstOf } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { literalPattern } from './patterns.ts'

/** What the inputs say already. */
interface Given {
  /** The lines of the input `exclude`. */
  readonly exclude: readonly string[]
  /** Another folder that is more likely the site, as the input `directory` would name it. */
  readonly instead: string | undefined
}

/**
 * The error for files that look private, with the whole input `exclude` that leaves all of them out. It contains the
 * lines that are in the input already.
 *
 * @param paths at least one; folders end in `/`
 */
export function leakError(paths: readonly string[], { exclude, instead }: Given): SiteError {
  const some = firstOf(paths.map(printable), 5)
  const message = `Something in the directory looks private: ${some}. Nothing was sent.`
  const patterns = paths.map(literalPattern)
  const lines = [...exclude.map(printable), ...patterns]
  const replaced =
    exclude.length > 0 ? 'put these lines in place of the step\'s "exclude"' : 'add these lines'
  const hint = [
    `${directoryHint(instead)} To leave this out, ${replaced}. To publish one on purpose, write "!" in front of its line:`,
    'exclude: |',
    ...lines.map((line) => `  ${line}`),
  ].join('\n')
  // A comment must not contain the value of an input.
  const inPublic = [
    'Check that "directory" is what the build writes. To leave this out, add these lines to "exclude", as the log of the run shows:',
    ...patterns,
  ].join('\n')
  return new SiteError(paths[0] ?? '', message, { hint, inPublic: { message, hint: inPublic } })
}

function directoryHint(instead: string | undefined): string {
  if (instead === undefined) return 'Check that "directory" is what the build writes.'
  const folder = printable(instead)
  return `"${folder}" looks like what a build writes: did you mean "directory: ${folder}"?`
}
