import { ActionError, type ServiceError } from '../errors.ts'
import { linksOf, type Preview, taskOf } from '../github/deployment.ts'
import { type Account, listedIn } from '../hosting/account.ts'
import { bestEffort, log } from '../log.ts'
import type { SweptPreview } from '../report/outcome.ts'
import { sweptLine } from '../report/summary.ts'
import type { Using } from '../services.ts'
import { describe, isPreview } from '../subject.ts'
import { count, excerpt, firstOf, formatAge } from '../text/printable.ts'
import { removeOtherPreview, type Sweeper } from './remove-preview.ts'
import { sweepPreviews } from './sweep.ts'

type Freer = Sweeper & Using<'target' | 'signal'>

export type Way = (holding: readonly Preview[], services: Freer) => Promise<readonly SweptPreview[]>

/** Deletes the pull request's preview whose last deploy is the oldest, open or not. */
const replaceOldest: Way = async (holding, services) => {
  const { target, inputs } = services
  if (!isPreview(target) || inputs.whenFull !== 'replace-oldest') return []
  const [oldest] = holding
    .filter(({ subject }) => subject.kind === 'pull-request')
    .toSorted((a, b) => (a.record[0]?.createdAt ?? 0) - (b.record[0]?.createdAt ?? 0))
  if (oldest === undefined) return []
  const reason = `The account was full, so this preview was deleted to make room for ${describe(target.subject)}. The next push makes a new one.`
  return [await removeOtherPreview(oldest, services, reason)]
}

export const waysToMakeRoom: readonly Way[] = [sweepPreviews, replaceOldest]

/** Makes room in a full account (design 6.6). The ways that were not needed are for an account that is full again. */
export async function makeRoom(refusal: ServiceError, account: Account, ways: readonly Way[], services: Freer) {
  const { hosting, deployments, target, inputs, signal } = services
  log.info(`${refusal.message} Looking for previews that can be deleted.`)
  const environment = isPreview(target) ? target.environment : 'preview'
  const previews = (await bestEffort('look for previews', () => deployments.previews(environment))) ?? []
  const isListed = listedIn(account)
  const holding = previews.filter(({ subject, record, owners }) => {
    const isHeld = (link: string) => isListed(link) && !owners.has(link)
    return taskOf(subject) !== taskOf(target.subject) && linksOf(record).some(isHeld)
  })
  for (const [index, way] of holding.length > 0 ? ways.entries() : []) {
    const tried = await way(holding, services)
    signal.throwIfAborted()
    for (const each of tried) if (each.error !== undefined) log.warning(sweptLine(each))
    const freed = tried.flatMap(({ deleted }) => deleted)
    if (freed.length === 0) continue
    log.notice(`The account was full. These previews were deleted to make room: ${firstOf(freed, 10)}.`)
    return { kind: 'room', account: await hosting.account(), waysLeft: ways.slice(index + 1) } as const
  }
  if (!isPreview(target) || inputs.whenFull !== 'skip') throw fullAccount(refusal, holding, account, services)
  const reason = `The account is full, so ${describe(target.subject)} has no preview of this commit. Close a pull request that has one, or delete a link in the hosting account, and run the job again.`
  return { kind: 'skipped', target, reason, isFull: true } as const
}

/** Lists this repository's previews. Other links of the account are only counted, because logs are public. */
function fullAccount(refusal: ServiceError, holding: readonly Preview[], account: Account, services: Freer) {
  const { target, inputs } = services
  const isListed = listedIn(account)
  const listed = ({ record }: Preview) => linksOf(record).filter(isListed)
  const others = account.links.length - holding.flatMap(listed).length
  const named = holding.map((each) => {
    const age = formatAge(Math.max(0, Date.now() - (each.record.at(-1)?.createdAt ?? 0)))
    return `${excerpt(listed(each)[0] ?? '', 100)} (${describe(each.subject)}, ${age} old)`
  })
  const some = `These previews of this repository hold links: ${firstOf(named, 20)}. The account has ${count(others, 'other link')}.`
  const none = `The account has ${count(others, 'link')}. None is known to be of a preview that may be deleted.`
  const mayReplace = isPreview(target) && inputs.whenFull === 'fail'
  const canReplace = mayReplace && holding.some(({ subject }) => subject.kind === 'pull-request')
  const hint = `${canReplace ? 'Write "when-full: replace-oldest", or close pull requests. ' : ''}${refusal.hint?.text}`
  return new ActionError(`${refusal.message} ${holding.length > 0 ? some : none}`, { hint, cause: refusal })
}
