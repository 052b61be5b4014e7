import { type Dirent, readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { SiteError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import type { Exclude } from './exclude.ts'
import { attempt, isFolder, quote, targetOf } from './file-access.ts'
import type { Leak } from './leak-error.ts'
import { checkFanOut, checkName, omissionOf } from './names.ts'
import { isPrivateFile, isPrivateFileName, isPrivateFolder } from './private-names.ts'
import type { Omission, SiteFile } from './site.ts'

export interface Choice {
  readonly exclude: Exclude
  readonly includeHiddenFiles: boolean
}

/** Paths are relative to the site's root. */
interface Entry {
  readonly path: string
  /** Another one than `path` behind a link; that of a link itself until it is followed. */
  readonly real: string
  readonly isFolder: boolean
  /** Patterns count for its real path too: no `!` pattern names the last link on the way. */
  readonly isBound: boolean
  /** It is in a private folder that no pattern names. */
  readonly isPrivate: boolean
}

const top: Entry = { path: '', real: '', isFolder: true, isBound: false, isPrivate: false }

export class Walk {
  readonly omitted = new Map<Omission, string[]>()
  /** What looks private and no `!` pattern names, and links that lead outside. */
  readonly leaks: Leak[] = []
  readonly #choice: Choice
  readonly #root: string
  readonly #onWire = new Map<string, string>()
  /** The real paths of the folders that the walk is in. */
  readonly #open: string[] = []
  #linkedFolders = 0

  constructor(choice: Choice, root: string) {
    this.#choice = choice
    this.#root = root
  }

  /** The files to publish, sorted by path (UTF-16 code units); once. Throws for the first one that can't be. */
  *files(folder = top): Generator<Pick<SiteFile, 'path' | 'source'>> {
    const { path, real } = folder
    const prefix = path && `${path}/`
    const realPrefix = real && `${real}/`
    if (path !== real) this.#linkedFolders += 1
    checkFanOut(prefix, this.#linkedFolders)
    const dirents = attempt(prefix, 'listed', () => readdirSync(this.#onDisk(real), { withFileTypes: true }))
    const listed = dirents.map((dirent) => {
      const onDisk = realPrefix + dirent.name
      const isToEnter = dirent.isDirectory() || (dirent.isSymbolicLink() && isFolder(this.#onDisk(onDisk)))
      const entry: Entry = { ...folder, path: prefix + dirent.name, real: onDisk, isFolder: isToEnter }
      // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
      return { dirent, entry, key: isToEnter ? `${dirent.name}/` : dirent.name }
    })
    listed.sort((a, b) => (a.key < b.key ? -1 : 1))
    this.#open.push(real)
    for (const { dirent, entry } of listed) {
      const found = this.#visit(dirent, entry)
      if (found?.isFolder) yield* this.files(found)
      else if (found) yield { path: found.path, source: this.#onDisk(found.real) }
    }
    this.#open.pop()
  }

  /** A file to publish or a folder to enter, as below; undefined for what is left out. */
  #visit(dirent: Dirent, entry: Entry): Entry | undefined {
    const { path } = entry
    const isReal = dirent.isDirectory()
    const omission = this.#omissionOf(entry, dirent.name)
    if (omission === 'exclude' && isReal && this.#choice.exclude.reincludes) return this.#folder(entry, true)
    if (omission !== undefined) return this.#omit(omission, isReal ? `${path}/` : path)
    if (dirent.isSymbolicLink()) return this.#follow(entry)
    return isReal ? this.#folder(entry) : this.#file(entry, dirent.isFile())
  }

  /** A link shows what its target is published as. */
  #follow(link: Entry): Entry | undefined {
    const { path, isFolder } = link
    const real = targetOf(path, this.#onDisk(link.real), this.#root)
    if (typeof real !== 'string') return void this.leaks.push(real)
    const folders = [...(isFolder ? `${real}/` : real).matchAll(/\//gu)].map(({ index }) => real.slice(0, index))
    const isPrivate = link.isPrivate || folders.some((folder) => isPrivateFolder(this.#onDisk(folder)))
    const isBound = !this.#choice.exclude.names(path)
    const entry = { ...link, real, isBound, isPrivate }
    const omission = this.#omissionOf(entry, real)
    // Without a link it would only be left out. But whoever made one wanted to publish it.
    if (omission === 'hidden' && isBound && (isPrivate || (!isFolder && isPrivateFileName(real))))
      return this.#leak(link)
    if (omission !== undefined) return this.#omit(omission, path)
    if (!isFolder) return this.#file(entry, attempt(path, 'read', () => statSync(this.#onDisk(real))).isFile())
    if (this.#open.includes(real)) return this.#omit('link back into a folder above', path)
    return this.#folder(entry)
  }

  /** Why a name, one on the way to a target, or a pattern leaves an entry out. */
  #omissionOf({ path, real, isFolder, isBound }: Entry, names: string): Omission | undefined {
    const { exclude, includeHiddenFiles } = this.#choice
    const isExcluded =
      exclude.excludes(path, isFolder) || (isBound && exclude.excludes(real, isFolder) && !exclude.names(path))
    return omissionOf(names, isFolder, includeHiddenFiles) ?? (isExcluded ? 'exclude' : undefined)
  }

  #folder(entry: Entry, isExcluded = false): Entry | undefined {
    const { exclude } = this.#choice
    const { path, real } = entry
    // Packages contain packages: who names the outer folder means those inside, too.
    const asked = path.replace(/(?<=(?:^|\/)node_modules)\/(?:.*\/)?node_modules$/iu, '')
    const looksPrivate = isPrivateFolder(this.#onDisk(real), path) && !exclude.names(asked)
    const isPrivate = (entry.isPrivate || looksPrivate) && !exclude.names(path)
    return isPrivate && !isExcluded ? this.#leak(entry) : { ...entry, isPrivate }
  }

  #file(entry: Entry, isFile: boolean): Entry | undefined {
    const { path, real } = entry
    // Opening a device or a pipe could do something, so they are not opened.
    if (!isFile) {
      const hint = `It can't be published. Leave it out with "exclude: ${printable(path)}".`
      throw new SiteError(`${quote(path)} is not a regular file but a socket, pipe or device.`, { hint })
    }
    checkName(path, this.#onWire)
    const looksPrivate = attempt(path, 'read', () => isPrivateFile([path, real], this.#onDisk(real)))
    return (entry.isPrivate || looksPrivate) && !this.#choice.exclude.names(path) ? this.#leak(entry) : entry
  }

  #onDisk(real: string): string {
    return this.#root + sep + real
  }

  #leak({ path, isFolder }: Entry): undefined {
    this.leaks.push({ path: isFolder ? `${path}/` : path, reason: 'its name' })
  }

  #omit(reason: Omission, path: string): undefined {
    const paths = this.omitted.get(reason) ?? []
    this.omitted.set(reason, paths)
    paths.push(path)
  }
}
