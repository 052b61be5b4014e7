import { readlinkSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { SiteError } from '../errors.ts'
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

/** Throws for a folder if the walk is too deep, or entered too many through links: links to links make many out of a few. */
export function checkFanOut(path: string, folders: number): void {
  if (path.length <= 4096 && folders <= 50_000) return
  const where = `more than 50,000 folders through links, or ever deeper, the last one is ${quote(path)}`
  const hint = 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.'
  throw new SiteError(path, `The site leads into ${where}.`, { hint })
}
