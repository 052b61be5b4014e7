import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { InputError, SiteError } from '../errors.ts'
import { codeOf, readInChunks, readWhole } from '../site/file-access.ts'
import { bytesOf, type SiteFile, type SiteFiles } from '../site/site.ts'
import { type ZippedFile, ZipWriter } from './zip-format.ts'

const deflateOnThread = promisify(deflateRaw)

const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/** Files that are deflated side by side, and the most bytes of each. Larger files are deflated in chunks. */
const filesAtOnce = 16
const chunkSize = 512 * 1024

/** Removes its file when it is disposed of. */
export type Packed = Disposable & { readonly file: SiteFile }

/** Packs a site into `site.zip` below `parent`. @throws {InputError | SiteError} */
export async function pack(files: SiteFiles, parent: string, signal: AbortSignal): Promise<Packed> {
  requirePackable(files)
  let remove: (() => void) | undefined
  try {
    const folder = mkdtempSync(join(parent, 'static-deploy-'))
    remove = removalOf(folder)
    const source = join(folder, 'site.zip')
    using writer = new ZipWriter(source)
    await addFiles(files, writer, signal)
    const file: SiteFile = { path: 'site.zip', source, size: writer.finish() }
    return { file, [Symbol.dispose]: remove }
  } catch (cause) {
    remove?.()
    signal.throwIfAborted()
    const what = `the archive can't be written to the temporary folder: ${codeOf(cause)}.`
    const hint = 'Make sure that RUNNER_TEMP exists and has room, or write "upload-as: files", which needs none.'
    throw new InputError('upload-as', what, { hint, cause })
  }
}

/** @throws {SiteError} if the archive, with its headers, might not fit into 4 GiB, which would need zip64 sizes */
export function requirePackable(files: SiteFiles): void {
  if (bytesOf(files) <= 4e9) return
  const hint = 'Leave files out with "exclude", or write "upload-as: files".'
  throw new SiteError('The site is too large for an archive: it has 4 GB or more.', { hint })
}

/** Needs a fixed amount of memory. Each file is deflated on its own, so the bytes do not depend on threads. */
async function addFiles(files: SiteFiles, writer: ZipWriter, signal: AbortSignal): Promise<void> {
  for (let start = 0; start < files.length; start += filesAtOnce) {
    // Lets signals of the system through.
    if (start % 256 === 0) await setImmediate()
    signal.throwIfAborted()
    const some = files.slice(start, start + filesAtOnce)
    const packed = await Promise.all(some.map((file) => (file.size > chunkSize ? undefined : packSmall(file))))
    for (const [index, file] of some.entries()) {
      const small = packed[index]
      if (small) writer.begin(small.zipped, small.content)
      else await addLarge(file, writer, signal)
    }
    writer.flush()
  }
}

interface SmallFile {
  readonly zipped: ZippedFile
  readonly content: Buffer
}

/** Tiny files are deflated at once: a thread and a promise for each would take longer. */
function packSmall(file: SiteFile): SmallFile | Promise<SmallFile> {
  const { path, size } = file
  const whole = readWhole(file)
  const packedAs = (deflated: Buffer): SmallFile => {
    const isDeflated = deflated.length < size
    const content = isDeflated ? deflated : whole
    return { zipped: { path, size, crc32: crc32(whole), packedSize: content.length, isDeflated }, content }
  }
  if (compressed.test(path)) return packedAs(whole)
  if (size > 4096) return deflateOnThread(whole).then(packedAs)
  return packedAs(deflateRawSync(whole, { windowBits: 12, memLevel: 5, chunkSize: 1024 }))
}

/** Deflates a large file in chunks, if that makes the first one smaller. */
async function addLarge(file: SiteFile, writer: ZipWriter, signal: AbortSignal): Promise<void> {
  const { path, size } = file
  const zipped = { path, size, crc32: 0, packedSize: 0, isDeflated: !compressed.test(path) }
  const rewriteHeader = writer.begin(zipped)
  let done = 0
  for await (const chunk of readInChunks(file, Buffer.allocUnsafeSlow(2 * chunkSize))) {
    signal.throwIfAborted()
    done += chunk.length
    const finishFlush = done === size ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const deflated = zipped.isDeflated ? await deflateOnThread(chunk, { finishFlush }) : chunk
    if (done === chunk.length) zipped.isDeflated = deflated.length < done
    const content = zipped.isDeflated ? deflated : chunk
    zipped.crc32 = crc32(chunk, zipped.crc32)
    zipped.packedSize += content.length
    writer.append(content)
    writer.flush()
  }
  rewriteHeader()
}

/** Deletes a folder when it is called, and at the end of the process, which may come early. */
function removalOf(folder: string): () => void {
  const remove = (): void => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
      process.off('exit', remove)
    } catch {
      // On Windows a virus scanner may hold a file open. The process tries again at its end.
    }
  }
  process.once('exit', remove)
  return remove
}
