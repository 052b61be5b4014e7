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
  if (!hint) return ''
  // Lines to copy come after the first; they are our own.
  const [first = '', ...lines] = hint.split('\n')
  const block = lines.length > 0 ? `\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`` : ''
  return `**What to do:** ${prose(first)}${block}`
}

export type Row = readonly [name: string, value: string]

export function page(title: string, body: string): string {
  return `### ${title}\n\n${body}\n`
}

export function table(rows: readonly Row[]): string {
  const lines = rows.filter(([, value]) => value !== '').map(([name, value]) => `| ${name} | ${value} |`)
  return ['| | |', '| --- | --- |', ...lines].join('\n')
}

export function anchor(link: string): string {
  return `[https://${link}](https://${link})`
}
