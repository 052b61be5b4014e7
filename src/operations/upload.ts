import { ActionError, mayBeDone, ServiceError, wordsOf } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import type { Shipment } from '../hosting/client.ts'
import { attempts } from '../http/attempts.ts'
import { log } from '../report/log.ts'
import type { Skipped } from '../report/outcome.ts'
import { isPreview } from '../target.ts'
import { accepted, type To, type Uploaded, unnamedLink } from './answer.ts'
import type { Work } from './job.ts'
import { makeRoom } from './make-room.ts'
import { discard } from './remove-preview.ts'
import { requireMayCreate } from './seen.ts'

/** What was tried before in the same upload. */
interface Tried {
  /** How often room was made in a full account. */
  readonly room: number
  /** Waits before a name is made once more. False if it was tried often enough. */
  readonly again: (why: string) => Promise<boolean>
}

/**
 * Sends a site (DESIGN 3, "Send"). What the service did not take is made good here, if that is safe.
 *
 * @param before the account before a link is made. Undefined for an update.
 * @returns how the run ends if it is to be skipped for a full account
 * @throws {ActionError} whatever kept the service from taking it
 */
export async function uploadSite(
  shipment: Shipment,
  to: To,
  before: Account | undefined,
  work: Work,
  tried: Tried = { room: 0, again: attempts(work.signal, log.info) },
): Promise<Uploaded | Skipped> {
  const { hosting, progress, signal } = work
  progress.link = to.link
  const answer = await hosting.upload(shipment, to).catch((error: unknown) => ({ error }))
  if (!('error' in answer)) {
    progress.upload = 'done'
    return await accepted(answer, to, before, work)
  }
  const { error } = answer
  const isOpen = mayBeDone(error)
  if (isOpen) progress.upload = 'perhaps'
  if (signal.aborted) throw error
  if (error instanceof ServiceError && error.isFull && to.isNew) {
    const end = await makeRoom(error, before, tried.room, work)
    return 'kind' in end ? end : await uploadSite(shipment, to, end.account, work, { ...tried, room: end.room })
  }
  if (error instanceof ServiceError && error.mayBeLost && !to.isNew) {
    const { again, account } = await whereLost(error, to.link ?? '', work)
    return await uploadSite(shipment, again, account, work, tried)
  }
  if (!isOpen || !to.isNew) throw error
  if (to.link === undefined) throw await unnamedLink(error, before, work)
  const account = await readAgain(error, to.link, work)
  if (lists(account, to.link)) return await updateOwn(shipment, to.link, work)
  progress.upload = 'not sent'
  if (!(await tried.again(wordsOf(error).message))) throw error
  return await uploadSite(shipment, to, account, work, tried)
}

/** The account tells whether a link is lost. A preview gets another one. */
async function whereLost(refusal: ServiceError, link: string, work: Work): Promise<{ again: To; account: Account }> {
  const { hosting, progress, target, signal } = work
  const account = await hosting.account().catch(() => {
    signal.throwIfAborted()
    throw refusal
  })
  if (lists(account, link)) throw refusal
  progress.upload = 'not sent'
  if (target.domain === undefined && !isPreview(target)) throw lostSite(link, refusal)
  await requireMayCreate(work)
  const where = target.domain === undefined ? 'gets a new address' : 'is made there again'
  log.warning(`The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`)
  return { again: { link: target.domain, isNew: true }, account }
}

/** The error for a live site whose link is lost: visitors would look at nothing. */
export function lostSite(link: string, cause?: unknown): ActionError {
  const message = `The account has no site at ${link} any more, where this environment was deployed to. Nothing was sent.`
  const hint = `Is this the key of another account? If the key is right, write "domain: ${link}" to make the site there again. For a new address delete what is remembered first, with "mode: teardown" and "domain: ${link}".`
  return new ActionError(message, { hint, cause })
}

/** The account after a name was to be made, and the answer was lost. */
async function readAgain(lost: unknown, link: string, { hosting, signal }: Work): Promise<Account> {
  return await hosting.account().catch((cause: unknown) => {
    signal.throwIfAborted()
    const hint = 'Look in the hosting account, and delete what nobody needs. Then run the job again.'
    throw new ActionError(`${wordsOf(lost).message} ${link} may have been made.`, { hint, cause })
  })
}

/** The account lists a name whose answer was lost: this run made it, and perhaps without the whole site. */
async function updateOwn(shipment: Shipment, link: string, work: Work): Promise<Uploaded> {
  const { hosting, progress, signal, target } = work
  try {
    const { status, quota } = await hosting.upload(shipment, { link, isNew: false })
    progress.upload = 'done'
    return { link, isMade: true, status, quota }
  } catch (cause) {
    if (signal.aborted) throw cause
    const fate = isPreview(target) ? await discard(link, work) : `${link} exists now, perhaps without the site.`
    throw new ActionError(`${wordsOf(cause).message} ${fate}`, { hint: wordsOf(cause).hint, cause })
  }
}
