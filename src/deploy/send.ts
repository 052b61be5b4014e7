import { ActionError, type ServiceError, shownText } from '../errors.ts'
import type { Differences } from '../features/what-changed/differences.ts'
import { type Account, lists } from '../hosting/account.ts'
import { meaningOf, type UploadAnswer } from '../hosting/answers.ts'
import type { UploadTarget } from '../hosting/hosting-service.ts'
import { attempts } from '../http/attempts.ts'
import { log } from '../log.ts'
import { makeRoom, waysToMakeRoom } from '../remove/make-room.ts'
import { UnkeptError } from '../remove/take-back.ts'
import type { Deployed, Skipped } from '../report/outcome.ts'
import type { SiteServices, Using } from '../services.ts'
import type { SiteFiles } from '../site/site.ts'
import { isPreview, type Target } from '../subject.ts'
import { isSameLink } from '../text/address.ts'
import { accountAfter, confirmLost, unnamedLink } from './lost-answer.ts'

export interface Upload {
  /** The files themselves, or one archive of them. */
  readonly parts: SiteFiles
  readonly files: SiteFiles
  readonly facts: Pick<Deployed, 'site' | 'access' | 'start'>
  readonly differences: Promise<Differences | undefined> | undefined
}

export interface Sent extends UploadAnswer {
  readonly kind: 'sent'
  /** Whether this run made the link. */
  readonly isMade: boolean
}

type To = Pick<UploadTarget, 'link' | 'isNew'>

/** The account before the upload; undefined for an update. */
type AccountBefore = Account | undefined

/**
 * Uploads a site, and recovers from a full account, a deleted link or a lost answer (DESIGN 3, step 3).
 *
 * @returns why the run is skipped, if the account is full and `when-full: skip` allows it
 * @throws {ActionError}
 */
export async function send(
  upload: Upload,
  to: To,
  accountBefore: AccountBefore,
  services: SiteServices,
): Promise<Sent | Skipped> {
  const { hosting, history, signal, target, password } = services
  const retry = attempts(signal)
  const ways = [...waysToMakeRoom]
  const { parts, files: site } = upload
  let { link, isNew } = to
  let account = accountBefore
  for (;;) {
    history.push({ kind: 'sending', link, isNew })
    const result = await hosting.upload(parts, { link, isNew, password, site })
    if (result.kind === 'answered') return await sentTo(result.answer, { link, isNew }, account, services)
    const { error, mayHaveHappened } = result
    if (!mayHaveHappened) history.push({ kind: 'refused' })
    if (signal.aborted) throw error
    const { isFull, mayBeLost } = meaningOf(error as Error)
    if (isNew && isFull && account) {
      const made = await makeRoom(error as ServiceError, account, ways, services)
      if ('kind' in made) return made
      account = made
    } else if (!isNew && mayBeLost) {
      account = await confirmLost(error, link ?? '', services)
      ;[link, isNew] = [target.domain, true]
    } else if (isNew && mayHaveHappened) {
      if (link === undefined) throw await unnamedLink(error, account, services)
      account = await accountAfter(error, link, services)
      if (lists(account, link)) return await uploadAgain(upload, link, services)
      if (!(await retry(shownText(error).message))) throw error
    } else throw error
  }
}

type Receiver = Using<'history' | 'hosting' | 'target'>

/** Notes the answer, and checks its link. @throws {ActionError} if this run must not use it */
async function sentTo(answer: UploadAnswer, to: To, account: AccountBefore, services: Receiver): Promise<Sent> {
  const { target, history } = services
  const { link, problem } = placeOf(answer.link, to, account, target)
  const isCertain = problem === undefined || problem instanceof UnkeptError
  history.push({ kind: 'answered', link, isCertain })
  if (link === undefined) throw await unnamedLink(problem, account, services)
  if (problem !== undefined) throw problem
  return { ...answer, kind: 'sent', link, isMade: to.isNew }
}

/** `link` is undefined if the answer has no whole name. With a `problem` this run must not use it. */
type Place = Readonly<{ link: string | undefined; problem?: ActionError }>

function placeOf(answered: string, to: To, account: AccountBefore, target: Target): Place {
  // Some services answer with only the first label.
  if (to.link !== undefined && isSameLink(answered, to.link)) return { link: to.link }
  const name = answered.includes('.') ? answered : undefined
  const hint = `Look at https://${answered}, and deploy the site again that was there.`
  if (!to.isNew && to.link !== undefined) {
    const what = `The site was sent for ${to.link}, but the service answered that it is at ${answered}.`
    if (isPreview(target))
      return { link: name ?? to.link, problem: new ActionError(`${what} What was there may be overwritten.`, { hint }) }
    log.warning(`${what} Look at both.`)
    return { link: to.link }
  }
  if (name === undefined)
    return { link: name, problem: new ActionError(`The service answered with "${answered}", which is no whole name.`) }
  if (account && lists(account, name)) {
    const message = `A new address was asked for, and the service answered with ${name}, which was there before. What was there may be overwritten.`
    const full = `${hint} Perhaps the account has no room for one more link.`
    return { link: name, problem: new ActionError(message, { hint: full }) }
  }
  if (to.link === undefined) return { link: name }
  const message = `The address ${to.link} was asked for, and the service made ${name} instead.`
  const leaveOut = 'Leave "domain" out: this service chooses the names itself.'
  return { link: name, problem: new UnkeptError(name, message, { hint: leaveOut }) }
}

/** Uploads the site again to a link that this run made, because the first answer was lost. */
async function uploadAgain(upload: Upload, link: string, services: SiteServices): Promise<Sent> {
  const { hosting, password } = services
  const to = { link, isNew: false }
  const result = await hosting.upload(upload.parts, { ...to, password, site: upload.files })
  try {
    if (result.kind === 'failed') throw result.error
    return { ...(await sentTo(result.answer, to, undefined, services)), isMade: true }
  } catch (cause) {
    const { message, hint } = shownText(cause)
    throw new UnkeptError(link, `${message} ${link} exists now, perhaps without the whole site.`, { hint, cause })
  }
}
