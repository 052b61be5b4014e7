import { hasLink } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import type { Site } from '../site/site.ts'
import { branchExists, tearDownLate, wasClosed } from './closed-meanwhile.ts'
import type { Destination } from './destination.ts'
import type { Work } from './services.ts'

/**
 * Sends nothing if the link holds exactly this site already: the record says so, its last deploy has succeeded, and the
 * account still has the link. Deployment and comment then say that this commit is live. Undefined if it must be sent.
 */
export async function skipUnchanged(
  digest: string,
  { files, bytes }: Site,
  destination: Destination,
  work: Work,
): Promise<Outcome | undefined> {
  if (destination.kind === 'new') return undefined
  const { target, tracking, services } = work
  const { link, made, own } = destination
  const names = [link, ...(own?.names ?? [])]
  const [isHolding, existed] = await Promise.all([tracking.isHolding(digest, names), branchExists(work)])
  if (!isHolding) return undefined
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined || !hasLink(profile, ...names)) return undefined
  const outcome: Outcome = {
    result: 'skipped',
    environment: target.environment,
    reason: `https://${link} holds exactly this site already, so nothing was sent.`,
    link,
  }
  if (services.inputs.dryRun) return outcome
  await tracking.begin({ link, made, digest })
  await tracking.succeed(link, { fileCount: files.length, bytes })
  const isGone = existed === true && (await branchExists(work)) === false
  if (isGone || (await wasClosed(work))) return await tearDownLate(link, work)
  return { ...outcome, deployment: tracking.deployment }
}
