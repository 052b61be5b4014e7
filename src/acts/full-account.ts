import { ActionError, messageOf, type ServiceError } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { hasLink, type Profile } from '../hosting/account.ts'
import { deletedIn, faultsIn, type Outcome, type PreviewFacts, type Skipped } from '../outcome.ts'
import { latestOf, linkOf, type Preview, previewsIn } from '../record/previews.ts'
import { keyOf, recordOf } from '../record/record-format.ts'
import { log } from '../report/log.ts'
import { describe, isPreview, shownCommit } from '../target.ts'
import { count, firstOf, formatAge } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import { removeLinks } from './removal.ts'
import { type Work, workOn } from './services.ts'
import { sweepPreviews } from './sweep.ts'

/** Previews that are asked for their links at most, and named in an error. */
const mostPreviews = 50

/** The account takes no more links (INTERFACE 7), and no room could be made. */
class FullAccountError extends ActionError {
  /** `freed`: links that were deleted to make room, in vain. */
  readonly account: NonNullable<Skipped['fullAccount']> & { readonly freed: readonly string[] }

  constructor(message: string, hint: string, cause: unknown, account: FullAccountError['account']) {
    super(message, { hint, cause })
    this.account = account
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
export async function makeRoom(error: ServiceError, before: Profile | undefined, work: Work): Promise<string[]> {
  const { github, signal } = work
  log.info(`${error.message} Looking for previews that nobody needs, to make room.`)
  const freed = before && github ? await tearDownOthers(before, github, work) : []
  signal.throwIfAborted()
  if (freed.length === 0) throw await fullAccount(error, work)
  return freed
}

async function tearDownOthers(listed: Profile, github: GitHub, work: Work): Promise<string[]> {
  const { target, inputs } = work
  const own = keyOf(recordOf(target))
  const known = await previewsIn(github).catch((error: unknown) => {
    log.warning(printable(`No preview could be torn down to make room. ${messageOf(error)}`))
    return []
  })
  const others = known.filter((each) => keyOf(recordOf(each)) !== own)
  const { swept } = await sweepPreviews(others, github, work, listed)
  for (const { subject, why } of faultsIn(swept)) log.warning(`${describe(subject)}: ${why}`)
  const freed = deletedIn(swept)
  if (freed.length > 0)
    log.notice(
      `The account was full. ${count(freed.length, 'link')} of closed previews made room: ${firstOf(freed, 10)}.`,
    )
  if (freed.length > 0 || !isPreview(target) || inputs.whenFull !== 'replace-oldest') return freed
  const here = target.environment.toLowerCase()
  const ofHere = others.filter(({ environment }) => environment.toLowerCase() === here)
  return await replaceOldest(ofHere, listed, github, work)
}

/** Tears down the one that was deployed to longest ago, open or not. */
async function replaceOldest(previews: Preview[], listed: Profile, github: GitHub, work: Work): Promise<string[]> {
  const roomFor = describe(work.target.subject)
  for (const oldest of previews.toSorted((a, b) => a.latest - b.latest)) {
    const { subject, environment, latest } = oldest
    const its = workOn({ subject, environment, sha: '', domain: undefined }, work)
    const links = await its.tracking.record.links()
    if (!links.some((link) => hasLink(listed, link))) continue
    const why = async () => ((await latestOf(github, oldest)) > latest ? 'it was deployed to meanwhile' : undefined)
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
export async function fullAccount(error: ServiceError, work: Work, freed: string[] = []): Promise<ActionError> {
  const { hosting, github, inputs, target } = work
  const profile = await hosting.profileIfAny()
  if (profile === undefined) return error
  const previews = github ? await holdersIn(profile, github) : []
  const others = Math.max(0, profile.links.length - previews.length)
  const refusal = (said: string, hint: string) =>
    new FullAccountError(`${error.message} ${said}`, hint, error, { previews, others, freed })
  if (previews.length === 0) {
    const none = github
      ? 'None is a preview of this repository.'
      : 'Without a token it is not known which are previews.'
    const hint = 'Delete links that nobody needs in the hosting account, or upgrade the account.'
    return refusal(`The account has ${count(others, 'link')}. ${none}`, hint)
  }
  const shown = previews.map(
    ({ subject, links, since = Date.now() }) =>
      `${excerpt(links[0] ?? '', 100)} (${describe(subject)}, ${formatAge(Date.now() - since)} old)`,
  )
  const replace = isPreview(target) && inputs.whenFull === 'fail' ? ' write "when-full: replace-oldest",' : ''
  return refusal(
    `These previews of this repository hold links, and none of them could make room: ${firstOf(shown, 20)}. The account has ${count(others, 'other link')}.`,
    `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`,
  )
}

/** This repository's previews that hold links of the account. */
async function holdersIn(profile: Profile, github: GitHub): Promise<PreviewFacts[]> {
  const known = await previewsIn(github).catch(() => [])
  const found = known.slice(0, mostPreviews).map(async (preview) => {
    const { subject, since } = preview
    const link = await linkOf(github, preview).catch(() => undefined)
    return link !== undefined && hasLink(profile, link) ? [{ subject, title: '', links: [link], since }] : []
  })
  return (await Promise.all(found)).flat()
}

/** What a run comes to that is to be skipped for a full account; undefined if it is not for that, or must fail. */
export async function skipForFull(error: unknown, { target, tracking, inputs }: Work): Promise<Outcome | undefined> {
  if (!(error instanceof FullAccountError && isPreview(target) && inputs.whenFull === 'skip')) return undefined
  const { account } = error
  const close = account.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete'
  const reason = `The account is full, so ${describe(target.subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`
  const commit = shownCommit(target)
  await Promise.all([tracking.withdraw(), tracking.tell({ kind: 'no room', commit, reason, account })])
  return { result: 'skipped', environment: target.environment, reason, fullAccount: account, freed: account.freed }
}
