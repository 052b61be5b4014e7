import { closeSync, constants, fstatSync, openSync, read, readSync, type Stats } from 'node:fs'
import { promisify } from 'node:util'
import { SiteError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { SiteFile } from './site.ts'

const readAsync = promisify(read)

/**
 * Opening must not wait for the other end of a pipe, and must not follow a link that was not there when the site was
 * collected.
 */
export const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/**
 * Reads a whole file to the start of `into`, which must have room for at least one byte more.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
export function readWhole(file: SiteFile, into: Buffer): void {
  const { content } = file
  if (content !== undefined) {
    content.copy(into)
    return
  }
  let total = 0
  try {
    const descriptor = open(file)
    try {
      // It asks for one byte more than the file had, so that it sees if the file has grown. Fewer bytes mean the file's
      // end.
      for (let got = -1; got !== 0 && total !== file.size; total += got) {
        got = readSync(descriptor, into, total, file.size + 1 - total, null)
      }
      // The loop does not read an empty file.
      if (file.size === 0) total = readSync(descriptor, into, 0, 1, null)
    } finally {
      closeSync(descriptor)
    }
  } catch (cause) {
    throw changed(file, cause)
  }
  if (total !== file.size) throw changed(file)
}

/**
 * Yields a file in chunks. It reads the next chunk into one buffer while the other one is in use. A chunk may be used
 * until the next one is asked for.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
export async function* readInChunks(file: SiteFile, buffers: readonly [Buffer, Buffer]): AsyncGenerator<Buffer> {
  if (file.content) {
    const { length } = buffers[0]
    for (let at = 0; at < file.size; at += length) yield file.content.subarray(at, at + length)
    return
  }
  const descriptor = open(file)
  let [free, full] = buffers
  let next = readChunk(descriptor, file, 0, free)
  try {
    for (let position = 0; position < file.size; ) {
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
 * Opens a file, and makes sure that it is the one that was found. A folder above may have become a link since then, and
 * a file of the same size may be behind it.
 */
function open(file: SiteFile): number {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file.source, openFlags)
    requireSame(file, fstatSync(descriptor))
    return descriptor
  } catch (cause) {
    if (descriptor !== undefined) closeSync(descriptor)
    throw changed(file, cause)
  }
}

/** Compares numbers. On Windows they may have more than 53 bits, but both are rounded in the same way. */
function requireSame(file: SiteFile, { dev, ino, size }: Stats): void {
  const { device, inode } = file
  if (!inode) return
  // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
  if (ino !== inode || (dev !== device && process.platform !== 'win32'))
    throw changed(file, undefined, 'was replaced by another file')
  if (size !== file.size) throw changed(file)
}

/**
 * Reads a chunk from `position` to the start of `into`. Returns its length, which is 0 only at the expected end of the
 * file.
 */
async function readChunk(descriptor: number, file: SiteFile, position: number, into: Buffer): Promise<number> {
  const wanted = Math.min(into.length, file.size - position)
  const { bytesRead } = await readAsync(descriptor, into, 0, wanted || 1, position).catch((cause: unknown) => {
    throw changed(file, cause)
  })
  if (wanted > 0 ? bytesRead === 0 : bytesRead > 0) throw changed(file)
  return bytesRead
}

function changed(
  file: SiteFile,
  cause?: unknown,
  what = cause === undefined ? 'changed its size' : 'could no longer be read',
): SiteError {
  if (cause instanceof SiteError) return cause
  const message = `"${excerpt(file.path, 300)}" ${what} after the site was collected, so the deploy was stopped.`
  return new SiteError(file.path, message, {
    hint: 'The link still serves the earlier site. Check that the build has ended before this step starts.',
    cause,
  })
}
