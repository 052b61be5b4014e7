import { InputError } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { accountOf, hasLink, type Profile } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { NotMadeError } from '../record/link-errors.ts'
import { provedLink, provedName, type RecordLink } from '../record/links.ts'
import { unknownLink } from '../record/permissions.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { rehearseTearDown } from './dry-run.ts'
import { removeOwn, requireDeletable, StillWantedError } from './removal.ts'
import type { Services, Work } from './services.ts'
import { askFor } from './wanted-previews.ts'

/**
 * Deletes the links of a preview: all that its record made. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {InputError} if nothing tells the link, or nobody has it
 * @throws {NotMadeError | OwnedError} if the link was there before the preview, or somebody has taken it over
 * @throws {ServiceError | NetworkError} if a link could not be deleted. Its record stays, for another try.
 */
export async function tearDown(work: Work, byPerson: boolean): Promise<Outcome> {
  const { target, tracking, services } = work
  services.hosting.prepare()
  tracking.prepare('teardown')
  if (target.domain !== undefined && (byPerson || !tracking.remembers)) return await tearDownNamed(target.domain, work)
  if (!tracking.remembers) throw unknownLink()
  return await tearDownRecord(await tracking.links(), byPerson, work)
}

/** Deletes just one link, which a person has named. For a preview it must be one that its record made. */
async function tearDownNamed(domain: string, work: Work): Promise<Outcome> {
  const { target, tracking, services } = work
  const isPreview = target.subject.kind !== 'live-site' && tracking.remembers
  const own = isPreview ? await requireOwn(domain, work) : undefined
  const links = own ? [own] : await tracking.linksNamed(domain)
  // What a record names is deleted if it is there. For what only a person names, there must be something to delete.
  const isKnown = links.length > 0
  const permit = async (isAgain = false): Promise<void> => {
    if (own) await requireDeletable(own, work, isAgain)
    if (!isAgain && !services.inputs.dryRun) log.info(`Tearing down ${domain}.`)
  }
  if (services.inputs.dryRun) {
    if (!isKnown) await requireListed(domain, services)
    await permit()
    return rehearseTearDown(target.environment, [domain])
  }
  const names = links.flatMap((link) => link.names)
  const account = await services.hosting.delete([own?.names[0] ?? domain, ...names], permit)
  if (!isKnown && !account.wasThere) throw noSuchLink(domain, account)
  for (const link of links) await tracking.end(link)
  await tracking.tellRemoved([domain])
  return { ...target, result: 'deleted', links: [domain], quota: account.quota }
}

/** The link with this name that the preview's record made. */
async function requireOwn(domain: string, { target, tracking, services }: Work): Promise<RecordLink> {
  const made = (await tracking.links()).filter((link) => link.made)
  const own = provedLink(made, domain)
  if (own !== undefined) return own
  await requireListed(domain, services)
  throw new NotMadeError(domain, target.subject, true)
}

async function requireListed(domain: string, { hosting }: Services): Promise<void> {
  const profile = await hosting.profile()
  if (!hasLink(profile, domain)) throw noSuchLink(domain, profile)
}

function noSuchLink(domain: string, profile: Profile): InputError {
  const end = 'and no record names it, so nothing was deleted.'
  const hint = 'Check how it is spelled.'
  return new InputError('domain', `the account has no link ${domain}, ${end}`, {
    hint: `${hint} ${accountOf(profile, domain)}`,
  })
}

/** Deletes all links that a preview's record made. Unless a person asked for it, a preview that is needed stays. */
export async function tearDownRecord(links: readonly RecordLink[], byPerson: boolean, work: Work): Promise<Outcome> {
  const { target, tracking, services } = work
  const { environment, subject } = target
  const { dryRun } = services.inputs
  const removal = byPerson ? work : { ...work, why: () => whyWanted(work) }
  const { gone, quota, fault, ends } = await removeOwn(links, removal)
  await Promise.all([...ends, !dryRun && gone.length > 0 && tracking.tellRemoved(gone)])
  const skipped = (reason: string): Outcome => ({ result: 'skipped', environment, reason, teardown: true })
  if (fault instanceof StillWantedError && gone.length === 0) {
    return skipped(`The preview of ${describe(subject)} stays: ${fault.why}.`)
  }
  if (fault !== undefined) throw fault
  const left = await leftLink(links, work)
  if (dryRun && gone.length > 0) return rehearseTearDown(environment, gone)
  if (gone.length > 0) return { ...target, result: 'deleted', links: gone, quota }
  if (!dryRun) await tracking.tellRemoved([])
  return skipped(
    left
      ? `${describe(subject)} only followed ${left}, so that stays.`
      : `No link is recorded for ${describe(subject)} in the environment "${environment}", so there is nothing to tear down.`,
  )
}

/** Asks why a preview is still needed; undefined if it is not. What the token may not see is as the event says. */
async function whyWanted({ target, services }: Work): Promise<string | undefined> {
  const { github } = services.requireGitHub('GitHub knows whether a preview is still needed')
  try {
    return (await askFor(target.subject, github)).why
  } catch (error) {
    if (isForbidden(error)) return undefined
    throw error
  }
}

/** The lasting link that a branch has followed, if one stays. Throws if another stays that may be taken for deleted. */
async function leftLink(links: readonly RecordLink[], { target, services }: Work): Promise<string | undefined> {
  const { domain, subject } = target
  const foreign = links.find(({ made }) => !made)
  // A link that was to be made may not exist.
  if (foreign && (foreign.sent || hasLink(await services.hosting.profile(), ...foreign.names))) {
    const [link] = foreign.names
    // Only with an environment that the user wrote a branch can follow a link.
    if (subject.kind === 'branch' && services.inputs.environment !== undefined) return link
    throw new NotMadeError(link, subject, domain !== undefined && isSameLink(link, domain))
  }
  const isOther = domain !== undefined && links.every((each) => provedName(each, domain) === undefined)
  if (isOther && hasLink(await services.hosting.profile(), domain)) throw new NotMadeError(domain, subject, true)
  return undefined
}
