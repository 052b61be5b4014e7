import { isPreview, type Target } from '../target.ts'
import { escapeMarkdown, paragraphs, type Row, table } from '../text/markdown.ts'
import { count, firstOf, formatBytes, formatDuration, formatNumber } from '../text/printable.ts'
import { sectionFacts } from './comment.ts'
import type { Deployed, Failed, Outcome, Swept } from './outcome.ts'
import { outcomeText } from './outcome-text.ts'
import { deletedBy, quotaIn, resultOf } from './outputs.ts'
import { headingOf, previewName } from './sections.ts'
import { nameOf } from './swept-table.ts'
import { messageFor, quotaWords } from './words.ts'

/**
 * What the comment says, for any run, and behind it what only its own reader needs.
 *
 * @param message the input
 */
export function summaryOf(outcome: Outcome, warnings: readonly string[], message = ''): string {
  const end = outcome.kind === 'deployed' ? messageFor(message, outcome.link) : ''
  const facts = outcome.kind === 'failed' ? '' : table(rowsOf(outcome))
  const swept = outcome.kind === 'failed' && outcome.swept ? summaryOf(outcome.swept, []) : ''
  return `### ${titleOf(outcome)}\n\n${paragraphs(outcomeText(outcome, '', warnings), facts, end, swept)}\n`
}

function titleOf(outcome: Outcome): string {
  if (outcome.kind === 'swept') return sweptTitle(outcome)
  if (outcome.kind === 'removed' && outcome.links.length === 0) return '⏭️ Nothing to delete'
  if (outcome.kind === 'skipped' && outcome.findings) return '🔎 Dry run: nothing was changed'
  if (outcome.kind === 'skipped' && !outcome.isFull) return `⏭️ Nothing ${outcome.teardown ? 'to delete' : 'deployed'}`
  return headingOf(outcome.target ? siteName(outcome.target) : 'Static Deploy', sectionFacts(outcome))
}

/** Tells the summaries of several sites in one run apart. */
function siteName({ subject, environment }: Target): string {
  if (isPreview({ subject })) return previewName(environment)
  return environment === 'production' ? 'Live site' : `Live site of ${escapeMarkdown(environment)}`
}

function sweptTitle({ previews, left }: Swept): string {
  if (previews.length + left === 0) return '🧹 Sweep: nothing to delete'
  const kept = previews.filter(({ stays }) => stays !== undefined).length
  const absent = previews.filter((each) => each.stays === undefined && each.deleted.length === each.absent?.length)
  return `🧹 Sweep: ${count(previews.length - kept - absent.length, 'preview')} deleted, ${formatNumber(kept)} kept`
}

/** A table leaves out those that are not known. */
function rowsOf(outcome: Exclude<Outcome, Failed>): Row[] {
  const target = outcome.kind === 'swept' ? undefined : outcome.target
  const { environment = '' } = 'environment' in outcome ? outcome : outcome.target
  return [
    ['Result', `${resultOf(outcome)}${target && isPreview(target) ? `, for ${nameOf(target.subject)}` : ''}`],
    ['Environment', escapeMarkdown(environment)],
    ...(outcome.kind === 'deployed' ? deployRows(outcome) : []),
    ['Left for the next sweep', outcome.kind === 'swept' && outcome.left > 0 ? count(outcome.left, 'preview') : ''],
    ['Quota used', quotaWords(quotaIn(outcome))],
    ['Deleted to make room', 'freed' in outcome ? escapeMarkdown(firstOf(deletedBy(outcome), 10)) : ''],
  ]
}

function deployRows({ site, start }: Deployed): Row[] {
  const form = site.form === 'zip' ? 'as one archive' : 'as single files'
  return [
    ['Sent', `${count(site.fileCount, 'file')}, ${formatBytes(site.bytes)}, ${form}`],
    ['Took', formatDuration(performance.now() - start)],
  ]
}
