import type { GitHub } from '../github/api.ts'
import type { Deployment } from '../github/resources.ts'
import { isSameLink } from '../text/host-name.ts'
import { answeredLink, endOf, factsOf, type PayloadFacts } from './record-format.ts'

/** How many of the newest deployments that name a link are looked at. */
const mostSeen = 5

/** What has not ended may end after all others. */
const unfinished = { state: '', createdAt: Number.POSITIVE_INFINITY, id: 0 }

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
  const candidates = deployments.filter((each) => isSameLink(factsOf(each)?.link ?? link, link))
  const seen = []
  while (seen.length < mostSeen && candidates.length > 0) {
    const some = candidates.splice(0, mostSeen)
    const found = await Promise.all(some.map(async (each) => ({ each, statuses: await github.statuses(each.id) })))
    for (const { each, statuses } of found) {
      if (statuses === undefined) continue
      const end = endOf(statuses) ?? unfinished
      const named = factsOf(each)?.link ?? answeredLink(statuses) ?? ''
      // What has not ended may be about to name it.
      if (end === unfinished || isSameLink(named, link)) seen.push({ facts: factsOf(each), named, end })
    }
  }
  // GitHub's times are whole seconds. Within one second the ids of statuses tell the order.
  const [last] = seen.slice(0, mostSeen).toSorted(({ end: a }, { end: b }) => b.createdAt - a.createdAt || b.id - a.id)
  if (last?.end.state !== 'success' || last.named !== link) return false
  return last.facts?.digest === digest && last.facts?.form === form && !last.facts?.protected
}
