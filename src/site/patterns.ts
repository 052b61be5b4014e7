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

const isWindows = process.platform === 'win32'

/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern. Only on Windows `\` is not an escape. */
const parts = isWindows ? /^((?:!\s*)*)(?:\.?[/\\])*(.*)$/su : /^((?:!\s*)*)(?:\.?\/)*(.*)$/su

export function partsOf(line: string) {
  const [, negation = '', pattern = ''] = parts.exec(line) ?? []
  return { negation, pattern }
}

/** The path that a line names if it contains no wildcard, in the form of `folded`, without `/` at its end. */
export function pathIn(line: string): string {
  return folded(partsOf(line).pattern).replace(/\/$/u, '')
}

/** A path in the form that is compared: in Unicode's NFC. On Windows letter case does not matter. */
export function folded(path: string): string {
  const composed = path.normalize()
  return isWindows ? composed.replaceAll('\\', '/').toLowerCase() : composed
}

/** For a line that matched nothing: where patterns start, and what the user probably meant. */
export function unmatchedWarning(line: string, directory: string): string {
  const start = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.'
  return `exclude: the pattern "${line}" matches nothing. ${start} ${suggestionFor(line, directory)}`
}

function suggestionFor(line: string, directory: string): string {
  const { negation, pattern } = partsOf(line)
  const inside = insideOf(pattern, directory)
  if (inside !== undefined) {
    const instead = /^\**$/u.test(inside) ? '' : `: write "${negation}${inside}"`
    return `It starts with the name of the directory, but patterns start inside the directory${instead}.`
  }
  // A backslash in front of a letter has no other meaning than that of Windows.
  if (/\\[\p{L}\d._-]|,|\{[^{}]*\}/u.test(pattern))
    return 'Write one pattern in each line, and "/" between folders: commas and braces have no meaning of their own.'
  if (!pattern.slice(0, -1).includes('/')) return `Did you mean "${negation}**/${pattern}"?`
  return 'If nothing of that name is in the site, you can delete the line.'
}

/** The rest of a pattern that starts with the directory's path, or with the end of it. */
function insideOf(pattern: string, directory: string): string | undefined {
  const names = directory.split(/[/\\]/u).filter((name) => name !== '' && name !== '.')
  const start = names.map((_, at) => `${names.slice(at).join('/')}/`).find((each) => `${pattern}/`.startsWith(each))
  return start && pattern.slice(start.length)
}
