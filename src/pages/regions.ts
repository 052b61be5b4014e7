import type { Element } from './what-counts.ts'

/** The outermost open element of a kind. It ends where as many elements of its name have ended as began. */
export class Outermost {
  #name = ''
  #depth = 0

  get isOpen(): boolean {
    return this.#depth > 0
  }

  opened(name: string, begins: boolean): void {
    if (this.isOpen ? name !== this.#name : !begins) return
    this.#name = name
    this.#depth += 1
  }

  closed(name: string): void {
    if (this.isOpen && name === this.#name) this.#depth -= 1
  }

  end(): void {
    this.#depth = 0
  }
}

/**
 * Tells a page's main part from its frame: navigation, wherever it is; the page's header, footer and asides. Those of a
 * section or an article are content, and so are a main part's headers and asides, which may be notes. A main part's
 * footer leads to the next page.
 */
export class Regions {
  readonly #main = new Outermost()
  readonly #frame = new Outermost()
  readonly #section = new Outermost()
  readonly #article = new Outermost()
  /** The main part, else the articles, else all that is no frame. */
  content: 'main' | 'article' | 'other' = 'other'

  get current() {
    if (this.#frame.isOpen) return 'frame'
    if (this.#main.isOpen) return 'main'
    return this.#article.isOpen ? 'article' : 'other'
  }

  opened({ name, landmark }: Element): void {
    if (landmark === 'main' && !this.#main.isOpen) {
      // No frame has a main part in it, so its end was forgotten. A section around it does not make its footer content.
      this.#frame.end()
      this.#section.end()
      this.content = 'main'
    }
    const isFrame = landmark === 'footer' || (landmark === 'header' && !this.#main.isOpen)
    this.#article.opened(name, name === 'article' && !this.#frame.isOpen)
    this.#frame.opened(name, landmark === 'navigation' || (isFrame && !this.#section.isOpen))
    this.#main.opened(name, landmark === 'main')
    this.#section.opened(name, landmark === 'section')
    if (this.#article.isOpen && this.content === 'other') this.content = 'article'
  }

  closed(name: string): void {
    this.#main.closed(name)
    this.#frame.closed(name)
    this.#section.closed(name)
    this.#article.closed(name)
  }
}
