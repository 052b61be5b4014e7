import { ActionError, CancelledError, ServiceError } from '../errors.ts'
import { hasLink, type Profile, type Upload } from '../hosting/account.ts'
import type { NewLink } from '../hosting/hosting.ts'
import { FateError, isForLimit, isRefused, MadeMeanwhileError, UnlistedError } from '../hosting/refusals.ts'
import { OverwrittenError, OwnedError } from '../record/link-errors.ts'
import { hasName } from '../record/links.ts'
import { log } from '../report/log.ts'
import type { SiteFiles } from '../site/site.ts'
import { describe } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { excerpt } from '../text/printable.ts'
import type { Destination, Existing, New } from './destination.ts'
import { isGuarded, type Services, type Work } from './services.ts'

/** Milliseconds. An account that was asked less long ago is not asked again before a link is made. */
const freshFor = 10_000

/** A site that the service has taken. */
export interface Published extends Upload {
  /** Links of closed previews that were deleted to make room for it. */
  readonly freed: readonly string[]
}

/** Is told the link where the site may be although an error follows. It must be recorded. */
type Left = (link: string) => void

/**
 * Sends a site to its destination. If the service no longer has a link that was only remembered, the site gets a new
 * one. A link that the user named is made again under its own name.
 *
 * @throws whatever kept the service from taking the site
 */
export async function publish(files: SiteFiles, to: Destination, work: Work, left: Left): Promise<Published> {
  const { subject, environment } = work.target
  const what = subject.kind === 'live-site' ? environment : describe(subject)
  log.info(`Deploying ${what} to ${to.link ?? 'a new link'}.`)
  const published =
    to.kind === 'new'
      ? await makeLink(files, { name: to.link, before: await accountBefore(to, work.services) }, work, left)
      : await update(files, to, work, left)
  const { status, link } = published
  if (status !== '' && status.toLowerCase() !== 'active') {
    log.warning(
      `The service says of ${link}: "${excerpt(status, 60)}", not "active". The link may be about to expire: see the hosting account.`,
    )
  }
  return published
}

/** The account before a link is made. What was asked some time ago is asked again: packing or recording took long. */
async function accountBefore({ link, before, askedAt }: New, { hosting }: Services): Promise<Profile | undefined> {
  if (performance.now() - askedAt < freshFor) return await before
  return link === undefined ? ((await hosting.profileIfAny()) ?? (await before)) : await hosting.profile()
}

async function update(files: SiteFiles, { link, own }: Existing, work: Work, left: Left): Promise<Published> {
  const { tracking, services } = work
  const { domain } = work.target
  const guarded = isGuarded(work)
  // While the site was packed, and between two attempts, somebody may have taken the link over.
  const permit = async (isAgain: boolean): Promise<void> => {
    if (guarded && own) await tracking.requireNotTaken(own, isAgain ? 'new, also of the record itself' : 'recent')
  }
  // For a preview a whole name must be one that the record names; otherwise the first label is enough.
  const isOwn = (answer: string): boolean =>
    answer === link ||
    own?.names.includes(answer) ||
    (!(guarded && own?.names.some((name) => name.startsWith(`${link}.`))) && isSameLink(answer, link))
  try {
    const upload = await services.hosting.update(files, link, permit)
    if (!isOwn(upload.link)) tellOverwritten(`The site was sent for ${link}`, upload.link, guarded)
    return { ...upload, freed: [] }
  } catch (error) {
    if (error instanceof UnlistedError && (domain === undefined || !error.wasPosted || isForLimit(error))) {
      if (domain === undefined) {
        // The summary shows a warning: the address of a live site must be told to those who use it.
        const tell = guarded ? log.notice : log.warning
        tell(`The service no longer has the link ${link}, so the site gets a new one.`)
        await tracking.beginAnew()
      }
      return await makeLink(files, { name: domain, before: error.profile }, work, left)
    }
    if (error instanceof ServiceError && error.link && isOwn(error.link)) left(link)
    throw error
  }
}

/** Makes a new link. If the account is full, closed previews are torn down, and it is tried once more. */
async function makeLink(files: SiteFiles, link: NewLink, work: Work, left: Left): Promise<Published> {
  const { name, before } = link
  const { hosting } = work.services
  const guarded = isGuarded(work)
  if (name !== undefined) {
    if (before === undefined || hasLink(before, name)) throw new MadeMeanwhileError(name)
    log.notice(
      `The account has no link ${name}, so this run asks for it under this name. Check "domain" if it should have been there.`,
    )
  }
  let freed: readonly string[] = []
  const isOld = (answer: string): boolean => before !== undefined && hasLink(before, answer) && !hasName(freed, answer)
  try {
    const upload = await hosting.create(files, link).catch(async (error: unknown) => {
      if (!isForLimit(error)) throw error
      const { makeRoom } = await import('./full-account.ts')
      freed = await makeRoom(error, work.services)
      // That took a while, and somebody else may have made the link.
      if (name !== undefined && hasLink(await hosting.profile(), name)) throw new MadeMeanwhileError(name)
      return await hosting.create(files, link)
    })
    if (guarded) {
      // If that can't be read, the link counts as new: nobody else would record it.
      await work.tracking.requireNoLiveSite(upload.link, 'payloads of production').catch((error: unknown) => {
        if (error instanceof OwnedError) throw new OverwrittenError(upload.link)
      })
    }
    if (isOld(upload.link)) tellOverwritten('A new link was asked for', upload.link, guarded)
    if (guarded && name !== undefined && !isSameLink(upload.link, name))
      await requireNamed(name, upload.link, work, left)
    return { ...upload, freed }
  } catch (error) {
    const isRefusal = name !== undefined && before !== undefined && isRefused(error)
    if (isRefusal) throw new UnlistedError(error, name, before, true)
    const mayBeThere = error instanceof FateError || (error instanceof CancelledError && error.underWay !== undefined)
    if (name !== undefined && mayBeThere) left(name)
    else if (error instanceof ServiceError && error.link && !(guarded && isOld(error.link))) left(error.link)
    throw error
  }
}

/** Makes sure that the service does not choose the name whatever is asked for. Then each push would make one more link. */
async function requireNamed(name: string, link: string, { services, tracking }: Work, left: Left): Promise<void> {
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined || hasLink(profile, name) || !hasLink(profile, link)) return
  // The link has no deployment that says it was made: the one that was begun names another.
  await tracking.beginAnew()
  left(link)
  throw new UnnamedError(name, link)
}

/** The site is not where it was sent to. For a preview that is an error, for a live site a warning. */
function tellOverwritten(asked: string, link: string, guarded: boolean): void {
  if (guarded) throw new OverwrittenError(link)
  log.warning(
    `${asked}, but the service answered that it is at ${link}. If another site was there, it may be replaced.`,
  )
}

/** The service has made another link than the one that was named. */
class UnnamedError extends ActionError {
  constructor(name: string, link: string) {
    super(`A link with the name ${name} was asked for, and the service made ${link} instead.`, {
      hint: `Leave "domain" out for previews: this service chooses the names itself. ${link} is deleted with this preview.`,
    })
  }
}
