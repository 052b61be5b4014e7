import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SiteError } from '../errors.ts'
import { printable } from '../text/printable.ts'
import type { Exclude } from './exclude.ts'
import { attempt, isFolder, quote, targetOf } from './file-access.ts'
import type { Leak } from './leak-error.ts'
import { omissionOf } from './names.ts'
import { isPrivateFile, isPrivateFolder } from './private-names.ts'
import type { Omission, SiteFile } from './site.ts'

export interface Choice {
  readonly exclude: Exclude
  readonly includeHiddenFiles: boolean
}

/** Paths are relative to the site's root. `real` is another one than `path` behind a link that was followed. */
interface Entry {
  readonly path: string
  readonly real: string
  readonly isFolder: boolean
  /** Whether a `!` pattern names the link that it is behind, or a folder there. */
  readonly isNamed: boolean
}

export class Walk {
  readonly omitted = new Map<Omission, string[]>()
  /** What looks private and no `!` pattern names, and links that lead outside. */
  readonly leaks: Leak[] = []
  /** Paths that can't be opened, because their names are not UTF-8: Node puts U+FFFD in place of bytes. */
  readonly lost: string[] = []
  readonly #choice: Choice
  readonly #root: string
  /** The real paths of the folders that the walk is in. */
  readonly #open: string[] = []

  constructor(choice: Choice, root: string) {
    this.#choice = choice
    this.#root = root
  }

  /** The files to publish, sorted by path (UTF-16 code units); once. Throws for the first one that can't be. */
  *files(path = '', real = '', isInNamed = false): Generator<Pick<SiteFile, 'path' | 'source'>> {
    const isNamed = isInNamed || (path !== real && this.#choice.exclude.names(path))
    const dirents = attempt(path, 'listed', () => readdirSync(join(this.#root, real), { withFileTypes: true }))
    const listed = dirents.map((dirent) => {
      const { name } = dirent
      const onDisk = (real && `${real}/${name}`) || name
      const isToEnter = dirent.isDirectory() || (dirent.isSymbolicLink() && isFolder(join(this.#root, onDisk)))
      const entry: Entry = { path: (path && `${path}/${name}`) || name, real: onDisk, isFolder: isToEnter, isNamed }
      // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
      return { dirent, entry, key: isToEnter ? `${name}/` : name }
    })
    listed.sort((a, b) => (a.key < b.key ? -1 : 1))
    this.#open.push(real)
    for (const { dirent, entry } of listed) {
      const found = this.#visit(dirent, entry)
      if (found?.isFolder) yield* this.files(found.path, found.real, isNamed)
      else if (found) yield { path: found.path, source: join(this.#root, found.real) }
    }
    this.#open.pop()
  }

  /** A file to publish or a folder to enter, as below; undefined for what is left out. */
  #visit(dirent: Dirent, entry: Entry): Entry | undefined {
    const { exclude, includeHiddenFiles } = this.#choice
    const { path, isFolder } = entry
    const isLost = path.includes('\ufffd') && !lstatSync(join(this.#root, entry.real), { throwIfNoEntry: false })
    const isReal = dirent.isDirectory()
    const isExcluded = exclude.excludes(path, isFolder) || this.#isExcludedBehind(entry)
    const omission = omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (isExcluded ? 'exclude' : undefined)
    if (omission === 'exclude' && isReal && !isLost && exclude.mayKeepIn(path, isPrivateFolder(path))) return entry
    if (omission !== undefined) return this.#omit(omission, isReal ? `${path}/` : path)
    if (isLost) return void this.lost.push(path)
    if (dirent.isSymbolicLink()) return this.#follow(entry)
    return isReal ? this.#unlessPrivate(entry) : this.#file(entry, dirent.isFile())
  }

  /** A link is published as what it points to, if the names on the way there may be published. */
  #follow(link: Entry): Entry | undefined {
    const { path, isFolder } = link
    const real = targetOf(path, join(this.#root, link.real), this.#root)
    if (typeof real !== 'string') return void this.leaks.push(real)
    const entry = { ...link, real }
    const mayKeep = isFolder && this.#choice.exclude.mayKeepIn(path, isPrivateFolder(real))
    if (!mayKeep && this.#isExcludedBehind(entry)) return this.#omit('exclude', path)
    const isInPrivate = real.split('/').some((_, end, names) => isPrivateFolder(names.slice(0, end).join('/')))
    if (isInPrivate && !this.#choice.exclude.names(path)) return this.#leak(link)
    const omission = omissionOf(real, isFolder, this.#choice.includeHiddenFiles)
    if (omission !== undefined) return this.#omit(omission, path)
    if (!isFolder) return this.#file(entry, attempt(path, 'read', () => statSync(join(this.#root, real))).isFile())
    return this.#open.includes(real) ? this.#omit('link back into a folder above', path) : this.#unlessPrivate(entry)
  }

  /** Whether `exclude` leaves out what a link leads to, or what is in it. */
  #isExcludedBehind({ path, real, isFolder, isNamed }: Entry, { exclude } = this.#choice): boolean {
    return path !== real && !isNamed && !exclude.names(path) && exclude.excludes(real, isFolder)
  }

  #file(entry: Entry, isFile: boolean): Entry | undefined {
    const { path } = entry
    // Opening a device or a pipe could do something, so they are not opened.
    if (!isFile) {
      const hint = `It can't be published. Leave it out with "exclude: ${printable(path)}".`
      throw new SiteError(`${quote(path)} is not a regular file but a socket, pipe or device.`, { hint })
    }
    return this.#unlessPrivate(entry)
  }

  #unlessPrivate(entry: Entry): Entry | undefined {
    const { path, real, isFolder } = entry
    const isPrivate = isFolder ? isPrivateFolder : isPrivateFile
    const looksPrivate = isPrivate(path) || isPrivate(real)
    return looksPrivate && !this.#choice.exclude.names(path) ? this.#leak(entry) : entry
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
