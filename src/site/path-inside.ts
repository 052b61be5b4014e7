import nodePath, { type PlatformPath } from 'node:path'

/** Relative to the root, with `/`. Undefined if it is outside. On Windows letter case does not matter. */
export function pathInside(root: string, real: string, platform: PlatformPath = nodePath): string | undefined {
  const path = platform.relative(root, real).replaceAll(platform.sep, '/')
  return path === '..' || path.startsWith('../') || platform.isAbsolute(path) ? undefined : path
}
