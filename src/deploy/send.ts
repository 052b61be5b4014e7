import { ServiceError, shownText } from '../errors.ts'
import type { Differences } from '../features/what-changed/differences.ts'
import { type Account, lists } from '../hosting/account.ts'
import { meaningOf, type UploadAnswer } from '../hosting/answers.ts'
import type { Form } from '../hosting/dialects.ts'
import type { Result } from '../hosting/hosting-service.ts'
import { attempts } from '../http/attempts.ts'
import { makeRoom, waysToMakeRoom } from '../remove/make-room.ts'
import { UnkeptError } from '../remove/take-back.ts'
import type { Skipped } from '../report/outcome.ts'
import type { SiteServices } from '../services.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { checkedLink, confirmLostLink, type Place, perhapsMade } from './lost-answer.ts'

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

/** What an upload's end means for the place that it went to. */
export type End =
  | { readonly kind: 'answered'; readonly answer: UploadAnswer }
  /** The account has no room for the new link. */
  | { readonly kind: 'full'; readonly error: ServiceError; readonly account: Account }
  /** `lost`: the account may no longer have the link. `perhaps made`: a new link may be there, without an answer. */
  | { readonly kind: 'lost' | 'perhaps made' | 'failed'; readonly error: unknown }

/** The first row that applies counts. An update without an answer has been repeated by `hosting.upload`. */
export function endOf(result: Result<UploadAnswer>, { isNew, account }: Place, isCancelled: boolean): End {
  if (result.kind === 'answered') return result
  const { error, mayHaveHappened } = result
  const { isFull, mayBeLost } = meaningOf(error)
  if (isCancelled) return { kind: 'failed', error }
  if (isNew && isFull && account && error instanceof ServiceError) return { kind: 'full', error, account }
  // A lost link may look like a full account.
  if (!isNew && mayBeLost) return { kind: 'lost', error }
  if (isNew && mayHaveHappened) return { kind: 'perhaps made', error }
  return { kind: 'failed', error }
}

/** Uploads a site, and recovers from a full account, a lost link or a lost answer (design 4.3). */
export async function send(upload: Upload, destination: Place, services: SiteServices): Promise<Sent | Skipped> {
  const { hosting, history, signal, target, password } = services
  const waitForRetry = attempts(signal)
  let place = destination
  let ways = waysToMakeRoom
  for (;;) {
    const { link, isNew } = place
    history.push({ kind: 'sending', link, isNew })
    const result = await hosting.upload(upload.parts, { link, isNew, password, site: upload.site.files })
    if (result.kind === 'failed' && !result.mayHaveHappened) history.push({ kind: 'refused' })
    const end = endOf(result, place, signal.aborted)
    if (end.kind === 'answered') return await sentTo(place, end.answer, services)
    if (end.kind === 'failed') throw end.error
    if (end.kind === 'full') {
      // Delete previews that nobody needs, and create the link once more.
      const room = await makeRoom(end.error, end.account, ways, services)
      if (room.kind === 'skipped') return room
      place = { ...place, account: room.account }
      ways = room.waysLeft
    } else if (end.kind === 'lost') {
      // It is made again under its `domain`. A preview without one gets a new link.
      const account = await confirmLostLink(end.error, link ?? '', services)
      place = { link: target.domain, isNew: true, account }
    } else {
      const account = await hosting.account().catch(() => undefined)
      if (!account || link === undefined) throw perhapsMade(place, end.error, account)
      // If it is listed now, it is this run's, and may lack files.
      if (lists(account, link)) return await uploadAgain(upload, link, services)
      history.push({ kind: 'absent', link })
      if (!(await waitForRetry(shownText(end.error).message))) throw end.error
      place = { ...place, account }
    }
  }
}

/** Notes the answer, and checks its link. @throws {ActionError} if this run must not use it */
async function sentTo(place: Place, answer: UploadAnswer, services: SiteServices): Promise<Sent> {
  const { target, history, hosting } = services
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
