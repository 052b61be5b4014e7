import { wordsOf } from '../errors.ts'
import type { Quota } from '../hosting/account.ts'
import type { Outcome, Swept, SweptPreview } from '../outcome.ts'
import { changedPagesOf } from '../pages/markdown.ts'
import { describe, type Subject } from '../target.ts'
import { count, firstOf, formatAge, formatBytes, formatDuration, formatNumber, formatPercent } from '../text/format.ts'
import {
  advice,
  anchor,
  columns,
  commitLink,
  escapeMarkdown,
  oneLine,
  page,
  paragraph,
  pullRequestLink,
  type Row,
  table,
} from '../text/markdown.ts'
import { excerpt } from '../text/printable.ts'

/** What a summary shows besides the outcome. */
export interface SummaryFacts {
  /** All warnings of the run. */
  readonly warnings: readonly string[]
  readonly now: Date
  /** The page of this run; empty outside a runner. */
  readonly runUrl: string
}

/** The job summary for the result of a run: the link first, then what was done, then what somebody should look at. */
export function summaryOf(outcome: Outcome, about: SummaryFacts): string {
  const body = outcome.result === 'swept' ? [sweptBody(outcome, about)] : bodyOf(outcome, about.runUrl)
  return page(titleOf(outcome), ...body, warningsOf(about.warnings))
}

/** The job summary for a run that failed: what happened and what to do. */
export function failureSummaryOf(error: unknown, warnings: readonly string[]): string {
  const { message, hint } = wordsOf(error)
  return page('❌ Static Deploy failed', escapeMarkdown(message), advice(hint), warningsOf(warnings))
}

function warningsOf(warnings: readonly string[]): string {
  return warnings.map((warning) => `⚠️ ${paragraph(warning)}`).join('\n\n')
}

function titleOf(outcome: Outcome): string {
  switch (outcome.result) {
    case 'deployed':
      return `🚀 ${anchor(outcome.link)}`
    case 'deleted':
      return `🧹 Deleted: ${escapeMarkdown(firstOf(outcome.links, 10))}`
    case 'swept': {
      const { previews, left } = outcome
      const deleted = previews.filter(({ became }) => became === 'deleted').length
      if (previews.length === 0 && left === 0) return '🧹 Sweep: nothing to delete'
      return `🧹 Sweep: ${count(deleted, 'preview')} deleted, ${formatNumber(previews.length - deleted)} kept`
    }
    case 'skipped':
      if (outcome.findings !== undefined) return '🔎 Dry run: nothing was written'
      if (outcome.teardown) return '⏭️ Nothing to delete'
      return outcome.link === undefined ? '⏭️ Nothing deployed' : `⏭️ ${anchor(outcome.link)}`
  }
}

function bodyOf(outcome: Exclude<Outcome, Swept>, runUrl: string): string[] {
  const isPreview = outcome.result !== 'skipped' && outcome.subject.kind !== 'live-site'
  const rows: Row[] = [
    ['Result', isPreview ? `${outcome.result}, for ${nameOf(outcome.subject, runUrl)}` : outcome.result],
    ['Environment', escapeMarkdown(outcome.environment)],
  ]
  if (outcome.result === 'skipped') {
    const findings = outcome.findings?.map(([name, text]): Row => [escapeMarkdown(name), escapeMarkdown(text)])
    return [escapeMarkdown(outcome.reason), table([...rows, ...(findings ?? [])])]
  }
  const quota: Row = ['Quota used', quotaOf(outcome.quota)]
  if (outcome.result === 'deleted') return [table([...rows, quota])]
  const { form, liveAfter, status, compared, link } = outcome
  const size = `${count(outcome.fileCount, 'file')}, ${formatBytes(outcome.bytes)}`
  const omitted = [...outcome.omitted].map(
    ([reason, paths]) => `${formatNumber(paths.length)} (${reason}): ${escapeMarkdown(firstOf(paths, 3))}`,
  )
  rows.push(
    ['Commit', commitLink(outcome.sha, runUrl)],
    ['Sent', `${size}, ${form === 'zip' ? 'as one archive' : 'as single files'}`],
    ['Took', formatDuration(outcome.duration)],
    ['Verified', liveAfter === undefined ? '' : `live after ${formatDuration(liveAfter)}`],
    ['Status', status === 'active' ? '' : escapeMarkdown(excerpt(status))],
    quota,
    ['Left out', omitted.join('<br>')],
    ['Deleted to make room', escapeMarkdown(firstOf(outcome.freed, 10))],
  )
  return [table(rows), compared ? changedPagesOf(compared, link) : '']
}

function nameOf(subject: Subject, runUrl: string): string {
  return subject.kind === 'pull-request' ? pullRequestLink(subject.number, runUrl) : escapeMarkdown(describe(subject))
}

/** The quota as the service reported it, and how much of it is used; empty if it reported none. */
export function quotaOf({ used, limit }: Quota): string {
  if (used === undefined) return ''
  if (limit === undefined) return digits(used)
  return `${digits(used)} of ${digits(limit)}${limit > 0 ? ` (${formatPercent(used, limit)})` : ''}`
}

/** The service does not tell the quota's unit, so only the digits of large numbers are grouped. */
export function digits(number: number): string {
  return number < 10_000 ? String(number) : formatNumber(number)
}

/** An overview of all previews. */
function sweptBody({ environment, previews, left, quota, account }: Swept, about: SummaryFacts): string {
  const used = quotaOf(quota)
  const facts = oneLine(
    `Environment: ${escapeMarkdown(environment)}`,
    used && `Quota used: ${used}`,
    account ? linksOf(account) : '',
    left > 0 ? `${count(left, 'preview')} left for the next sweep` : '',
  )
  if (previews.length === 0) return left === 0 ? `There is no active preview. ${facts}` : facts
  const rows = previews.toSorted(byResult).map((preview) => previewRow(preview, about))
  return `${facts}\n\n${columns(['Preview', 'Link', 'Age', 'Result'], rows)}`
}

function linksOf({ links }: NonNullable<Swept['account']>): string {
  return `The account holds ${links === 0 ? 'no link' : count(links, 'link')}`
}

/** Deleted previews come first. Within that: by number, the newest first, and then branches by name. */
function byResult(a: SweptPreview, b: SweptPreview): number {
  const isKept = ({ became }: SweptPreview): number => Number(became === 'kept')
  const number = ({ subject }: SweptPreview): number => (subject.kind === 'pull-request' ? subject.number : 0)
  const name = ({ subject }: SweptPreview): string => (subject.kind === 'branch' ? subject.branch : '')
  return isKept(a) - isKept(b) || number(b) - number(a) || (name(a) < name(b) ? -1 : 1)
}

function previewRow(preview: SweptPreview, { now, runUrl }: SummaryFacts): string[] {
  const { subject, title, links, since, became } = preview
  const name = [nameOf(subject, runUrl), title && escapeMarkdown(excerpt(title, 80))].filter(Boolean).join(': ')
  const shown = links.map((link) => (became === 'deleted' ? escapeMarkdown(link) : anchor(link, link))).join('<br>')
  // A table breaks the line where it can, and an age is short.
  const age = since === undefined ? '' : formatAge(Math.max(0, now.getTime() - since)).replaceAll(' ', '\u00a0')
  if (became === 'kept') return [name, shown, age, `stays: ${escapeMarkdown(preview.why)}`]
  const why = preview.expired === undefined ? '' : `: expired after ${count(preview.expired, 'day')}`
  return [name, shown, age, `deleted${why}`]
}
