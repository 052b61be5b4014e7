import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { hashFile, readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { Targets } from './link-targets.ts'
import { pagePathOf } from './paths.ts'
import type { PageReader, PageReading } from './reader.ts'

/** A page of a site, as a reader sees it. */
export interface Page extends PageReading {
  /** The path where a visitor finds it, see `pagePathOf`. */
  readonly path: string
}

/** What lists of pages are made of. */
export interface SiteFingerprint {
  /** Sorted by path (UTF-16 code units). */
  readonly pages: readonly Page[]
  /** Covers the paths and the bytes of all files that are no pages: 128 bits of SHA-256, in base64url. */
  readonly otherFiles: string
}

/** How to read the pages of a site. */
export interface FingerprintOptions {
  /**
   * The host names of the site itself that are known: the link that it is deployed to, and the one that it is compared
   * with. Links to them count as links within the site, because a build may know its own address.
   */
  readonly hosts: readonly string[]
  /** Aborting it ends the reading with the signal's reason. */
  readonly signal: AbortSignal
}

/** Files up to this size are read at once. In bytes. */
const smallSize = 256 * 1024

/** Milliseconds of work until other code gets a turn. */
const turn = 20

/**
 * Titles and fingerprints of all pages of a site, and one digest of the other files. Only this function loads the
 * parser. Memory does not grow with the size of files. A page that is not UTF-8 is read byte by byte, so that its
 * fingerprint is always the same. Its title is then left out unless it is ASCII, because it would not be readable.
 *
 * @param files sorted by path, as the build wrote them
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
export async function fingerprintSite(
  files: SiteFiles,
  { hosts, signal }: FingerprintOptions,
): Promise<SiteFingerprint> {
  const { digestOf, PageReader } = await import('./reader.ts')
  const targets = new Targets(hosts)
  const buffers = [Buffer.allocUnsafeSlow(smallSize), Buffer.allocUnsafeSlow(smallSize)] as const
  const pages: Page[] = []
  const others = createHash('sha256')
  let since = performance.now()
  for (const file of files) {
    const path = pagePathOf(file.path)
    signal.throwIfAborted()
    if (path === undefined) {
      await hashFile(others, file, buffers)
    } else {
      const start = (): PageReader => new PageReader(path, targets)
      const reading =
        file.size < smallSize ? readAtOnce(file, buffers[0], start()) : await readLarge(file, buffers, start)
      pages.push({ path, ...reading })
    }
    if (performance.now() - since < turn) continue
    await setImmediate()
    since = performance.now()
  }
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { pages, otherFiles: digestOf(others) }
}

function readAtOnce(file: SiteFile, buffer: Buffer, reader: PageReader): PageReading {
  readWhole(file, buffer)
  const bytes = buffer.subarray(0, file.size)
  const known = isUtf8(bytes)
  reader.write(bytes.toString(known ? 'utf8' : 'latin1'))
  return known ? reader.end() : untitled(reader.end())
}

async function readLarge(
  file: SiteFile,
  buffers: readonly [Buffer, Buffer],
  start: () => PageReader,
): Promise<PageReading> {
  const read = async (encoding: string): Promise<PageReading> => {
    const decoder = new TextDecoder(encoding, { fatal: true })
    const reader = start()
    for await (const chunk of readInChunks(file, buffers)) reader.write(decoder.decode(chunk, { stream: true }))
    reader.write(decoder.decode())
    return reader.end()
  }
  try {
    return await read('utf-8')
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return untitled(await read('latin1'))
  }
}

function untitled(reading: PageReading): PageReading {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  return /^[\x00-\x7f]*$/u.test(reading.title) ? reading : { ...reading, title: '' }
}
