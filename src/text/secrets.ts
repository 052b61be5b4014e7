/** A secret of fewer characters would be found by chance in many words, so it counts only as a word of its own. */
const long = 8

/** How many times a text may be escaped (JSON in JSON, a percent sign of a percent sign). */
const mostLevels = 3

/** A way to write a secret: its letters and digits, to be found in those of a text; or a pattern, if they are few. */
type Spelling = string | RegExp

const registered = new Map<string, readonly Spelling[]>()

/** Remembers a secret. From now on no text that holds it is shown. */
export function registerSecret(secret: string): void {
  if (secret !== '' && !registered.has(secret)) registered.set(secret, spellingsOf(secret))
}

/**
 * Whether a text holds a secret: in any letter case, with any escapes or other characters between its letters and
 * digits, in Base64, alone or within a longer text such as `user:key`, in hexadecimal, or as decimal bytes. A short
 * secret is found only as it is, or escaped.
 */
export function holdsSecret(text: string): boolean {
  const spellings = [...registered.values()].flat()
  if (spellings.length === 0) return false
  for (const reading of readingsOf(text)) {
    const letters = lettersOf(reading)
    if (spellings.some((each) => (typeof each === 'string' ? letters.includes(each) : each.test(reading)))) return true
  }
  return false
}

function spellingsOf(secret: string): Spelling[] {
  const bytes = Buffer.from(secret)
  // So many are printed of a `Buffer` by Node.
  const first = bytes.subarray(0, 50)
  const coded = secret.length < long ? [] : [first.toString('hex'), first.join(','), ...base64Of(bytes)]
  return [...readingsOf(secret), ...coded].map((text) => {
    const letters = lettersOf(text)
    if (letters.length >= long) return letters
    const literal = text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    return new RegExp(text.length < long ? `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])` : literal, 'iu')
  })
}

/** The characters in Base64 that are the same whatever stands around the bytes (RFC 4648, 4). */
function base64Of(bytes: Buffer): string[] {
  // So many of the three bytes that make four characters come before the secret.
  return [0, 1, 2].map((before) => {
    const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    return coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
  })
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
}

/** A text, and what it says after its escapes were undone, again and again. The time is proportional to its length. */
function* readingsOf(text: string): Generator<string> {
  let reading = text
  for (let level = 0; ; level += 1) {
    yield reading
    const next: string = level < mostLevels ? reading.replace(escapes, unescaped) : reading
    if (next === reading) return
    reading = next
  }
}

/**
 * What counts as an escape: percent-encoding of ASCII and of well-formed UTF-8, backslashes with what they escape in
 * JSON and JavaScript, HTML's character references, a terminal's colours, and everything that is not printable ASCII.
 */
const escapes = new RegExp(
  [
    '%[0-7]H|%[cdCD]H%[89abAB]H|%[eE]H(?:%[89abAB]H){2}|%[fF][0-7](?:%[89abAB]H){3}',
    String.raw`\\+(?:u(HHHH)|u\{(H{1,6})\}|x(HH)|[bfnrtv])?`,
    '&(?:#([0-9]{1,7})|#[xX](H{1,6})|(amp|lt|gt|quot|apos)|shy|zwn?j);?',
    String.raw`\u001b\[[0-9;]*[A-Za-z]`,
    // The flag to ignore case is not used: with it the Kelvin sign would match "k", and would count as ASCII.
    String.raw`[^\x20-\x7e]`,
  ]
    .join('|')
    .replaceAll('H', '[0-9a-fA-F]'),
  'gu',
)

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Characters that no reader sees: control and format characters, and marks that are drawn over another character. */
const unseen = /^[\p{Cc}\p{Cf}\p{M}\u2028\u2029\u115f\u1160\u3164\uffa0]/u

/** The meaning of an escape; empty if it only stands between characters. The other parameters are its groups. */
function unescaped(escaped: string, ...[unit, braced, byte, decimal, hex, name]: (string | undefined)[]): string {
  const digits = unit ?? braced ?? byte ?? hex
  const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16)
  if (code <= 0x10ffff) return String.fromCodePoint(code)
  if (escaped.startsWith('%')) return Buffer.from(escaped.replaceAll('%', ''), 'hex').toString()
  if (escaped.startsWith('&')) return references[name ?? ''] ?? ''
  return escaped.startsWith('\\') || unseen.test(escaped) ? '' : escaped.normalize('NFKC')
}
