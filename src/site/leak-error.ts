import { SiteError } from '../errors.ts'
import { holdsSecret } from '../text/masking.ts'
import { excerpt, firstOf, formatNumber, printable } from '../text/printable.ts'

/** The path of a folder ends in `/`. */
export type Leak = Readonly<{ path: string; reason: string }>

export function leakError(leaks: readonly Leak[], exclude: readonly string[]): SiteError {
  const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const named = firstOf(sorted, 5, ({ path, reason }) => `${excerpt(path, 300)} (${reason})`)
  const message = `These files look private, or link outside the directory: ${named}. Nothing was sent.`
  const where = exclude.length > 0 ? 'write these lines in place of the step\'s "exclude"' : 'add these lines'
  const text = `Check that "directory" is what the build writes. Take a key or token out of what is built, and revoke it if it was ever public. Or ${where}. To publish a private file on purpose, write "!" in front of its line.`
  const paths = sorted.map(({ path }) => path)
  return new SiteError(message, { hint: { text, lines: excludeLines(paths, exclude) } })
}

/** The input, with its lines so far. At most 500 more, and how many are left. */
export function excludeLines(paths: readonly string[], exclude: readonly string[]): string {
  const lines = [...exclude.map(printable), ...paths.slice(0, 500).map(literalPattern)]
  if (paths.length > 500) lines.push(`# and ${formatNumber(paths.length - 500)} more: leave out their folders`)
  return ['exclude: |', ...lines].join('\n  ')
}

/** A line of YAML's `|` block. `?` takes the place of what can't be printed, and of names that contain a secret. */
export function literalPattern(path: string): string {
  const shown = path.replace(/[^/]+/gu, (name) => (holdsSecret(name) ? '\0'.repeat([...name].length) : name))
  const escaped = shown.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
    if (character === '\\') return '\\\\'
    // White space at the end of a line would be removed, but not in brackets.
    return printable(character) === character ? `[${character}]` : '?'.repeat(character.length)
  })
  // With a slash in front, "#", "!", "~" and white space have no special meaning.
  return printable(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped)
}
