import { ActionError, CancelledError } from '../errors.ts'
import { accountOf, fateOfLink } from '../hosting/account.ts'
import type { Upload } from '../hosting/hosting.ts'
import { usualTries } from '../hosting/meanings.ts'
import { attempts } from '../http/attempts.ts'
import { judge } from '../rules/judge.ts'
import type { Account } from '../rules/world.ts'
import { log } from '../view/log.ts'
import type { Skipped } from '../view/run-so-far.ts'
import { type Attempt, nextAfter } from './after-upload.ts'
import { lookAgain, RefusedError, readAccountIfAny } from './look.ts'
import { makeRoom } from './make-room.ts'
import type { Work } from './services.ts'
import type { Order, Replied, Step } from './steps.ts'
import * as steps from './steps.ts'

/** What the service has taken. */
export interface Sent {
  readonly kind: 'sent'
  readonly upload: Upload
  /** Where it was sent; undefined for a new link whose name the service chose. */
  readonly link: string | undefined
  readonly isNew: boolean
  readonly account: Account | undefined
  /** What is wrong with the answer, which names the link all the same. It is recorded, and then the run fails. */
  readonly fault?: ActionError
}

/**
 * Sends a site: look, judge, send. What was looked at before the first request is the destination's proof; before each
 * other request it is asked anew. It writes into the run what may have happened.
 *
 * @returns what the service has taken; or how a run ends that the user wants skipped for a full account
 * @throws {ActionError} whatever kept the service from taking it
 */
export async function sendSite(order: Order, work: Work): Promise<Sent | Skipped> {
  const { hosting, run, signal } = work
  let step = steps.firstStep(order, work)
  let another = attempts(usualTries, signal, log.info)
  for (;;) {
    const { at, link } = step
    run.to = { link, isNew: at.kind !== 'update' }
    const creates = at.kind !== 'update'
    const reply = await hosting.upload(order.shipment, { method: at.method, domain: link, creates })
    if (reply.kind === 'taken') {
      run.fate = 'done'
      return { kind: 'sent', upload: reply.value, link, isNew: creates, account: step.account }
    }
    if (reply.mayBeDone) run.fate = 'unknown'
    let next = nextAfter(reply, at)
    if (next === 'ask the account') {
      step = await steps.withListed(step, work)
      next = nextAfter(reply, step.at)
    }
    if (next === 'again') {
      if (!(await another(reply.error.message, reply.kind === 'busy' ? reply.after : undefined)))
        throw await stopped(step, reply, work)
      step = at.kind === 'named create' ? await steps.withAccount(step, work) : step
    } else if (next === 'other method') {
      step = steps.otherMethod(step, reply)
      log.info(
        `The service did not take the update of ${link} as ${at.method}, so it is sent as ${step.at.method}. ${reply.error.message}`,
      )
    } else if (next === 'make the link') {
      step = await steps.forLostLink(step, order, work)
    } else if (next === 'make room') {
      const room = await makeRoom(reply.error, step.account, work)
      if ('kind' in room) return room
      step = await steps.afterRoom(step, room.freed, work)
    } else if (reply.kind === 'refused' && reply.error.link !== undefined && creates) {
      const upload = { link: reply.error.link, status: '', quota: run.quota }
      return { kind: 'sent', upload, link, isNew: true, account: step.account, fault: reply.error }
    } else {
      throw await stopped(step, reply, work)
    }
    if (step.at !== at) another = attempts(usualTries, signal, log.info)
    await requirePermit(step, work)
  }
}

/** Looks, and asks the rules, right before the site is sent once more. */
async function requirePermit({ link }: Step, work: Work): Promise<void> {
  const { run, recording, asker } = work
  if (link === undefined || asker.policy === 'unrecorded') return
  const world = await lookAgain(link, recording.entries, work)
  const verdict = judge(link, 'send again', world, asker)
  if (verdict.may) return
  const { because } = verdict
  if (run.fate === 'untouched' || !('site' in because)) throw new RefusedError(because, work)
  throw new RefusedError({ why: 'taken meanwhile', link, site: because.site, done: 'overwritten' }, work)
}

/** The error of a run that sends no more, with what is known of the link. */
async function stopped(step: Step, last: Replied, work: Work): Promise<ActionError> {
  const { first, at, link, account } = step
  const reply = first && tellsMore(first, last, at.method) ? first : last
  const { error } = reply
  const isNew = at.kind !== 'update'
  if (error instanceof CancelledError) return error
  const isNotMade = at.kind === 'named create' && last.kind === 'refused' && !last.mayBeDone
  if (at.isListed === false || (isNotMade && account)) {
    const hint = `The account has no link ${link}, and the service made none of that name: check the input "domain", or leave it out to get a new link.${account ? ` ${accountOf(account, link ?? '')}` : ''}`
    return new ActionError(error.message, { hint, cause: error })
  }
  if (!isNew || work.run.fate !== 'unknown') return error
  const fate = fateOfLink(account, await readAccountIfAny(work))
  const hint = `See in the hosting account whether there is a link that nobody needs, and delete it. ${error.hint ?? ''}`
  return new ActionError(`${error.message} ${fate}`, { hint: hint.trim(), cause: error })
}

/** The answer to the method that the service knows tells more. And a PUT can't be taken for a new link. */
function tellsMore(first: Replied, second: Replied, method: Attempt['method']): boolean {
  const isUnknown = second.kind === 'refused' && second.meaning.unknown === 'method and form'
  return isUnknown || (method === 'POST' && first.kind === 'refused' && first.meaning.limit === true)
}
