import { closeSync, fstatSync, openSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type KeySearch, keySearch } from './api-key.ts'
import { attempt } from './file-access.ts'
import { type Secret, secretIn, startsSuspect, suspectsIn } from './private-content.ts'
import { isBinary } from './private-names.ts'
import { openFlags, readFully, readInChunks } from './read-file.ts'
import type { SiteFile } from './site.ts'

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

/** Files that are read before they are searched, at most. Empty ones need no room. */
const mostFiles = 4096

/** A larger file is looked at up to here. */
const mostBytes = 32 * 1024 * 1024

/** Bytes on both sides of a chunk's end in which a secret may lie across it. */
const seam = 4096

/** Where a file is, in the site and on the disk. */
export type Place = Pick<SiteFile, 'path' | 'source'>

/** Files, with what was found in them. */
interface Inspected {
  readonly files: SiteFile[]
  readonly secrets: ReadonlyMap<SiteFile, Secret>
}

/**
 * Opens each file once, to note what it is and to look for secrets in it: several small files at a time, large ones in
 * chunks, unless they are compressed or drawn.
 *
 * @param apiKey the account's own key
 * @throws {SiteError} for a file that can't be read, or that changes meanwhile
 */
export async function inspect(places: Iterable<Place>, apiKey: string, signal?: AbortSignal): Promise<Inspected> {
  const inspection = new Inspection(keySearch(apiKey), signal)
  for (const place of places) {
    if (inspection.isFull) await inspection.searchBatch()
    const file = inspection.take(place)
    if (file.size > small) await inspection.searchChunks(file)
  }
  await inspection.searchBatch()
  return inspection
}

class Inspection implements Inspected {
  readonly files: SiteFile[] = []
  readonly secrets = new Map<SiteFile, Secret>()
  readonly #key: KeySearch | undefined
  readonly #signal: AbortSignal | undefined
  /** Small files whose contents are in the slab, one after another. */
  #batch: SiteFile[] = []
  #slab = Buffer.allocUnsafeSlow(slabSize)
  #used = 0
  #kept = 0

  constructor(key: KeySearch | undefined, signal?: AbortSignal) {
    this.#key = key
    this.#signal = signal
  }

  /** Whether there may be no room for one more small file. */
  get isFull(): boolean {
    return this.#used > slabSize - small || this.#batch.length === mostFiles
  }

  /** Notes what a file is. A small one is read too. */
  take({ path, source }: Place): SiteFile {
    return attempt(path, 'read', () => {
      const descriptor = openSync(source, openFlags)
      try {
        const { size, dev: device, ino: inode, mtimeMs: modified } = fstatSync(descriptor)
        const file: SiteFile = { path, source, size, device, inode, modified, content: undefined }
        this.files.push(file)
        if (size <= small) {
          this.#batch.push(file)
          readFully(descriptor, file, this.#slab, this.#used)
          this.#used += size
        }
        return file
      } finally {
        closeSync(descriptor)
      }
    })
  }

  async searchBatch(): Promise<void> {
    const slab = this.#slab.subarray(0, this.#used)
    const suspects = [...suspectsIn(slab, this.#key)].sort((a, b) => a - b)
    const isKept = this.#batch.length >= manyFiles && this.#kept + this.#used <= mostKept
    let end = 0
    let next = 0
    for (const file of this.#batch) {
      const start = end
      end += file.size
      let isSuspect = isMap(file) || startsSuspect(slab, start)
      for (; (suspects[next] ?? end) < end; next += 1) isSuspect = true
      if (isSuspect) this.#look(file, slab.subarray(start, end))
      if (isKept) file.content = slab.subarray(start, end)
    }
    if (isKept) {
      this.#kept += this.#used
      this.#slab = Buffer.allocUnsafeSlow(slabSize)
    }
    this.#batch = []
    this.#used = 0
    // So that a signal of the system is seen.
    await setImmediate()
    this.#signal?.throwIfAborted()
  }

  /** Looks at a large file in chunks, and at what lies across their ends. */
  async searchChunks(file: SiteFile): Promise<void> {
    if (isBinary(file.path) && isBinary(file.source)) return
    const buffers = [Buffer.allocUnsafeSlow(slabSize), Buffer.allocUnsafeSlow(slabSize)] as const
    let looked = 0
    let tail = Buffer.alloc(0)
    for await (const chunk of readInChunks(file, buffers)) {
      this.#signal?.throwIfAborted()
      const bytes = Buffer.concat([tail, chunk])
      const isSuspect = isMap(file) || startsSuspect(bytes) || !suspectsIn(bytes, this.#key).next().done
      if (isSuspect) this.#look(file, bytes)
      looked += chunk.length
      // What has zeros is no text, unless each second byte is one.
      if (looked >= mostBytes || (chunk.includes(0) && !startsSuspect(chunk))) break
      tail = Buffer.from(bytes.subarray(-seam))
    }
  }

  #look(file: SiteFile, bytes: Buffer): void {
    const secret = secretIn(bytes, this.#key, isMap(file))
    const known = this.secrets.get(file)?.kind
    if (secret && (known === undefined || (known !== 'key' && secret.kind !== 'map'))) this.secrets.set(file, secret)
  }
}

function isMap({ path }: SiteFile): boolean {
  return /\.map$/iu.test(path)
}
