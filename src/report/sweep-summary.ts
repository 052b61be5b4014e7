import type { Swept, SweptPreview } from '../outcome.ts'
import { count, formatAge, formatNumber } from '../text/format.ts'
import { anchor, columns, escapeMarkdown, oneLine } from '../text/markdown.ts'
import { excerpt } from '../text/printable.ts'
import { nameOf, quotaOf, type SummaryFacts } from './summary-facts.ts'

/** The heading of a sweep's summary. */
export function sweptTitle({ previews, left }: Swept): string {
  const deleted = previews.filter(({ became }) => became === 'deleted').length
  if (previews.length === 0 && left === 0) return '🧹 Sweep: nothing to delete'
  return `🧹 Sweep: ${count(deleted, 'preview')} deleted, ${formatNumber(previews.length - deleted)} kept`
}

/** An overview of all previews, in Markdown. */
export function sweptBody(swept: Swept, about: SummaryFacts): string {
  const { environment, previews, left, quota } = swept
  const used = quotaOf(quota)
  const facts = oneLine(
    `Environment: ${escapeMarkdown(environment)}`,
    used && `Quota used: ${used}`,
    accountOf(swept),
    left > 0 ? `${count(left, 'preview')} left for the next sweep` : '',
  )
  if (previews.length === 0) return left === 0 ? `There is no active preview. ${facts}` : facts
  const rows = previews.toSorted(byResult).map((preview) => previewRow(preview, about))
  return `${facts}\n\n${columns(['Preview', 'Link', 'Age', 'Result'], rows)}`
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
  return [name, shown, age, resultOf(preview)]
}

function resultOf(preview: SweptPreview): string {
  if (preview.became === 'kept') return `stays: ${escapeMarkdown(preview.why)}`
  return preview.expired === undefined ? 'deleted' : `deleted: expired after ${count(preview.expired, 'day')}`
}

/** How many links the account has; empty if that is not known. */
function accountOf({ account }: Swept): string {
  if (account === undefined) return ''
  const { links, known } = account
  if (links === 0) return 'The account holds no link'
  const recorded = known === links ? 'all of them' : `at least ${formatNumber(known)} of them`
  return `The account holds ${count(links, 'link')}, ${recorded} recorded here`
}
