import { type ActionError, CancelledError, messageOf, ServiceError } from '../errors.ts'
import type { Reply } from '../hosting/hosting.ts'
import { usualTries } from '../hosting/meanings.ts'
import { attempts } from '../http/attempts.ts'
import { ownerOf } from '../rules/claims.ts'
import { judge } from '../rules/judge.ts'
import { type Account, type Entry, hasLink, type World } from '../rules/world.ts'
import { printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import { lookAgain, neededAgain, RefusedError, readAccountIfAny } from './look.ts'
import type { Work } from './services.ts'

/** Asks right before each deletion whether the preview is still needed, by anybody; and why, in words. */
export type AskWanted = () => Promise<{ readonly wanted: 'yes' | 'gone'; readonly why?: string }>

/** What became of one link that was to be deleted. */
export type LinkEnd =
  /** `wasThere`: false if the service did not have it. */
  | { readonly became: 'gone'; readonly wasThere: boolean; readonly account: Account | undefined }
  /** A live site has it now. */
  | { readonly became: 'taken'; readonly site: Entry }
  | { readonly became: 'wanted'; readonly why: string }
  | { readonly became: 'fault'; readonly error: unknown }

/**
 * Deletes a link: look, judge, delete, and look at the account if the service did not say that it is gone. The proof is
 * asked anew before each request. A dry run only finds out whether it may be deleted.
 *
 * @param asked left out if a person has said that the link must go, or this run has made it
 */
export async function removeLink(link: string, own: readonly Entry[], work: Work, asked?: AskWanted): Promise<LinkEnd> {
  const { hosting, signal, inputs } = work
  const first = hosting.dialect.delete
  let form = first
  let another = attempts(usualTries, signal, log.info)
  let refusal: Reply<Account> | undefined
  let mayBeGone = false
  for (;;) {
    const stays = await whyItStays(link, own, mayBeGone, work, asked)
    if (stays) return stays
    if (inputs.dryRun) return { became: 'gone', wasThere: true, account: undefined }
    if (!mayBeGone && refusal === undefined) log.info(`Tearing down ${link}.`)
    const reply = await hosting.delete(link, form)
    if (reply.kind === 'taken' && !hasLink(reply.value, link)) return gone(link, true, reply.value, work)
    mayBeGone ||= reply.kind === 'taken' || reply.mayBeDone
    if (reply.kind === 'refused' && isAboutForm(reply) && form === first) {
      refusal = reply
      form = first === 'json' ? 'form' : 'json'
      another = attempts(usualTries, signal, log.info)
      continue
    }
    const mayHelp = reply.kind === 'busy' || (reply.kind === 'lost' && !reply.final)
    if (mayHelp && (await another(reply.error.message, reply.kind === 'busy' ? reply.after : undefined))) continue
    return await afterFailure(link, errorOf(link, reply, refusal), mayBeGone, work)
  }
}

function isAboutForm({ meaning }: Extract<Reply<unknown>, { kind: 'refused' }>): boolean {
  return meaning.unknown !== undefined || (meaning.otherWay === true && !meaning.size)
}

async function whyItStays(
  link: string,
  own: readonly Entry[],
  mayBeGone: boolean,
  work: Work,
  asked?: AskWanted,
): Promise<LinkEnd | undefined> {
  const [wish, world] = await Promise.all([asked?.(), lookAgain(link, own, work)])
  const seen: World = { ...world, wanted: wish?.wanted }
  const verdict = judge(link, 'delete', seen, work.asker)
  if (verdict.may) return undefined
  const { because } = verdict
  if (!('site' in because) && mayBeGone) {
    work.run.fate = 'unknown'
    return { became: 'fault', error: neededAgain(link) }
  }
  if (!('site' in because)) return { became: 'wanted', why: wish?.why ?? 'it is needed again' }
  const { site } = because
  if (!mayBeGone) return { became: 'taken', site }
  work.run.fate = 'unknown'
  return { became: 'fault', error: new RefusedError({ why: 'taken meanwhile', link, site, done: 'deleted' }, work) }
}

/** The first form's answer tells more if the service does not know the second one. */
function errorOf(link: string, reply: Reply<Account>, first: Reply<Account> | undefined): ActionError {
  if (reply.kind === 'taken') {
    const hint = 'Run the job again; if the link stays, delete it in the hosting account.'
    const message = `delete: the service still lists ${link} after the deletion.`
    return new ServiceError({ operation: 'delete', status: 200 }, message, { hint })
  }
  const isUnknown = reply.kind === 'refused' && reply.meaning.unknown !== undefined
  return isUnknown && first?.kind === 'refused' ? first.error : reply.error
}

/** Where no request succeeded the account decides: a link that it lists under none of its names is gone. */
async function afterFailure(link: string, error: ActionError, mayBeGone: boolean, work: Work): Promise<LinkEnd> {
  const account = work.signal.aborted ? undefined : await readAccountIfAny(work)
  if (account && !hasLink(account, link)) return gone(link, mayBeGone, account, work)
  // Where it is listed, no attempt has deleted it.
  const isOpen = mayBeGone && account === undefined
  if (isOpen) work.run.fate = 'unknown'
  if (!(isOpen && error instanceof CancelledError)) return { became: 'fault', error }
  return { became: 'fault', error: new CancelledError(error.signal, { what: 'a deletion', link }) }
}

function gone(link: string, wasThere: boolean, account: Account, { run }: Work): LinkEnd {
  run.quota = account.quota
  run.deleted.push(link)
  return { became: 'gone', wasThere, account }
}

/** @throws {RefusedError} if a live site has taken over what was just deleted */
export async function lookAfter(gone: readonly string[], own: readonly Entry[], work: Work): Promise<void> {
  const [first] = gone
  if (first === undefined) return
  const { liveSites } = await lookAgain(first, own, work)
  for (const link of gone) {
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
  const { recording } = work
  const own = recording.entries
  const one = await removeLink(link, own, work)
  const unlessRefused = (error: unknown) => {
    if (error instanceof RefusedError) throw error
    log.warning(printable(messageOf(error)))
  }
  if (one.became === 'fault' && one.error instanceof RefusedError) throw one.error
  if (one.became === 'gone') await lookAfter([link], own, work).catch(unlessRefused)
  if (one.became === 'gone' || one.became === 'taken') await recording.forget(link).catch(unlessRefused)
  if (one.became === 'gone') return `${link} was deleted again.`
  if (one.became === 'taken') return `${link} stays: a live site has it now.`
  const why = one.became === 'fault' ? printable(messageOf(one.error)) : one.why
  return `${link} could not be deleted: ${why} If nobody needs it, delete it in the hosting account.`
}
