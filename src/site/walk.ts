import { closeSync, type Dirent, fstatSync, openSync, readdirSync, statSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { SiteError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import type { Exclude } from './exclude.ts'
import { attempt, quote, sitePath } from './file-access.ts'
import { FileList } from './file-list.ts'
import type { Folder, FolderEntry } from './folder.ts'
import { Inspection } from './inspect.ts'
import { checkName, checkUnique, omissionOf } from './names.ts'
import { isPrivateFile, isPrivateFolder, type Leak } from './private.ts'
import { openFlags } from './read-file.ts'
import type { Omission } from './site.ts'
import { isBelow, leadsToFolder, SymbolicLinks } from './symbolic-links.ts'

/** How to collect a site. */
export interface CollectOptions {
  readonly exclude: Exclude
  readonly includeHiddenFiles: boolean
  /** The account's key, which no file may contain; empty if there is none. */
  readonly apiKey?: string
  /** Aborting it ends the work. */
  readonly signal?: AbortSignal
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
  readonly #onWire = new Map<string, string>()
  readonly #root: string
  readonly #options: CollectOptions
  readonly #links: SymbolicLinks

  /** @param root real path of the site */
  constructor(root: string, options: CollectOptions) {
    this.#root = root
    this.#options = options
    this.#links = new SymbolicLinks(root, options.includeHiddenFiles)
    this.inspection = new Inspection(this.files, options.apiKey ?? '', options.signal)
  }

  /**
   * Walks through the whole site. It may be called only once.
   *
   * @throws {SiteError} for the first entry that can't be published
   */
  async run(): Promise<void> {
    const [real, base] = [this.#root, baseOf(this.#root)]
    const start = { prefix: '', real, base, matches: [], realMatches: [], above: undefined }
    await this.#enter({ ...start, linked: false, isPrivate: false, opened: '' })
  }

  async #enter(folder: Folder): Promise<void> {
    const { prefix, real, base } = folder
    if (folder.linked) this.#links.countFolder(prefix)
    const entries = attempt(prefix, 'listed', () => readdirSync(real, { withFileTypes: true }))
    const named = entries.map((dirent) => {
      const isFolder = dirent.isDirectory() || (dirent.isSymbolicLink() && leadsToFolder(base + dirent.name))
      // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
      return { dirent, isFolder, key: isFolder ? `${dirent.name}/` : dirent.name }
    })
    named.sort((a, b) => (a.key < b.key ? -1 : 1))
    for (const { dirent, isFolder } of named) {
      const inside = this.#visit(dirent, isFolder, folder)
      if (inside !== undefined) await this.#enter(inside)
      if (this.inspection.isFull) await this.inspection.flush()
    }
  }

  /** Adds a file or leaves it out. Returns a folder that has to be entered. */
  #visit(dirent: Dirent, isFolder: boolean, above: Folder): Folder | undefined {
    const { exclude, includeHiddenFiles } = this.#options
    const { name } = dirent
    const path = above.prefix + name
    const real = above.base + name
    const kind = isFolder ? 'folder' : 'file'
    const matches = exclude.matchesOf(path, kind, above.matches)
    const realMatches = above.realMatches && exclude.matchesOf(sitePath(this.#root, real), kind, above.realMatches)
    const entry = { path, name, real, matches, realMatches, above }
    const excluded = exclude.excludes(matches) || this.#isExcludedTarget(entry)
    const omission = omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (excluded ? 'exclude' : undefined)
    if (omission === 'exclude' && dirent.isDirectory() && exclude.reincludes) return this.#folder(entry)
    if (omission !== undefined) return this.#omit(omission, path, isFolder, dirent.isDirectory() ? '/' : '')
    if (dirent.isSymbolicLink()) return this.#follow(entry, isFolder)
    if (isFolder) return this.#open(this.#folder(entry))
    return this.#add(entry, dirent.isFile())
  }

  /** Whether patterns leave out what a link led to. A pattern that names the path on the walk brings it back. */
  #isExcludedTarget({ path, realMatches }: FolderEntry): boolean {
    const { exclude } = this.#options
    return realMatches !== undefined && exclude.excludes(realMatches) && !exclude.names(path)
  }

  #open(folder: Folder): Folder | undefined {
    return folder.isPrivate ? this.#leak(folder.prefix) : folder
  }

  #folder({ path, real, matches, realMatches, above }: FolderEntry, linked = above.linked): Folder {
    const name = basename(real).toLowerCase()
    const looksPrivate = above.isPrivate || (name !== above.opened && isPrivateFolder(real, path))
    const isNamed = looksPrivate && this.#options.exclude.names(path)
    return {
      prefix: `${path}/`,
      real,
      base: baseOf(real),
      matches,
      realMatches,
      above,
      linked,
      isPrivate: looksPrivate && !isNamed,
      opened: isNamed ? name : above.opened,
    }
  }

  #follow(link: FolderEntry, isFolder: boolean): Folder | undefined {
    const { path, above } = link
    const target = this.#links.follow(path, link.real, isFolder)
    if ('reason' in target) {
      this.leaks.push(target)
      return undefined
    }
    const { real, rules } = target
    const { exclude } = this.#options
    const isNamed = exclude.names(path)
    const realMatches = isNamed ? undefined : exclude.matchesAt(target.path, isFolder ? 'folder' : 'file')
    const entry = { ...link, real, realMatches }
    const looksPrivate = above.isPrivate || rules.has('private')
    if (rules.has('never published')) return this.#omit('never published', path, isFolder)
    if (looksPrivate && !isNamed) return this.#leak(isFolder ? `${path}/` : path)
    if (rules.has('hidden')) return this.#omit('hidden', path, isFolder)
    if (this.#isExcludedTarget(entry)) return this.#omit('exclude', path, isFolder)
    if (!isFolder) return this.#add(entry, attempt(path, 'read', () => statSync(real)).isFile(), real)
    if (isBelow(above, real)) return this.#omit('link back into a folder above', path, isFolder)
    return this.#open(this.#folder(entry, true))
  }

  #leak(path: string): undefined {
    this.leaks.push({ path, reason: 'its name' })
  }

  #add({ path, name, real, above }: FolderEntry, isFile: boolean, target?: string): undefined {
    // Opening a device or a pipe could do something, so they are not opened.
    if (!isFile) {
      throw new SiteError(path, `${quote(path)} is not a regular file but a socket, pipe or device.`, {
        hint: `It can't be published. Leave it out with "exclude: ${printable(path)}".`,
      })
    }
    checkName(path)
    checkUnique(path, this.#onWire)
    const paths = above.linked || target !== undefined ? [path, sitePath(this.#root, real)] : [path]
    const isNamed = this.#options.exclude.names(path)
    const looksPrivate = above.isPrivate || attempt(path, 'read', () => isPrivateFile(paths, real))
    if (looksPrivate && !isNamed) return this.#leak(path)
    if (!isNamed && /\.(?:sql|har)$/iu.test(name)) this.dumps.push(path)
    attempt(path, 'read', () => {
      const descriptor = openSync(real, openFlags)
      try {
        const stats = fstatSync(descriptor)
        this.files.add(above, name, stats, target)
        this.inspection.take(descriptor, stats.size, /\.map$/iu.test(name))
      } finally {
        closeSync(descriptor)
      }
    })
  }

  #omit(reason: Omission, path: string, isFolder: boolean, mark = ''): undefined {
    if (isFolder) this.#options.exclude.passOver(path, reason === 'exclude')
    const paths = this.omitted.get(reason)
    if (paths === undefined) this.omitted.set(reason, [path + mark])
    else paths.push(path + mark)
  }
}

function baseOf(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep
}
