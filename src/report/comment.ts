/** The section of an outcome in the pull request's comment. Anybody may read it. */
import { environment, runOf } from '../environment.ts'
import { isCancelled } from '../errors.ts'
import type { Compared } from '../pages/changes.ts'
import { paragraphs } from '../text/markdown.ts'
import { formatNumber } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import type { Outcome, Swept } from './outcome.ts'
import { buildText, liveSince, outcomeText, stillLive } from './outcome-text.ts'
import type { Section, SectionFacts } from './sections.ts'
import { commitName, logLink, messageFor } from './words.ts'

/**
 * Undefined if the pull request need not know of the outcome.
 *
 * @param message the input
 * @param before the section that the comment has
 */
export function sectionOf(outcome: Outcome, message: string, before?: Section): Section | undefined {
  if (outcome.kind === 'swept' || !isNews(outcome, before)) return undefined
  const facts = sectionFacts(outcome)
  const safe = holdsSecret(facts.link) ? { ...facts, link: '' } : facts
  if (outcome.kind !== 'deployed') return { facts: safe, text: outcomeText(outcome, logLink()) }
  const withMessage = (shown: Outcome): string =>
    paragraphs(outcomeText(shown, logLink()), messageFor(message, outcome.link))
  const shortText = withMessage({ ...outcome, compared: undefined, looks: undefined })
  return { facts: safe, text: withMessage(outcome), shortText }
}

/** What the section says after the job ended without a deploy, if that run wrote it. */
export function unfinishedSection({ facts }: Section, run: string): Section | undefined {
  if (facts.state !== 'building' || run === '' || facts.run !== run) return undefined
  const text = buildText(`The build of ${commitName(facts.commit)} did not finish`, facts, logLink())
  return { facts: { ...facts, state: 'failed' }, text }
}

/** Many pull requests never had a preview. What was deleted earlier stays told. */
function isNews(outcome: Outcome, before: Section | undefined): boolean {
  if (outcome.kind === 'skipped') return outcome.isFull === true
  if (outcome.kind !== 'removed' || outcome.links.length > 0) return true
  return before !== undefined && before.facts.state !== 'removed'
}

/** What tables and headings show. */
export function sectionFacts(outcome: Exclude<Outcome, Swept>): SectionFacts {
  const { environment: name = '', sha: commit = '' } = outcome.target ?? {}
  const facts = { environment: name, commit, link: '', shown: '', changes: '', run: runOf(environment()) }
  switch (outcome.kind) {
    case 'deployed': {
      const { link, compared } = outcome
      return { ...facts, state: 'live', link, shown: commit, changes: inShort(compared) }
    }
    case 'building': {
      const { link, shown } = liveSince(outcome.before)
      return { ...facts, state: 'building', link: link || outcome.link, shown }
    }
    case 'removed':
      return { ...facts, state: 'removed', commit: '' }
    case 'failed':
      return { ...facts, state: isCancelled(outcome.error) ? 'cancelled' : 'failed', ...stillLive(outcome) }
    case 'skipped':
      return { ...facts, state: 'no room' }
  }
}

function inShort(compared: Compared | undefined): string {
  if (compared?.changes === undefined) return ''
  const { pages } = compared.changes
  const counts = (['changed', 'new', 'removed'] as const).map((kind) => {
    const number = pages.filter(({ change }) => change === kind).length
    return number > 0 ? `${formatNumber(number)} ${kind}` : ''
  })
  return counts.filter(Boolean).join(', ') || 'none'
}
