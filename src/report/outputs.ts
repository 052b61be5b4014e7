import type { Quota } from '../hosting/account.ts'
import { holdsSecret } from '../text/masking.ts'
import { count, excerpt, firstOf, printable } from '../text/printable.ts'
import type { Outcome, Removed, Swept } from './outcome.ts'

/** The action's outputs by name (DESIGN 2). Every outcome sets all of them. */
export function outputsOf(outcome: Outcome): Readonly<Record<string, string>> {
  const shown = outcome.kind === 'deployed' || outcome.kind === 'building' ? outcome : undefined
  const removed = outcome.kind === 'removed' ? deletedBy(outcome)[0] : undefined
  const { used = '', limit = '' } = quotaIn(outcome) ?? {}
  const pages = (outcome.kind === 'deployed' && outcome.compared?.changes?.pages) || []
  return {
    link: shown?.link ?? removed ?? '',
    url: shown ? `https://${shown.link}` : '',
    result: resultOf(outcome),
    'skip-reason': skipReason(outcome),
    deleted: JSON.stringify(deletedBy(outcome)),
    'quota-used': String(used),
    'quota-limit': String(limit),
    status: excerpt(shown?.status ?? ''),
    'changed-pages': JSON.stringify(pages.filter(({ path }) => !holdsSecret(path)).slice(0, 1000)),
  }
}

export function quotaIn(outcome: Outcome): Quota | undefined {
  return outcome.kind === 'failed' ? undefined : outcome.quota
}

export function resultOf(outcome: Outcome): 'deployed' | 'deleted' | 'skipped' {
  if (skipReason(outcome) !== '') return 'skipped'
  return outcome.kind === 'deployed' || outcome.kind === 'building' ? 'deployed' : 'deleted'
}

/** The links that a run deleted, for itself, to make room or in a sweep; and those that the account did not list. */
export function goneIn(outcome: Outcome): Pick<Removed, 'links' | 'absent'> {
  if (outcome.kind === 'removed') return outcome
  if (outcome.kind === 'failed') return outcome.swept ? goneIn(outcome.swept) : { links: [], absent: [] }
  if (outcome.kind !== 'swept') return { links: 'freed' in outcome ? outcome.freed : [], absent: [] }
  const { previews } = outcome
  return { links: previews.flatMap(({ deleted }) => deleted), absent: previews.flatMap(({ absent = [] }) => absent) }
}

/** All of {@link goneIn}. */
export function deletedBy(outcome: Outcome): readonly string[] {
  const { links, absent } = goneIn(outcome)
  return [...links, ...absent]
}

/** Says which links were not there to be deleted. Empty if all were. */
export function absentWords(outcome: Outcome): string {
  const { links, absent } = goneIn(outcome)
  if (absent.length === 0) return ''
  const question = links.length === 0 ? ' Is this the key of another account?' : ''
  return `${firstOf(absent, 10)} was not in this account, so nothing was deleted there.${question}`
}

/** Why a run neither deployed nor deleted anything. Empty if it did. */
export function skipReason(outcome: Outcome): string {
  if (outcome.kind === 'building') return outcome.isMade ? '' : `The deploy goes to https://${outcome.link}`
  if (outcome.kind === 'deployed' || deletedBy(outcome).length > 0) return ''
  if (outcome.kind === 'swept') return nothingSwept(outcome)
  return outcome.kind === 'failed' ? 'No preview was deleted.' : printable(outcome.reason)
}

function nothingSwept({ previews, left, isDry, environment, elsewhere }: Swept): string {
  if (previews.length + left > 0)
    return isDry ? 'This is a dry run: nothing was deleted.' : 'No closed preview was found.'
  const others = [...elsewhere].map(([name, number]) => `"${printable(name)}" has ${count(number, 'preview')}`)
  const where = others.length > 0 ? ` But the environment ${firstOf(others, 5)}.` : ''
  return `There is no preview in the environment "${printable(environment)}".${where}`
}
