import { holdsSecret, redact } from './secrets.ts'

/**
 * Text that comes from outside (file names, answers of the service, branch names) on its way to a person. Pure but for
 * the list of secrets, which is the process's own: what is hidden once stays hidden everywhere.
 */

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

/**
 * `printable` cut to `most` characters, with `…` where something was cut; `***` where a secret is in it in pieces, so that
 * no part of it could be left out alone.
 */
export function excerpt(text: string, most = 200): string {
  const redacted = redact(text)
  if (holdsSecret(redacted)) return '***'
  const line = printable(redacted)
  const characters = line.length > most ? [...line] : []
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : line
}

/** A text that ends as a sentence does, so that another one can follow it. */
export function sentence(text: string): string {
  return /[\p{STerm}…]$/u.test(text) ? text : `${text}.`
}

/**
 * A text of one or more lines that the runner takes for plain text: no line starts with `::` (the runner passes over
 * white space before it) and `##[`, the older form that it obeys anywhere in a line, does not occur. Secrets are
 * redacted.
 */
export function defuse(text: string): string {
  return (
    redact(text)
      // Without line breaks: from each of many empty lines the search would go on to the last.
      .replace(/^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu, '$1\\x3a')
      .replaceAll('##[', '##\\x5b')
  )
}
