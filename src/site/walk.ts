import { type Dirent, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SiteError } from '../errors.ts'
import type { Exclude } from './exclude-patterns.ts'
import { attempt, codeOf, isFolder as isFolderAt, quote } from './file-access.ts'
import { omissionOf } from './file-names.ts'
import { type Leak, literalPattern } from './leak-error.ts'
import { pathInside } from './path-inside.ts'
import { isPrivateFile, isPrivateFolder } from './private-files.ts'
import type { FileSource, Omission } from './site.ts'

export type Choice = Readonly<{ exclude: Exclude; includeHiddenFiles: boolean }>

/** Paths are relative to the site's root. `real` differs from `path` behind a link. */
interface Entry {
  readonly dirent: Dirent
  readonly path: string
  readonly real: string
  readonly isFolder: boolean
  /** Whether a `!` pattern names a folder above that is a link. */
  readonly isNamed: boolean
}

export class Walk {
  readonly omitted = new Map<Omission, string[]>()
  readonly leaks: Leak[] = []
  /** Paths that can't be opened, because their names are not UTF-8: Node puts U+FFFD in place of bytes. */
  readonly lost: string[] = []
  readonly #choice: Choice
  readonly #root: string
  /** Real paths of the folders around the current file. */
  readonly #open: string[] = []

  constructor(choice: Choice, root: string) {
    this.#choice = choice
    this.#root = root
  }

  /** The files to publish, sorted by path (UTF-16 code units). @throws {SiteError} */
  *files(path = '', real = '', isInNamed = false): Generator<FileSource> {
    if (this.#open.length > 200) {
      const hint = 'Leave it out with "exclude", or a folder above it.'
      throw new SiteError(`${quote(path)} is more than 200 folders deep. Nothing was sent.`, { hint })
    }
    const isNamed = isInNamed || (path !== real && this.#choice.exclude.names(path))
    const dirents = attempt(path, 'listed', () => readdirSync(join(this.#root, real), { withFileTypes: true }))
    const entries = dirents.map((dirent): Entry => {
      const onDisk = (real && `${real}/`) + dirent.name
      const isFolder = dirent.isDirectory() || (dirent.isSymbolicLink() && isFolderAt(join(this.#root, onDisk)))
      return { dirent, path: (path && `${path}/`) + dirent.name, real: onDisk, isFolder, isNamed }
    })
    entries.sort((a, b) => (withSlash(a) < withSlash(b) ? -1 : 1))
    this.#open.push(real)
    for (const entry of entries) {
      const found = this.#visit(entry)
      if (found?.isFolder) yield* this.files(found.path, found.real, isNamed)
      else if (found) yield { path: found.path, source: join(this.#root, found.real) }
    }
    this.#open.pop()
  }

  #visit(entry: Entry): Entry | undefined {
    const { exclude, includeHiddenFiles } = this.#choice
    const { dirent, path, isFolder } = entry
    const isLost = path.includes('\ufffd') && !lstatSync(join(this.#root, entry.real), { throwIfNoEntry: false })
    const isReal = dirent.isDirectory()
    const isExcluded = exclude.excludes(path, isFolder) || this.#isExcludedBehind(entry)
    const omission = omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (isExcluded ? 'exclude' : undefined)
    if (omission === 'exclude' && isReal && !isLost && exclude.mayKeepIn(path, this.#isPrivateFolder(path)))
      return entry
    if (omission !== undefined) return this.#omit(omission, isReal ? `${path}/` : path)
    if (isLost) return void this.lost.push(path)
    if (dirent.isSymbolicLink()) return this.#follow(entry)
    return this.#unlessPrivate(entry, isReal || dirent.isFile())
  }

  /** A link is published as what it points to, if the names on the way there may be published. */
  #follow(link: Entry): Entry | undefined {
    const { exclude, includeHiddenFiles } = this.#choice
    const { path, isFolder } = link
    const real = targetOf(path, join(this.#root, link.real), this.#root)
    if (typeof real !== 'string') return void this.leaks.push(real)
    const entry = { ...link, real }
    const mayKeep = isFolder && exclude.mayKeepIn(path, this.#isPrivateFolder(real))
    if (!mayKeep && this.#isExcludedBehind(entry)) return this.#omit('exclude', path)
    const omission = omissionOf(real, isFolder, includeHiddenFiles)
    if (omission !== undefined) return this.#omit(omission, path)
    if (isFolder && this.#open.includes(real)) return this.#omit('link back into a folder above', path)
    const target = attempt(path, 'read', () => statSync(join(this.#root, real)))
    return this.#unlessPrivate(entry, isFolder || target.isFile())
  }

  #isExcludedBehind({ path, real, isFolder, isNamed }: Entry): boolean {
    const { exclude } = this.#choice
    return path !== real && !isNamed && !exclude.names(path) && exclude.excludes(real, isFolder)
  }

  #unlessPrivate(entry: Entry, isFileOrFolder: boolean): Entry | undefined {
    const { path, real, isFolder } = entry
    // Opening a device or a pipe could do something.
    if (!isFileOrFolder) {
      const hint = `It can't be published. Leave it out with "exclude: ${literalPattern(path)}".`
      throw new SiteError(`${quote(path)} is not a regular file but a socket, pipe or device.`, { hint })
    }
    const isPrivate = (each: string) => (isFolder ? this.#isPrivateFolder(each) : isPrivateFile(each))
    const isLeak = (isPrivate(path) || isPrivate(real)) && !this.#choice.exclude.names(path)
    return isLeak ? void this.leaks.push({ path: withSlash(entry), reason: 'its name' }) : entry
  }

  #isPrivateFolder(path: string): boolean {
    if (!isPrivateFolder(path)) return false
    return !/node_modules$/iu.test(path) || attempt(path, 'listed', () => holdsPackage(join(this.#root, path)))
  }

  #omit(reason: Omission, path: string): undefined {
    const paths = this.omitted.get(reason) ?? []
    this.omitted.set(reason, paths)
    paths.push(path)
  }
}

const withSlash = ({ path, isFolder }: Entry): string => (isFolder ? `${path}/` : path)

/** Whether `name/package.json` or `@scope/name/package.json` is in it. */
function holdsPackage(modules: string): boolean {
  const paths = readdirSync(modules).map((name) => join(modules, name))
  const isScope = (path: string): boolean => basename(path).startsWith('@') && isFolderAt(path)
  return paths.some((path) => existsSync(join(path, 'package.json')) || (isScope(path) && holdsPackage(path)))
}

/** The real path of what a link leads to, relative to the site's real root. A leak if it can't be followed. */
function targetOf(path: string, link: string, root: string): string | Leak {
  try {
    const real = realpathSync.native(link)
    if (real.includes('\ufffd')) return { path, reason: 'a link to a name that is not in UTF-8' }
    return pathInside(root, real) ?? { path, reason: 'a link that leads outside the directory' }
  } catch (cause) {
    return { path, reason: `a link that leads nowhere: ${codeOf(cause)}` }
  }
}
