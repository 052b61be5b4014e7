import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { hashFile, readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { Targets } from './link-targets.ts'
import { pagePathOf } from './paths.ts'
import type { Page, PageReader } from './reader.ts'

/** What lists of pages are made of. */
export interface SiteFingerprint {
  readonly pages: readonly Page[]
  /** Covers the paths and the bytes of all files that are no pages: 128 bits of SHA-256, in base64url. */
  readonly otherFiles: string
}

type Buffers = readonly [Buffer, Buffer]

/** Smaller files are read at once. In bytes. */
const smallSize = 256 * 1024

/**
 * Titles and fingerprints of all pages of a site, and one digest of the other files. Only this function loads the
 * parser. Memory does not grow with the size of files.
 *
 * @param hosts names of the site itself. Links to them count as links within it: a build may know its own address.
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 * @throws the reason of `signal` if that is aborted
 */
export async function fingerprintSite(
  files: SiteFiles,
  { hosts, signal }: { readonly hosts: readonly string[]; readonly signal: AbortSignal },
): Promise<SiteFingerprint> {
  const { shortDigest, PageReader } = await import('./reader.ts')
  const targets = new Targets(hosts)
  const buffers: Buffers = [Buffer.allocUnsafeSlow(smallSize), Buffer.allocUnsafeSlow(smallSize)]
  const pages: Page[] = []
  const others = createHash('sha256')
  for (const file of files) {
    // Other code, such as that for a signal of the system, gets a turn.
    await setImmediate()
    signal.throwIfAborted()
    const path = pagePathOf(file.path)
    if (path === undefined) await hashFile(others, file, buffers)
    else pages.push(await readPage(file, buffers, () => new PageReader(path, targets)))
  }
  return { pages, otherFiles: shortDigest(others) }
}

/** A page that is not UTF-8 is read byte by byte, always in the same way. Its title is left out unless it is ASCII. */
async function readPage(file: SiteFile, buffers: Buffers, start: () => PageReader): Promise<Page> {
  const read = async (decode: (bytes?: Buffer, more?: { readonly stream: true }) => string): Promise<Page> => {
    const reader = start()
    if (file.size < smallSize) {
      readWhole(file, buffers[0])
      reader.write(decode(buffers[0].subarray(0, file.size)))
    } else {
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
