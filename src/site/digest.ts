import { createHash } from 'node:crypto'
import { readInChunks, readWhole } from './read-file.ts'
import type { SiteFiles } from './site.ts'

const chunkSize = 512 * 1024

/**
 * The SHA-256 of a site, as hexadecimal digits. It covers paths, sizes and bytes, so it is the same however the site is
 * sent.
 *
 * @param files sorted by path
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
export async function digestOf(files: SiteFiles): Promise<string> {
  const hash = createHash('sha256')
  const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)] as const
  for (const file of files) {
    hash.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`)
    if (file.size < chunkSize) {
      readWhole(file, buffers[0])
      hash.update(buffers[0].subarray(0, file.size))
    } else {
      for await (const chunk of readInChunks(file, buffers)) hash.update(chunk)
    }
  }
  return hash.digest('hex')
}
