import { holdsSecret } from './masking.ts'

const raw = String.raw

/** Makes a text from outside one safe line, with escapes such as `\n` and `\u{1b}`. A text with a secret becomes `***`. */
export function printable(text: string): string {
  if (holdsSecret(text)) return '***'
  return text.replace(unsafe, (character) => named[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

// Joiners stay, because emoji and several scripts need them, and so do what decides how an emoji is drawn.
const ofEmoji = raw`[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\ufe0e\ufe0f]|\ufe0f(?=\u20e3)`

/** Characters that nobody sees. The braille pattern is a blank. */
export const unseen = new RegExp(raw`(?!${ofEmoji})[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`, 'gu')

const unsafe = new RegExp(raw`${unseen.source}|[\p{Cc}\p{Cs}\u2028\u2029]`, 'gu')

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** `printable`, cut to `maxLength` characters. It is cut first, so that a long text costs no time. */
export function excerpt(text: string, maxLength = 200): string {
  if (holdsSecret(text)) return '***'
  const line = printable(text.slice(0, 2 * maxLength + 2))
  const characters = line.length > maxLength ? [...line] : []
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : line
}

/** Adds a full stop if there is none. */
export const sentence = (text: string): string => (/[\p{STerm}…]$/u.test(text) ? text : `${text}.`)

/** Keeps lines from being workflow commands (`::` at the start, `##[` anywhere). A text with a secret becomes `***`. */
export function escapeCommands(text: string): string {
  if (holdsSecret(text)) return '***'
  // No line breaks: from each of many empty lines the search would go to the last one.
  const newer = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu
  return text.replace(newer, '$1\\x3a').replaceAll('##[', '##\\x5b')
}

/** `0 B`, `12.3 kB`, `1.20 GB`: powers of 1000. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const power = [1, 2, 3].find((each) => bytes < 999.5 * 1000 ** each) ?? 4
  return `${(bytes / 1000 ** power).toPrecision(3)} ${['kB', 'MB', 'GB', 'TB'][power - 1]}`
}

/** `0.3 s`, `12.0 s`, `3 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** `0 hours`, `23 hours`, `1 day`. */
export function formatAge(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000)
  if (hours < 1) return 'less than an hour'
  return hours < 24 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day')
}

/** `1 file`, `12,000 files`. */
export function count(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** `12,000`. The platform's own formatter takes 10 ms to load. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',')
}

/** `a, b and 3 more`. */
export function firstOf<T>(items: readonly T[], maxCount: number, nameOf: (item: T) => string = String): string {
  const shown = items.slice(0, maxCount).map(nameOf).join(', ')
  return items.length > maxCount ? `${shown} and ${formatNumber(items.length - maxCount)} more` : shown
}

/** As in `5 % (50 of 1,000 as the service counts)`. Empty if none was reported. */
export function formatQuota({ used, limit }: { used?: number | undefined; limit?: number | undefined } = {}): string {
  if (used === undefined) return ''
  const counted = `${formatNumber(used)}${limit === undefined ? '' : ` of ${formatNumber(limit)}`} as the service counts`
  return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted
}
