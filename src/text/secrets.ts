import { readingsOf } from './unescaped.ts'

/** Secrets of at least this many characters are also found inside of words; see `registerSecret`. */
const long = 8

/** One way to write a secret. */
interface Spelling {
  /** Finds it. What follows and is hidden with it is the first group: that may be the beginning of the next one. */
  readonly pattern: RegExp
  /** Its letters and digits, to be found in those of a text; or what finds it as a word, if it is short. */
  readonly bare: string | RegExp
}

const secrets = new Set<string>()
const spellings: Spelling[] = []

/**
 * Remembers a secret, so that `redact` replaces it from now on. It is found in the spellings that an answer could
 * repeat it in: in any letter case, as hexadecimal, and as Base64 in both alphabets, alone or within a longer text such
 * as `user:key`. Each of them is also found with any escapes or invisible characters in it (see `unescaped.ts`).
 *
 * A secret of fewer than 8 characters would be found by chance in many words. So it counts only as a word of its own
 * and in its own letter case, and in Base64 only alone. No service gives out such a short key.
 */
export function registerSecret(secret: string): void {
  if (secret === '' || secrets.has(secret)) return
  secrets.add(secret)
  for (const { text } of readingsOf(secret)) {
    if (text !== '') remember(text, literal(text), text.length < long, text.length < long ? 'g' : 'gi')
  }
  const bytes = Buffer.from(secret)
  const isShort = secret.length < long
  remember(bytes.toString('hex'), bytes.toString('hex'), isShort, 'gi')
  for (const before of isShort ? [0] : [0, 1, 2]) {
    const text = isShort ? bytes.toString('base64').replace(/=/gu, '') : coreOf(bytes, before)
    const either = text.replace(/\+/gu, '[+-]').replace(/\//gu, '[/_]')
    // The characters at both ends of a core contain bits of the secret too.
    remember(text, isShort ? `${either}(?=(=*))` : `[\\w+/-]?${either}(?=([\\w+/-]?=*))`, isShort, 'g')
  }
}

function remember(text: string, pattern: string, isWord: boolean, flags: string): void {
  const bare = bareOf(text)
  const isFound = !isWord && bare.length >= long
  spellings.push({
    pattern: new RegExp(isWord ? asWord(pattern) : pattern, flags),
    bare: isFound ? bare : new RegExp(asWord(literal(text)), 'i'),
  })
}

/** A pattern that matches only if there is no letter or digit beside it. */
function asWord(pattern: string): string {
  return `(?<![A-Za-z0-9])${pattern}(?![A-Za-z0-9])`
}

/** A pattern for a text as it is. */
function literal(text: string): string {
  return text.replace(/[^A-Za-z0-9]/gu, '\\$&')
}

/** Only the letters and digits of ASCII, in lower case. */
function bareOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/gu, '').toLowerCase()
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

/** `text` with each hidden secret replaced by `***`. The time is proportional to the text's length. */
export function redact(text: string): string {
  if (spellings.length === 0) return text
  const places = readingsOf(text)
    .flatMap((reading) => {
      const found = spellings.flatMap(({ pattern }) => [...reading.text.matchAll(pattern)])
      return found.map(({ 0: all, 1: rest = '', index }) => reading.place(index, index + all.length + rest.length))
    })
    .sort(([a], [b]) => a - b)
  let result = ''
  let end = 0
  for (const [from, to] of places) {
    if (from >= end) result += `${text.slice(end, from)}***`
    end = Math.max(end, to)
  }
  return result + text.slice(end)
}

/** Whether a text contains a secret in any spelling, also with other characters between its letters and digits. */
export function holdsSecret(text: string): boolean {
  return readingsOf(text).some((reading) => {
    const letters = bareOf(reading.text)
    return spellings.some(({ bare }) => (typeof bare === 'string' ? letters.includes(bare) : bare.test(reading.text)))
  })
}
