import { ActionError, type ServiceError, shownText } from '../errors.ts'
import type { Differences } from '../features/what-changed/differences.ts'
import { lists } from '../hosting/account.ts'
import { meaningOf, type UploadAnswer } from '../hosting/answers.ts'
import type { Form } from '../hosting/dialects.ts'
import { attempts } from '../http/attempts.ts'
import { log } from '../log.ts'
import { makeRoom, waysToMakeRoom } from '../remove/make-room.ts'
import { UnkeptError } from '../remove/take-back.ts'
import type { Skipped } from '../report/outcome.ts'
import type { SiteServices, Using } from '../services.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { isPreview, type Target } from '../subject.ts'
import { isSameLink } from '../text/address.ts'
import { confirmLostLink, type Place, perhapsMade } from './lost-answer.ts'

export interface Upload {
  readonly site: Site
  readonly form: Form
  /** The site's files, or one archive of them. */
  readonly parts: SiteFiles
  readonly differences: Promise<Differences | undefined> | undefined
}

export interface Sent extends UploadAnswer {
  readonly kind: 'sent'
  /** Whether this run made the link. */
  readonly isMade: boolean
}

/**
 * Uploads a site, and recovers from a full account, a lost link or a lost answer (DESIGN 3, step 3). An update without an
 * answer has been repeated by `hosting.upload`.
 *
 * @returns why the run is skipped, if the account is full and `when-full: skip` allows it
 * @throws {ActionError}
 */
export async function send(upload: Upload, first: Place, services: SiteServices): Promise<Sent | Skipped> {
  const { hosting, history, signal, target, password } = services
  const waitForRetry = attempts(signal)
  const ways = [...waysToMakeRoom]
  let place = first
  for (;;) {
    const { link, isNew, account } = place
    history.push({ kind: 'sending', link, isNew })
    const result = await hosting.upload(upload.parts, { link, isNew, password, site: upload.site.files })
    if (result.kind === 'answered') return await sentTo(place, result.answer, services)
    const { error, mayHaveHappened } = result
    if (!mayHaveHappened) history.push({ kind: 'refused' })
    if (signal.aborted) throw error
    const { isFull, mayBeLost } = meaningOf(error as Error)
    if (isNew && isFull && account) {
      // Delete previews that nobody needs, and create the link once more, until `ways` are used up.
      const roomOrSkip = await makeRoom(error as ServiceError, account, ways, services)
      if ('kind' in roomOrSkip) return roomOrSkip
      place = { link, isNew, account: roomOrSkip }
    } else if (!isNew && mayBeLost) {
      // A lost link may look like a full account. It is made again under its `domain`; a preview without gets a new one.
      const accountWithoutIt = await confirmLostLink(error, link ?? '', services)
      place = { link: target.domain, isNew: true, account: accountWithoutIt }
    } else if (isNew && mayHaveHappened) {
      // No answer came, but the link may be there. If it is listed now, it is this run's, and may lack files.
      const accountAfter = await hosting.account().catch(() => undefined)
      if (!accountAfter || link === undefined) throw perhapsMade(place, error, accountAfter)
      if (lists(accountAfter, link)) return await uploadAgain(upload, link, services)
      history.push({ kind: 'absent', link })
      if (!(await waitForRetry(shownText(error).message))) throw error
      place = { link, isNew, account: accountAfter }
    } else throw error
  }
}

type Receiver = Using<'history' | 'hosting' | 'target'>

/** Notes the answer, and checks its link. @throws {ActionError} if this run must not use it */
async function sentTo(place: Place, answer: UploadAnswer, { target, history, hosting }: Receiver): Promise<Sent> {
  const { link, problem } = checkedLink(place, answer.link, target)
  // With an `UnkeptError` the site is there for certain, at a link that was not asked for.
  const isCertain = problem === undefined || problem instanceof UnkeptError
  history.push({ kind: 'answered', link, isCertain })
  if (link === undefined) {
    const accountAfter = await hosting.account().catch(() => undefined)
    throw perhapsMade({ ...place, link: undefined }, problem, accountAfter)
  }
  if (problem !== undefined) throw problem
  return { ...answer, kind: 'sent', link, isMade: place.isNew }
}

/** With a `problem` this run must not use the link. If the answer has only a first label, there is one, and no link. */
type CheckedLink = Readonly<{ link: string | undefined; problem?: ActionError }>

function checkedLink({ link: asked, isNew, account }: Place, answered: string, target: Target): CheckedLink {
  // Some services answer with only the first label.
  if (asked !== undefined && isSameLink(answered, asked)) return { link: asked }
  const name = answered.includes('.') ? answered : undefined
  const hint = `Look at https://${answered}, and deploy the site again that was there.`
  if (!isNew && asked !== undefined) {
    const what = `The site was sent for ${asked}, but the service answered that it is at ${answered}.`
    const problem = new ActionError(`${what} What was there may be overwritten.`, { hint })
    if (isPreview(target)) return { link: name ?? asked, problem }
    // A live site is not failed for another name that the service may know it by.
    log.warning(`${what} Look at both.`)
    return { link: asked }
  }
  if (name === undefined)
    return {
      link: undefined,
      problem: new ActionError(`The service answered with "${answered}", which is no whole name.`),
    }
  if (account && lists(account, name)) {
    const message = `A new address was asked for, and the service answered with ${name}, which was there before. What was there may be overwritten.`
    const full = `${hint} Perhaps the account has no room for one more link.`
    return { link: name, problem: new ActionError(message, { hint: full }) }
  }
  if (asked === undefined) return { link: name }
  const message = `The address ${asked} was asked for, and the service made ${name} instead.`
  const leaveOut = 'Leave "domain" out: this service chooses the names itself.'
  return { link: name, problem: new UnkeptError(name, message, { hint: leaveOut }) }
}

/** Uploads the site again to a link that this run made, because no answer came. In the history it stays a new one. */
async function uploadAgain(upload: Upload, link: string, services: SiteServices): Promise<Sent> {
  const { hosting, password } = services
  const place = { link, isNew: false, account: undefined }
  const result = await hosting.upload(upload.parts, { link, isNew: false, password, site: upload.site.files })
  try {
    if (result.kind === 'failed') throw result.error
    return { ...(await sentTo(place, result.answer, services)), isMade: true }
  } catch (cause) {
    const { message, hint } = shownText(cause)
    throw new UnkeptError(link, `${message} ${link} exists now, perhaps without the whole site.`, { hint, cause })
  }
}
