const isWindows = process.platform === 'win32'

/** Any number of `!`, what stands for the root, and the pattern. Elsewhere than on Windows `\` is an escape. */
const parts = isWindows ? /^((?:!\s*)*)(?:\.?[/\\])*(.*)$/su : /^((?:!\s*)*)(?:\.?\/)*(.*)$/su

/** A line of `exclude` in its parts; the pattern without what stands for the root (`./`, `/`). */
export function partsOf(line: string): { negation: string; pattern: string } {
  const [, negation = '', pattern = ''] = parts.exec(line) ?? []
  return { negation, pattern }
}

/** The path that a line is if there is no wildcard in it, as `folded` gives it; of a folder without a trailing `/`. */
export function pathIn(line: string): string {
  return folded(partsOf(line).pattern).replace(/\/$/u, '')
}

/** A path as the matcher compares it: on Windows another case is the same path. */
export function folded(path: string): string {
  return isWindows ? path.replaceAll('\\', '/').toLowerCase() : path
}
