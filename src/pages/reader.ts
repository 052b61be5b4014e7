import { decodeHTML } from 'entities'
import { excerpt } from '../text/printable.ts'
import { withoutDates } from './dates.ts'
import { type Base, baseOf, movedBase } from './link-targets.ts'
import { shortDigest } from './list.ts'
import { readMarkup } from './markup.ts'
import { Outermost, Regions } from './regions.ts'
import type { Element } from './what-counts.ts'

/**
 * Reads what a reader can notice of one page: title, text, alternative texts, labels, and the targets of links, images
 * and forms. All else does not count, nor does content for readers without scripts. If this finds another thing in the
 * same page than before, the version in `what-counts.ts` goes up: lists keep the parts of pages that did not change.
 */
export function readPage(html: string, path: string, hosts: readonly string[]) {
  const page = new PageReader(path, hosts)
  readMarkup(html.replaceAll('\r', ''), page)
  return page.end()
}

/** The text of a region: hard with all of it, soft without dates. Soft is kept only from where it differs. */
class Text {
  #hard = ''
  #soft: string | undefined

  add(hard: string, soft: string): void {
    if (soft !== hard) this.#soft ??= this.#hard
    this.#hard += `${hard} `
    if (soft !== '' && this.#soft !== undefined) this.#soft += `${soft} `
  }

  end() {
    const hard = shortDigest(this.#hard)
    return { hard, soft: this.#soft === undefined ? hard : shortDigest(this.#soft) }
  }
}

class PageReader {
  readonly #hosts: readonly string[]
  readonly #texts = { main: new Text(), frame: new Text(), article: new Text(), other: new Text() }
  readonly #regions = new Regions()
  #base: Base
  #hasBase = false
  #title: string | undefined
  /** The text since the last block or link. A date is in one run of text. */
  #run = ''
  #inTime = false
  /** How many open elements there are that show white space as it is. */
  #preformatted = 0
  readonly #hidden = new Outermost()

  constructor(path: string, hosts: readonly string[]) {
    this.#base = baseOf(path)
    this.#hosts = hosts
  }

  /**
   * `title` is that of the first `<title>`, in one printable line of at most 100 characters, or empty; `parts` are digests of
   * 16 characters with dots between: the content, hard and soft, and the frame.
   */
  end() {
    this.#endRun()
    const { [this.#regions.content]: content, ...around } = this.#texts
    const title = inOneLine(this.#title ?? '')
    const frame = Object.values(around).map((text) => text.end().soft)
    const { hard, soft } = content.end()
    const parts = [title + hard, withoutDates(title) + soft, frame.join('')]
    // Invisible characters, such as soft hyphens, would be shown as escapes.
    const shown = excerpt(title.replace(/(?![\u200c\u200d])\p{Cf}/gu, ''), 100)
    // A part of a text keeps the whole text in memory. Its copy does not.
    return { title: Buffer.from(shown).toString(), parts: parts.map(shortDigest).join('.') }
  }

  text(written: string): void {
    if (!this.#hidden.isOpen) this.#run += written.includes('&') ? decodeHTML(written) : written
  }

  opened(element: Element): void {
    this.#hidden.opened(element.name, !element.isShown)
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

  closed({ name, kind }: Element): void {
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
    this.#regions.closed(name)
    this.#inTime = false
    if (kind === 'preformatted' && this.#preformatted > 0) this.#preformatted -= 1
  }

  #endRun(): void {
    if (this.#run === '') return
    const text = this.#preformatted > 0 ? this.#run : inOneLine(this.#run)
    this.#run = ''
    if (text !== '') this.#add(text)
  }

  #add(hard: string, soft = withoutDates(hard)): void {
    this.#texts[this.#regions.current].add(hard, this.#inTime ? '' : soft)
  }

  #notice({ texts, targets, base }: Element): void {
    // Only the first base counts.
    if (base !== undefined && !this.#hasBase) {
      this.#hasBase = true
      this.#base = movedBase(this.#base, base)
    }
    if (texts.length + targets.length > 0) this.#endRun()
    // No text contains this character, because HTML does not allow it.
    for (const text of texts) this.#add(`\u0001${text}`)
    for (const target of targets) {
      const address = target(this.#base, this.#hosts)
      if (address !== '') this.#add(`\u0001${address}`, `\u0001${address}`)
    }
  }
}

function inOneLine(text: string): string {
  const trimmed = text.trim()
  return /\s\s|[^\S ]/u.test(trimmed) ? trimmed.replace(/\s+/gu, ' ') : trimmed
}
