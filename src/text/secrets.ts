import { type Reading, readingsOf, type Span } from './unescaped.ts'

/** Secrets of at least this many characters are also found inside of words; see `registerSecret`. */
const long = 8

/** One way to write a secret. */
interface Spelling {
  readonly text: string
  readonly kind: 'as it is' | 'any case' | 'Base64'
  /** Whether it counts only if there is no letter or digit beside it. */
  readonly word: boolean
}

const secrets = new Map<string, readonly Spelling[]>()

/**
 * Remembers a secret, so that `redact` replaces it from now on. It is found in the spellings that an answer could
 * repeat it in: in any letter case, as hexadecimal, and as Base64 in both alphabets, alone or within a longer text such
 * as `user:key`. Each of them is also found with any escapes or invisible characters in it (see `unescaped.ts`).
 *
 * A secret of fewer than 8 characters would be found by chance in many words. So it counts only as a word of its own
 * and in its own letter case, and in Base64 only alone. No service gives out such a short key.
 */
export function registerSecret(secret: string): void {
  if (secret !== '' && !secrets.has(secret)) secrets.set(secret, spellingsOf(secret))
}

function spellingsOf(secret: string): Spelling[] {
  const bytes = Buffer.from(secret)
  const word = secret.length < long
  const plain = readingsOf(secret).map(({ text }): Spelling => {
    const short = text.length < long
    return { text: short ? text : lower(text), kind: short ? 'as it is' : 'any case', word: short }
  })
  const coded = word ? [bytes.toString('base64').replace(/=/gu, '')] : [0, 1, 2].map((at) => coreOf(bytes, at))
  return [
    ...plain,
    { text: bytes.toString('hex'), kind: 'any case', word } as const,
    ...coded.map((text) => ({ text, kind: 'Base64', word }) as const),
  ].filter(({ text }) => text !== '')
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

/** With ASCII's upper case as lower case. The length stays the same. */
function lower(text: string): string {
  return text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase())
}

/** `text` with each hidden secret replaced by `***`. The time is proportional to the text's length. */
export function redact(text: string): string {
  if (secrets.size === 0) return text
  const places = readingsOf(text)
    .flatMap((reading) => [...secrets.values()].flat().flatMap((spelling) => placesOf(spelling, reading)))
    .sort(([a], [b]) => a - b)
  let result = ''
  let end = 0
  for (const [from, to] of places) {
    if (from >= end) result += `${text.slice(end, from)}***`
    end = Math.max(end, to)
  }
  return result + text.slice(end)
}

/** Where a reading of a text contains a spelling, as places in the first text. */
function placesOf({ text, kind, word }: Spelling, reading: Reading): Span[] {
  const folded = fold(reading.text, kind)
  const places: Span[] = []
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
    let [start, end] = [at, at + text.length]
    if (word && (isWord(folded[start - 1]) || isWord(folded[end]))) continue
    if (kind === 'Base64' && !word) {
      // The characters at both ends contain bits of the secret too.
      if (isCode(folded[start - 1])) start -= 1
      if (isCode(folded[end])) end += 1
    }
    while (kind === 'Base64' && folded[end] === '=') end += 1
    places.push(reading.place(start, end))
  }
  return places
}

/** A text in the form that a kind of spelling is compared with. The length stays the same. */
function fold(text: string, kind: Spelling['kind']): string {
  if (kind === 'any case') return lower(text)
  return kind === 'Base64' ? text.replace(/-/gu, '+').replace(/_/gu, '/') : text
}

function isWord(character = ''): boolean {
  return /^[a-z0-9]$/iu.test(character)
}

function isCode(character = ''): boolean {
  return /^[a-z0-9+/]$/iu.test(character)
}

/**
 * Whether a text contains a hidden secret in any spelling. It is also found if other characters than letters and digits
 * stand between those of the secret, such as dots and dashes in a host name.
 */
export function holdsSecret(text: string): boolean {
  return readingsOf(text).some((reading) => {
    const bare = bareOf(reading.text)
    const folded = { ...reading, text: lower(reading.text) }
    return [...secrets.values()].flat().some((spelling) => {
      const sought = bareOf(spelling.text)
      if (!spelling.word && sought.length >= long) return bare.includes(sought)
      return placesOf({ ...spelling, text: lower(spelling.text), kind: 'as it is', word: true }, folded).length > 0
    })
  })
}

/** Only the letters and digits of ASCII, in lower case. */
function bareOf(text: string): string {
  return lower(text).replace(/[^a-z0-9]+/gu, '')
}
