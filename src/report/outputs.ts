import { holdsSecret } from '../text/masking.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Failed, Outcome } from './outcome.ts'

/** All outputs by name (design 2.6). */
export function outputsOf(outcome: Exclude<Outcome, Failed>): Readonly<Record<string, string>> {
  const deployed = outcome.kind === 'deployed' ? outcome : undefined
  const gone = goneIn(outcome)
  const { used = '', limit = '' } = outcome.quota ?? {}
  const reason = skipReason(outcome)
  const { pages = [], brokenLinks = [] } = deployed?.differences ?? {}
  return {
    link: deployed?.link ?? (outcome.kind === 'removed' ? (gone[0] ?? '') : ''),
    url: deployed ? `https://${deployed.link}` : '',
    result: reason !== '' ? 'skipped' : deployed ? 'deployed' : 'deleted',
    'skip-reason': excerpt(reason, 10_000),
    deleted: jsonArray(gone),
    'quota-used': String(used),
    'quota-limit': String(limit),
    status: excerpt(deployed?.status ?? ''),
    'changed-pages': jsonArray(pages),
    'broken-links': jsonArray(brokenLinks),
  }
}

/** As many of the items as fit into 100 kB: a later step may get them in a variable. */
function jsonArray(items: readonly unknown[]): string {
  const texts: string[] = []
  let bytes = 1
  for (const text of items.map((item) => JSON.stringify(item)).filter((json) => !holdsSecret(json))) {
    bytes += Buffer.byteLength(text) + 1
    if (bytes > 100_000) break
    texts.push(text)
  }
  return `[${texts.join()}]`
}

const goneIn = ({ deleted = [], absent = [] }: Outcome): string[] => [...deleted, ...absent]

/** Why nothing was deployed or deleted. Empty if something was. */
export function skipReason(outcome: Exclude<Outcome, Failed>): string {
  return outcome.kind === 'deployed' || goneIn(outcome).length > 0 ? '' : printable(outcome.reason)
}
