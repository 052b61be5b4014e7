import { closeSync, openSync, writeSync } from 'node:fs'
import { directoryHeader, endRecords, localHeader, type ZipEntry } from './format.ts'

/** Writes an archive to the disk: the files one after another, then the central directory. */
export class ZipWriter implements Disposable {
  readonly #descriptor: number
  readonly #added: { readonly entry: ZipEntry; readonly offset: number }[] = []
  /** Bytes are collected before they are written, because a write costs far more than a copy. */
  readonly #buffer = Buffer.allocUnsafeSlow(256 * 1024)
  #used = 0
  /** Where in the archive the buffer begins. */
  #position = 0

  /** At `target` nothing may exist yet. */
  constructor(target: string) {
    this.#descriptor = openSync(target, 'wx')
  }

  /** Bytes of the archive so far. */
  get size(): number {
    return this.#position + this.#used
  }

  add(entry: ZipEntry, content: Buffer): void {
    this.#added.push({ entry, offset: this.size })
    this.write(localHeader(entry))
    this.write(content)
  }

  /** Leaves room for the header of a file whose content follows by `write`, and returns where that is. */
  begin(path: string, size: number): number {
    const offset = this.size
    this.write(localHeader({ path, size, packedSize: 0, checksum: 0, isDeflated: false }))
    return offset
  }

  /** Writes the header of a file, now that all of it is known. */
  end(entry: ZipEntry, offset: number): void {
    this.#flush()
    this.#writeAt(localHeader(entry), offset)
    this.#added.push({ entry, offset })
  }

  write(bytes: Buffer): void {
    for (let done = 0; done < bytes.length; ) {
      const copied = bytes.copy(this.#buffer, this.#used, done)
      done += copied
      this.#used += copied
      if (this.#used === this.#buffer.length) this.#flush()
    }
  }

  /** Writes the central directory. After that the archive is complete. */
  finish(): void {
    const start = this.size
    for (const { entry, offset } of this.#added) this.write(directoryHeader(entry, offset))
    this.write(endRecords(this.#added.length, start, this.size - start))
    this.#flush()
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor)
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
