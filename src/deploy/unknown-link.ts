import { ActionError, wordsOf } from '../errors.ts'
import type { Account } from '../hosting/account.ts'
import type { SiteServices } from '../services/services.ts'
import { excerpt, firstOf } from '../text/printable.ts'

const hint = 'Look in the hosting account, and delete what is not needed. Then run the job again.'

/** The error for a new link whose name is unknown. It shows only links that are new in the account. */
export async function unnamedLink(
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
  return new ActionError(message, { hint, cause })
}

export async function accountAfter(error: unknown, link: string, { hosting }: SiteServices): Promise<Account> {
  return await hosting.account().catch((cause: unknown) => {
    throw new ActionError(`${wordsOf(error).message} ${link} may have been made.`, { hint, cause })
  })
}
