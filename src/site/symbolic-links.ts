import { readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SiteError } from '../errors.ts'
import { count, formatNumber } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import { attempt, codeOf, isInside, quote, realPath, sitePath } from './file-access.ts'
import type { Folder } from './folder.ts'
import { omissionOf } from './names.ts'
import { isPrivateFolder } from './private.ts'
import { privacyOf } from './private-names.ts'

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
export interface Target {
  /** Its real path, inside the site. */
  readonly real: string
  /** The rules against publishing it. */
  readonly rules: ReadonlySet<'never published' | 'private' | 'hidden'>
}

/** The links of a site. Each is looked up only once, even if the walk meets it many times through other links. */
export class Links {
  readonly #root: string
  readonly #includeHiddenFiles: boolean
  readonly #known = new Map<string, Target>()
  #folders = 0

  /** @param root real path of the site */
  constructor(root: string, includeHiddenFiles: boolean) {
    this.#root = root
    this.#includeHiddenFiles = includeHiddenFiles
  }

  /**
   * The target of a link.
   *
   * @param path of the link, relative to the site's root
   * @param link the link's own path on disk
   * @param isFolder whether it leads to a folder
   * @throws {SiteError} if it leads outside, nowhere or in a circle
   */
  follow(path: string, link: string, isFolder: boolean): Target {
    const known = this.#known.get(link)
    if (known !== undefined) return known
    const real = this.#realPath(path, link)
    const target = { real, rules: this.#rulesAgainst(sitePath(this.#root, real), isFolder) }
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
      throw new SiteError(
        prefix,
        `Links lead into each other, ${count(prefix.split('/').length, 'folder')} deep.`,
        {
          hint: 'Leave one of them out with "exclude", or replace them by copies.',
        },
      )
    }
    if (this.#folders <= mostFolders) return
    const most = formatNumber(mostFolders)
    const message = `The site leads into more than ${most} folders through links, the last one is ${quote(prefix)}.`
    throw new SiteError(prefix, message, {
      hint: 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.',
    })
  }

  #realPath(path: string, link: string): string {
    const hint = `Put a copy of the file there instead of a link, or leave it out with "exclude: ${printable(path)}".`
    const pointing = (): string => {
      // Windows has links that only the system itself can read.
      const target = attempt(path, 'read', () => readlinkSync(link))
      return `The link ${quote(path)} points at ${excerpt(target)}`
    }
    let target: string
    try {
      target = realPath(link)
    } catch (cause) {
      const code = codeOf(cause)
      const why = { ELOOP: 'leads in a circle', ENOENT: 'does not exist' }[code] ?? `can't be opened: ${code}`
      throw new SiteError(path, `${pointing()}, which ${why}.`, { hint, cause })
    }
    if (!isInside(this.#root, target)) {
      throw new SiteError(path, `${pointing()}, which is outside the directory.`, {
        hint: `What is outside is never published. ${hint}`,
      })
    }
    return target
  }

  /**
   * The rules against publishing a target. Each rule is checked for every segment of the path, so that a link can't
   * avoid it.
   */
  #rulesAgainst(target: string, isFolder: boolean): Target['rules'] {
    const rules = new Set<'never published' | 'private' | 'hidden'>()
    if (!isFolder && privacyOf(target) === 'private') rules.add('private')
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

/** Whether the walk is inside the folder with this real path. Then entering it again would never end. */
export function isBelow(folder: Folder, real: string): boolean {
  for (let above: Folder | undefined = folder; above !== undefined; above = above.above) {
    if (above.real === real) return true
  }
  return false
}
