import { ActionError, mayBeDone, ServiceError, wordsOf } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import { meaningOf, type UploadAnswer } from '../hosting/answers.ts'
import type { UploadTarget } from '../hosting/hosting-service.ts'
import { attempts } from '../http/attempts.ts'
import { log } from '../log.ts'
import { makeRoom, waysToMakeRoom } from '../remove/make-room.ts'
import type { Skipped } from '../report/outcome.ts'
import type { SiteServices } from '../services/services.ts'
import type { SiteFiles } from '../site/site.ts'
import { isPreview } from '../subject.ts'
import { isSameLink } from '../text/address.ts'
import { accountAfter, confirmLost, unnamedLink } from './recover.ts'
import { UnkeptError } from './take-back.ts'

export interface Upload {
  /** The files themselves, or one archive of them. */
  readonly parts: SiteFiles
  readonly site: SiteFiles
}

export interface Sent extends UploadAnswer {
  readonly kind: 'sent'
  /** Whether this run made the link. */
  readonly isMade: boolean
}

/**
 * Uploads a site, and recovers from a full account, a deleted link or a lost answer (DESIGN 3, step 3).
 *
 * @param before the account before a link is made. Undefined for an update.
 * @returns why the run is skipped, if the account is full and `when-full: skip` allows it
 * @throws {ActionError}
 */
export async function send(
  upload: Upload,
  to: Pick<UploadTarget, 'link' | 'isNew'>,
  before: Account | undefined,
  services: SiteServices,
): Promise<Sent | Skipped> {
  const { hosting, progress, signal, target, password } = services
  const retry = attempts(signal)
  const ways = [...waysToMakeRoom]
  let { link, isNew } = to
  let account = before
  for (;;) {
    Object.assign(progress, { link, isNew })
    const answer = await hosting.upload(upload.parts, { link, isNew, password }).catch((error: unknown) => ({ error }))
    if (!('error' in answer)) return await checkAnswer(answer, { link, isNew }, account, services)
    const { error } = answer
    if (mayBeDone(error)) progress.upload = 'perhaps'
    if (signal.aborted) throw error
    const { isFull = false, mayBeLost = false } = error instanceof ServiceError ? meaningOf(error) : {}
    if (isNew && isFull && account) {
      const room = await makeRoom(error as ServiceError, account, ways, services)
      if ('kind' in room) return room
      account = room
    } else if (!isNew && mayBeLost) {
      account = await confirmLost(error, link ?? '', services)
      ;[link, isNew] = [target.domain, true]
    } else if (isNew && mayBeDone(error)) {
      if (link === undefined) throw await unnamedLink(error, account, services)
      account = await accountAfter(error, link, services)
      if (lists(account, link)) return await uploadAgain(upload, link, services)
      progress.upload = 'not sent'
      if (!(await retry(wordsOf(error).message))) throw error
    } else throw error
  }
}

/** Checks the link in the service's answer. @throws {ActionError} if this run must not use it */
async function checkAnswer(
  answer: UploadAnswer,
  to: Pick<UploadTarget, 'link' | 'isNew'>,
  before: Account | undefined,
  services: SiteServices,
): Promise<Sent> {
  const { progress, target } = services
  const { link } = answer
  progress.upload = 'done'
  // Some services answer with only the first label.
  if (to.link !== undefined && isSameLink(link, to.link))
    return { ...answer, kind: 'sent', link: to.link, isMade: to.isNew }
  const hint = `Look at https://${link}, and deploy its own site again if it must.`
  if (!to.isNew && to.link !== undefined) {
    const what = `The site was sent for ${to.link}, but the service answered that it is at ${link}.`
    if (!isPreview(target)) {
      log.warning(`${what} Look at both.`)
      return { ...answer, kind: 'sent', link: to.link, isMade: false }
    }
    progress.upload = 'perhaps'
    if (link.includes('.')) progress.link = link
    throw new ActionError(`${what} What was there may be overwritten.`, { hint })
  }
  if (!link.includes('.')) {
    Object.assign(progress, { upload: 'perhaps', link: undefined })
    const unusable = new ActionError(`The service answered with "${link}", which is no whole name.`)
    throw await unnamedLink(unusable, before, services)
  }
  progress.link = link
  if (before && lists(before, link)) {
    Object.assign(progress, { upload: 'perhaps', isNew: false })
    const message = `A new address was asked for, and the service answered with ${link}, which was there before. What was there may be overwritten.`
    throw new ActionError(message, { hint: `${hint} Perhaps the account has no room for one more link.` })
  }
  if (to.link === undefined) return { ...answer, kind: 'sent', isMade: true }
  const message = `The address ${to.link} was asked for, and the service made ${link} instead.`
  throw new UnkeptError(link, message, { hint: 'Leave "domain" out: this service chooses the names itself.' })
}

/** Uploads the site again to a link that this run made, because the first answer was lost. */
async function uploadAgain(upload: Upload, link: string, services: SiteServices): Promise<Sent> {
  const { hosting, password } = services
  const to = { link, isNew: false, password }
  try {
    const answer = await hosting.upload(upload.parts, to)
    return { ...(await checkAnswer(answer, to, undefined, services)), isMade: true }
  } catch (cause) {
    const { message, hint } = wordsOf(cause)
    const what = `${message} ${link} exists now, perhaps without the whole site.`
    throw new UnkeptError(link, what, { hint, cause })
  }
}
