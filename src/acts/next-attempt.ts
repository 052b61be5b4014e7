import { ActionError, isCancelled, wordsOf } from '../errors.ts'
import type { Compared } from '../pages/list.ts'
import type { Facts } from '../record/records.ts'
import type { Destination } from '../rules/destination.ts'
import { hasLink, linksOf, type World } from '../rules/world.ts'
import type { SiteFiles } from '../site/site.ts'
import { firstOf } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Attempt } from './after-upload.ts'
import { accountOf, RefusedError, readAccount, readAccountIfAny } from './look.ts'
import type { Work } from './services.ts'

export interface Delivery {
  /** Either the site's files, or one archive of them. */
  readonly parts: SiteFiles
  readonly files: SiteFiles
  readonly to: Destination
  readonly world: World
  /** A path without an ending that the root page links to, such as `/about`, which `verify` asks for. */
  readonly cleanPath?: string | undefined
  /** What changed, for which the comment waits. */
  readonly compared?: Promise<Compared | undefined> | undefined
}

export function firstAttempt({ to, world }: Delivery, { hosting, target }: Work): Attempt {
  const { link, isNew } = to
  const at = { link, account: world.account, isNamed: target.domain !== undefined }
  if (!isNew) return { ...at, kind: 'update', method: hosting.dialect.update }
  if (link === undefined) return { ...at, kind: 'create', method: 'POST' }
  const what = `The account has no link ${link}, so this run asks for it under this name.`
  if (at.account) log.notice(`${what} ${accountOf(at.account, link)}`)
  return { ...at, kind: 'named create', method: 'POST' }
}

export async function withListed(at: Attempt, work: Work): Promise<Attempt> {
  const account = await readAccountIfAny(work)
  const isListed = account === undefined ? 'not known' : hasLink(account, at.link ?? '')
  // It is not listed, so no attempt has updated it.
  if (isListed === false) work.run.fate = 'untouched'
  return { ...at, account, isListed }
}

/**
 * Asks the account before a name is made once more. If it lists the name now, and an attempt may have made it, it did,
 * and the site is sent as an update; else somebody else has made it.
 */
export async function withAccount(at: Attempt, work: Work): Promise<Attempt> {
  const { run, hosting } = work
  const { link = '' } = at
  const account = await readAccount(work).catch((error: unknown) => {
    throw run.fate === 'unknown' && !isCancelled(error) ? mayExist(link, error) : error
  })
  if (!hasLink(account, link)) {
    run.fate = 'untouched'
    return at
  }
  if (run.fate === 'untouched') throw new RefusedError({ why: 'made meanwhile', link }, work)
  return { ...at, kind: 'update', method: hosting.dialect.update }
}

function mayExist(link: string, cause: unknown): ActionError {
  const { message, hint = '' } = wordsOf(cause)
  const advice = `See in the hosting account whether it is there, and delete it if nobody needs it. ${hint}`
  return new ActionError(`${message} ${link} may have been made all the same.`, { hint: advice.trim(), cause })
}

/**
 * The service no longer has the link. One that a person named is made again under its own name. A remembered one is
 * not: the site gets a new link, and a preview's record must not name the lost one any longer.
 */
export async function forLostLink(at: Attempt, facts: Facts, work: Work): Promise<Attempt> {
  const { recording, asker } = work
  const { link = '', account, isNamed } = at
  const isPreview = asker.policy === 'preview'
  const anew = { account, isNamed, method: 'POST' } as const
  // A preview's record forgets the lost link; a live site's shows that the deploy there failed.
  const beginAnew = async () => {
    await (isPreview ? recording.forget(link) : recording.fail(undefined))
    await recording.begin({ ...facts, link: undefined, names: [] })
  }
  if (isNamed && account) {
    if (isPreview) await beginAnew()
    return { ...anew, kind: 'named create', link }
  }
  const known = asker.policy === 'live site' ? linksOf(recording.entries) : []
  const others = known.filter((each) => each !== link && account && hasLink(account, each))
  const back = ` The account still has ${firstOf(others, 3)}, where this site was before: to go back there, write it as "domain".`
  log.warning(`The service no longer has the link ${link}, so the site gets a new one.${others.length > 0 ? back : ''}`)
  await beginAnew()
  return { ...anew, kind: 'create', link: undefined }
}
