import { isUtf8 } from 'node:buffer'
import { createHash, hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readInChunks, readWhole } from '../../site/read-file.ts'
import type { SiteFiles } from '../../site/site.ts'
import { mediaType } from '../../text/media-type.ts'
import { readPage } from './content.ts'
import type { Page, PageList } from './list.ts'

/** Bytes that are read at once. A page that has more is one of the other files. */
const chunkSize = 32 * 1024 * 1024

type Terms = Readonly<{ hosts: readonly string[]; known?: PageList | undefined; signal: AbortSignal }>

/**
 * Reads all pages of a site, and one digest of its other files. `hosts` are names of the site itself. A page whose bytes are in
 * the list `known` is not parsed.
 *
 * @throws {SiteError} if a file changed after the site was collected
 */
export async function listPages(site: SiteFiles, { hosts, known, signal }: Terms): Promise<PageList> {
  const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)] as const
  const others = createHash('sha256')
  const pages = new Map<string, Page>()
  for (const file of site) {
    // The upload gets a turn now and then.
    if (pages.size % 10 === 0) await setImmediate()
    signal.throwIfAborted()
    if (file.size > chunkSize || mediaType(file.path) !== 'text/html') {
      others.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`)
      for await (const chunk of readInChunks(file, buffers)) others.update(chunk)
      continue
    }
    const bytes = buffers[0].subarray(0, file.size)
    readWhole(file, bytes)
    const path = `/${file.path}`.replace(/\/index\.html$/u, '/')
    const digest = digestOf(bytes)
    let page = known?.pages.get(path)
    if (page?.bytes !== digest) {
      const { title, content } = readPage(bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1'), hosts)
      page = { title, bytes: digest, content: digestOf(content) }
    }
    pages.set(path, page)
  }
  return { pages, files: others.digest('base64url').slice(0, 16) }
}

const digestOf = (content: string | Buffer): string => hash('sha256', content, 'base64url').slice(0, 16)
