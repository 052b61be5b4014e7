import { ActionError } from '../errors.ts'
import type { Upload } from '../hosting/interface.ts'
import { usualTries } from '../hosting/limits.ts'
import { attempts } from '../http/attempts.ts'
import type { Facts } from '../record/records.ts'
import { judge } from '../rules/judge.ts'
import { log } from '../view/log.ts'
import type { Skipped } from '../view/run-state.ts'
import { type Attempt, nextAfter, type Refused } from './after-upload.ts'
import { accountOf, fateOfLink, lookAgain, RefusedError, readAccountIfAny } from './look.ts'
import { makeRoom } from './make-room.ts'
import { type Delivery, firstAttempt, forLostLink, withAccount, withListed } from './next-attempt.ts'
import { passwordFor, type Work } from './services.ts'

export interface Sent extends Pick<Attempt, 'link' | 'account'> {
  readonly kind: 'sent'
  readonly upload: Upload
  readonly isNew: boolean
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
export async function sendSite(delivery: Delivery, facts: Facts, work: Work): Promise<Sent | Skipped> {
  const { hosting, run, signal } = work
  const shipment = { files: delivery.parts, site: delivery.files, password: passwordFor(work) }
  let at = firstAttempt(delivery, work)
  let another = attempts(usualTries, signal, log.info)
  for (;;) {
    const before = at
    const { link, method, account } = at
    const isNew = at.kind !== 'update'
    run.to = { link, isNew }
    const reply = await hosting.upload(shipment, { method, domain: link, creates: isNew })
    if (reply.kind === 'taken') {
      run.fate = 'done'
      return { kind: 'sent', upload: reply.value, link, isNew, account }
    }
    if (reply.mayBeDone) run.fate = 'unknown'
    let next = nextAfter(reply, at)
    if (next === 'ask the account') {
      at = await withListed(at, work)
      next = nextAfter(reply, at)
    }
    if (next === 'again' && (await another(reply.error.message, reply.after))) {
      if (at.kind === 'named create') at = await withAccount(at, work)
    } else if (next === 'other method') {
      at = { ...at, method: method === 'PUT' ? 'POST' : 'PUT', first: reply, isListed: undefined }
      const said = `The service did not take the update of ${link} as ${method}, so it is sent as ${at.method}.`
      log.info(`${said} ${reply.error.message}`)
    } else if (next === 'make the link') {
      at = await forLostLink(at, facts, work)
    } else if (next === 'make room') {
      const skipped = await makeRoom(reply.error, at, work)
      if (skipped) return skipped
    } else if (reply.kind === 'refused' && reply.error.link !== undefined && isNew) {
      const upload = { link: reply.error.link, status: '', quota: run.quota }
      return { kind: 'sent', upload, link, isNew, account, fault: reply.error }
    } else {
      throw await stopped(at, reply, work)
    }
    if (at !== before) another = attempts(usualTries, signal, log.info)
    await requirePermit(at, work)
  }
}

async function requirePermit({ link }: Attempt, work: Work): Promise<void> {
  const { run, recording, asker } = work
  if (link === undefined || asker.policy === 'unrecorded') return
  const world = await lookAgain(link, recording.entries, work)
  const verdict = judge(link, 'send again', world, asker)
  if (verdict.may) return
  const { because } = verdict
  if (run.fate === 'untouched' || !('site' in because)) throw new RefusedError(because, work)
  throw new RefusedError({ why: 'taken meanwhile', link, site: because.site, done: 'overwritten' }, work)
}

async function stopped(at: Attempt, last: Refused, work: Work): Promise<ActionError> {
  const { first, link, account } = at
  const { error } = first && tellsMore(first, last, at) ? first : last
  const meaning = last.kind === 'refused' && !last.mayBeDone ? last.meaning : undefined
  const isAboutName = (meaning?.otherWay || meaning?.mayBeGone) && !meaning.size
  if (at.isListed === false || (at.kind === 'named create' && isAboutName && account)) {
    const hint = `The account has no link ${link}, and the service made none of that name: check the input "domain", or leave it out to get a new link.${account ? ` ${accountOf(account, link ?? '')}` : ''}`
    return new ActionError(error.message, { hint, cause: error })
  }
  if (at.kind === 'update' || work.run.fate !== 'unknown') return error
  const fate = fateOfLink(account, await readAccountIfAny(work))
  const hint = `See in the hosting account whether there is a link that nobody needs, and delete it. ${error.hint ?? ''}`
  return new ActionError(`${error.message} ${fate}`, { hint: hint.trim(), cause: error })
}

/** The answer to the method that the service knows tells more. And a PUT can't be taken for a new link. */
function tellsMore(first: Refused, second: Refused, { method }: Attempt): boolean {
  const isUnknown = second.kind === 'refused' && second.meaning.unknown === 'method and form'
  return isUnknown || (method === 'POST' && first.kind === 'refused' && first.meaning.limit === true)
}
