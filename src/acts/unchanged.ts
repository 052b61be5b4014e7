import { hasLink } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { messageFor } from '../text/message.ts'
import type { Order } from './deliver.ts'
import type { Destination } from './destination.ts'
import { isProtected, type Work } from './services.ts'
import { isOver } from './still-wanted.ts'
import { tearDownLate } from './teardown.ts'

/**
 * Sends nothing if the link holds exactly this site already: the record says so, and the account still has the link.
 * Deployment and comment then say that this commit is live. Undefined if it must be sent.
 */
export async function skipUnchanged(order: Order, to: Destination, work: Work): Promise<Outcome | undefined> {
  const { site, doubts, facts, existed } = order
  const { target, tracking, hosting, inputs } = work
  if (facts.digest === undefined || facts.protected || to.kind === 'new') return undefined
  const { link } = to
  if (!(await tracking.isHolding(link, facts))) return undefined
  const profile = to.account ?? (await hosting.profileIfAny())
  if (profile === undefined || !hasLink(profile, link)) return undefined
  const message = messageFor(inputs.message, link)
  if (!inputs.dryRun) {
    await tracking.begin({ ...facts, link })
    const size = { fileCount: site.files.length, bytes: site.bytes }
    const asBefore = { status: undefined, isProtected: false, isNewAddress: false }
    await tracking.succeed(link, { ...size, ...asBefore, doubts, message })
    if (await isOver(work, existed)) return await tearDownLate(link, work)
  }
  return {
    result: 'skipped',
    environment: target.environment,
    deployment: tracking.deployment,
    reason: `https://${link} holds exactly this site already, so nothing was sent.`,
    link,
    message,
    protected: isProtected(work),
  }
}
