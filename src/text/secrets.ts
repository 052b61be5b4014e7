import { readingsOf } from './unescaped.ts'

/** A secret of fewer characters would be found by chance in many words, so it counts only as a word of its own. */
const long = 8

/** Bytes that Node prints of a `Buffer`. What follows them is not printed. */
const printed = 50

/** A way to write a secret: its letters and digits, to be found in those of a text; or a pattern, if they are few. */
type Spelling = string | RegExp

const registered = new Map<string, readonly Spelling[]>()

/** Remembers a secret. From now on no text that holds it is shown. */
export function registerSecret(secret: string): void {
  if (secret !== '' && !registered.has(secret)) registered.set(secret, spellingsOf(secret))
}

/**
 * Whether a text holds a secret: in any letter case, with any escapes or other characters between its letters and
 * digits, in Base64, alone or within a longer text such as `user:key`, in hexadecimal, or as decimal bytes.
 */
export function holdsSecret(text: string): boolean {
  return holds(text, [...registered.values()].flat())
}

function holds(text: string, spellings: readonly Spelling[]): boolean {
  if (spellings.length === 0) return false
  for (const reading of readingsOf(text)) {
    const letters = lettersOf(reading)
    if (spellings.some((each) => (typeof each === 'string' ? letters.includes(each) : each.test(reading)))) return true
  }
  return false
}

function spellingsOf(secret: string): Spelling[] {
  const isShort = secret.length < long
  const texts = [...readingsOf(secret)].map((text) => spelling(text, text.length < long))
  const bytes = Buffer.from(secret).subarray(0, printed)
  // JSON of a `Uint8Array` is an object: {"0":115,"1":107}.
  const numbered = Array.from(bytes, (byte, index) => `${index}:${byte}`).join(',')
  const coded = [bytes.toString('hex'), bytes.join(','), numbered, ...base64Of(secret)]
  return [...texts, ...coded.map((text) => spelling(text, isShort))]
}

/** A short secret in Base64; of a long one the characters that are the same whatever stands around it (RFC 4648, 4). */
function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret)
  if (secret.length < long) return [bytes.toString('base64').replace(/=/gu, '')]
  // So many of the three bytes that make four characters come before the secret.
  return [0, 1, 2].map((before) => {
    const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    return coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
  })
}

function spelling(text: string, isWord: boolean): Spelling {
  const letters = lettersOf(text)
  if (!isWord && letters.length >= long) return letters
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/(?<=\d),/gu, ',\\s*')
  return new RegExp(isWord ? `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])` : literal, 'iu')
}

/** Only letters and digits, in lower case. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
}

/** What may stand between bytes in hexadecimal (`%73%6b`, `0x73, 0x6b`, `\u0073`), and between those in decimal. */
const sign = String.raw`(?:[^0-9A-Za-z]|(?<=\\)[nrt])`
const gaps = { hex: `${sign}{0,16}(?:0?[xX]|u00|u\\{)?`, decimal: `${sign}{1,32}`, numbered: `${sign}{1,16}` }

/** Looks for one secret in files. */
export type SecretFinder = NonNullable<ReturnType<typeof finderOf>>

/** Undefined for a secret that is empty, or so short that files would hold it by chance. */
export function finderOf(secret: string) {
  if (secret.length < long) return undefined
  const spellings = spellingsOf(secret)
  const plain = marksOf(secret)
  const wide = plain.map((mark) => [...mark].join('\0'))
  const marks = [...plain, ...wide, ...base64Of(secret).flatMap(marksOf)]
  const start = [...Buffer.from(secret).subarray(0, 4)]
  const hex = start.map((byte) => byte.toString(16).padStart(2, '0'))
  const numbered = start.flatMap((byte, index) => (index > 0 ? [index, byte] : [byte]))
  const numbers = new RegExp(
    `${hex.map(eitherCase).join(gaps.hex)}|${start.join(gaps.decimal)}|${numbered.join(gaps.numbered)}`,
  )
  // Many texts do not even have the first one, and looking for that takes less time.
  const firsts = [hex, hex.map((byte) => byte.toUpperCase()), start].map(([byte]) => String(byte))
  const hasNumbers = (text: string): boolean => firsts.some((byte) => text.includes(byte)) && numbers.test(text)
  const isMarked = (text: string): boolean => marks.some((mark) => text.includes(mark)) || hasNumbers(text)
  return {
    /** All bytes that hold the secret have one of these texts, or its beginning in numbers. */
    marks,
    /** Whether a text has the secret's beginning in hexadecimal or as decimal bytes: at most 160 characters. */
    hasNumbers,
    /** Whether a text, bytes as Latin-1, holds the secret. */
    isIn: (text: string): boolean => isMarked(text) && holds(text, spellings),
  }
}

const eitherCase = (hex: string): string => hex.replace(/[a-f]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** Letters and digits, from rare to common in scripts and pages. */
const rarest = 'QZXJYKWVUHGBDFLMPRNOTSIACEqzjx79864532kvwy10bgfhpmudclsoianrte'

/**
 * Up to six letters and digits, which most escapes leave as they are, and six more that stand elsewhere, if there are:
 * where a line ends in one of them, the other one is whole. A search is quick if the first one is rare.
 */
function marksOf(text: string): string[] {
  const parts = [...text.matchAll(/(?=([A-Za-z0-9]{1,6}))/gu)].map(({ 1: part = '', index }) => ({ part, index }))
  type Part = (typeof parts)[number]
  const rank = ({ part: [first = ''] }: Part): number => rarest.indexOf(first)
  const sorted = parts.toSorted((a, b) => b.part.length - a.part.length || rank(a) - rank(b))
  const isElsewhere = (a: Part, b: Part): boolean => b.part.length === 6 && Math.abs(a.index - b.index) >= 6
  const one = sorted.find((a) => sorted.some((b) => isElsewhere(a, b))) ?? sorted[0]
  if (one === undefined) return [text]
  const other = sorted.find((b) => isElsewhere(one, b))
  return other ? [one.part, other.part] : [one.part]
}
