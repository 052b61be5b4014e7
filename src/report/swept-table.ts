import { runUrl } from '../environment.ts'
import { describe, type Subject } from '../target.ts'
import { columns, escapeMarkdown } from '../text/markdown.ts'
import { count, formatAge } from '../text/printable.ts'
import type { SweptPreview } from './outcome.ts'
import { hostLink } from './words.ts'

/** Empty if there are none. */
export function sweptTable(previews: readonly SweptPreview[]): string {
  return previews.length > 0 ? columns(['Preview', 'Address', 'Age', 'Result'], previews.map(rowOf)) : ''
}

export function nameOf(subject: Subject): string {
  if (subject.kind !== 'pull-request') return escapeMarkdown(describe(subject))
  const [repository] = runUrl().split('/actions/')
  return repository ? `[${describe(subject)}](${repository}/pull/${subject.number})` : describe(subject)
}

function rowOf({ subject, since, deleted, absent = [], links, expired, stays }: SweptPreview): string[] {
  const addresses = [...deleted.map(escapeMarkdown), ...links.map(hostLink)]
  // A table breaks the line where it can, and an age is short.
  const age = since === undefined ? '' : formatAge(Math.max(0, Date.now() - since)).replaceAll(' ', '\u00a0')
  const after = expired === undefined ? '' : `: expired after ${count(expired, 'day')}`
  const results = [
    deleted.length > absent.length || (deleted.length === 0 && stays === undefined) ? `deleted${after}` : '',
    absent.length > 0 ? 'was not in this account' : '',
    stays === undefined ? '' : `stays: ${escapeMarkdown(stays)}`,
  ]
  return [nameOf(subject), addresses.join('<br>'), age, results.filter(Boolean).join('<br>')]
}
