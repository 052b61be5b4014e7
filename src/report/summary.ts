import { runUrl } from '../environment.ts'
import { wordsOf } from '../errors.ts'
import type { Quota } from '../hosting/account.ts'
import type { Deployed, Outcome, Skipped, Swept } from '../outcome.ts'
import { changedPagesOf } from '../pages/changed-pages.ts'
import { describe } from '../target.ts'
import { count, firstOf, formatBytes, formatDuration, formatNumber } from '../text/format.ts'
import { advice, anchor, commitLink, escapeMarkdown, oneLine, page, paragraph, table } from '../text/markdown.ts'
import { newAddress, readersOf } from '../text/message.ts'
import { excerpt } from '../text/printable.ts'
import { holdersOf, nameOf, sweptTable } from './previews.ts'

/** The link first, then what was done, then what somebody should look at. */
export function summaryOf(outcome: Outcome, warnings: readonly string[]): string {
  return page(`${titleOf(outcome)}${whereOf(outcome)}`, ...bodyOf(outcome), warningsOf(warnings))
}

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
      return `${outcome.reserved ? '🔖 Reserved' : '🚀'} ${anchor(outcome.link)}`
    case 'deleted':
      return `🧹 Deleted: ${escapeMarkdown(firstOf(outcome.links, 10))}`
    case 'swept': {
      const { previews, left } = outcome
      if (previews.length === 0 && left === 0) return '🧹 Sweep: nothing to delete'
      const deleted = previews.filter(({ became }) => became === 'deleted').length
      return `🧹 Sweep: ${count(deleted, 'preview')} deleted, ${formatNumber(previews.length - deleted)} kept`
    }
    case 'skipped':
      if (outcome.findings !== undefined) return '🔎 Dry run: nothing was written'
      if (outcome.teardown) return '⏭️ Nothing to delete'
      return `⏭️ ${outcome.link === undefined ? 'Nothing deployed' : anchor(outcome.link)}`
  }
}

/** Tells the summaries of several sites in one run apart: the branch, and the environment if it is not a usual one. */
function whereOf(outcome: Outcome): string {
  const branch = 'subject' in outcome && outcome.subject.kind === 'branch' && describe(outcome.subject)
  const environment = !['production', 'preview'].includes(outcome.environment) && outcome.environment
  const where = [branch, environment].filter((each) => each !== false).map(escapeMarkdown)
  return where.length > 0 ? ` (${where.join(', ')})` : ''
}

function bodyOf(outcome: Outcome): string[] {
  if (outcome.result === 'swept') return sweptBody(outcome)
  const isPreview = outcome.result !== 'skipped' && outcome.subject.kind !== 'live-site'
  const rows: [name: string, value: string][] = [
    ['Result', isPreview ? `${outcome.result}, for ${nameOf(outcome.subject)}` : outcome.result],
    ['Environment', escapeMarkdown(outcome.environment)],
  ]
  if (outcome.result === 'skipped') {
    const { reason, fullAccount, findings = [] } = outcome
    for (const [name, text] of findings) rows.push([escapeMarkdown(name), escapeMarkdown(text)])
    return [...belowLink(outcome), escapeMarkdown(reason), fullAccount ? holdersOf(fullAccount) : '', table(rows)]
  }
  if (outcome.result === 'deleted') return [table([...rows, ['Quota used', quotaOf(outcome.quota)]])]
  const { form, liveAfter, status, compared, link } = outcome
  const size = `${count(outcome.fileCount, 'file')}, ${formatBytes(outcome.bytes)}`
  const omitted = [...outcome.omitted].map(
    ([reason, paths]) => `${formatNumber(paths.length)} (${reason}): ${escapeMarkdown(firstOf(paths, 3))}`,
  )
  rows.push(
    ['Commit', commitLink(outcome.sha, runUrl())],
    ['Sent', `${size}, ${form === 'zip' ? 'as one archive' : 'as single files'}`],
    ['Took', formatDuration(outcome.duration)],
    ['Verified', liveAfter === undefined ? '' : `live after ${formatDuration(liveAfter)}`],
    ['Status', status === 'active' ? '' : escapeMarkdown(excerpt(status))],
    ['Quota used', quotaOf(outcome.quota)],
    ['Left out', omitted.join('<br>')],
    ['Deleted to make room', escapeMarkdown(firstOf(outcome.freed ?? [], 10))],
  )
  return [...belowLink(outcome), table(rows), compared ? changedPagesOf(compared, link) : '']
}

function belowLink(outcome: Deployed | Skipped): string[] {
  const deployed = outcome.result === 'deployed' ? outcome : undefined
  const facts = [
    deployed?.reserved && 'It shows a small page until the site is deployed.',
    deployed?.newAddress && newAddress,
    outcome.protected !== undefined && readersOf(outcome.protected),
  ]
  return [outcome.message ?? '', facts.filter(Boolean).join(' ')]
}

/** How much of the quota is used, in the service's own unit, which it does not tell; empty if it reported none. */
export function quotaOf({ used, limit }: Quota): string {
  if (used === undefined) return ''
  const counted = `${formatNumber(used)}${limit === undefined ? '' : ` of ${formatNumber(limit)}`} as the service counts`
  return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted
}

function sweptBody({ environment, previews, left, quota, account }: Swept): string[] {
  const used = quotaOf(quota)
  const facts = oneLine(
    `Environment: ${escapeMarkdown(environment)}`,
    used && `Quota used: ${used}`,
    account ? `The account holds ${account.links === 0 ? 'no link' : count(account.links, 'link')}` : '',
    left > 0 ? `${count(left, 'preview')} left for the next sweep` : '',
  )
  if (previews.length > 0) return [facts, sweptTable(previews)]
  return [left === 0 ? `There is no active preview. ${facts}` : facts]
}
