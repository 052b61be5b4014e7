import { border, withoutDates } from './dates.ts'

const raw = String.raw

const hexadecimal = raw`(?=\d*[a-f])[0-9a-f]{8,64}`
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = raw`(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`
const extension = raw`(?:\.(?!html?\b)\w{1,12}){1,2}(?=[?#&\s"'),;${border}]|$)`
const hash = new RegExp(raw`(?<=[^/${border}][-._~])(?:${hexadecimal}|${base64})(?=${extension})`, 'gu')
const borders = new RegExp(` ?${border}[ ${border}]*`, 'gu')
const gaps = new RegExp(`[ ${border}]{2,}`, 'gu')
/** A generator may number its drawings and what they refer to. */
const reference = /url\(\s?["']?#[^\s)]{0,200}/gu
const generatedName =
  /#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-]))(?:\\[\da-f]{1,6}\s?|[\w\\\u0080-\uffff-])+/giu

/**
 * Finds the names of a site in texts and addresses, with a scheme before them, and commits, also if they are cut.
 * @param hosts may be empty
 */
export function ownNames(hosts: readonly string[], commits: readonly string[] = []): RegExp | undefined {
  const start = raw`(?:(?:https?(?::|%(?:25)*3A))?(?:\/\/|%(?:25)*2F%(?:25)*2F)|(?<![\w.-]))`
  const names = hosts.filter(Boolean).map((host) => host.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
  const shas = commits.filter((commit) => /^[\da-f]{7,64}$/iu.test(commit)).map(beginningOf)
  const patterns = [
    ...(names.length > 0 ? [raw`${start}(?:${names.join('|')})(?![\w-]|\.\w|:\d)(?:\/|%2F)?`] : []),
    ...(shas.length > 0 ? [raw`(?<![\da-f])(?:${shas.join('|')})(?![\da-f])`] : []),
  ]
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'giu') : undefined
}

/** Such as `abcdef1(?:2(?:3)?)?`. */
function beginningOf(commit: string): string {
  return commit.slice(0, 7) + [...commit.slice(7)].reduceRight((rest, digit) => `(?:${digit}${rest})?`, '')
}

/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
export function targetText(value: string, isLink: boolean): string {
  const isPage = isLink && !/\.(?:avif|gif|jpe?g|png|svg|webp)\?/iu.test(value)
  if (isPage || /^\s*data:/iu.test(value)) return value.trim() + border
  return value.replace(/\?[^\s#]*/gu, '').replace(/\s+/gu, border) + border
}

export const withoutHashes = (address: string): string => address.replace(hash, '')

export function normalizeTargets(targets: string, names: RegExp | undefined): string {
  return withoutHashes(names ? targets.replace(names, '/') : targets)
}

/** Single spaces, and a border where a line begins. */
export function normalizeText(text: string, names: RegExp | undefined, language: string): string {
  const line = inOneLine(names ? text.replace(names, '/') : text)
  const plain = withoutDates(line, language)
  if (plain.length === line.length) return line
  return plain.replace(gaps, (gap) => (gap.includes(border) ? border : ' '))
}

/** @param withAddresses attributes and texts of `style` that may hold addresses or generated names */
export function normalizeLook(elements: string, withAddresses: string, names: RegExp | undefined): string {
  const plain = (names ? elements.replace(names, '/') : elements).replace(/(?:text){2,}/gu, 'text')
  return plain + normalizeTargets(withAddresses, names).replace(reference, 'url(')
}

/** The text of a `style`. */
export const withoutGeneratedNames = (css: string): string => css.replace(generatedName, '#')

/** Removes white space beside borders and ends, because it depends on the style of the HTML. */
export function inOneLine(text: string): string {
  const line = text.replace(/\s{2,}|[^\S ]/gu, ' ').replace(borders, border)
  const isEnd = (at: number): boolean => line.at(at) === ' ' || line.at(at) === border
  return line.slice(isEnd(0) ? 1 : 0, isEnd(-1) ? -1 : undefined)
}
