import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { directoryHeader, endRecords, localHeader, type ZipEntry } from './format.ts'

const deflateOnThread = promisify(deflateRaw)

/** Deflating these costs time and saves next to nothing. */
const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/** So many files of at most so many bytes are deflated side by side; a larger one in chunks of that size. */
const mostFiles = 16
const chunkSize = 512 * 1024

/**
 * Adds files to an archive, in their order, in memory of a fixed size. Each content is deflated on its own, so for the
 * bytes it makes no difference which thread is quicker.
 */
export async function addFiles(files: SiteFiles, writer: ZipWriter, signal: AbortSignal): Promise<void> {
  for (let start = 0; start < files.length; start += mostFiles) {
    // If nothing below waits for a thread, no other code would run, not even that for a signal of the system.
    if (start % 256 === 0) await setImmediate()
    signal.throwIfAborted()
    const some = files.slice(start, start + mostFiles)
    for (const each of await Promise.all(some.map((file) => (file.size > chunkSize ? file : packSmall(file))))) {
      if ('entry' in each) {
        writer.begin(each.entry)
        writer.append(each.content)
      } else await addLarge(each, writer, signal)
    }
    writer.flush()
  }
}

/** Only what takes a thread has to be waited for: with a promise for each, many tiny files take longer. */
function packSmall(file: SiteFile) {
  const { path, size } = file
  const whole = Buffer.allocUnsafe(size)
  readWhole(file, whole)
  const packedAs = (deflated: Buffer) => {
    const isDeflated = deflated.length < size
    const content = isDeflated ? deflated : whole
    return { entry: { path, size, crc32: crc32(whole), packedSize: content.length, isDeflated }, content }
  }
  if (compressed.test(path)) return packedAs(whole)
  if (size > 4096) return deflateOnThread(whole).then(packedAs)
  // To wake a thread takes longer, and so does a larger state of zlib.
  return packedAs(deflateRawSync(whole, { windowBits: 12, memLevel: 5, chunkSize: 1024 }))
}

/** Adds a large file in chunks: all of them deflated if that makes the first one smaller, else none. */
async function addLarge(file: SiteFile, writer: ZipWriter, signal: AbortSignal): Promise<void> {
  const { path, size } = file
  const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)] as const
  const entry = { path, size, crc32: 0, packedSize: 0, isDeflated: !compressed.test(path) }
  const rewriteHeader = writer.begin(entry)
  let done = 0
  for await (const chunk of readInChunks(file, buffers)) {
    signal.throwIfAborted()
    done += chunk.length
    // Without the end, the next chunk's output continues this one.
    const finishFlush = done === size ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const deflated = entry.isDeflated ? await deflateOnThread(chunk, { finishFlush }) : chunk
    if (done === chunk.length) entry.isDeflated = deflated.length < done
    const content = entry.isDeflated ? deflated : chunk
    entry.crc32 = crc32(chunk, entry.crc32)
    entry.packedSize += content.length
    writer.append(content)
    writer.flush()
  }
  rewriteHeader()
}

/** Writes an archive to the disk: the files one after another, then the central directory. */
export class ZipWriter implements Disposable {
  readonly #descriptor: number
  readonly #begun: { readonly entry: ZipEntry; readonly offset: number }[] = []
  #pending: Buffer[] = []
  #size = 0

  constructor(target: string) {
    this.#descriptor = openSync(target, 'wx')
  }

  /** Appends a file's header. What it returns writes it again if `entry` has changed, after a flush. */
  begin(entry: ZipEntry): () => void {
    const offset = this.#size
    this.#begun.push({ entry, offset })
    this.append(localHeader(entry))
    return () => void writeSync(this.#descriptor, localHeader(entry), 0, undefined, offset)
  }

  append(bytes: Buffer): void {
    this.#pending.push(bytes)
    this.#size += bytes.length
  }

  /** All at once: a write costs far more than a copy. */
  flush(): void {
    // A disk that is nearly full takes a part of the bytes, and refuses the rest: this goes on until it does.
    writeFileSync(this.#descriptor, Buffer.concat(this.#pending))
    this.#pending = []
  }

  finish(): number {
    const start = this.#size
    for (const { entry, offset } of this.#begun) this.append(directoryHeader(entry, offset))
    this.append(endRecords(this.#begun.length, start, this.#size - start))
    this.flush()
    return this.#size
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor)
  }
}
