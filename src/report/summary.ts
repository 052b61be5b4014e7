import { wordsOf } from '../errors.ts'
import type { Quota } from '../hosting/account.ts'
import type { Deployed, Outcome, Skipped, Swept } from '../outcome.ts'
import { changedPagesOf } from '../pages/changed-pages.ts'
import { describe } from '../target.ts'
import { count, firstOf, formatBytes, formatDuration, formatNumber } from '../text/format.ts'
import {
  advice,
  anchor,
  commitLink,
  escapeMarkdown,
  oneLine,
  page,
  paragraph,
  type Row,
  table,
} from '../text/markdown.ts'
import { newAddress, readersOf } from '../text/message.ts'
import { excerpt } from '../text/printable.ts'
import { type About, holdersOf, nameOf, sweptTable } from './previews.ts'

export interface SummaryFacts extends About {
  readonly warnings: readonly string[]
}

/** The link first, then what was done, then what somebody should look at. */
export function summaryOf(outcome: Outcome, about: SummaryFacts): string {
  const body = outcome.result === 'swept' ? [sweptBody(outcome, about)] : bodyOf(outcome, about)
  return page(titleOf(outcome), ...body, warningsOf(about.warnings))
}

export function failureSummaryOf(error: unknown, warnings: readonly string[]): string {
  const { message, hint } = wordsOf(error)
  return page('❌ Static Deploy failed', escapeMarkdown(message), advice(hint), warningsOf(warnings))
}

function warningsOf(warnings: readonly string[]): string {
  return warnings.map((warning) => `⚠️ ${paragraph(warning)}`).join('\n\n')
}

function titleOf(outcome: Outcome): string {
  const where = whereOf(outcome)
  switch (outcome.result) {
    case 'deployed':
      return `${outcome.reserved ? '🔖 Reserved' : '🚀'} ${anchor(outcome.link)}${where}`
    case 'deleted':
      return `🧹 Deleted: ${escapeMarkdown(firstOf(outcome.links, 10))}${where}`
    case 'swept': {
      const { previews, left } = outcome
      const deleted = previews.filter(({ became }) => became === 'deleted').length
      if (previews.length === 0 && left === 0) return `🧹 Sweep: nothing to delete${where}`
      return `🧹 Sweep: ${count(deleted, 'preview')} deleted, ${formatNumber(previews.length - deleted)} kept${where}`
    }
    case 'skipped':
      if (outcome.findings !== undefined) return `🔎 Dry run: nothing was written${where}`
      if (outcome.teardown) return `⏭️ Nothing to delete${where}`
      return `⏭️ ${outcome.link === undefined ? 'Nothing deployed' : anchor(outcome.link)}${where}`
  }
}

/** Tells the summaries of several sites in one run apart: the branch, and the environment if it is not the usual one. */
function whereOf(outcome: Outcome): string {
  const { environment } = outcome
  const subject = 'subject' in outcome ? outcome.subject : undefined
  const usual = subject ? [subject.kind === 'live-site' ? 'production' : 'preview'] : ['production', 'preview']
  const branch = subject?.kind === 'branch' ? escapeMarkdown(describe(subject)) : ''
  const facts = [branch, usual.includes(environment) ? '' : escapeMarkdown(environment)].filter(Boolean)
  return facts.length > 0 ? ` (${facts.join(', ')})` : ''
}

function bodyOf(outcome: Exclude<Outcome, Swept>, about: SummaryFacts): string[] {
  const { runUrl } = about
  const isPreview = outcome.result !== 'skipped' && outcome.subject.kind !== 'live-site'
  const rows: Row[] = [
    ['Result', isPreview ? `${outcome.result}, for ${nameOf(outcome.subject, runUrl)}` : outcome.result],
    ['Environment', escapeMarkdown(outcome.environment)],
  ]
  if (outcome.result === 'skipped') {
    const findings = outcome.findings?.map(([name, text]): Row => [escapeMarkdown(name), escapeMarkdown(text)])
    const holders = outcome.fullAccount ? holdersOf(outcome.fullAccount, about) : ''
    return [...belowLink(outcome), escapeMarkdown(outcome.reason), holders, table([...rows, ...(findings ?? [])])]
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
  return [...belowLink(outcome), table(rows), compared ? changedPagesOf(compared, link) : '']
}

/** The user's own words, and what a visitor should know of the link. */
function belowLink(outcome: Deployed | Skipped): string[] {
  const isNew = outcome.result === 'deployed' && outcome.newAddress
  const isReserved = outcome.result === 'deployed' && outcome.reserved
  const facts = [
    isReserved && 'It shows a small page until the site is deployed.',
    isNew && newAddress,
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

function sweptBody({ environment, previews, left, quota, account }: Swept, about: SummaryFacts): string {
  const used = quotaOf(quota)
  const facts = oneLine(
    `Environment: ${escapeMarkdown(environment)}`,
    used && `Quota used: ${used}`,
    account ? `The account holds ${account.links === 0 ? 'no link' : count(account.links, 'link')}` : '',
    left > 0 ? `${count(left, 'preview')} left for the next sweep` : '',
  )
  if (previews.length === 0) return left === 0 ? `There is no active preview. ${facts}` : facts
  return `${facts}\n\n${sweptTable(previews, about)}`
}
