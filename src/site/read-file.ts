import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { SiteError } from '../errors.ts'
import { attempt, quote, refusal } from './file-access.ts'
import type { FileSource, SiteFile } from './site.ts'

const readAsync = promisify(read)

export function whileOpen<T>({ path, source }: FileSource, action: (descriptor: number) => T): T {
  return attempt(path, 'read', () => {
    const descriptor = openSync(source, 'r')
    try {
      return action(descriptor)
    } finally {
      closeSync(descriptor)
    }
  })
}

/** What shows whether a file was changed. */
export function stampOf(descriptor: number): Pick<SiteFile, 'size' | 'times'> {
  const { size, mtimeNs, ctimeNs } = fstatSync(descriptor, { bigint: true })
  return { size: Number(size), times: `${mtimeNs} ${ctimeNs}` }
}

/** Undefined for a larger file. */
export function readText(file: SiteFile, maxBytes: number): string | undefined {
  if (file.size > maxBytes) return undefined
  const bytes = Buffer.allocUnsafe(file.size)
  readWhole(file, bytes)
  return bytes.toString()
}

/** Reads to the start of `into`. @throws {SiteError} if the file changed after it was collected */
export function readWhole(file: SiteFile, into: Buffer): void {
  const { content, size } = file
  if (content?.copy(into) !== undefined) return
  whileOpen(file, (descriptor) => {
    if (readSync(descriptor, into, 0, size, null) < size) throw changed(file)
    checkSame(descriptor, file)
  })
}

/** As `readWhole`, in chunks. Each is valid until the next one is asked for. */
export async function* readInChunks(file: SiteFile, buffers: readonly [Buffer, Buffer]): AsyncGenerator<Buffer> {
  const { path, source, content, size } = file
  let [free, full] = buffers
  if (content !== undefined) {
    for (let at = 0; at < size; at += free.length) yield content.subarray(at, at + free.length)
    return
  }
  const descriptor = attempt(path, 'read', () => openSync(source, 'r'))
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
      // Until the next round awaits it, a failure must not count as unhandled.
      next.catch(() => {})
      yield full.subarray(0, bytesRead)
    }
  } catch (cause) {
    throw refusal(path, 'read', cause)
  } finally {
    // After the file is closed its descriptor may be that of another one.
    await next?.catch(() => {})
    closeSync(descriptor)
  }
}

function checkSame(descriptor: number, file: SiteFile): void {
  const { size, times } = stampOf(descriptor)
  if (size !== file.size || times !== (file.times ?? times)) throw changed(file)
}

function changed({ path }: SiteFile): SiteError {
  const message = `${quote(path)} changed after the site was collected, so the deploy was stopped.`
  return new SiteError(message, { hint: 'Check that the build has ended before this step starts.' })
}
