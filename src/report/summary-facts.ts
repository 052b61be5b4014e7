import type { Quota } from '../hosting/account.ts'
import type { Subject } from '../target.ts'
import { formatPercent } from '../text/format.ts'
import { prose } from '../text/markdown.ts'

/** The quota as the service reported it, and how much of it is used; empty if it reported none. */
export function quotaOf({ used, limit }: Quota): string {
  if (used === undefined) return ''
  if (limit === undefined) return String(used)
  return `${used} of ${limit}${limit > 0 ? ` (${formatPercent(used, limit)})` : ''}`
}

/** What something is for, in Markdown. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'pull-request') return `pull request #${subject.number}`
  return subject.kind === 'branch' ? `branch ${prose(subject.branch)}` : 'the live site'
}
