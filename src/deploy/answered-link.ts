import { ActionError } from '../errors.ts'
import { lists } from '../hosting/account.ts'
import { log } from '../log.ts'
import { UnkeptError } from '../remove/take-back.ts'
import { isPreview, type Target } from '../subject.ts'
import { isSameLink } from '../text/address.ts'
import type { Place } from './lost-answer.ts'

/** With a `problem` this run must not use the link. If the answer has only a first label, there is one, and no link. */
export type CheckedLink = Readonly<{ link: string | undefined; problem?: ActionError }>

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
