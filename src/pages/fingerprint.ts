import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { hashFile, readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { formatNumber } from '../text/format.ts'
import { Targets } from './link-targets.ts'
import { shortDigest, shortDigestOf } from './part.ts'
import { pagePathOf } from './paths.ts'
import type { PageReader, Reading } from './reader.ts'

/** A page of a site. */
export interface Page {
  readonly path: string
  /** See `Reading`; empty also if the page's bytes were known. */
  readonly title: string
  /** The digest of the file's bytes, a dot, and the parts of `Reading`. */
  readonly fingerprint: string
}

/** What lists of pages are made of. */
export interface SiteFingerprint {
  readonly pages: readonly Page[]
  /** Covers the paths and the bytes of all files that are no pages. */
  readonly otherFiles: string
}

type Buffers = readonly [Buffer, Buffer]

/** Smaller files are read at once. In bytes. */
const smallSize = 256 * 1024

/** Milliseconds between two lines about the progress, and before the first one. */
const interval = 5000

/** How the pages of a site are read. */
export interface ReadingTerms {
  /** Names of the site itself. Links to them count as links within it: a build may know its own address. */
  readonly hosts: readonly string[]
  /** Fingerprints of a published list, by path. A page with the bytes of its own is not parsed: that costs most. */
  readonly known?: ReadonlyMap<string, string> | undefined
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
}

/**
 * Fingerprints all pages of a site, with one digest of the other files. Only this function loads the parser. Memory does
 * not grow with the size of files.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 * @throws the reason of `signal` if that is aborted
 */
export async function fingerprintSite(
  files: SiteFiles,
  { hosts, known, signal, tell }: ReadingTerms,
): Promise<SiteFingerprint> {
  const { PageReader } = await import('./reader.ts')
  const targets = new Targets(hosts)
  const buffers: Buffers = [Buffer.allocUnsafeSlow(smallSize), Buffer.allocUnsafeSlow(smallSize)]
  const pages: Page[] = []
  const others = createHash('sha256')
  let [done, told] = [0, performance.now()]
  for (const file of files) {
    // Other code, such as that for a signal of the system, gets a turn.
    await setImmediate()
    signal.throwIfAborted()
    const path = pagePathOf(file.path)
    if (path === undefined) await hashFile(others, file, buffers)
    else {
      const bytes = await bytesDigest(file, buffers)
      const fingerprint = known?.get(path)
      if (fingerprint?.startsWith(`${bytes}.`)) pages.push({ path, title: '', fingerprint })
      else {
        const { title, parts } = await readPage(file, buffers, () => new PageReader(path, targets))
        pages.push({ path, title, fingerprint: `${bytes}.${parts}` })
      }
    }
    done += 1
    if (performance.now() - told < interval) continue
    told = performance.now()
    tell(`Read for "compare-with": ${formatNumber(done)} of ${formatNumber(files.length)} files.`)
  }
  return { pages, otherFiles: shortDigest(others) }
}

/** A file that is read at once is then in the first buffer. */
async function bytesDigest(file: SiteFile, buffers: Buffers): Promise<string> {
  if (file.size < smallSize) {
    readWhole(file, buffers[0])
    return shortDigestOf(buffers[0].subarray(0, file.size))
  }
  const all = createHash('sha256')
  for await (const chunk of readInChunks(file, buffers)) all.update(chunk)
  return shortDigest(all)
}

/** A page that is not UTF-8 is read byte by byte, always in the same way. Its title is left out unless it is ASCII. */
async function readPage(file: SiteFile, buffers: Buffers, start: () => PageReader): Promise<Reading> {
  const read = async (decode: (bytes?: Buffer, more?: { readonly stream: true }) => string): Promise<Reading> => {
    const reader = start()
    if (file.size < smallSize) reader.write(decode(buffers[0].subarray(0, file.size)))
    else {
      for await (const chunk of readInChunks(file, buffers)) reader.write(decode(chunk, { stream: true }))
      reader.write(decode())
    }
    return reader.end()
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return await read((bytes, more) => decoder.decode(bytes, more))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const reading = await read((bytes) => bytes?.toString('latin1') ?? '')
    return /^\p{ASCII}*…?$/u.test(reading.title) ? reading : { ...reading, title: '' }
  }
}
