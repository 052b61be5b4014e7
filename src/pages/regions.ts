import { type Attributes, tableOf } from './elements.ts'

/** By elements and by roles. An aside is where a header is. */
const landmarks = tableOf({
  main: 'main',
  navigation: 'nav navigation',
  footer: 'footer contentinfo',
  header: 'header banner aside complementary',
  section: 'article section',
})

/** By its role, else by the ids that links to skip the menu lead to, else by its name. */
function landmarkOf(element: string, attributes: Attributes): string | undefined {
  const byRole = landmarks.get(attributes.get('role')?.trim().toLowerCase() ?? '')
  return byRole ?? (/^main(?:-content)?$/u.test(attributes.get('id') ?? '') ? 'main' : landmarks.get(element))
}

/** The outermost open element of a kind. It ends where as many elements of its name have ended as began. */
class Outermost {
  #element = ''
  #depth = 0

  get isOpen(): boolean {
    return this.#depth > 0
  }

  opened(element: string, begins: boolean): void {
    if (this.isOpen ? element !== this.#element : !begins) return
    this.#element = element
    this.#depth += 1
  }

  closed(element: string): void {
    if (this.isOpen && element === this.#element) this.#depth -= 1
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
  /** What is the page's content: its main part, else its articles, else all that is no frame. */
  content: 'main' | 'article' | 'other' = 'other'

  /** Where text stands now. */
  get current(): 'main' | 'frame' | 'article' | 'other' {
    if (this.#frame.isOpen) return 'frame'
    if (this.#main.isOpen) return 'main'
    return this.#article.isOpen ? 'article' : 'other'
  }

  opened(element: string, attributes: Attributes): void {
    const landmark = landmarkOf(element, attributes)
    if (landmark === 'main' && !this.#main.isOpen) {
      // No frame has a main part in it, so its end was forgotten. A section around it does not make its footer content.
      this.#frame.end()
      this.#section.end()
      this.content = 'main'
    }
    const isFrame = landmark === 'footer' || (landmark === 'header' && !this.#main.isOpen)
    this.#article.opened(element, element === 'article' && !this.#frame.isOpen)
    this.#frame.opened(element, landmark === 'navigation' || (isFrame && !this.#section.isOpen))
    this.#main.opened(element, landmark === 'main')
    this.#section.opened(element, landmark === 'section')
    if (this.#article.isOpen && this.content === 'other') this.content = 'article'
  }

  closed(element: string): void {
    for (const outermost of [this.#main, this.#frame, this.#section, this.#article]) outermost.closed(element)
  }
}
