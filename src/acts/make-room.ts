import { ActionError, messageOf } from '../errors.ts'
import { keyOf, type Preview, recordOf } from '../record/records.ts'
import { type Account, hasLink, linksOf } from '../rules/world.ts'
import { describe, isPreview, type Subject, type Target } from '../target.ts'
import { count, excerpt, firstOf, formatAge, printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Holders, Skipped } from '../view/run-state.ts'
import type { Attempt } from './after-upload.ts'
import { RefusedError, readAccount, readAccountIfAny } from './look.ts'
import { removeRecord } from './remove-record.ts'
import { type Work, workOn } from './services.ts'
import { factsOf, sweepPreviews } from './sweep.ts'

/**
 * Makes room in a full account (INTERFACE 7): the previews of the run's own environment are swept, but only those whose
 * link the account listed before. Then, if the user wants it, the preview goes that was deployed to longest ago.
 *
 * @returns how a run ends that is to be skipped
 * @throws {ActionError} if no room could be made: the refusal, and what to do
 */
export async function makeRoom(refusal: ActionError, { account: before, link }: Attempt, work: Work) {
  const { run, target, inputs } = work
  log.info(`${refusal.message} Looking for previews that nobody needs, to make room.`)
  const all = await othersOf(work)
  // Room is made once, and of an account that could not be read nothing is deleted.
  const freed = before && run.freed.length === 0 ? await freeLinks(all, before, work) : []
  run.freed.push(...freed)
  if (freed.length > 0) {
    // That took a while, and somebody else may have made the link meanwhile.
    if (link === undefined || !hasLink(await readAccount(work), link)) return undefined
    throw new RefusedError({ why: 'made meanwhile', link }, work)
  }
  const account = await readAccountIfAny(work)
  if (account === undefined) throw refusal
  const holders = holdersIn(all, account)
  if (isPreview(target) && inputs.whenFull === 'skip') return skippedFor(holders, target.subject)
  throw fullAccount(refusal, holders, work)
}

function roomIn(target: Target): string {
  return isPreview(target) ? target.environment : 'preview'
}

async function othersOf({ target, records }: Work): Promise<readonly Preview[]> {
  const own = keyOf(recordOf(target))
  const known = await records.previews(roomIn(target)).catch((error: unknown) => {
    log.warning(printable(`No preview could be torn down to make room. ${messageOf(error)}`))
    return []
  })
  return known.filter((each) => keyOf(recordOf(each)) !== own)
}

async function freeLinks(all: readonly Preview[], listed: Account, work: Work): Promise<readonly string[]> {
  if (all.length === 0) return []
  const { previews } = await sweepPreviews(all, work, listed)
  for (const { subject, fault } of previews) warnOf(fault, subject)
  const freed = previews.flatMap(({ deleted }) => deleted)
  const what = `${count(freed.length, 'link')} of closed previews made room: ${firstOf(freed, 10)}`
  if (freed.length > 0) log.notice(`The account was full. ${what}.`)
  if (work.signal.aborted) throw previews.findLast(({ fault }) => fault !== undefined)?.fault ?? work.signal.reason
  const isReplacing = isPreview(work.target) && work.inputs.whenFull === 'replace-oldest'
  return freed.length > 0 || !isReplacing ? freed : await replaceOldest(all, listed, work)
}

/** Tears down the pull request's preview that was deployed to longest ago, open or not. A branch's never goes. */
async function replaceOldest(others: readonly Preview[], listed: Account, work: Work): Promise<readonly string[]> {
  const roomFor = describe(work.target.subject)
  const ofPulls = others.filter(({ subject }) => subject.kind === 'pull-request')
  for (const { subject, environment, own: seen } of ofPulls.toSorted((a, b) => latestIn(a.own) - latestIn(b.own))) {
    const its = workOn({ subject, environment, sha: '', domain: undefined }, work)
    const read = () => work.records.list(its.target)
    const own = await read()
    if (!linksOf(own).some((link) => hasLink(listed, link))) continue
    const askNeed = async () => (latestIn(await read()) > latestIn(seen) ? 'it was deployed to meanwhile' : undefined)
    const { gone, fault } = await removeRecord(own, its, { askNeed, because: () => ({ roomFor }) })
    warnOf(fault, subject)
    const what = `the preview of ${describe(subject)} was deleted to make room for ${roomFor}`
    if (gone.length > 0) log.notice(`The account was full, so ${what}: ${firstOf(gone, 10)}.`)
    return gone
  }
  return []
}

/** What could not be torn down is a warning. @throws {RefusedError} if a live site may be deleted */
function warnOf(fault: unknown, subject: Subject): void {
  if (fault instanceof RefusedError && fault.refusal.why === 'taken meanwhile') throw fault
  if (fault !== undefined) log.warning(printable(`${describe(subject)}: ${messageOf(fault)}`))
}

function latestIn([newest]: Preview['own']): number {
  return newest?.createdAt ?? 0
}

/** This repository's previews that hold links of the account. Others are only counted, because logs are public. */
function holdersIn(previews: readonly Preview[], account: Account): Holders {
  const listed = (own: Preview['own']) => linksOf(own).filter((link) => hasLink(account, link))
  const holding = previews.map((each) => factsOf(each, listed(each.own))).filter(({ links }) => links.length > 0)
  const isOurs = (names: readonly string[]) => holding.some(({ links }) => hasLink({ links: [names] }, ...links))
  return { previews: holding, others: account.links.filter((names) => !isOurs(names)).length }
}

function fullAccount(refusal: ActionError, { previews, others }: Holders, { github, target, inputs }: Work) {
  const shown = previews.map(({ subject, links: [link = ''], since = Date.now() }) => {
    return `${excerpt(link, 100)} (${describe(subject)}, ${formatAge(Date.now() - since)} old)`
  })
  const isOurs = previews.length > 0
  const searched = `None is a preview of the environment "${printable(roomIn(target))}".`
  const none = github ? searched : 'Without a token it is not known which are previews.'
  const ours = `These previews of this repository hold links, and none of them could make room: ${firstOf(shown, 20)}. The account has ${count(others, 'other link')}.`
  const replace = isPreview(target) && inputs.whenFull === 'fail' ? ' write "when-full: replace-oldest",' : ''
  const message = isOurs ? ours : `The account has ${count(others, 'link')}. ${none}`
  const hint = isOurs
    ? `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`
    : 'Delete links that nobody needs in the hosting account, or upgrade the account.'
  return new ActionError(`${refusal.message} ${message}`, { hint, cause: refusal })
}

function skippedFor(holders: Holders, subject: Subject): Skipped {
  const close = holders.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete'
  const reason = `The account is full, so ${describe(subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`
  return { kind: 'skipped', reason, fullAccount: holders }
}
