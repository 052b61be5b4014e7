import { readlinkSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { SiteError } from '../errors.ts'
import { formatNumber } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import { attempt, codeOf, isInside, quote, realPath, sitePath } from './file-access.ts'
import type { Leak } from './leak-error.ts'

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

/**
 * Characters of a path, and folders that links may lead into. Most systems take no longer path, and the walk is as deep as
 * it. A large site has as many folders; links to links could make far more out of a few.
 */
const most = { characters: 4096, folders: 50_000 }

/** Throws a `SiteError` for a folder if the walk is too deep in links, or entered too many folders through them. */
export function checkFanOut(path: string, folders: number): void {
  if (path.length <= most.characters && folders <= most.folders) return
  const many = `more than ${formatNumber(most.folders)} folders through links`
  const message = `The site leads into ${many}, or ever deeper, the last one is ${quote(path)}.`
  const hint = 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.'
  throw new SiteError(path, message, { hint })
}
