import { describe, isPreview } from '../target.ts'
import { anchor, commitLink, escapeMarkdown, oneLine, page, type Row, table } from '../text/markdown.ts'
import { count, firstOf, formatDuration, formatNumber } from '../text/printable.ts'
import { resultOf, skipReason } from './outputs.ts'
import type { Done, RunSoFar, Swept } from './run-state.ts'
import { holdersTable, nameOf, sweptTable } from './tables.ts'
import {
  deletedWords,
  failurePage,
  fateOf,
  linkIn,
  livePage,
  noted,
  quotaWords,
  sizeWords,
  staysWords,
} from './words.ts'

/**
 * The link first, then what was done, then what somebody should look at. Empty while the run goes on.
 *
 * @param message the input
 */
export function summaryOf(run: RunSoFar, warnings: readonly string[], message = ''): string {
  const { end, remarks } = run
  if (end === undefined) return ''
  if (end.kind === 'failed') {
    const fate = [fateOf(run, end), deletedWords(run.deleted)].filter(Boolean).join('\n\n')
    const failed = failureSummaryOf(end.error, [...remarks, ...warnings], fate)
    return end.swept ? `${failed}\n${summaryOf({ ...run, end: end.swept }, [])}` : failed
  }
  const title = `${titleOf(run, end)}${whereOf(run)}`
  if (end.kind === 'live') return livePage(run, { title, facts: table(rowsOf(run)), warnings, message })
  return page(title, ...(end.kind === 'swept' ? sweptBody(run, end) : bodyOf(run, end)), noted(warnings))
}

/** @param fate what became of the site, as Markdown */
export function failureSummaryOf(error: unknown, warnings: readonly string[], fate = ''): string {
  return failurePage('❌ Static Deploy failed', error, fate, noted(warnings))
}

function titleOf(run: RunSoFar, end: Done): string {
  switch (end.kind) {
    case 'live':
      return `${run.reserved ? '🔖 Reserved' : '🚀'} ${anchor(linkIn(run) ?? '')}`
    case 'removed':
      return end.links.length === 0 ? '⏭️ Nothing to delete' : `🧹 Deleted: ${escapeMarkdown(firstOf(end.links, 10))}`
    case 'swept': {
      if (end.previews.length === 0 && end.left === 0) return '🧹 Sweep: nothing to delete'
      const kept = end.previews.filter(({ stays }) => stays !== undefined).length
      return `🧹 Sweep: ${count(end.previews.length - kept, 'preview')} deleted, ${formatNumber(kept)} kept`
    }
    case 'skipped':
      if (end.findings !== undefined) return '🔎 Dry run: nothing was written'
      if (end.teardown) return '⏭️ Nothing to delete'
      return `⏭️ ${end.link === undefined ? 'Nothing deployed' : anchor(end.link)}`
  }
}

/** Tells the summaries of several sites in one run apart: the branch, and the environment if it is not a usual one. */
function whereOf({ target, environment }: RunSoFar): string {
  const branch = target?.subject.kind === 'branch' && describe(target.subject)
  const unusual = !['production', 'preview'].includes(environment) && environment
  const where = [branch, unusual].filter((each) => each !== false).map(escapeMarkdown)
  return where.length > 0 ? ` (${where.join(', ')})` : ''
}

function bodyOf(run: RunSoFar, end: Exclude<Done, Swept>): string[] {
  const holders = end.kind === 'skipped' && end.fullAccount ? holdersTable(end.fullAccount) : ''
  const stays = end.kind === 'removed' && end.kept ? staysWords(end.kept) : ''
  return [escapeMarkdown(skipReason(run) ?? stays), holders, table(rowsOf(run))]
}

/** A table leaves out those that are not known. */
function rowsOf(run: RunSoFar): Row[] {
  const { end, target, environment, quota, freed } = run
  const whose = target && isPreview(target) ? `, for ${nameOf(target.subject)}` : ''
  const findings = end?.kind === 'skipped' ? (end.findings ?? []) : []
  return [
    ['Result', `${resultOf(run)}${whose}`],
    ['Environment', escapeMarkdown(environment)],
    ...findings.map(([name, finding]): Row => [escapeMarkdown(name), escapeMarkdown(finding)]),
    ...(end?.kind === 'live' ? deployRows(run) : []),
    ['Quota used', quotaWords(quota)],
    ['Deleted to make room', escapeMarkdown(firstOf(freed, 10))],
  ]
}

function deployRows({ target, site, start, liveAfter }: RunSoFar): Row[] {
  const form = site?.form === 'zip' ? 'as one archive' : 'as single files'
  const omitted = [...(site?.omitted ?? [])].map(
    ([reason, paths]) => `${formatNumber(paths.length)} (${reason}): ${escapeMarkdown(firstOf(paths, 3))}`,
  )
  return [
    ['Commit', commitLink(target?.sha ?? '')],
    ['Sent', site ? `${sizeWords(site)}, ${form}` : ''],
    ['Left out', omitted.join('<br>')],
    ['Took', formatDuration(performance.now() - start)],
    ['Verified', liveAfter === undefined ? '' : `live after ${formatDuration(liveAfter)}`],
  ]
}

function sweptBody({ environment, quota }: RunSoFar, { previews, left, account }: Swept): string[] {
  const used = quotaWords(quota)
  const held = account?.links.length
  const facts = oneLine(
    `Environment: ${escapeMarkdown(environment)}`,
    used && `Quota used: ${used}`,
    held === undefined ? '' : `The account holds ${held === 0 ? 'no link' : count(held, 'link')}`,
    left > 0 ? `${count(left, 'preview')} left for the next sweep` : '',
  )
  if (previews.length > 0) return [facts, sweptTable(previews)]
  return [left === 0 ? `There is no active preview. ${facts}` : facts]
}
