/** A shorter key would be found by chance. */
const shortest = 8

/** What may stand between bytes that are written as hexadecimal (`%73%6b`, `0x73, 0x6b`, `\u0073`) or as decimal numbers. */
const hexadecimalGap = '[^0-9A-Za-z]{0,8}(?:0x|u00|x)?'
const decimalGap = '[^0-9A-Za-z]{1,32}'

/** Characters that one byte of a key takes as a number, at most, with what stands before the next one. */
const longestByte = 3 + 32

/** What finds the account's key. */
export interface KeySearch {
  /** Parts of its spellings: what holds none of them, and no match of `numbers`, does not hold the key. */
  readonly parts: readonly string[]
  /** Finds it as hexadecimal, and as decimal bytes. */
  readonly numbers: RegExp
  /** Characters that `numbers` matches, at most. */
  readonly longest: number
  /** Finds it in each spelling, which is slower. */
  readonly all: RegExp
}

/**
 * What finds the account's key in text, and in the bytes of a file as Latin-1: as it is, also with percent signs, JSON
 * escapes or character references; as Base64 in both alphabets, alone or as a part of a longer text such as `user:key`;
 * as hexadecimal; as decimal bytes. Undefined if there is no key, or a short one.
 */
export function keySearch(apiKey: string): KeySearch | undefined {
  if (apiKey.length < shortest) return undefined
  const bytes = Buffer.from(apiKey)
  const latin1 = bytes.toString('latin1')
  const cores = [0, 1, 2].map((before) => coreOf(bytes, before))
  const plain = [...latin1].map((character) => spellingsOf(character)).join('')
  const base64 = cores.map((core) => [...core].map((character) => inBase64(character)).join(''))
  const numbers = [[...bytes].map((byte) => eitherCase(hexOf(byte))).join(hexadecimalGap), bytes.join(decimalGap)]
  return {
    parts: [latin1, ...cores].map((text) => rarePartOf(text)),
    numbers: new RegExp(numbers.join('|'), 'g'),
    longest: longestByte * bytes.length,
    all: new RegExp([plain, ...base64, ...numbers].join('|'), 'g'),
  }
}

/** Up to six letters and digits. The first one is as rare as possible, because the search looks for that one first. */
function rarePartOf(text: string): string {
  const parts = [...text.matchAll(/(?=([A-Za-z0-9]{1,6}))/gu)].map(([, part = '']) => part)
  const longest = Math.max(...parts.map(({ length }) => length))
  const rank = (part: string): number => commonness.findIndex((kind) => kind.test(part))
  return parts.filter(({ length }) => length === longest).toSorted((a, b) => rank(a) - rank(b))[0] ?? text
}

/** From rare to common, in scripts and pages. */
const commonness = [/^[QZXJYKWVUHG]/u, /^[A-Z]/u, /^[qzjx79864]/u, /^[2-9kvw]/u, /^/u]

/** A character itself, or what percent-encoding, JSON, JavaScript and HTML write for it if it is no letter or digit. */
function spellingsOf(character: string): string {
  if (/[A-Za-z0-9]/u.test(character)) return character
  const code = character.charCodeAt(0)
  const hex = eitherCase(hexOf(code))
  const named = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[character]
  const reference = `&(?:#0{0,4}${code}|#[xX]0{0,4}${hex}${named === undefined ? '' : `|${named}`});`
  return String.raw`(?:\\{0,4}\x${hexOf(code)}|%${hex}|\\{1,4}(?:u00|x)${hex}|${reference})`
}

function inBase64(character: string): string {
  if (character === '+') return `(?:${spellingsOf('+')}|-)`
  return character === '/' ? `(?:${spellingsOf('/')}|_)` : character
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

/** Hexadecimal digits in lower or upper case. */
function eitherCase(hex: string): string {
  return hex.replace(/[a-f]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

/**
 * The Base64 characters of these bytes that are the same whatever stands around them (RFC 4648, section 4).
 *
 * @param before how many of the three bytes that make four characters come before these bytes
 */
function coreOf(bytes: Buffer, before: number): string {
  const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
  return coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
}
