import { partsOf } from './pattern-line.ts'

/**
 * The warning for a pattern of `exclude` that matched nothing: where patterns start, and what the user probably meant.
 *
 * @param line as the user wrote it
 * @param directory the input, as the user wrote it
 */
export function unmatchedWarning(line: string, directory: string): string {
  return [
    `exclude: the pattern "${line}" matches nothing.`,
    'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.',
    suggestionFor(line, directory) || 'If nothing of that name is in the site, you can delete the line.',
  ].join(' ')
}

function suggestionFor(line: string, directory: string): string {
  const { pattern } = partsOf(line)
  const negation = line.startsWith('!') ? '!' : ''
  const write = (patterns: readonly string[]): string =>
    patterns.map((each) => `"${negation}${each}"`).join(' and ')
  const inside = insideOf(pattern, directory)
  if (inside !== undefined) {
    const instead = inside === '' ? '' : `: write ${write([inside])}`
    return `It starts with the name of the directory, but patterns start inside the directory${instead}.`
  }
  if (/\{[^{}]*\}/u.test(pattern)) return 'Braces have no special meaning: write one pattern in each line.'
  const several = pattern.split(',').flatMap((each) => each.trim() || [])
  if (several.length > 1) return `Commas do not separate patterns: write one in each line, ${write(several)}.`
  return pattern.slice(0, -1).includes('/') ? '' : `Did you mean ${write([`**/${pattern}`])}?`
}

/**
 * The rest of a pattern that starts with the directory's path, or with its last name; undefined for any other pattern.
 */
function insideOf(pattern: string, directory: string): string | undefined {
  const names = directory.split(/[/\\]/u).filter((name) => name !== '' && name !== '.')
  for (const start of [names.join('/'), names.at(-1)]) {
    if (start && `${pattern}/`.startsWith(`${start}/`)) return pattern.slice(start.length + 1)
  }
  return undefined
}
