import { readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { FileList } from './file-list.ts'
import { type Secret, secretIn, startsSuspect, suspectsIn } from './private-content.ts'
import { isBinary } from './private-names.ts'
import { readInChunks } from './read-file.ts'

/** Bytes that are read before they are searched, and in one chunk of a larger file. */
const slabSize = 1024 * 1024

/** Files of at most this many bytes are looked at whatever their type. For them, opening costs more than reading. */
const small = 64 * 1024

/**
 * Bytes of tiny files that are kept until they are sent: those of a slab with at least `manyFiles`. Opening them again
 * would cost more than the memory does, which the system has to clear. Of larger files it is the other way round.
 */
const mostKept = 64 * 1024 * 1024
const manyFiles = 256

/** A larger file is looked at up to here. */
const mostBytes = 32 * 1024 * 1024

/** Bytes on both sides of a chunk's end in which a secret may lie across it. */
const seam = 4096

/** Looks for secrets in files: in small ones as they are found, in large ones later, unless compressed or drawn. */
export class Inspection {
  /** What was found, by the index of the file. */
  readonly found = new Map<number, Secret>()
  readonly #files: FileList
  readonly #apiKey: string
  readonly #signal: AbortSignal | undefined
  readonly #large: number[] = []
  readonly #maps = new Set<number>()
  /** The contents of the files from `#first` on, and where each ends. Of a large file nothing is here. */
  #slab = Buffer.allocUnsafeSlow(slabSize)
  #first = 0
  #ends: number[] = []
  #kept = 0

  /** @param apiKey the account's own key */
  constructor(files: FileList, apiKey: string, signal?: AbortSignal) {
    this.#files = files
    // A shorter one would be found by chance.
    this.#apiKey = apiKey.length < 8 ? '' : apiKey
    this.#signal = signal
  }

  /** Whether there may be no room for one more file, so that `flush` must be called first. */
  get isFull(): boolean {
    return this.#used > slabSize - small
  }

  get #used(): number {
    return this.#ends.at(-1) ?? 0
  }

  /** Reads the open file that comes next in the list. */
  take(descriptor: number, size: number, isMap: boolean): void {
    let end = this.#used
    const index = this.#first + this.#ends.length
    if (isMap) this.#maps.add(index)
    if (size > small) this.#large.push(index)
    else
      for (let left = size, got = -1; left > 0 && got !== 0; left -= got, end += got)
        got = readSync(descriptor, this.#slab, end, left, null)
    this.#ends.push(end)
  }

  /** Searches what was read. */
  async flush(): Promise<void> {
    const used = this.#used
    this.#search(this.#slab.subarray(0, used))
    if (this.#ends.length >= manyFiles && this.#kept + used <= mostKept) {
      this.#kept += used
      this.#files.keep(this.#first, this.#ends, this.#slab)
      this.#slab = Buffer.allocUnsafeSlow(slabSize)
    }
    this.#first += this.#ends.length
    this.#ends = []
    // So that a signal of the system is seen.
    await setImmediate()
    this.#signal?.throwIfAborted()
  }

  /** Searches the rest, and the large files. It throws a `SiteError` for one that changed after it was found. */
  async finish(): Promise<void> {
    await this.flush()
    for (const index of this.#large) await this.#stream(index)
  }

  #search(slab: Buffer): void {
    // The next one is the last of the list.
    const suspects = [...suspectsIn(slab, this.#apiKey)].sort((a, b) => b - a)
    let start = 0
    for (const [offset, end] of this.#ends.entries()) {
      const index = this.#first + offset
      let isSuspect = this.#maps.has(index) || startsSuspect(slab, start)
      for (; (suspects.at(-1) ?? end) < end; suspects.pop()) isSuspect = true
      if (isSuspect) this.#look(index, slab.subarray(start, end))
      start = end
    }
  }

  /** Looks at a large file in chunks, and at what lies across their ends. */
  async #stream(index: number): Promise<void> {
    const file = this.#files.at(index)
    if (file === undefined || (isBinary(file.path) && isBinary(file.source))) return
    const buffers = [Buffer.allocUnsafeSlow(slabSize), Buffer.allocUnsafeSlow(slabSize)] as const
    let looked = 0
    let tail = Buffer.alloc(0)
    for await (const chunk of readInChunks(file, buffers)) {
      this.#signal?.throwIfAborted()
      const bytes = Buffer.concat([tail, chunk])
      const isSuspect = startsSuspect(bytes) || !suspectsIn(bytes, this.#apiKey).next().done
      if (isSuspect || this.#maps.has(index)) this.#look(index, bytes)
      looked += chunk.length
      // What has zeros is no text, unless each second byte is one.
      if (looked >= mostBytes || (chunk.includes(0) && !startsSuspect(chunk))) break
      tail = Buffer.from(bytes.subarray(-seam))
    }
  }

  #look(index: number, bytes: Buffer): void {
    const secret = secretIn(bytes, this.#apiKey, this.#maps.has(index))
    const known = this.found.get(index)?.kind
    if (secret && (known === undefined || (known !== 'key' && secret.kind !== 'map'))) this.found.set(index, secret)
  }
}
