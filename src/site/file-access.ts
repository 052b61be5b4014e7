import { closeSync, existsSync, fstatSync, openSync, read, readSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { ActionError, SiteError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { FileSource, SiteFile } from './site.ts'

const readAsync = promisify(read)

/** @param path relative to the site's root. @param what follows "can't be". @throws {SiteError} */
export function attempt<T>(path: string, what: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    throw refusal(path, what, cause)
  }
}

function refusal(path: string, what: string, cause: unknown): SiteError {
  const code = codeOf(cause)
  const hint = 'Check its permissions, and that no other program writes there; or leave it out with "exclude".'
  return new SiteError(`${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause })
}

/** The system's code, such as `EACCES`. @throws an error of our own, because it says more */
export function codeOf(cause: unknown): string {
  if (cause instanceof ActionError) throw cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
}

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

export const quote = (path: string): string => `"${excerpt(path, 300)}"`

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

/** What shows whether a file was changed. Numbers, because a text for each file would take several times the memory. */
export function stampOf(descriptor: number): Pick<SiteFile, 'size' | 'mtimeMs' | 'ctimeMs'> {
  const { size, mtimeMs, ctimeMs } = fstatSync(descriptor)
  return { size, mtimeMs, ctimeMs }
}

/** Undefined for a larger file. */
export function readText(file: SiteFile, maxBytes: number): string | undefined {
  return file.size > maxBytes ? undefined : readWhole(file).toString()
}

/** Without marks, and the zeros of UTF-16. */
export function readStart(file: SiteFile, maxBytes: number): string {
  const start = Buffer.alloc(maxBytes)
  const length = whileOpen(file, (descriptor) => readSync(descriptor, start, 0, start.length, 0))
  return start.toString('utf8', 0, length).replace(/[\0\ufffd\ufeff]/gu, '')
}

/** Reads to the start of `into`, and returns that. @throws {SiteError} if the file changed after it was collected */
export function readWhole(file: SiteFile, into = Buffer.allocUnsafe(file.size)): Buffer {
  const { content, size } = file
  if (content?.copy(into) !== undefined) return into
  return whileOpen(file, (descriptor) => {
    if (readSync(descriptor, into, 0, size, null) < size) throw changed(file)
    checkSame(descriptor, file)
    return into
  })
}

/** As `readWhole`, in chunks of half the buffer. Each is valid until the next one is asked for, which is read meanwhile. */
export async function* readInChunks(file: SiteFile, buffer: Buffer): AsyncGenerator<Buffer> {
  const { path, source, content, size } = file
  if (content !== undefined) return yield* content.length > 0 ? [content] : []
  const half = Math.ceil(buffer.length / 2)
  const [one, other] = [buffer.subarray(0, half), buffer.subarray(half)]
  const descriptor = attempt(path, 'read', () => openSync(source, 'r'))
  const readFrom = (position: number, into: Buffer) =>
    readAsync(descriptor, into, 0, Math.min(into.length, size - position), position)
  let reading: ReturnType<typeof readFrom> | undefined
  try {
    checkSame(descriptor, file)
    for (let position = 0; position < size; ) {
      const { bytesRead, buffer: full } = await (reading ?? readFrom(0, one))
      position += bytesRead
      if (bytesRead === 0) throw changed(file)
      if (position === size) checkSame(descriptor, file)
      else reading = readFrom(position, full === one ? other : one)
      // It is thrown once the next chunk is asked for.
      reading?.catch(() => {})
      yield full.subarray(0, bytesRead)
    }
  } catch (cause) {
    throw refusal(path, 'read', cause)
  } finally {
    await reading?.catch(() => {})
    closeSync(descriptor)
  }
}

function checkSame(descriptor: number, file: SiteFile): void {
  const { size, mtimeMs, ctimeMs } = stampOf(descriptor)
  const isSame = size === file.size && mtimeMs === (file.mtimeMs ?? mtimeMs) && ctimeMs === (file.ctimeMs ?? ctimeMs)
  if (!isSame) throw changed(file)
}

function changed({ path }: SiteFile): SiteError {
  const message = `${quote(path)} changed after the site was collected, so the deploy was stopped.`
  return new SiteError(message, { hint: 'Check that the build has ended before this step starts.' })
}
