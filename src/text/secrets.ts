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
  const numbers = numbersOf(secret).map((text) => spelling(text, isShort))
  return [...texts, ...numbers, ...base64Of(secret).map((text) => spelling(text, isShort))]
}

/** The first bytes in hexadecimal, and as decimal numbers. */
function numbersOf(secret: string): [hex: string, decimal: string] {
  const bytes = Buffer.from(secret).subarray(0, printed)
  return [bytes.toString('hex'), bytes.join(',')]
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

/** Looks for one secret in the bytes of files. */
export interface SecretFinder {
  /** One of them, as it is, stands in all bytes that hold the secret. */
  readonly marks: readonly string[]
  /** Pieces of a file must overlap by so many bytes: no spelling is longer. */
  readonly reach: number
  /** Whether bytes hold the secret in one of its spellings. Only what is near a mark is looked at. */
  isIn(bytes: Buffer): boolean
}

/** @param secret not empty */
export function finderOf(secret: string): SecretFinder {
  const spellings = spellingsOf(secret)
  const [hex, decimal] = numbersOf(secret)
  const [first = '', second = ''] = decimal.split(',')
  const pairs = hex.replace(/../gu, '$& ')
  const numbers = [pairs, hex, hex.toUpperCase(), `${first},${second}`, `${first}, ${second}`, `${first},\n`]
  // Node searches for up to 7 characters several times as quickly as for more.
  const marks = [...[secret, ...base64Of(secret)].map(markOf), ...numbers].map((mark) => mark.slice(0, 7))
  const reach = 1024 + 12 * secret.length
  const isNear = (bytes: Buffer, mark: string): boolean => {
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 3 * reach)) {
      // One piece for all places in it, so that the time stays proportional to the length.
      if (holds(bytes.toString('latin1', Math.max(0, at - reach), at + 4 * reach), spellings)) return true
    }
    return false
  }
  return { marks, reach, isIn: (bytes) => marks.some((mark) => isNear(bytes, mark)) }
}

/** Characters that JSON and percent-encoding leave as they are. The search for them is quick if the first one is rare. */
function markOf(text: string): string {
  const [run = ''] = (text.match(/[\w.-]+/gu) ?? [text]).toSorted((a, b) => b.length - a.length)
  const rare = Math.max(0, run.slice(0, -5).search(/[A-Z]/u), run.slice(0, -5).search(/[^a-z01]/u))
  return run.slice(rare)
}
