import { fstatSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { SecretFinder } from '../text/secrets.ts'
import { attempt } from './file-access.ts'
import { isMarked, type Secret, secretIn, startsSuspect } from './private-content.ts'
import { isBinary } from './private-names.ts'
import { readFully, readInChunks, whileOpen } from './read-file.ts'
import type { SiteFile } from './site.ts'

/** Bytes that are searched together: those of small files, or a chunk of a large one. */
const slabSize = 1024 * 1024

/** Files of at most this many bytes are looked at whatever their type. For them, opening costs more than reading. */
const small = 64 * 1024

/**
 * Small files are kept until they are sent if so many fit into a slab, up to 64 MiB in all: opening them again would cost
 * more than the memory does, which the system has to clear. Of fewer and larger ones it is the other way round.
 */
const manyFiles = 256
const mostKept = 64 * 1024 * 1024

/** Small files that are searched together, at most: empty ones need no room. */
const mostFiles = 4096

/** A large file is looked at up to here. */
const mostBytes = 32 * 1024 * 1024

/** Bytes on both sides of a chunk's end in which a secret may lie across it. */
const seam = 16 * 1024

export type Place = Pick<SiteFile, 'path' | 'source'>

/** Opens each file, to note what it is and to look for secrets in it, above all for the account's own key. */
export async function inspect(places: Iterable<Place>, key: SecretFinder | undefined, signal?: AbortSignal) {
  const files: SiteFile[] = []
  const secrets = new Map<SiteFile, Secret>()
  let batch: SiteFile[] = []
  let slab = Buffer.allocUnsafeSlow(slabSize)
  let used = 0
  let kept = 0
  const note = (file: SiteFile, secret: Secret | undefined) => secret && secrets.set(file, secret)
  const searchBatch = async (): Promise<void> => {
    const mayHoldAny = isMarked(slab.subarray(0, used), key)
    const isKept = batch.length >= manyFiles && kept + used <= mostKept
    let end = 0
    for (const file of batch) {
      const bytes = slab.subarray(end, end + file.size)
      end += file.size
      note(file, mayHoldAny || isMap(file) || startsSuspect(bytes) ? secretIn(bytes, key, isMap(file)) : undefined)
      if (isKept) file.content = bytes
    }
    if (isKept) {
      kept += used
      slab = Buffer.allocUnsafeSlow(slabSize)
    }
    batch = []
    used = 0
    // So that a signal of the system is seen.
    await setImmediate()
    signal?.throwIfAborted()
  }
  for (const place of places) {
    if (used > slabSize - small || batch.length === mostFiles) await searchBatch()
    const file = take(place, slab, used)
    files.push(file)
    if (file.size <= small) {
      batch.push(file)
      used += file.size
    } else note(file, await secretInLarge(file, key, signal))
  }
  await searchBatch()
  return { files, secrets }
}

function take({ path, source }: Place, slab: Buffer, at: number): SiteFile {
  return attempt(path, 'read', () =>
    whileOpen(source, (descriptor) => {
      const { size, dev: device, ino: inode, mtimeMs: modified } = fstatSync(descriptor)
      const file: SiteFile = { path, source, size, device, inode, modified, content: undefined }
      if (size <= small) readFully(descriptor, file, slab, at)
      return file
    }),
  )
}

/** The worst in the chunks of a large file, and in what lies across their ends. */
async function secretInLarge(file: SiteFile, key: SecretFinder | undefined, signal?: AbortSignal) {
  if (isBinary(file.path) && isBinary(file.source)) return undefined
  let worst: Secret | undefined
  let looked = 0
  let tail = Buffer.alloc(0)
  for await (const chunk of readInChunks(file, [Buffer.allocUnsafeSlow(slabSize), Buffer.allocUnsafeSlow(slabSize)])) {
    signal?.throwIfAborted()
    const bytes = Buffer.concat([tail, chunk])
    const secret = secretIn(bytes, key, isMap(file))
    if (secret?.kind === 'key') return secret
    if (worst?.kind !== 'token') worst = secret ?? worst
    looked += chunk.length
    // What has zeros is no text, unless each second byte is one.
    if (looked >= mostBytes || (chunk.includes(0) && !startsSuspect(chunk))) break
    tail = Buffer.from(bytes.subarray(-seam))
  }
  return worst
}

const isMap = ({ path }: SiteFile): boolean => /\.map$/iu.test(path)
