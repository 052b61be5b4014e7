import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { hashFile } from '../site/read-file.ts'
import type { SiteFiles } from '../site/site.ts'
import { formatNumber } from '../text/format.ts'
import { shortDigest } from './digest.ts'
import { type Page, pagePathOf, type SitePages } from './list.ts'

/** Bytes. Of a larger page only the bytes count. */
const pageLimit = 32 * 1024 * 1024

/** Milliseconds between two lines about the progress, and before the first one. */
const interval = 5000

interface ReadingTerms {
  /** Names of the site itself. Links to them count as links within it: a build may know its own address. */
  readonly hosts: readonly string[]
  /** Those of a published list. A page with the bytes of its own is not parsed: that costs most. */
  readonly known?: SitePages['pages'] | undefined
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
}

/**
 * Fingerprints all pages of a site, with one digest of the other files. Only this function loads the parser.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
export async function fingerprintSite(files: SiteFiles, terms: ReadingTerms): Promise<SitePages> {
  const { hosts, known, signal, tell } = terms
  const { readPage } = await import('./reader.ts')
  const buffers = [Buffer.allocUnsafeSlow(pageLimit), Buffer.allocUnsafeSlow(pageLimit)] as const
  const others = createHash('sha256')
  const pageOf = (path: string, bytes: string, size: number): Page => {
    const fingerprint = known?.get(path)?.fingerprint
    if (fingerprint?.startsWith(`${bytes}.`)) return { title: '', fingerprint }
    if (size >= pageLimit) return { title: '', fingerprint: Array(4).fill(bytes).join('.') }
    const content = buffers[0].subarray(0, size)
    const isText = isUtf8(content)
    const { title, parts } = readPage(content.toString(isText ? 'utf8' : 'latin1'), path, hosts)
    return { title: isText ? title : '', fingerprint: `${bytes}.${parts}` }
  }
  const pages = new Map<string, Page>()
  let told = performance.now()
  for (const [index, file] of files.entries()) {
    // Other code, such as that for a signal of the system, gets a turn.
    await setImmediate()
    signal.throwIfAborted()
    const path = pagePathOf(file.path)
    const hash = path === undefined ? others : createHash('sha256')
    // A file that fits is in the first buffer then.
    await hashFile(hash, file, buffers)
    if (path !== undefined) pages.set(path, pageOf(path, shortDigest(hash), file.size))
    if (performance.now() - told < interval) continue
    told = performance.now()
    tell(`Read for "compare-with": ${formatNumber(index + 1)} of ${formatNumber(files.length)} files.`)
  }
  return { pages, otherFiles: shortDigest(others) }
}
