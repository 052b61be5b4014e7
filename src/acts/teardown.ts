import { InputError } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { accountOf, hasLink, type Profile } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { EndError } from '../record/end-deployments.ts'
import { NotMadeError, siteOf } from '../record/link-errors.ts'
import { notEnded, unknownLink } from '../record/permissions.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { rehearseTearDown } from './dry-run.ts'
import { type AskWhy, removeLinks, StaysError } from './removal.ts'
import { isGuarded, type Work } from './services.ts'
import { whyWanted } from './still-wanted.ts'

/**
 * Deletes the links of a preview: all that its record names. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {InputError} if nothing tells the link, or nobody has it
 * @throws {ServiceError | NetworkError} if a link could not be deleted. Its record stays, for another try.
 */
export async function tearDown(work: Work, byPerson: boolean): Promise<Outcome> {
  const { target, tracking, hosting } = work
  const { domain, subject } = target
  hosting.prepare()
  tracking.prepare('teardown')
  if (domain === undefined && !tracking.remembers) throw unknownLink()
  if (domain === undefined || (tracking.remembers && !byPerson))
    return await tearDownRecord(await tracking.record.links(), work, byPerson ? undefined : () => whyWanted(work))
  if (!isGuarded(work)) return await tearDownAny(domain, work)
  const link = await tracking.record.nameFor(domain)
  if (link !== undefined) return await tearDownRecord([link], work)
  const profile = await hosting.profile()
  if (!hasLink(profile, domain)) throw noSuchLink(domain, profile)
  throw new NotMadeError(domain, subject, { live: await tracking.production(), isPerhapsOwn: false })
}

/** Deletes a link that a person named, whoever has it. A person's word is enough where the token may not use the record. */
async function tearDownAny(domain: string, work: Work): Promise<Outcome> {
  const { target, tracking, hosting, inputs } = work
  const known = await tracking.record.links().catch(warnIfForbidden)
  const recorded = known.filter((link) => isSameLink(link, domain))
  if (recorded.length === 0) {
    const profile = await hosting.profileIfAny()
    if (profile !== undefined && !hasLink(profile, domain)) throw noSuchLink(domain, profile)
  }
  if (inputs.dryRun) return rehearseTearDown(target.environment, [domain])
  log.info(`Tearing down ${domain}.`)
  const account = await hosting.delete(domain, { mayBeDone: false })
  if (recorded.length === 0 && !account.wasThere) throw noSuchLink(domain, account)
  for (const link of recorded) await tracking.forget(link).catch(warnIfForbidden)
  return { ...target, result: 'deleted', links: [domain], quota: account.quota }
}

/** @throws the error itself if the token may use the record */
function warnIfForbidden(error: unknown): readonly string[] {
  const cause = error instanceof EndError ? error.cause : error
  if (!isForbidden(cause)) throw error
  log.warning(notEnded(cause))
  return []
}

function noSuchLink(domain: string, profile: Profile): InputError {
  const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`
  return new InputError('domain', message, { hint: `Check how it is spelled. ${accountOf(profile, domain)}` })
}

/** Tears down a preview whose pull request or branch went while this run sent it to a link. */
export async function tearDownLate(link: string, work: Work): Promise<Outcome> {
  log.notice(`${describe(work.target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  // Who ended the preview may have deleted the deployment that names this link.
  const links = new Set([link, ...(await work.tracking.record.links())])
  return await tearDownRecord([...links], work, () => whyWanted(work))
}

/** Deletes links of a preview, all that its record names or one, and the deployments that name them. */
async function tearDownRecord(links: readonly string[], work: Work, why?: AskWhy): Promise<Outcome> {
  const { target, tracking, inputs } = work
  const { environment, subject, domain } = target
  const skipped = (reason: string): Outcome => ({ result: 'skipped', environment, reason, teardown: true })
  const { gone, taken, account, fault, mayBeDone } = await removeLinks(links, work, why)
  if (inputs.dryRun && fault === undefined && gone.length > 0) return rehearseTearDown(environment, gone)
  if (fault instanceof StaysError && gone.length === 0)
    return skipped(`The preview of ${describe(subject)} stays: ${fault.why}.`)
  if (fault !== undefined) {
    if (!inputs.dryRun) await tracking.fail(fault, 'teardown', { mayBeDone })
    throw fault
  }
  const [first] = taken
  const stays = first ? `${first.link} stays: it is ${siteOf(first)} now.` : ''
  if (stays && gone.length > 0) log.notice(stays)
  if (account && gone.length > 0) return { ...target, result: 'deleted', links: gone, quota: account.quota }
  const nothing = `No link is recorded for ${describe(subject)} in the environment "${environment}", so there is nothing to tear down`
  return skipped(stays || `${nothing}${domain === undefined ? '' : `, and ${domain} stays`}.`)
}
