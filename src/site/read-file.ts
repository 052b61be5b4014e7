import { closeSync, constants, fstatSync, openSync, read, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { SiteError } from '../errors.ts'
import { attempt, quote, refusal } from './file-access.ts'
import type { SiteFile } from './site.ts'

const readAsync = promisify(read)

/** To open must not wait for the other end of a pipe, nor follow a link that came after the site was collected. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

export function whileOpen<T>(source: string, action: (descriptor: number) => T): T {
  const descriptor = openSync(source, openFlags)
  try {
    return action(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export function readText(file: SiteFile, most: number): string | undefined {
  if (file.size > most) return undefined
  const bytes = Buffer.allocUnsafe(file.size)
  readWhole(file, bytes)
  return bytes.toString()
}

/** Reads to the start of `into`. Throws a `SiteError` if the file is no longer what was collected. */
export function readWhole(file: SiteFile, into: Buffer): void {
  const { path, source, content, size } = file
  if (content?.copy(into) !== undefined) return
  attempt(path, 'read', () =>
    whileOpen(source, (descriptor) => {
      for (let total = 0; total < size; ) {
        const got = readSync(descriptor, into, total, size - total, null)
        if (got === 0) throw changed(file)
        total += got
      }
      checkSame(descriptor, file)
    }),
  )
}

/** As `readWhole`, in chunks. Each is good until the next one is asked for. */
export async function* readInChunks(file: SiteFile, buffers: readonly [Buffer, Buffer]): AsyncGenerator<Buffer> {
  const { path, source, content, size } = file
  let [free, full] = buffers
  if (content !== undefined) {
    for (let at = 0; at < size; at += free.length) yield content.subarray(at, at + free.length)
    return
  }
  const descriptor = attempt(path, 'read', () => openSync(source, openFlags))
  const readOn = (from: number) => readAsync(descriptor, free, 0, Math.min(free.length, size - from), from)
  let next: ReturnType<typeof readOn> | undefined
  try {
    checkSame(descriptor, file)
    next = readOn(0)
    for (let position = 0; position < size; ) {
      const { bytesRead } = await next
      if (bytesRead === 0) throw changed(file)
      position += bytesRead
      ;[free, full] = [full, free]
      if (position < size) next = readOn(position)
      else checkSame(descriptor, file)
      // The next round awaits it, if there is one. Until then a failure must not count as unhandled.
      next.catch(() => {})
      yield full.subarray(0, bytesRead)
    }
  } catch (cause) {
    throw refusal(path, 'read', cause)
  } finally {
    // The read must end before the file is closed: after that its number may stand for another file.
    await next?.catch(() => {})
    closeSync(descriptor)
  }
}

/** Throws if an open file is not the one that was found. A folder above may have become a link since then. */
function checkSame(descriptor: number, file: SiteFile): void {
  const { dev, ino, size, mtimeMs } = fstatSync(descriptor)
  const { device = dev, inode = ino, modified = mtimeMs } = file
  // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
  const isSame = ino === inode && (dev === device || process.platform === 'win32')
  if (!isSame) throw changed(file, 'was replaced by another file')
  if (size !== file.size) throw changed(file)
  if (mtimeMs !== modified) throw changed(file, 'was written again')
}

function changed(file: SiteFile, what = 'changed its size'): SiteError {
  const message = `${quote(file.path)} ${what} after the site was collected, so the deploy was stopped.`
  return new SiteError(message, { hint: 'Check that the build has ended before this step starts.' })
}
