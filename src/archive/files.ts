import { setImmediate } from 'node:timers/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import { readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { Deflater, Deflaters } from './deflater.ts'
import { sizeOf, type ZipWriter } from './writer.ts'

/** Small files that are read one after another and deflated at the same time, at most. */
const mostFiles = 64

/** Up to this many bytes, deflating on this thread costs less than waking another one. */
const tinySize = 512

/** The smallest state that zlib can use, and enough for such contents. zlib makes a new one for each call. */
const tiny = { windowBits: 9, memLevel: 1, chunkSize: 1024 }

/** If the first chunk of a large file becomes at most this part of its size, the rest is deflated too. */
const promising = 0.95

/** Extensions of files that are compressed already. Deflating them again costs time and saves nothing. */
const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/** What an archive contains for one file. */
interface Packed {
  readonly file: SiteFile
  readonly checksum: number
  readonly content: readonly Buffer[]
}

type Batch = readonly (Packed | Promise<Packed>)[]

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
  const buffers = [Buffer.allocUnsafeSlow(batchSize), Buffer.allocUnsafeSlow(batchSize)] as const
  using deflaters = new Deflaters()
  let [free, busy] = buffers
  let batch: Batch = []
  for (let next = 0; next < files.length; ) {
    // If nothing here waits for a thread, no other code would run, not even that for a signal of the system.
    await setImmediate()
    signal.throwIfAborted()
    const taken = takeBatch(files, next, free, deflaters)
    await addBatch(batch, writer)
    batch = taken
    ;[free, busy] = [busy, free]
    next += taken.length
    const file = files.at(next)
    if (taken.length > 0 || !file) continue
    // No batch is under way here, so the buffers may be used.
    await addLarge(file, buffers, writer, signal)
    next += 1
  }
  await addBatch(batch, writer)
}

/** Reads files from an index on, as many as fit into the buffer, and begins to deflate them; none if the first is large. */
function takeBatch(files: SiteFiles, start: number, buffer: Buffer, deflaters: Deflaters): Batch {
  const batch: (Packed | Promise<Packed>)[] = []
  let used = 0
  while (batch.length < mostFiles) {
    const file = files.at(start + batch.length)
    if (!file || used + file.size > buffer.length) break
    const free = buffer.subarray(used)
    readWhole(file, free)
    used += file.size
    batch.push(packSmall(file, free.subarray(0, file.size), deflaters))
  }
  return batch
}

function packSmall(file: SiteFile, content: Buffer, deflaters: Deflaters): Packed | Promise<Packed> {
  const stored = { file, checksum: crc32(content), content: [content] }
  if (!isDeflatable(file)) return stored
  if (content.length <= tinySize) {
    const deflated = deflateRawSync(content, tiny)
    if (deflated.length >= content.length) return stored
    // It is copied to the content's own place, so that zlib's output buffer, which is larger, can be freed at once.
    return { ...stored, content: [content.subarray(0, deflated.copy(content))] }
  }
  const packing = deflaters
    .deflate(content)
    .then((deflated) => (sizeOf(deflated) < content.length ? { ...stored, content: deflated } : stored))
  // It is awaited later. Until then a failure must not count as unhandled.
  packing.catch(() => {})
  return packing
}

async function addBatch(batch: Batch, writer: ZipWriter): Promise<void> {
  for (const each of batch) {
    const { file, checksum, content } = each instanceof Promise ? await each : each
    writer.add(file, checksum, content)
  }
}

/** Adds a large file in chunks: deflated if that makes it smaller, else as it is. */
async function addLarge(
  file: SiteFile,
  buffers: readonly [Buffer, Buffer],
  writer: ZipWriter,
  signal: AbortSignal,
): Promise<void> {
  const start = writer.begin(file)
  using deflater = isDeflatable(file) ? new Deflater({ pieces: true }) : undefined
  /** Writes the content, and returns its checksum; undefined if deflating does not make it smaller. */
  const write = async (deflate?: Deflater): Promise<number | undefined> => {
    let checksum = 0
    let isFirst = true
    for await (const chunk of readInChunks(file, buffers)) {
      signal.throwIfAborted()
      const deflating = deflate?.deflate(chunk)
      checksum = crc32(chunk, checksum)
      writer.write(...((await deflating) ?? [chunk]))
      if (deflate && isFirst && writer.size - start > promising * chunk.length) return undefined
      isFirst = false
    }
    if (deflate) writer.write(...(await deflate.finish()))
    return deflate && writer.size - start >= file.size ? undefined : checksum
  }
  let checksum = deflater && (await write(deflater))
  if (checksum === undefined) {
    writer.goBack(start)
    checksum = await write()
  }
  writer.end(file, start, checksum ?? 0)
}

/** Whether deflating a file may make it smaller. */
function isDeflatable({ path, size }: SiteFile): boolean {
  return size > 0 && !compressed.test(path)
}
