import { ActionError, CancelledError, messageOf, shownText } from '../errors.ts'
import { GitHubError, isForbidden, recordRefused } from '../github/answers.ts'
import type { GitHub } from '../github/client.ts'
import { linksOf, liveSiteTask, type Preview, subjectOf } from '../github/deployment.ts'
import { openPullRequests, stateOf } from '../github/pull-requests.ts'
import { bestEffort, log } from '../log.ts'
import type { Inputs } from '../plan/inputs.ts'
import type { Outcome, SweptPreview } from '../report/outcome.ts'
import { sweptLine } from '../report/summary.ts'
import { requireGitHub, type Services, type Using } from '../services.ts'
import { describe } from '../subject.ts'
import { count, firstOf, printable } from '../text/printable.ts'
import { notInAccount, removeOtherPreview, type Sweeper } from './remove-preview.ts'

/** Deletes previews of closed pull requests and deleted branches, and with `expire-after` old ones of open pull requests. */
export async function sweep(environment: string, services: Services): Promise<Outcome> {
  const { deployments, hosting, inputs, signal } = services
  const found = await deployments.previews(environment).catch((error: unknown) => {
    throw isForbidden(error) ? recordRefused('previews', error, false) : error
  })
  if (inputs.dryRun && !(await deployments.mayCreate())) throw recordRefused('previews', undefined, false)
  const previews = await sweepPreviews(found, services)
  const deleted = previews.flatMap((each) => each.deleted)
  const absent = previews.flatMap((each) => each.absent)
  if (absent.length > 0) log.warning(notInAccount(deleted, absent))
  // In a dry run a wrong key must fail.
  const account = inputs.dryRun ? await hosting.account() : await hosting.account().catch(() => undefined)
  const left = previews.flatMap((each) => each.left ?? []).join(' ')
  const kept = inputs.dryRun ? 'This is a dry run: nothing was deleted.' : left || 'No preview was deleted.'
  const reason = found.length > 0 ? kept : await nonePreviews(environment, services)
  const hint = deleted.length > 0 ? `${deleted.join(', ')} was deleted. The next sweep does the rest.` : undefined
  const error = signal.aborted ? new CancelledError(signal.reason.signal, hint) : sweepFailure(previews)
  return { kind: 'swept', environment, previews, deleted, absent, quota: account?.quota, reason, error }
}

/** Previews elsewhere are named: perhaps the sweep is for another environment. */
async function nonePreviews(environment: string, { deployments }: Using<'deployments'>): Promise<string> {
  const newest = (await bestEffort('look for other previews', () => deployments.newest(1))) ?? []
  const others = newest.filter(({ task }) => task !== liveSiteTask && subjectOf(task) !== undefined)
  const names = firstOf([...new Set(others.map((each) => printable(each.environment)))], 5)
  return `There is no preview in the environment "${printable(environment)}".${names && ` There are some in: ${names}.`}`
}

/** Deletes previews that are not needed any more, one after another. Stops at GitHub's rate limit. */
export async function sweepPreviews(all: readonly Preview[], services: Sweeper & Using<'signal'>) {
  const github = requireGitHub(services, "a sweep finds the previews in the repository's deployments")
  const open = all.length > 0 ? await openPullRequests(github).catch(() => undefined) : undefined
  const previews: SweptPreview[] = []
  for (const preview of all) {
    const error = previews.at(-1)?.error
    if (services.signal.aborted || (error instanceof GitHubError && error.status === 429)) break
    previews.push(await sweepOne(preview, services, github, open))
  }
  for (const each of previews) log.info(sweptLine(each))
  return previews
}

/** By GitHub's clock alone. Branch previews never expire: they may be a site that somebody uses. */
function isExpired({ subject, record: [newest] }: Preview, { expireAfter: days }: Inputs): boolean {
  if (subject.kind !== 'pull-request' || newest === undefined || days === undefined) return false
  return Number(newest.listedAt) - newest.createdAt > days * 24 * 60 * 60_000
}

/** Asks right before the deletion whether the preview is still needed. If that can't be read, it stays. */
async function sweepOne(preview: Preview, services: Sweeper, github: GitHub, open?: ReadonlySet<number>) {
  const { subject } = preview
  const { inputs, deployments } = services
  const links = linksOf(preview.record)
  const kept = (stays: string, error?: unknown) => ({ subject, links, deleted: [], absent: [], stays, error })
  try {
    const isListed = subject.kind === 'pull-request' && open?.has(subject.number)
    if (isListed && !isExpired(preview, inputs)) return kept('it is open')
    const { isNeeded } = await stateOf(subject, github, open !== undefined)
    // Somebody may have pushed since the sweep began.
    const mayExpire = isNeeded && isExpired(preview, inputs)
    const current = mayExpire ? { ...preview, record: await deployments.recordOf(preview) } : preview
    if (isNeeded && !isExpired(current, inputs))
      return kept(subject.kind === 'branch' ? 'the branch exists' : 'it is open')
    if (inputs.dryRun) return kept('a dry run deletes nothing')
    const age = `Nobody deployed to this preview for ${count(inputs.expireAfter ?? 0, 'day')}. The next push makes a new one.`
    return await removeOtherPreview(current, services, isNeeded ? age : '')
  } catch (error) {
    return kept(printable(messageOf(error)), error)
  }
}

/** The error of a sweep that could not read or delete some previews. Undefined if there is none. */
function sweepFailure(previews: readonly SweptPreview[]): ActionError | undefined {
  const failed = previews.filter(({ error }) => error !== undefined)
  const [first] = failed
  if (first === undefined) return undefined
  const names = failed.map(({ subject }) => describe(subject))
  const message = `${count(failed.length, 'preview')} could not be swept: ${firstOf(names, 10)}. ${first.stays}`
  const { hint = 'Correct the cause and run the sweep again.' } = shownText(first.error)
  return new ActionError(message, { hint, cause: first.error })
}
