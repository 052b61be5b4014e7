import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { excerpt } from '../../text/printable.ts'
import { border } from './dates.ts'
import { addressesIn, addressIn, blocks, drawn, neverDrawn } from './elements.ts'
import { inOneLine, normalizeLook, normalizeTargets, normalizeText, withoutGeneratedNames } from './normalize.ts'

/** The parser moves all open elements at each tag. */
const mostOpen = 1000

/** Characters that are parsed at once. */
const sliceLength = 1024 * 1024

type Region = 'head' | 'main' | 'streamed' | 'rest' | 'frame' | 'never' | 'template'

const regionOf = new Map<string, Region>([
  ...['nav', 'footer', 'header', 'aside'].map((name) => [name, 'frame'] as const),
  ...['script', 'style', 'time', 'title'].map((name) => [name, 'never'] as const),
  ['template', 'template'],
  // Also in a menu, because the end of the menu may be missing.
  ['main', 'main'],
])
const frameOfRest = /^(?:header|aside)$/u
const notMain = /^(?:a|h[1-6]|nav|footer)$/u
const undrawnAttributes = /^(?:link|meta|script)$/u
const address = /^(?:(?:data-)?(?:src|srcset|poster|data)|(?:xlink:)?href)$/u

/** DESIGN 6. The words of a content are those of `text`, which has single spaces, and a border where a line begins. */
export type PageFacts = Readonly<Record<'text' | 'targets' | 'outside' | 'look', string>>
export type ParsedPage = Collector

/**
 * @returns undefined if too many elements are open at once
 * @throws the reason of the signal
 */
export async function readPage(html: string, signal: AbortSignal): Promise<ParsedPage | undefined> {
  const page = new Collector()
  const parser = new Parser(page)
  for (let at = 0; at < html.length && !page.isTooDeep; at += sliceLength) {
    if (at > 0) await setImmediate()
    signal.throwIfAborted()
    parser.write(html.slice(at, at + sliceLength))
  }
  parser.end()
  return page.isTooDeep ? undefined : page
}

class Collector {
  isTooDeep = false
  readonly links = new Set<string>()
  readonly places = new Set<string>()
  base = ''
  readonly #texts = { head: '', main: '', streamed: '', rest: '', frame: '', never: '', template: '' }
  readonly #targets = { ...this.#texts }
  #look = ''
  #lookWithAddresses = ''
  readonly #around: Region[] = []
  #now: Region = 'rest'
  #element = ''
  /** Whether it depends on several attributes what the element is. */
  #hasSeveral = false
  #attributes: Record<string, string> = {}
  #language = ''
  #hasTitle = false
  /** Since the last tag. */
  #hasText = false
  #parser: Parser | undefined

  onparserinit(parser: Parser): void {
    this.#parser = parser
  }

  onopentagname(name: string): void {
    this.isTooDeep = this.#around.push(this.#now) > mostOpen
    if (this.isTooDeep) this.#parser?.pause()
    this.#element = name
    const isOfMain = (this.#now === 'main' || this.#now === 'streamed') && frameOfRest.test(name)
    if (!isOfMain) this.#enter(regionOf.get(name))
    if (blocks.has(name)) this.#texts[this.#now] += border
    this.#hasText = false
    if (this.#now !== 'template' && !neverDrawn.has(name)) this.#look += name + border
    this.#hasSeveral = name === 'div' || name === 'link' || name === 'meta'
    if (this.#hasSeveral) this.#attributes = {}
  }

  #isDrawn(): boolean {
    return this.#now !== 'never' && this.#now !== 'template'
  }

  #enter(region: Region | undefined): void {
    if (this.#isDrawn()) this.#now = region ?? this.#now
  }

  onattribute(name: string, value: string): void {
    if (this.#hasSeveral) this.#addToSeveral(name, value)
    const element = this.#element
    const isLink = element === 'a' || element === 'area'
    if (drawn.has(name)) this.#draw(name, value)
    else if (name === 'id' || name === 'name') this.places.add(value)
    else if (name === 'alt') this.#texts[this.#now] += ` ${value} `
    else if (element === 'html' && (name === 'lang' || name === 'xml:lang')) this.#language ||= value
    else if (name === 'role' && /^\s*main(?:\s|$)/iu.test(value) && !notMain.test(element)) this.#enter('main')
    else if (element !== 'link' && address.test(name)) {
      this.#targets[this.#now] += targetText(value, isLink)
      if (element === 'base') this.base ||= value.slice(0, 1000)
      this.#follow(isLink && name === 'href' ? [value] : addressesIn(name, value))
    }
  }

  #addToSeveral(name: string, value: string): void {
    this.#attributes[name] = value
    const { id = '', hidden } = this.#attributes
    // React streams texts into such elements, behind all others.
    if (this.#element === 'div' && id.startsWith('S:') && hidden !== undefined) this.#enter('streamed')
  }

  #draw(name: string, value: string): void {
    if (this.#now === 'template' || undrawnAttributes.test(this.#element)) return
    const mayHoldAddress = value.includes('.') || value.includes('url(')
    if (mayHoldAddress) this.#lookWithAddresses += value + border
    this.#look += `${name}=${mayHoldAddress ? '' : value}${border}`
  }

  #follow(addresses: readonly string[]): void {
    if (this.#now !== 'template') for (const each of addresses) this.links.add(each)
  }

  ontext(text: string): void {
    const isTitle = this.#element === 'title' && !this.#hasTitle
    if (this.#isDrawn() && !this.#hasText && /\S/u.test(text)) {
      this.#look += 'text'
      this.#hasText = true
    }
    if (this.#element === 'style') this.#lookWithAddresses += withoutGeneratedNames(text)
    this.#texts[isTitle ? 'head' : this.#now] += text
  }

  onclosetag(name: string): void {
    if (name === 'link' || name === 'meta') {
      const to = addressIn(name, this.#attributes)
      if (name === 'meta') this.#targets.head += to
      if (to !== '') this.#follow([to])
    }
    // Drawings have titles too.
    this.#hasTitle ||= name === 'title'
    this.#hasText = false
    if (this.#now !== 'template' && !neverDrawn.has(name)) this.#look += '/'
    this.#element = ''
    this.#now = this.#around.pop() ?? 'rest'
    if (blocks.has(name)) this.#texts[this.#now] += border
  }

  /** @param names finds names of the site itself */
  facts(names: RegExp | undefined): PageFacts {
    const textOf = (...regions: Region[]): string =>
      normalizeText(regions.map((each) => this.#texts[each]).join(border), names, this.#language)
    const targetsOf = (...regions: Region[]): string =>
      normalizeTargets(regions.map((each) => this.#targets[each]).join(''), names)
    const hasMain = new RegExp(`[^\\s\\p{Cf}${border}]`, 'u').test(this.#texts.main)
    const content: Region[] = hasMain ? ['main', 'streamed'] : ['rest', 'main', 'streamed']
    const outside: Region[] = hasMain ? ['rest', 'frame'] : ['frame']
    return {
      text: textOf('head') + border + textOf(...content),
      targets: targetsOf('head', ...content),
      outside: textOf(...outside) + border + targetsOf(...outside),
      look: normalizeLook(this.#look, this.#lookWithAddresses, names),
    }
  }

  /** In one printable line, at most 100 characters. */
  get title(): string {
    // Making a text printable takes long. A copy does not keep the whole text in memory.
    return Buffer.from(excerpt(inOneLine(this.#texts.head).trim().slice(0, 1000), 100)).toString()
  }
}

/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
function targetText(value: string, isLink: boolean): string {
  const isPage = isLink && !/\.(?:avif|gif|jpe?g|png|svg|webp)\?/iu.test(value)
  if (isPage || /^\s*data:/iu.test(value)) return value.trim() + border
  return value.replace(/\?[^\s#]*/gu, '').replace(/\s+/gu, border) + border
}
