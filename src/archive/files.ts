import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { readInChunks } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { Batch, isDeflatable } from './batch.ts'
import { Deflater, Deflaters } from './deflater.ts'
import type { ZipWriter } from './writer.ts'

/** Files that zlib deflates on threads at the same time, at most. Each needs a state of 270 KB. */
const mostDeflaters = 8

/** If the first chunk of a large file becomes at most this part of its size, the rest is deflated too. */
const promising = 0.95

/**
 * Adds files to an archive, in their order. While one batch of small files is deflated on the threads of Node's pool,
 * the next one is read. The memory that this needs does not grow with the files' number or size.
 *
 * @param batchSize bytes of a batch, and of a chunk of a larger file
 * @throws {SiteError} for a file that changed after it was found
 */
export async function addFiles(
  files: SiteFiles,
  writer: ZipWriter,
  signal: AbortSignal,
  batchSize = 1024 * 1024,
): Promise<void> {
  const buffers = [Buffer.allocUnsafeSlow(batchSize + 1), Buffer.allocUnsafeSlow(batchSize + 1)] as const
  const large = { buffers, writer, signal }
  using deflaters = new Deflaters(mostDeflaters)
  let [empty, taken] = [new Batch(buffers[0], deflaters), new Batch(buffers[1], deflaters)]
  for (let next = 0; next < files.length; ) {
    // If nothing here waits for a thread, no other code would run, not even that for a signal of the system.
    await setImmediate()
    signal.throwIfAborted()
    const count = empty.take(files, next)
    await taken.giveTo(writer)
    ;[empty, taken] = [taken, empty]
    next += count
    const file = files.at(next)
    if (count > 0 || !file) continue
    // Both batches are empty here, so their memory may be used.
    if (!isDeflatable(file) || !(await addDeflated(file, large))) await addStored(file, large)
    next += 1
  }
  await taken.giveTo(writer)
}

/** What is needed to add a large file. */
interface Large {
  readonly buffers: readonly [Buffer, Buffer]
  readonly writer: ZipWriter
  readonly signal: AbortSignal
}

/**
 * Adds a file in deflated chunks, and returns true. If that does not make it smaller, it returns false and has added
 * nothing.
 */
async function addDeflated(file: SiteFile, { buffers, writer, signal }: Large): Promise<boolean> {
  using deflater = new Deflater({ pieces: true })
  const start = writer.begin()
  let checksum = 0
  let isFirst = true
  for await (const chunk of readInChunks(file, buffers)) {
    signal.throwIfAborted()
    const deflating = deflater.deflate(chunk)
    checksum = crc32(chunk, checksum)
    writer.write(...(await deflating))
    if (isFirst && writer.size - start > promising * chunk.length) return false
    isFirst = false
  }
  writer.write(...(await deflater.finish()))
  if (writer.size - start >= file.size) return false
  writer.end(checksum)
  return true
}

async function addStored(file: SiteFile, { buffers, writer, signal }: Large): Promise<void> {
  writer.begin()
  let checksum = 0
  for await (const chunk of readInChunks(file, buffers)) {
    signal.throwIfAborted()
    checksum = crc32(chunk, checksum)
    writer.write(chunk)
  }
  writer.end(checksum)
}
