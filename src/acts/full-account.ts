import { messageOf, ServiceError } from '../errors.ts'
import { hasLink, type Profile } from '../hosting/account.ts'
import type { Outcome, PreviewFacts } from '../outcome.ts'
import { latestOf, linkOf, type Preview, previewsIn } from '../record/previews.ts'
import { log } from '../report/log.ts'
import { describe, shownCommit } from '../target.ts'
import { count, firstOf, formatAge } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import { removeLinks } from './removal.ts'
import type { Services, Work } from './services.ts'
import { sweepPreviews } from './sweep.ts'

/** Previews that are asked for their links at most, and named in an error. */
const mostPreviews = 50

/** The account takes no more links (INTERFACE 7), and no room could be made. */
class FullAccountError extends ServiceError {
  /** This repository's previews that hold links of the account. */
  readonly previews: readonly PreviewFacts[]
  /** How many other links the account has. */
  readonly others: number
  /** Links that were deleted to make room, in vain. */
  readonly freed: readonly string[]

  constructor(
    error: ServiceError,
    words: { readonly message: string; readonly hint: string },
    { previews, others, freed }: Pick<FullAccountError, 'previews' | 'others' | 'freed'>,
  ) {
    super(error, words.message, { hint: words.hint, cause: error })
    this.previews = previews
    this.others = others
    this.freed = freed
  }
}

/**
 * Makes room in a full account: the previews of this repository are swept, in every environment, but only those whose
 * link this account lists. Then, if the user wants it, the preview of this environment goes that was deployed to longest
 * ago. Returns the links that were deleted.
 *
 * @param before the account as it was; undefined if it could not be read, and then nothing is deleted
 * @throws {FullAccountError} if no link could be deleted
 */
export async function makeRoom(
  error: ServiceError,
  before: Profile | undefined,
  work: Work,
): Promise<readonly string[]> {
  const { services, target } = work
  log.info(`${error.message} Closed previews are looked for, to make room.`)
  const others = await otherPreviews(work)
  const freed = before ? await sweepQuietly(others, before, services) : []
  services.signal.throwIfAborted()
  if (freed.length > 0) {
    log.notice(
      `The account was full. ${count(freed.length, 'link')} of closed previews made room: ${firstOf(freed, 10)}.`,
    )
    return freed
  }
  const mayReplace = target.subject.kind !== 'live-site' && services.inputs.whenFull === 'replace-oldest'
  const replaced = before && mayReplace ? await replaceOldest(others, before, work) : []
  if (replaced.length === 0) throw await fullAccount(error, work)
  return replaced
}

/** Our previews in every environment but this run's own; none if they can't be read, and then nothing is deleted. */
async function otherPreviews({ services: { access }, target }: Work): Promise<Preview[]> {
  try {
    return access ? (await previewsIn(access.github)).filter((each) => !isOwn(each, target)) : []
  } catch (error) {
    log.warning(printable(`No preview could be torn down to make room. ${messageOf(error)}`))
    return []
  }
}

function isOwn({ subject, environment }: Preview, target: Work['target']): boolean {
  return (
    environment.toLowerCase() === target.environment.toLowerCase() && describe(subject) === describe(target.subject)
  )
}

async function sweepQuietly(previews: readonly Preview[], listed: Profile, services: Services): Promise<string[]> {
  if (services.access === undefined) return []
  const { swept, faults } = await sweepPreviews(previews, services, services.access, listed)
  for (const { preview, why } of faults) log.warning(`${preview}: ${why}`)
  return swept.flatMap(({ became, links }) => (became === 'deleted' ? links : []))
}

/** Tears down the preview of this environment that was deployed to longest ago, open or not. */
async function replaceOldest(previews: readonly Preview[], listed: Profile, work: Work): Promise<readonly string[]> {
  const { services, target } = work
  const { access } = services
  if (access === undefined) return []
  const isHere = ({ environment }: Preview): boolean => environment.toLowerCase() === target.environment.toLowerCase()
  for (const oldest of previews.filter(isHere).toSorted((a, b) => a.latest - b.latest)) {
    const { subject, environment, latest } = oldest
    const its = services.workOn({ subject, environment, sha: '', domain: undefined })
    const links = await its.tracking.record.links()
    if (!links.some((link) => hasLink(listed, link))) continue
    const why = async () =>
      (await latestOf(access.github, oldest)) > latest ? 'it was deployed to meanwhile' : undefined
    const roomFor = describe(target.subject)
    const { gone, fault } = await removeLinks(links, its, why, () => ({ roomFor }))
    if (fault !== undefined) log.warning(printable(`${describe(subject)}: ${messageOf(fault)}`))
    if (gone.length > 0)
      log.notice(
        `The account was full, so the preview of ${describe(subject)} was deleted to make room for ${roomFor}: ${firstOf(gone, 10)}.`,
      )
    return gone
  }
  return []
}

/**
 * The refusal, with this repository's previews. Other links of the account are only counted, because logs are public.
 *
 * @param freed links that were deleted to make room, in vain
 */
export async function fullAccount(
  error: ServiceError,
  { services, target }: Work,
  freed: readonly string[] = [],
): Promise<ServiceError> {
  const { hosting, access, inputs } = services
  const profile = await hosting.profileIfAny()
  if (profile === undefined) return error
  const known = access ? await previewsIn(access.github).catch(() => []) : []
  const found = await Promise.all(
    known.slice(0, mostPreviews).map(async (preview): Promise<PreviewFacts> => {
      const link = access && (await linkOf(access.github, preview).catch(() => undefined))
      const isListed = link !== undefined && hasLink(profile, link)
      return { subject: preview.subject, title: '', links: isListed ? [link] : [], since: preview.since }
    }),
  )
  const previews = found.filter(({ links }) => links.length > 0)
  const others = Math.max(0, profile.links.length - previews.length)
  const shown = previews.map(
    ({ subject, links, since = Date.now() }) =>
      `${excerpt(links[0] ?? '', 100)} (${describe(subject)}, ${formatAge(Date.now() - since)} old)`,
  )
  const none = access ? 'None is a preview of this repository.' : 'Without a token it is not known which are previews.'
  const mayReplace = target.subject.kind !== 'live-site' && inputs.whenFull === 'fail'
  const replace = mayReplace ? ' write "when-full: replace-oldest",' : ''
  const [said, hint] =
    previews.length > 0
      ? [
          `These previews of this repository hold links, and none of them could make room: ${firstOf(shown, 20)}. The account has ${count(others, 'other link')}.`,
          `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`,
        ]
      : [
          `The account has ${count(others, 'link')}. ${none}`,
          'Delete links that nobody needs in the hosting account, or upgrade the account.',
        ]
  const message = `${error.message} ${said}`
  return new FullAccountError(error, { message, hint }, { previews, others, freed })
}

/** What a run comes to that is to be skipped for a full account; undefined if it is not for that, or must fail. */
export async function skipForFull(error: unknown, { target, tracking, services }: Work): Promise<Outcome | undefined> {
  const isPreview = target.subject.kind !== 'live-site'
  if (!(error instanceof FullAccountError && isPreview && services.inputs.whenFull === 'skip')) return undefined
  const account = { previews: error.previews, others: error.others }
  const reason = `The account is full, so ${describe(target.subject)} has no preview of this commit. Close a pull request that has one, or delete a link in the hosting account, and run the job again.`
  const commit = shownCommit(target)
  await Promise.all([tracking.withdraw(), tracking.tell({ kind: 'no room', commit, reason, account })])
  return { result: 'skipped', environment: target.environment, reason, fullAccount: account, freed: error.freed }
}
