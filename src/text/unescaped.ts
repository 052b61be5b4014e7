/** How many times a text may be escaped (JSON in JSON, a percent sign of a percent sign). */
const mostLevels = 3

/** A text, and what it says after its escapes were undone, again and again. The time is proportional to its length. */
export function* readingsOf(text: string): Generator<string> {
  let reading = text
  for (let level = 0; ; level += 1) {
    yield reading
    const next: string = level < mostLevels ? reading.replace(escapes, meaningOf) : reading
    if (next === reading) return
    reading = next
  }
}

/**
 * What counts as an escape: percent-encoding of ASCII and of well-formed UTF-8, backslashes with what they escape in
 * JSON and JavaScript, what marks a byte as hexadecimal (`0x`), HTML's character references, a terminal's colours, and
 * everything that is not printable ASCII.
 */
const escapes = new RegExp(
  [
    '%[0-7]H|%[cdCD]H%[89abAB]H|%[eE]H(?:%[89abAB]H){2}|%[fF][0-7](?:%[89abAB]H){3}',
    String.raw`\\+(?:u(HHHH)|u\{(H{1,6})\}|x(HH)|[bfnrtv])?`,
    String.raw`\b0[xX](?=HH\b)`,
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
function meaningOf(escaped: string, ...[unit, braced, byte, decimal, hex, name]: (string | undefined)[]): string {
  const digits = unit ?? braced ?? byte ?? hex
  const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16)
  if (code <= 0x10ffff) return String.fromCodePoint(code)
  if (escaped.startsWith('%')) return Buffer.from(escaped.replaceAll('%', ''), 'hex').toString()
  if (escaped.startsWith('&')) return references[name ?? ''] ?? ''
  return /^[\\0]/u.test(escaped) || unseen.test(escaped) ? '' : escaped.normalize('NFKC')
}
