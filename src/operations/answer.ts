import { ActionError, wordsOf } from '../errors.ts'
import { type Account, lists, type Quota } from '../hosting/account.ts'
import type { Upload } from '../hosting/answers.ts'
import type { Destination } from '../ownership/destination.ts'
import { log } from '../report/log.ts'
import { isPreview } from '../target.ts'
import { isSameLink } from '../text/address.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import type { Work } from './job.ts'
import { discard } from './remove-preview.ts'

/** What the service has taken. */
export interface Uploaded {
  readonly kind?: never
  readonly link: string
  /** Whether this run made the link. */
  readonly isMade: boolean
  readonly status: string
  readonly quota: Quota
}

export type To = Pick<Destination, 'link' | 'isNew'>

/**
 * Judges the link that the service answered.
 *
 * @param before the account before a link was made
 * @throws {ActionError} if it is none that this run may have
 */
export async function accepted(answer: Upload, to: To, before: Account | undefined, work: Work): Promise<Uploaded> {
  const { link, status, quota } = answer
  const { progress, target } = work
  // A label that is answered for the name that begins with it is that name.
  if (to.link !== undefined && isSameLink(link, to.link)) return { link: to.link, isMade: to.isNew, status, quota }
  progress.link = link.includes('.') ? link : to.link
  if (!to.isNew && to.link !== undefined) {
    const what = `The site was sent for ${to.link}, but the service answered that it is at ${link}.`
    progress.upload = 'perhaps'
    if (isPreview(target)) throw new ActionError(`${what} What was there may be overwritten.`, { hint: lookAt(link) })
    log.warning(`${what} Look at both.`)
    progress.upload = 'done'
    progress.link = to.link
    return { link: to.link, isMade: false, status, quota }
  }
  if (!link.includes('.')) {
    const label = new ActionError(`The service answered with "${link}", which is no whole name.`)
    throw await unnamedLink(label, before, work)
  }
  if (before && lists(before, link)) {
    progress.upload = 'perhaps'
    const message = `A new address was asked for, and the service answered with ${link}, which was there before. What was there may be overwritten.`
    throw new ActionError(message, { hint: `${lookAt(link)} Perhaps the account has no room for one more link.` })
  }
  if (to.link === undefined) return { link, isMade: true, status, quota }
  const fate = isPreview(target) ? await discard(link, work) : `${link} stays.`
  const message = `The address ${to.link} was asked for, and the service made ${link} instead. ${fate}`
  throw new ActionError(message, { hint: 'Leave "domain" out: this service chooses the names itself.' })
}

const lookAt = (link: string) => `Look at https://${link}, and deploy its own site again if it must.`

/** The error for a link whose name nobody knows. Only what is new in the account is named. */
export async function unnamedLink(
  cause: unknown,
  before: Account | undefined,
  { hosting }: Work,
): Promise<ActionError> {
  const after = await hosting.account().catch(() => undefined)
  const known = new Set(before?.links.flat())
  const added = after?.links.filter((names) => !names.some((name) => known.has(name))) ?? []
  const names = added.map(([name = '']) => excerpt(name, 100))
  const news = after && before ? `New in the account since then: ${firstOf(names, 5) || 'nothing'}.` : ''
  const message = `${wordsOf(cause).message} A new address may have been made. ${news || 'The account could not be read.'}`
  const hint = 'Look in the hosting account, and delete what nobody needs. Then run the job again.'
  return new ActionError(message, { hint, cause })
}
