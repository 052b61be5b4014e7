import { createHash, type Hash } from 'node:crypto'
import { urlOf } from '../text/url.ts'
import { withoutDates } from './dates.ts'
import { hidesContent, kinds, noticedOf, readAttributes } from './elements.ts'
import { baseOf, copyOf, type Targets } from './link-targets.ts'
import { type Attributes, Markup, type MarkupReader } from './markup.ts'
import { longestTitle, titleLine } from './titles.ts'

/** Characters that are collected before they are hashed. */
const enough = 64 * 1024

/** Characters of a base at most. */
const longestBase = 2000

/** The result of reading one page. */
export interface PageReading {
  /** The text of its first `<title>`, in one line; empty if there is none. */
  readonly title: string
  /**
   * `hard.soft`, each 128 bits of SHA-256 in base64url. The hard half covers all that a reader can notice, the soft one
   * leaves out `<time>`, dates and times of day.
   */
  readonly fingerprint: string
}

/**
 * Makes a fingerprint of what a reader can notice of one page: title, text, alternative texts, labels, and the targets
 * of links, images and forms. These do not count: names of elements, classes, scripts, styles, comments, content for
 * readers without scripts, and white space that is not preformatted.
 */
export class PageReader implements MarkupReader {
  readonly #markup = new Markup(readAttributes, this)
  readonly #hard = createHash('sha256')
  readonly #soft = createHash('sha256')
  readonly #targets: Targets
  #base: string
  #hasBase = false
  // Text that counts and is not hashed yet. White space is normalized in `#settled`; `#noticed` is the newest part, with
  // its white space as it is. The text begins with white space, whether the page does or not.
  #settled = ''
  #noticed = ' '
  /** What counts for the soft half and is not hashed yet. */
  #timeless = ''
  #inTime = false
  #apart = true
  #title: string | undefined
  #inTitle = false
  /** The outermost element whose content is not shown, and how many elements of this name are open in it. */
  #hidden = ''
  #hiddenDepth = 0
  /** How many open elements there are that show white space as it is. */
  #preformatted = 0

  /** @param path where a visitor finds the page */
  constructor(path: string, targets: Targets) {
    this.#base = baseOf(path)
    this.#targets = targets
  }

  write(chunk: string): void {
    this.#markup.write(chunk)
  }

  end(): PageReading {
    this.#markup.end()
    this.#settle()
    this.#flush(true)
    const fingerprint = [this.#hard, this.#soft].map(digestOf).join('.')
    return { title: copyOf(titleLine(this.#title ?? '')), fingerprint }
  }

  text(text: string): void {
    if (this.#hidden !== '') return
    this.#noticed += text
    this.#apart = false
    if (this.#inTitle && (this.#title ?? '').length < 2 * longestTitle) this.#title += text
    if (this.#noticed.length > enough) this.#settle()
  }

  opened(element: string, attributes: Attributes): void {
    if (this.#hidden !== '') {
      if (element === this.#hidden) this.#hiddenDepth += 1
      return
    }
    const kind = kinds.get(element)
    if (kind !== 'word') this.#separate()
    // A block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
    if (element === 'time' || kind !== 'word') this.#setInTime(element === 'time')
    if (attributes.size > 0) this.#notice(element, attributes)
    if (kind === undefined || kind === 'word') return
    if (hidesContent(kind, attributes)) {
      this.#hidden = element
      this.#hiddenDepth = 1
    } else if (kind === 'preformatted') {
      this.#settle()
      this.#preformatted += 1
    } else if (kind === 'title' && this.#title === undefined && !this.#markup.isInForeignContext()) {
      this.#title = ''
      this.#inTitle = true
    }
  }

  closed(element: string): void {
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
    if (kind !== 'word') this.#separate()
    if (element === 'time' || kind !== 'word') this.#setInTime(false)
  }

  #setInTime(inTime: boolean): void {
    if (inTime !== this.#inTime) this.#settle()
    this.#inTime = inTime
  }

  #notice(element: string, attributes: Attributes): void {
    if (element === 'base') this.#rebase(attributes.get('href'))
    for (const noticed of noticedOf(element, attributes, { targets: this.#targets, base: this.#base })) {
      // No text contains this character, because HTML does not allow it.
      this.#noticed += ` \u0001${noticed}\u0001 `
      if (this.#noticed.length > enough) this.#settle()
      this.#apart = true
    }
  }

  /** Only the first base counts. One that is no page's address is none, since each link would become as long. */
  #rebase(address: string | undefined): void {
    if (address === undefined || this.#hasBase) return
    this.#hasBase = true
    const base = urlOf(address, this.#base)?.href ?? ''
    if (base !== '' && base.length <= longestBase) this.#base = base
  }

  /** Adds white space, unless there is some already. */
  #separate(): void {
    if (!this.#apart) this.#noticed += ' '
    this.#apart = true
  }

  /**
   * Makes all white space equal, unless it is preformatted. White space at the end is kept for later, because more may
   * follow.
   */
  #settle(): void {
    const isFree = this.#preformatted === 0
    const text = isFree ? this.#noticed.replace(/\s{2,}|[^\S ]/gu, ' ') : this.#noticed
    const rest = isFree && text.endsWith(' ') ? ' ' : ''
    const settled = text.slice(0, text.length - rest.length)
    this.#settled += settled
    if (!this.#inTime) this.#timeless += settled
    this.#noticed = rest
    this.#apart = rest !== ''
    if (this.#settled.length > enough) this.#flush(false)
  }

  #flush(isWhole: boolean): void {
    this.#hard.update(this.#settled)
    this.#settled = ''
    this.#timeless = withoutDates(this.#timeless, isWhole, (piece) => this.#soft.update(piece))
  }
}

/** 128 bits of a SHA-256, in base64url. */
export function digestOf(hash: Hash): string {
  return hash.digest().subarray(0, 16).toString('base64url')
}
