import { InputError } from '../errors.ts'
import { GitHubError } from '../github/answers.ts'
import { accountOf, hasLink, type Profile, type Quota } from '../hosting/account.ts'
import { atMost } from '../http/concurrency.ts'
import type { Outcome } from '../outcome.ts'
import { hasName, provedLink, provedName, type RecordLink } from '../record/links.ts'
import { unknownLink } from '../record/permissions.ts'
import { NotMadeError } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { describe, type Target } from '../target.ts'
import { firstOf } from '../text/format.ts'
import { isSameLink } from '../text/host-name.ts'
import { rehearseTearDown } from './dry-run.ts'
import { type Removal, removeLink, requireDeletable, StillWantedError } from './removal.ts'
import type { Services } from './services.ts'
import { Wanted } from './wanted-previews.ts'

/**
 * Deletes the links of a preview: all that its record made. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {InputError} if nothing tells the link, or nobody has it
 * @throws {NotMadeError} if the link was there before the preview
 * @throws {OwnedError} if somebody has taken it over
 * @throws {ServiceError | NetworkError} if a link could not be deleted. The record then stays, so that it can be tried
 * again.
 */
export async function tearDown(target: Target, byPerson: boolean, services: Services): Promise<Outcome> {
  services.hosting.prepare()
  const tracking = services.track(target)
  tracking.prepare('teardown')
  if (target.domain !== undefined && (byPerson || !tracking.remembers)) {
    return await tearDownNamed(target.domain, { target, tracking, services })
  }
  if (!tracking.remembers) throw unknownLink()
  const links = await tracking.links()
  return await tearDownRecord(links, {
    target,
    tracking,
    services,
    ...(!byPerson && { why: whyWanted(target, services) }),
  })
}

/**
 * Tears down a preview whose pull request was closed, or whose branch was deleted, while this run deployed it.
 *
 * @param made the link that this run deployed to, recorded or not
 */
export async function tearDownLate(made: string, target: Target, services: Services): Promise<Outcome> {
  log.notice(`${describe(target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  const tracking = services.track(target)
  const recorded = await tracking.links()
  const isRecorded = recorded.some(({ names }) => hasName(names, made))
  const unrecorded: RecordLink = { names: [made], accepted: [made], made: true, sent: true, deployments: [] }
  const links = isRecorded ? recorded : [unrecorded, ...recorded]
  return await tearDownRecord(links, { target, tracking, services, why: whyWanted(target, services) })
}

/** Asks why a preview is still needed. What the token may not see is as the event says. */
function whyWanted({ subject }: Target, services: Services): () => Promise<string | undefined> {
  const { github } = services.requireGitHub('GitHub knows whether a preview is still needed')
  return async () => {
    const wish = await new Wanted(github).ask(subject).catch((error: unknown) => {
      if (error instanceof GitHubError && error.mayLackPermission) return undefined
      throw error
    })
    return wish?.why
  }
}

interface Teardown extends Removal {
  readonly target: Target
}

/** Deletes just one link, which a person has named. For a preview it must be one that its record made. */
async function tearDownNamed(domain: string, teardown: Teardown): Promise<Outcome> {
  const { target, tracking, services } = teardown
  const { hosting } = services
  const isPreview = target.subject.kind !== 'production' && tracking.remembers
  const links = isPreview
    ? [
        provedLink(
          (await tracking.links()).filter(({ made }) => made),
          domain,
        ),
      ].filter((link) => link !== undefined)
    : await tracking.linksNamed(domain)
  // What a record names is deleted if it is there. For what only a person names, there must be something to delete.
  const isKnown = links.length > 0
  if (!isKnown && (isPreview || services.inputs.dryRun)) {
    const profile = await hosting.profile()
    if (!hasLink(profile, domain)) throw noSuchLink(domain, profile)
    if (isPreview) throw new NotMadeError(domain, target.subject, true)
  }
  const permit = async (isAgain = false): Promise<void> => {
    if (isPreview) for (const link of links) await requireDeletable(link, teardown, isAgain)
  }
  if (services.inputs.dryRun) {
    await permit()
    return rehearseTearDown(target.environment, [domain])
  }
  log.info(`Tearing down ${domain}.`)
  const names = links.flatMap((each) => each.names)
  const [proved = domain] = isPreview ? names : []
  const account = await hosting.delete([proved, ...names], permit)
  if (!isKnown && !account.wasThere) throw noSuchLink(domain, account)
  for (const link of links) await tracking.end(link)
  await tracking.tellRemoved([domain])
  return { ...target, result: 'deleted', links: [domain], quota: account.quota }
}

function noSuchLink(domain: string, profile: Profile): InputError {
  return new InputError(
    'domain',
    `the account has no link ${domain}, and no record names it, so nothing was deleted.`,
    {
      hint: `Check how it is spelled. ${accountOf(profile, domain)}`,
      inPublic: {
        message: 'domain: the account has no such link, and no record names it, so nothing was deleted.',
        hint: 'Check how it is spelled.',
      },
    },
  )
}

/** Deletes all links that the record of a preview made, and leaves the others. */
async function tearDownRecord(links: readonly RecordLink[], teardown: Teardown): Promise<Outcome> {
  const { target, tracking, services } = teardown
  const { environment, subject } = target
  const { dryRun } = services.inputs
  const own = links.filter(({ made }) => made)
  const gone: string[] = []
  const ends: Promise<void>[] = []
  let quota: Quota = { used: undefined, limit: undefined }
  let fault: unknown
  if (own.length > 0 && !dryRun)
    log.info(
      `Tearing down ${firstOf(
        own.map(({ names }) => names[0]),
        10,
      )}.`,
    )
  await atMost(4, own, async (link) => {
    try {
      if (dryRun) await requireDeletable(link, teardown)
      else {
        const account = await removeLink(link, { ...teardown, ends })
        if (account === undefined) return
        quota = account.quota
      }
      gone.push(link.names[0])
    } catch (error) {
      fault ??= error
    }
  })
  await Promise.all([...ends, !dryRun && gone.length > 0 && tracking.tellRemoved(gone)])
  if (fault instanceof StillWantedError && gone.length === 0) {
    const reason = `The preview of ${describe(subject)} stays: ${fault.why}.`
    return { result: 'skipped', environment, reason, teardown: true }
  }
  if (fault !== undefined) throw fault
  const left = await leftLink(links, teardown)
  if (dryRun && gone.length > 0) return rehearseTearDown(environment, gone)
  if (gone.length > 0) return { ...target, result: 'deleted', links: gone, quota }
  if (!dryRun) await tracking.tellRemoved([])
  const reason = left
    ? `${describe(subject)} only followed ${left}, so that stays.`
    : `No link is recorded for ${describe(subject)} in the environment "${environment}", so there is nothing to tear down.`
  return { result: 'skipped', environment, reason, teardown: true }
}

/**
 * The lasting link that a branch has followed, which stays; undefined if there is none.
 *
 * @throws {NotMadeError} if another link stays that the user may take for deleted
 */
async function leftLink(links: readonly RecordLink[], { target, services }: Teardown): Promise<string | undefined> {
  const { domain, subject } = target
  const foreign = links.find(({ made }) => !made)
  const [link] = foreign?.names ?? []
  // A link that was to be made may not exist.
  const isThere = foreign && (foreign.sent || hasLink(await services.hosting.profile(), ...foreign.names))
  if (isThere && link !== undefined) {
    // Only with an environment that the user wrote a branch can follow a link.
    if (subject.kind === 'branch' && services.inputs.environment !== undefined) return link
    throw new NotMadeError(link, subject, domain !== undefined && isSameLink(link, domain))
  }
  if (domain === undefined || links.some((each) => provedName(each, domain) !== undefined)) return undefined
  if (hasLink(await services.hosting.profile(), domain)) throw new NotMadeError(domain, subject, true)
  return undefined
}
