import { type Block, SiteError } from '../errors.ts'
import { holdsSecret } from '../text/masking.ts'
import { belowInputs, inPlaceOfInput } from '../text/place.ts'
import { excerpt, firstOf, formatNumber, printable } from '../text/printable.ts'

/** The path of a folder ends in `/`. */
export type Leak = Readonly<{ path: string; reason: string }>

export function leakError(leaks: readonly Leak[], exclude: readonly string[]): SiteError {
  const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const named = firstOf(sorted, 5, ({ path, reason }) => `${excerpt(path, 300)} (${reason})`)
  const message = `These files look private, or link outside the directory: ${named}. Nothing was sent.`
  const paths = sorted.map(({ path }) => path)
  const text = `Check that "directory" is what the build writes. Take a key or token out of what is built, and revoke it if it was ever public. Or leave these files out${leftOver(paths)}. To publish a private file on purpose, write "!" in front of its line. In that of a documentation's search index, "*" may stand for the hash of its name, as in "!search-*.json".`
  return new SiteError(message, { hint: { text, blocks: excludeBlocks(paths, exclude) } })
}

const maxPatterns = 500

/** A sentence for those whose patterns are not in the lines. */
export function leftOver({ length }: readonly unknown[]): string {
  if (length <= maxPatterns) return ''
  return ` (the lines have ${maxPatterns} of them, and ${formatNumber(length - maxPatterns)} are left: leave out their folders)`
}

/** The input, with its lines so far. */
export function excludeBlocks(paths: readonly string[], exclude: readonly string[]): Block[] {
  const patterns = [...exclude.map(withoutExpression), ...paths.slice(0, maxPatterns).map(literalPattern)]
  const lines = ['exclude: |', ...patterns].join('\n  ')
  return exclude.length > 0 ? inPlaceOfInput('exclude', lines) : belowInputs(lines)
}

/** GitHub would evaluate an expression where the line is pasted, so its `$` stands in brackets. */
const withoutExpression = (line: string): string => printable(line).replace(/\$(?=\{\{)/gu, '[$]')

/** A line of YAML's `|` block. `?` takes the place of what can't be printed, and of names that contain a secret. */
export function literalPattern(path: string): string {
  const shown = path.replace(/[^/]+/gu, (name) => (holdsSecret(name) ? '\0'.repeat([...name].length) : name))
  const escaped = shown.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
    if (character === '\\') return '\\\\'
    // White space at the end of a line would be removed, but not in brackets.
    return printable(character) === character ? `[${character}]` : '?'.repeat(character.length)
  })
  // With a slash in front, "#", "!", "~" and white space have no special meaning.
  return withoutExpression(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped)
}
