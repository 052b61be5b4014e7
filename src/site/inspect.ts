import { fstatSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { attempt } from './file-access.ts'
import { type Secret, secretIn } from './private-content.ts'
import { isBinary } from './private-names.ts'
import { readFully, readInChunks, whileOpen } from './read-file.ts'
import type { SiteFile } from './site.ts'

/** Files of at most this many bytes are looked at whatever their type. For them, opening costs more than reading. */
const small = 64 * 1024

/**
 * Bytes of a tiny file, and of all that are kept until they are sent, because opening each again would cost more than the
 * memory does. That is only so if they are many: those before this number of files are not kept.
 */
const tiny = { bytes: 4096, all: 64 * 1024 * 1024, number: 256 }

/** Bytes of a large file that are searched at once, and in all. */
const large = { chunk: 1024 * 1024, all: 32 * 1024 * 1024 }

/** Bytes on both sides of a chunk's end in which a secret may lie across it. */
const seam = 16 * 1024

export type Place = Pick<SiteFile, 'path' | 'source'>

/** Opens each file, to note what it is and to look for secrets in it, above all for the account's own key. */
export async function inspect(places: Iterable<Place>, key: RegExp | undefined, signal?: AbortSignal) {
  const files: SiteFile[] = []
  const secrets = new Map<SiteFile, Secret>()
  const buffer = Buffer.allocUnsafeSlow(small)
  let kept = 0
  for (const place of places) {
    // Now and then, so that a signal of the system is seen.
    if (files.length % 256 === 0) await setImmediate()
    signal?.throwIfAborted()
    const file = open(place, buffer)
    const bytes = buffer.subarray(0, file.size)
    const secret = file.size <= small ? secretIn(bytes, key, isMap(file)) : await secretInLarge(file, key, signal)
    if (secret) secrets.set(file, secret)
    if (files.length >= tiny.number && file.size <= tiny.bytes && kept + file.size <= tiny.all) {
      file.content = Buffer.from(bytes)
      kept += file.size
    }
    files.push(file)
  }
  return { files, secrets }
}

/** Notes what a file is, and reads a small one into a buffer. */
function open({ path, source }: Place, into: Buffer): SiteFile {
  return attempt(path, 'read', () =>
    whileOpen(source, (descriptor) => {
      const { size, dev: device, ino: inode, mtimeMs: modified } = fstatSync(descriptor)
      const file: SiteFile = { path, source, size, device, inode, modified, content: undefined }
      if (size <= small) readFully(descriptor, file, into)
      return file
    }),
  )
}

/** The worst in the chunks of a large file, and in what lies across their ends. */
async function secretInLarge(file: SiteFile, key: RegExp | undefined, signal?: AbortSignal) {
  if (isBinary(file.path) && isBinary(file.source)) return undefined
  let worst: Secret | undefined
  let looked = 0
  let tail = Buffer.alloc(0)
  const buffers = [Buffer.allocUnsafeSlow(large.chunk), Buffer.allocUnsafeSlow(large.chunk)] as const
  for await (const chunk of readInChunks(file, buffers)) {
    signal?.throwIfAborted()
    const bytes = Buffer.concat([tail, chunk])
    const secret = secretIn(bytes, key, isMap(file))
    if (secret?.kind === 'key') return secret
    if (worst?.kind !== 'token') worst = secret ?? worst
    looked += chunk.length
    if (looked >= large.all) break
    tail = Buffer.from(bytes.subarray(-seam))
  }
  return worst
}

const isMap = ({ path }: SiteFile): boolean => /\.map$/iu.test(path)
