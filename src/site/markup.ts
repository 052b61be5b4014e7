import { createHash, type Hash } from 'node:crypto'
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** Attributes of an element by their names, in lower case. */
export type Attributes = ReadonlyMap<string, string>

/** Gets what stands in a page, in its order, with character references undone. */
export interface MarkupReader {
  /** A piece of text; where it is cut has no meaning. */
  text(text: string): void
  /** @param attributes good until the next one is opened */
  opened(element: string, attributes: Attributes): void
  closed(element: string): void
}

/** Characters of an attribute that are kept. Of a longer one (a picture in the page) the rest is there as its hash. */
const longestValue = 64 * 1024

/** Characters of a name that goes on in the next chunk. */
const longestName = 64 * 1024

/** Characters that the name of a character reference has at most, and some more. */
const longestReference = 40

/**
 * HTML in chunks, whatever their size, with bounded memory. It stands on the tokenizer of htmlparser2 and not on its parser:
 * which element ends which other one is nothing that a fingerprint needs, it takes half of the time, and nothing grows with
 * how deep elements are nested. No markup is so broken that it throws.
 */
export class Markup implements TokenizerCallbacks {
  readonly #tokenizer = new Tokenizer({ decodeEntities: false }, this)
  readonly #reader: MarkupReader
  readonly #names: ReadonlySet<string>
  readonly #attributes = new Map<string, string>()
  #chunk = ''
  /** What was before it: a name can begin there. */
  #before = ''
  /** Characters up to the chunk. */
  #offset = 0
  /** The beginning of a character reference at the chunk's end. */
  #cut = ''
  #element = ''
  /** The attribute that is being read, if it is one of those that are. */
  #name = ''
  #value = ''
  #longValue: Hash | undefined
  /** How many elements are open in which names mean something else: `title` in `svg`. */
  #foreign = 0

  /** @param names the attributes to read */
  constructor(names: ReadonlySet<string>, reader: MarkupReader) {
    this.#names = names
    this.#reader = reader
  }

  write(text: string): void {
    // As HTML does with line breaks (but for a CR alone, which nothing writes any more).
    const whole = this.#cut + text.replaceAll('\r', '')
    const reference = whole.lastIndexOf('&')
    const isNear = reference >= 0 && reference > whole.length - longestReference
    const end = isNear && !whole.includes(';', reference) ? reference : whole.length
    this.#cut = whole.slice(end)
    this.#parse(whole.slice(0, end))
  }

  end(): void {
    this.#parse(this.#cut)
    this.#tokenizer.end()
  }

  #parse(chunk: string): void {
    this.#offset += this.#chunk.length
    this.#before = (this.#before + this.#chunk).slice(-longestName)
    this.#chunk = chunk
    this.#tokenizer.write(chunk)
  }

  /** What stands between two places. Of a name that no browser would take, only its end. */
  #slice(start: number, end: number): string {
    const from = start - this.#offset
    const to = end - this.#offset
    return from >= 0
      ? this.#chunk.slice(from, to)
      : this.#before.slice(from, to < 0 ? to : undefined) + this.#chunk.slice(0, Math.max(to, 0))
  }

  ontext(start: number, end: number): void {
    const text = this.#slice(start, end)
    this.#reader.text(text.includes('&') ? decodeHTML(text) : text)
  }

  onopentagname(start: number, end: number): void {
    this.#element = this.#slice(start, end).toLowerCase()
    if (this.#attributes.size > 0) this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    const name = this.#slice(start, end).toLowerCase()
    this.#name = this.#names.has(name) && !this.#attributes.has(name) ? name : ''
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#name === '') return
    const value = this.#value + this.#slice(start, end)
    this.#value = value.slice(0, longestValue)
    if (value.length <= longestValue) return
    this.#longValue ??= createHash('sha256')
    this.#longValue.update(value.slice(longestValue))
  }

  onattribend(): void {
    if (this.#name === '') return
    const value = this.#value.includes('&') ? decodeHTMLAttribute(this.#value) : this.#value
    this.#attributes.set(this.#name, value + (this.#longValue?.digest('base64url') ?? ''))
    this.#name = ''
    this.#longValue = undefined
  }

  onopentagend(): void {
    if (isForeign(this.#element)) this.#foreign += 1
    this.#reader.opened(this.#element, this.#attributes)
  }

  onselfclosingtag(): void {
    this.onopentagend()
    // Elsewhere the slash means nothing.
    if (this.#foreign > 0) this.#close(this.#element)
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#slice(start, end).toLowerCase())
  }

  #close(element: string): void {
    if (isForeign(element) && this.#foreign > 0) this.#foreign -= 1
    this.#reader.closed(element)
  }

  /** Asked by the tokenizer: in SVG and MathML no element but a section of characters holds raw text. */
  isInForeignContext(): boolean {
    return this.#foreign > 0
  }

  oncdata(start: number, end: number, endLength: number): void {
    if (this.#foreign > 0) this.#reader.text(this.#slice(start, end - endLength))
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}
  onend(): void {}
}

function isForeign(element: string): boolean {
  return element === 'svg' || element === 'math'
}
