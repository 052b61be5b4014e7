import { ActionError, messageOf, type ServiceError } from '../errors.ts'
import { linksOf, type Preview, taskOf } from '../github/deployment.ts'
import { type Account, lists } from '../hosting/account.ts'
import { meaningOf } from '../hosting/answers.ts'
import { bestEffort, log } from '../log.ts'
import type { Skipped, SweptPreview } from '../report/outcome.ts'
import type { Using } from '../services.ts'
import { describe, isPreview } from '../subject.ts'
import { count, excerpt, firstOf, formatAge, printable } from '../text/printable.ts'
import { type Remover, removeOtherPreview } from './remove-preview.ts'
import { sweepPreviews } from './sweep.ts'

type Freer = Remover & Using<'target' | 'inputs' | 'github' | 'signal'>

type Freed = Pick<SweptPreview, 'subject' | 'deleted' | 'error'>
type Way = (holding: readonly Preview[], services: Freer) => Promise<readonly Freed[]>

/** Deletes the pull request's preview whose last deploy is the oldest, open or not. */
const replaceOldest: Way = async (holding, services) => {
  const { target, inputs } = services
  if (!isPreview(target) || inputs.whenFull !== 'replace-oldest') return []
  const [oldest] = holding
    .filter(({ subject }) => subject.kind === 'pull-request')
    .toSorted((a, b) => (a.record[0]?.createdAt ?? 0) - (b.record[0]?.createdAt ?? 0))
  if (oldest === undefined) return []
  const reason = `The account was full, so this preview was deleted to make room for ${describe(target.subject)}. The next push makes a new one.`
  const { outcome, error } = await removeOtherPreview(oldest, services, reason)
  return [{ subject: oldest.subject, deleted: outcome.deleted, error }]
}

export const waysToMakeRoom: readonly Way[] = [sweepPreviews, replaceOldest]

/**
 * Makes room in a full account (DESIGN 4).
 *
 * @param ways are used up as they are tried
 * @returns the account, with room, or the outcome of `when-full: skip`
 * @throws {ActionError} if there is no room
 */
export async function makeRoom(
  refusal: ServiceError,
  accountBefore: Account,
  ways: Way[],
  services: Freer,
): Promise<Account | Skipped> {
  const { hosting, deployments, target, inputs, signal } = services
  log.info(`${refusal.message} Looking for previews that can be deleted.`)
  const environment = isPreview(target) ? target.environment : 'preview'
  const previews = (await bestEffort('look for previews', () => deployments.previews(environment))) ?? []
  const holding = previews.filter(({ subject, record }) => {
    return taskOf(subject) !== taskOf(target.subject) && linksOf(record).some((link) => lists(accountBefore, link))
  })
  for (let way = ways.shift(); way !== undefined && holding.length > 0; way = ways.shift()) {
    const ended = await way(holding, services)
    const freed = ended.flatMap(({ deleted }) => deleted)
    signal.throwIfAborted()
    for (const { error, subject } of ended)
      if (error !== undefined) log.warning(printable(`${describe(subject)}: ${messageOf(error)}`))
    if (freed.length === 0) continue
    log.notice(`The account was full. These previews were deleted to make room: ${firstOf(freed, 10)}.`)
    return await hosting.account()
  }
  if (!isPreview(target) || inputs.whenFull !== 'skip')
    throw fullAccount(refusal, environment, holding, accountBefore, services)
  const reason = `The account is full, so ${describe(target.subject)} has no preview of this commit. Close a pull request that has one, or delete a link in the hosting account, and run the job again.`
  return { kind: 'skipped', target, reason, isFull: true }
}

/** Lists this repository's previews. Other links of the account are only counted, because logs are public. */
function fullAccount(
  refusal: ServiceError,
  environment: string,
  holding: readonly Preview[],
  account: Account,
  { github, target, inputs }: Freer,
): ActionError {
  const listed = ({ record }: Preview) => linksOf(record).filter((link) => lists(account, link))
  const ours = holding.flatMap(listed)
  const others = account.links.filter((names) => !ours.some((link) => lists({ links: [names] }, link))).length
  const age = ({ record }: Preview) => formatAge(Math.max(0, Date.now() - (record.at(-1)?.createdAt ?? Date.now())))
  const nameOf = (each: Preview) =>
    `${excerpt(listed(each)[0] ?? '', 100)} (${describe(each.subject)}, ${age(each)} old)`
  const unknown = 'Without a token it is not known which are previews.'
  const none = github ? `None is a preview of the environment "${printable(environment)}".` : unknown
  const rest = `The account has ${count(others, holding.length > 0 ? 'other link' : 'link')}.`
  const some = `These previews of this repository hold links: ${firstOf(holding.map(nameOf), 20)}. ${rest}`
  const held = holding.length > 0 ? some : `${rest} ${none}`
  const hasPull = holding.some(({ subject }) => subject.kind === 'pull-request')
  const canReplace = hasPull && isPreview(target) && inputs.whenFull === 'fail'
  const replace = canReplace ? 'Write "when-full: replace-oldest", or close pull requests. ' : ''
  const { isForSize } = meaningOf(refusal)
  const size =
    isForSize || account.links.length > 0 ? '' : 'The site may be too large: the log lists its largest files. '
  const links = 'Delete links that are not needed in the hosting account, or upgrade the account.'
  const hint = isForSize && refusal.hint ? refusal.hint : `${size}${replace}${links}`
  return new ActionError(`${refusal.message} ${held}`, { hint, cause: refusal })
}
