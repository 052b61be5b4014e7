import { border, withoutDates } from './dates.ts'

const raw = String.raw

const hexadecimal = raw`(?=\d*[a-f])[0-9a-f]{8,64}`
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = raw`(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`
const extension = raw`(?:\.(?!html?\b)\w{1,12}){1,2}(?=[?#&\s"'),;${border}]|$)`
const hash = new RegExp(raw`(?<=[^/${border}][-._~])(?:${hexadecimal}|${base64})(?=${extension})`, 'gu')
const borders = new RegExp(` ?${border}[ ${border}]*`, 'gu')
/** A generator may number its drawings and what they refer to. */
const reference = new RegExp(raw`url\(\s?["']?#[^\s)${border}]{0,200}`, 'gu')
const generatedName =
  /#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-]))(?:\\[\da-f]{1,6}\s?|[\w\\\u0080-\uffff-])+/giu

/** The links of the site, the first for the list, and the commits of the run. Texts may be empty. */
export type OwnNames = Readonly<{ hosts: readonly string[]; commits: readonly string[] }>

/** Finds them in texts and addresses: hosts with a scheme before them, and commits also if they are cut. */
export function ownNames({ hosts, commits }: OwnNames): RegExp {
  const start = raw`(?:(?:https?(?::|%(?:25)*3A))?(?:\/\/|%(?:25)*2F%(?:25)*2F)|(?<![\w.-]))`
  const names = hosts.filter(Boolean).map((host) => host.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
  const shas = commits.filter((commit) => /^[\da-f]{7,64}$/iu.test(commit))
  const patterns = [
    ...names.map((name) => raw`${start}${name}(?![\w-]|\.\w|:\d)(?:\/|%2F)?`),
    ...shas.map((sha) => raw`(?<![\da-f])${sha.slice(0, 7)}[\da-f]{0,${sha.length - 7}}(?![\da-f])`),
  ]
  return new RegExp(patterns.join('|') || '(?!)', 'giu')
}

/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
export function targetText(value: string, isLink: boolean): string {
  const isPage = isLink && !/\.(?:avif|gif|jpe?g|png|svg|webp)\?/iu.test(value)
  if (isPage || /^\s*data:/iu.test(value)) return value.trim() + border
  return value.replace(/\?[^\s#]*/gu, '').replace(/\s+/gu, border) + border
}

export const withoutHashes = (address: string): string => address.replace(hash, '')

export const normalizeTargets = (targets: string, names: RegExp): string => withoutHashes(targets.replace(names, '/'))

export function normalizeText(text: string, names: RegExp, language: string): string {
  const line = inOneLine(text.replace(names, '/'))
  const plain = withoutDates(line, language)
  return plain.length === line.length ? line : inOneLine(plain)
}

/** @param style texts of `style` */
export function normalizeLook(elements: string, style: string, names: RegExp): string {
  const look = elements.replace(/(?:text){2,}/gu, 'text') + style.replace(generatedName, '#')
  return normalizeTargets(look, names).replace(reference, 'url(')
}

/** Single spaces, and a border where a line begins. None is left at the ends. */
export function inOneLine(text: string): string {
  const line = `${border}${text}${border}`.replace(/\s{2,}|[^\S ]/gu, ' ').replace(borders, border)
  return line.slice(1, -1)
}
