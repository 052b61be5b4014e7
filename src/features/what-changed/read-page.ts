import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { excerpt } from '../../text/printable.ts'
import { border, withoutDates } from './dates.ts'

/** The parser moves all open elements at each tag. */
const mostOpen = 1000

/** Characters that are parsed at once. */
const sliceLength = 1024 * 1024

type Region = 'head' | 'main' | 'rest' | 'frame' | 'never'

const regionOf = new Map<string, Region>([
  ...['nav', 'footer', 'header', 'aside'].map((name) => [name, 'frame'] as const),
  ...['script', 'style', 'template', 'time', 'title'].map((name) => [name, 'never'] as const),
  // Also in a menu, because the end of the menu may be missing.
  ['main', 'main'],
])
const frameOfRest = /^(?:header|aside)$/u
const notMain = /^(?:a|h[1-6]|nav|footer)$/u
const address = /^(?:(?:data-)?(?:src|srcset|poster|data)|(?:xlink:)?href)$/u
const refresh = /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*|(?=[^\s\d]))(.+)/isu

const raw = String.raw

const hexadecimal = raw`(?=\d*[a-f])[0-9a-f]{8,64}`
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = raw`(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`
const extension = raw`(?:\.(?!html?\b)\w{1,12}){1,2}(?=[?#&\s${border}]|$)`
const hash = new RegExp(raw`(?<=[^/${border}][-._~])(?:${hexadecimal}|${base64})(?=${extension})`, 'gu')
const borders = new RegExp(` ?${border}[ ${border}]*`, 'gu')

/**
 * @param names finds names of the site itself
 * @returns facts of DESIGN 6; undefined if too many elements are open at once
 * @throws the reason of the signal
 */
export async function readPage(html: string, names: RegExp | undefined, signal: AbortSignal) {
  const page = new Collector()
  const parser = new Parser(page)
  for (let at = 0; at < html.length && !page.isTooDeep; at += sliceLength) {
    if (at > 0) await setImmediate()
    signal.throwIfAborted()
    parser.write(html.slice(at, at + sliceLength))
  }
  parser.end()
  return page.isTooDeep ? undefined : page.facts(names)
}

class Collector {
  isTooDeep = false
  readonly #texts = { main: '', rest: '', frame: '', never: '', head: '' }
  readonly #targets = { main: '', rest: '', frame: '', never: '', head: '' }
  readonly #links = { links: new Set<string>(), places: new Set<string>(), base: '' }
  readonly #around: Region[] = []
  #now: Region = 'rest'
  #element = ''
  #language = ''
  #hasTitle = false
  #parser: Parser | undefined

  onparserinit(parser: Parser): void {
    this.#parser = parser
  }

  onopentagname(name: string): void {
    this.isTooDeep = this.#around.push(this.#now) > mostOpen
    if (this.isTooDeep) this.#parser?.pause()
    this.#element = name
    const isOfMain = this.#now === 'main' && frameOfRest.test(name)
    if (this.#now !== 'never' && !isOfMain) this.#now = regionOf.get(name) ?? this.#now
    this.#texts[this.#now] += border
  }

  onattribute(name: string, value: string): void {
    const element = this.#element
    const isLink = element === 'a' || element === 'area'
    if (name === 'id' || name === 'name') this.#links.places.add(value)
    else if (name === 'alt') this.#texts[this.#now] += value + border
    else if (element === 'meta' && name === 'content') this.#targets.head += refresh.exec(value)?.[1] ?? ''
    else if (element === 'html' && (name === 'lang' || name === 'xml:lang')) this.#language ||= value
    else if (name === 'role' && /^\s*main(?:\s|$)/iu.test(value) && this.#now !== 'never' && !notMain.test(element))
      this.#now = 'main'
    else if (element !== 'link' && address.test(name)) {
      this.#targets[this.#now] += targetText(value, isLink)
      if (this.#now !== 'never' && (name === 'src' || (isLink && name === 'href'))) this.#links.links.add(value)
      if (element === 'base') this.#links.base ||= value.slice(0, 1000)
    }
  }

  ontext(text: string): void {
    const isTitle = this.#element === 'title' && !this.#hasTitle
    this.#texts[isTitle ? 'head' : this.#now] += text
  }

  onclosetag(name: string): void {
    // Drawings have titles too.
    this.#hasTitle ||= name === 'title'
    this.#element = ''
    this.#now = this.#around.pop() ?? 'rest'
    this.#texts[this.#now] += border
  }

  facts(names: RegExp | undefined) {
    const joined = (...regions: Region[]): string => {
      const text = regions.map((each) => this.#texts[each]).join(border)
      const targets = regions.map((each) => this.#targets[each]).join('')
      return normalizeText(text, names, this.#language) + border + normalizeTargets(targets, names)
    }
    const hasMain = /[^\s\p{Cf}]/u.test(this.#texts.main.replaceAll(border, ''))
    const content = joined('head') + border + (hasMain ? joined('main') : joined('rest', 'main'))
    const outside = hasMain ? joined('rest', 'frame') : joined('frame')
    // Making a text printable takes long. A copy does not keep the whole text in memory.
    const title = Buffer.from(excerpt(inOneLine(this.#texts.head).trim().slice(0, 1000), 100)).toString()
    return { title, content, outside, ...this.#links }
  }
}

/** Finds the names of a site in texts and addresses, with a scheme before them. */
export function ownNames(hosts: readonly string[]): RegExp | undefined {
  if (hosts.length === 0) return undefined
  const names = hosts.map((host) => host.replaceAll('.', '\\.')).join('|')
  const start = raw`(?:(?:https?(?::|%(?:25)*3A))?(?:\/\/|%(?:25)*2F%(?:25)*2F)|(?<![\w.-]))`
  return new RegExp(raw`${start}(?:${names})(?![\w-]|\.\w|:\d)(?:\/|%2F)?`, 'giu')
}

/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
function targetText(value: string, isLink: boolean): string {
  const isPage = isLink && !/\.(?:avif|gif|jpe?g|png|svg|webp)\?/iu.test(value)
  if (isPage || /^\s*data:/iu.test(value)) return value.trim() + border
  return value.replace(/\?[^\s#]*/gu, '').replace(/\s+/gu, border) + border
}

export function normalizeTargets(targets: string, names: RegExp | undefined): string {
  return (names ? targets.replace(names, '/') : targets).replace(hash, '')
}

export function normalizeText(text: string, names: RegExp | undefined, language: string): string {
  const plain = names ? text.replace(names, '/') : text
  return withoutDates(inOneLine(plain), language).replaceAll(border, '').trim()
}

/** Removes white space beside borders, because it depends on the style of the HTML. */
function inOneLine(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/gu, ' ').replace(borders, border)
}
