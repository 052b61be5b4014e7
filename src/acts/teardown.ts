import { InputError } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { accountOf } from '../hosting/account.ts'
import { recordOf } from '../record/format.ts'
import { notEnded, unknownLink } from '../record/permissions.ts'
import { type Account, type Entry, hasLink } from '../rules/world.ts'
import { describe, isPreview } from '../target.ts'
import { log } from '../view/log.ts'
import type { Done } from '../view/run-so-far.ts'
import { wantedAfterClose } from './ask-github.ts'
import { rehearseTearDown } from './dry-run.ts'
import { RefusedError, readAccount, readAccountIfAny } from './look.ts'
import { type AskWanted, lookAfter, removeLink } from './remove.ts'
import { type RecordEnd, removeRecord } from './remove-record.ts'
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
  const isWhole = domain === undefined || (asker.policy === 'preview' && !byPerson)
  if (!isWhole && !isPreview(target)) return await tearDownAny(domain, work)
  if (!isWhole && asker.policy === 'unrecorded') return await tearDownAny(domain, work)
  const own = await records.list(recordOf(target))
  if (isWhole) {
    return ended(await removeRecord(own, work, { asked: byPerson ? undefined : askedOf(work) }), work)
  }
  const entries = own.filter(({ link }) => link === domain)
  if (entries.length === 0) throw await notOwn(domain, work)
  return await tearDownOne(domain, own, entries, work)
}

function askedOf(work: Work): AskWanted {
  const why = work.target.subject.kind === 'branch' ? 'the branch exists' : 'it is open'
  return async () => ({ wanted: await wantedAfterClose(work), why })
}

/** One link of a preview, that a person has named. */
async function tearDownOne(
  domain: string,
  own: readonly Entry[],
  entries: readonly Entry[],
  work: Work,
): Promise<Done> {
  const { inputs, records } = work
  const one = await removeLink(domain, own, work)
  if (one.became === 'fault') throw one.error
  if (one.became === 'gone' && inputs.dryRun) return rehearseTearDown([domain])
  if (one.became === 'gone') await lookAfter([domain], own, work)
  if (!inputs.dryRun) await records.forget(entries)
  const taken = one.became === 'taken' ? [{ link: domain, site: one.site }] : []
  const end = ended({ gone: one.became === 'gone' ? [domain] : [], taken }, work)
  await work.commenter.write({ ...work.run, end })
  return end
}

/** The error for a preview whose record does not name a link that a person asked it to delete. */
async function notOwn(domain: string, work: Work): Promise<Error> {
  const account = await readAccount(work)
  if (!hasLink(account, domain)) return noSuchLink(domain, account)
  return new RefusedError({ why: 'it was there before', link: domain, live: undefined }, work)
}

/** Deletes a link that a person named, whoever has it. A person's word is enough where the token may not use the record. */
async function tearDownAny(domain: string, work: Work): Promise<Done> {
  const { target, records, inputs } = work
  const own = await records.list(recordOf(target)).catch(warnIfForbidden)
  const entries = own.filter(({ link }) => link === domain)
  if (entries.length === 0) {
    const account = await readAccountIfAny(work)
    if (account !== undefined && !hasLink(account, domain)) throw noSuchLink(domain, account)
  }
  if (inputs.dryRun) return rehearseTearDown([domain])
  const one = await removeLink(domain, own, { ...work, asker: { ...work.asker, policy: 'unrecorded' } })
  if (one.became === 'fault') throw one.error
  if (one.became === 'gone' && !one.wasThere && entries.length === 0 && one.account)
    throw noSuchLink(domain, one.account)
  await records.forget(entries).catch(warnIfForbidden)
  return { kind: 'removed', links: [domain] }
}

/** @throws the error itself if the token may use the record */
function warnIfForbidden(error: unknown): readonly Entry[] {
  if (!isForbidden(error)) throw error
  log.warning(notEnded(error))
  return []
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
  const own = await records.list(recordOf(target))
  return ended(await removeRecord(own, work, { asked: askedOf(work), more: link }), work)
}

/** How a teardown ends. @throws whatever kept a link from being deleted */
function ended({ gone, taken, wanted, fault }: RecordEnd, { target, inputs }: Work): Done {
  if (fault !== undefined) throw fault
  if (inputs.dryRun && gone.length > 0) return rehearseTearDown(gone)
  const reason = wanted === undefined ? undefined : `The preview of ${describe(target.subject)} stays: ${wanted}.`
  if (reason !== undefined && gone.length === 0) return { kind: 'skipped', reason, teardown: true }
  if (reason !== undefined) log.notice(reason)
  const [first] = taken
  return { kind: 'removed', links: gone, kept: first && { link: first.link, environment: first.site.environment } }
}
