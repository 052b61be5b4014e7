import { ActionError, CancelledError, messageOf, ServiceError } from '../errors.ts'
import { hasLink, type Profile, type Upload } from '../hosting/account.ts'
import { FateError, isForLimit, isRefused, MadeMeanwhileError, UnlistedError } from '../hosting/refusals.ts'
import { hasName } from '../record/links.ts'
import { OverwrittenError, OwnedError, type Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { SiteFiles } from '../site/site.ts'
import { isSameLink } from '../text/host-name.ts'
import type { Services } from './services.ts'

/** A site that the service has taken. */
export interface Published extends Upload {
  /** Links of closed previews that were deleted to make room for it. */
  readonly freed: readonly string[]
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

/** The link to make. */
interface NewLink {
  /** Its name; undefined if the service chooses one. */
  readonly link: string | undefined
  /** The account before; undefined if it could not be read. */
  readonly before: Profile | undefined
  /** Whether it is a preview's, so that no other link may be touched. */
  readonly isGuarded: boolean
}

interface Making {
  readonly tracking: Tracking
  readonly services: Services
}

/** Makes a new link. If the account is full, closed previews are torn down, and it is tried once more. */
export async function makeLink(
  files: SiteFiles,
  { link: name, before, isGuarded }: NewLink,
  { services, tracking }: Making,
): Promise<Published> {
  if (name !== undefined) {
    if (before === undefined || hasLink(before, name)) throw new MadeMeanwhileError(name)
    log.notice(
      `The account has no link ${name}, so this run asks for it under this name. Check "domain" if it should have been there.`,
    )
  }
  let freed: readonly string[] = []
  const isOld = (link: string): boolean => before !== undefined && hasLink(before, link) && !hasName(freed, link)
  try {
    const upload = await services.hosting.create(files, { name, before }).catch(async (error: unknown) => {
      if (!isForLimit(error)) throw error
      const { makeRoom } = await import('./full-account.ts')
      freed = await makeRoom(error, services)
      // That took a while, and somebody else may have made the link.
      if (name !== undefined && hasLink(await services.hosting.profile(), name)) throw new MadeMeanwhileError(name)
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
    const mayBeThere = error instanceof FateError || (error instanceof CancelledError && error.underWay !== undefined)
    throw name !== undefined && mayBeThere ? new LeftError(error, name) : error
  }
}

/**
 * Makes sure that a link which the service calls new is not one that production remembers. If that can't be read, the
 * link counts as new: nobody else would record it.
 */
async function requireNotProductions(link: string, tracking: Tracking): Promise<void> {
  await tracking.requireNoLiveSite(link, 'payloads of production').catch((error: unknown) => {
    if (error instanceof OwnedError) throw new OverwrittenError(link)
  })
}

/**
 * Makes sure that the service does not make links of its own choice whatever name is given. Then each push would make
 * one more.
 */
async function requireNamed(name: string, link: string, { services, tracking }: Making): Promise<void> {
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined || hasLink(profile, name) || !hasLink(profile, link)) return
  // The link has no deployment that says it was made: the one that was begun names another.
  await tracking.beginAnew()
  throw new LeftError(new UnnamedError(name, link), link)
}

/** Warns that the site is not where it was sent to. */
export function warnOfAnswer(asked: string, link: string): void {
  log.warning(
    `${asked}, but the service answered that it is at ${link}. If another site was there, it may be replaced.`,
  )
}
