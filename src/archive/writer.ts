import { closeSync, openSync, writeSync } from 'node:fs'
import { directoryHeader, endRecords, localHeader, type ZipEntry } from './format.ts'

/** Writes an archive to the disk: the files one after another, then the central directory. */
export class ZipWriter implements Disposable {
  readonly #descriptor: number
  readonly #begun: { readonly entry: ZipEntry; readonly offset: number }[] = []
  #pending: Buffer[] = []
  #size = 0

  /** At `target` nothing may exist yet. */
  constructor(target: string) {
    this.#descriptor = openSync(target, 'wx')
  }

  /** Appends a file's header and content, or the start of it. If `entry` changes, the header is written again, after a flush. */
  begin(entry: ZipEntry, content?: Buffer): () => void {
    const offset = this.#size
    this.#begun.push({ entry, offset })
    this.append(localHeader(entry))
    if (content) this.append(content)
    return () => this.#write(localHeader(entry), offset)
  }

  append(bytes: Buffer): void {
    this.#pending.push(bytes)
    this.#size += bytes.length
  }

  /** All at once: a write costs far more than a copy. */
  flush(): void {
    const bytes = Buffer.concat(this.#pending)
    this.#write(bytes, this.#size - bytes.length)
    this.#pending = []
  }

  /** Writes the central directory, and returns the size of the archive, which is complete then. */
  finish(): number {
    const start = this.#size
    for (const { entry, offset } of this.#begun) this.append(directoryHeader(entry, offset))
    this.append(endRecords(this.#begun.length, start, this.#size - start))
    this.flush()
    return this.#size
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor)
  }

  #write(bytes: Buffer, position: number): void {
    // A disk that is nearly full takes a part of the bytes, and refuses the rest.
    for (let done = 0; done < bytes.length; )
      done += writeSync(this.#descriptor, bytes, done, bytes.length - done, position + done)
  }
}
