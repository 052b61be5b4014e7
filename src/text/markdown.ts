import { isDeepStrictEqual } from 'node:util'
import type { Advice, Block } from '../errors.ts'
import { holdsSecret } from './masking.ts'
import { printable } from './printable.ts'

/** Makes a text from outside safe for Markdown, also in a table: no markup, no mention, no emoji, no reference to an issue. */
export function escapeMarkdown(text: string): string {
  return (
    printable(text)
      .replace(/[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu, (character) => `&#${character.codePointAt(0)};`)
      .replace(/@/gu, '&#64;&#8203;')
      .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
      .replace(/(?<=\bGH)-(?=\d)/giu, '&#45;&#8203;')
      .replace(/:(?=\/\/)/gu, '&#58;')
      // Two figures are of a time of day.
      .replace(/:(?=(?!\d\d:)[\w+-]+:)/gu, ':&#8203;')
      .replace(/(?<=www)\./giu, '&#46;')
  )
}

/** The address of a page of this action's documentation. */
const ownPage =
  /(https:\/\/github\.com\/static-deploy\/static-deploy-action\/blob\/main\/docs\/[\w-]+\.md(?:#[\w-]+)?)/u

/** For messages of this action. Text in double quotes or backticks is shown in code font, and its own pages are links. */
export function prose(text: string): string {
  const pieces = printable(text).split(ownPage)
  const escaped = pieces.map((piece, index) => (index % 2 === 1 ? `[${piece}](${piece})` : escapeMarkdown(piece)))
  const parts = escaped
    .join('')
    .replace(/&#96;((?:(?!&#96;)[^\n])+)&#96;/gu, '<code>$1</code>')
    .split('"')
  // With an odd number of quotation marks it is unclear where code ends.
  if (parts.length % 2 === 0) return parts.join('"')
  return parts.map((part, index) => (index % 2 === 1 && part !== '' ? `<code>${part}</code>` : part)).join('')
}

export function paragraph({ text, blocks = [] }: Advice): string {
  const parts = blocks.flatMap(({ place, lines }) => [prose(place), codeBlock(lines)])
  return paragraphs(prose(text), ...parts)
}

/** Warnings and notices in Markdown, each once, and so are equal lines to paste. @param shown what stands above */
export function noted(
  warnings: readonly (Advice & { readonly isNotice?: boolean })[],
  shown: readonly Block[] = [],
): string {
  const all = [...shown]
  const unique = new Map(warnings.map((each) => [each.text, each])).values()
  const texts = [...unique].map(({ text, blocks = [], isNotice }) => {
    const others = blocks.filter((block) => !all.some((each) => isDeepStrictEqual(block, each)))
    all.push(...others)
    return `${isNotice ? 'ℹ️' : '⚠️'} ${paragraph({ text, blocks: others })}`
  })
  return paragraphs(...texts)
}

/** The fence is longer than any row of backticks in the lines. */
function codeBlock(lines: string): string {
  const text = lines.split('\n').map(printable).join('\n')
  const longest = Math.max(2, ...new Set(text.match(/`+/gu)?.map(({ length }) => length)))
  const fence = '`'.repeat(longest + 1)
  return `${fence}yaml\n${text}\n${fence}`
}

export const paragraphs = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n')

export type Row = readonly [name: string, value: string]

/** Leaves out rows without a value. The first row is the head, because GitHub would show an empty one. */
export function table(rows: readonly Row[]): string {
  const [head, ...others] = rows.filter(([, value]) => value !== '')
  return head ? columns(head, others) : ''
}

export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [head, head.map(() => ':---'), ...rows].map(line).join('\n')
}

export const oneLine = (...facts: readonly string[]): string => facts.filter(Boolean).join(' · ')

export function anchor(link: string): string {
  return holdsSecret(link) ? '***' : link && `[${link}](https://${link})`
}

/** GitHub makes a link of it, if it is not in code font. */
export const commitName = (sha: string): string => escapeMarkdown(sha.slice(0, 7))
