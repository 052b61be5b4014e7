const isWindows = process.platform === 'win32'

/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern. Only on Windows `\` is not an escape. */
const parts = isWindows ? /^((?:!\s*)*)(?:\.?[/\\])*(.*)$/su : /^((?:!\s*)*)(?:\.?\/)*(.*)$/su

/** The parts of a line of `exclude`. The pattern does not contain the signs of the root (`./`, `/`). */
export function partsOf(line: string): { negation: string; pattern: string } {
  const [, negation = '', pattern = ''] = parts.exec(line) ?? []
  return { negation, pattern }
}

/**
 * The path that a line names if it contains no wildcard, in the form of `folded`; for a folder without `/` at its end.
 */
export function pathIn(line: string): string {
  return folded(partsOf(line).pattern).replace(/\/$/u, '')
}

/** A path in the form that the matcher compares. On Windows letter case does not matter. */
export function folded(path: string): string {
  return isWindows ? path.replaceAll('\\', '/').toLowerCase() : path
}
