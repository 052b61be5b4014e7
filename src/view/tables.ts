import { describe, type Subject } from '../target.ts'
import { anchor, columns, escapeMarkdown, pullRequestLink } from '../text/markdown.ts'
import { count, excerpt, formatAge } from '../text/printable.ts'
import type { Holders, PreviewFacts, SweptPreview } from './run-state.ts'

export function sweptTable(previews: readonly SweptPreview[]): string {
  return columns(['Preview', 'Link', 'Age', 'Result'], previews.toSorted(byResult).map(sweptRow))
}

export function holdersTable({ previews, others }: Holders): string {
  const rows = previews.map((preview) => cellsOf(preview, preview.links.map(clickable)))
  const rest = others === 0 ? '' : `The account holds ${count(others, 'other link')}.`
  return [rows.length > 0 && columns(['Preview', 'Link', 'Age'], rows), rest].filter(Boolean).join('\n\n')
}

export function nameOf(subject: Subject): string {
  return subject.kind === 'pull-request' ? pullRequestLink(subject.number) : escapeMarkdown(describe(subject))
}

/** What is gone comes first. Within that: by number, the newest first, and then branches by name. */
function byResult(a: SweptPreview, b: SweptPreview): number {
  const isKept = ({ stays }: SweptPreview): number => Number(stays !== undefined)
  const number = ({ subject }: SweptPreview): number => (subject.kind === 'pull-request' ? subject.number : 0)
  const name = ({ subject }: SweptPreview): string => (subject.kind === 'branch' ? subject.branch : '')
  return isKept(a) - isKept(b) || number(b) - number(a) || (name(a) < name(b) ? -1 : 1)
}

function sweptRow(preview: SweptPreview): string[] {
  const { deleted, links, expired, stays } = preview
  const shown = [...deleted.map(escapeMarkdown), ...links.map(clickable)]
  const end = expired === undefined ? 'deleted' : `deleted: expired after ${count(expired, 'day')}`
  const rest = stays === undefined ? '' : `stays: ${escapeMarkdown(stays)}`
  const result = rest && deleted.length === 0 ? rest : [end, rest].filter(Boolean).join('<br>')
  return [...cellsOf(preview, shown.length > 0 ? shown : ['not known']), result]
}

function clickable(link: string): string {
  return anchor(link, link)
}

function cellsOf({ subject, title, since }: PreviewFacts, links: readonly string[]): string[] {
  const name = [nameOf(subject), title && escapeMarkdown(excerpt(title, 80))].filter(Boolean).join(': ')
  // A table breaks the line where it can, and an age is short.
  const age = since === undefined ? '' : formatAge(Math.max(0, Date.now() - since)).replaceAll(' ', '\u00a0')
  return [name, links.join('<br>'), age]
}
