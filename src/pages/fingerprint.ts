import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFiles } from '../site/site.ts'
import { type Page, pagePathOf, type SitePages, shortDigest } from './list.ts'

/** Bytes. Of a larger page only the bytes count. */
const pageLimit = 32 * 1024 * 1024

interface ReadingTerms {
  /** Names of the site itself. Links to them count as links within it: a build may know its own address. */
  readonly hosts: readonly string[]
  /** Those of a published list. A page with the bytes of its own is not parsed: that costs most. */
  readonly known?: SitePages['pages'] | undefined
  readonly signal: AbortSignal
}

/**
 * Fingerprints all pages of a site, with one digest of the other files. Only this function loads the parser.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
export async function fingerprintSite(files: SiteFiles, { hosts, known, signal }: ReadingTerms): Promise<SitePages> {
  const { readPage } = await import('./reader.ts')
  const buffers = [Buffer.allocUnsafeSlow(pageLimit), Buffer.allocUnsafeSlow(pageLimit)] as const
  const others = createHash('sha256')
  const pages = new Map<string, Page>()
  for (const file of files) {
    // Other code, such as that for a signal of the system, gets a turn.
    await setImmediate()
    signal.throwIfAborted()
    const path = pagePathOf(file.path)
    const hash = path === undefined ? others : createHash('sha256')
    hash.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`)
    const content = file.size < pageLimit ? buffers[0].subarray(0, file.size) : undefined
    if (content === undefined) for await (const chunk of readInChunks(file, buffers)) hash.update(chunk)
    else {
      readWhole(file, content)
      hash.update(content)
    }
    if (path === undefined) continue
    const bytes = shortDigest(hash)
    const before = known?.get(path)?.fingerprint
    if (content === undefined) pages.set(path, { title: '', fingerprint: Array(4).fill(bytes).join('.') })
    else if (before?.startsWith(`${bytes}.`)) pages.set(path, { title: '', fingerprint: before })
    else {
      const isText = isUtf8(content)
      const { title, parts } = readPage(content.toString(isText ? 'utf8' : 'latin1'), path, hosts)
      pages.set(path, { title: isText ? title : '', fingerprint: `${bytes}.${parts}` })
    }
  }
  return { pages, otherFiles: shortDigest(others) }
}
