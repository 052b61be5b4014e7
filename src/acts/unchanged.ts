import { hasLink } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { digestOf } from '../site/read-file.ts'
import type { Site } from '../site/site.ts'
import type { Destination } from './destination.ts'
import type { Deploy } from './publish.ts'
import type { Services } from './services.ts'
import { tearDownLate } from './teardown.ts'

/** The site's digest if `skip-unchanged` asks for it, because it costs reading every file; undefined otherwise. */
export async function siteDigest({ files }: Site, { inputs }: Services): Promise<string | undefined> {
  return inputs.skipUnchanged ? await digestOf(files) : undefined
}

/**
 * Sends nothing if the link holds exactly this site already. The record must say so, its last deploy must have
 * succeeded, and the account must still have the link. The deployment and the comment then say that this commit is
 * live.
 *
 * @returns undefined if the site must be sent
 */
export async function skipUnchanged(
  digest: string,
  destination: Destination,
  { site, target, tracking, services }: Deploy,
): Promise<Outcome | undefined> {
  if (destination.kind === 'new') return undefined
  const { link, made, own } = destination
  const names = [link, ...(own?.names ?? [])]
  const [isHolding, existed] = await Promise.all([tracking.isHolding(digest, names), tracking.branchExists()])
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
  await tracking.succeed(link, { fileCount: site.files.length, bytes: site.bytes })
  const isGone = existed === true && (await tracking.branchExists()) === false
  if (isGone || (await tracking.wasClosed())) return await tearDownLate(link, target, services)
  return { ...outcome, deployment: tracking.deployment }
}
