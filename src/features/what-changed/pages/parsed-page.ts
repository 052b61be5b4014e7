import { Parser } from 'htmlparser2'
import { excerpt } from '../../../text/printable.ts'
import type { PageText } from '../page-words.ts'
import { border } from './dates.ts'
import * as html from './elements.ts'
import { Look } from './look.ts'
import { inOneLine, type Normalizer, targetText } from './normalize.ts'
import { Pieces } from './pieces.ts'

/** The parser moves all open elements at each tag. */
const maxOpen = 1000

const visible = new RegExp(`[^\\s\\p{Cf}${border}]`, 'u')

/** What is compared of a page. Title and text are what a reader reads; with the targets they are its content. */
export interface ComparedParts extends PageText {
  readonly targets: string
  /** Menus, headers and what else is no content. */
  readonly outside: string
  readonly outsideTargets: string
  readonly look: string
  /** The page itself, without comments, hashes in names of files, and own names. */
  readonly page: string
}

/** Collects what the parser finds. */
export class ParsedPage {
  isTooDeep = false
  readonly links = new Set<string>()
  /** Addresses of the page itself, and of its translations. */
  readonly twins = new Set<string>()
  /** What a fragment may name. */
  readonly places = new Set<string>()
  /** The address in the element `base`. */
  base = ''
  /** Where it leads by itself. May be empty. */
  redirect = ''
  hasScript = false
  readonly #html: string
  readonly #comments: (readonly [from: number, to: number])[] = []
  readonly #texts = newPieces()
  readonly #targets = newPieces()
  readonly #look = new Look()
  readonly #around: html.Region[] = []
  #now: html.Region = 'rest'
  #hasTitle = false
  #language = ''
  readonly parser = new Parser(this)

  constructor(text: string) {
    this.#html = text
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.isTooDeep = this.#around.push(this.#now) > maxOpen
    if (this.isTooDeep) this.parser.pause()
    // Drawings have titles too.
    if (name !== 'title' || !this.#hasTitle) this.#now = html.regionIn(name, attributes, this.#now)
    this.#hasTitle ||= this.#now === 'head'
    if (html.beginsLine(name, this.#now)) this.#texts[this.#now].add(border)
    this.#look.open(name, attributes, this.#now)
    for (const attribute in attributes) this.#add(name, attribute, attributes[attribute] ?? '')
    if (name === 'html') this.#language ||= attributes['lang'] || attributes['xml:lang'] || ''
    if (this.#now !== 'template') this.#follow(name, attributes)
  }

  /** What leads on from the page without being a target of its content. */
  #follow(element: string, attributes: Readonly<Record<string, string>>): void {
    if (element === 'script') this.hasScript ||= /^(?:|module|.*javascript)$/iu.test(attributes['type'] ?? '')
    const to = html.addressIn(element, attributes)
    if (to) this.links.add(to)
    if (element === 'meta') {
      this.#targets.head.add(to)
      this.redirect ||= to
    } else if (element === 'link') {
      const twin = html.twinIn(element, attributes)
      if (twin) this.twins.add(twin)
    }
  }

  #add(element: string, name: string, value: string): void {
    if (name === 'id' || name === 'name') this.places.add(value)
    else if (name === 'alt') this.#texts[this.#now].add(` ${value} `)
    else if (html.isTarget(element, name, value)) {
      this.#targets[this.#now].add(targetText(value, html.isLink(element) || element === 'iframe'))
      if (element === 'base') this.base ||= value.slice(0, 1000)
      if (this.#now === 'template') return
      for (const each of html.addressesIn(element, name, value)) this.links.add(each)
    }
  }

  ontext(text: string): void {
    this.#look.text(text, this.#now)
    this.#texts[this.#now].add(text)
  }

  oncomment(): void {
    this.#comments.push([this.parser.startIndex, this.parser.endIndex + 1])
  }

  onclosetag(name: string): void {
    this.#look.close(name, this.#now)
    const region = this.#now
    this.#now = this.#around.pop() ?? 'rest'
    if (html.beginsLine(name, region)) this.#texts[this.#now].add(border)
  }

  parts(normalizer: Normalizer): ComparedParts {
    const textOf = (regions: readonly html.Region[]): string => {
      const text = regions.map((each) => this.#texts[each].joined()).join(border)
      return normalizer.text(text, this.#language)
    }
    const targetsOf = (regions: readonly html.Region[]): string =>
      normalizer.targets(regions.map((each) => this.#targets[each].joined()).join(''))
    const hasMain = visible.test(this.#texts.main.joined())
    const content: html.Region[] = hasMain ? ['main', 'streamed'] : ['rest', 'main', 'streamed']
    const outside: html.Region[] = hasMain ? ['rest', 'frame', 'menu'] : ['frame', 'menu']
    return {
      // Apart, because a number at the end of a title is no part of a date.
      title: textOf(['head']).replaceAll(border, ' '),
      text: textOf(content),
      targets: targetsOf(['head', ...content]),
      outside: textOf(outside),
      outsideTargets: targetsOf(outside),
      look: this.#look.normalized(normalizer, this.#language),
      page: this.#withoutComments(normalizer),
    }
  }

  #withoutComments(normalizer: Normalizer): string {
    const starts = [0, ...this.#comments.map(([, to]) => to)]
    const texts = starts.map((start, index) => this.#html.slice(start, this.#comments[index]?.[0]))
    return normalizer.targets(texts.join('').replaceAll('\r\n', '\n'))
  }

  /** In one printable line, at most 100 characters. */
  get title(): string {
    // A copy does not keep the whole text in memory.
    return Buffer.from(excerpt(inOneLine(this.#texts.head.joined()), 100)).toString()
  }
}

const newPieces = (): Record<html.Region, Pieces> => ({
  ...{ head: new Pieces(), main: new Pieces(), streamed: new Pieces(), rest: new Pieces(), frame: new Pieces() },
  ...{ menu: new Pieces(), style: new Pieces(), never: new Pieces(), template: new Pieces() },
})
