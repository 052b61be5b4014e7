import { closeSync, type Dirent, fstatSync, openSync, readdirSync, statSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { SiteError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import type { Exclude } from './exclude.ts'
import { attempt, quote, sitePath } from './file-access.ts'
import { FileList, type Place } from './file-list.ts'
import { Inspection } from './inspect.ts'
import type { Leak } from './leak-error.ts'
import { checkName, omissionOf } from './names.ts'
import { isPrivateFile, isPrivateFolder } from './private-names.ts'
import { openFlags } from './read-file.ts'
import type { Omission } from './site.ts'
import { checkFanOut, type Found, type LinkTarget, leadsToFolder, targetOf } from './symbolic-links.ts'

/** How to collect a site. */
export interface CollectOptions {
  readonly exclude: Exclude
  readonly includeHiddenFiles: boolean
  /** The account's key, which no file may contain; empty if there is none. */
  readonly apiKey?: string
  /** Aborting it ends the work. */
  readonly signal?: AbortSignal
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
  /** The files to publish, sorted by path (UTF-16 code units). */
  readonly files = new FileList()
  /** What is left out, by reason. */
  readonly omitted = new Map<Omission, string[]>()
  /** What looks private and no `!` pattern names, and links that lead outside. */
  readonly leaks: Leak[] = []
  /** Dumps of databases, and recordings of requests, that no `!` pattern names. */
  readonly dumps: string[] = []
  /** What is in the files. It has to be finished after the walk. */
  readonly inspection: Inspection
  readonly #root: string
  readonly #options: CollectOptions
  readonly #onWire = new Map<string, string>()
  /** The targets of links: a link is looked up only once, even if the walk meets it many times through other links. */
  readonly #targets = new Map<string, LinkTarget>()
  /** The real paths of the folders that the walk is in. */
  readonly #open: string[] = []
  #linkedFolders = 0

  /** @param root real path of the site */
  constructor(root: string, options: CollectOptions) {
    this.#root = root
    this.#options = options
    this.inspection = new Inspection(this.files, options.apiKey ?? '', options.signal)
  }

  /** Walks through the whole site, once. It throws a `SiteError` for the first entry that can't be published. */
  async run(): Promise<void> {
    const start = { path: '', real: this.#root, isFolder: true }
    await this.#enter({ ...start, isLinked: false, isBound: false, isPrivate: false, opened: '' })
  }

  async #enter(folder: Entry): Promise<void> {
    const { path, real } = folder
    const place = { prefix: path && `${path}/`, base: real.endsWith(sep) ? real : real + sep }
    if (folder.isLinked) {
      this.#linkedFolders += 1
      checkFanOut(place.prefix, this.#linkedFolders)
    }
    const dirents = attempt(place.prefix, 'listed', () => readdirSync(real, { withFileTypes: true }))
    const listed = dirents.map((dirent) => {
      const isFolder = dirent.isDirectory() || (dirent.isSymbolicLink() && leadsToFolder(place.base + dirent.name))
      // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
      return { dirent, isFolder, key: isFolder ? `${dirent.name}/` : dirent.name }
    })
    listed.sort((a, b) => (a.key < b.key ? -1 : 1))
    this.#open.push(real)
    for (const { dirent, isFolder } of listed) {
      const entry = { ...folder, path: place.prefix + dirent.name, real: place.base + dirent.name, isFolder }
      const inside = this.#visit(dirent, entry, place)
      if (inside !== undefined) await this.#enter(inside)
      if (this.inspection.isFull) await this.inspection.flush()
    }
    this.#open.pop()
  }

  /** Adds a file or leaves it out. Returns a folder that has to be entered. */
  #visit(dirent: Dirent, entry: Entry, place: Place): Entry | undefined {
    const { exclude, includeHiddenFiles } = this.#options
    const { path, isFolder } = entry
    const excluded = this.#isExcluded(entry)
    const omission = omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (excluded ? 'exclude' : undefined)
    if (omission === 'exclude' && dirent.isDirectory() && exclude.reincludes) return this.#folder(entry, true)
    if (omission !== undefined) return this.#omit(omission, path, isFolder, dirent.isDirectory() ? '/' : '')
    if (dirent.isSymbolicLink()) return this.#follow(entry, place)
    return isFolder ? this.#folder(entry) : this.#add(entry, place, dirent.isFile())
  }

  /** Whether patterns leave out a path, or what a link led to. A pattern that names the path brings the latter back. */
  #isExcluded({ path, real, isFolder, isBound }: Entry): boolean {
    const { exclude } = this.#options
    if (exclude.excludes(path, isFolder)) return true
    return isBound && exclude.excludes(sitePath(this.#root, real), isFolder) && !exclude.names(path)
  }

  /** A folder that has to be entered. */
  #folder(entry: Entry, mayBePrivate = false): Entry | undefined {
    const { path, real, opened } = entry
    const name = basename(real).toLowerCase()
    const looksPrivate = entry.isPrivate || (name !== opened && isPrivateFolder(real, path))
    const isNamed = looksPrivate && this.#options.exclude.names(path)
    if (looksPrivate && !isNamed && !mayBePrivate) return this.#leak(`${path}/`)
    return { ...entry, isPrivate: looksPrivate && !isNamed, opened: isNamed ? name : opened }
  }

  #follow(link: Entry, place: Place): Entry | undefined {
    const { path, isFolder } = link
    const target = this.#targets.get(link.real) ?? targetOf(link, this.#root, this.#options.includeHiddenFiles)
    if ('reason' in target) {
      this.leaks.push(target)
      return undefined
    }
    this.#targets.set(link.real, target)
    const { real } = target
    const isNamed = this.#options.exclude.names(path)
    const entry = { ...link, real, isLinked: true, isBound: !isNamed }
    if (target.omissions.has('never published')) return this.#omit('never published', path, isFolder)
    if ((link.isPrivate || target.isPrivate) && !isNamed) return this.#leak(isFolder ? `${path}/` : path)
    if (target.omissions.has('hidden')) return this.#omit('hidden', path, isFolder)
    if (this.#isExcluded(entry)) return this.#omit('exclude', path, isFolder)
    if (!isFolder) return this.#add(entry, place, attempt(path, 'read', () => statSync(real)).isFile(), real)
    if (this.#open.includes(real)) return this.#omit('link back into a folder above', path, isFolder)
    return this.#folder(entry)
  }

  #leak(path: string): undefined {
    this.leaks.push({ path, reason: 'its name' })
  }

  #add({ path, real, isLinked, isPrivate }: Entry, place: Place, isFile: boolean, target?: string): undefined {
    // Opening a device or a pipe could do something, so they are not opened.
    if (!isFile) {
      throw new SiteError(path, `${quote(path)} is not a regular file but a socket, pipe or device.`, {
        hint: `It can't be published. Leave it out with "exclude: ${printable(path)}".`,
      })
    }
    checkName(path, this.#onWire)
    const paths = isLinked ? [path, sitePath(this.#root, real)] : [path]
    const isNamed = this.#options.exclude.names(path)
    const looksPrivate = isPrivate || attempt(path, 'read', () => isPrivateFile(paths, real))
    if (looksPrivate && !isNamed) return this.#leak(path)
    if (!isNamed && /\.(?:sql|har)$/iu.test(path)) this.dumps.push(path)
    attempt(path, 'read', () => {
      const descriptor = openSync(real, openFlags)
      try {
        const stats = fstatSync(descriptor)
        this.files.add(place, path.slice(place.prefix.length), stats, target)
        this.inspection.take(descriptor, stats.size, /\.map$/iu.test(path))
      } finally {
        closeSync(descriptor)
      }
    })
  }

  #omit(reason: Omission, path: string, isFolder: boolean, mark = ''): undefined {
    if (isFolder) this.#options.exclude.passOver(path, reason === 'exclude')
    const paths = this.omitted.get(reason) ?? []
    this.omitted.set(reason, paths)
    paths.push(path + mark)
  }
}
