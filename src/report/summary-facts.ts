import type { Quota } from '../hosting/account.ts'
import type { Subject } from '../target.ts'
import { formatNumber, formatPercent } from '../text/format.ts'
import { escapeMarkdown, pullRequestLink } from '../text/markdown.ts'

/** What a summary shows besides the outcome. */
export interface SummaryFacts {
  /** All warnings of the run. */
  readonly warnings: readonly string[]
  readonly now: Date
  /** The page of this run; empty outside a runner. */
  readonly runUrl: string
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

/**
 * What something is for, in Markdown.
 *
 * @param runUrl the page of this run
 */
export function nameOf(subject: Subject, runUrl: string): string {
  if (subject.kind === 'pull-request') return pullRequestLink(subject.number, runUrl)
  return subject.kind === 'branch' ? `branch ${escapeMarkdown(subject.branch)}` : 'the live site'
}
