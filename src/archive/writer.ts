import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import type { SiteFiles } from '../site/site.ts'
import { directoryHeader, endRecords, localHeader, localHeaderSize, type ZipEntry } from './format.ts'

/** Bytes that are collected before they are written, because a write costs far more than a copy. */
const bufferSize = 256 * 1024

/**
 * Writes an archive to the disk: the files one after another, then the central directory. For each file it keeps 20
 * bytes in memory.
 */
export class ZipWriter implements Disposable {
  readonly #descriptor: number
  readonly #files: SiteFiles
  readonly #offsets: Float64Array
  readonly #packedSizes: Float64Array
  readonly #checksums: Uint32Array
  /** How many files were added. The next one has this index. */
  #count = 0
  /** Where in the archive the file that was begun has its header. */
  #begun: number | undefined
  readonly #buffer = Buffer.allocUnsafeSlow(bufferSize)
  /** Bytes in the buffer. */
  #used = 0
  /** Where in the archive the buffer begins. */
  #position = 0

  /**
   * @param target a path where nothing exists yet
   * @param files in the order in which they will be added
   */
  constructor(target: string, files: SiteFiles) {
    this.#files = files
    this.#offsets = new Float64Array(files.length)
    this.#packedSizes = new Float64Array(files.length)
    this.#checksums = new Uint32Array(files.length)
    this.#descriptor = openSync(target, 'wx')
  }

  /** Bytes of the archive so far. */
  get size(): number {
    return this.#position + this.#used
  }

  /** Adds the next file. Everything of it is known. */
  add(checksum: number, content: readonly Buffer[]): void {
    this.#note(this.size, sizeOf(content), checksum)
    this.write(localHeader(this.#entry(this.#count)), ...content)
    this.#count += 1
  }

  /**
   * Begins the next file. Its content follows by `write`, and then comes `end`. Its header needs what is known only at
   * the end, so room is left for it. Calling this again before `end` starts the same file again.
   *
   * @returns where in the archive the content begins
   */
  begin(): number {
    if (this.#begun === undefined) this.#flush()
    this.#used = 0
    this.#begun ??= this.#position
    this.#note(this.#begun, 0, 0)
    this.#position = this.#begun + localHeaderSize(this.#entry(this.#count))
    return this.#position
  }

  write(...all: readonly Buffer[]): void {
    for (const bytes of all) {
      if (bytes.length > bufferSize - this.#used) this.#flush()
      if (bytes.length > bufferSize) {
        this.#writeAt(bytes, this.#position)
        this.#position += bytes.length
      } else {
        this.#used += bytes.copy(this.#buffer, this.#used)
      }
    }
  }

  /** Ends the file that was begun, with the checksum of its whole content. */
  end(checksum: number): void {
    const offset = this.#begun ?? 0
    const { path, size } = this.#entry(this.#count)
    this.#note(offset, this.size - offset - localHeaderSize({ path, size }), checksum)
    this.#writeAt(localHeader(this.#entry(this.#count)), offset)
    this.#count += 1
    this.#begun = undefined
  }

  /** Writes the central directory. After that the archive is complete. */
  finish(): void {
    const start = this.size
    for (let index = 0; index < this.#count; index += 1) {
      const entry = this.#entry(index)
      this.write(directoryHeader(entry, entry.offset))
    }
    this.write(endRecords(this.#count, start, this.size - start))
    this.#flush()
    // If the last file was started again, bytes of its first attempt may follow the end. They are cut off here.
    ftruncateSync(this.#descriptor, this.size)
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor)
  }

  #note(offset: number, packedSize: number, checksum: number): void {
    this.#offsets[this.#count] = offset
    this.#packedSizes[this.#count] = packedSize
    this.#checksums[this.#count] = checksum
  }

  #entry(index: number): ZipEntry & { readonly offset: number } {
    const file = this.#files.at(index)
    const offset = this.#offsets[index]
    const packedSize = this.#packedSizes[index]
    const checksum = this.#checksums[index]
    if (!file || offset === undefined || packedSize === undefined || checksum === undefined) {
      throw new RangeError(`There is no file ${index} in the archive.`)
    }
    return { path: file.path, size: file.size, packedSize, checksum, offset }
  }

  #flush(): void {
    this.#writeAt(this.#buffer.subarray(0, this.#used), this.#position)
    this.#position += this.#used
    this.#used = 0
  }

  #writeAt(bytes: Buffer, position: number): void {
    // A disk that is nearly full takes a part of the bytes, and refuses the rest.
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#descriptor, bytes, done, bytes.length - done, position + done)
    }
  }
}

function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}
