import { GitHubError } from '../github/api.ts'
import { unknownLink } from '../github/permissions.ts'
import type { Tracker } from '../github/tracker.ts'
import type { Quota } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { log } from '../step/log.ts'
import { describe, type Target } from '../target.ts'
import { firstOf } from '../text/format.ts'
import type { Run } from './services.ts'

/**
 * Deletes the link that the user named, or every link that the record of a preview names.
 *
 * @param also links that this run made, whether or not they could be recorded
 * @throws {InputError} where there is no way to know the link
 * @throws {OwnedError} where another record owns it
 * @throws {ServiceError | NetworkError} where it could not be deleted; the record then stays for another try
 */
export async function tearDown(target: Target, run: Run, also: readonly string[] = []): Promise<Outcome> {
  const { hosting } = run
  const tracker = await run.track(target)
  const { domain } = target
  if (domain !== undefined) {
    await tracker?.claim(domain)
    log.info(`Tearing down ${domain}.`)
    const { quota } = await hosting.delete(domain)
    await tracker?.endLink(domain)
    return { ...target, result: 'deleted', links: [domain], quota }
  }
  const links = [...new Set([...also, ...(await recordedLinks(tracker, also))])]
  if (links.length === 0) {
    const reason = `No link is recorded for ${describe(target.subject)} in the environment "${target.environment}", so there is nothing to tear down.`
    await tracker?.end([])
    return { result: 'skipped', environment: target.environment, reason }
  }
  for (const link of links) await tracker?.claim(link)
  log.info(`Tearing down ${firstOf(links, 10)}.`)
  let quota: Quota = { used: undefined, limit: undefined }
  for (const link of links) quota = (await hosting.delete(link)).quota
  await tracker?.end(links)
  return { ...target, result: 'deleted', links, quota }
}

async function recordedLinks(
  tracker: Tracker | undefined,
  also: readonly string[],
): Promise<readonly string[]> {
  if (tracker === undefined) throw unknownLink()
  try {
    return await tracker.links()
  } catch (error) {
    if (!(error instanceof GitHubError && error.forbidden)) throw error
    if (also.length === 0) throw unknownLink(error)
    return []
  }
}
