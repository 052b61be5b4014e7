import type { Attributes } from './elements.ts'

/** Where text stands: in the page's main part, in its frame, in an article, or in none of them. */
export type Region = 'main' | 'frame' | 'article' | 'other'

type Landmark = 'main' | 'navigation' | 'footer' | 'header' | 'section'

/** By elements and by roles. An aside is where a header is. */
const landmarks: ReadonlyMap<string, Landmark> = new Map([
  ['main', 'main'],
  ['nav', 'navigation'],
  ['navigation', 'navigation'],
  ['footer', 'footer'],
  ['contentinfo', 'footer'],
  ['header', 'header'],
  ['banner', 'header'],
  ['aside', 'header'],
  ['complementary', 'header'],
  ['article', 'section'],
  ['section', 'section'],
])

/** By its role, else by the ids that links to skip the menu lead to, else by its name. */
function landmarkOf(element: string, attributes: Attributes): Landmark | undefined {
  const role = attributes.get('role')
  const byRole = role && landmarks.get(role.trim().toLowerCase())
  return byRole || (/^main(?:-content)?$/u.test(attributes.get('id') ?? '') ? 'main' : landmarks.get(element))
}

/** The outermost open element of a kind. It ends where as many elements of its name have ended as began. */
export class Outermost {
  #element = ''
  #depth = 0

  get isOpen(): boolean {
    return this.#depth > 0
  }

  begin(element: string): void {
    this.#element = element
    this.#depth = 1
  }

  opened(element: string): void {
    if (element === this.#element) this.#depth += 1
  }

  closed(element: string): void {
    if (element !== this.#element) return
    this.#depth -= 1
    if (this.#depth === 0) this.end()
  }

  end(): void {
    this.#element = ''
    this.#depth = 0
  }
}

/**
 * Tells a page's main part from its frame: navigation, wherever it is; the page's header, footer and asides. A section's or
 * an article's own header, footer and asides are content, and so are a main part's headers and asides, which may be notes.
 * A main part's footer leads to the next page. Nothing grows with the nesting of elements.
 */
export class Regions {
  readonly #main = new Outermost()
  readonly #frame = new Outermost()
  readonly #section = new Outermost()
  readonly #article = new Outermost()
  /** What is the page's content: its main part, else its articles, else all that is no frame. */
  #content: Exclude<Region, 'frame'> = 'other'

  get current(): Region {
    if (this.#frame.isOpen) return 'frame'
    if (this.#main.isOpen) return 'main'
    return this.#article.isOpen ? 'article' : 'other'
  }

  get content(): Exclude<Region, 'frame'> {
    return this.#content
  }

  opened(element: string, attributes: Attributes): void {
    for (const outermost of [this.#main, this.#frame, this.#section, this.#article]) outermost.opened(element)
    if (element === 'article' && !this.#article.isOpen && !this.#frame.isOpen) {
      this.#article.begin(element)
      if (this.#content === 'other') this.#content = 'article'
    }
    const landmark = landmarkOf(element, attributes)
    if (landmark === undefined) return
    if (landmark === 'main' && !this.#main.isOpen) {
      // No frame has a main part in it, so its end was forgotten.
      this.#frame.end()
      this.#section.end()
      this.#main.begin(element)
      this.#content = 'main'
    } else if (landmark === 'section' && !this.#section.isOpen) {
      this.#section.begin(element)
    } else if (!this.#frame.isOpen && this.#isFrame(landmark)) {
      this.#frame.begin(element)
    }
  }

  closed(element: string): void {
    for (const outermost of [this.#main, this.#frame, this.#section, this.#article]) outermost.closed(element)
  }

  #isFrame(landmark: Landmark): boolean {
    if (landmark === 'navigation') return true
    if (this.#section.isOpen) return false
    return landmark === 'footer' || (landmark === 'header' && !this.#main.isOpen)
  }
}
