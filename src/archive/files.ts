import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, crc32, createDeflateRaw, deflateRaw, deflateRawSync } from 'node:zlib'
import { readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import type { ZipEntry } from './format.ts'
import type { ZipWriter } from './writer.ts'

const deflateChunk = promisify(deflateRaw)

/** Bytes of small files that are under way at the same time, and of a chunk of a larger file. */
const chunkSize = 1024 * 1024

/** Small files that are under way at the same time, at most. Each has a stream of zlib, with a state of 270 KB. */
const mostFiles = 16

/** Up to this many bytes, deflating on this thread costs less than waking another one; with the smallest state of zlib. */
const tinySize = 512
const tiny = { windowBits: 9, memLevel: 1, chunkSize: 1024 }

/** If the first chunk of a large file becomes at most this part of its size, the whole is deflated. */
const promising = 0.95

/** Extensions of files that are compressed already. Deflating them again costs time and saves nothing. */
const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/**
 * Adds files to an archive, in their order. Small ones are deflated on the threads of Node's pool while the next ones
 * are read. The memory that this needs does not grow with the files' sizes.
 *
 * @throws {SiteError} for a file that changed after it was found
 */
export async function addFiles(files: SiteFiles, writer: ZipWriter, signal: AbortSignal): Promise<void> {
  const packing: Promise<Packed>[] = []
  const deflaters = Array.from({ length: mostFiles }, makeDeflater)
  let bytes = 0
  for (const [index, file] of files.entries()) {
    // If nothing here waits for a thread, no other code would run, not even that for a signal of the system.
    if (index % 64 === 0) await setImmediate()
    signal.throwIfAborted()
    while (packing.length >= mostFiles || (packing.length > 0 && bytes + file.size > chunkSize)) await addFirst()
    if (file.size > chunkSize) {
      await addLarge(file, writer, signal)
    } else {
      // They take turns, so the next one is free. And zlib looks a little behind a content's end, at what the one before
      // left there: in turns the same site gives the same bytes.
      const packed = packSmall(file, deflaters[index % mostFiles])
      // It is awaited later. Until then a failure must not count as unhandled.
      packed.catch(() => {})
      packing.push(packed)
      bytes += file.size
    }
  }
  while (packing.length > 0) await addFirst()

  async function addFirst(): Promise<void> {
    const packed = await packing.shift()
    if (packed === undefined) return
    writer.add(packed.entry, packed.content)
    bytes -= packed.entry.size
  }
}

interface Packed {
  readonly entry: ZipEntry
  readonly content: Buffer
}

async function packSmall(file: SiteFile, deflate: Deflate = deflateTiny): Promise<Packed> {
  const { path, size } = file
  const content = Buffer.allocUnsafe(size)
  readWhole(file, content)
  const checksum = crc32(content)
  const deflated = isDeflatable(file) ? await (size > tinySize ? deflate : deflateTiny)(content) : content
  const isDeflated = deflated.length < size
  const packed = isDeflated ? deflated : content
  return { entry: { path, size, checksum, packedSize: packed.length, isDeflated }, content: packed }
}

/** Adds a large file in chunks: all of them deflated, or none. */
async function addLarge(file: SiteFile, writer: ZipWriter, signal: AbortSignal): Promise<void> {
  const { path, size } = file
  const offset = writer.begin(path, size)
  const start = writer.size
  let [done, checksum, isDeflated] = [0, 0, isDeflatable(file)]
  const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)] as const
  for await (const chunk of readInChunks(file, buffers)) {
    signal.throwIfAborted()
    const isFirst = done === 0
    done += chunk.length
    checksum = crc32(chunk, checksum)
    // Without the end, the next chunk's output continues this one.
    const finishFlush = done === size ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const deflated = isDeflated ? await deflateChunk(chunk, { finishFlush }) : chunk
    if (isFirst && deflated.length > promising * chunk.length) isDeflated = false
    writer.write(isDeflated ? deflated : chunk)
  }
  writer.end({ path, size, checksum, packedSize: writer.size - start, isDeflated }, offset)
}

/** Whether deflating a file may make it smaller. */
function isDeflatable({ path, size }: SiteFile): boolean {
  return size > 0 && !compressed.test(path)
}

/** Deflates a content (RFC 1951, without a header). */
type Deflate = (content: Buffer) => Promise<Buffer>

const deflateTiny: Deflate = async (content) => deflateRawSync(content, tiny)

/** Deflates one content after another on a thread: to make such a stream takes longer than to deflate a small file. */
function makeDeflater(): Deflate {
  const stream = createDeflateRaw({ flush: constants.Z_FINISH })
  const output: Buffer[] = []
  // Errors of zlib itself do not reach the callback of `write`.
  let fail: (error: Error) => void = () => {}
  stream.on('data', (bytes: Buffer) => output.push(bytes)).on('error', (error) => fail(error))
  return (content) =>
    new Promise((done, failed) => {
      fail = failed
      stream.write(content, (error) => {
        if (error) return failed(error)
        // Output that did not reach the listener so far is read here, which calls the listener.
        while (stream.readableLength > 0) stream.read()
        stream.reset()
        done(Buffer.concat(output.splice(0)))
      })
    })
}
