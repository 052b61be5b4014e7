import { createHash, type Hash, hash } from 'node:crypto'
import { feedStart } from '../../site/feeds.ts'
import { readInChunks } from '../../site/file-access.ts'
import type { SiteFile } from '../../site/site.ts'
import { mediaType } from '../../text/media-type.ts'
import { maxTextBytes } from './limits.ts'
import { withoutBuildTimes } from './pages/build-times.ts'
import { withoutNameHash } from './pages/normalize.ts'

const neverListed = /(?:\.(?:zip|tar|t?gz|t?bz2|t?xz|zst|br|7z|rar|jar|rss|atom)|\/(?:feed\.json|sitemap\.txt))$/iu
/** TypeScript has the extension of a video of the type `mp2t`. */
const mediaTypes =
  /^(?:image|font|audio|video(?!\/mp2t))\/|pdf$|font|msword|rtf$|epub|officedocument|opendocument|ms-(?:excel|powerpoint)/u

/** Its address without a hash in its name, if it is a picture, a font, a document, sound or a film. */
export const mediaKeyOf = (path: string): string | undefined =>
  mediaTypes.test(mediaType(path) ?? '') ? `/${withoutNameHash(path)}` : undefined

export const shortDigest = (content: string): string => hash('sha256', content, 'base64url').slice(0, 12)

/** Of all pictures, fonts and documents, for a list that names none. */
export const digestOfMedia = (media: ReadonlyMap<string, string>): string =>
  shortDigest(JSON.stringify([...media].sort()))

/** What a list has of files that are no pages. */
export class ListedFiles {
  readonly #styles = createHash('sha256')
  readonly #rest = createHash('sha256')
  readonly #untimed = createHash('sha256')
  readonly #now = Date.now()
  readonly #media = new Map<string, string[]>()
  /** By its name without a hash: the address of the first such picture, font or document. */
  readonly mediaNames = new Map<string, string>()

  /** @param buffer to read into. Feeds and sitemaps of any name are left out. */
  async add(file: SiteFile, buffer: Buffer): Promise<void> {
    if (neverListed.test(`/${file.path}`)) return
    const isStyle = mediaType(file.path) === 'text/css'
    const isTimed = /\.json$/iu.test(file.path) && file.size <= maxTextBytes
    const digest = createHash('sha256')
    let position = 0
    let untimed: string | undefined
    for await (const chunk of readInChunks(file, buffer)) {
      if (position === 0 && feedStart.test(chunk.toString('utf8', 0, 65_536))) return
      digest.update(isStyle ? withoutReturns(chunk) : chunk)
      if (isTimed) untimed = hash('sha256', withoutBuildTimes(chunk.toString('latin1'), this.#now), 'base64url')
      position += chunk.length
    }
    const content = digest.digest('base64url')
    const key = mediaKeyOf(file.path)
    if (key === undefined && !isStyle) this.#untimed.update(`${untimed ?? content} ${file.path}\n`)
    if (key === undefined) return void (isStyle ? this.#styles : this.#rest).update(`${content} ${file.path}\n`)
    const all = this.#media.get(key) ?? []
    this.#media.set(key, all)
    all.push(content)
    if (!this.mediaNames.has(key)) this.mediaNames.set(key, `/${file.path}`)
  }

  /** Digests. Media are named without hashes; all of one name have one digest. */
  digests() {
    const media = Array.from(this.#media, ([key, all]) => [key, shortDigest(all.sort().join())] as const)
    const digestOf = (all: Hash): string => all.digest('base64url').slice(0, 16)
    const files = { styles: digestOf(this.#styles), rest: digestOf(this.#rest), untimed: digestOf(this.#untimed) }
    return { files, media: new Map(media) }
  }
}

/** A build on Windows may write other line ends. */
function withoutReturns(chunk: Buffer): Buffer {
  return chunk.includes('\r\n') ? Buffer.from(chunk.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : chunk
}
