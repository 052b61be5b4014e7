import { ActionError, shownText } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import { log } from '../log.ts'
import { lostSite } from '../ownership/refusals.ts'
import { requireMayCreate, type SiteServices, type Using } from '../services.ts'
import { isPreview } from '../subject.ts'
import { excerpt, firstOf } from '../text/printable.ts'

const lookInAccount = 'Look in the hosting account, and delete what is not needed. Then run the job again.'

/** @returns the account, if it does not list the link @throws the refusal if it does, or if it can't be read */
export async function confirmLost(refusal: unknown, link: string, services: SiteServices): Promise<Account> {
  const { hosting, target, github } = services
  const account = await hosting.account().catch(() => undefined)
  if (account === undefined || lists(account, link)) throw refusal
  refuseIfLost(link, services)
  await requireMayCreate(services)
  const where = target.domain === undefined ? 'gets a new address' : 'is made there again'
  const what = `The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`
  // Without a token it is not known whether there was one.
  if (github) log.warning(what)
  return account
}

/** @throws {RefusedError} for a live site without `domain`: visitors would look at nothing */
export function refuseIfLost(link: string, { history, target }: Using<'history' | 'target'>): void {
  history.push({ kind: 'absent', link })
  if (target.domain === undefined && !isPreview(target)) throw lostSite(link)
}

/** The error for a new link whose name is unknown. It shows only links that are new in the account. */
export async function unnamedLink(
  cause: unknown,
  accountBefore: Account | undefined,
  { hosting }: Using<'hosting'>,
): Promise<ActionError> {
  const after = await hosting.account().catch(() => undefined)
  const known = new Set(accountBefore?.links.flat())
  const added = after?.links.filter((names) => !names.some((name) => known.has(name))) ?? []
  const names = added.map(([name = '']) => excerpt(name, 100))
  const whatIsNew = after && accountBefore ? `New in the account since then: ${firstOf(names, 5) || 'nothing'}.` : ''
  const message = `${shownText(cause).message} A new address may have been made. ${whatIsNew || 'The account could not be read.'}`
  return new ActionError(message, { hint: lookInAccount, cause })
}

type Reader = Using<'hosting' | 'history'>

/** The account after the answer to a create was lost. @throws {ActionError} if it can't be read */
export async function accountAfter(lost: unknown, link: string, { hosting, history }: Reader): Promise<Account> {
  const account = await hosting.account().catch((cause: unknown) => {
    throw new ActionError(`${shownText(lost).message} ${link} may have been made.`, { hint: lookInAccount, cause })
  })
  if (!lists(account, link)) history.push({ kind: 'absent', link })
  return account
}
