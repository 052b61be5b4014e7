import { border, withoutDates } from './dates.ts'

const raw = String.raw

const hexadecimal = raw`(?=\d*[a-f])[0-9a-f]{8,64}`
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = raw`(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`
const extension = raw`(?:\.(?!html?\b)\w{1,12}){1,2}(?=[?#&\s"'),;<>\\${border}]|$)`
const hash = new RegExp(raw`[-._~](?:${hexadecimal}|${base64})(?=${extension})`, 'gu')
/** Of bundlers in names of pictures, fonts and documents. */
const nameHash =
  /(?<=.[.-])(?:(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{8,}|(?=\D*\d)(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])\w{8,}|(?=\D*\d)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])[\w-]{8})(?=\.\w{1,12}$)/u
/** The rest of such an address is new in each build of Next.js. */
const nextFile = new RegExp(raw`(?<=/_next/static/)[^\s"'()<>?#,;\\${border}]+`, 'gu')
/** In characters, as file systems have them. */
const maxNameLength = 255

/** Of attributes that are normalized once. Longer ones, in characters, are seldom there twice. */
const [maxValues, maxValueLength, maxLanguages] = [20_000, 500, 10]

const borders = new RegExp(` ?${border}[ ${border}]*`, 'gu')

/** The links of the site, the first for the list, and the commits of the run. Texts may be empty. */
export type OwnNames = Readonly<{ hosts: readonly string[]; commits: readonly string[] }>

/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
export function targetText(value: string, hasQuery: boolean): string {
  const isPage = hasQuery && !/\.(?:avif|gif|jpe?g|png|svg|webp)\?/iu.test(value)
  if (isPage || /^\s*data:/iu.test(value)) return value.trim() + border
  return value.replace(/\?[^\s#]*/gu, '').replace(/\s+/gu, border) + border
}

/** Without what a build writes anew into addresses of files. */
export function withoutHashes(text: string): string {
  const plain = text.includes('/_next/static/') ? text.replace(nextFile, '') : text
  return plain.replace(hash, (found, at: number) => {
    // A name has something before its hash.
    return at === 0 || plain[at - 1] === '/' || plain[at - 1] === border ? found : found.charAt(0)
  })
}

/** Of a picture, a font or a document. */
export function withoutNameHash(path: string): string {
  const start = path.lastIndexOf('/') + 1
  const name = path.slice(start)
  return name.length > maxNameLength ? path : path.slice(0, start) + name.replace(nameHash, '')
}

/** In attributes and styles. A question mark in a sentence begins none. */
export function withoutQueries(text: string): string {
  if (!text.includes('?')) return text
  return text.replace(/[^\s"'(),;]+/gu, (part) => {
    const at = part.indexOf('?')
    return at > 0 && /[./]/u.test(part.slice(0, at)) ? part.replace(/\?[^#]*/u, '') : part
  })
}

/** A generator may number its drawings. */
export const withoutReferences = (text: string): string =>
  text.includes('url(') ? text.replace(/url\(\s?["']?#[^\s)]{0,200}/gu, 'url(') : text

/** Takes out what one build writes otherwise than another one, and the site's own names. */
export class Normalizer {
  /** Puts a slash in the place of names. */
  readonly withoutNames: (text: string) => string
  /** By language, values of attributes. The same ones stand on many pages. */
  readonly #values = new Map<string, Map<string, string>>()

  constructor(own: OwnNames) {
    this.withoutNames = removerOf(own)
  }

  text(text: string, language: string): string {
    const line = inOneLine(this.withoutNames(text))
    // Each date has a figure.
    if (!/\p{Nd}/u.test(line)) return line
    const plain = withoutDates(line, language)
    return plain.length === line.length ? line : inOneLine(plain)
  }

  targets(targets: string): string {
    return withoutHashes(this.withoutNames(targets))
  }

  value(value: string, language: string): string {
    const known = this.#values.get(language) ?? new Map<string, string>()
    const there = known.get(value)
    if (there !== undefined) return there
    if (known.size === 0 && this.#values.size < maxLanguages) this.#values.set(language, known)
    // Dates and hashes have a figure, addresses a point or a slash.
    const line = /[\s\p{Nd}./]/u.test(value) ? this.text(withoutQueries(value), language) : value
    const plain = withoutReferences(withoutHashes(line))
    // Copies do not keep whole pages in memory.
    if (known.size < maxValues && value.length < maxValueLength) known.set(copyOf(value), copyOf(plain))
    return plain
  }
}

const copyOf = (text: string): string => Buffer.from(text).toString()

/** Finds hosts with a scheme before them, and commits also if they are cut. */
function removerOf({ hosts, commits }: OwnNames): (text: string) => string {
  const start = raw`(?:(?:https?(?::|%(?:25)*3A))?(?:\/\/|%(?:25)*2F%(?:25)*2F)|(?<![\w.-]))`
  const names = hosts.filter(Boolean).map((host) => host.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
  const shas = commits.filter((commit) => /^[\da-f]{7,64}$/iu.test(commit))
  const patterns = [
    ...names.map((name) => raw`${start}${name}(?![\w-]|\.\w|:\d)(?:\/|%2F)?`),
    ...shas.map((sha) => raw`(?<![\da-f])${sha.slice(0, 7)}[\da-f]{0,${sha.length - 7}}(?![\da-f])`),
  ]
  if (patterns.length === 0) return (text) => text
  const pattern = new RegExp(patterns.join('|'), 'giu')
  // Few texts hold one, and this search is several times faster.
  const quick = new RegExp([...names, ...shas.map((sha) => sha.slice(0, 7))].join('|'), 'iu')
  return (text) => (quick.test(text) ? text.replace(pattern, '/') : text)
}

/** Single spaces, and a border where a line begins. None is left at the ends. */
export function inOneLine(text: string): string {
  const line = `${border}${text}${border}`.replace(/\s{2,}|[^\S ]/gu, ' ').replace(borders, border)
  return line.slice(1, -1)
}
