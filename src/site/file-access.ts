import { ActionError, SiteError } from '../errors.ts'
import { excerpt, printable } from '../text/printable.ts'

/**
 * Does something with a path of the site.
 *
 * @param path relative to the site's root; empty for the root itself
 * @param what the word that follows "can't be" in the message, such as `read`
 * @throws {SiteError} if the system refuses. It names the path and the reason.
 */
export function attempt<T>(path: string, what: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    const code = codeOf(cause)
    const hint = path.includes('\ufffd')
      ? 'Its name is not in UTF-8, so it has no path on the web. Rename it.'
      : code === 'ENOENT'
        ? 'It was there a moment ago: check that nothing still writes to the directory.'
        : code === 'EBUSY'
          ? 'Another program has locked it: end that program before this step.'
          : `Check its permissions, or leave it out with "exclude: ${printable(path)}".`
    throw new SiteError(path, `${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause })
  }
}

/**
 * The system's code of a call that failed, such as `EACCES`; `unknown reason` if there is none.
 *
 * @throws {ActionError} the error itself if it is one of our own, which says more than a code
 */
export function codeOf(cause: unknown): string {
  if (cause instanceof ActionError) throw cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
}

/** A path for a message: printable, in quotes, at most 300 characters. */
export function quote(path: string): string {
  return `"${excerpt(path, 300)}"`
}
