import { ActionError, CancelledError } from '../errors.ts'
import { accountOf } from '../hosting/account.ts'
import type { Reply, Shipment, Upload } from '../hosting/hosting.ts'
import type { Facts } from '../record/format.ts'
import { linksOf } from '../rules/claims.ts'
import type { Destination } from '../rules/destination.ts'
import { type Account, hasLink } from '../rules/world.ts'
import { firstOf } from '../text/format.ts'
import { log } from '../view/log.ts'
import type { Attempt } from './after-upload.ts'
import { RefusedError, readAccount, readAccountIfAny } from './look.ts'
import type { Work } from './services.ts'

/** What is sent, where it goes, and the account as it was before; undefined if it was not asked or can't be read. */
export interface Order {
  readonly shipment: Shipment
  readonly facts: Facts
  readonly to: Destination
  readonly account: Account | undefined
}

export type Replied = Exclude<Reply<Upload>, { kind: 'taken' }>

/** How far the sending is. */
export interface Step {
  readonly at: Attempt
  readonly link: string | undefined
  readonly account: Account | undefined
  /** The first method's refusal, while the other one is tried. */
  readonly first?: Replied | undefined
}

export function firstStep({ to, account }: Order, { hosting, target }: Work): Step {
  const isNamed = target.domain !== undefined
  const tried = { isSecond: false, isNamed }
  if (to.kind === 'known')
    return { at: { ...tried, kind: 'update', method: hosting.dialect.update }, link: to.link, account }
  if (to.name === undefined) return { at: { ...tried, kind: 'create', method: 'POST' }, link: undefined, account }
  if (account)
    log.notice(
      `The account has no link ${to.name}, so this run asks for it under this name. ${accountOf(account, to.name)}`,
    )
  return { at: { ...tried, kind: 'named create', method: 'POST' }, link: to.name, account }
}

export async function withListed({ at, link = '', first }: Step, work: Work): Promise<Step> {
  const account = await readAccountIfAny(work)
  const isListed = account === undefined ? 'not known' : hasLink(account, link)
  // It is not listed, so no attempt has updated it.
  if (isListed === false) work.run.fate = 'untouched'
  return { link, account, first, at: { ...at, isListed } }
}

/**
 * Asks the account before a name is made once more. If it lists the name now, and an attempt may have made it, it did,
 * and the site is sent as an update; else somebody else has made it.
 */
export async function withAccount(step: Step, work: Work): Promise<Step> {
  const { run, hosting } = work
  const { link = '', at } = step
  const account = await readAccount(work).catch((error: unknown) => {
    throw run.fate === 'unknown' && error instanceof ActionError ? mayExist(link, error) : error
  })
  if (!hasLink(account, link)) {
    run.fate = 'untouched'
    return step
  }
  if (run.fate === 'untouched') throw new RefusedError({ why: 'made meanwhile', link }, work)
  return { ...step, at: { ...at, kind: 'update', method: hosting.dialect.update } }
}

function mayExist(link: string, error: ActionError): ActionError {
  if (error instanceof CancelledError) return error
  const hint = `See in the hosting account whether it is there, and delete it if nobody needs it. ${error.hint ?? ''}`
  return new ActionError(`${error.message} ${link} may have been made all the same.`, {
    hint: hint.trim(),
    cause: error,
  })
}

export function otherMethod({ at, link, account }: Step, first: Replied): Step {
  const { kind, isNamed } = at
  const method = at.method === 'PUT' ? 'POST' : 'PUT'
  return { link, account, first, at: { kind, method, isSecond: true, isNamed } }
}

/**
 * The service no longer has the link. One that a person named is made again under its own name. A remembered one is
 * not: the site gets a new link, and a preview's record must not name the lost one any longer.
 */
export async function forLostLink(step: Step, { facts }: Order, work: Work): Promise<Step> {
  const { recording, asker } = work
  const { link = '', account } = step
  const { isNamed } = step.at
  const at: Attempt = { kind: 'named create', method: 'POST', isSecond: false, isNamed }
  if (isNamed && account) {
    if (asker.policy === 'preview') await beginAnew(link, facts, work)
    return { link, account, at }
  }
  const known = asker.policy === 'live site' ? linksOf(recording.entries) : []
  const others = known.filter((each) => each !== link && account && hasLink(account, each))
  const back = ` The account still has ${firstOf(others, 3)}, where this site was before: to go back there, write it as "domain".`
  log.warning(`The service no longer has the link ${link}, so the site gets a new one.${others.length > 0 ? back : ''}`)
  await beginAnew(link, facts, work)
  return { link: undefined, account, at: { ...at, kind: 'create' } }
}

/** Begins with a draft. A preview's record forgets the lost link; a live site's shows that the deploy there failed. */
async function beginAnew(lost: string, facts: Facts, { recording, asker }: Work): Promise<void> {
  if (asker.policy === 'preview') await recording.forget(lost)
  else await recording.fail(undefined)
  await recording.begin({ ...facts, link: undefined, names: [] })
}

/** Making room took a while, and somebody else may have made the link meanwhile. */
export async function afterRoom(step: Step, freed: readonly string[], work: Work): Promise<Step> {
  const { link } = step
  work.run.freed.push(...freed)
  if (link !== undefined && hasLink(await readAccount(work), link))
    throw new RefusedError({ why: 'made meanwhile', link }, work)
  return step
}
