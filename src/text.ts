/**
 * Text that comes from outside (file names, answers of the service, branch names) on its way to a person. Pure but for
 * the list of secrets, which is the process's own: what is hidden once stays hidden everywhere.
 */

const secrets = new Set<string>()

/**
 * Remembers a secret so that `redact` replaces it from now on, in the spellings in which an answer could echo it: as it
 * is, percent-encoded, as JSON and as Base64.
 */
export function hide(secret: string): void {
  if (secret === '') return
  const spellings = [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
  ]
  for (const spelling of spellings) secrets.add(spelling)
}

/** `text` with each hidden secret replaced by `***`. */
export function redact(text: string): string {
  let result = text
  // Longest first: one spelling may be part of another, and the rest of the longer one would stay.
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    result = result.replaceAll(secret, '***')
  }
  return result
}

/**
 * One printable line: control and invisible format characters, line separators and lone surrogates become escapes
 * (`\n`, `\x1b`, `\u202e`), so that no name can start a line, colour a terminal or turn the reading direction. Joiners
 * (U+200C, U+200D) stay, they are part of emoji and of several scripts. Secrets are redacted first.
 */
export function printable(text: string): string {
  return redact(text).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
    if (character === '\u200c' || character === '\u200d') return character
    if (character === '\n') return '\\n'
    if (character === '\r') return '\\r'
    if (character === '\t') return '\\t'
    const code = character.codePointAt(0) ?? 0
    if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`
    return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`
  })
}

/** `printable` cut to `most` characters, with `…` where something was cut. */
export function excerpt(text: string, most = 200): string {
  const line = printable(text)
  const characters = line.length > most ? [...line] : []
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : line
}

/**
 * A text of one or more lines that the runner takes for plain text: no line starts with `::` (the runner passes over
 * white space before it) and `##[`, the older form that it obeys anywhere in a line, does not occur. Secrets are
 * redacted.
 */
export function defuse(text: string): string {
  return redact(text)
    .replace(/^([\s\u0085]*):(?=:)/gmu, '$1\\x3a')
    .replaceAll('##[', '##\\x5b')
}

/** A number of bytes for a person: `0 B`, `12.3 kB`, `1.20 GB` (powers of 1000). */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${unit === 0 ? value : value.toPrecision(3)} ${units[unit]}`
}

/** Milliseconds for a person: `0.3 s`, `12.0 s`, `3 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** A count with its noun: `1 file`, `12,000 files`. */
export function count(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** An integer for a person: `12,000`. The platform's own formatter takes 10 ms to load. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',')
}

/** The first `most` items, joined, with how many more there are: `a, b and 3 more`. */
export function firstOf(items: readonly string[], most: number): string {
  const shown = items.slice(0, most).join(', ')
  return items.length > most ? `${shown} and ${formatNumber(items.length - most)} more` : shown
}
