import { InputError } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { accountOf, hasLink, type Profile } from '../hosting/account.ts'
import type { Attempts } from '../hosting/call.ts'
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
  const { target, tracking, services } = work
  services.hosting.prepare()
  tracking.prepare('teardown')
  if (target.domain === undefined && !tracking.remembers) throw unknownLink()
  if (target.domain !== undefined && (byPerson || !tracking.remembers))
    return isGuarded(work) ? await tearDownOne(target.domain, work) : await tearDownAny(target.domain, work)
  return await tearDownRecord(await tracking.record.links(), work, byPerson ? undefined : () => whyWanted(work))
}

/** Deletes just one link of a preview, which a person has named. Its record must name it. */
async function tearDownOne(domain: string, work: Work): Promise<Outcome> {
  const { target, tracking, services } = work
  const link = await tracking.record.nameFor(domain)
  if (link !== undefined) return await tearDownRecord([link], work, undefined)
  const profile = await services.hosting.profile()
  if (!hasLink(profile, domain)) throw noSuchLink(domain, profile)
  throw new NotMadeError(domain, target.subject, { live: await tracking.production(), isPerhapsOwn: false })
}

/** Deletes a link that a person named, whoever has it. */
async function tearDownAny(domain: string, work: Work): Promise<Outcome> {
  const { target, tracking, services } = work
  const { hosting, inputs } = services
  const recorded = (await linksIfAllowed(work)).filter((link) => isSameLink(link, domain))
  if (recorded.length === 0) {
    const profile = await hosting.profileIfAny()
    if (profile !== undefined && !hasLink(profile, domain)) throw noSuchLink(domain, profile)
  }
  if (inputs.dryRun) return rehearseTearDown(target.environment, [domain])
  log.info(`Tearing down ${domain}.`)
  const attempts: Attempts = { mayBeDone: false }
  const account = await hosting.delete(domain, attempts)
  if (recorded.length === 0 && !account.wasThere) throw noSuchLink(domain, account)
  try {
    for (const link of recorded) await tracking.forget(link)
  } catch (error) {
    if (!(error instanceof EndError && isForbidden(error.cause))) throw error
    log.warning(notEnded(error.cause))
  }
  return { ...target, result: 'deleted', links: [domain], quota: account.quota }
}

/** What the record names. A person's word is enough where the token may not read it. */
async function linksIfAllowed({ tracking }: Work): Promise<readonly string[]> {
  try {
    return await tracking.record.links()
  } catch (error) {
    if (!isForbidden(error)) throw error
    log.warning(notEnded(error))
    return []
  }
}

function noSuchLink(domain: string, profile: Profile): InputError {
  const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`
  return new InputError('domain', message, { hint: `Check how it is spelled. ${accountOf(profile, domain)}` })
}

/**
 * Deletes links of a preview, and then the deployments that name them; with the last link, all deployments.
 *
 * @param links all that the record names, or one
 */
export async function tearDownRecord(links: readonly string[], work: Work, why?: AskWhy): Promise<Outcome> {
  const { target, tracking, services } = work
  const { environment, subject, domain } = target
  const skipped = (reason: string): Outcome => ({ result: 'skipped', environment, reason, teardown: true })
  // Deployments that name no link go too, but not those of a preview that is needed.
  const reason = links.length === 0 && (await tracking.record.hasNameless()) ? await why?.() : undefined
  if (reason !== undefined) return skipped(`The preview of ${describe(subject)} stays: ${reason}.`)
  const { gone, taken, account, fault, mayBeDone } = await removeLinks(links, work, why)
  if (services.inputs.dryRun && fault === undefined && gone.length > 0) return rehearseTearDown(environment, gone)
  if (fault instanceof StaysError && gone.length === 0)
    return skipped(`The preview of ${describe(subject)} stays: ${fault.why}.`)
  if (fault !== undefined) {
    if (!services.inputs.dryRun) await tracking.fail(fault, 'teardown', { mayBeDone })
    throw fault
  }
  const [first] = taken
  const stays = first ? `${first.link} stays: it is ${siteOf(first.owner)} now.` : ''
  if (stays && gone.length > 0) log.notice(stays)
  if (account && gone.length > 0) return { ...target, result: 'deleted', links: gone, quota: account.quota }
  const nothing = `No link is recorded for ${describe(subject)} in the environment "${environment}", so there is nothing to tear down`
  return skipped(stays || `${nothing}${domain === undefined ? '' : `, and ${domain} stays`}.`)
}
