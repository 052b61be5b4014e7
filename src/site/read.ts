import { closeSync, constants, fstatSync, openSync, read, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { SiteError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { SiteFile } from './site.ts'

const readAsync = promisify(read)

/** Without waiting for a pipe's other end, and not through a link that was not there when the site was collected. */
export const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/**
 * Reads a whole file to the start of `into`, which has room for at least one byte more.
 *
 * @throws {SiteError} where it is no longer what it was when the site was collected
 */
export function readWhole(file: SiteFile, into: Buffer): void {
  let total = 0
  try {
    const descriptor = open(file)
    try {
      // One byte more than there should be, so that a file that has grown shows; less than that is the file's end.
      for (let got = -1; got !== 0 && total !== file.size; total += got) {
        got = readSync(descriptor, into, total, file.size + 1 - total, null)
      }
      // An empty file is not read above.
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
 * Yields a file in chunks, reading one into a buffer while the one before is in use. A chunk is good until the next one
 * is asked for.
 *
 * @throws {SiteError} where it is no longer what it was when the site was collected
 */
export async function* readInChunks(
  file: SiteFile,
  buffers: readonly [Buffer, Buffer],
): AsyncGenerator<Buffer> {
  const descriptor = open(file)
  let [free, full] = buffers
  let next = readChunk(descriptor, file, 0, free)
  try {
    for (let position = 0; position < file.size; ) {
      const length = await next
      position += length
      ;[free, full] = [full, free]
      next = readChunk(descriptor, file, position, free)
      // It is awaited in the next round, if there is one; a failure must not count as unhandled before.
      next.catch(() => {})
      yield full.subarray(0, length)
    }
    await next
  } finally {
    // Not before the read that is under way has ended: the number could by then stand for another file.
    await next.catch(() => {})
    closeSync(descriptor)
  }
}

/**
 * Opens a file, once it is sure that it is the one that was found: a folder above may have become a link since then, and
 * a file of the same size lie behind it.
 */
function open(file: SiteFile): number {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file.source, openFlags)
    if (isSame(file, descriptor)) return descriptor
  } catch (cause) {
    if (descriptor !== undefined) closeSync(descriptor)
    throw changed(file, cause)
  }
  closeSync(descriptor)
  throw changed(file, undefined, 'was replaced by another file')
}

/** Numbers, though on Windows they may have more than 53 bits: those that are rounded are rounded alike. */
function isSame({ device, inode }: SiteFile, descriptor: number): boolean {
  if (!inode) return true
  const { dev, ino } = fstatSync(descriptor)
  // On Windows an open file and a path may give different numbers for one disk (libuv/libuv#4698).
  return ino === inode && (dev === device || process.platform === 'win32')
}

/** Reads a chunk from `position` to the start of `into`, and tells its length: 0 at the file's proper end. */
async function readChunk(
  descriptor: number,
  file: SiteFile,
  position: number,
  into: Buffer,
): Promise<number> {
  const wanted = Math.min(into.length, file.size - position)
  const { bytesRead } = await readAsync(descriptor, into, 0, wanted || 1, position).catch(
    (cause: unknown) => {
      throw changed(file, cause)
    },
  )
  if (wanted > 0 ? bytesRead === 0 : bytesRead > 0) throw changed(file)
  return bytesRead
}

function changed(
  file: SiteFile,
  cause?: unknown,
  what = cause === undefined ? 'changed its size' : 'could no longer be read',
): SiteError {
  if (cause instanceof SiteError) return cause
  const message = `"${excerpt(file.path, 300)}" ${what} while the site was being sent, so the upload was aborted.`
  return new SiteError(file.path, message, {
    hint: 'The link still serves what it served before. Check that the build has ended before this step starts.',
    cause,
  })
}
