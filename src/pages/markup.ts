import { createHash, type Hash } from 'node:crypto'
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { type Attributes, readAttributes } from './elements.ts'

/** Characters of an attribute that are kept, and of a name across chunks. The rest is replaced by its hash. */
const longest = 64 * 1024

const foreign = /^(?:svg|math)$/u

/** What may begin a character reference. None is longer than 40 characters. */
const unfinishedReference = /&[^&;]{0,38}$/u

/**
 * Reads HTML in chunks of any size, and never throws, however broken it is. It uses the tokenizer of htmlparser2, not
 * its parser: a fingerprint does not need to know which element ends which other one. So it takes half of the time, and
 * memory does not grow with the nesting of elements.
 */
export abstract class Markup implements TokenizerCallbacks {
  /** It decodes no references: of one that is cut it would need all the text before it once more. */
  readonly #tokenizer = new Tokenizer({ decodeEntities: false }, this)
  readonly #attributes = new Map<string, string>()
  /** The newest text: a name that ends in this chunk may begin in the one before. */
  #recent = ''
  /** How many characters came before that. */
  #offset = 0
  /** A character reference that is not complete at the chunk's end. */
  #cut = ''
  #element = ''
  /** The attribute that is being read; empty if it is not one of those to read. */
  #name = ''
  #value = ''
  #longValue: Hash | undefined
  /** How many open elements there are in which names have another meaning, such as `title` in `svg`. */
  #foreign = 0

  /** Gets a piece of text, which may be cut anywhere. Character references are decoded. */
  protected abstract text(text: string): void
  /** @param attributes those of `readAttributes`; they may be used until the next element is opened */
  protected abstract opened(element: string, attributes: Attributes): void
  protected abstract closed(element: string): void

  write(text: string): void {
    // HTML treats line breaks like this too (but not a CR alone, which nothing writes any more).
    const whole = this.#cut + text.replaceAll('\r', '')
    this.#cut = unfinishedReference.exec(whole)?.[0] ?? ''
    this.#parse(whole.slice(0, whole.length - this.#cut.length))
  }

  protected finish(): void {
    this.#parse(this.#cut)
    this.#tokenizer.end()
  }

  #parse(chunk: string): void {
    const before = this.#recent.slice(-longest)
    this.#offset += this.#recent.length - before.length
    this.#recent = before + chunk
    this.#tokenizer.write(chunk)
  }

  /** The text between two places. Of a name that is too long only the end is there; no page has such a name. */
  #slice(start: number, end: number): string {
    return this.#recent.slice(Math.max(0, start - this.#offset), end - this.#offset)
  }

  ontext(start: number, end: number): void {
    const text = this.#slice(start, end)
    this.text(text.includes('&') ? decodeHTML(text) : text)
  }

  onopentagname(start: number, end: number): void {
    this.#element = this.#slice(start, end).toLowerCase()
    this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    const name = this.#slice(start, end).toLowerCase()
    this.#name = readAttributes.has(name) && !this.#attributes.has(name) ? name : ''
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#name === '') return
    const value = this.#value + this.#slice(start, end)
    this.#value = value.slice(0, longest)
    if (value.length <= longest) return
    this.#longValue ??= createHash('sha256')
    this.#longValue.update(value.slice(longest))
  }

  onattribend(): void {
    if (this.#name === '') return
    const value = this.#value.includes('&') ? decodeHTMLAttribute(this.#value) : this.#value
    this.#attributes.set(this.#name, value + (this.#longValue?.digest('base64url') ?? ''))
    this.#longValue = undefined
  }

  onopentagend(): void {
    if (foreign.test(this.#element)) this.#foreign += 1
    this.opened(this.#element, this.#attributes)
  }

  onselfclosingtag(): void {
    this.onopentagend()
    // In HTML the slash has no meaning.
    if (this.#foreign > 0) this.#close(this.#element)
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#slice(start, end).toLowerCase())
  }

  #close(element: string): void {
    if (foreign.test(element) && this.#foreign > 0) this.#foreign -= 1
    this.closed(element)
  }

  /** The tokenizer asks this. In SVG and MathML only a CDATA section contains raw text, no element does. */
  isInForeignContext(): boolean {
    return this.#foreign > 0
  }

  oncdata(start: number, end: number, endLength: number): void {
    if (this.#foreign > 0) this.text(this.#slice(start, end - endLength))
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}
  onend(): void {}
}
