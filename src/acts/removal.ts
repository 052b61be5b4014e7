import { ActionError } from '../errors.ts'
import { hasLink, type Profile } from '../hosting/account.ts'
import type { RecordLink } from '../record/links.ts'
import { TornDownError, type Tracking } from '../record/tracking.ts'
import type { Services } from './services.ts'

/** What the deletion of a link needs. */
export interface Removal {
  readonly tracking: Tracking
  readonly services: Services
  /** Asks why the link is still needed; undefined if it is not. Left out if a person has said so. */
  readonly why?: (() => Promise<string | undefined>) | undefined
  /** Gets what records the end of each link, so that other things can be told at the same time. Awaited if left out. */
  readonly ends?: Promise<void>[]
}

/** A link is needed again, so it was not deleted. */
export class StillWantedError extends ActionError {
  readonly why: string

  constructor(why: string) {
    super(`The preview was needed again before all of it was deleted: ${why}.`)
    this.why = why
  }
}

/**
 * Makes sure that a link may be deleted now: nobody needs it, and nobody has taken it over.
 *
 * @throws {StillWantedError | OwnedError} if it may not
 * @throws whatever kept that from being found out
 */
export async function requireDeletable(link: RecordLink, { tracking, why }: Removal, isAgain = false): Promise<void> {
  // A link that is not recorded yet was made by this very run, so nobody can have it.
  const isRecorded = link.deployments.length > 0
  const [reason] = await Promise.all([
    why?.(),
    isRecorded && tracking.requireNotTaken(link, isAgain ? 'new, also of the record itself' : 'new'),
  ])
  if (reason !== undefined) throw new StillWantedError(reason)
}

/**
 * Deletes one link, and records that it is gone. Right before each attempt it makes sure that it may.
 *
 * @param waits whether it may have to wait for other deletions
 * @returns the account after it; undefined if another run has deleted the link meanwhile
 * @throws {StillWantedError | OwnedError | ServiceError | NetworkError} if it is not deleted
 */
export async function removeLink(link: RecordLink, removal: Removal, waits = false): Promise<Profile | undefined> {
  const { tracking, services } = removal
  // One at a time: what is made sure of must not grow old while another link is deleted.
  const account = await services
    .inTurn(() => services.hosting.delete(link.names, (isAgain) => requireDeletable(link, removal, isAgain || waits)))
    .catch(async (error: unknown) => {
      const now = error instanceof TornDownError ? await services.hosting.profileIfAny() : undefined
      // What another run tore down is gone, as was wanted, unless somebody has made it again.
      if (now === undefined || hasLink(now, ...link.names)) throw error
    })
  if (account === undefined) return undefined
  const ended = tracking.end(link)
  if (removal.ends) removal.ends.push(ended)
  else await ended
  return account
}
