import { readlinkSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { SiteError } from '../errors.ts'
import { count, formatNumber } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import { attempt, codeOf, isInside, quote, realPath, sitePath } from './file-access.ts'
import type { Leak } from './leak-error.ts'
import { omissionOf } from './names.ts'
import { isPrivateFileName, isPrivateFolder } from './private-names.ts'
import type { Omission } from './site.ts'

/** A file or folder that the walk meets. */
export interface Found {
  /** Relative to the site's root. */
  readonly path: string
  /** Its real path; that of a link itself until it is followed. */
  readonly real: string
  /** Also if it is a link to a folder. */
  readonly isFolder: boolean
}

/** The target of a link. Each segment of its path counts for the rules, so that a link can't avoid one. */
export interface LinkTarget {
  /** Its real path, inside the site. */
  readonly real: string
  /** Why it would be left out. */
  readonly omissions: ReadonlySet<Omission | undefined>
  readonly isPrivate: boolean
}

/** The target of a link, or why the link can't be followed; `root` is the real path of the site. */
export function targetOf(link: Found, root: string, includeHiddenFiles: boolean): LinkTarget | Leak {
  let real: string
  try {
    real = realPath(link.real)
  } catch (cause) {
    const code = codeOf(cause)
    const why = { ELOOP: 'leads in a circle', ENOENT: 'does not exist' }[code] ?? `can't be opened: ${code}`
    return faultOf(link, why)
  }
  if (!isInside(root, real)) return faultOf(link, 'is outside the directory')
  const path = sitePath(root, real)
  const names = path.split('/')
  const folders = link.isFolder ? names : names.slice(0, -1)
  const omissions = names.map((name, index) => omissionOf(name, index < folders.length, includeHiddenFiles))
  const isIn = folders.some((_, index) => isPrivateFolder(join(root, ...folders.slice(0, index + 1))))
  return { real, omissions: new Set(omissions), isPrivate: isIn || (!link.isFolder && isPrivateFileName(path)) }
}

function faultOf({ path, real }: Found, why: string): Leak {
  // Windows has links that only the system itself can read.
  const target = attempt(path, 'read', () => readlinkSync(real))
  const isOnRunner = isAbsolute(target)
  const link = `The link ${quote(path)} points at ${isOnRunner ? 'an absolute path' : excerpt(target)}, which ${why}.`
  return { path, reason: `a link whose target ${why}`, link, target: isOnRunner ? target : undefined }
}

/** Characters of a path that links lead into, at most; most systems take no longer one. The walk is as deep as it. */
const longestPath = 4096

/** Folders that links may lead into. A large site has as many; links to links could make far more out of a few. */
const mostFolders = 50_000

/** Throws a `SiteError` for a folder if the walk is too deep in links, or entered too many folders through them. */
export function checkFanOut(prefix: string, folders: number): void {
  const isDeep = prefix.length > longestPath
  if (!isDeep && folders <= mostFolders) return
  const message = isDeep
    ? `Links lead into each other, ${count(prefix.split('/').length, 'folder')} deep.`
    : `The site leads into more than ${formatNumber(mostFolders)} folders through links, the last one is ${quote(prefix)}.`
  const hint = 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.'
  throw new SiteError(prefix, message, { hint })
}
