import { hasLink } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import type { DeployFacts } from '../record/tracking.ts'
import type { Site } from '../site/site.ts'
import { messageFor } from '../text/message.ts'
import { tearDownLate } from './deliver.ts'
import type { Destination } from './destination.ts'
import type { Work } from './services.ts'
import { isOver } from './still-wanted.ts'

/**
 * Sends nothing if the link holds exactly this site already: the record says so, and the account still has the link.
 * Deployment and comment then say that this commit is live. Undefined if it must be sent.
 */
export async function skipUnchanged(
  facts: DeployFacts,
  { files, bytes }: Site,
  destination: Destination,
  work: Work & { readonly existed: Promise<boolean | undefined> },
): Promise<Outcome | undefined> {
  if (facts.digest === undefined || destination.kind === 'new') return undefined
  const { target, tracking, services } = work
  const { link, account } = destination
  if (!(await tracking.isHolding(link, facts))) return undefined
  const profile = (await account) ?? (await services.hosting.profileIfAny())
  if (profile === undefined || !hasLink(profile, link)) return undefined
  const isPreview = target.subject.kind !== 'live-site'
  const message = messageFor(services.inputs.message, link)
  const outcome: Outcome = {
    result: 'skipped',
    environment: target.environment,
    reason: `https://${link} holds exactly this site already, so nothing was sent.`,
    link,
    message,
    ...(isPreview && { protected: false }),
  }
  if (services.inputs.dryRun) return outcome
  await tracking.begin({ ...facts, link })
  await tracking.succeed(link, { fileCount: files.length, bytes, isProtected: false, message })
  if (await isOver(work, work.existed)) return await tearDownLate(link, work)
  return { ...outcome, deployment: tracking.deployment }
}
