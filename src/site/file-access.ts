import { readlinkSync, realpathSync, statSync } from 'node:fs'
import nodePath, { isAbsolute, type PlatformPath } from 'node:path'
import { ActionError, SiteError } from '../errors.ts'
import { excerpt, printable } from '../text/printable.ts'
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
  let hint = `Check its permissions, or leave it out with "exclude: ${printable(path)}".`
  if (['ENOENT', 'ELOOP', 'EBUSY'].includes(code)) hint = 'Check that no other program still writes to the directory.'
  if (path.includes('\ufffd')) hint = 'Its name is not in UTF-8, so it has no path on the web. Rename it.'
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

export function sitePath(root: string, real: string, { relative, sep }: PlatformPath = nodePath): string {
  return relative(root, real).replaceAll(sep, '/')
}

/** Whether a real path is the site's root or below it. On Windows letter case does not matter. */
export function isInside(root: string, real: string, { relative, isAbsolute, sep }: PlatformPath = nodePath): boolean {
  const path = relative(root, real)
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** As the disk spells it (no `GIT~1`, the entry's own case), so that two paths that lead to one place are equal. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    // Some drives of Windows (in memory, on other machines) can't tell it that way.
    return realpathSync(path)
  }
}

/** The real path of what a link leads to, relative to the site's real root; or why the link can't be followed. */
export function targetOf(path: string, link: string, root: string): string | Leak {
  let why = 'is outside the directory'
  try {
    const real = realPath(link)
    if (isInside(root, real)) return sitePath(root, real)
  } catch (cause) {
    const code = codeOf(cause)
    why = { ELOOP: 'leads in a circle', ENOENT: 'does not exist' }[code] ?? `can't be opened: ${code}`
  }
  // Windows has links that only the system itself can read.
  const target = attempt(path, 'read', () => readlinkSync(link))
  const isOnRunner = isAbsolute(target)
  const words = `The link ${quote(path)} points at ${isOnRunner ? 'an absolute path' : excerpt(target)}, which ${why}.`
  return { path, reason: `a link whose target ${why}`, link: words, target: isOnRunner ? target : undefined }
}
