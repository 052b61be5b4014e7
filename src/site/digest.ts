import { createHash, type Hash } from 'node:crypto'
import { readInChunks, readWhole } from './read-file.ts'
import type { SiteFile, SiteFiles } from './site.ts'

const chunkSize = 512 * 1024

/**
 * The SHA-256 of a sorted site, as hexadecimal digits. It covers paths, sizes and bytes, so it is the same however the
 * site is sent.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
export async function digestOf(files: SiteFiles): Promise<string> {
  const hash = createHash('sha256')
  const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)] as const
  for (const file of files) await hashFile(hash, file, buffers)
  return hash.digest('hex')
}

/** Adds a file's path, size and bytes to a hash. It throws as `digestOf` does. */
export async function hashFile(hash: Hash, file: SiteFile, buffers: readonly [Buffer, Buffer]): Promise<void> {
  hash.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`)
  if (file.size < buffers[0].length) {
    readWhole(file, buffers[0])
    hash.update(buffers[0].subarray(0, file.size))
  } else {
    for await (const chunk of readInChunks(file, buffers)) hash.update(chunk)
  }
}
