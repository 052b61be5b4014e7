import type { Quota } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { log } from '../step/log.ts'
import { describe, type Target } from '../target.ts'
import { firstOf } from '../text/format.ts'
import type { Services } from './services.ts'

/**
 * Deletes the link that the user named, or every link that the record of a preview names.
 *
 * @throws {InputError} where there is no way to know the link
 * @throws {OwnedError} where another record owns it
 * @throws {ServiceError | NetworkError} where it could not be deleted; the record then stays for another try
 */
export async function tearDown(target: Target, services: Services): Promise<Outcome> {
  const { domain } = target
  if (domain !== undefined) return await tearDownNamed(domain, target, services)
  const links = await services.track(target).links()
  return await tearDownLinks(links, target, services)
}

/**
 * Tears down a preview whose pull request was closed while it was on its way.
 *
 * @param made the link that this run deployed to, whether or not that could be recorded
 */
export async function tearDownLate(made: string, target: Target, services: Services): Promise<Outcome> {
  log.notice(`${describe(target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  if (target.domain !== undefined) return await tearDownNamed(made, target, services)
  const recorded = await services.track(target).links()
  return await tearDownLinks([...new Set([made, ...recorded])], target, services)
}

async function tearDownNamed(link: string, target: Target, services: Services): Promise<Outcome> {
  const tracking = services.track(target)
  await tracking.requireNoOtherOwner(link)
  log.info(`Tearing down ${link}.`)
  const { quota } = await services.hosting.delete(link)
  await tracking.endLink(link)
  return { ...target, result: 'deleted', links: [link], quota }
}

async function tearDownLinks(links: readonly string[], target: Target, services: Services): Promise<Outcome> {
  const tracking = services.track(target)
  if (links.length === 0) {
    const reason = `No link is recorded for ${describe(target.subject)} in the environment "${target.environment}", so there is nothing to tear down.`
    await tracking.end([])
    return { result: 'skipped', environment: target.environment, reason }
  }
  for (const link of links) await tracking.requireNoOtherOwner(link)
  log.info(`Tearing down ${firstOf(links, 10)}.`)
  let quota: Quota = { used: undefined, limit: undefined }
  for (const link of links) quota = (await services.hosting.delete(link)).quota
  await tracking.end(links)
  return { ...target, result: 'deleted', links, quota }
}
