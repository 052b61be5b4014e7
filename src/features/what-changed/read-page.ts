import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { decodePage } from '../../text/decode.ts'
import { excerpt } from '../../text/printable.ts'
import { border } from './dates.ts'
import * as html from './elements.ts'
import * as normalized from './normalize.ts'
import type { PageText } from './page-words.ts'

/** The parser moves all open elements at each tag. */
const mostOpen = 1000

/** Characters that are parsed at once. */
const sliceLength = 1024 * 1024

const undrawnAttributes = /^(?:link|meta|script)$/u
const address = /^(?:(?:data-)?(?:src|srcset|poster|data)|(?:xlink:)?href)$/u

/** DESIGN 6. `text` and `targets` are the content. A text has single spaces, and a border where a line begins. */
export type PageFacts = Readonly<Record<'text' | 'targets' | 'outside' | 'look', string>>

/**
 * @returns undefined if too many elements are open at once
 * @throws the reason of the signal
 */
export async function readPage(bytes: Buffer, signal: AbortSignal): Promise<Collector | undefined> {
  return await readHtml(decodePage(bytes), signal)
}

/** As `readPage`. */
async function readHtml(text: string, signal: AbortSignal): Promise<Collector | undefined> {
  const page = new Collector()
  for (let at = 0; at < text.length && !page.isTooDeep; at += sliceLength) {
    if (at > 0) await setImmediate()
    signal.throwIfAborted()
    page.parser.write(text.slice(at, at + sliceLength))
    page.join()
  }
  page.parser.end()
  return page.isTooDeep ? undefined : page
}

/** Of a document that scripts have drawn: the words of its content, as those of a file are read. */
export async function drawnText(
  html: string,
  own: normalized.OwnNames,
  signal: AbortSignal,
): Promise<PageText | undefined> {
  const text = (await readHtml(html, signal))?.facts(normalized.ownNames(own)).text
  if (text === undefined) return undefined
  const end = text.indexOf(border)
  return { title: text.slice(0, end), text: text.slice(end + 1) }
}

class Collector {
  isTooDeep = false
  readonly links = new Set<string>()
  readonly places = new Set<string>()
  base = ''
  readonly #texts = { head: '', main: '', streamed: '', rest: '', frame: '', style: '', never: '', template: '' }
  readonly #targets = { ...this.#texts }
  #look = ''
  /** Text since the last tag. */
  #run = ''
  readonly #around: html.Region[] = []
  #now: html.Region = 'rest'
  #language = ''
  readonly parser = new Parser(this)

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#endRun()
    this.isTooDeep = this.#around.push(this.#now) > mostOpen
    if (this.isTooDeep) this.parser.pause()
    // Drawings have titles too.
    const isOfDrawing = name === 'title' && this.#texts.head !== ''
    if (!isOfDrawing) this.#now = html.regionIn(name, attributes, this.#now)
    if (html.blocks.has(name)) this.#texts[this.#now] += border
    if (this.#now !== 'template') this.#look += html.neverDrawn.has(name) ? '' : name + border
    for (const attribute in attributes) this.#add(name, attribute, attributes[attribute] ?? '')
    const to = this.#now === 'template' ? '' : html.addressIn(name, attributes)
    if (name === 'meta') this.#targets.head += to
    if (to) this.links.add(to)
  }

  #add(element: string, name: string, value: string): void {
    const isLink = element === 'a' || element === 'area'
    if (html.drawn.has(name) && this.#now !== 'template' && !undrawnAttributes.test(element))
      this.#look += `${name}=${value}${border}`
    else if (name === 'id' || name === 'name') this.places.add(value)
    else if (name === 'alt') this.#texts[this.#now] += ` ${value} `
    else if (element === 'html' && (name === 'lang' || name === 'xml:lang')) this.#language ||= value
    else if (element !== 'link' && address.test(name)) {
      this.#targets[this.#now] += normalized.targetText(value, isLink)
      if (element === 'base') this.base ||= value.slice(0, 1000)
      if (this.#now === 'template') return
      for (const each of isLink && name === 'href' ? [value] : html.addressesIn(name, value)) this.links.add(each)
    }
  }

  ontext(text: string): void {
    this.#run += text
    if (this.#run.length > 2 ** 16) this.#endRun()
  }

  /** The parser begins a text at each `<` and `&`, and the memory of many short strings is several times their length. */
  #endRun(): void {
    if (!html.closedRegions.has(this.#now) && /\S/u.test(this.#run)) this.#look += 'text'
    this.#texts[this.#now] += this.#run
    this.#run = ''
  }

  onclosetag(name: string): void {
    this.#endRun()
    if (this.#now !== 'template' && !html.neverDrawn.has(name)) this.#look += '/'
    this.#now = this.#around.pop() ?? 'rest'
    if (html.blocks.has(name)) this.#texts[this.#now] += border
  }

  /** What was added since the last time becomes one string in memory, which holds short ones in ten times their length. */
  join(): void {
    const all = [this.#look, ...Object.values(this.#texts), ...Object.values(this.#targets)]
    for (const text of all) text.charCodeAt(text.length - 1)
  }

  onend(): void {
    this.#endRun()
  }

  /** @param names as of {@link normalized.ownNames} */
  facts(names: RegExp): PageFacts {
    const textOf = (regions: readonly html.Region[]): string =>
      normalized.normalizeText(regions.map((each) => this.#texts[each]).join(border), names, this.#language)
    const targetsOf = (regions: readonly html.Region[]): string =>
      normalized.normalizeTargets(regions.map((each) => this.#targets[each]).join(''), names)
    const hasMain = new RegExp(`[^\\s\\p{Cf}${border}]`, 'u').test(this.#texts.main)
    const content: html.Region[] = hasMain ? ['main', 'streamed'] : ['rest', 'main', 'streamed']
    const outside: html.Region[] = hasMain ? ['rest', 'frame'] : ['frame']
    return {
      // Apart, because a number at the end of a title is no part of a date.
      text: textOf(['head']) + border + textOf(content),
      targets: targetsOf(['head', ...content]),
      outside: textOf(outside) + border + targetsOf(outside),
      look: normalized.normalizeLook(this.#look, this.#texts.style, names),
    }
  }

  /** In one printable line, at most 100 characters. */
  get title(): string {
    // A copy does not keep the whole text in memory.
    return Buffer.from(excerpt(normalized.inOneLine(this.#texts.head), 100)).toString()
  }
}
