import { ActionError } from '../errors.ts'
import { printable } from './printable.ts'

/**
 * Text from outside for a place in Markdown where prose stands, a table's cell included: whatever could start markup,
 * leave the cell, mention a person or refer to an issue is written so that GitHub shows it and does nothing else.
 */
export function prose(text: string): string {
  return printable(text)
    .replace(
      /[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu,
      (character) => `&#${character.codePointAt(0)};`,
    )
    .replace(/@/gu, '&#64;&#8203;')
    .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
    .replace(/:(?=\/\/)/gu, '&#58;')
    .replace(/(?<=www)\./giu, '&#46;')
}

/** What to do about an error, for a log's reader; empty where nothing is known. */
export function hintOf(error: unknown): string {
  return error instanceof ActionError ? advice(error.hint) : ''
}

/** A hint as a paragraph; empty where there is none. */
export function advice(hint: string | undefined): string {
  return hint ? `**What to do:** ${paragraph(hint)}` : ''
}

/**
 * A text of our own: sentences, each line a part of one paragraph, and after the first line maybe lines to copy, which
 * begin where a line is no sentence.
 */
export function paragraph(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => index > 0 && !/^\p{Lu}.* .*[.:]$/u.test(line))
  const sentences = at < 0 ? lines : lines.slice(0, at)
  return [prose(sentences.join(' ')), ...(at < 0 ? [] : [block(lines.slice(at))])].join('\n\n')
}

/** Lines to copy. What looks like the end of the block within is none. */
function block(lines: readonly string[]): string {
  const code = lines.map(printable).join('\n')
  const longest = Math.max(2, ...(code.match(/`+/gu) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}yaml\n${code}\n${fence}`
}

export type Row = readonly [name: string, value: string]

/** A heading, and what stands under it. */
export function page(title: string, ...parts: readonly (string | undefined)[]): string {
  return `### ${title}\n\n${parts.filter(Boolean).join('\n\n')}\n`
}

/** A table of two columns, without the rows that have nothing to say. */
export function table(rows: readonly Row[], head: readonly [string, string] = ['', '']): string {
  return columns(
    head,
    rows.filter(([, value]) => value !== ''),
  )
}

/** A table; its cells are Markdown. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [head, head.map(() => '---'), ...rows].map(line).join('\n')
}

/** Facts in one line; those that are empty are left out. */
export function oneLine(...facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ')
}

/** A link of the service, where a click leads to it. */
export function anchor(link: string): string {
  return `[https://${link}](https://${link})`
}
