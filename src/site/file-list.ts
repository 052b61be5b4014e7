import type { Stats } from 'node:fs'
import type { SiteFile, SiteFiles } from './site.ts'

/** The folder of some files. */
export interface Place {
  /** Its path in the site, empty or with a trailing `/`. */
  readonly prefix: string
  /** Its real path, with a separator at its end. */
  readonly base: string
}

/** The numbers of each file: the index of its place, its size and inode, and where its name ends among all names. */
const numbers = { place: 0, size: 1, inode: 2, nameEnd: 3 } as const
const perFile = 4

/**
 * The files of a site. Each takes 32 bytes and those of its name, outside the heap. Its paths are put together when they
 * are needed. 100,000 objects with two paths each would take ten times as much memory, and the garbage collector would
 * need as much again to move them.
 */
export class FileList implements SiteFiles {
  #length = 0
  #numbers = new Float64Array(64 * perFile)
  /** The names in their folders, in UTF-8, one after another. */
  #names = Buffer.allocUnsafeSlow(1024)
  readonly #places: { readonly place: Place; readonly device: number }[] = []
  /** The real paths of the files that a link led to, by index. */
  readonly #targets = new Map<number, string>()
  /** What `keep` was given. */
  readonly #slabs: { readonly first: number; readonly ends: readonly number[]; readonly slab: Buffer }[] = []

  get length(): number {
    return this.#length
  }

  /** Adds a file after the others; `target` is its real path, if a link of that name led to it. */
  add(place: Place, name: string, { size, dev, ino }: Pick<Stats, 'size' | 'dev' | 'ino'>, target?: string): void {
    const last = this.#places.at(-1)
    if (last?.place !== place || last.device !== dev) this.#places.push({ place, device: dev })
    if (target !== undefined) this.#targets.set(this.#length, target)
    const start = this.#number(this.#length - 1, 'nameEnd')
    // No character takes more than three bytes.
    if (start + 3 * name.length > this.#names.length) {
      const larger = Buffer.allocUnsafeSlow(2 * this.#names.length + 3 * name.length)
      this.#names.copy(larger, 0, 0, start)
      this.#names = larger
    }
    const end = start + this.#names.write(name, start)
    if (this.#length * perFile === this.#numbers.length) {
      const larger = new Float64Array(2 * this.#numbers.length)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers.set([this.#places.length - 1, size, ino, end], this.#length * perFile)
    this.#length += 1
  }

  /** Keeps the contents of files from an index on, one after another, and where each ends in the slab. */
  keep(first: number, ends: readonly number[], slab: Buffer): void {
    this.#slabs.push({ first, ends, slab })
  }

  at(index: number): SiteFile | undefined {
    return index < this.#length ? new FileList.#File(this, index) : undefined
  }

  *[Symbol.iterator](): Generator<SiteFile> {
    for (let index = 0; index < this.#length; index += 1) yield new FileList.#File(this, index)
  }

  #number(index: number, which: keyof typeof numbers): number {
    return this.#numbers[index * perFile + numbers[which]] ?? 0
  }

  /** One file of a list. It looks up what it is asked for. */
  static readonly #File = class implements SiteFile {
    readonly #list: FileList
    readonly #index: number

    constructor(list: FileList, index: number) {
      this.#list = list
      this.#index = index
    }

    get path(): string {
      return (this.#found?.place.prefix ?? '') + this.#name
    }

    get source(): string {
      return this.#list.#targets.get(this.#index) ?? (this.#found?.place.base ?? '') + this.#name
    }

    get size(): number {
      return this.#list.#number(this.#index, 'size')
    }

    get device(): number {
      return this.#found?.device ?? 0
    }

    get inode(): number {
      return this.#list.#number(this.#index, 'inode')
    }

    /** Undefined if it was not kept: of some files not all was read. */
    get content(): Buffer | undefined {
      const kept = this.#list.#slabs.findLast(({ first }) => first <= this.#index)
      const end = kept?.ends[this.#index - kept.first]
      if (kept === undefined || end === undefined) return undefined
      const content = kept.slab.subarray(kept.ends[this.#index - kept.first - 1] ?? 0, end)
      return content.length === this.size ? content : undefined
    }

    /** Its place, and the disk that it was found on. */
    get #found(): { readonly place: Place; readonly device: number } | undefined {
      return this.#list.#places[this.#list.#number(this.#index, 'place')]
    }

    get #name(): string {
      const start = this.#list.#number(this.#index - 1, 'nameEnd')
      return this.#list.#names.toString('utf8', start, this.#list.#number(this.#index, 'nameEnd'))
    }
  }
}
