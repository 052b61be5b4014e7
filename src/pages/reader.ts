import { urlOf } from '../text/url.ts'
import { type Attributes, type Kind, kinds, noticedOf } from './elements.ts'
import { baseOf, copyOf, type Targets } from './link-targets.ts'
import { Markup } from './markup.ts'
import { type Mode, Part, shortDigestOf } from './part.ts'
import { Outermost, type Region, Regions } from './regions.ts'

/** Characters of a title that are shown. */
const longestTitle = 100

/** What a reader can notice of a page. */
export interface Reading {
  /** The text of its first `<title>`, in one line of at most 100 characters; empty if there is none. */
  readonly title: string
  /** Digests of 16 characters with dots between: the content, hard and soft, and the frame. */
  readonly parts: string
}

/**
 * Reads what a reader can notice of one page: title, text, alternative texts, labels, and the targets of links, images and
 * forms. All else does not count, nor does content for readers without scripts. If this finds another thing in the same
 * page than before, the number in `list.ts` goes up: lists keep the parts of pages that did not change.
 */
export class PageReader extends Markup {
  readonly #targets: Targets
  readonly #mode: Mode = { inTime: false, preformatted: 0 }
  readonly #parts: Readonly<Record<Region | 'title', Part>> = {
    title: new Part(this.#mode),
    main: new Part(this.#mode),
    frame: new Part(this.#mode),
    article: new Part(this.#mode),
    other: new Part(this.#mode),
  }
  readonly #regions = new Regions()
  #part = this.#parts.other
  #base: string
  #hasBase = false
  #title: string | undefined
  #inTitle = false
  readonly #hidden = new Outermost()

  /** @param path where a visitor finds it, see `pagePathOf` */
  constructor(path: string, targets: Targets) {
    super()
    this.#base = baseOf(path)
    this.#targets = targets
  }

  end(): Reading {
    this.finish()
    const { title, ...regions } = this.#parts
    const { [this.#regions.content]: main, ...around } = regions
    const [named, content] = [title.digests(), main.digests()]
    const frame = Object.values(around).map((part) => part.digests().soft)
    const parts = [named.hard + content.hard, named.soft + content.soft, frame.join('')]
    return { title: copyOf(titleLine(this.#title ?? '')), parts: parts.map(shortDigestOf).join('.') }
  }

  protected text(text: string): void {
    if (this.#hidden.isOpen) return
    this.#part.add(text)
    // What a title line leaves out may be between.
    if (this.#inTitle && (this.#title ?? '').length < 6 * longestTitle) this.#title += text
  }

  protected opened(element: string, attributes: Attributes): void {
    if (this.#hidden.isOpen) {
      this.#hidden.opened(element)
      return
    }
    const kind = kinds.get(element)
    this.#cross(element, kind, element === 'time')
    this.#regions.opened(element, attributes)
    this.#enter()
    if (attributes.size > 0) this.#notice(element, attributes)
    // A template that declares a shadow root is shown.
    if (kind === 'frame' || (kind === 'hidden' && !attributes.has('shadowrootmode'))) {
      this.#hidden.begin(element)
    } else if (kind === 'preformatted') {
      this.#settle()
      this.#mode.preformatted += 1
    } else if (kind === 'title' && this.#title === undefined && !this.isInForeignContext()) {
      this.#title = ''
      this.#inTitle = true
      this.#enter()
    }
  }

  protected closed(element: string): void {
    if (this.#hidden.isOpen) {
      this.#hidden.closed(element)
      return
    }
    const kind = kinds.get(element)
    if (kind === 'preformatted' && this.#mode.preformatted > 0) {
      this.#settle()
      this.#mode.preformatted -= 1
    } else if (kind === 'title') {
      this.#inTitle = false
    }
    this.#cross(element, kind, false)
    this.#regions.closed(element)
    this.#enter()
  }

  /** At the start or the end of an element: a block separates words. */
  #cross(element: string, kind: Kind | undefined, inTime: boolean): void {
    const isBlock = kind !== 'word'
    if (isBlock) this.#part.separate()
    // A block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
    if (inTime === this.#mode.inTime || (!isBlock && element !== 'time')) return
    this.#settle()
    this.#mode.inTime = inTime
  }

  #enter(): void {
    const part = this.#parts[this.#inTitle ? 'title' : this.#regions.current]
    if (part === this.#part) return
    this.#part = part
    part.separate()
  }

  #settle(): void {
    for (const part of Object.values(this.#parts)) part.settle()
  }

  #notice(element: string, attributes: Attributes): void {
    if (element === 'base') this.#rebase(attributes.get('href'))
    for (const noticed of noticedOf(element, attributes, (target) => this.#targets.of(target, this.#base))) {
      // No text contains this character, because HTML does not allow it.
      this.#part.add(` \u0001${noticed}\u0001 `, true)
    }
  }

  /** Only the first base counts. One of more than 2,000 characters is none, since each link would become as long. */
  #rebase(address: string | undefined): void {
    if (address === undefined || this.#hasBase) return
    this.#hasBase = true
    const base = urlOf(address, this.#base)?.href
    if (base !== undefined && base.length <= 2000) this.#base = base
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
