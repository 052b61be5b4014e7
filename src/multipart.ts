import { randomBytes } from 'node:crypto'
import { closeSync, constants, openSync, read, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import mime from 'mime'
import { SiteError } from './errors.ts'
import type { SiteFile } from './site.ts'
import { excerpt } from './text.ts'

/** A request body whose length is known before its first byte, and which can be sent more than once. */
export interface Body {
  readonly contentType: string
  /** Bytes that `stream` yields when nothing changes under way. */
  readonly length: number
  /**
   * The bytes, read anew at each call. A chunk holds them only until the next one is asked for: its memory is used again.
   *
   * @throws {SiteError} where a file is no longer what it was, so that the request must be aborted
   */
  stream(): AsyncIterable<Uint8Array>
}

/**
 * Bytes in one chunk: 1 GiB is then 2,000 writes, and many small files share one, since a write costs far more than the
 * copy. Measured at 1 GiB, half of this takes 30 % longer and twice as much gains nothing. Two chunks in turn are all the
 * memory that a body needs: new ones would cost as much as the sending, since the system clears each before it is used.
 */
export const chunkSize = 512 * 1024

const readAsync = promisify(read)

/** Without waiting for a pipe's other end, and not through a link that was not there when the site was collected. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/**
 * A `multipart/form-data` body (RFC 7578): the fields, then each file as a part `files` whose `filename` is its path.
 * Names are escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). Form libraries take one stream a
 * file and cost 3 to 25 times the time of this; what an upload costs is what this action is about.
 */
export function multipartBody(
  fields: ReadonlyArray<readonly [name: string, value: string]>,
  files: readonly SiteFile[],
): Body {
  const boundary = `----StaticDeploy${randomBytes(18).toString('hex')}`
  const head = fields
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  const tail = `--${boundary}--\r\n`
  let length = Buffer.byteLength(head) + Buffer.byteLength(tail)
  for (const file of files) length += Buffer.byteLength(partHead(boundary, file)) + file.size + 2
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length,
    stream: () => encode(boundary, head, files, tail),
  }
}

function partHead(boundary: string, file: SiteFile): string {
  const type = mime.getType(file.path) ?? 'application/octet-stream'
  const name = escapeName(file.path)
  return `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
}

function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

async function* encode(
  boundary: string,
  head: string,
  files: readonly SiteFile[],
  tail: string,
): AsyncGenerator<Buffer> {
  const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)] as const
  const [chunk] = buffers
  let used = chunk.write(head)
  const append = (text: string): void => {
    used += chunk.write(text, used)
  }
  for (const file of files) {
    const before = partHead(boundary, file)
    const most = Buffer.byteLength(before) + file.size + 2
    if (used + most > chunkSize) {
      yield await afterPoll(chunk.subarray(0, used))
      used = 0
    }
    append(before)
    if (most <= chunkSize) {
      readSmall(file, chunk.subarray(used))
      used += file.size
    } else {
      yield await afterPoll(chunk.subarray(0, used))
      yield* readLarge(file, buffers)
      used = 0
    }
    append('\r\n')
  }
  if (used + tail.length > chunkSize) {
    yield chunk.subarray(0, used)
    yield Buffer.from(tail)
  } else {
    append(tail)
    yield await afterPoll(chunk.subarray(0, used))
  }
}

/**
 * Gives the event loop a turn before a chunk is written: an answer that already lies in the socket (401, 413) is then
 * read first. Written to a connection that the service has closed, the chunk would fail and take that answer along.
 */
async function afterPoll<T>(chunk: T): Promise<T> {
  await setImmediate()
  return chunk
}

/** Reads a whole file to the start of `into`, which has room for at least one byte more. */
function readSmall(file: SiteFile, into: Buffer): void {
  let total = 0
  try {
    const descriptor = openSync(file.source, openFlags)
    try {
      // One byte more than there should be, so that a file that has grown shows; less than that is the file's end.
      for (let read = -1; read !== 0 && total !== file.size; total += read) {
        read = readSync(descriptor, into, total, file.size + 1 - total, null)
      }
    } finally {
      closeSync(descriptor)
    }
  } catch (cause) {
    throw changed(file, cause)
  }
  if (total !== file.size) throw changed(file)
}

/** Yields a file in chunks, reading one into a buffer while the one before is being sent from the other. */
async function* readLarge(file: SiteFile, buffers: readonly [Buffer, Buffer]): AsyncGenerator<Buffer> {
  let descriptor: number
  try {
    descriptor = openSync(file.source, openFlags)
  } catch (cause) {
    throw changed(file, cause)
  }
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
      yield await afterPoll(full.subarray(0, length))
    }
    await next
  } finally {
    // Not before the read that is under way has ended: the number could by then stand for another file.
    await next.catch(() => {})
    closeSync(descriptor)
  }
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

function changed(file: SiteFile, cause?: unknown): SiteError {
  const what = cause === undefined ? 'changed its size' : 'could no longer be read'
  const message = `"${excerpt(file.path, 300)}" ${what} while the site was being sent, so the upload was aborted.`
  return new SiteError(file.path, message, {
    hint: 'The link still serves what it served before. Check that the build has ended before this step starts.',
    cause,
  })
}
