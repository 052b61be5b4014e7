import { holdsSecret, redact } from './secrets.ts'

/**
 * Makes text from outside (file names, the service's answers, branch names) safe to show to a person. Secrets are
 * hidden first; the list of them belongs to the whole process.
 */

/**
 * One printable line. Control characters, invisible format characters, line separators and lone surrogates become
 * escapes (`\n`, `\x1b`, `\u202e`). So no name can start a line, colour a terminal or change the reading direction.
 * Joiners (U+200C, U+200D) stay, because emoji and several scripts need them. Secrets are redacted first.
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
 * `printable`, cut to `most` characters, with `…` if something was cut. It is `***` if a secret is in the text in
 * pieces: then the pieces can't be cut out one by one.
 */
export function excerpt(text: string, most = 200): string {
  const redacted = redact(text)
  if (holdsSecret(redacted)) return '***'
  const line = printable(redacted)
  const characters = line.length > most ? [...line] : []
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : line
}

/** A text with a full stop at its end, unless it ends a sentence already. So another sentence can follow it. */
export function sentence(text: string): string {
  return /[\p{STerm}…]$/u.test(text) ? text : `${text}.`
}

/**
 * A text, of one or more lines, that the runner takes for plain text. No line starts with `::`, also not after white
 * space, which the runner ignores. And `##[`, the older form, which the runner obeys anywhere in a line, does not
 * occur. Secrets are redacted.
 */
export function escapeCommands(text: string): string {
  return (
    redact(text)
      // It does not match line breaks: otherwise the search would go from each of many empty lines to the last one.
      .replace(/^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu, '$1\\x3a')
      .replaceAll('##[', '##\\x5b')
  )
}
