import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { ZipFile } from 'yazl'
import { ActionError, InputError, SiteError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { readInChunks, readWhole } from './read.ts'
import type { SiteFile } from './site.ts'

/** A site as one file, which is gone once it is disposed of. */
export interface Archive extends Disposable {
  readonly file: SiteFile
}

/** Extensions of what is compressed already: deflating it again costs time and saves nothing. */
const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/** Up to this size a file is read whole; what is larger is streamed. In bytes. */
const smallSize = 64 * 1024

/**
 * The same for what is stored. Of a stream the archive tells the size only behind it, and unpackers that read from front
 * to back can't find the end of such an entry unless it is deflated.
 */
const storedSize = 16 * 1024 * 1024

/** From here on the number of files weighs more than their bytes. */
const manyFiles = 20_000

/** How many small files are deflated at a time. */
const atOnce = 16

/**
 * What every entry says of itself, so that the same site gives the same bytes: the format's first day. The format has no
 * time zone, so this is a local time.
 */
const always = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

/**
 * Packs a site into `site.zip`, with the same paths, in their order. What it takes from the memory does not grow with the
 * files' sizes; more than 65,535 files or 4 GiB make it a zip64.
 *
 * @param folder where to put it: the runner's temporary one
 * @throws {SiteError} for a name that unzips to another, and for a file that changed meanwhile
 * @throws {InputError} where the folder can't hold it
 */
export async function pack(
  files: readonly SiteFile[],
  folder: string,
  signal: AbortSignal,
): Promise<Archive> {
  for (const { path } of files) checkEntry(path)
  let home = ''
  const remove = (): void => {
    try {
      if (home !== '') rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // What holds on to the file (a virus scanner, on Windows) must not fail a deploy.
    }
  }
  const dispose = (): void => {
    remove()
    process.off('exit', remove)
  }
  try {
    home = mkdtempSync(join(folder, 'static-deploy-'))
    // A run that is cut short, when something hangs after its cancellation, ends without unwinding.
    process.once('exit', remove)
    const source = join(home, 'site.zip')
    await write(files, source, signal)
    const file = { path: 'site.zip', source, size: statSync(source).size }
    return { file, [Symbol.dispose]: dispose }
  } catch (cause) {
    dispose()
    signal.throwIfAborted()
    if (cause instanceof ActionError) throw cause
    const why = excerpt(cause instanceof Error ? cause.message : String(cause))
    throw new InputError('upload-as', `the archive can't be written to the temporary folder: ${why}.`, {
      hint: 'Make room on the runner, or write "upload-as: files", which needs none.',
      cause,
    })
  }
}

/** Unzippers take a backslash for a folder, and a letter with a colon for a drive. */
function checkEntry(path: string): void {
  if (!/\\|^[a-z]:/iu.test(path)) return
  const message = `The name "${excerpt(path, 300)}" would be unzipped to another place.`
  throw new SiteError(path, message, {
    hint: 'Rename it, leave it out with "exclude", or write "upload-as: files".',
  })
}

async function write(files: readonly SiteFile[], target: string, signal: AbortSignal): Promise<void> {
  const { ZipFile } = (await import('yazl')).default
  const zip = new ZipFile()
  const fail = (error: unknown): void => {
    ;(zip.outputStream as Readable).destroy(error instanceof Error ? error : new Error(String(error)))
  }
  zip.on('error', fail)
  addAll(zip, files, signal, fail).catch(fail)
  // Each entry leaves streams behind that live a moment too long to be cleared at once. Where there are very many, memory
  // comes before time: 190 MB and 21 s for 100,000 instead of 280 and 14. Flags for tuning only; no code depends on them.
  const many = files.length > manyFiles
  if (many) setFlagsFromString('--optimize-for-size --semi-space-growth-factor=1')
  const { poolSize } = Buffer
  // Each entry keeps its name to the end, and with it the part of Node's pool that it lies in, whatever else lies there: in
  // 64 KiB, the buffers of the deflating, which are too large for 8.
  Buffer.poolSize = 8192
  try {
    await pipeline(zip.outputStream, createWriteStream(target, { flags: 'wx', highWaterMark: 1024 * 1024 }), {
      signal,
    })
  } finally {
    Buffer.poolSize = poolSize
    if (many) setFlagsFromString('--no-optimize-for-size')
  }
}

/** Adds files in waves, each once the one before is written, so that little is held at a time. */
async function addAll(
  zip: ZipFile,
  files: readonly SiteFile[],
  signal: AbortSignal,
  fail: (error: unknown) => void,
): Promise<void> {
  const list = new EntryList(zip)
  let waiting = 0
  for (const file of files) {
    if (signal.aborted || list.broken) return
    const compress = !compressed.test(file.path)
    const options = { ...always, compress }
    if (file.size <= (compress ? smallSize : storedSize)) {
      zip.addBuffer(contentOf(file), file.path, options)
      waiting += 1 + file.size / smallSize
    } else {
      const content = Readable.from(copiesOf(file), { objectMode: false })
      content.on('error', fail)
      zip.addReadStreamLazy(file.path, { ...options, size: file.size }, (callback) => callback(null, content))
      await once(content, 'close')
      waiting = atOnce
    }
    if (waiting < atOnce) continue
    waiting = 0
    await list.settle()
  }
  await list.settle()
  list.restore()
  zip.end()
}

/** The part of yazl's own list of entries that is used. */
interface Entry {
  /** 3 once it is written. */
  readonly state: number
  doFileDataPump: unknown
}

/**
 * The entries that yazl looks through from the first, for each one that it writes, and each with its content: at 100,000
 * that takes a minute and 800 MB. Those that are written are put aside without it, and back for the directory at the end.
 * The list is none of yazl's documented properties, but its version is locked and bundled, and the tests read the archives
 * with other programs.
 */
class EntryList {
  readonly #zip: { entries: Entry[]; outputStream: Writable }
  readonly #settled: Entry[] = []

  constructor(zip: ZipFile) {
    this.#zip = zip as unknown as { entries: Entry[]; outputStream: Writable }
  }

  /** Whether the archive can't be written any more, as on a disk that is full. */
  get broken(): boolean {
    return this.#zip.outputStream.destroyed
  }

  /** Waits until everything is written and taken. */
  async settle(): Promise<void> {
    const { entries, outputStream } = this.#zip
    while (entries.some(({ state }) => state < 3) || outputStream.writableNeedDrain) {
      if (this.broken) return
      await setImmediate()
    }
    for (const entry of entries.splice(0)) {
      entry.doFileDataPump = undefined
      this.#settled.push(entry)
    }
  }

  restore(): void {
    this.#zip.entries = this.#settled
  }
}

function contentOf(file: SiteFile): Buffer {
  const buffer = Buffer.allocUnsafeSlow(file.size + 1)
  readWhole(file, buffer)
  return buffer.subarray(0, file.size)
}

/** Streams hold on to chunks, whose memory is used again. */
async function* copiesOf(file: SiteFile): AsyncGenerator<Buffer> {
  const size = Math.min(256 * 1024, file.size || 1)
  const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)] as const
  for await (const chunk of readInChunks(file, buffers)) yield Buffer.from(chunk)
}
