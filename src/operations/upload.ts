import { ActionError, mayBeDone, ServiceError, wordsOf } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import { meaningOf, type Upload } from '../hosting/answers.ts'
import { attempts } from '../hosting/attempts.ts'
import type { Shipment } from '../hosting/hosting-service.ts'
import type { Destination } from '../ownership/destination.ts'
import { lostSite } from '../ownership/refusals.ts'
import { log } from '../report/log.ts'
import type { Skipped } from '../report/outcome.ts'
import { isPreview } from '../subject.ts'
import { isSameLink } from '../text/address.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import { requireMayCreate, type SiteJob } from './job.ts'
import { makeRoom } from './make-room.ts'
import { discard } from './remove-preview.ts'

/** What the service has taken. */
export interface Uploaded extends Upload {
  readonly kind?: never
  /** Whether this run made the link. */
  readonly isMade: boolean
}

type To = Pick<Destination, 'link' | 'isNew'>

const lookInAccount = 'Look in the hosting account, and delete what nobody needs. Then run the job again.'

/**
 * Sends a site (DESIGN 3, "Send"). What the service did not take is made good here, if that is safe.
 *
 * @param before the account before a link is made. Undefined for an update.
 * @param room how often room was made in a full account
 * @param again waits before a name is made once more. False if it was tried often enough.
 * @returns how the run ends if it is to be skipped for a full account
 * @throws {ActionError} whatever kept the service from taking it
 */
export async function uploadSite(
  shipment: Shipment,
  to: To,
  before: Account | undefined,
  job: SiteJob,
  room = 0,
  again = attempts(job.signal, log.info),
): Promise<Uploaded | Skipped> {
  const { hosting, progress, signal } = job
  progress.link = to.link
  const answer = await hosting.upload(shipment, to).catch((error: unknown) => ({ error }))
  if (!('error' in answer)) {
    progress.upload = 'done'
    return await accepted(answer, to, before, job)
  }
  const { error } = answer
  if (mayBeDone(error)) progress.upload = 'perhaps'
  if (signal.aborted) throw error
  if (error instanceof ServiceError && meaningOf(error).isFull && to.isNew) {
    const end = await makeRoom(error, before ?? (await hosting.account()), room, job)
    return 'kind' in end ? end : await uploadSite(shipment, to, end.account, job, end.room, again)
  }
  if (error instanceof ServiceError && meaningOf(error).mayBeLost && !to.isNew) {
    const account = await requireLost(error, to.link ?? '', job)
    return await uploadSite(shipment, { link: job.target.domain, isNew: true }, account, job, room, again)
  }
  if (!mayBeDone(error) || !to.isNew) throw error
  if (to.link === undefined) throw await unnamedLink(error, before, job)
  const account = await hosting.account().catch((cause: unknown) => {
    throw new ActionError(`${wordsOf(error).message} ${to.link} may have been made.`, { hint: lookInAccount, cause })
  })
  if (lists(account, to.link)) return await updateOwn(shipment, to.link, job)
  progress.upload = 'not sent'
  if (!(await again(wordsOf(error).message))) throw error
  return await uploadSite(shipment, to, account, job, room, again)
}

/**
 * Judges the link that the service answered.
 *
 * @param before the account before a link was made
 * @throws {ActionError} if it is none that this run may have
 */
async function accepted(answer: Upload, to: To, before: Account | undefined, job: SiteJob): Promise<Uploaded> {
  const { progress, target } = job
  const { link } = answer
  // A label that is answered for the name that begins with it is that name.
  if (to.link !== undefined && isSameLink(link, to.link)) return { ...answer, link: to.link, isMade: to.isNew }
  const hint = `Look at https://${link}, and deploy its own site again if it must.`
  if (!to.isNew && to.link !== undefined) {
    const what = `The site was sent for ${to.link}, but the service answered that it is at ${link}.`
    if (!isPreview(target)) {
      log.warning(`${what} Look at both.`)
      return { ...answer, link: to.link, isMade: false }
    }
    progress.upload = 'perhaps'
    if (link.includes('.')) progress.link = link
    throw new ActionError(`${what} What was there may be overwritten.`, { hint })
  }
  if (!link.includes('.')) {
    const label = new ActionError(`The service answered with "${link}", which is no whole name.`)
    throw await unnamedLink(label, before, job)
  }
  progress.link = link
  if (before && lists(before, link)) {
    progress.upload = 'perhaps'
    const message = `A new address was asked for, and the service answered with ${link}, which was there before. What was there may be overwritten.`
    throw new ActionError(message, { hint: `${hint} Perhaps the account has no room for one more link.` })
  }
  if (to.link === undefined) return { ...answer, isMade: true }
  const fate = isPreview(target) ? await discard(link, job) : `${link} stays.`
  const message = `The address ${to.link} was asked for, and the service made ${link} instead. ${fate}`
  throw new ActionError(message, { hint: 'Leave "domain" out: this service chooses the names itself.' })
}

/** The error for a link whose name nobody knows. Only what is new in the account is named. */
async function unnamedLink(cause: unknown, before: Account | undefined, { hosting }: SiteJob): Promise<ActionError> {
  const after = await hosting.account().catch(() => undefined)
  const known = new Set(before?.links.flat())
  const added = after?.links.filter((names) => !names.some((name) => known.has(name))) ?? []
  const names = added.map(([name = '']) => excerpt(name, 100))
  const news = after && before ? `New in the account since then: ${firstOf(names, 5) || 'nothing'}.` : ''
  const message = `${wordsOf(cause).message} A new address may have been made. ${news || 'The account could not be read.'}`
  return new ActionError(message, { hint: lookInAccount, cause })
}

/** The account tells whether a link is lost. A preview gets another one. @returns the account, which does not list it */
async function requireLost(refusal: ServiceError, link: string, job: SiteJob): Promise<Account> {
  const { hosting, progress, target } = job
  const account = await hosting.account().catch(() => undefined)
  if (account === undefined || lists(account, link)) throw refusal
  progress.upload = 'not sent'
  if (target.domain === undefined && !isPreview(target)) throw lostSite(link)
  await requireMayCreate(job)
  const where = target.domain === undefined ? 'gets a new address' : 'is made there again'
  log.warning(`The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`)
  return account
}

/** The account lists a name whose answer was lost: this run made it, and perhaps without the whole site. */
async function updateOwn(shipment: Shipment, link: string, job: SiteJob): Promise<Uploaded> {
  const { hosting, progress, target } = job
  try {
    const answer = await hosting.upload(shipment, { link, isNew: false })
    progress.upload = 'done'
    return { ...answer, link, isMade: true }
  } catch (cause) {
    const fate = isPreview(target) ? await discard(link, job) : `${link} exists now, perhaps without the site.`
    throw new ActionError(`${wordsOf(cause).message} ${fate}`, { hint: wordsOf(cause).hint, cause })
  }
}
