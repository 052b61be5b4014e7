import {
  accessSync,
  constants,
  type Dirent,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { ActionError, SiteError } from '../errors.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Coverage, Exclude } from './exclude.ts'
import { checkName } from './file-names.ts'
import { isInside, sitePath } from './paths.ts'
import { isPrivateFolder, isSecretFile } from './private-files.ts'
import type { Omission, SiteFile } from './site.ts'

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

export class Walk {
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
    this.files.push({ path, source, size: stats.size, device: stats.dev, inode: stats.ino })
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
export function codeOf(cause: unknown): string {
  if (cause instanceof ActionError) throw cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
}

function quote(path: string): string {
  return `"${excerpt(path, 300)}"`
}
