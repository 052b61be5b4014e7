import { createHash } from 'node:crypto'
import { excerpt } from '../text/printable.ts'
import { urlOf } from '../text/url.ts'
import { withoutDates } from './dates.ts'
import { Digest, shortDigest } from './digest.ts'
import { type Attributes, kinds, noticedOf } from './elements.ts'
import { addressOf, baseOf } from './link-targets.ts'
import { readMarkup } from './markup.ts'
import { Regions } from './regions.ts'

/** What a reader can notice of a page. */
export interface Reading {
  /** Of its first `<title>`: one printable line, cut after 100 characters; empty if there is none. */
  readonly title: string
  /** Digests of 16 characters with dots between: the content, hard and soft, and the frame. */
  readonly parts: string
}

/**
 * Reads what a reader can notice of one page: title, text, alternative texts, labels, and the targets of links, images
 * and forms. All else does not count, nor does content for readers without scripts. If this finds another thing in the
 * same page than before, the number in `list.ts` goes up: lists keep the parts of pages that did not change.
 *
 * @param path where a visitor finds it, see `pagePathOf`
 * @param hosts the names of the site itself
 */
export function readPage(html: string, path: string, hosts: readonly string[]): Reading {
  const page = new PageReader(baseOf(path), hosts)
  readMarkup(html.replaceAll('\r', ''), page)
  return page.end()
}

class PageReader {
  readonly #hosts: readonly string[]
  /** The text of each region: hard with all of it, soft without `<time>` and dates. */
  readonly #texts = { main: newText(), frame: newText(), article: newText(), other: newText() }
  readonly #regions = new Regions()
  #base: string
  #hasBase = false
  #title: string | undefined
  /** The text since the last block or link. A date is in one run of text. */
  #run = ''
  #inTime = false
  /** How many open elements there are that show white space as it is. */
  #preformatted = 0
  /** How many open elements there are that hide their content. */
  #hidden = 0

  constructor(base: string, hosts: readonly string[]) {
    this.#base = base
    this.#hosts = hosts
  }

  end(): Reading {
    this.#endRun()
    const { [this.#regions.content]: content, ...around } = this.#texts
    const title = inOneLine(this.#title ?? '')
    const frame = Object.values(around).map(({ soft }) => soft.end())
    const parts = [title + content.hard.end(), withoutDates(title) + content.soft.end(), frame.join('')]
    // Invisible characters, such as soft hyphens, would be shown as escapes.
    const shown = excerpt(title.replace(/(?![\u200c\u200d])\p{Cf}/gu, ''), 100)
    // A part of a text keeps the whole text in memory. Its copy does not.
    return {
      title: Buffer.from(shown).toString(),
      parts: parts.map((part) => shortDigest(createHash('sha256').update(part))).join('.'),
    }
  }

  text(text: string): void {
    if (this.#hidden === 0) this.#run += text
  }

  opened(element: string, attributes: Attributes): void {
    const kind = kinds.get(element)
    // A template that declares a shadow root is shown.
    if (kind === 'hidden' && (this.#hidden > 0 || !attributes.has('shadowrootmode'))) this.#hidden += 1
    if (this.#hidden > 0) return
    if (kind !== 'word') {
      this.#endRun()
      this.#regions.opened(element, attributes)
      // Another block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
      this.#inTime = element === 'time'
      if (kind === 'preformatted') this.#preformatted += 1
    }
    if (attributes.size > 0) this.#notice(element, attributes)
  }

  closed(element: string): void {
    const kind = kinds.get(element)
    if (this.#hidden > 0) {
      if (kind === 'hidden') this.#hidden -= 1
      return
    }
    if (kind === 'word') return
    if (element === 'title' && this.#title === undefined) {
      this.#title = this.#run
      this.#run = ''
    }
    this.#endRun()
    this.#regions.closed(element)
    this.#inTime = false
    if (kind === 'preformatted' && this.#preformatted > 0) this.#preformatted -= 1
  }

  #endRun(): void {
    const text = this.#preformatted > 0 ? this.#run : inOneLine(this.#run)
    this.#run = ''
    if (text !== '') this.#add(text, withoutDates(text))
  }

  #add(hard: string, soft: string): void {
    const text = this.#texts[this.#regions.current]
    text.hard.add(hard)
    if (!this.#inTime && soft !== '') text.soft.add(soft)
  }

  #notice(element: string, attributes: Attributes): void {
    if (element === 'base') this.#rebase(attributes.get('href'))
    const { texts, targets } = noticedOf(element, attributes)
    if (texts.length + targets.length > 0) this.#endRun()
    // No text contains this character, because HTML does not allow it.
    for (const text of texts) this.#add(`\u0001${text}`, `\u0001${withoutDates(text)}`)
    for (const written of targets) {
      const target = addressOf(written, this.#base, this.#hosts)
      // A script is none.
      if (target !== '') this.#add(`\u0001${target}`, `\u0001${target}`)
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

function newText(): { readonly hard: Digest; readonly soft: Digest } {
  return { hard: new Digest(), soft: new Digest() }
}

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
