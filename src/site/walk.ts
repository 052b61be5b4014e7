import { accessSync, constants, type Dirent, readdirSync, statSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { SiteError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import type { Exclude } from './exclude.ts'
import { attempt, quote, sitePath } from './file-access.ts'
import { FileList } from './file-list.ts'
import type { Entry, Folder } from './folder.ts'
import { checkName, omissionOf } from './names.ts'
import { isPrivateFile, isPrivateFolder } from './private.ts'
import type { Omission } from './site.ts'
import { isBelow, Links, leadsToFolder } from './symbolic-links.ts'

/** How to collect a site. */
export interface CollectOptions {
  readonly exclude: Exclude
  readonly includeHiddenFiles: boolean
}

/** One walk through a site. It finds the files to publish, and notes what is left out. */
export class Walk {
  /** The files to publish, sorted by path (UTF-16 code units). */
  readonly files = new FileList()
  /** What is left out, by reason. */
  readonly omitted = new Map<Omission, string[]>()
  /** Paths that look private and that no `!` pattern names. Folders end in `/`. */
  readonly leaks: string[] = []
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
    const start = { prefix: '', real: this.#root, base: baseOf(this.#root), matches: [], above: undefined }
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
    const matches = exclude.matchesOf(path, isFolder ? 'folder' : 'file', above.matches)
    const entry = { path, name, real: above.base + name, matches, above }
    const excluded = exclude.excludes(matches)
    const omission =
      omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (excluded ? 'exclude' : undefined)
    if (omission === 'exclude' && dirent.isDirectory() && exclude.reincludes) this.#enter(this.#folder(entry))
    else if (omission !== undefined) this.#omit(omission, path, isFolder, dirent.isDirectory() ? '/' : '')
    else if (dirent.isSymbolicLink()) this.#follow(entry, isFolder)
    else if (!isFolder) this.#add(entry, above.linked)
    else this.#descend(this.#folder(entry))
  }

  #descend(folder: Folder): void {
    if (folder.isPrivate) this.leaks.push(folder.prefix)
    else this.#enter(folder)
  }

  #folder({ path, real, matches, above }: Entry, linked = above.linked): Folder {
    const name = basename(real).toLowerCase()
    const looksPrivate = above.isPrivate || (name !== above.opened && isPrivateFolder(real, path))
    const isNamed = looksPrivate && this.#options.exclude.names(path)
    return {
      prefix: `${path}/`,
      real,
      base: baseOf(real),
      matches,
      above,
      linked,
      isPrivate: looksPrivate && !isNamed,
      opened: isNamed ? name : above.opened,
    }
  }

  #follow(link: Entry, isFolder: boolean): void {
    const { path, above } = link
    const { real, rules } = this.#links.follow(path, link.real, isFolder)
    const looksPrivate = above.isPrivate || rules.has('private')
    if (rules.has('never published')) this.#omit('never published', path, isFolder)
    else if (looksPrivate && !this.#options.exclude.names(path)) this.leaks.push(isFolder ? `${path}/` : path)
    else if (rules.has('hidden')) this.#omit('hidden', path, isFolder)
    else if (!isFolder) this.#add({ ...link, real }, true, true)
    else if (isBelow(above, real)) this.#omit('link back into a folder above', path, isFolder)
    else this.#descend(this.#folder({ ...link, real }, true))
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
    const target = linked ? sitePath(this.#root, source) : path
    const looksPrivate =
      above.isPrivate || attempt(path, 'read', () => isPrivateFile(path, target, source, stats.size))
    if (looksPrivate && !this.#options.exclude.names(path)) this.leaks.push(path)
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
