import { createHash } from 'node:crypto'
import { type Visit, visit } from '../http/visit.ts'
import { readInChunks } from '../site/read-file.ts'
import type { SiteFile } from '../site/site.ts'
import { mediaType } from '../text/media-type.ts'
import { excerpt } from '../text/printable.ts'

/** Bytes that a service may add to a page. */
const addedToHtml = 10 * 1024 * 1024

/**
 * Gets one file as a visitor would. It must come with status 200 and with the same bytes. The bytes of HTML are not
 * compared, because services add to it.
 *
 * @returns what is wrong, in words that follow its path; undefined if nothing is wrong
 */
export async function faultOf(link: string, file: SiteFile, signal: AbortSignal): Promise<string | undefined> {
  const path = file.path === 'index.html' ? '' : file.path.split('/').map(encodeURIComponent).join('/')
  const isHtml = mediaType(file.path) === 'text/html'
  const hash = createHash('sha256')
  const most = file.size + (isHtml ? addedToHtml : 0)
  let length = 0
  let page: Visit
  try {
    page = await visit(new URL(`https://${link}/${path}`), signal, (chunk) => {
      length += chunk.length
      if (length > most) throw new Error('there is more of it than was sent')
      hash.update(chunk)
    })
  } catch (error) {
    return `can't be fetched (${excerpt(error instanceof Error ? error.message : String(error))})`
  }
  if (page.fault !== undefined || isHtml) return page.fault
  const expected = await digestOf(file).catch(() => undefined)
  if (expected === undefined) return 'has changed on disk since it was sent, so it can not be compared'
  return hash.digest('hex') === expected ? undefined : 'comes with other bytes'
}

async function digestOf(file: SiteFile): Promise<string> {
  const hash = createHash('sha256')
  const size = 256 * 1024
  const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)] as const
  for await (const chunk of readInChunks(file, buffers)) hash.update(chunk)
  return hash.digest('hex')
}
