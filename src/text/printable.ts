import { holdsSecret } from './masking.ts'

/**
 * A text from outside as one safe line: control and format characters, line separators and lone surrogates become escapes
 * (`\n`, `\u{1b}`). Joiners stay, because emoji and several scripts need them. With a secret it is `***`.
 */
export function printable(text: string): string {
  if (holdsSecret(text)) return '***'
  const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
  return text.replace(unsafe, (character) => named[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** `printable`, cut to `most` characters of at most two code units, with `…` if so. Only that part is made printable. */
export function excerpt(text: string, most = 200): string {
  if (holdsSecret(text)) return '***'
  const line = printable(text.slice(0, 2 * most + 2))
  const characters = line.length > most ? [...line] : []
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : line
}

/** A text that another sentence can follow. */
export function sentence(text: string): string {
  return /[\p{STerm}…]$/u.test(text) ? text : `${text}.`
}

/**
 * Lines that the runner takes for plain text: none starts with `::`, after white space or not, and none holds `##[`, the
 * older form. This is the last guard before the log: a text with a secret is `***`.
 */
export function escapeCommands(text: string): string {
  if (holdsSecret(text)) return '***'
  // It does not match line breaks: otherwise the search would go from each of many empty lines to the last one.
  const newer = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu
  return text.replace(newer, '$1\\x3a').replaceAll('##[', '##\\x5b')
}

/** A number of bytes as a person reads it: `0 B`, `12.3 kB`, `1.20 GB` (powers of 1000). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const power = [1, 2, 3].find((each) => bytes < 999.5 * 1000 ** each) ?? 4
  return `${(bytes / 1000 ** power).toPrecision(3)} ${['kB', 'MB', 'GB', 'TB'][power - 1]}`
}

/** Milliseconds as a person reads them: `0.3 s`, `12.0 s`, `3 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** An age as a person reads it: `under a minute`, `5 minutes`, `1 day`. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return 'under a minute'
  if (minutes < 60) return count(minutes, 'minute')
  return minutes < 1440 ? count(Math.floor(minutes / 60), 'hour') : count(Math.floor(minutes / 1440), 'day')
}

/** A count with its noun: `1 file`, `12,000 files`. */
export function count(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** An integer as a person reads it: `12,000`. The platform's own formatter takes 10 ms to load. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',')
}

/** The first `most` items, joined, and how many more there are: `a, b and 3 more`. */
export function firstOf(items: readonly string[], most: number): string {
  const shown = items.slice(0, most).join(', ')
  return items.length > most ? `${shown} and ${formatNumber(items.length - most)} more` : shown
}
