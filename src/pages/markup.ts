import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { type Attributes, readAttributes } from './elements.ts'

/**
 * Reads HTML, and never throws, however broken it is. It uses the tokenizer of htmlparser2, not its parser: that takes
 * twice the time, and the square of it where elements are nested deep.
 */
export abstract class Markup implements TokenizerCallbacks {
  #html = ''
  #element = ''
  #attribute = ''
  readonly #attributes = new Map<string, string>()

  protected abstract text(text: string): void
  /** @param attributes those of `readAttributes`; they may be used until the next element is opened */
  protected abstract opened(element: string, attributes: Attributes): void
  protected abstract closed(element: string): void

  protected parse(html: string): void {
    this.#html = html
    // `<style/>`, as SVG has it, would else hide the rest of the page.
    const tokenizer = new Tokenizer({ decodeEntities: false, recognizeSelfClosing: true }, this)
    tokenizer.write(html)
    tokenizer.end()
  }

  ontext(start: number, end: number): void {
    const text = this.#html.slice(start, end)
    this.text(text.includes('&') ? decodeHTML(text) : text)
  }

  onopentagname(start: number, end: number): void {
    this.#element = this.#html.slice(start, end).toLowerCase()
    this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#html.slice(start, end).toLowerCase()
  }

  onattribdata(start: number, end: number): void {
    const name = this.#attribute
    if (readAttributes.has(name) && !this.#attributes.has(name))
      this.#attributes.set(name, decodeHTMLAttribute(this.#html.slice(start, end)))
  }

  onopentagend(): void {
    this.opened(this.#element, this.#attributes)
  }

  onselfclosingtag(): void {
    this.opened(this.#element, this.#attributes)
    this.closed(this.#element)
  }

  onclosetag(start: number, end: number): void {
    this.closed(this.#html.slice(start, end).toLowerCase())
  }

  onattribend(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}
  onend(): void {}
}
