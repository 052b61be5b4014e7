import type { Deployment, Status } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import type { Deployments } from './deployments.ts'
import { hasName } from './links.ts'
import { factsOf, isSameRecord, linkIn, previewOf, type RecordName } from './record-format.ts'

/** Milliseconds that a job may take at most, on a runner of one's own. So long after its start a push may still end. */
const longestJob = 5 * 24 * 60 * 60_000

/** How many other deployments are asked for their statuses at most. If there are more, the site is sent. */
const mostOthers = 50

/** States of a deployment that has not ended. */
const open = ['in_progress', 'pending', 'queued']

/**
 * Whether a link holds the site with this digest, by the record. The success that says so must be later than every
 * other status that names the link, because an older and slower push may have ended after it. And every other deploy to
 * the link must have ended.
 *
 * @param known the names of the link, as far as they are known
 */
export async function isHolding(
  digest: string,
  known: readonly string[],
  { own, deployments }: { own: RecordName; deployments: Deployments },
): Promise<boolean> {
  for (const sender of await deployments.of(own)) {
    if (factsOf(sender)?.digest !== digest) continue
    const [success] = (await deployments.statuses(sender.id)) ?? []
    if (success?.state !== 'success') continue
    const names = [factsOf(sender)?.link, linkIn(success.environmentUrl)].filter((name) => name !== undefined)
    if (!names.some((name) => hasName(known, name))) continue
    const around = await deployments.since(sender.createdAt - longestJob)
    const others = around.filter((each) => each.id !== sender.id && mayName(each, names, own))
    if (others.length > mostOthers) return false
    let isLast = true
    await atMost(4, others, async (each) => {
      if (await hasChanged(each, names, { success, deployments })) isLast = false
    })
    return isLast
  }
  return false
}

function mayName(deployment: Deployment, names: readonly string[], own: RecordName): boolean {
  const facts = factsOf(deployment)
  if (facts === undefined) return deployment.production
  if (facts.link !== undefined) return hasName(names, facts.link)
  return isSameRecord(deployment, own) || previewOf(deployment.task) === undefined
}

/** Whether a deployment may have put something else at the link after a success. */
async function hasChanged(
  deployment: Deployment,
  names: readonly string[],
  { success, deployments }: { success: Status; deployments: Deployments },
): Promise<boolean> {
  const statuses = await deployments.statuses(deployment.id)
  if (statuses === undefined) return false
  // One that has not ended may have sent its site already, also an older one.
  const isOpen = statuses.every(({ state }) => open.includes(state))
  const facts = factsOf(deployment)
  const isFor = facts && (facts.link === undefined ? isOpen : hasName(names, facts.link))
  if (!isFor && !statuses.some(({ environmentUrl }) => hasName(names, linkIn(environmentUrl)))) return false
  return isOpen || statuses.some((status) => isAfter(status, success))
}

/** GitHub's times are whole seconds. Within one second the ids of statuses tell the order. */
function isAfter(a: Status, b: Status): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt
}
