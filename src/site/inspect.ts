import { fstatSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { KeyFinder } from '../text/secrets.ts'
import { attempt } from './file-access.ts'
import { type Secret, secretIn } from './private-content.ts'
import { isBinary } from './private-names.ts'
import { whileOpen } from './read-file.ts'
import type { SiteFile } from './site.ts'

/** Bytes of a file that is searched whatever its type: opening it costs more than reading. */
const small = 64 * 1024
/** Bytes that are searched at once, and in all. */
const atOnce = 1024 * 1024
const inAll = 32 * atOnce
/** Bytes that are searched again with what follows them, because a secret may begin there. */
const seam = 16 * 1024

export type Place = Pick<SiteFile, 'path' | 'source'>

/** Notes what each file is, and the worst that is in it. */
export async function inspect(places: Iterable<Place>, key: KeyFinder, signal?: AbortSignal) {
  const files: SiteFile[] = []
  const secrets = new Map<SiteFile, Secret>()
  const buffer = Buffer.allocUnsafeSlow(seam + atOnce)
  let size = 0
  for (const place of places) {
    // Now and then, so that a signal of the system is seen.
    if (files.length % 256 === 0 || size > atOnce) await setImmediate()
    signal?.throwIfAborted()
    attempt(place.path, 'read', () =>
      whileOpen(place.source, (descriptor) => {
        const stats = fstatSync(descriptor)
        size = stats.size
        const file = { ...place, size, device: stats.dev, inode: stats.ino, modified: stats.mtimeMs }
        files.push(file)
        const secret = secretInOpen(descriptor, file, buffer, key)
        if (secret) secrets.set(file, secret)
      }),
    )
  }
  return { files, secrets }
}

/** The worst in the pieces of an open file, each of which begins with the end of the one before. */
function secretInOpen(descriptor: number, { path, source, size }: SiteFile, buffer: Buffer, key: KeyFinder) {
  if (size > small && isBinary(path) && isBinary(source)) return undefined
  let worst: Secret | undefined
  let again = 0
  for (let at = 0; at < Math.min(size, inAll); ) {
    const got = readSync(descriptor, buffer, again, Math.min(size - at, atOnce), null)
    // Whoever sends the file will see that it is shorter now.
    if (got === 0) break
    at += got
    const piece = buffer.subarray(0, again + got)
    const secret = secretIn(piece, key, /\.map$/iu.test(path))
    if (secret?.kind === 'key') return secret
    if (worst?.kind !== 'token') worst = secret ?? worst
    again = Math.min(seam, piece.length)
    piece.copyWithin(0, piece.length - again)
  }
  return worst
}
