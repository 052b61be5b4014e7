/** Removes what each build changes in texts and addresses (DESIGN 6). */

import { border, withoutDates } from '../../text/dates.ts'

const raw = String.raw

const hexadecimal = raw`(?=\d*[a-f])[0-9a-f]{8,64}`
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = raw`(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`
const extension = raw`(?:\.(?!html?\b)\w{1,12}){1,2}(?=[?#&\s${border}]|$)`
const hash = new RegExp(raw`(?<=[^/${border}][-._~])(?:${hexadecimal}|${base64})(?=${extension})`, 'gu')

/** Finds the names of a site in texts and addresses, with a scheme before them. */
export function ownNames(hosts: readonly string[]): RegExp | undefined {
  if (hosts.length === 0) return undefined
  const names = hosts.map((host) => host.replaceAll('.', '\\.')).join('|')
  const start = raw`(?:(?:https?(?::|%(?:25)*3A))?(?:\/\/|%(?:25)*2F%(?:25)*2F)|(?<![\w.-]))`
  return new RegExp(raw`${start}(?:${names})(?![\w-]|\.\w|:\d)(?:\/|%2F)?`, 'giu')
}

/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
export function targetText(value: string, isLink: boolean): string {
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

const borders = new RegExp(` ?${border}[ ${border}]*`, 'gu')

/** Removes white space beside borders, because it depends on the style of the HTML. */
export function inOneLine(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/gu, ' ').replace(borders, border)
}
