import { ActionError } from '../errors.ts'
import { hasLink, type Profile, type Quota } from '../hosting/account.ts'
import { TornDownError } from '../record/link-errors.ts'
import type { RecordLink } from '../record/links.ts'
import { log } from '../report/log.ts'
import type { Work } from './services.ts'

/** What the deletion of links needs. */
export interface Removal extends Work {
  /** Asks why the preview is still needed; undefined if it is not. Left out if a person has said so. */
  readonly why?: () => Promise<string | undefined>
  /** Whether other previews are torn down at the same time, so that a deletion may have to wait for theirs. */
  readonly waits?: boolean
}

/** What became of the links that a record made. */
export interface Removed {
  /** Names of the links that are gone; in a dry run of those that would be. */
  readonly gone: readonly string[]
  readonly quota: Quota
  /** Why the first link that stays was not deleted; undefined if none stays. */
  readonly fault: unknown
  /** The end of each link is being recorded. Other things can be told at the same time. */
  readonly ends: readonly Promise<void>[]
}

/** A link is needed again, so it was not deleted. */
export class StillWantedError extends ActionError {
  readonly why: string

  constructor(why: string) {
    super(`The preview was needed again before all of it was deleted: ${why}.`)
    this.why = why
  }
}

/** Throws if a link may not be deleted now: somebody needs it or has taken it over, or that can't be found out. */
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
 * Deletes those of a record's links that it made, and records that they are gone. If one can't be deleted, it goes on
 * with the others, unless the preview is needed again. A dry run only makes sure that each may be deleted.
 */
export async function removeOwn(links: readonly RecordLink[], removal: Removal): Promise<Removed> {
  const { tracking, services } = removal
  const gone: string[] = []
  const ends: Promise<void>[] = []
  let quota: Quota = { used: undefined, limit: undefined }
  let fault: unknown
  for (const link of links.filter(({ made }) => made)) {
    try {
      if (services.inputs.dryRun) await requireDeletable(link, removal)
      else {
        const account = await remove(link, removal)
        if (account === undefined) continue
        quota = account.quota
        ends.push(tracking.end(link))
      }
      gone.push(link.names[0])
    } catch (error) {
      fault ??= error
      if (error instanceof StillWantedError) break
    }
  }
  return { gone, quota, fault, ends }
}

/** Deletes a link. Returns the account after it; undefined if another run has deleted the link meanwhile. */
async function remove(link: RecordLink, removal: Removal): Promise<Profile | undefined> {
  const { services, waits = false } = removal
  const { hosting } = services
  try {
    // One at a time: what is made sure of must not grow old while another link is deleted.
    return await services.inTurn(() =>
      hosting.delete(link.names, async (isAgain) => {
        await requireDeletable(link, removal, isAgain || waits)
        if (!isAgain) log.info(`Tearing down ${link.names[0]}.`)
      }),
    )
  } catch (error) {
    const now = error instanceof TornDownError ? await hosting.profileIfAny() : undefined
    // What another run tore down is gone, as was wanted, unless somebody has made it again.
    if (now === undefined || hasLink(now, ...link.names)) throw error
    return undefined
  }
}
