import { type Dirent, readdirSync, statSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { SiteError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import type { Exclude } from './exclude.ts'
import { attempt, isFolder, quote, sitePath } from './file-access.ts'
import type { Place } from './inspect.ts'
import type { Leak } from './leak-error.ts'
import { checkName, omissionOf } from './names.ts'
import { isPrivateFile, isPrivateFolder } from './private-names.ts'
import type { Omission } from './site.ts'
import { checkFanOut, type Found, type LinkTarget, targetOf } from './symbolic-links.ts'

/** What of a directory is a site. */
export interface Choice {
  readonly exclude: Exclude
  readonly includeHiddenFiles: boolean
}

/** What the walk meets, and what of it holds for all that is inside, too. */
interface Entry extends Found {
  /** Whether it, or a folder above on the walk, is a link. Then names on disk may differ from those in `path`. */
  readonly isLinked: boolean
  /** Whether patterns count for its real path too: the last of these links is one that no `!` pattern names. */
  readonly isBound: boolean
  /** Whether it is in a private folder that no pattern names, so that it is published only if a pattern names it. */
  readonly isPrivate: boolean
  /** The name of the private folder above that a pattern names. Folders of that name are allowed too. */
  readonly opened: string
}

/** One walk through a site. It finds the files to publish, and notes what is left out. */
export class Walk {
  /** What is left out, by reason. */
  readonly omitted = new Map<Omission, string[]>()
  /** What looks private and no `!` pattern names, and links that lead outside. */
  readonly leaks: Leak[] = []
  readonly #root: string
  readonly #choice: Choice
  readonly #onWire = new Map<string, string>()
  /** The targets of links: a link is looked up only once, even if the walk meets it many times through other links. */
  readonly #targets = new Map<string, LinkTarget>()
  /** The real paths of the folders that the walk is in. */
  readonly #open: string[] = []
  #linkedFolders = 0

  /** @param root real path of the site */
  constructor(root: string, choice: Choice) {
    this.#root = root
    this.#choice = choice
  }

  /**
   * The files to publish, sorted by path (UTF-16 code units); once.
   *
   * @throws {SiteError} for the first entry that can't be published
   */
  *files(): Generator<Place> {
    const start = { path: '', real: this.#root, isFolder: true }
    yield* this.#enter({ ...start, isLinked: false, isBound: false, isPrivate: false, opened: '' })
  }

  *#enter(folder: Entry): Generator<Place> {
    const { path, real } = folder
    const prefix = path && `${path}/`
    const base = real.endsWith(sep) ? real : real + sep
    if (folder.isLinked) {
      this.#linkedFolders += 1
      checkFanOut(prefix, this.#linkedFolders)
    }
    const dirents = attempt(prefix, 'listed', () => readdirSync(real, { withFileTypes: true }))
    const listed = dirents.map((dirent) => {
      const isToEnter = dirent.isDirectory() || (dirent.isSymbolicLink() && isFolder(base + dirent.name))
      // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
      return { dirent, isToEnter, key: isToEnter ? `${dirent.name}/` : dirent.name }
    })
    listed.sort((a, b) => (a.key < b.key ? -1 : 1))
    this.#open.push(real)
    for (const { dirent, isToEnter } of listed) {
      const entry = { ...folder, path: prefix + dirent.name, real: base + dirent.name, isFolder: isToEnter }
      const found = this.#visit(dirent, entry)
      if (found?.isFolder) yield* this.#enter(found)
      else if (found) yield { path: found.path, source: found.real }
    }
    this.#open.pop()
  }

  /** Returns a file to publish, or a folder to enter; undefined for what is left out. */
  #visit(dirent: Dirent, entry: Entry): Entry | undefined {
    const { exclude, includeHiddenFiles } = this.#choice
    const { path, isFolder } = entry
    const excluded = this.#isExcluded(entry)
    const omission = omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (excluded ? 'exclude' : undefined)
    if (omission === 'exclude' && dirent.isDirectory() && exclude.reincludes) return this.#folder(entry, true)
    if (omission !== undefined) return this.#omit(omission, path, dirent.isDirectory() ? '/' : '')
    if (dirent.isSymbolicLink()) return this.#follow(entry)
    return isFolder ? this.#folder(entry) : this.#file(entry, dirent.isFile())
  }

  /** Whether patterns leave out a path, or what a link led to. A pattern that names the path brings the latter back. */
  #isExcluded({ path, real, isFolder, isBound }: Entry): boolean {
    const { exclude } = this.#choice
    if (exclude.excludes(path, isFolder)) return true
    return isBound && exclude.excludes(sitePath(this.#root, real), isFolder) && !exclude.names(path)
  }

  /** A folder that has to be entered. */
  #folder(entry: Entry, mayBePrivate = false): Entry | undefined {
    const { path, real, opened } = entry
    const name = basename(real).toLowerCase()
    const looksPrivate = entry.isPrivate || (name !== opened && isPrivateFolder(real, path))
    const isNamed = looksPrivate && this.#choice.exclude.names(path)
    if (looksPrivate && !isNamed && !mayBePrivate) return this.#leak(`${path}/`)
    return { ...entry, isPrivate: looksPrivate && !isNamed, opened: isNamed ? name : opened }
  }

  #follow(link: Entry): Entry | undefined {
    const { path, isFolder } = link
    const target = this.#targets.get(link.real) ?? targetOf(link, this.#root, this.#choice.includeHiddenFiles)
    if ('reason' in target) {
      this.leaks.push(target)
      return undefined
    }
    this.#targets.set(link.real, target)
    const { real } = target
    const isNamed = this.#choice.exclude.names(path)
    const entry = { ...link, real, isLinked: true, isBound: !isNamed }
    if (target.omissions.has('never published')) return this.#omit('never published', path)
    if ((link.isPrivate || target.isPrivate) && !isNamed) return this.#leak(isFolder ? `${path}/` : path)
    if (target.omissions.has('hidden')) return this.#omit('hidden', path)
    if (this.#isExcluded(entry)) return this.#omit('exclude', path)
    if (!isFolder) return this.#file(entry, attempt(path, 'read', () => statSync(real)).isFile())
    if (this.#open.includes(real)) return this.#omit('link back into a folder above', path)
    return this.#folder(entry)
  }

  /** A file that may be published. */
  #file(entry: Entry, isFile: boolean): Entry | undefined {
    const { path, real } = entry
    // Opening a device or a pipe could do something, so they are not opened.
    if (!isFile) {
      throw new SiteError(path, `${quote(path)} is not a regular file but a socket, pipe or device.`, {
        hint: `It can't be published. Leave it out with "exclude: ${printable(path)}".`,
      })
    }
    checkName(path, this.#onWire)
    const paths = entry.isLinked ? [path, sitePath(this.#root, real)] : [path]
    const looksPrivate = entry.isPrivate || attempt(path, 'read', () => isPrivateFile(paths, real))
    return looksPrivate && !this.#choice.exclude.names(path) ? this.#leak(path) : entry
  }

  #leak(path: string): undefined {
    this.leaks.push({ path, reason: 'its name' })
  }

  #omit(reason: Omission, path: string, mark = ''): undefined {
    const paths = this.omitted.get(reason) ?? []
    this.omitted.set(reason, paths)
    paths.push(path + mark)
  }
}
