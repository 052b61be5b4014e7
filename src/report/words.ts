import type { Advice } from '../errors.ts'
import type { Quota } from '../hosting/account.ts'
import { anchor, escapeMarkdown, paragraph, paragraphs } from '../text/markdown.ts'
import { formatNumber } from '../text/printable.ts'

/** By the state of a section. */
export const icons = {
  live: '🚀',
  failed: '❌',
  cancelled: '⏹️',
  removed: '🧹',
  'no room': '⏭️',
}

export const factNames = ['environment', 'state', 'link', 'shown', 'commit', 'changes', 'run'] as const

/**
 * For headings, the table and later runs. `link` is where the preview is, or will be, `shown` the commit that visitors see,
 * `commit` the run's, `changes` as in `1 changed, 2 new`, and `run` is `<run id>.<attempt>`. Unknown values are empty strings.
 */
export type SectionFacts = Readonly<Record<(typeof factNames)[number], string> & { state: keyof typeof icons }>

/** The Markdown for one site, without a heading. */
export interface Section {
  readonly facts: SectionFacts
  readonly text: string
  /** Lists and pictures. Left out of a comment that is too long. */
  readonly pages?: string
  /** The input `message`. It comes last. */
  readonly message?: string
}

export function previewName(environment: string): string {
  return environment === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
}

/** As in `🚀 Preview: a.example` and `❌ docs: failed`. */
export function headingOf(name: string, { state, link }: SectionFacts): string {
  return `${icons[state]} ${name}: ${state === 'live' ? anchor(link) : state}`
}

/** As in `5 % (50 of 1,000 as the service counts)`. Empty if none was reported. */
export function quotaWords({ used, limit }: Partial<Quota> = {}): string {
  if (used === undefined) return ''
  const counted = `${formatNumber(used)}${limit === undefined ? '' : ` of ${formatNumber(limit)}`} as the service counts`
  return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted
}

/** Warnings in Markdown, each once. */
export function noted(warnings: readonly Advice[]): string {
  const shown = warnings.filter(({ text }) => text !== '').map((each) => `⚠️ ${paragraph(each)}`)
  return paragraphs(...new Set(shown))
}

/** GitHub makes a link of it, if it is not in code font. */
export const commitName = (sha: string): string => escapeMarkdown(sha.slice(0, 7))
