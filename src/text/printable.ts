import { holdsSecret, redact } from './secrets.ts'

/**
 * A text from outside (a file's name, the service's answer, a branch) as one line that is safe to show. Control
 * characters, invisible format characters, line separators and lone surrogates become escapes (`\n`, `\x1b`, `\u202e`).
 * So no name can start a line, colour a terminal or change the reading direction. Joiners (U+200C, U+200D) stay, because
 * emoji and several scripts need them. Secrets are redacted first.
 */
export function printable(text: string): string {
  return redact(text).replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    const hex = code.toString(16)
    if (code > 0xffff) return `\\u{${hex}}`
    if (code > 0xff) return `\\u${hex.padStart(4, '0')}`
    return named[character] ?? `\\x${hex.padStart(2, '0')}`
  })
}

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** `printable`, cut to `most` characters, with `…` if so. It is `***` if a secret is in the text in pieces. */
export function excerpt(text: string, most = 200): string {
  if (holdsSecret(redact(text))) return '***'
  const line = printable(text)
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
