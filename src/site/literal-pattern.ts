import { printable } from '../text/printable.ts'

/**
 * The pattern of `exclude` that matches this path and, below the same folder, no other. It is printable and can stand in
 * a line of YAML's `|` block. What can't be printed is matched by `?`: any one character.
 *
 * @param path relative to the site's root; with a trailing `/` it matches a folder only
 */
export function literalPattern(path: string): string {
  const escaped = path.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
    if (character === '\\') return '\\\\'
    const visible = printable(character) === character
    // White space at the end of the line would be trimmed, were it not in brackets.
    return visible ? `[${character}]` : '?'.repeat(character.length)
  })
  // A slash in front takes the meaning from "#", "!", "~" and white space.
  return printable(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped)
}
