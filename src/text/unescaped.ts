/** A text after its escapes were undone, and the place in the first text that each character comes from. */
export interface Reading {
  readonly text: string
  /** The part of the first text that became the characters from `start` to before `end`; at least one character. */
  place(start: number, end: number): Span
}

/** From the first index to before the second one. */
export type Span = readonly [start: number, end: number]

/** How many times a text may be escaped (JSON in JSON, a percent sign of a percent sign). */
const mostLevels = 3

/** A text, and the same after its escapes were undone, again and again. The time is proportional to its length. */
export function readingsOf(text: string): readonly Reading[] {
  return withDeeper({ text, place: (start, end) => [start, end] }, mostLevels)
}

function withDeeper(reading: Reading, levels: number): Reading[] {
  const next = levels > 0 ? unescaped(reading) : reading
  return next.text === reading.text ? [reading] : [reading, ...withDeeper(next, levels - 1)]
}

/** An escape that was undone: where its meaning is in the new text, and where it was in the text before. */
interface Undone {
  readonly start: number
  readonly end: number
  readonly from: Span
}

function unescaped(before: Reading): Reading {
  const undone: Undone[] = []
  let shift = 0
  const text = before.text.replace(escapes, (escaped: string, index: number) => {
    const meaning = meaningOf(escaped)
    const start = index + shift
    if (meaning !== escaped) undone.push({ start, end: start + meaning.length, from: [index, index + escaped.length] })
    shift += meaning.length - escaped.length
    return meaning
  })
  const edge = (index: number, side: 0 | 1): number => {
    const { end = 0, from = [0, 0] } = lastBefore(undone, index) ?? {}
    return index < end ? from[side] : from[1] + index - end + side
  }
  return { text, place: (start, end) => before.place(edge(start, 0), edge(end - 1, 1)) }
}

function lastBefore(undone: readonly Undone[], index: number): Undone | undefined {
  let low = 0
  let high = undone.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((undone[middle]?.start ?? 0) <= index) low = middle + 1
    else high = middle
  }
  return undone[low - 1]
}

/**
 * What counts as an escape: percent-encoding of ASCII and of well-formed UTF-8, backslashes with what they escape in
 * JSON and JavaScript, HTML's character references, a terminal's colours, and everything that is not printable ASCII.
 */
const escapes = new RegExp(
  [
    '%[0-7]H|%[cdCD]H%[89abAB]H|%[eE]H(?:%[89abAB]H){2}|%[fF][0-7](?:%[89abAB]H){3}',
    String.raw`\\+(?:uHHHH|u\{H{1,6}\}|xHH|[bfnrtv])?`,
    '&(?:#[0-9]{1,7}|#[xX]H{1,6}|amp|lt|gt|quot|apos|shy|zwn?j);?',
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

/** The meaning of an escape; empty if it only stands between characters. */
function meaningOf(escaped: string): string {
  const [, hex, decimal] = /^(?:\\+|&#)(?:[ux]\{?([0-9a-f]+)|([0-9]+))/iu.exec(escaped) ?? []
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  if (code <= 0x10ffff) return String.fromCodePoint(code)
  if (escaped.startsWith('%')) return percentDecoded(escaped)
  if (escaped.startsWith('&')) return references[escaped.slice(1).replace(';', '')] ?? ''
  return escaped.startsWith('\\') || unseen.test(escaped) ? '' : escaped.normalize('NFKC')
}

function percentDecoded(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}
