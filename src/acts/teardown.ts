import { InputError } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { notEnded, unknownLink } from '../record/permissions.ts'
import { type Account, type Entry, hasLink, linksOf } from '../rules/world.ts'
import { describe } from '../target.ts'
import { firstOf } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Done } from '../view/run-state.ts'
import { needAfterClose } from './ask-github.ts'
import { rehearseBriefly } from './dry-run.ts'
import { accountOf, neededAgain, RefusedError, readAccount, readAccountIfAny } from './look.ts'
import { type Ended, lookAfter, removeLink } from './remove.ts'
import { removeRecord } from './remove-record.ts'
import type { Work } from './services.ts'

/**
 * Deletes the links of a preview: all that its record names. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {ActionError} if nothing tells the link, nobody has it, or it could not be deleted. Its record stays then.
 */
export async function tearDown(work: Work, byPerson: boolean): Promise<Done> {
  const { target, asker, records, commenter } = work
  const { domain } = target
  commenter.prepare()
  if (domain === undefined && asker.policy === 'unrecorded') throw unknownLink()
  if (domain !== undefined && (byPerson || asker.policy !== 'preview')) return await tearDownOne(domain, work)
  const own = await records.list(target)
  const end = await ended(
    await removeRecord(own, work, { askNeed: byPerson ? undefined : () => needAfterClose(work) }),
    work,
  )
  const links = linksOf(own)
  if (domain !== undefined && links.length > 0 && !links.includes(domain))
    log.notice(`${domain} was left as it is: the record of this preview does not name it.`)
  return end
}

/** One link that a person named: of a preview one that its record names, else whoever has it. */
async function tearDownOne(domain: string, work: Work): Promise<Done> {
  const { target, asker, records, commenter, run } = work
  const isPreview = asker.policy === 'preview'
  // A person's word is enough, also where the token may not use a live site's record.
  const its: Work = isPreview ? work : { ...work, asker: { ...asker, policy: 'unrecorded' } }
  const orWarn = (error: unknown): readonly Entry[] => {
    if (isPreview || !isForbidden(error)) throw error
    log.warning(notEnded(error))
    return []
  }
  const own = await records.list(target).catch(orWarn)
  const entries = own.filter(({ link }) => link === domain)
  if (entries.length === 0) {
    const account = await (isPreview ? readAccount(work) : readAccountIfAny(work))
    if (account && !hasLink(account, domain)) throw noSuchLink(domain, account)
    if (isPreview) throw notOfPreview(domain)
  }
  const removed = await removeLink(domain, own, its)
  const end = await ended(removed, work)
  if (end.kind !== 'removed' || work.inputs.dryRun) return end
  if (removed.wasMissing && removed.account && entries.length === 0) throw noSuchLink(domain, removed.account)
  await lookAfter(removed.gone, own, its)
  await records.forget(entries).catch(orWarn)
  const { account } = removed
  const others = linksOf(own).filter((link) => link !== domain && (!account || hasLink(account, link)))
  if (others.length === 0 || end.links.length > 0) await commenter.write({ ...run, end: { ...end, others } })
  return end
}

function notOfPreview(domain: string): InputError {
  const hint = 'To delete it all the same, run "mode: teardown" on the default branch.'
  return new InputError('domain', `${domain} is no link of this preview, so nothing was deleted.`, { hint })
}

function noSuchLink(domain: string, account: Account): InputError {
  const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`
  return new InputError('domain', message, { hint: `Check how it is spelled. ${accountOf(account, domain)}` })
}

/**
 * Tears down a preview whose pull request or branch went while this run sent it to a link. Who ended the preview may have
 * deleted the deployment that names this link.
 */
export async function tearDownLate(link: string, work: Work): Promise<Done> {
  const { target, records } = work
  log.notice(`${describe(target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  const own = await records.list(target)
  const removed = await removeRecord(own, work, { askNeed: () => needAfterClose(work), more: [link] })
  const [gone] = removed.gone
  if (removed.needed !== undefined && gone !== undefined) throw neededAgain(gone)
  return await ended(removed, work)
}

/** The same after an upload since which nobody has looked. @throws {RefusedError} if a live site has the link */
export async function tearDownUnseen(link: string, work: Work): Promise<Done> {
  const end = await tearDownLate(link, work)
  if (end.kind !== 'removed' || end.kept?.link !== link) return end
  throw new RefusedError({ why: 'taken meanwhile', link, site: end.kept.site, done: 'overwritten' }, work)
}

/** How a teardown ends. @throws whatever kept a link from being deleted */
async function ended({ gone, taken, needed, fault }: Ended, work: Work): Promise<Done> {
  const { target, inputs } = work
  if (fault !== undefined) throw fault
  if (inputs.dryRun && gone.length > 0) return await rehearseBriefly('Would delete', firstOf(gone, 10), work)
  const reason = needed === undefined ? undefined : `The preview of ${describe(target.subject)} stays: ${needed}.`
  if (reason !== undefined && gone.length === 0) return { kind: 'skipped', reason, teardown: true }
  if (reason !== undefined) log.notice(reason)
  return { kind: 'removed', links: gone, kept: taken[0] }
}
