import { printable } from '../text/printable.ts'

/**
 * The pattern of `exclude` that matches this path, and no other path below the same folder. It is printable and can
 * stand in a line of YAML's `|` block. Characters that can't be printed become `?`, which matches any one character.
 *
 * @param path relative to the site's root; with `/` at its end it matches a folder only
 */
export function literalPattern(path: string): string {
  const escaped = path.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
    if (character === '\\') return '\\\\'
    const visible = printable(character) === character
    // White space at the end of a line would be removed, but not in brackets.
    return visible ? `[${character}]` : '?'.repeat(character.length)
  })
  // With a slash in front, "#", "!", "~" and white space have no special meaning.
  return printable(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped)
}
