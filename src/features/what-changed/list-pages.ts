import { createHash, type Hash, hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readInChunks, readWhole } from '../../site/file-access.ts'
import { feedStart } from '../../site/root-page.ts'
import type { SiteFile, SiteFiles } from '../../site/site.ts'
import { mediaType } from '../../text/media-type.ts'
import { type DeadLinks, followLinks } from './dead-links.ts'
import { type OwnNames, ownNames } from './normalize.ts'
import type { PageList } from './published-list.ts'
import { type PageFacts, readPage } from './read-page.ts'

/** Bytes that are read at once. A larger page counts as another file. */
const chunkSize = 32 * 1024 * 1024

const neverListed = /(?:\.(?:zip|tar|t?gz|t?bz2|t?xz|zst|br|7z|rar|jar|rss|atom)|\/(?:feed\.json|sitemap\.txt))$/iu
/** TypeScript has the extension of a video of the type `mp2t`. */
const mediaTypes =
  /^(?:image|font|audio|video(?!\/mp2t))\/|pdf$|font|msword|rtf$|epub|officedocument|opendocument|ms-(?:excel|powerpoint)/u

export interface SiteList extends PageList {
  /** By the paths of pages. May be empty. */
  readonly titles: ReadonlyMap<string, string>
  /** Of all pages and files, in NFC. */
  readonly addresses: ReadonlySet<string>
  /** By path, the places that pages link to, whether they are there or not. */
  readonly linked: ReadonlyMap<string, DeadLinks>
}

/** @throws {SiteError} if a file changed after the site was collected */
export async function listPages(site: SiteFiles, own: OwnNames, signal: AbortSignal): Promise<SiteList> {
  const buffer = Buffer.allocUnsafeSlow(chunkSize)
  const [styles, media, rest] = [createHash('sha256'), createHash('sha256'), createHash('sha256')]
  const [pages, titles] = [new Map<string, string>(), new Map<string, string>()]
  const addresses = new Set(site.map((file) => addressOf(file).normalize()))
  const { add, found } = followLinks(addresses, own.hosts)
  const names = ownNames(own)
  for (const file of site) {
    // The upload gets a turn now and then.
    if (pages.size % 10 === 0) await setImmediate()
    signal.throwIfAborted()
    const type = mediaType(file.path) ?? ''
    if (!isPage(file)) {
      const digest = type === 'text/css' ? styles : mediaTypes.test(type) ? media : rest
      if (!neverListed.test(`/${file.path}`)) await addFile(file, digest, buffer)
      continue
    }
    const bytes = readWhole(file, buffer.subarray(0, file.size))
    const page = await readPage(bytes, signal)
    const facts = page?.facts(names) ?? { text: bytes.toString('latin1'), targets: '', outside: '', look: '' }
    const address = addressOf(file)
    pages.set(address, [contentDigest(facts), digestOf(facts.outside), digestOf(facts.look)].join('.'))
    titles.set(address, page?.title ?? '')
    // It is shown at any address, so its links may lead anywhere.
    if (page && !/\/404(?:\.html|\/)$/u.test(address)) add(address, page)
  }
  const files = { styles: ended(styles), media: ended(media), rest: ended(rest) }
  return { host: own.hosts[0] ?? '', pages, titles, files, addresses, ...found() }
}

export const isPage = ({ path, size }: SiteFile): boolean => mediaType(path) === 'text/html' && size <= chunkSize

/** Its path for visitors. */
export const addressOf = ({ path }: SiteFile): string => `/${path}`.replace(/\/index\.html$/u, '/')

export const contentDigest = ({ text, targets }: PageFacts): string => digestOf(`${text}\u0002${targets}`)

/** Leaves out feeds and sitemaps of any name. */
async function addFile(file: SiteFile, digest: Hash, buffer: Buffer): Promise<void> {
  let position = 0
  for await (const chunk of readInChunks(file, buffer)) {
    if (position === 0 && feedStart.test(chunk.toString('utf8', 0, 65_536))) return
    digest.update(chunk)
    position += chunk.length
  }
  digest.update(`:${file.size}:${file.path}:${Buffer.byteLength(file.path)}`)
}

const digestOf = (content: string): string => hash('sha256', content, 'base64url').slice(0, 16)
const ended = (digest: Hash): string => digest.digest('base64url').slice(0, 16)
