import { type Deployment, linksOf, type Preview, taskOf } from '../deployments/deployment.ts'
import { ActionError, messageOf, type ServiceError } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import { bestEffort, log } from '../report/log.ts'
import type { Holders, PreviewFacts, Skipped } from '../report/outcome.ts'
import { describe, isPreview, type Target } from '../target.ts'
import { count, excerpt, firstOf, formatAge, printable } from '../text/printable.ts'
import type { Work } from './job.ts'
import { removePreview } from './remove-preview.ts'
import { previewFactsOf, sweepPreviews } from './sweep.ts'

/** The account after room was made, and which way was taken last. */
type Room = Readonly<{ account: Account; room: number }>

/**
 * Makes room in a full account (DESIGN 4). The previews of the run's environment are swept. If that deletes none, the one
 * that was deployed to longest ago is deleted, if the user wants it.
 *
 * @param before the account as it was before the create
 * @param room how many ways were taken before
 * @returns the account anew; or how a run ends that is to be skipped
 * @throws {ActionError} what to do, if there is no room
 */
export async function makeRoom(
  refusal: ServiceError,
  before: Account | undefined,
  room: number,
  work: Work,
): Promise<Room | Skipped> {
  const { hosting, progress, target, inputs, signal } = work
  log.info(`${refusal.message} Looking for previews that nobody needs.`)
  const previews = await otherPreviews(work)
  const ways = before ? [sweepListed, replaceOldest] : []
  for (const [index, way] of ways.entries()) {
    if (index < room) continue
    const freed = await way(previews, before ?? { links: [], quota: noQuota }, work)
    signal.throwIfAborted()
    progress.freed.push(...freed)
    if (freed.length > 0) return { account: await hosting.account(), room: index + 1 }
  }
  const account = await hosting.account()
  const holders = holdersIn(previews, account)
  if (isPreview(target) && inputs.whenFull === 'skip') return skippedFor(holders, target)
  throw fullAccount(refusal, holders, work)
}

const noQuota = { used: undefined, limit: undefined }

function environmentOf(target: Target): string {
  return isPreview(target) ? target.environment : 'preview'
}

/** All previews but the own one. None if they can't be read. */
async function otherPreviews({ deployments, target }: Work): Promise<readonly Preview[]> {
  const all = await bestEffort('look for previews', () => deployments.previews(environmentOf(target)))
  return (all ?? []).filter(({ subject }) => taskOf(subject) !== taskOf(target.subject))
}

async function sweepListed(previews: readonly Preview[], listed: Account, work: Work): Promise<readonly string[]> {
  if (previews.length === 0) return []
  const { previews: swept } = await sweepPreviews(previews, work, listed)
  for (const { fault, subject } of swept) if (fault !== undefined) warnOf(fault, subject)
  const freed = swept.flatMap(({ deleted }) => deleted)
  if (freed.length > 0)
    log.notice(`The account was full. Previews that nobody needs were deleted: ${firstOf(freed, 10)}.`)
  return freed
}

/** Deletes the pull request's preview that was deployed to longest ago, open or not. Never a branch's. */
async function replaceOldest(previews: readonly Preview[], listed: Account, work: Work): Promise<readonly string[]> {
  if (!isPreview(work.target) || work.inputs.whenFull !== 'replace-oldest') return []
  const holding = previews.filter(({ own }) => linksOf(own).some((link) => lists(listed, link)))
  const newestOf = ({ own: [newest] }: Preview) => newest?.createdAt ?? 0
  const [oldest] = holding
    .filter(({ subject }) => subject.kind === 'pull-request')
    .toSorted((a, b) => newestOf(a) - newestOf(b))
  if (oldest === undefined) return []
  const roomFor = describe(work.target.subject)
  const { outcome, fault } = await removePreview(oldest, work, { roomFor })
  if (fault !== undefined) warnOf(fault, oldest.subject)
  const { links } = outcome
  if (links.length > 0)
    log.notice(
      `The account was full, so the preview of ${describe(oldest.subject)} was deleted: ${firstOf(links, 10)}.`,
    )
  return links
}

function warnOf(fault: unknown, subject: Preview['subject']): void {
  log.warning(printable(`${describe(subject)}: ${messageOf(fault)}`))
}

/** This repository's previews that hold links of the account. Others are only counted, because logs are public. */
function holdersIn(previews: readonly Preview[], account: Account): Holders {
  const listed = (own: readonly Deployment[]) => linksOf(own).filter((link) => lists(account, link))
  const holding = previews.map((each) => previewFactsOf(each, listed(each.own))).filter(({ links }) => links.length > 0)
  const ours = holding.flatMap(({ links }) => links)
  const isOther = (names: readonly string[]) => !ours.some((link) => lists({ links: [names] }, link))
  return { previews: holding, others: account.links.filter(isOther).length }
}

function fullAccount(refusal: ServiceError, { previews, others }: Holders, { github, target, inputs }: Work) {
  const age = ({ since = Date.now() }: PreviewFacts) => formatAge(Math.max(0, Date.now() - since))
  const shown = previews.map(
    (each) => `${excerpt(each.links[0] ?? '', 100)} (${describe(each.subject)}, ${age(each)} old)`,
  )
  const rest = `The account has ${count(others, shown.length > 0 ? 'other link' : 'link')}.`
  const none = github
    ? `None is a preview of the environment "${printable(environmentOf(target))}".`
    : 'Without a token it is not known which are previews.'
  const held =
    shown.length > 0
      ? `These previews of this repository hold links: ${firstOf(shown, 20)}. ${rest}`
      : `${rest} ${none}`
  const canReplace = shown.length > 0 && isPreview(target) && inputs.whenFull === 'fail'
  const replace = canReplace ? 'Write "when-full: replace-oldest", or close pull requests. ' : ''
  const hint = `${replace}Delete links that nobody needs in the hosting account, or upgrade the account.`
  return new ActionError(`${refusal.message} ${held}`, { hint, cause: refusal })
}

function skippedFor(holders: Holders, target: Target): Skipped {
  const close = holders.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete'
  const reason = `The account is full, so ${describe(target.subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`
  return { kind: 'skipped', environment: target.environment, target, reason, teardown: false, holders }
}
