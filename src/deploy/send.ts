import { ActionError, mayBeDone, ServiceError, wordsOf } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import { meaningOf, type UploadAnswer } from '../hosting/answers.ts'
import type { Upload } from '../hosting/hosting-service.ts'
import { attempts } from '../http/attempts.ts'
import { log } from '../log.ts'
import type { Destination } from '../ownership/destination.ts'
import { lostSite } from '../ownership/refusals.ts'
import { makeRoom } from '../remove/make-room.ts'
import { discard } from '../remove/remove-preview.ts'
import type { Skipped } from '../report/outcome.ts'
import { requireMayCreate, type SiteServices } from '../services/services.ts'
import { isPreview } from '../subject.ts'
import { isSameLink } from '../text/address.ts'
import { excerpt, firstOf } from '../text/printable.ts'

export interface Sent extends UploadAnswer {
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
 * @param again waits before a name is made once more. False if it was tried often enough.
 * @returns how the run ends if it is to be skipped for a full account
 * @throws {ActionError} whatever kept the service from taking it
 */
export async function send(
  upload: Upload,
  to: To,
  before: Account | undefined,
  services: SiteServices,
  room = 0,
  again = attempts(services.signal, log.info),
): Promise<Sent | Skipped> {
  const { hosting, progress, signal } = services
  progress.link = to.link
  const answer = await hosting.upload(upload, to).catch((error: unknown) => ({ error }))
  if (!('error' in answer)) {
    progress.upload = 'done'
    return await accepted(answer, to, before, services)
  }
  const { error } = answer
  if (mayBeDone(error)) progress.upload = 'perhaps'
  if (signal.aborted) throw error
  if (error instanceof ServiceError && meaningOf(error).isFull && to.isNew) {
    const end = await makeRoom(error, before ?? (await hosting.account()), room, services)
    return 'kind' in end ? end : await send(upload, to, end.account, services, end.room, again)
  }
  if (error instanceof ServiceError && meaningOf(error).mayBeLost && !to.isNew) {
    const account = await requireLost(error, to.link ?? '', services)
    return await send(upload, { link: services.target.domain, isNew: true }, account, services, room, again)
  }
  if (!mayBeDone(error) || !to.isNew) throw error
  if (to.link === undefined) throw await unnamedLink(error, before, services)
  const account = await hosting.account().catch((cause: unknown) => {
    throw new ActionError(`${wordsOf(error).message} ${to.link} may have been made.`, { hint: lookInAccount, cause })
  })
  if (lists(account, to.link)) return await updateOwn(upload, to.link, services)
  progress.upload = 'not sent'
  if (!(await again(wordsOf(error).message))) throw error
  return await send(upload, to, account, services, room, again)
}

/**
 * Judges the link that the service answered.
 *
 * @param before the account before a link was made
 * @throws {ActionError} if it is none that this run may have
 */
async function accepted(
  answer: UploadAnswer,
  to: To,
  before: Account | undefined,
  services: SiteServices,
): Promise<Sent> {
  const { progress, target } = services
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
    throw await unnamedLink(label, before, services)
  }
  progress.link = link
  if (before && lists(before, link)) {
    progress.upload = 'perhaps'
    const message = `A new address was asked for, and the service answered with ${link}, which was there before. What was there may be overwritten.`
    throw new ActionError(message, { hint: `${hint} Perhaps the account has no room for one more link.` })
  }
  if (to.link === undefined) return { ...answer, isMade: true }
  const fate = isPreview(target) ? await discard(link, services) : `${link} stays.`
  const message = `The address ${to.link} was asked for, and the service made ${link} instead. ${fate}`
  throw new ActionError(message, { hint: 'Leave "domain" out: this service chooses the names itself.' })
}

/** The error for a link whose name nobody knows. Only what is new in the account is named. */
async function unnamedLink(
  cause: unknown,
  before: Account | undefined,
  { hosting }: SiteServices,
): Promise<ActionError> {
  const after = await hosting.account().catch(() => undefined)
  const known = new Set(before?.links.flat())
  const added = after?.links.filter((names) => !names.some((name) => known.has(name))) ?? []
  const names = added.map(([name = '']) => excerpt(name, 100))
  const news = after && before ? `New in the account since then: ${firstOf(names, 5) || 'nothing'}.` : ''
  const message = `${wordsOf(cause).message} A new address may have been made. ${news || 'The account could not be read.'}`
  return new ActionError(message, { hint: lookInAccount, cause })
}

/** The account tells whether a link is lost. A preview gets another one. @returns the account, which does not list it */
async function requireLost(refusal: ServiceError, link: string, services: SiteServices): Promise<Account> {
  const { hosting, progress, target } = services
  const account = await hosting.account().catch(() => undefined)
  if (account === undefined || lists(account, link)) throw refusal
  progress.upload = 'not sent'
  if (target.domain === undefined && !isPreview(target)) throw lostSite(link)
  await requireMayCreate(services)
  const where = target.domain === undefined ? 'gets a new address' : 'is made there again'
  log.warning(`The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`)
  return account
}

/** The account lists a name whose answer was lost: this run made it, and perhaps without the whole site. */
async function updateOwn(upload: Upload, link: string, services: SiteServices): Promise<Sent> {
  const { hosting, progress, target } = services
  try {
    const answer = await hosting.upload(upload, { link, isNew: false })
    progress.upload = 'done'
    return { ...answer, link, isMade: true }
  } catch (cause) {
    const fate = isPreview(target) ? await discard(link, services) : `${link} exists now, perhaps without the site.`
    throw new ActionError(`${wordsOf(cause).message} ${fate}`, { hint: wordsOf(cause).hint, cause })
  }
}
