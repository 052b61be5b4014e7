import { ActionError, messageOf } from '../errors.ts'
import { keyOf, recordOf } from '../record/format.ts'
import { linksOf } from '../rules/claims.ts'
import { type Account, hasLink } from '../rules/world.ts'
import { describe, isPreview, type Subject } from '../target.ts'
import { count, firstOf, formatAge } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Holders, Skipped } from '../view/run-so-far.ts'
import { type Preview, previewsIn, RefusedError, readAccountIfAny } from './look.ts'
import { removeRecord } from './remove-record.ts'
import { type Work, workOn } from './services.ts'
import { factsOf, sweepPreviews } from './sweep.ts'

/**
 * Makes room in a full account (INTERFACE 7): the previews of the run's own environment are swept, but only those whose
 * link this account lists. Then, if the user wants it, the preview goes that was deployed to longest ago.
 *
 * @param before the account as it was; undefined if it could not be read, and then nothing is deleted
 * @returns the links that were deleted; or how a run ends that is to be skipped
 * @throws {ActionError} if no room could be made: the refusal, and what to do
 */
export async function makeRoom(
  refusal: ActionError,
  before: Account | undefined,
  work: Work,
): Promise<{ freed: readonly string[] } | Skipped> {
  const { github, run, target, inputs } = work
  log.info(`${refusal.message} Looking for previews that nobody needs, to make room.`)
  const all = github ? await othersOf(work) : []
  // Room is made once.
  const freed = before && run.freed.length === 0 ? await freeLinks(all, before, work) : []
  if (freed.length > 0) return { freed }
  const account = await readAccountIfAny(work)
  if (account === undefined) throw refusal
  const holders = holdersIn(all, account)
  if (isPreview(target) && inputs.whenFull === 'skip') return skippedFor(holders, work)
  throw fullAccount(refusal, holders, work)
}

/** The previews beside the run's own: of its environment, or for a live site of `preview`. */
async function othersOf(work: Work): Promise<Preview[]> {
  const { target } = work
  const own = keyOf(recordOf(target))
  const environment = isPreview(target) ? target.environment : 'preview'
  const known = await previewsIn(environment, work).catch((error: unknown) => {
    log.warning(printable(`No preview could be torn down to make room. ${messageOf(error)}`))
    return []
  })
  return known.filter((each) => keyOf(recordOf(each)) !== own)
}

async function freeLinks(all: readonly Preview[], listed: Account, work: Work): Promise<readonly string[]> {
  const freed = all.length > 0 ? await sweepOthers(all, listed, work) : []
  const isReplacing = isPreview(work.target) && work.inputs.whenFull === 'replace-oldest'
  return freed.length > 0 || !isReplacing ? freed : await replaceOldest(all, listed, work)
}

async function sweepOthers(others: readonly Preview[], listed: Account, work: Work): Promise<string[]> {
  const { previews } = await sweepPreviews(others, work, listed)
  for (const { subject, fault } of previews) if (fault !== undefined) warnOf(fault, subject)
  const freed = previews.flatMap(({ deleted }) => deleted)
  if (freed.length > 0)
    log.notice(
      `The account was full. ${count(freed.length, 'link')} of closed previews made room: ${firstOf(freed, 10)}.`,
    )
  return freed
}

/** Tears down the pull request's preview that was deployed to longest ago, open or not. A branch's never goes. */
async function replaceOldest(others: readonly Preview[], listed: Account, work: Work): Promise<readonly string[]> {
  const roomFor = describe(work.target.subject)
  const ofPulls = others.filter(({ subject }) => subject.kind === 'pull-request')
  for (const oldest of ofPulls.toSorted((a, b) => latestOf(a) - latestOf(b))) {
    const { subject, environment } = oldest
    const its = workOn({ subject, environment, sha: '', domain: undefined }, work)
    const own = await work.records.list(recordOf(its.target))
    if (!linksOf(own).some((link) => hasLink(listed, link))) continue
    const asked = async () => {
      const [now] = await work.records.list(recordOf(its.target))
      const isSame = (now?.createdAt ?? 0) <= latestOf(oldest)
      return isSame ? { wanted: 'gone' as const } : { wanted: 'yes' as const, why: 'it was deployed to meanwhile' }
    }
    const { gone, fault } = await removeRecord(own, its, { asked, because: () => ({ roomFor }) })
    if (fault !== undefined) warnOf(fault, subject)
    if (gone.length > 0)
      log.notice(
        `The account was full, so the preview of ${describe(subject)} was deleted to make room for ${roomFor}: ${firstOf(gone, 10)}.`,
      )
    return gone
  }
  return []
}

/** What could not be torn down is a warning. @throws {RefusedError} if a live site may be deleted */
function warnOf(fault: unknown, subject: Subject): void {
  if (fault instanceof RefusedError && fault.refusal.why === 'taken meanwhile') throw fault
  log.warning(printable(`${describe(subject)}: ${messageOf(fault)}`))
}

function latestOf({ own }: Preview): number {
  return own[0]?.createdAt ?? 0
}

/** This repository's previews that hold links of the account. Others are only counted, because logs are public. */
function holdersIn(previews: readonly Preview[], account: Account): Holders {
  const holding = previews.flatMap((preview) => {
    const links = linksOf(preview.own).filter((link) => hasLink(account, link))
    return links.length > 0 ? [factsOf(preview, '', links)] : []
  })
  return { previews: holding, others: Math.max(0, account.links.length - holding.length) }
}

function fullAccount(
  refusal: ActionError,
  { previews, others }: Holders,
  { github, target, inputs }: Work,
): ActionError {
  if (previews.length === 0) {
    const none = github
      ? 'None is a preview of this repository.'
      : 'Without a token it is not known which are previews.'
    const hint = 'Delete links that nobody needs in the hosting account, or upgrade the account.'
    return new ActionError(`${refusal.message} The account has ${count(others, 'link')}. ${none}`, {
      hint,
      cause: refusal,
    })
  }
  const shown = previews.map(
    ({ subject, links, since = Date.now() }) =>
      `${excerpt(links[0] ?? '', 100)} (${describe(subject)}, ${formatAge(Date.now() - since)} old)`,
  )
  const replace = isPreview(target) && inputs.whenFull === 'fail' ? ' write "when-full: replace-oldest",' : ''
  return new ActionError(
    `${refusal.message} These previews of this repository hold links, and none of them could make room: ${firstOf(shown, 20)}. The account has ${count(others, 'other link')}.`,
    {
      hint: `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`,
      cause: refusal,
    },
  )
}

function skippedFor(holders: Holders, { target }: Work): Skipped {
  const close = holders.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete'
  const reason = `The account is full, so ${describe(target.subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`
  return { kind: 'skipped', reason, fullAccount: holders }
}
