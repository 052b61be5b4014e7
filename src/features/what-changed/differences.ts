import { paragraphs } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { runUrl } from '../../variables.ts'
import type { BrokenLink } from './broken-links.ts'
import { type Changes, noChanges, type PageChange } from './changes.ts'
import { shortText } from './comment/counts.ts'
import { type Details, detailsOf } from './comment/details.ts'
import { listsWithin } from './comment/fit.ts'
import { hoistedChanges } from './comment/hoisted-changes.ts'
import { listedPages, type Shown } from './comment/listed-pages.ts'
import { brokenText, summaryText } from './comment/summary-text.ts'
import { maxPages } from './limits.ts'
import type { ChangedWords } from './live-pages.ts'
import type { OwnNames } from './pages/normalize.ts'
import type { Screenshot } from './screenshots/screenshot.ts'

export interface Compared {
  readonly environment: string
  /** Why nothing was compared. */
  readonly problem?: string
  readonly live?: string
  readonly changes?: Changes
  readonly words?: ChangedWords
  readonly hasDarkTheme?: boolean
  /** Names of both sites. */
  readonly own?: OwnNames
}

export interface Differences {
  /** As in `2 pages changed, 1 new, 3 broken links`. Empty if nothing was compared. */
  readonly short: string
  readonly pages: readonly PageChange[]
  readonly brokenLinks: readonly BrokenLink[]
  readonly markdown: (preview: string) => DifferencesText
}

/** What a comment and the summary show of the differences, in Markdown. */
export interface DifferencesText {
  /** What is always shown. */
  readonly text: string
  /** Lists and pictures for a comment. What does not fit is left out, but for the first broken link. */
  readonly lists: (maxCharacters: number) => string
  /** Everything, for the summary. A comment does not need it. */
  readonly details: () => readonly Details[]
}

export function differencesOf(compared: Compared | undefined, screenshots: readonly Screenshot[]) {
  if (compared === undefined && screenshots.length === 0) return undefined
  const { changes } = compared ?? {}
  const brokenLinks = (changes?.broken ?? []).map((link) => ({ ...link, pages: link.pages.slice(0, maxPages) }))
  const pages = (changes?.pages ?? []).filter(({ change }) => /^(?:changed|new|removed)$/u.test(change))
  const markdown = (preview: string): DifferencesText => {
    // No picture can be shown from a host whose name is a secret.
    const shown = holdsSecret(preview) ? screenshots.filter(({ result }) => result !== 'pictures') : screenshots
    return textOf(compared, shown, preview)
  }
  return { short: changes ? shortText(changes, screenshots) : '', pages, brokenLinks, markdown }
}

function textOf(compared: Compared | undefined, screenshots: readonly Screenshot[], preview: string): DifferencesText {
  const { environment = '', problem = '', live = '', words, changes = noChanges, hasDarkTheme = false } = compared ?? {}
  const hoisted = hoistedChanges(changes, words, preview)
  const known = { changes, words, hoisted, screenshots, hasDarkTheme, preview, live }
  const shown: Shown = { ...known, listed: listedPages(known) }
  const summary = changes === noChanges ? problem : summaryText(environment, changes, screenshots, hoisted.isOnAll)
  const text = paragraphs(summary, hoisted.text, brokenText(environment, changes))
  const all = runUrl() ? `[All of it](${runUrl()})` : 'All of it is in the job summary.'
  const lists = (maxCharacters: number): string =>
    listsWithin(Math.max(0, maxCharacters - hoisted.text.length), shown, all)
  return { text, lists, details: () => detailsOf(shown) }
}
