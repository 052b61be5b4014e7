import { type Advice, shownText, TwinError } from '../errors.ts'
import type { Details } from '../features/what-changed/comment/details.ts'
import { describe, isPreview, type Target } from '../subject.ts'
import { escapeMarkdown, noted, paragraphs, prose, type Row, table } from '../text/markdown.ts'
import { count, firstOf, formatBytes, formatDuration, formatNumber, formatQuota } from '../text/printable.ts'
import { headingOf, previewName } from './comment.ts'
import type { Deployed, Findings, Outcome, Swept, SweptPreview } from './outcome.ts'
import { outputsOf, skipReason } from './outputs.ts'
import { errorText, sectionFor } from './section.ts'

/** GitHub takes so much of a step. A character that is cut becomes U+FFFD, of three bytes. */
const maxBytes = 2 ** 20 - 3
/** Of the summary's heading, and of the line that ends what was cut. */
const maxHeadingBytes = 1000

/** The job summary: the same section as in the comment, a table of facts, and all that differs. */
export function summaryOf(outcome: Outcome, warnings: readonly Advice[], message = ''): string {
  const markdown = outcome.kind === 'swept' ? sweepSummary(outcome, warnings) : siteSummary(outcome, warnings, message)
  return String(Buffer.from(markdown).subarray(0, maxBytes))
}

function siteSummary(outcome: Exclude<Outcome, Swept>, warnings: readonly Advice[], message: string): string {
  const { text, details, message: ending, facts } = sectionFor(outcome, '', message, warnings)
  const findings = outcome.kind === 'skipped' ? outcome.findings : undefined
  const checked = findings ? findingsTable(findings, outcome) : factsTable(outcome)
  const start = paragraphs(text, outcome.workflow, checked, ending)
  const body = `${paragraphs(start, detailsText(details?.() ?? [], maxBytes - Buffer.byteLength(start) - maxHeadingBytes))}\n`
  if (findings) return `### 🔎 Dry run: nothing was changed\n\n${body}`
  if (outcome.workflow !== undefined && outcome.kind === 'failed') return `### ❌ Dry run: failed\n\n${body}`
  const isIdle = outcome.kind === 'removed' ? skipReason(outcome) !== '' : outcome.kind === 'skipped' && !outcome.isFull
  if (isIdle) return `### ⏭️ Skipped\n\n${body}`
  const { target } = outcome
  // By its `domain` a run removes any address, not only its own site's.
  const others = { deployed: 'Live site', removed: 'Address', skipped: 'Static Deploy', failed: 'Static Deploy' }
  const isNamed = target && isPreview(target) && !(outcome.error instanceof TwinError)
  const name = isNamed ? previewName(target.environment) : others[outcome.kind]
  return `### ${headingOf(name, facts)}\n\n${body}`
}

/** What differs, each kind below a heading. It ends at a whole entry. */
function detailsText(details: readonly Details[], bytes: number): string {
  const lines = details.flatMap(({ heading, entries }) => [`\n#### ${heading}\n`, ...entries])
  let room = bytes
  const end = lines.findIndex((line) => {
    room -= Buffer.byteLength(line) + 1
    return room < 0
  })
  if (end < 0) return lines.join('\n').trim()
  const left = lines.slice(end).filter((line) => !line.startsWith('\n#### ')).length
  return `${lines.slice(0, end).join('\n').trim()}\n\n- and ${formatNumber(left)} more`
}

function sweepSummary(swept: Swept, warnings: readonly Advice[]): string {
  const { previews, error } = swept
  const numberOf = (fate: string): number => previews.filter((each) => fateOf(each) === fate).length
  const fates = ['deleted', 'left', 'kept'].filter((fate) => fate === 'deleted' || numberOf(fate) > 0)
  const isDryRun = swept.workflow !== undefined && error === undefined
  const counts = `${error ? '❌' : '🧹'} Sweep: ${fates.map((fate) => `${formatNumber(numberOf(fate))} ${fate}`).join(', ')}`
  const title = isDryRun ? '🔎 Dry run: nothing was changed' : counts
  const lines = previews.map((each) => `- ${escapeMarkdown(sweptLine(each))}`).join('\n')
  // A link that was left stands in its preview's line.
  const isSaid = (isDryRun && previews.length > 0) || previews.some(({ left = [] }) => left.length > 0)
  const first = error ? errorText(error) : prose(isSaid ? '' : skipReason(swept))
  const others = warnings.filter(({ text }) => !previews.some(({ left = [] }) => left.includes(text)))
  const notes = noted(others, shownText(error).hint?.blocks)
  const body = paragraphs(first, notes, lines, swept.workflow, factsTable(swept))
  return `### ${title}\n\n${body}\n`
}

/** Kept: a link of its own stays. Left: only its record went, because a live site has its link by now. */
function fateOf({ links, left = [] }: SweptPreview): 'deleted' | 'left' | 'kept' {
  if (links.length > 0) return 'kept'
  return left.length > 0 ? 'left' : 'deleted'
}

/** As in `pull request #7: deleted a.example`. */
export function sweptLine({ subject, deleted, absent, left = [], links, stays, error, reason = '' }: SweptPreview) {
  const ends = [
    deleted.length > 0 && `deleted ${deleted.join(', ')}`,
    absent.length > 0 && `${absent.join(', ')} was not in this account`,
    ...left.map((each) => each.slice(0, -1)),
    error === undefined && stays && [`stays, ${stays}`, ...links].join(': '),
    error !== undefined && `${links.join(', ') || 'its record'} stays. ${stays}`,
  ]
  // A record may have no link.
  return `${describe(subject)}: ${ends.filter(Boolean).join('; ') || 'deleted'}${reason && `. ${reason}`}`
}

function findingsTable(findings: Findings, { target }: Outcome): string {
  const site = [escapeMarkdown(target?.environment ?? ''), nameOf(target)].filter(Boolean).join(', for ')
  const rows = Object.entries(findings).map(([name, text]): Row => [name, prose(text)])
  return table([['Environment', site], ...rows])
}

/** Of a preview. GitHub makes a link of a pull request's number. */
function nameOf(target: Target | undefined): string {
  if (target === undefined || !isPreview(target)) return ''
  return target.subject.kind === 'branch' ? escapeMarkdown(describe(target.subject)) : describe(target.subject)
}

function factsTable(outcome: Outcome): string {
  const { target } = outcome
  const { environment = '' } = outcome.kind === 'swept' ? outcome : (target ?? {})
  const name = nameOf(target)
  const isDone = outcome.kind !== 'failed' && outcome.workflow === undefined
  const result = isDone ? `${outputsOf(outcome)['result']}${name && `, for ${name}`}` : ''
  return table([
    ['Result', result],
    ['Environment', escapeMarkdown(environment)],
    ...(outcome.kind === 'deployed' ? deployRows(outcome) : []),
    ['Quota used', formatQuota(outcome.quota)],
  ])
}

function deployRows({ site, form, checked = '', deleted = [] }: Deployed): Row[] {
  const how = form === 'zip' ? 'as one archive' : 'as single files'
  return [
    ['Sent', `${count(site.files.length, 'file')}, ${formatBytes(site.bytes)}, ${how}`],
    ['Checked', prose(checked)],
    ['Took', formatDuration(performance.now())],
    ['Deleted to make room', escapeMarkdown(firstOf(deleted, 10))],
  ]
}
