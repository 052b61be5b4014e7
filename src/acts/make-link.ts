import { ActionError, CancelledError, messageOf, ServiceError } from '../errors.ts'
import { hasLink, type Upload } from '../hosting/account.ts'
import { FateError, isForLimit, isRefused, MadeMeanwhileError, UnlistedError } from '../hosting/refusals.ts'
import type { NewLink } from '../hosting/upload.ts'
import { hasName } from '../record/links.ts'
import { OwnedError } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { SiteFiles } from '../site/site.ts'
import { isSameLink } from '../text/host-name.ts'
import { isGuarded } from './destination.ts'
import type { Work } from './services.ts'

/** A site that the service has taken. */
export interface Published extends Upload {
  /** Links of closed previews that were deleted to make room for it. */
  readonly freed: readonly string[]
}

/** A preview's site went to a link that is not its own. Nothing records that link, so that no close deletes it. */
class OverwrittenError extends ActionError {
  constructor(link: string) {
    super(
      `The service answered that this preview is at ${link}, which it did not make. What was there may be overwritten.`,
      {
        hint: `See what ${link} shows, and deploy its own site again if it must. Perhaps the account has no room for one more link.`,
        inPublic: {
          message: 'The service put this preview at a link that it did not make. What was there may be overwritten.',
          hint: 'The log of the run names the link: look at it now.',
        },
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
 * Makes a new link. If the account is full, closed previews are torn down, and it is tried once more.
 *
 * @throws {LeftError} if the site may be at a link all the same
 */
export async function makeLink(files: SiteFiles, { name, before }: NewLink, work: Work): Promise<Published> {
  const { hosting } = work.services
  const guarded = isGuarded(work)
  if (name !== undefined) {
    if (before === undefined || hasLink(before, name)) throw new MadeMeanwhileError(name)
    log.notice(
      `The account has no link ${name}, so this run asks for it under this name. Check "domain" if it should have been there.`,
    )
  }
  let freed: readonly string[] = []
  const isOld = (link: string): boolean => before !== undefined && hasLink(before, link) && !hasName(freed, link)
  try {
    const upload = await hosting.create(files, { name, before }).catch(async (error: unknown) => {
      if (!isForLimit(error)) throw error
      const { makeRoom } = await import('./full-account.ts')
      freed = await makeRoom(error, work.services)
      // That took a while, and somebody else may have made the link.
      if (name !== undefined && hasLink(await hosting.profile(), name)) throw new MadeMeanwhileError(name)
      return await hosting.create(files, { name, before })
    })
    if (guarded) {
      // If that can't be read, the link counts as new: nobody else would record it.
      await work.tracking.requireNoLiveSite(upload.link, 'payloads of production').catch((error: unknown) => {
        if (error instanceof OwnedError) throw error
      })
    }
    if (isOld(upload.link)) tellOverwritten('A new link was asked for', upload.link, guarded)
    if (guarded && name !== undefined && !isSameLink(upload.link, name)) await requireNamed(name, upload.link, work)
    return { ...upload, freed }
  } catch (error) {
    if (error instanceof ServiceError && error.link && !(guarded && isOld(error.link)))
      throw new LeftError(error, error.link)
    if (name !== undefined && before !== undefined && isRefused(error))
      throw new UnlistedError(error, name, before, true)
    const mayBeThere = error instanceof FateError || (error instanceof CancelledError && error.underWay !== undefined)
    throw name !== undefined && mayBeThere ? new LeftError(error, name) : error
  }
}

/** Makes sure that the service does not choose the name whatever is asked for. Then each push would make one more link. */
async function requireNamed(name: string, link: string, { services, tracking }: Work): Promise<void> {
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined || hasLink(profile, name) || !hasLink(profile, link)) return
  // The link has no deployment that says it was made: the one that was begun names another.
  await tracking.beginAnew()
  throw new LeftError(new UnnamedError(name, link), link)
}

/** The site is not where it was sent to. For a preview that is an error, for a live site a warning. */
export function tellOverwritten(asked: string, link: string, guarded: boolean): void {
  if (guarded) throw new OverwrittenError(link)
  log.warning(
    `${asked}, but the service answered that it is at ${link}. If another site was there, it may be replaced.`,
  )
}
