import { setImmediate } from 'node:timers/promises'
import type { FileList } from './file-list.ts'
import { type Secret, secretIn, startsSuspect, suspectsIn } from './private-content.ts'
import { isBinary } from './private-names.ts'
import { readInChunks, readWhole } from './read-file.ts'

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

/** What was found in a site's files, by index. */
export interface Found {
  readonly secrets: ReadonlyMap<number, Secret>
  /** Source maps that contain the sources. */
  readonly maps: readonly number[]
}

/** What to look for. */
export interface Wanted {
  /** See `secretIn`. */
  readonly apiKey: string
  /** The source maps. */
  readonly maps: ReadonlySet<number>
  readonly signal: AbortSignal | undefined
}

/**
 * Reads the files of a site, and looks for secrets in them. It does not read large files of types that are compressed or
 * drawn. Small ones are kept, so that what is sent is what was looked at.
 *
 * @throws {SiteError} for a file that changed after it was found
 */
export async function inspect(files: FileList, wanted: Wanted): Promise<Found> {
  const inspection = new Inspection(files, wanted)
  for (let index = 0; index < files.length; index += 1) {
    if (files.sizeOf(index) <= small && inspection.take(index)) continue
    inspection.flush(index)
    // So that a signal of the system is seen.
    await setImmediate()
    wanted.signal?.throwIfAborted()
    if (files.sizeOf(index) <= small) inspection.take(index)
    else await inspection.stream(index)
  }
  inspection.flush(files.length)
  return inspection
}

class Inspection implements Found {
  readonly secrets = new Map<number, Secret>()
  readonly maps: number[] = []
  readonly #files: FileList
  readonly #wanted: Wanted
  /** The contents of the files from `#first` on, and where each ends. */
  #slab = Buffer.allocUnsafeSlow(slabSize + 1)
  #first = 0
  #ends: number[] = []
  #kept = 0

  constructor(files: FileList, wanted: Wanted) {
    this.#files = files
    this.#wanted = wanted
  }

  /** Reads a small file to the slab. Returns false if there is no room for it. */
  take(index: number): boolean {
    const start = this.#ends.at(-1) ?? 0
    const end = start + this.#files.sizeOf(index)
    if (end > slabSize) return false
    const file = this.#files.at(index)
    if (file !== undefined && end > start) readWhole(file, this.#slab.subarray(start))
    this.#ends.push(end)
    return true
  }

  /** Searches what is in the slab, and begins with another file. */
  flush(next: number): void {
    const used = this.#ends.at(-1) ?? 0
    if (used > 0) this.#search(this.#slab.subarray(0, used))
    if (this.#ends.length >= manyFiles && this.#kept + used <= mostKept) {
      this.#kept += used
      this.#files.keep(this.#first, this.#ends, this.#slab)
      this.#slab = Buffer.allocUnsafeSlow(slabSize + 1)
    }
    this.#ends = []
    this.#first = next
  }

  #search(slab: Buffer): void {
    const suspects = new Set<number>()
    for (const at of suspectsIn(slab, this.#wanted.apiKey)) suspects.add(this.#fileAt(at))
    let start = 0
    for (const [offset, end] of this.#ends.entries()) {
      const index = this.#first + offset
      if (suspects.has(offset) || startsSuspect(slab, start)) this.#look(index, slab.subarray(start, end))
      if (this.#wanted.maps.has(index)) this.#lookAtMap(index, slab.subarray(start, end))
      start = end
    }
  }

  /** Which of the files in the slab has the byte at a place. */
  #fileAt(at: number): number {
    let [low, high] = [0, this.#ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#ends[middle] ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Looks at a large file in chunks, and at what lies across their ends. */
  async stream(index: number): Promise<void> {
    const file = this.#files.at(index)
    this.#first = index + 1
    if (file === undefined || (isBinary(file.path) && isBinary(file.source))) return
    const buffers = [Buffer.allocUnsafeSlow(slabSize), Buffer.allocUnsafeSlow(slabSize)] as const
    let looked = 0
    let tail = Buffer.alloc(0)
    for await (const chunk of readInChunks(file, buffers)) {
      this.#wanted.signal?.throwIfAborted()
      for (const bytes of [Buffer.concat([tail, chunk.subarray(0, seam)]), chunk]) {
        const isSuspect = startsSuspect(bytes) || !suspectsIn(bytes, this.#wanted.apiKey).next().done
        if (isSuspect) this.#look(index, bytes)
      }
      if (this.#wanted.maps.has(index)) this.#lookAtMap(index, chunk)
      looked += chunk.length
      // What has zeros is no text, unless each second byte is one.
      if (looked >= mostBytes || (chunk.includes(0) && !startsSuspect(chunk))) break
      tail = Buffer.from(chunk.subarray(-seam))
    }
  }

  #look(index: number, bytes: Buffer): void {
    const known = this.secrets.get(index)
    const found = secretIn(bytes, this.#wanted.apiKey)
    if (found !== undefined && (known === undefined || known.isToken)) this.secrets.set(index, found)
  }

  #lookAtMap(index: number, bytes: Buffer): void {
    if (this.maps.at(-1) === index || !bytes.includes('"sourcesContent"')) return
    if (/"sourcesContent"\s*:\s*\[\s*(?:null\s*,\s*)*"/u.test(bytes.toString('latin1'))) this.maps.push(index)
  }
}
