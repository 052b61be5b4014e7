import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { directoryHeader, endRecords, localHeader, type ZipEntry } from './format.ts'

/** Bytes that are collected before they are written, because a write costs far more than a copy. */
const bufferSize = 256 * 1024

/** Writes an archive to the disk: the files one after another, then the central directory. */
export class ZipWriter implements Disposable {
  readonly #descriptor: number
  readonly #files: SiteFiles
  /** Offset, packed size and checksum of each file, one after another: objects would take more memory. */
  readonly #facts: Float64Array
  /** How many files were added. */
  #count = 0
  readonly #buffer = Buffer.allocUnsafeSlow(bufferSize)
  /** Bytes in the buffer. */
  #used = 0
  /** Where in the archive the buffer begins. */
  #position = 0

  /** @param files in the order in which they will be added; at `target` nothing may exist yet */
  constructor(target: string, files: SiteFiles) {
    this.#files = files
    this.#facts = new Float64Array(3 * files.length)
    this.#descriptor = openSync(target, 'wx')
  }

  /** Bytes of the archive so far. */
  get size(): number {
    return this.#position + this.#used
  }

  /** Adds the next file. Everything of it is known. */
  add({ path, size }: SiteFile, checksum: number, content: readonly Buffer[]): void {
    const entry = { path, size, checksum, packedSize: sizeOf(content) }
    this.#note(entry, this.size)
    this.write(localHeader(entry), ...content)
  }

  /** Begins the next file, whose content follows by `write`. Its header needs what is known only at the `end`. */
  begin({ path, size }: SiteFile): number {
    this.#flush()
    this.#position += localHeader({ path, size, packedSize: size, checksum: 0 }).length
    return this.#position
  }

  /** Goes back to where the content of the file begins, to write another one. */
  goBack(start: number): void {
    this.#used = 0
    this.#position = start
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

  /** Ends the file whose content begins at `start`. */
  end({ path, size }: SiteFile, start: number, checksum: number): void {
    const entry = { path, size, checksum, packedSize: this.size - start }
    const header = localHeader(entry)
    const offset = start - header.length
    this.#writeAt(header, offset)
    this.#note(entry, offset)
  }

  /** Writes the central directory. After that the archive is complete. */
  finish(): void {
    const start = this.size
    let index = 0
    for (const { path, size } of this.#files) {
      const [offset = 0, packedSize = 0, checksum = 0] = this.#facts.subarray(index)
      this.write(directoryHeader({ path, size, packedSize, checksum }, offset))
      index += 3
    }
    this.write(endRecords(this.#files.length, start, this.size - start))
    this.#flush()
    // If a content was written again, bytes of its first attempt may follow the end. They are cut off here.
    ftruncateSync(this.#descriptor, this.size)
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor)
  }

  #note({ packedSize, checksum }: ZipEntry, offset: number): void {
    this.#facts.set([offset, packedSize, checksum], 3 * this.#count)
    this.#count += 1
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

/** Bytes of all pieces together. */
export function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}
