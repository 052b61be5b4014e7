import { messageOf } from '../errors.ts'
import type { Deleted, Deployed, Outcome, Skipped } from '../outcome.ts'
import { changedPagesOf } from '../pages/markdown.ts'
import type { Site } from '../site/site.ts'
import type { Subject } from '../target.ts'
import { count, firstOf, formatBytes, formatDuration, formatNumber } from '../text/format.ts'
import { anchor, commitLink, escapeMarkdown, hintOf, page, paragraph, type Row, table } from '../text/markdown.ts'
import { excerpt } from '../text/printable.ts'
import { nameOf, quotaOf, type SummaryFacts } from './summary-facts.ts'
import { sweptBody, sweptTitle } from './sweep-summary.ts'

/** The job summary for the result of a run: the link first, then what was done, then what somebody should look at. */
export function summaryOf(outcome: Outcome, about: SummaryFacts): string {
  const told = warningsOf(about.warnings)
  switch (outcome.result) {
    case 'skipped':
      return page(skippedTitle(outcome), ...skippedBody(outcome), told)
    case 'swept':
      return page(sweptTitle(outcome), sweptBody(outcome, about), told)
    case 'deleted':
      return page(`🧹 Deleted: ${escapeMarkdown(firstOf(outcome.links, 10))}`, table(deletedRows(outcome, about)), told)
    case 'deployed':
      return page(`🚀 ${anchor(outcome.link)}`, table(deployedRows(outcome, about)), changesOf(outcome), told)
  }
}

/** The job summary for a run that failed: what happened and what to do. */
export function failureSummaryOf(error: unknown, warnings: readonly string[]): string {
  return page('❌ Static Deploy failed', escapeMarkdown(messageOf(error)), hintOf(error), warningsOf(warnings))
}

function deployedRows(outcome: Deployed, { runUrl }: SummaryFacts): Row[] {
  const { liveAfter, form, freed, status } = outcome
  const size = `${count(outcome.fileCount, 'file')}, ${formatBytes(outcome.bytes)}`
  return [
    ['Result', resultOf('deployed', outcome.subject, runUrl)],
    ['Environment', escapeMarkdown(outcome.environment)],
    ['Commit', commitLink(outcome.sha, runUrl)],
    ['Sent', `${size}, ${form === 'zip' ? 'as one archive' : 'as single files'}`],
    ['Took', formatDuration(outcome.duration)],
    ['Verified', liveAfter === undefined ? '' : `live after ${formatDuration(liveAfter)}`],
    ['Status', status === 'active' ? '' : escapeMarkdown(excerpt(status))],
    ['Quota used', quotaOf(outcome.quota)],
    ['Left out', omittedOf(outcome.omitted)],
    ['Deleted to make room', escapeMarkdown(firstOf(freed, 10))],
  ]
}

function changesOf({ compared, link }: Deployed): string {
  return compared ? changedPagesOf(compared, link) : ''
}

function deletedRows(outcome: Deleted, { runUrl }: SummaryFacts): Row[] {
  return [
    ['Result', resultOf('deleted', outcome.subject, runUrl)],
    ['Environment', escapeMarkdown(outcome.environment)],
    ['Quota used', quotaOf(outcome.quota)],
  ]
}

function resultOf(result: string, subject: Subject, runUrl: string): string {
  return subject.kind === 'production' ? result : `${result}, for ${nameOf(subject, runUrl)}`
}

/** What was left out, by reason, each with its first names. */
function omittedOf(omitted: Site['omitted']): string {
  const reasons = [...omitted].map(
    ([reason, paths]) => `${formatNumber(paths.length)} (${reason}): ${escapeMarkdown(firstOf(paths, 3))}`,
  )
  return reasons.join('<br>')
}

function skippedTitle({ link, findings, teardown }: Skipped): string {
  if (findings !== undefined) return '🔎 Dry run: nothing was written'
  if (teardown) return '⏭️ Nothing to delete'
  return link === undefined ? '⏭️ Nothing deployed' : `⏭️ ${anchor(link)}`
}

function skippedBody({ reason, findings, environment }: Skipped): string[] {
  const rows = findings?.map(([name, finding]) => [escapeMarkdown(name), escapeMarkdown(finding)] as const)
  const facts: Row[] = [
    ['Result', 'skipped'],
    ['Environment', escapeMarkdown(environment)],
  ]
  return [escapeMarkdown(reason), table([...facts, ...(rows ?? [])])]
}

function warningsOf(warnings: readonly string[]): string {
  return warnings.map((warning) => `⚠️ ${paragraph(warning)}`).join('\n\n')
}
