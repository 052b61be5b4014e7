import { createHash, type Hash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, read, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { SiteError } from '../errors.ts'
import { quote } from './file-access.ts'
import type { SiteFile, SiteFiles } from './site.ts'

const readAsync = promisify(read)

/** Opening must not wait for the other end of a pipe, nor follow a link that came after the site was collected. */
export const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/**
 * Reads a whole file to the start of `into`, which must have room for at least one byte more.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
export function readWhole(file: SiteFile, into: Buffer): void {
  const { content, size } = file
  if (content !== undefined) {
    content.copy(into)
    return
  }
  const descriptor = open(file)
  try {
    let [total, got] = [0, 0]
    do {
      // It asks for one byte more than the file had, so that it sees if the file has grown.
      got = readSync(descriptor, into, total, size + 1 - total, null)
      total += got
    } while (got !== 0 && total !== size)
    if (total !== size) throw changed(file)
  } catch (cause) {
    throw changed(file, cause)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Yields a file in chunks, each good until the next one is asked for. One buffer is read into while the other is in use.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
export async function* readInChunks(file: SiteFile, buffers: readonly [Buffer, Buffer]): AsyncGenerator<Buffer> {
  const { content, size } = file
  if (content !== undefined) {
    const { length } = buffers[0]
    for (let at = 0; at < size; at += length) yield content.subarray(at, at + length)
    return
  }
  const descriptor = open(file)
  let [free, full] = buffers
  let next = readChunk(descriptor, file, 0, free)
  try {
    for (let position = 0; position < size; ) {
      const length = await next
      position += length
      ;[free, full] = [full, free]
      next = readChunk(descriptor, file, position, free)
      // The next round awaits it, if there is one. Until then a failure must not count as unhandled.
      next.catch(() => {})
      yield full.subarray(0, length)
    }
    await next
  } finally {
    // The read must end before the file is closed: after that its number may stand for another file.
    await next.catch(() => {})
    closeSync(descriptor)
  }
}

/**
 * The SHA-256 of a sorted site, as hexadecimal digits. It covers paths, sizes and bytes, so it is the same however the
 * site is sent.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
export async function digestOf(files: SiteFiles): Promise<string> {
  const hash = createHash('sha256')
  const buffers = [Buffer.allocUnsafeSlow(512 * 1024), Buffer.allocUnsafeSlow(512 * 1024)] as const
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

/** Opens a file if it is the one that was found. A folder above may have become a link since then. */
function open(file: SiteFile): number {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file.source, openFlags)
    // On Windows numbers may have more than 53 bits, but both are rounded in the same way.
    const { dev, ino, size } = fstatSync(descriptor)
    // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
    const isSame = ino === file.inode && (dev === file.device || process.platform === 'win32')
    if (file.inode && !isSame) throw changed(file, undefined, 'was replaced by another file')
    if (file.inode && size !== file.size) throw changed(file)
    return descriptor
  } catch (cause) {
    if (descriptor !== undefined) closeSync(descriptor)
    throw changed(file, cause)
  }
}

/** Reads a chunk to the start of `into`. Returns its length, which is 0 only at the expected end of the file. */
async function readChunk(descriptor: number, file: SiteFile, position: number, into: Buffer): Promise<number> {
  const wanted = Math.min(into.length, file.size - position)
  const { bytesRead } = await readAsync(descriptor, into, 0, wanted || 1, position).catch((cause: unknown) => {
    throw changed(file, cause)
  })
  if ((bytesRead === 0) !== (wanted === 0)) throw changed(file)
  return bytesRead
}

/** The error for a file that is not what it was; the cause itself if that is one of ours. */
function changed(file: SiteFile, cause?: unknown, fault?: string): Error {
  if (cause instanceof SiteError) return cause
  const what = fault ?? (cause === undefined ? 'changed its size' : 'could no longer be read')
  const message = `${quote(file.path)} ${what} after the site was collected, so the deploy was stopped.`
  const hint = 'Check that the build has ended before this step starts, and run the job again.'
  return new SiteError(file.path, message, { hint, cause })
}
