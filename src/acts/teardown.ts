import type { Quota } from '../hosting/account.ts'
import { atMost } from '../http/concurrency.ts'
import type { Outcome } from '../outcome.ts'
import type { Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { describe, type Target } from '../target.ts'
import { firstOf } from '../text/format.ts'
import { rehearseTearDown } from './dry-run.ts'
import type { Services } from './services.ts'

/**
 * Deletes the link that the user named, or all links that the record of a preview names.
 *
 * @throws {InputError} if nothing tells the link
 * @throws {OwnedError} if another record owns the link
 * @throws {ServiceError | NetworkError} if the link could not be deleted. The record then stays, so that it can be
 * tried again.
 */
export async function tearDown(target: Target, services: Services): Promise<Outcome> {
  const { domain } = target
  services.hosting.prepare()
  const tracking = services.track(target)
  tracking.prepare()
  if (domain !== undefined) return await tearDownNamed(domain, { target, tracking, services })
  return await tearDownLinks(await tracking.links(), { target, tracking, services })
}

/**
 * Tears down a preview whose pull request was closed while this run deployed it.
 *
 * @param made the link that this run deployed to, recorded or not
 */
export async function tearDownLate(made: string, target: Target, services: Services): Promise<Outcome> {
  log.notice(`${describe(target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  const tracking = services.track(target)
  if (target.domain !== undefined) return await tearDownNamed(made, { target, tracking, services })
  const recorded = await tracking.links()
  return await tearDownLinks([...new Set([made, ...recorded])], { target, tracking, services })
}

interface Teardown {
  readonly target: Target
  readonly tracking: Tracking
  readonly services: Services
}

async function tearDownNamed(link: string, { target, tracking, services }: Teardown): Promise<Outcome> {
  await tracking.requireNoOtherOwner(link)
  if (services.inputs.dryRun) return rehearseTearDown(target.environment, [link])
  log.info(`Tearing down ${link}.`)
  const { quota } = await services.hosting.delete(link)
  await tracking.endLink(link)
  return { ...target, result: 'deleted', links: [link], quota }
}

async function tearDownLinks(
  links: readonly string[],
  { target, tracking, services }: Teardown,
): Promise<Outcome> {
  if (links.length === 0) {
    const reason = `No link is recorded for ${describe(target.subject)} in the environment "${target.environment}", so there is nothing to tear down.`
    if (!services.inputs.dryRun) await tracking.end([])
    return { result: 'skipped', environment: target.environment, reason, teardown: true }
  }
  const { own, fault } = await ownOf(links, tracking)
  if (services.inputs.dryRun && !fault) return rehearseTearDown(target.environment, links)
  if (own.length > 0) log.info(`Tearing down ${firstOf(own, 10)}.`)
  const quota = services.inputs.dryRun ? undefined : await deleteAll(own, services)
  if (fault || !quota) throw fault
  await tracking.end(links)
  return { ...target, result: 'deleted', links, quota }
}

/**
 * Divides links into those that this record may delete and the others.
 *
 * @returns `own`: the links that no other record owns; `fault`: the first error for the others, undefined if there are
 * none
 */
export async function ownOf(
  links: readonly string[],
  tracking: Tracking,
): Promise<{ own: readonly string[]; fault: unknown }> {
  const own: string[] = []
  let fault: unknown
  for (const link of links) {
    try {
      await tracking.requireNoOtherOwner(link)
      own.push(link)
    } catch (error) {
      fault ??= error
    }
  }
  return { own, fault }
}

/**
 * Deletes links, a few at the same time.
 *
 * @returns the quota after the last one
 */
export async function deleteAll(links: readonly string[], { hosting }: Services): Promise<Quota> {
  let quota: Quota = { used: undefined, limit: undefined }
  await atMost(4, links, async (link) => {
    quota = (await hosting.delete(link)).quota
  })
  return quota
}
