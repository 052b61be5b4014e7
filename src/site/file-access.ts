import { realpathSync, statSync } from 'node:fs'
import nodePath, { type PlatformPath } from 'node:path'
import { ActionError, SiteError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { Leak } from './leak-error.ts'

/** The empty path is the site's root. A `SiteError` says what the system refuses. */
export function attempt<T>(path: string, what: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    throw refusal(path, what, cause)
  }
}

/** `what` follows "can't be". An error of our own says more, so it is thrown itself. */
export function refusal(path: string, what: string, cause: unknown): SiteError {
  const code = codeOf(cause)
  const hint = 'Check its permissions, and that no other program writes there; or leave it out with "exclude".'
  return new SiteError(`${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause })
}

/** The system's code of a call that failed, such as `EACCES`. An error of our own is thrown again. */
export function codeOf(cause: unknown): string {
  if (cause instanceof ActionError) throw cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

export function quote(path: string): string {
  return `"${excerpt(path, 300)}"`
}

/** A real path relative to the site's root, with `/`; undefined if it is outside. On Windows letter case does not matter. */
export function pathInside(root: string, real: string, platform: PlatformPath = nodePath): string | undefined {
  const path = platform.relative(root, real).replaceAll(platform.sep, '/')
  return path === '..' || path.startsWith('../') || platform.isAbsolute(path) ? undefined : path
}

/** As the disk spells it (no `GIT~1`, the entry's own case), so that two paths that lead to one place are equal. */
export const realPath = (path: string): string => realpathSync.native(path)

/** The real path of what a link leads to, relative to the site's real root; or why the link can't be followed. */
export function targetOf(path: string, link: string, root: string): string | Leak {
  try {
    const real = realPath(link)
    if (real.includes('\ufffd')) return { path, reason: 'a link to a name that is not in UTF-8' }
    return pathInside(root, real) ?? { path, reason: 'a link that leads outside the directory' }
  } catch (cause) {
    return { path, reason: `a link that leads nowhere: ${codeOf(cause)}` }
  }
}
