import { printable } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'

/**
 * The pattern of `exclude` that matches only this path, as a line of YAML's `|` block. What can't be printed becomes `?`,
 * which matches any character, as does each character of a name that contains a secret.
 */
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

export function unmatchedWarning(line: string): string {
  const start = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.'
  return `exclude: the pattern "${line}" matches nothing. ${start}`
}
