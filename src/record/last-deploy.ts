import type { GitHub } from '../github/api.ts'
import type { Deployment, Status } from '../github/resources.ts'
import { isSameLink } from '../text/host-name.ts'
import { answeredLink, endOf, factsOf, type PayloadFacts } from './record-format.ts'

/** How many of the newest deployments that name a link are looked at. */
const mostSeen = 5

/**
 * Whether a link holds a site, by the record: of the newest deployments that name the link, none is unfinished, and the
 * one that ended last is a success with this digest, sent in the same form and without a password. An older and slower
 * push may have ended last.
 *
 * @param deployments all that may name the link, newest first
 */
export async function isHolding(
  link: string,
  { digest, form }: Pick<PayloadFacts, 'digest' | 'form'>,
  deployments: readonly Deployment[],
  github: GitHub,
): Promise<boolean> {
  const seen: { readonly facts: PayloadFacts; readonly named: string; readonly end: Status | undefined }[] = []
  const candidates = deployments.filter((each) => isSameLink(factsOf(each)?.link ?? link, link))
  for (let from = 0; seen.length < mostSeen && from < candidates.length; from += mostSeen) {
    const some = candidates.slice(from, from + mostSeen)
    const found = await Promise.all(some.map(async (each) => ({ each, statuses: await github.statuses(each.id) })))
    for (const { each, statuses } of found) {
      const facts = factsOf(each)
      if (facts === undefined || statuses === undefined) continue
      const end = endOf(statuses)
      // What has not ended may be about to name it.
      const named = facts.link ?? answeredLink(statuses) ?? ''
      if (end === undefined || isSameLink(named, link)) seen.push({ facts, named, end })
    }
  }
  const newest = seen.slice(0, mostSeen)
  if (newest.some(({ end }) => end === undefined)) return false
  const [last] = newest.toSorted((a, b) => (isAfter(a.end, b.end) ? -1 : 1))
  if (last?.end?.state !== 'success' || last.named !== link) return false
  return last.facts.digest === digest && last.facts.form === form && !last.facts.protected
}

/** GitHub's times are whole seconds. Within one second the ids of statuses tell the order. */
function isAfter(a: Status | undefined, b: Status | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt
}
