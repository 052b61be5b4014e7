import {
  accessSync,
  constants,
  type Dirent,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { ActionError, InputError, SiteError } from './errors.ts'
import type { Coverage, Exclude } from './exclude.ts'
import { isPrivateFolder, isSecretFile, leakError } from './leaks.ts'
import { checkName } from './names.ts'
import { isInside, sitePath } from './paths.ts'
import { likelyFolders } from './suggest.ts'
import { excerpt, printable } from './text.ts'

/** One file to publish. */
export interface SiteFile {
  /** Relative to the site's root, with `/` on every platform. */
  readonly path: string
  /** Absolute path of the file itself; where `path` is a link, of what it points to. */
  readonly source: string
  /** Bytes. */
  readonly size: number
}

/** Why something in the directory is not published. */
export type Omission = 'hidden' | 'exclude' | 'never published' | 'link back into a folder above'

/** What a directory holds for publishing. */
export interface Site {
  /** Sorted by path (UTF-16 code units), so that the same site always makes the same request. */
  readonly files: readonly SiteFile[]
  /** Sum of the files' sizes. */
  readonly bytes: number
  /** Paths left out, by reason; a folder that was left out whole is one path with a trailing `/`. */
  readonly omitted: ReadonlyMap<Omission, readonly string[]>
}

/** How to collect a site. */
export interface CollectOptions {
  readonly exclude: Exclude
  readonly includeHiddenFiles: boolean
}

/** What is no part of any site, whatever the inputs say; compared in lower case. */
const neverPublished = new Set(['.git', '.ds_store', 'thumbs.db', 'desktop.ini'])

/** A folder on the walk. */
interface Folder {
  /** Relative to the site's root, empty or with a trailing `/`. */
  readonly prefix: string
  /** Where it really is. */
  readonly real: string
  readonly coverage: Coverage
  /** The folder above on the walk, which behind a link is not the one above on disk. */
  readonly above: Folder | undefined
}

/**
 * Finds the files of a site, without reading them. File system calls are synchronous: for 100,000 files that is
 * several times quicker than as many promises, and nothing else runs meanwhile.
 *
 * @param directory relative to `workspace`, or absolute
 * @throws {InputError} where `directory` is missing, no folder, empty, or nothing in it is to be published
 * @throws {SiteError} for an entry that can't be published: unreadable, no regular file, a link that leads outside
 */
export function collectSite(directory: string, workspace: string, options: CollectOptions): Site {
  const root = realRoot(directory, workspace)
  const walk = new Walk(root, options)
  walk.enter({ prefix: '', real: root, coverage: [], above: undefined })
  const { files, omitted, leaks } = walk
  if (leaks.length > 0) throw leakError(leaks.sort())
  if (files.length === 0) {
    const why = omitted.size === 0 ? 'is empty' : 'holds nothing to publish: everything in it was left out'
    const reasons = [...omitted].map(([reason, paths]) => `${paths.length} × ${reason}`).join(', ')
    throw new InputError('directory', `"${excerpt(directory)}" ${why}${reasons && ` (${reasons})`}.`, {
      hint: 'An empty upload would empty the live site, so nothing was sent. Check that the build ran and wrote there.',
    })
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { files, bytes: files.reduce((sum, file) => sum + file.size, 0), omitted }
}

function realRoot(directory: string, workspace: string): string {
  const path = resolve(workspace, directory)
  const wrong = (why: string, hint: string, cause?: unknown): InputError =>
    new InputError('directory', `"${excerpt(directory)}" ${why} (looked at ${excerpt(path, 500)}).`, {
      hint,
      cause,
    })
  let isFolder: boolean
  try {
    isFolder = statSync(path).isDirectory()
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT')
      throw wrong(`can't be opened: ${codeOf(cause)}`, 'Check its permissions.', cause)
    const likely = likelyFolders(workspace).filter((folder) => resolve(workspace, folder) !== path)
    const instead = likely.length > 0 ? ` There is ${likely.map((folder) => `"${folder}"`).join(', ')}.` : ''
    const hint = `Check that the build step runs before this one, and the name of the folder that it writes.${instead}`
    throw wrong('does not exist', hint, cause)
  }
  if (!isFolder) throw wrong('is a file', 'Write the folder that holds the site, not a file in it.')
  return realpathSync(path)
}

class Walk {
  readonly files: SiteFile[] = []
  readonly omitted = new Map<Omission, string[]>()
  /** What looks private and was not re-included. */
  readonly leaks: string[] = []
  readonly #root: string
  readonly #options: CollectOptions

  constructor(root: string, options: CollectOptions) {
    this.#root = root
    this.#options = options
  }

  /** Collects a folder and everything below it. */
  enter(folder: Folder): void {
    for (const entry of attempt(folder.prefix, 'listed', () =>
      readdirSync(folder.real, { withFileTypes: true }),
    )) {
      this.#visit(entry, folder)
    }
  }

  #visit(entry: Dirent, above: Folder): void {
    const path = above.prefix + entry.name
    const real = join(above.real, entry.name)
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && leadsToFolder(real))
    const coverage = this.#options.exclude.cover(path, isFolder ? 'folder' : 'file', above.coverage)
    const folder: Folder = { prefix: `${path}/`, real, coverage, above }
    const omission = this.#reasonToOmit(entry.name, isFolder, coverage)
    if (omission === 'exclude' && entry.isDirectory() && this.#options.exclude.reincludes) this.enter(folder)
    else if (omission !== undefined) this.#omit(omission, entry.isDirectory() ? folder.prefix : path)
    else if (entry.isSymbolicLink()) this.#follow(path, folder)
    else if (entry.isDirectory()) this.#descend(folder)
    else this.#add(path, folder)
  }

  #reasonToOmit(name: string, isFolder: boolean, coverage: Coverage): Omission | undefined {
    if (neverPublished.has(name.toLowerCase())) return 'never published'
    const wellKnown = isFolder && name === '.well-known'
    if (name.startsWith('.') && !wellKnown && !this.#options.includeHiddenFiles) return 'hidden'
    return this.#options.exclude.excludes(coverage) ? 'exclude' : undefined
  }

  #follow(path: string, link: Folder): void {
    const real = this.#insideTarget(path, link.real)
    const target = { ...link, real }
    if (sitePath(this.#root, real).toLowerCase().split('/').includes('.git'))
      this.#omit('never published', path)
    else if (!attempt(path, 'read', () => statSync(real)).isDirectory()) this.#add(path, target)
    else if (isBelow(link, real)) this.#omit('link back into a folder above', path)
    else this.#descend(target)
  }

  /** The real path that a link leads to, which must be inside the site. */
  #insideTarget(path: string, link: string): string {
    const pointsAt = excerpt(readlinkSync(link))
    const hint = `Put a copy of the file there instead of a link, or leave it out with "exclude: ${printable(path)}".`
    let target: string
    try {
      target = realpathSync(link)
    } catch (cause) {
      const why = codeOf(cause) === 'ELOOP' ? 'which leads round in a circle' : 'which does not exist'
      throw new SiteError(path, `The link ${quote(path)} points at ${pointsAt}, ${why}.`, { hint, cause })
    }
    if (!isInside(this.#root, target)) {
      const message = `The link ${quote(path)} points at ${pointsAt}, which is outside the directory.`
      throw new SiteError(path, message, { hint: `What is outside is never published. ${hint}` })
    }
    return target
  }

  #descend(folder: Folder): void {
    const path = folder.prefix.slice(0, -1)
    const isPrivate = isPrivateFolder(path) || isPrivateFolder(sitePath(this.#root, folder.real))
    if (isPrivate && !this.#options.exclude.reincluded(folder.coverage)) this.leaks.push(folder.prefix)
    else this.enter(folder)
  }

  #add(path: string, { real: source, coverage }: Pick<Folder, 'real' | 'coverage'>): void {
    const stats = attempt(path, 'read', () => statSync(source))
    if (!stats.isFile()) {
      throw new SiteError(path, `${quote(path)} is no regular file but a socket, pipe or device.`, {
        hint: `It can't be published. Leave it out with "exclude: ${printable(path)}".`,
      })
    }
    // A call for each file would show among 100,000 of them, and what everybody may read we may too.
    if ((stats.mode & 0o444) !== 0o444) attempt(path, 'read', () => accessSync(source, constants.R_OK))
    checkName(path)
    // What a link leads to may have another name, and that name may only end like the link's.
    const renamed = !source.endsWith(`/${path}`)
    const isSecret = attempt(
      path,
      'read',
      () => isSecretFile(path, source) || (renamed && isSecretFile(sitePath(this.#root, source), source)),
    )
    if (isSecret && !this.#options.exclude.reincluded(coverage)) this.leaks.push(path)
    this.files.push({ path, source, size: stats.size })
  }

  #omit(reason: Omission, path: string): void {
    const paths = this.omitted.get(reason)
    if (paths === undefined) this.omitted.set(reason, [path])
    else paths.push(path)
  }
}

/** Whether the walk came to `folder` through the folder that really is at `real`. */
function isBelow(folder: Folder, real: string): boolean {
  for (let above = folder.above; above !== undefined; above = above.above) {
    if (above.real === real) return true
  }
  return false
}

/** Whether a link ends at a folder; one that ends nowhere does not. */
function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory()
  } catch {
    return false
  }
}

/** Does something with a path of the site, and says which path it was where that fails. */
function attempt<T>(path: string, what: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    const code = codeOf(cause)
    const hint = path.includes('\ufffd')
      ? 'Its name is not in UTF-8, so it has no path on the web. Rename it.'
      : code === 'ENOENT'
        ? 'It was there a moment ago: check that nothing still writes to the directory.'
        : `Check its permissions, or leave it out with "exclude: ${printable(path)}".`
    throw new SiteError(path, `${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause })
  }
}

/** The system's code of a failed call, such as `EACCES`. An error of our own passes through. */
function codeOf(cause: unknown): string {
  if (cause instanceof ActionError) throw cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
}

function quote(path: string): string {
  return `"${excerpt(path, 300)}"`
}
