import { excerpt } from '../text/printable.ts'
import { withoutDates } from './dates.ts'
import { Digest, shortDigest } from './digest.ts'
import { Base } from './link-targets.ts'
import { readMarkup } from './markup.ts'
import { Outermost, Regions } from './regions.ts'
import type { Element } from './what-counts.ts'

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
 */
export function readPage(html: string, path: string, hosts: readonly string[]): Reading {
  const page = new PageReader(new Base(path, hosts))
  readMarkup(html.replaceAll('\r', ''), page)
  return page.end()
}

class PageReader {
  readonly #base: Base
  /** The text of each region: hard with all of it, soft without `<time>` and dates. */
  readonly #texts = { main: new Text(), frame: new Text(), article: new Text(), other: new Text() }
  readonly #regions = new Regions()
  readonly #hidden = new Outermost()
  #hasBase = false
  #title: string | undefined
  /** The text since the last block or link. A date is in one run of text. */
  #run = ''
  #inTime = false
  /** How many open elements there are that show white space as it is. */
  #preformatted = 0

  constructor(base: Base) {
    this.#base = base
  }

  end(): Reading {
    this.#endRun()
    const { [this.#regions.content]: content, ...around } = this.#texts
    const title = inOneLine(this.#title ?? '')
    const frame = Object.values(around).map((text) => text.end().soft)
    const { hard, soft } = content.end()
    const parts = [title + hard, withoutDates(title) + soft, frame.join('')]
    // Invisible characters, such as soft hyphens, would be shown as escapes.
    const shown = excerpt(title.replace(/(?![\u200c\u200d])\p{Cf}/gu, ''), 100)
    // A part of a text keeps the whole text in memory. Its copy does not.
    return {
      title: Buffer.from(shown).toString(),
      parts: parts.map((part) => shortDigest(part)).join('.'),
    }
  }

  text(text: string): void {
    if (!this.#hidden.isOpen) this.#run += text
  }

  opened(element: Element): void {
    this.#hidden.opened(element.name, element.isHidden)
    if (this.#hidden.isOpen) return
    if (element.kind !== 'word') {
      this.#endRun()
      this.#regions.opened(element)
      // Another block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
      this.#inTime = element.name === 'time'
      if (element.kind === 'preformatted') this.#preformatted += 1
    }
    this.#notice(element)
  }

  closed(element: Element): void {
    const { name, kind } = element
    if (this.#hidden.isOpen) {
      this.#hidden.closed(name)
      return
    }
    if (kind === 'word') return
    if (name === 'title' && this.#title === undefined) {
      this.#title = this.#run
      this.#run = ''
    }
    this.#endRun()
    this.#regions.closed(element)
    this.#inTime = false
    if (kind === 'preformatted' && this.#preformatted > 0) this.#preformatted -= 1
  }

  #endRun(): void {
    if (this.#run === '') return
    const text = this.#preformatted > 0 ? this.#run : inOneLine(this.#run)
    this.#run = ''
    if (text !== '') this.#add(text, withoutDates(text))
  }

  #add(hard: string, soft: string): void {
    this.#texts[this.#regions.current].add(hard, this.#inTime ? '' : soft)
  }

  #notice({ texts, targets, base }: Element): void {
    this.#rebase(base)
    if (texts.length + targets.length > 0) this.#endRun()
    // No text contains this character, because HTML does not allow it.
    for (const text of texts) this.#add(`\u0001${text}`, `\u0001${withoutDates(text)}`)
    for (const target of targets) {
      const address = target.addressFrom(this.#base)
      const noticed = `\u0001${address}`
      if (address !== '') this.#add(noticed, noticed)
    }
  }

  /** Only the first base counts. */
  #rebase(address: string | undefined): void {
    if (address === undefined || this.#hasBase) return
    this.#hasBase = true
    this.#base.move(address)
  }
}

/** Hard is all of a text, soft what is left of it without dates: another text only from the first one on. */
class Text {
  readonly #hard = new Digest()
  #soft: Digest | undefined

  add(hard: string, soft: string): void {
    if (soft !== hard) this.#soft ??= this.#hard.copy()
    this.#hard.add(hard)
    if (soft !== '') this.#soft?.add(soft)
  }

  end(): { readonly hard: string; readonly soft: string } {
    const hard = this.#hard.end()
    return { hard, soft: this.#soft?.end() ?? hard }
  }
}

function inOneLine(text: string): string {
  const trimmed = text.trim()
  return /\s\s|[^\S ]/u.test(trimmed) ? trimmed.replace(/\s+/gu, ' ') : trimmed
}
