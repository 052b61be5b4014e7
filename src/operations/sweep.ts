import { isForbidden } from '../deployments/answers.ts'
import { linksOf, type Preview } from '../deployments/deployment.ts'
import type { GitHub } from '../deployments/github.ts'
import { recordRefused } from '../deployments/permissions.ts'
import { openPullRequests } from '../deployments/pull-requests.ts'
import { CancelledError, messageOf } from '../errors.ts'
import { type Account, lists } from '../hosting/account.ts'
import { bestEffort, log } from '../report/log.ts'
import {
  type Failed,
  noProgress,
  type Outcome,
  type PreviewFacts,
  type Swept,
  type SweptPreview,
} from '../report/outcome.ts'
import { sweepFailure } from '../report/sweep-failure.ts'
import { describe } from '../target.ts'
import { count, printable } from '../text/printable.ts'
import { type Job, requireGitHub } from './job.ts'
import { removePreview } from './remove-preview.ts'
import { stateOf } from './state.ts'

/** Previews that are deleted in one run at most. */
const mostDeleted = 100

/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300

const day = 24 * 60 * 60_000

/**
 * Deletes the previews of one environment whose pull request is closed or whose branch is gone. With `expire-after` also
 * pull requests' previews that nobody deployed to for so long.
 */
export async function sweep(environment: string, job: Job): Promise<Outcome> {
  const { deployments, hosting, inputs, signal } = job
  requireGitHub(job, "a sweep finds the previews in the repository's deployments")
  const previews = await deployments.previews(environment).catch((error: unknown) => {
    throw isForbidden(error) ? recordRefused('previews', error, false) : error
  })
  if (inputs.dryRun && !(await deployments.mayCreate())) throw recordRefused('previews', undefined, false)
  const { previews: swept, left } = await sweepPreviews(previews, job)
  // A dry run says whether the key is good.
  const account = inputs.dryRun ? await hosting.account() : await hosting.account().catch(() => undefined)
  const elsewhere = previews.length > 0 ? new Map<string, number>() : await previewsElsewhere(job)
  const done: Swept = { kind: 'swept', environment, previews: swept, left, account, isDry: inputs.dryRun, elsewhere }
  const deleted = swept.flatMap((each) => each.deleted)
  const hint = deleted.length > 0 ? `${deleted.join(', ')} was deleted. The next sweep does the rest.` : undefined
  const error = signal.aborted ? new CancelledError(signal.reason.signal, hint) : sweepFailure(done)
  const failed: Failed = { kind: 'failed', operation: 'sweep', environment, error, progress: noProgress(), swept: done }
  return error === undefined ? done : failed
}

/** How many previews each environment has, if the swept one has none: its name may be wrong. */
async function previewsElsewhere({ deployments }: Job): Promise<ReadonlyMap<string, number>> {
  const newest = await bestEffort('look for previews in other environments', () => deployments.newest(100))
  const tasks = new Map<string, Set<string>>()
  for (const { environment, task, link } of newest ?? []) {
    if (task === 'deploy:site' || link === '') continue
    tasks.set(environment, (tasks.get(environment) ?? new Set()).add(task))
  }
  return new Map([...tasks].map(([environment, each]) => [environment, each.size]))
}

/** The facts that a table shows. `links` are those that are still there. */
export function previewFactsOf({ subject, own }: Preview, links: readonly string[], title = ''): PreviewFacts {
  return { subject, title, links, since: own.at(-1)?.createdAt }
}

/**
 * Deletes those of some previews that nobody needs, one after another.
 *
 * @param listed if given, only previews with a link that this account lists, whatever their age
 */
export async function sweepPreviews(
  all: readonly Preview[],
  job: Job,
  listed?: Account,
): Promise<Pick<Swept, 'previews' | 'left'>> {
  const { inputs, signal } = job
  const github = requireGitHub(job, 'GitHub knows which previews are needed')
  const days = listed ? undefined : inputs.expireAfter
  const holding = listed ? all.filter(({ own }) => linksOf(own).some((link) => lists(listed, link))) : all
  const open = holding.length > 0 ? await openPullRequests(github).catch(() => undefined) : undefined
  const previews: SweptPreview[] = []
  let left = 0
  for (const preview of holding) {
    const title = preview.subject.kind === 'pull-request' ? open?.get(preview.subject.number) : undefined
    if (title !== undefined && !isExpired(preview, days)) {
      if (!listed)
        previews.push({ ...previewFactsOf(preview, linksOf(preview.own), title), deleted: [], stays: 'it is open' })
      continue
    }
    const isTooMuch = previews.filter(({ deleted }) => deleted.length > 0).length >= mostDeleted
    const isUsedUp = (github.remaining ?? Number.POSITIVE_INFINITY) < leftToOthers
    if (signal.aborted || isTooMuch || isUsedUp) left += 1
    else previews.push(await sweepOne(preview, job, { github, days, open }))
  }
  for (const each of previews) logEnd(each)
  return { previews, left }
}

/** Whether nobody deployed to a pull request's preview for some days. A branch's may be somebody's site: it never expires. */
function isExpired({ subject, own: [newest] }: Preview, days: number | undefined): boolean {
  if (subject.kind !== 'pull-request' || newest === undefined || days === undefined) return false
  return Date.now() - newest.createdAt > days * day
}

interface How {
  readonly github: GitHub
  readonly days: number | undefined
  /** The titles of open pull requests, by number. Undefined if they can't be read. */
  readonly open: ReadonlyMap<number, string> | undefined
}

/** Asks right before it deletes whether somebody needs the preview. What can't be read stays. */
async function sweepOne(preview: Preview, job: Job, { github, days, open }: How): Promise<SweptPreview> {
  const { subject, own } = preview
  const links = linksOf(own)
  let title = ''
  const stays = (why: string, fault?: unknown): SweptPreview => {
    return { ...previewFactsOf(preview, links, title), deleted: [], stays: why, fault }
  }
  try {
    const state = await stateOf(subject, github, open !== undefined)
    title = state.title
    const isOld = isExpired(preview, days)
    if (state.isNeeded && !isOld) return stays(subject.kind === 'branch' ? 'the branch exists' : 'it is open')
    if (job.inputs.dryRun) return stays('a dry run deletes nothing')
    const expired = state.isNeeded ? days : undefined
    const { outcome, fault } = await removePreview(preview, job, expired === undefined ? undefined : { days: expired })
    const rest = links.filter((link) => !outcome.links.includes(link))
    const why = fault === undefined ? undefined : printable(messageOf(fault))
    return { ...previewFactsOf(preview, rest, title), deleted: outcome.links, expired, stays: why, fault }
  } catch (fault) {
    return stays(printable(messageOf(fault)), fault)
  }
}

function logEnd({ subject, deleted, expired, stays, links }: SweptPreview): void {
  const after = expired === undefined ? '' : `, ${count(expired, 'day')} after its last deploy`
  if (deleted.length > 0) log.info(`${describe(subject)}: deleted ${deleted.join(', ')}${after}`)
  if (stays !== undefined) log.info([`${describe(subject)}: stays, ${stays}`, ...links].join(': '))
}
