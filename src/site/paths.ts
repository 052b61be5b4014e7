import nodePath, { type PlatformPath } from 'node:path'

/**
 * Turns a path on disk into a path of the site: relative to its root, with `/`.
 *
 * @param platform this machine's rules if not given
 */
export function sitePath(root: string, real: string, { relative, sep }: PlatformPath = nodePath): string {
  return relative(root, real).replaceAll(sep, '/')
}

/**
 * Whether a real path is the site's root or below it. On Windows, letter case does not matter, and another drive is
 * outside.
 */
export function isInside(
  root: string,
  real: string,
  { relative, isAbsolute, sep }: PlatformPath = nodePath,
): boolean {
  const path = relative(root, real)
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}
