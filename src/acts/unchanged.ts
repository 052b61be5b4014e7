import { lists } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { digestOf } from '../site/digest.ts'
import type { Site } from '../site/site.ts'
import { isSameLink } from '../text/host-name.ts'
import type { Deploy } from './publish.ts'
import type { Services } from './services.ts'
import { tearDownLate } from './teardown.ts'

/** The site's digest, where `skip-unchanged` asks for it: it costs reading every file. */
export async function siteDigest({ files }: Site, { inputs }: Services): Promise<string | undefined> {
  return inputs.skipUnchanged ? await digestOf(files) : undefined
}

/**
 * Sends nothing where the link holds the very same site: by the record, whose last deploy succeeded, and by the account,
 * which has the link. The deployment and the comment then say that this commit is what is live.
 *
 * @returns undefined where the site is to be sent
 */
export async function skipUnchanged(
  digest: string,
  link: string | undefined,
  { site, target, tracking, services }: Deploy,
): Promise<Outcome | undefined> {
  if (link === undefined) return undefined
  const holding = await tracking.holding(digest)
  if (holding === undefined || !isSameLink(holding, link)) return undefined
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined || !lists(profile, link)) return undefined
  const outcome: Outcome = {
    result: 'skipped',
    environment: target.environment,
    reason: `https://${link} holds this very site already, so nothing was sent.`,
    link,
  }
  if (services.inputs.dryRun) return outcome
  await tracking.begin(link, digest)
  await tracking.succeed(link, { fileCount: site.files.length, bytes: site.bytes })
  if (await tracking.wasClosed()) return await tearDownLate(link, target, services)
  return { ...outcome, deployment: tracking.deployment }
}
