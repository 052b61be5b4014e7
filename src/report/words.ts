/** What comment and summary share: what a section is, and words in Markdown. */
import type { Advice } from '../errors.ts'
import type { Quota } from '../hosting/account.ts'
import { anchor, escapeMarkdown, paragraph, paragraphs } from '../text/markdown.ts'
import { formatNumber } from '../text/printable.ts'

/** The states of a section. */
export const icons = {
  live: '🚀',
  building: '⏳',
  failed: '❌',
  cancelled: '⏹️',
  removed: '🧹',
  'no room': '⏭️',
}

export const factNames = ['environment', 'state', 'link', 'shown', 'commit', 'changes', 'run'] as const

/**
 * What headings and the table show, and what later runs need. `link` is where the preview is, or will be. `shown` is the
 * commit that its visitors see, and `commit` that of the run. `changes` is as in `1 changed, 2 new`, and `run` is
 * `<run id>.<attempt>`. What there is not, or nobody knows, is empty.
 */
export type SectionFacts = Readonly<Record<(typeof factNames)[number], string> & { state: keyof typeof icons }>

/** What comment and summary say of one site, in Markdown without a heading. */
export interface Section {
  readonly facts: SectionFacts
  readonly text: string
  /** Lists and pictures. A comment that is too long does without. */
  readonly pages?: string
  /** The user's own words, which stand last. */
  readonly message?: string
}

export function previewName(environment: string): string {
  return environment === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
}

/** As in `🚀 Preview: a.example` and `❌ docs: failed`. */
export function headingOf(name: string, { state, link }: SectionFacts): string {
  return `${icons[state]} ${name}: ${state === 'live' ? anchor(link) : state}`
}

/** How much of the quota is used, in the service's own unit. Empty if it reported none. */
export function quotaWords({ used, limit }: Partial<Quota> = {}): string {
  if (used === undefined) return ''
  const counted = `${formatNumber(used)}${limit === undefined ? '' : ` of ${formatNumber(limit)}`} as the service counts`
  return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted
}

/** What somebody should look at, each once. */
export function noted(warnings: readonly Advice[]): string {
  const shown = warnings.filter(({ text }) => text !== '').map((each) => `⚠️ ${paragraph(each)}`)
  return paragraphs(...new Set(shown))
}

export function foldedUnder(summary: string, text: string): string {
  return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`
}

/** The short form of a commit. In a comment GitHub makes a link of it, if it is no code. */
export const commitName = (sha: string): string => escapeMarkdown(sha.slice(0, 7))
