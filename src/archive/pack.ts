import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { InputError, SiteError } from '../errors.ts'
import { codeOf } from '../site/file-access.ts'
import { readInChunks, readWhole } from '../site/read-file.ts'
import { bytesOf, type SiteFile, type SiteFiles } from '../site/site.ts'
import { ZipWriter } from './zip-format.ts'

const deflateOnThread = promisify(deflateRaw)

/** Deflating these costs time and saves next to nothing. */
const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/** So many files of at most so many bytes are deflated side by side; a larger one in chunks of that size. */
const mostFiles = 16
const chunkSize = 512 * 1024

/** A site as one file. Disposing of it deletes the file. */
export type Archive = Disposable & { readonly file: SiteFile }

/**
 * Packs a site into `site.zip` in the runner's temporary folder, with the same paths, in their order.
 *
 * @throws {SiteError} for what can't be packed, and for a file that changed after the site was collected
 * @throws {InputError} if it can't be written to the folder
 */
export async function pack(files: SiteFiles, parent: string, signal: AbortSignal): Promise<Archive> {
  requirePackable(files)
  let remove: (() => void) | undefined
  try {
    const folder = mkdtempSync(join(parent, 'static-deploy-'))
    remove = removalOf(folder)
    const source = join(folder, 'site.zip')
    using writer = new ZipWriter(source)
    await addFiles(files, writer, signal)
    return { file: { path: 'site.zip', source, size: writer.finish() }, [Symbol.dispose]: remove }
  } catch (cause) {
    remove?.()
    signal.throwIfAborted()
    const what = `the archive can't be written to the temporary folder: ${codeOf(cause)}.`
    const hint = 'Make sure that RUNNER_TEMP exists and has room, or write "upload-as: files", which needs none.'
    throw new InputError('upload-as', what, { hint, cause })
  }
}

/** @throws {SiteError} for a site that can't be packed. A dry run asks this, too. */
export function requirePackable(files: SiteFiles): void {
  // With its headers, such an archive still fits into 4 GiB.
  if (bytesOf(files) <= 4e9) return
  const hint = 'Leave files out with "exclude", or write "upload-as: files".'
  throw new SiteError('The site is too large for an archive: it has 4 GB or more.', { hint })
}

/**
 * Adds files to an archive, in their order, in memory of a fixed size. Each content is deflated on its own, so for the
 * bytes it makes no difference which thread is quicker.
 */
async function addFiles(files: SiteFiles, writer: ZipWriter, signal: AbortSignal): Promise<void> {
  for (let start = 0; start < files.length; start += mostFiles) {
    // If nothing below waits for a thread, no other code would run, not even that for a signal of the system.
    if (start % 256 === 0) await setImmediate()
    signal.throwIfAborted()
    const some = files.slice(start, start + mostFiles)
    for (const each of await Promise.all(some.map((file) => (file.size > chunkSize ? file : packSmall(file))))) {
      if ('entry' in each) writer.begin(each.entry, each.content)
      else await addLarge(each, writer, signal)
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

/** What deletes a folder, also if the process ends early, because something hangs after a cancellation. */
function removalOf(folder: string): () => void {
  const remove = (): void => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
      process.off('exit', remove)
    } catch {
      // On Windows a virus scanner may hold a file open. At the end of the process it is tried again.
    }
  }
  process.once('exit', remove)
  return remove
}
