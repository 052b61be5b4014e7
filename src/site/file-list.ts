import type { Stats } from 'node:fs'
import type { SiteFile, SiteFiles } from './site.ts'

/** The folder of some files. */
export interface Place {
  /** Its path in the site, empty or with a trailing `/`. */
  readonly prefix: string
  /** Its real path, with a separator at its end. */
  readonly base: string
}

/** More bytes than any slab has. */
const mostInSlab = 2 ** 24

/** What is known of a file on disk. */
type Facts = Pick<Stats, 'size' | 'dev' | 'ino'>

/**
 * The files of a site. Each takes 24 bytes and those of its name, outside the heap. Its paths are put together when they
 * are needed. 100,000 objects with two paths each would take ten times as much memory, and the garbage collector would
 * need as much again to move them.
 */
export class FileList implements SiteFiles {
  #length = 0
  readonly #places: { readonly place: Place; readonly device: number }[] = []
  #placeOf = new Uint32Array(64)
  #sizes = new Float64Array(64)
  #inodes = new Float64Array(64)
  /** The names in their folders, in UTF-8, one after another. */
  #names = Buffer.allocUnsafeSlow(1024)
  #nameEnds = new Uint32Array(64)
  /** The real paths of the files that a link led to, by index. */
  readonly #targets = new Map<number, string>()
  /** Contents of small files, one after another in each slab, and for each file where: 0 if its content is not here. */
  readonly #slabs: Buffer[] = []
  #keptAt = new Float64Array(0)

  get length(): number {
    return this.#length
  }

  /**
   * Adds a file after the others.
   *
   * @param name in its folder, without a separator
   * @param target its real path, if a link of that name led to it
   */
  add(place: Place, name: string, { size, dev: device, ino }: Facts, target?: string): void {
    const index = this.#length
    const last = this.#places.at(-1)
    if (last?.place !== place || last.device !== device) this.#places.push({ place, device })
    if (target !== undefined) this.#targets.set(index, target)
    if (index === this.#sizes.length) this.#grow()
    const start = this.#nameEnd(index - 1)
    // No character takes more than three bytes.
    if (start + 3 * name.length > this.#names.length) {
      const larger = Buffer.allocUnsafeSlow(2 * this.#names.length + 3 * name.length)
      this.#names.copy(larger, 0, 0, start)
      this.#names = larger
    }
    this.#nameEnds[index] = start + this.#names.write(name, start)
    this.#placeOf[index] = this.#places.length - 1
    this.#sizes[index] = size
    this.#inodes[index] = ino
    this.#length += 1
  }

  /**
   * Keeps the contents of some files, so that they need not be read again.
   *
   * @param first index of the first file
   * @param ends for each file from there on, where its content ends in the slab; the next one begins there
   */
  keep(first: number, ends: readonly number[], slab: Buffer): void {
    if (this.#keptAt.length < this.#length) this.#keptAt = grown(this.#keptAt, new Float64Array(this.#length))
    for (const [offset, end] of ends.entries())
      this.#keptAt[first + offset] = this.#slabs.length * mostInSlab + end
    this.#slabs.push(slab)
  }

  /** The content of a file, if it was kept. */
  contentOf(index: number): Buffer | undefined {
    const end = this.#keptAt[index] ?? 0
    if (end === 0) return undefined
    const inSlab = end % mostInSlab
    return this.#slabs[(end - inSlab) / mostInSlab]?.subarray(inSlab - this.sizeOf(index), inSlab)
  }

  at(index: number): SiteFile | undefined {
    return index < this.#length ? new ListedFile(this, index) : undefined
  }

  *[Symbol.iterator](): Generator<SiteFile> {
    for (let index = 0; index < this.#length; index += 1) yield new ListedFile(this, index)
  }

  pathOf(index: number): string {
    return (this.#placeAt(index)?.place.prefix ?? '') + this.#nameOf(index)
  }

  sourceOf(index: number): string {
    return this.#targets.get(index) ?? (this.#placeAt(index)?.place.base ?? '') + this.#nameOf(index)
  }

  sizeOf(index: number): number {
    return this.#sizes[index] ?? 0
  }

  deviceOf(index: number): number {
    return this.#placeAt(index)?.device ?? 0
  }

  inodeOf(index: number): number {
    return this.#inodes[index] ?? 0
  }

  #placeAt(index: number): { readonly place: Place; readonly device: number } | undefined {
    return this.#places[this.#placeOf[index] ?? 0]
  }

  #nameOf(index: number): string {
    return this.#names.toString('utf8', this.#nameEnd(index - 1), this.#nameEnd(index))
  }

  #nameEnd(index: number): number {
    return this.#nameEnds[index] ?? 0
  }

  #grow(): void {
    const length = 2 * this.#length
    this.#placeOf = grown(this.#placeOf, new Uint32Array(length))
    this.#sizes = grown(this.#sizes, new Float64Array(length))
    this.#inodes = grown(this.#inodes, new Float64Array(length))
    this.#nameEnds = grown(this.#nameEnds, new Uint32Array(length))
  }
}

/** Copies numbers to a larger array. */
function grown<T extends Float64Array | Uint32Array>(store: T, larger: T): T {
  larger.set(store)
  return larger
}

/** One file of a list. */
class ListedFile implements SiteFile {
  readonly #list: FileList
  readonly #index: number

  constructor(list: FileList, index: number) {
    this.#list = list
    this.#index = index
  }

  get path(): string {
    return this.#list.pathOf(this.#index)
  }

  get source(): string {
    return this.#list.sourceOf(this.#index)
  }

  get size(): number {
    return this.#list.sizeOf(this.#index)
  }

  get device(): number {
    return this.#list.deviceOf(this.#index)
  }

  get content(): Buffer | undefined {
    return this.#list.contentOf(this.#index)
  }

  get inode(): number {
    return this.#list.inodeOf(this.#index)
  }
}
