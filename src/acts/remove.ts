import { type ActionError, CancelledError, isCancelled, messageOf, ServiceError } from '../errors.ts'
import type { Reply } from '../hosting/interface.ts'
import { usualTries } from '../hosting/limits.ts'
import { attempts } from '../http/attempts.ts'
import { judge } from '../rules/judge.ts'
import { type Account, type Entry, hasLink, ownerOf } from '../rules/world.ts'
import { printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Taken } from '../view/run-state.ts'
import { lookAgain, neededAgain, RefusedError, readAccountIfAny } from './look.ts'
import type { Work } from './services.ts'

/** Asks right before each deletion why the preview is still needed, by anybody; undefined if it is not. */
export type AskNeed = () => Promise<string | undefined>

export interface Ended {
  /** Those that are gone; in a dry run those that would be. */
  readonly gone: readonly string[]
  /** Those that a live site has now, so that they stay. */
  readonly taken: readonly Taken[]
  /** Why the preview is still needed, so that nothing more was deleted. */
  readonly needed?: string | undefined
  /** What kept the first link from being deleted, or went wrong after the last one. */
  readonly fault?: unknown
  /** After the last deletion. */
  readonly account?: Account | undefined
  /** Whether the service did not have the link. */
  readonly wasMissing?: boolean
}

export const nothing: Ended = { gone: [], taken: [] }

export const withFault = (fault: unknown): Ended => ({ ...nothing, fault })

/**
 * Deletes a link: look, judge, delete, and look at the account if the service did not say that it is gone. The proof is
 * asked anew before each request. A dry run only finds out whether it may be deleted.
 *
 * @param askNeed left out if a person has said that the link must go, or this run has made it
 */
export async function removeLink(link: string, own: readonly Entry[], work: Work, askNeed?: AskNeed): Promise<Ended> {
  const { hosting, signal, inputs } = work
  let form = hosting.dialect.delete
  let another = attempts(usualTries, signal, log.info)
  let refusal: Extract<Reply<Account>, { kind: 'refused' }> | undefined
  let mayBeGone = false
  const orMayBeGone = (error: unknown): never => {
    if (!mayBeGone) throw error
    work.run.fate = 'unknown'
    throw isCancelled(error) ? new CancelledError(error.signal, { what: 'a deletion', link }) : error
  }
  for (;;) {
    const stays = await whyItStays(link, own, mayBeGone, work, askNeed).catch(orMayBeGone)
    if (stays) return stays
    if (inputs.dryRun) return { ...nothing, gone: [link] }
    if (!mayBeGone && refusal === undefined) log.info(`Tearing down ${link}.`)
    const reply = await hosting.delete(link, form)
    if (reply.kind === 'taken' && !hasLink(reply.value, link)) return gone(link, reply.value, work)
    mayBeGone ||= reply.kind === 'taken' || reply.mayBeDone
    if (reply.kind === 'refused' && refusal === undefined && isAboutForm(reply)) {
      refusal = reply
      form = form === 'json' ? 'form' : 'json'
      another = attempts(usualTries, signal, log.info)
      continue
    }
    const isNext = reply.kind !== 'taken' && reply.again
    if (isNext && (await another(reply.error.message, reply.after).catch(orMayBeGone))) continue
    return await afterFailure(link, errorToTell(link, reply, refusal?.error), mayBeGone, work)
  }
}

function isAboutForm({ meaning }: Extract<Reply<unknown>, { kind: 'refused' }>): boolean {
  return meaning.unknown !== undefined || (meaning.otherWay === true && !meaning.size)
}

async function whyItStays(link: string, own: readonly Entry[], mayBeGone: boolean, work: Work, askNeed?: AskNeed) {
  const [needed, world] = await Promise.all([askNeed?.(), lookAgain(link, own, work)])
  const verdict = judge(link, 'delete', { ...world, isNeeded: needed !== undefined }, work.asker)
  if (verdict.may) return undefined
  const { because } = verdict
  if (mayBeGone) {
    work.run.fate = 'unknown'
    if (!('site' in because)) return { ...nothing, fault: neededAgain(link) }
    const { site } = because
    return { ...nothing, fault: new RefusedError({ why: 'taken meanwhile', link, site, done: 'deleted' }, work) }
  }
  if ('site' in because) return { ...nothing, taken: [{ link, site: because.site }] }
  return needed === undefined ? { ...nothing, fault: new RefusedError(because, work) } : { ...nothing, needed }
}

/** The first form's answer tells more if the service does not know the second one. */
function errorToTell(link: string, reply: Reply<Account>, first: ServiceError | undefined): ActionError {
  if (reply.kind === 'taken') {
    const hint = 'Run the job again; if the link stays, delete it in the hosting account.'
    const message = `delete: the service still lists ${link} after the deletion.`
    return new ServiceError({ status: 200 }, message, { hint })
  }
  return reply.kind === 'refused' && reply.meaning.unknown !== undefined && first ? first : reply.error
}

/** Where no request succeeded the account decides: a link that it lists under none of its names is gone. */
async function afterFailure(link: string, error: ActionError, mayBeGone: boolean, work: Work): Promise<Ended> {
  const account = work.signal.aborted ? undefined : await readAccountIfAny(work)
  if (account && !hasLink(account, link)) return { ...gone(link, account, work), wasMissing: !mayBeGone }
  // Where it is listed, no attempt has deleted it.
  const isOpen = mayBeGone && account === undefined
  if (isOpen) work.run.fate = 'unknown'
  if (!(isOpen && isCancelled(error))) return { ...nothing, fault: error }
  return { ...nothing, fault: new CancelledError(error.signal, { what: 'a deletion', link }) }
}

function gone(link: string, account: Account, { run }: Work): Ended {
  run.quota = account.quota
  run.deleted.push(link)
  return { ...nothing, gone: [link], account }
}

/** @throws {RefusedError} if a live site has taken over what was just deleted */
export async function lookAfter(deleted: readonly string[], own: readonly Entry[], work: Work): Promise<void> {
  const [first] = deleted
  if (first === undefined) return
  const { liveSites } = await lookAgain(first, own, work)
  for (const link of deleted) {
    const site = ownerOf(link, liveSites)
    if (site === undefined) continue
    work.run.fate = 'done'
    throw new RefusedError({ why: 'taken meanwhile', link, site, done: 'deleted' }, work)
  }
}

/**
 * Deletes a link that this very run made and can't keep. Returns what became of it, as a sentence.
 *
 * @throws {RefusedError} if a live site has taken it over meanwhile, and may be deleted
 */
export async function discard(link: string, work: Work): Promise<string> {
  const { recording, run } = work
  const own = recording.entries
  const orWarn = (error: unknown) => {
    if (run.refusal) throw error
    log.warning(printable(messageOf(error)))
  }
  const { gone: deleted, taken, fault } = await removeLink(link, own, work).catch(withFault)
  if (run.refusal) throw fault
  await lookAfter(deleted, own, work).catch(orWarn)
  if (deleted.length + taken.length > 0) await recording.forget(link).catch(orWarn)
  if (deleted.length > 0) return `${link} was deleted again.`
  if (taken.length > 0) return `${link} stays: a live site has it now.`
  return `${link} could not be deleted: ${printable(messageOf(fault))} If nobody needs it, delete it in the hosting account.`
}
