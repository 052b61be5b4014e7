import { holdsSecret } from '../text/masking.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Outcome } from './outcome.ts'

/** All outputs by name (DESIGN 2). */
export function outputsOf(outcome: Outcome): Readonly<Record<string, string>> {
  const shown = outcome.kind === 'deployed' ? outcome : undefined
  const { deleted, absent } = deletedBy(outcome)
  const gone = [...deleted, ...absent]
  const { used = '', limit = '' } = outcome.quota ?? {}
  const reason = skipReason(outcome)
  const { pages = [], brokenLinks = [] } = (outcome.kind === 'deployed' && outcome.differences) || {}
  return {
    link: shown?.link ?? (outcome.kind === 'removed' ? (gone[0] ?? '') : ''),
    url: shown ? `https://${shown.link}` : '',
    result: reason !== '' ? 'skipped' : shown ? 'deployed' : 'deleted',
    'skip-reason': excerpt(reason, 10_000),
    deleted: jsonArray(gone),
    'quota-used': String(used),
    'quota-limit': String(limit),
    status: excerpt(shown?.status ?? ''),
    'changed-pages': jsonArray(pages.filter(({ path }) => !holdsSecret(path)).slice(0, 1000)),
    'broken-links': jsonArray(brokenLinks),
  }
}

/** As many of the items as fit into 100 kB: a later step may get them in a variable. */
function jsonArray(items: readonly unknown[]): string {
  let json = ''
  for (const text of items.map((item) => JSON.stringify(item))) {
    if (holdsSecret(text)) continue
    if (Buffer.byteLength(`[${json},${text}]`) > 100_000) break
    json += `${json && ','}${text}`
  }
  return `[${json}]`
}

/** Links that a run deleted, and links that the account did not have. */
export function deletedBy(outcome: Outcome): Readonly<Record<'deleted' | 'absent', readonly string[]>> {
  if (outcome.kind === 'failed') return outcome.swept ? deletedBy(outcome.swept) : { deleted: [], absent: [] }
  if (outcome.kind === 'removed') return { deleted: outcome.links, absent: outcome.absent }
  if (outcome.kind !== 'swept') return { deleted: 'freed' in outcome ? outcome.freed : [], absent: [] }
  const { previews } = outcome
  return {
    deleted: previews.flatMap(({ deleted }) => deleted),
    absent: previews.flatMap(({ absent = [] }) => absent),
  }
}

/** Why nothing was deployed or deleted. Empty if something was. */
export function skipReason(outcome: Outcome): string {
  if (outcome.kind === 'deployed' || Object.values(deletedBy(outcome)).flat().length > 0) return ''
  return outcome.kind === 'failed' ? 'No preview was deleted.' : printable(outcome.reason)
}
