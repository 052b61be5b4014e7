import { closedRegions, isShadowRoot, isTarget, type Region, undrawn } from './elements.ts'
import { type Normalizer, withoutQueries, withoutReferences } from './normalize.ts'
import { Pieces } from './pieces.ts'

/** They stand before an element, before an attribute, in place of a text, and at the end of an element. */
const [elementSign, attributeSign, textSign, endSign] = ['\u0002', '\u0003', '\u0004', '\u0005']

const separator = '\u0000'
const maxParts = 20_000

/** What nobody sees, or what is new in each build. */
const neverCompared = new Set(['nonce', 'integrity', 'datetime', 'name', 'id'])
/** All that is compared of a style sheet. */
const ofStyles = new Set(['href', 'media', 'disabled'])

/** A generator may number its drawings. The names of colours stay. */
const generatedName =
  /#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-]))(?:\\[\da-f]{1,6}\s?|[\w\\\u0080-\uffff-])+|data-v-[\w-]+/giu

type Attributes = Readonly<Record<string, string>>

/** How a page looks: its elements with their attributes, where texts stand among them, and its styles. */
export class Look {
  /** Signs, each with what follows it: an element, or a name, an equals sign and a value. */
  #parts: string[] = []
  /** Earlier ones, as single texts, which take less memory. */
  readonly #chunks: string[] = []
  readonly #styles = new Pieces()
  readonly #ids = new Set<string>()

  open(element: string, attributes: Attributes, region: Region): void {
    if (region === 'template') return
    if (this.#parts.length > maxParts) this.#chunks.push(this.#parts.splice(0).join(separator))
    const { id } = attributes
    if (id) this.#ids.add(id)
    if (undrawn.has(element) && !isShadowRoot(element, attributes)) this.#openUndrawn(element, attributes)
    else {
      this.#parts.push(elementSign, element)
      this.#addAll(element, attributes)
    }
  }

  /** Scripts, `meta` and what else is not drawn look like nothing. */
  #openUndrawn(element: string, attributes: Attributes): void {
    const isSheet = element === 'link' && /(?:^|\s)stylesheet(?:\s|$)/iu.test(attributes['rel'] ?? '')
    if (isSheet || element === 'style') {
      this.#parts.push(elementSign, element)
      this.#addAll(element, attributes, ofStyles)
    } else if (element === 'html' || element === 'body') this.#addAll(element, attributes)
  }

  #addAll(element: string, attributes: Attributes, only?: ReadonlySet<string>): void {
    const names: string[] = []
    let isSorted = true
    for (const name in attributes) {
      if (!isCompared(element, name, attributes) || only?.has(name) === false) continue
      isSorted &&= names.length === 0 || (names[names.length - 1] ?? '') < name
      names.push(name)
    }
    for (const name of isSorted ? names : names.sort())
      this.#parts.push(attributeSign, name, '=', attributes[name] ?? '')
  }

  text(text: string, region: Region): void {
    if (region === 'style') this.#styles.add(text)
    else if (this.#parts[this.#parts.length - 1] !== textSign && !closedRegions.has(region) && /\S/u.test(text))
      this.#parts.push(textSign)
  }

  close(element: string, region: Region): void {
    if (region !== 'template' && !undrawn.has(element)) this.#parts.push(endSign)
  }

  /** At the end, because an attribute may name an `id` that comes later. */
  normalized(normalizer: Normalizer, language: string): string {
    const earlier = this.#chunks.map((chunk) => this.#normalizedParts(chunk.split(separator), normalizer, language))
    const elements = earlier.join('') + this.#normalizedParts(this.#parts, normalizer, language)
    const styles = withoutQueries(this.#styles.joined().replace(/\s+/gu, ' ').replace(generatedName, '#'))
    return elements + withoutReferences(normalizer.targets(styles))
  }

  #normalizedParts(all: readonly string[], normalizer: Normalizer, language: string): string {
    // Most parts stay as they are.
    const parts = all.slice()
    for (let at = 0; at < parts.length; at += 1) {
      if (parts[at] !== attributeSign) continue
      const [name, value = ''] = [parts[at + 1], parts[at + 3]]
      const rest = name === 'class' ? value : this.#withoutIds(value)
      if (rest === undefined) parts.fill('', at, at + 4)
      else parts[at + 3] = normalizer.value(rest, language)
      at += 3
    }
    return parts.join('')
  }

  /** Undefined if a value is nothing but ids of the page. */
  #withoutIds(value: string): string | undefined {
    const isId = (word: string): boolean =>
      this.#ids.has(word) || (word.startsWith('#') && this.#ids.has(word.slice(1)))
    if (!/\s/u.test(value)) return isId(value) ? undefined : value
    const words = value.trim().split(/\s+/u)
    const others = words.filter((word) => !isId(word))
    return others.length === words.length ? value : others.join(' ') || undefined
  }
}

function isCompared(element: string, name: string, attributes: Attributes): boolean {
  if (neverCompared.has(name) || name.startsWith('data-v-') || isTarget(element, name, attributes[name] ?? ''))
    return false
  const isHidden = name === 'value' && element === 'input' && /^hidden$/iu.test(attributes['type'] ?? '')
  return !isHidden
}
