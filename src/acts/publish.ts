import { ActionError, CancelledError, messageOf, ServiceError } from '../errors.ts'
import { hasLink, type Profile, type Upload } from '../hosting/account.ts'
import { FateError, isForLimit, isRefused, MadeMeanwhileError, UnlistedError } from '../hosting/refusals.ts'
import { hasName } from '../record/links.ts'
import { OwnedError, type Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { describe, type Target } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { excerpt } from '../text/printable.ts'
import type { Destination, Existing, New } from './destination.ts'
import type { Services } from './services.ts'

/** Milliseconds. An account that was asked less long ago is not asked again before a link is made. */
const freshFor = 10_000

/** What a deploy works with. */
export interface Deploy {
  readonly site: Site
  readonly target: Target
  readonly tracking: Tracking
  readonly services: Services
}

/** A site that the service has taken. */
export interface Published extends Upload {
  /** Links of closed previews that were deleted to make room for it. */
  readonly freed: readonly string[]
}

/** A preview's site went to a link that is not its own. Nothing records that link, so that no close deletes it. */
export class OverwrittenError extends ActionError {
  constructor(link: string) {
    super(
      `The service answered that this preview is at ${link}, which it did not make. What was there may be overwritten.`,
      {
        hint: `See what ${link} shows, and deploy its own site again if it must. Perhaps the account has no room for one more link.`,
        inPublic: { message: 'The service put this preview at a link that it did not make.' },
      },
    )
  }
}

/** The service has made another link than the one that was named. */
class UnnamedError extends ActionError {
  constructor(name: string, link: string) {
    super(`A link with the name ${name} was asked for, and the service made ${link} instead.`, {
      hint: `Leave "domain" out for previews: this service chooses the names itself. ${link} is deleted with this preview.`,
      inPublic: { message: 'The service made a link with another name than "domain".' },
    })
  }
}

/** The upload failed, but the site may be at a link all the same, which must be recorded. */
export class LeftError extends Error {
  readonly link: string

  constructor(cause: unknown, link: string) {
    super(messageOf(cause), { cause })
    this.link = link
  }
}

/**
 * Sends a site to its destination. If the service no longer has a link that was only remembered, the site gets a new
 * one. A link that the user named is made again under its own name.
 *
 * @throws {LeftError} if the service did not take the site, but may have made a link for it
 * @throws whatever else kept the service from taking the site
 */
export async function publish(
  files: SiteFiles,
  destination: Destination,
  deploy: Deploy,
): Promise<Published> {
  log.info(`Deploying ${describeTarget(deploy.target)} to ${destination.link ?? 'a new link'}.`)
  const published = await (destination.kind === 'new'
    ? create(files, { ...destination, before: await accountBefore(destination, deploy) }, deploy)
    : update(files, destination, deploy))
  const { status, link } = published
  if (status !== '' && status.toLowerCase() !== 'active') {
    log.warning(
      `The service says of ${link}: "${excerpt(status, 60)}", not "active". The link may be about to expire: see the hosting account.`,
    )
  }
  return published
}

/** The account before a link is made. What was asked some time ago is asked again: packing or recording took long. */
async function accountBefore(
  { link, before, askedAt }: New,
  { services }: Deploy,
): Promise<Profile | undefined> {
  if (performance.now() - askedAt < freshFor) return await before
  return link === undefined
    ? ((await services.hosting.profileIfAny()) ?? (await before))
    : await services.hosting.profile()
}

function describeTarget({ subject, environment }: Target): string {
  return subject.kind === 'production' ? environment : describe(subject)
}

async function update(files: SiteFiles, existing: Existing, deploy: Deploy): Promise<Published> {
  const { target, tracking, services } = deploy
  const { link, own, isGuarded } = existing
  // While the site was packed, and between two attempts, somebody may have taken the link over.
  const permit = async (isAgain: boolean): Promise<void> => {
    if (isGuarded && own)
      await tracking.requireNotTaken(own, isAgain ? 'new, also of the record itself' : 'recent')
  }
  // For a preview a whole name must be one that the record names; otherwise the first label is enough.
  const isOwn = (answer: string): boolean =>
    answer === link ||
    own?.names.includes(answer) ||
    (!(isGuarded && own?.names.some((name) => name.startsWith(`${link}.`))) && isSameLink(answer, link))
  try {
    const upload = await services.hosting.update(files, link, permit)
    if (!isOwn(upload.link)) {
      if (isGuarded) throw new OverwrittenError(upload.link)
      warnOfAnswer(`The site was sent for ${link}`, upload.link)
    }
    return { ...upload, freed: [] }
  } catch (error) {
    if (
      error instanceof UnlistedError &&
      (target.domain === undefined || !error.wasPosted || isForLimit(error))
    ) {
      return await makeAgain(error, files, existing, deploy)
    }
    throw error instanceof ServiceError && error.link && isOwn(error.link)
      ? new LeftError(error, link)
      : error
  }
}

/** Makes the link again: under its own name if the user named it. A remembered one is replaced by a new one. */
async function makeAgain(
  { profile }: UnlistedError,
  files: SiteFiles,
  { link, isGuarded }: Existing,
  deploy: Deploy,
): Promise<Published> {
  const name = deploy.target.domain
  if (name === undefined) {
    log.notice(`The service no longer has the link ${link}, so the site gets a new one.`)
    await deploy.tracking.beginAnew()
  }
  return await create(files, { link: name, before: profile, isGuarded }, deploy)
}

interface Creation {
  readonly link: string | undefined
  readonly before: Profile | undefined
  readonly isGuarded: boolean
}

/** Makes a new link. If the account is full, closed previews are torn down, and it is tried once more. */
async function create(
  files: SiteFiles,
  { link: name, before, isGuarded }: Creation,
  { services, tracking }: Deploy,
): Promise<Published> {
  if (name !== undefined) {
    if (before === undefined || hasLink(before, name)) throw new MadeMeanwhileError(name)
    log.notice(
      `The account has no link ${name}, so it is made now. Check "domain" if it should have been there.`,
    )
  }
  let freed: readonly string[] = []
  const isOld = (link: string): boolean =>
    before !== undefined && hasLink(before, link) && !hasName(freed, link)
  try {
    const upload = await services.hosting.create(files, { name, before }).catch(async (error: unknown) => {
      if (!isForLimit(error)) throw error
      const { makeRoom } = await import('./full-account.ts')
      freed = await makeRoom(error, services)
      // That took a while, and somebody else may have made the link.
      if (name !== undefined && hasLink(await services.hosting.profile(), name))
        throw new MadeMeanwhileError(name)
      return await services.hosting.create(files, { name, before })
    })
    if (isGuarded) await requireNotProductions(upload.link, tracking)
    if (isOld(upload.link)) {
      if (isGuarded) throw new OverwrittenError(upload.link)
      warnOfAnswer('A new link was asked for', upload.link)
    }
    if (isGuarded && name !== undefined && !isSameLink(upload.link, name))
      await requireNamed(name, upload.link, { services, tracking })
    return { ...upload, freed }
  } catch (error) {
    if (error instanceof ServiceError && error.link && !(isGuarded && isOld(error.link)))
      throw new LeftError(error, error.link)
    if (name !== undefined && before !== undefined && isRefused(error))
      throw new UnlistedError(error, name, before, true)
    const mayBeThere = error instanceof FateError || (error instanceof CancelledError && error.mayHaveMade)
    throw name !== undefined && mayBeThere ? new LeftError(error, name) : error
  }
}

/**
 * Makes sure that a link which the service calls new is not one that production remembers. If that can't be read, the
 * link counts as new: nobody else would record it.
 */
async function requireNotProductions(link: string, tracking: Tracking): Promise<void> {
  await tracking.requireNoLiveSite(link, 'payloads of production').catch((error: unknown) => {
    if (error instanceof OwnedError) throw error
  })
}

/**
 * Makes sure that the service does not make links of its own choice whatever name is given. Then each push would make
 * one more.
 */
async function requireNamed(
  name: string,
  link: string,
  { services, tracking }: Pick<Deploy, 'services' | 'tracking'>,
): Promise<void> {
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined || hasLink(profile, name) || !hasLink(profile, link)) return
  // The link has no deployment that says it was made: the one that was begun names another.
  await tracking.beginAnew()
  throw new LeftError(new UnnamedError(name, link), link)
}

function warnOfAnswer(asked: string, link: string): void {
  log.warning(
    `${asked}, but the service answered that it is at ${link}. If another site was there, it may be replaced.`,
  )
}
