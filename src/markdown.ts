import { ActionError } from './errors.ts'
import type { Outcome } from './outcome.ts'
import type { Subject } from './plan.ts'
import { count, formatBytes, formatDuration, printable } from './text.ts'

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

/** The job summary for what a run came to. */
export function summaryOf(outcome: Outcome): string {
  if (outcome.result === 'skipped') return page('⏭️ Nothing deployed', prose(outcome.reason))
  const rows: Row[] = []
  if (outcome.result === 'deployed') {
    rows.push(['Link', anchor(outcome.link)], ['Status', prose(outcome.status)])
  } else {
    rows.push(['Deleted', outcome.links.map(prose).join(', ')])
  }
  rows.push(['Environment', prose(outcome.environment)], ['For', subject(outcome.subject)])
  if (outcome.result === 'deployed') {
    rows.push(
      ['Commit', prose(outcome.sha.slice(0, 7))],
      ['Files', `${count(outcome.fileCount, 'file')}, ${formatBytes(outcome.bytes)}`],
      ['Took', formatDuration(outcome.duration)],
    )
  }
  const { used, limit } = outcome.quota
  if (used !== undefined) rows.push(['Quota used', limit === undefined ? `${used}` : `${used} of ${limit}`])
  return page(outcome.result === 'deployed' ? '🚀 Site deployed' : '🧹 Link deleted', table(rows))
}

/** The job summary for a run that failed: what happened and what to do. */
export function failureSummaryOf(error: unknown): string {
  return page(
    '❌ Static Deploy failed',
    [prose(messageOf(error)), hintOf(error)].filter(Boolean).join('\n\n'),
  )
}

/** What happened, in one line, for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `Something that is no error was thrown: ${String(error)}`
}

function hintOf(error: unknown): string {
  return error instanceof ActionError && error.hint ? `**What to do:** ${prose(error.hint)}` : ''
}

type Row = readonly [name: string, value: string]

function page(title: string, body: string): string {
  return `### ${title}\n\n${body}\n`
}

function table(rows: readonly Row[]): string {
  const lines = rows.filter(([, value]) => value !== '').map(([name, value]) => `| ${name} | ${value} |`)
  return ['| | |', '| --- | --- |', ...lines].join('\n')
}

function anchor(link: string): string {
  return `[https://${link}](https://${link})`
}

function subject(subject: Subject): string {
  if (subject.kind === 'pull-request') return `pull request #${subject.number}`
  return subject.kind === 'branch' ? `branch ${prose(subject.branch)}` : 'the live site'
}
