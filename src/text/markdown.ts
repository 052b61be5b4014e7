import { runUrl } from '../environment.ts'
import { hostNameOf } from './address.ts'
import { printable } from './printable.ts'
import { holdsSecret } from './secrets.ts'

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

export function advice(hint: string | undefined): string {
  return hint ? `**What to do:** ${paragraph(hint)}` : ''
}

/** A text of our own in Markdown: sentences become one paragraph, and lines to copy may follow them. */
export function paragraph(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => index > 0 && !/^\p{Lu}[^ ]* .*[.:]$/u.test(line))
  if (at < 0) return escapeMarkdown(lines.join(' '))
  return `${escapeMarkdown(lines.slice(0, at).join(' '))}\n\n${block(lines.slice(at))}`
}

/** A code block. Its fence is longer than any row of backticks in the lines, so that they can't end the block. */
function block(lines: readonly string[]): string {
  const code = lines.map(printable).join('\n')
  const longest = Math.max(2, ...new Set(code.match(/`+/gu)?.map(({ length }) => length)))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${code.startsWith('{') ? 'json' : 'yaml'}\n${code}\n${fence}`
}

export type Row = readonly [name: string, value: string]

export function page(title: string, ...parts: readonly (string | undefined)[]): string {
  return `### ${title}\n\n${parts.filter(Boolean).join('\n\n')}\n`
}

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

export function anchor(link: string, shown = `https://${link}`): string {
  return holdsSecret(`${link}${shown}`) ? '***' : `[${shown}](https://${link})`
}

/** The short form of a commit, as a link; empty if there is none. */
export function commitLink(sha: string): string {
  if (!/^[0-9a-f]{7,64}$/u.test(sha)) return escapeMarkdown(sha.slice(0, 7))
  return inRepository(`\`${sha.slice(0, 7)}\``, `commit/${sha}`)
}

export function pullRequestLink(number: number): string {
  return inRepository(`pull request #${number}`, `pull/${number}`)
}

/** The page of the run tells where the repository is. */
function inRepository(shown: string, path: string): string {
  const [repository, run] = runUrl().split('/actions/runs/')
  return run === undefined ? shown : `[${shown}](${repository}/${path})`
}

/**
 * The input `message` with `{url}` and `{link}` replaced. It is the user's own Markdown, so it is not escaped; a link is
 * the service's word, so it must be a host name, which can't be markup. Empty if there is nothing to show.
 */
export function messageFor(message: string, link: string): string {
  if (hostNameOf(link) !== link) return ''
  const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link)
  return holdsSecret(text) ? '***' : text
}
