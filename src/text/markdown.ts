import type { Advice } from '../errors.ts'
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

/** Sentences of ours in Markdown. Text in double quotes is shown in code font. */
export function prose(text: string): string {
  const parts = escapeMarkdown(text).split('"')
  // A quotation mark in a quoted text leaves it open where the code ends.
  if (parts.length % 2 === 0) return parts.join('"')
  return parts.map((part, index) => (index % 2 === 1 && part !== '' ? `<code>${part}</code>` : part)).join('')
}

/** Sentences, and the lines to copy below them. */
export function paragraph({ text, lines }: Advice): string {
  return paragraphs(prose(text), lines && codeBlock(lines))
}

/** The fence is longer than any row of backticks in the lines, so that they can't end the block. */
function codeBlock(lines: string): string {
  const text = lines.split('\n').map(printable).join('\n')
  const longest = Math.max(2, ...new Set(text.match(/`+/gu)?.map(({ length }) => length)))
  const fence = '`'.repeat(longest + 1)
  return `${fence}yaml\n${text}\n${fence}`
}

export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

export function foldedUnder(summary: string, text: string): string {
  return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`
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
