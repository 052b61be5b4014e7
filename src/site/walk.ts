import { accessSync, constants, type Dirent, readdirSync, statSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { SiteError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import type { Exclude } from './exclude.ts'
import { attempt, quote, sitePath } from './file-access.ts'
import { FileList } from './file-list.ts'
import type { Entry, Folder } from './folder.ts'
import { checkName, omissionOf, wireName } from './names.ts'
import { isPrivateFile, isPrivateFolder, type Leak } from './private.ts'
import type { Omission } from './site.ts'
import { isBelow, Links, leadsToFolder } from './symbolic-links.ts'

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
  /** Indexes of source maps. */
  readonly maps = new Set<number>()
  /** Paths that are escaped when they are sent. */
  readonly escaped: string[] = []
  /** Dumps of databases, and recordings of requests. */
  readonly dumps: string[] = []
  readonly #root: string
  readonly #options: CollectOptions
  readonly #links: Links

  /** @param root real path of the site */
  constructor(root: string, options: CollectOptions) {
    this.#root = root
    this.#options = options
    this.#links = new Links(root, options.includeHiddenFiles)
  }

  /**
   * Walks through the whole site. It may be called only once.
   *
   * @throws {SiteError} for the first entry that can't be published
   */
  run(): void {
    const start = {
      prefix: '',
      real: this.#root,
      base: baseOf(this.#root),
      matches: [],
      realMatches: [],
      above: undefined,
    }
    this.#enter({ ...start, linked: false, isPrivate: false, opened: '' })
  }

  #enter(folder: Folder): void {
    const { prefix, real, base } = folder
    if (folder.linked) this.#links.countFolder(prefix)
    const entries = attempt(prefix, 'listed', () => readdirSync(real, { withFileTypes: true }))
    const named = entries.map((dirent) => {
      const isFolder = dirent.isDirectory() || (dirent.isSymbolicLink() && leadsToFolder(base + dirent.name))
      // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
      return { dirent, isFolder, key: isFolder ? `${dirent.name}/` : dirent.name }
    })
    named.sort((a, b) => (a.key < b.key ? -1 : 1))
    for (const { dirent, isFolder } of named) this.#visit(dirent, isFolder, folder)
  }

  #visit(dirent: Dirent, isFolder: boolean, above: Folder): void {
    const { exclude, includeHiddenFiles } = this.#options
    const { name } = dirent
    const path = above.prefix + name
    const real = above.base + name
    const kind = isFolder ? 'folder' : 'file'
    const matches = exclude.matchesOf(path, kind, above.matches)
    const realMatches =
      above.realMatches && exclude.matchesOf(sitePath(this.#root, real), kind, above.realMatches)
    const entry = { path, name, real, matches, realMatches, above }
    const excluded = exclude.excludes(matches) || this.#isExcludedTarget(entry)
    const omission =
      omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (excluded ? 'exclude' : undefined)
    if (omission === 'exclude' && dirent.isDirectory() && exclude.reincludes) this.#enter(this.#folder(entry))
    else if (omission !== undefined) this.#omit(omission, path, isFolder, dirent.isDirectory() ? '/' : '')
    else if (dirent.isSymbolicLink()) this.#follow(entry, isFolder)
    else if (!isFolder) this.#add(entry, above.linked)
    else this.#descend(this.#folder(entry))
  }

  /** Whether patterns leave out what a link led to. A pattern that names the path on the walk brings it back. */
  #isExcludedTarget({ path, realMatches }: Entry): boolean {
    const { exclude } = this.#options
    return realMatches !== undefined && exclude.excludes(realMatches) && !exclude.names(path)
  }

  #descend(folder: Folder): void {
    if (folder.isPrivate) this.#leak(folder.prefix)
    else this.#enter(folder)
  }

  #folder({ path, real, matches, realMatches, above }: Entry, linked = above.linked): Folder {
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

  #follow(link: Entry, isFolder: boolean): void {
    const { path, above } = link
    const target = this.#links.follow(path, link.real, isFolder)
    if ('reason' in target) {
      this.leaks.push({ path, ...target })
      return
    }
    const { real, rules } = target
    const { exclude } = this.#options
    const isNamed = exclude.names(path)
    const realMatches = isNamed ? undefined : exclude.matchesAt(target.path, isFolder ? 'folder' : 'file')
    const entry = { ...link, real, realMatches }
    const looksPrivate = above.isPrivate || rules.has('private')
    if (rules.has('never published')) this.#omit('never published', path, isFolder)
    else if (looksPrivate && !isNamed) this.#leak(isFolder ? `${path}/` : path)
    else if (rules.has('hidden')) this.#omit('hidden', path, isFolder)
    else if (this.#isExcludedTarget(entry)) this.#omit('exclude', path, isFolder)
    else if (!isFolder) this.#add(entry, true, true)
    else if (isBelow(above, real)) this.#omit('link back into a folder above', path, isFolder)
    else this.#descend(this.#folder(entry, true))
  }

  #leak(path: string): void {
    this.leaks.push({ path, reason: 'its name' })
  }

  #add({ path, name, real: source, above }: Entry, linked: boolean, link = false): void {
    const stats = attempt(path, 'read', () => statSync(source))
    if (!stats.isFile()) {
      throw new SiteError(path, `${quote(path)} is not a regular file but a socket, pipe or device.`, {
        hint: `It can't be published. Leave it out with "exclude: ${printable(path)}".`,
      })
    }
    // A file that everybody may read needs no check. One more call for each of 100,000 files would take time.
    if ((stats.mode & 0o444) !== 0o444) attempt(path, 'read', () => accessSync(source, constants.R_OK))
    checkName(path)
    const paths = linked ? [path, sitePath(this.#root, source)] : [path]
    const looksPrivate = above.isPrivate || attempt(path, 'read', () => isPrivateFile(paths, source))
    if (looksPrivate && !this.#options.exclude.names(path)) {
      this.#leak(path)
      return
    }
    if (wireName(path) !== path) this.escaped.push(path)
    if (/\.map$/iu.test(name)) this.maps.add(this.files.length)
    if (/\.(?:sql|har)$/iu.test(name)) this.dumps.push(path)
    this.files.add(above, name, stats, link ? source : undefined)
  }

  #omit(reason: Omission, path: string, isFolder: boolean, mark = ''): void {
    if (isFolder) this.#options.exclude.passOver(path, reason === 'exclude')
    const paths = this.omitted.get(reason)
    if (paths === undefined) this.omitted.set(reason, [path + mark])
    else paths.push(path + mark)
  }
}

function baseOf(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep
}
