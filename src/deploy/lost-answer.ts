import { ActionError, shownText } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import { log } from '../log.ts'
import type { Destination } from '../ownership/destination.ts'
import { lostSite } from '../ownership/refusals.ts'
import { UnkeptError } from '../remove/take-back.ts'
import { requireMayCreate, type SiteServices, type Using } from '../services.ts'
import { isPreview, type Target } from '../subject.ts'
import { isSameLink } from '../text/address.ts'
import { excerpt, firstOf } from '../text/printable.ts'

/** Where an upload goes. */
export interface Place extends Pick<Destination, 'link' | 'isNew'> {
  /** Before the upload. Always known if the link is new. */
  readonly account: Account | undefined
}

/** With a `problem` this run must not use the link. If the answer has only a first label, there is one, and no link. */
type CheckedLink = Readonly<{ link: string | undefined; problem?: ActionError }>

/** Whether the link that the service answered may be used. */
export function checkedLink({ link: asked, isNew, account }: Place, answered: string, target: Target): CheckedLink {
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
  const noName = `The service answered with "${answered}", which is no whole name.`
  if (name === undefined) return { link: undefined, problem: new ActionError(noName) }
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

/** The error for a link that may have been made. It shows only links that are new in the account. */
export function perhapsMade({ link, account }: Place, cause: unknown, accountAfter: Account | undefined): ActionError {
  const known = new Set(account?.links.flat())
  const added = account && accountAfter?.links.filter((names) => !names.some((name) => known.has(name)))
  const shown = added?.map(([name = '']) => excerpt(name, 100))
  const unread = 'What is new in the account could not be read.'
  const news = shown ? `New in the account since then: ${firstOf(shown, 5) || 'nothing'}.` : unread
  const message = `${shownText(cause).message} ${link ?? 'A new address'} may have been made. ${news}`
  const hint = 'Look in the hosting account, and delete what is not needed. Then run the job again.'
  return new ActionError(message, { hint, cause })
}

/** @returns the account, if it does not list the link @throws the refusal if it does, or if it can't be read */
export async function confirmLostLink(refusal: unknown, link: string, services: SiteServices): Promise<Account> {
  const { hosting, target, github } = services
  const account = await hosting.account().catch(() => undefined)
  if (account === undefined || lists(account, link)) throw refusal
  requireReplaceable(link, services)
  await requireMayCreate(services)
  const where = target.domain === undefined ? 'gets a new address' : 'is made there again'
  const what = `The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`
  // Without a token, a first deploy to a `domain` comes here, too.
  if (github) log.warning(what)
  return account
}

/** Notes that a link is lost. @throws {RefusedError} for a live site without `domain`: visitors would look at nothing */
export function requireReplaceable(link: string, { history, target }: Using<'history' | 'target'>): void {
  history.push({ kind: 'absent', link })
  if (target.domain === undefined && !isPreview(target)) throw lostSite(link)
}
