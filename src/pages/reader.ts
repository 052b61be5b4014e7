import { createHash, type Hash } from 'node:crypto'
import { urlOf } from '../text/url.ts'
import { withoutDates } from './dates.ts'
import { type Attributes, kinds, noticedOf } from './elements.ts'
import { baseOf, copyOf, type Targets } from './link-targets.ts'
import { Markup } from './markup.ts'

/** Characters that are collected before they are hashed. */
const enough = 64 * 1024

/** Characters of a title that are shown. */
const longestTitle = 100

/** A page of a site, as a reader sees it. */
export interface Page {
  /** The path where a visitor finds it, see `pagePathOf`. */
  readonly path: string
  /** The text of its first `<title>`, in one line of at most 100 characters; empty if there is none. */
  readonly title: string
  /** `hard.soft`, each 128 bits of SHA-256 in base64url. The soft half leaves out `<time>`, dates and times of day. */
  readonly fingerprint: string
}

/**
 * Makes a fingerprint of what a reader can notice of one page: title, text, alternative texts, labels, and the targets
 * of links, images and forms. All else does not count, nor does content for readers without scripts.
 */
export class PageReader extends Markup {
  readonly #hard = createHash('sha256')
  readonly #soft = createHash('sha256')
  readonly #path: string
  readonly #targets: Targets
  #base: string
  #hasBase = false
  /** Text that counts and is not hashed yet. It begins with white space, whether the page does or not. */
  #noticed = ' '
  /** Whether that ends with white space that separates. */
  #apart = true
  /** What counts for the soft half and is not hashed yet. */
  #timeless = ''
  /** Characters that came since that was searched for dates. */
  #unsearched = 0
  #inTime = false
  #title: string | undefined
  #inTitle = false
  /** The outermost element whose content is not shown, and how many elements of this name are open in it. */
  #hidden = ''
  #hiddenDepth = 0
  /** How many open elements there are that show white space as it is. */
  #preformatted = 0

  constructor(path: string, targets: Targets) {
    super()
    this.#path = path
    this.#base = baseOf(path)
    this.#targets = targets
  }

  end(): Page {
    this.finish()
    this.#settle(true)
    const fingerprint = [this.#hard, this.#soft].map(shortDigest).join('.')
    return { path: this.#path, title: copyOf(titleLine(this.#title ?? '')), fingerprint }
  }

  protected text(text: string): void {
    if (this.#hidden !== '') return
    this.#add(text, false)
    // What a title line leaves out may be between.
    if (this.#inTitle && (this.#title ?? '').length < 6 * longestTitle) this.#title += text
  }

  protected opened(element: string, attributes: Attributes): void {
    if (this.#hidden !== '') {
      if (element === this.#hidden) this.#hiddenDepth += 1
      return
    }
    const kind = kinds.get(element)
    this.#cross(element, element === 'time')
    if (attributes.size > 0) this.#notice(element, attributes)
    // A template that declares a shadow root is shown.
    if (kind === 'frame' || (kind === 'hidden' && !attributes.has('shadowrootmode'))) {
      this.#hidden = element
      this.#hiddenDepth = 1
    } else if (kind === 'preformatted') {
      this.#settle()
      this.#preformatted += 1
    } else if (kind === 'title' && this.#title === undefined && !this.isInForeignContext()) {
      this.#title = ''
      this.#inTitle = true
    }
  }

  protected closed(element: string): void {
    if (this.#hidden !== '') {
      if (element === this.#hidden) this.#hiddenDepth -= 1
      if (this.#hiddenDepth === 0) this.#hidden = ''
      return
    }
    const kind = kinds.get(element)
    if (kind === 'preformatted' && this.#preformatted > 0) {
      this.#settle()
      this.#preformatted -= 1
    } else if (kind === 'title') {
      this.#inTitle = false
    }
    this.#cross(element, false)
  }

  /** At the start or the end of an element: a block separates words. */
  #cross(element: string, inTime: boolean): void {
    const isBlock = kinds.get(element) !== 'word'
    if (isBlock && !this.#apart) this.#add(' ', true)
    // A block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
    if (inTime === this.#inTime || (!isBlock && element !== 'time')) return
    this.#settle()
    this.#inTime = inTime
  }

  #notice(element: string, attributes: Attributes): void {
    if (element === 'base') this.#rebase(attributes.get('href'))
    for (const noticed of noticedOf(element, attributes, (target) => this.#targets.of(target, this.#base))) {
      // No text contains this character, because HTML does not allow it.
      this.#add(` \u0001${noticed}\u0001 `, true)
    }
  }

  /** Only the first base counts. One of more than 2,000 characters is none, since each link would become as long. */
  #rebase(address: string | undefined): void {
    if (address === undefined || this.#hasBase) return
    this.#hasBase = true
    const base = urlOf(address, this.#base)?.href
    if (base !== undefined && base.length <= 2000) this.#base = base
  }

  #add(text: string, apart: boolean): void {
    this.#noticed += text
    if (this.#noticed.length > enough) this.#settle()
    this.#apart = apart
  }

  /** Hashes the text. White space is made equal, unless it is preformatted; more may follow that at the end. */
  #settle(isWhole = false): void {
    const isFree = this.#preformatted === 0
    const text = isFree ? this.#noticed.replace(/\s{2,}|[^\S ]/gu, ' ') : this.#noticed
    const rest = isFree && text.endsWith(' ') ? ' ' : ''
    const settled = text.slice(0, text.length - rest.length)
    this.#noticed = rest
    this.#apart = rest !== ''
    this.#hard.update(settled)
    if (!this.#inTime) this.#timeless += settled
    // What is left of the last search comes again only with as much more: else many elements would cost a search each.
    this.#unsearched += settled.length
    if (!isWhole && this.#unsearched <= enough) return
    this.#unsearched = 0
    const { undated, later } = withoutDates(this.#timeless, isWhole)
    this.#soft.update(undated)
    this.#timeless = later
  }
}

/** One line of at most 100 characters, without invisible ones. */
function titleLine(text: string): string {
  const line = text
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...line.slice(0, 2 * longestTitle + 1)]
  return characters.length > longestTitle ? `${characters.slice(0, longestTitle - 1).join('')}…` : line
}

/** The first 128 bits of a hash, in base64url. */
export function shortDigest(hash: Hash): string {
  return hash.digest().subarray(0, 16).toString('base64url')
}
