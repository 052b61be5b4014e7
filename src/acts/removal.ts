import { ActionError, messageOf } from '../errors.ts'
import type { Profile } from '../hosting/account.ts'
import type { Attempts } from '../hosting/call.ts'
import type { Removal } from '../record/comment-text.ts'
import { TakenMeanwhileError } from '../record/link-errors.ts'
import type { LiveSite } from '../record/live-sites.ts'
import { log } from '../report/log.ts'
import { printable } from '../text/printable.ts'
import type { Work } from './services.ts'

/** What became of a preview's links so far. */
interface Removed {
  /** Those that are gone; in a dry run those that would be. */
  readonly gone: string[]
  /** Those that a live site has now, so that they stay. */
  readonly taken: LiveSite[]
  /** The account after the last deletion; undefined if nothing was deleted. */
  account: Profile | undefined
  /** Why the first link that had to go is still there, or what went wrong after the last; undefined if nothing did. */
  fault: unknown
  /** Whether any attempt may have deleted a link that is not among those that are gone. */
  mayBeDone: boolean
}

const nothingRemoved = (): Removed => ({ gone: [], taken: [], account: undefined, fault: undefined, mayBeDone: false })

/** A link must stay: the preview is needed again, or a live site has it. */
export class StaysError extends ActionError {
  readonly why: string
  readonly owner: LiveSite | undefined

  constructor(why: string, owner?: LiveSite) {
    super(`The preview was needed again before all of it was deleted: ${why}.`)
    this.why = why
    this.owner = owner
  }
}

/** Asks why a preview is still needed; undefined if it is not. */
export type AskWhy = () => Promise<string | undefined>

/**
 * Deletes links of a preview, one after another, and adds what became of them. If one can't be deleted, it goes on with
 * the others, unless the preview is needed again. A dry run only finds out whether each may be deleted.
 */
async function deleteLinks(links: readonly string[], removed: Removed, work: Work, why?: AskWhy): Promise<void> {
  const { hosting, inputs, tracking } = work
  for (const link of links) {
    const attempts: Attempts = { mayBeDone: false }
    let isTold = inputs.dryRun
    const permit = async (): Promise<void> => {
      const [reason, owner] = await Promise.all([why?.(), tracking.ownerOf(link, 'newer and answered')])
      if (reason !== undefined) throw new StaysError(reason)
      if (owner && attempts.mayBeDone) throw new TakenMeanwhileError(link, owner, 'deleted')
      if (owner) throw new StaysError('a live site has it', { ...owner, link })
      if (!isTold) log.info(`Tearing down ${link}.`)
      isTold = true
    }
    try {
      if (inputs.dryRun) await permit()
      else removed.account = await hosting.delete(link, attempts, permit)
      removed.gone.push(link)
    } catch (error) {
      removed.mayBeDone ||= attempts.mayBeDone
      if (error instanceof StaysError && error.owner) removed.taken.push(error.owner)
      else removed.fault ??= error
      if (error instanceof StaysError && !error.owner) return
    }
  }
}

/**
 * Deletes links of a preview, then the deployments that name those that are gone or taken: with the last link all. It
 * looks whether a live site has taken over what was just deleted, and shows what is gone.
 *
 * @param links all that the record names, or the one that a person has named
 * @param why is asked right before each deletion; left out if a person has said that the preview must go
 * @param because is shown, if the preview is not just over
 */
export async function removeLinks(links: readonly string[], work: Work, why?: AskWhy, because?: () => Removal) {
  const { tracking, inputs } = work
  const { record } = tracking
  const removed = nothingRemoved()
  // Deployments that name no link go too, but not those of a preview that is needed.
  const reason = links.length === 0 && (await record.hasNameless()) ? await why?.() : undefined
  if (reason !== undefined) return { ...removed, fault: new StaysError(reason) }
  await deleteLinks(links, removed, work, why)
  if (inputs.dryRun) return removed
  // A deploy that was under way may have made one meanwhile. Its deployment is about to be deleted.
  if (removed.fault === undefined && (await record.links()).every((link) => links.includes(link)))
    await deleteLinks(await record.late(), removed, work, why)
  const { gone, taken, fault } = removed
  const tell = async (): Promise<void> => {
    for (const link of gone) {
      const owner = await tracking.ownerOf(link, 'newer and answered')
      if (owner !== undefined) throw new TakenMeanwhileError(link, owner, 'deleted')
    }
    // The comment of a preview that is needed, or could not be deleted, is right as it is. A close tells of its fault.
    if (fault === undefined || (because && gone.length > 0))
      await tracking.tell({ kind: 'removed', links: gone, owner: taken[0], why: because?.() })
  }
  const end = async (): Promise<void> => {
    const over = [...gone, ...taken.map(({ link }) => link)]
    const isAll = fault === undefined && (await record.links()).every((link) => over.includes(link))
    if (isAll) await tracking.end()
    else for (const link of over) await tracking.forget(link)
  }
  const ends = await Promise.allSettled([tell(), end()])
  const later: unknown = ends.find((each) => each.status === 'rejected')?.reason
  // What a live site has taken over was deleted, so nobody may say that it is still there.
  const mayBeDone = removed.mayBeDone || later instanceof TakenMeanwhileError
  return { ...removed, mayBeDone, fault: fault ?? later }
}

/** Deletes a link that this very run made and can't keep, because of an error. Returns that error, with what became of it. */
export async function discard(link: string, error: ActionError, work: Work): Promise<DiscardedError> {
  const removed = nothingRemoved()
  await deleteLinks([link], removed, work)
  const { gone, taken, fault } = removed
  if (gone.length > 0) return new DiscardedError(error, `${link} was deleted again.`)
  if (taken.length > 0) return new DiscardedError(error, `${link} stays: a live site has it now.`)
  const why = printable(messageOf(fault))
  const fate = `${link} could not be deleted: ${why} If nobody needs it, delete it in the hosting account.`
  return new DiscardedError(error, fate, link)
}

/** An error after which a link that the run had made was to be deleted, and what became of it. */
export class DiscardedError extends ActionError {
  /** The link, if it could not be deleted; undefined if it is gone, or a live site has it. */
  readonly left: string | undefined

  constructor({ message, hint, cause }: ActionError, fate: string, left?: string) {
    super(`${message} ${fate}`, { hint, cause })
    this.left = left
  }
}
