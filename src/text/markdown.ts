import { holdsSecret } from './masking.ts'
import { printable } from './printable.ts'

/** A text from outside as Markdown prose, also in a cell of a table: no markup, no mention, no reference to an issue. */
export function escapeMarkdown(text: string): string {
  return printable(text)
    .replace(/[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu, (character) => `&#${character.codePointAt(0)};`)
    .replace(/@/gu, '&#64;&#8203;')
    .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
    .replace(/(?<=\bGH)-(?=\d)/giu, '&#45;&#8203;')
    .replace(/:(?=\/\/)/gu, '&#58;')
    .replace(/(?<=www)\./giu, '&#46;')
}

/** What sentences of ours name: an input before a colon or in quotes, with its value or without, or an expression. */
const code = /^[a-z]+(?:-[a-z]+)*(?=: )|"([a-z][\w-]*(?:: [^"]*)?)"|&#36;\{\{.*?\}\}/gu

/** Sentences of ours in Markdown, with code in code font. They may quote anything. */
export function prose(text: string): string {
  return escapeMarkdown(text).replace(code, (all, quoted?: string) => `<code>${quoted ?? all}</code>`)
}

/** The same, in one paragraph; lines to copy may follow them. */
export function paragraph(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => index > 0 && !/^\p{Lu}[^ ]* .*[.:]$/u.test(line))
  if (at < 0) return prose(lines.join(' '))
  return `${prose(lines.slice(0, at).join(' '))}\n\n${codeBlock(lines.slice(at))}`
}

/** Lines to copy. The fence is longer than any row of backticks in them, so that they can't end the block. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.map(printable).join('\n')
  const longest = Math.max(2, ...new Set(text.match(/`+/gu)?.map(({ length }) => length)))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${text.startsWith('{') ? 'json' : 'yaml'}\n${text}\n${fence}`
}

export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

export type Row = readonly [name: string, value: string]

/** A table without the rows whose value is empty. Its head is the first row, because an empty head would be shown. */
export function table(rows: readonly Row[]): string {
  const [head = [], ...others] = rows.filter(([, value]) => value !== '')
  return columns(head, others)
}

export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [head, head.map(() => ':---'), ...rows].map(line).join('\n')
}

export const oneLine = (...facts: readonly string[]): string => facts.filter(Boolean).join(' · ')

/** A host name that leads to its site. Empty if it is. */
export function anchor(link: string): string {
  return holdsSecret(link) ? '***' : link && `[${link}](https://${link})`
}
