import { readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SiteError } from '../errors.ts'
import { count, formatNumber } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import { attempt, codeOf, isInside, quote, realPath, sitePath } from './file-access.ts'
import type { Folder } from './folder.ts'
import { omissionOf } from './names.ts'
import { isPrivateFolder, type Leak } from './private.ts'
import { isPrivateFileName } from './private-names.ts'

/** Whether a link ends at a folder. A link that ends nowhere does not. */
export function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory()
  } catch {
    return false
  }
}

/**
 * Folders that links may lead into, in all. A large site has as many; links to links could make far more out of a few.
 */
const mostFolders = 50_000

/** Characters of a path that links lead into; most systems take no longer one. */
const longestPath = 4096

/** The target of a link. */
export interface LinkTarget {
  /** Its real path, inside the site. */
  readonly real: string
  /** The same, relative to the site's root. */
  readonly path: string
  /** The rules against publishing it. */
  readonly rules: ReadonlySet<'never published' | 'private' | 'hidden'>
}

/** The links of a site. Each is looked up only once, even if the walk meets it many times through other links. */
export class SymbolicLinks {
  readonly #root: string
  readonly #includeHiddenFiles: boolean
  readonly #known = new Map<string, LinkTarget>()
  #folders = 0

  /** @param root real path of the site */
  constructor(root: string, includeHiddenFiles: boolean) {
    this.#root = root
    this.#includeHiddenFiles = includeHiddenFiles
  }

  /**
   * The target of a link, or why it can't be followed.
   *
   * @param path of the link, relative to the site's root
   * @param link the link's own path on disk
   * @param isFolder whether it leads to a folder
   */
  follow(path: string, link: string, isFolder: boolean): LinkTarget | Leak {
    const known = this.#known.get(link)
    if (known !== undefined) return known
    let real: string
    try {
      real = realPath(link)
    } catch (cause) {
      const code = codeOf(cause)
      const why = { ELOOP: 'leads in a circle', ENOENT: 'does not exist' }[code] ?? `can't be opened: ${code}`
      return faultOf(path, link, why)
    }
    if (!isInside(this.#root, real)) return faultOf(path, link, 'is outside the directory')
    const inSite = sitePath(this.#root, real)
    const target = { real, path: inSite, rules: this.#rulesAgainst(inSite, isFolder) }
    this.#known.set(link, target)
    return target
  }

  /**
   * Counts a folder that the walk enters through a link.
   *
   * @throws {SiteError} if there are too many, because links to folders that contain links multiply
   */
  countFolder(prefix: string): void {
    this.#folders += 1
    if (prefix.length > longestPath) {
      throw new SiteError(prefix, `Links lead into each other, ${count(prefix.split('/').length, 'folder')} deep.`, {
        hint: 'Leave one of them out with "exclude", or replace them by copies.',
      })
    }
    if (this.#folders <= mostFolders) return
    const most = formatNumber(mostFolders)
    const message = `The site leads into more than ${most} folders through links, the last one is ${quote(prefix)}.`
    throw new SiteError(prefix, message, {
      hint: 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.',
    })
  }

  /**
   * The rules against publishing a target. Each rule is checked for every segment of the path, so that a link can't
   * avoid it.
   */
  #rulesAgainst(target: string, isFolder: boolean): LinkTarget['rules'] {
    const rules = new Set<'never published' | 'private' | 'hidden'>()
    if (!isFolder && isPrivateFileName(target)) rules.add('private')
    const segments = target.split('/')
    let above = this.#root
    for (const [index, name] of segments.entries()) {
      const isFolderHere = isFolder || index < segments.length - 1
      const omission = omissionOf(name, isFolderHere, this.#includeHiddenFiles)
      if (omission !== undefined) rules.add(omission)
      above = join(above, name)
      if (isFolderHere && isPrivateFolder(above)) rules.add('private')
    }
    return rules
  }
}

function faultOf(path: string, link: string, why: string): Leak {
  // Windows has links that only the system itself can read.
  const target = excerpt(attempt(path, 'read', () => readlinkSync(link)))
  return {
    path,
    reason: `a link whose target ${why}`,
    link: `The link ${quote(path)} points at ${target}, which ${why}.`,
  }
}

/** Whether the walk is inside the folder with this real path. Then entering it again would never end. */
export function isBelow(folder: Folder, real: string): boolean {
  for (let above: Folder | undefined = folder; above !== undefined; above = above.above) {
    if (above.real === real) return true
  }
  return false
}
