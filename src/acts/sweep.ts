import { messageOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import { hasLink, type Profile } from '../hosting/account.ts'
import { atMost } from '../http/concurrency.ts'
import { faultsIn, SweepError, type Swept, type SweptPreview } from '../outcome.ts'
import { siteOf } from '../record/link-errors.ts'
import { permissionLines, recordRefused } from '../record/permissions.ts'
import { latestOf, linkOf, type Preview, previewsIn } from '../record/previews.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { count } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { removeLinks, StaysError } from './removal.ts'
import { requireGitHub, type Services, workOn } from './services.ts'
import { askWhether } from './still-wanted.ts'

/** Previews that are torn down in one run at most. */
const mostTornDown = 100

/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 *
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
export async function sweep(environment: string, services: Services): Promise<Swept> {
  const github = requireGitHub(services, "a sweep finds the previews in the repository's deployments")
  const previews = await previewsIn(github, environment).catch((error: unknown) => {
    throw isForbidden(error) ? recordRefused('previews', error) : error
  })
  const { swept, left, account } = await sweepPreviews(previews, github, services)
  const profile = account ?? (await services.hosting.profileIfAny())
  const outcome: Swept = {
    result: 'swept',
    environment,
    previews: swept,
    left,
    quota: profile?.quota ?? { used: undefined, limit: undefined },
    account: profile && { links: profile.links.length },
  }
  const faults = faultsIn(swept)
  if (faults.length === 0) return outcome
  throw new SweepError(outcome, faults.some(({ fault }) => isForbidden(fault)) ? permissionLines : undefined)
}

/** What a sweep works with, and what it has found so far. */
interface Sweep {
  readonly github: GitHub
  readonly services: Services
  /** If given, only previews with a link that this account lists; how old they are does not matter then. */
  readonly listed: Profile | undefined
  readonly swept: SweptPreview[]
  left: number
  account?: Profile
}

/** Tears down those of some previews that nobody needs, one after another, while the token has requests left. */
export async function sweepPreviews(previews: Preview[], github: GitHub, services: Services, listed?: Profile) {
  const { signal } = services
  const swept: SweptPreview[] = []
  const sweep: Sweep = { github, services, listed, swept, left: 0 }
  const open = previews.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined
  const titleOf = (preview: Preview): string | undefined => {
    const { subject } = preview
    return subject.kind === 'pull-request' && !isExpired(preview, sweep) ? open?.get(subject.number) : undefined
  }
  if (!listed) {
    await atMost(10, previews, async (preview) => {
      const title = titleOf(preview)
      if (title === undefined) return
      const link = await linkOf(github, preview).catch(() => undefined)
      swept.push(kept(preview, title, 'it is open', link === undefined ? [] : [link]))
    })
  }
  for (const preview of previews.filter((each) => titleOf(each) === undefined)) {
    signal.throwIfAborted()
    const tornDown = swept.filter(({ became }) => became === 'deleted').length
    if (tornDown >= mostTornDown || (github.remaining ?? Infinity) < leftToOthers) sweep.left += 1
    else
      await sweepOne(preview, sweep).catch((fault: unknown) => {
        if (signal.aborted) throw fault
        const why = printable(messageOf(fault))
        const { subject, since } = preview
        swept.push({ subject, title: '', links: [], since, became: 'kept', why, fault })
      })
  }
  return sweep
}

function isExpired({ latest }: Preview, { github, services, listed }: Sweep): boolean {
  const { expireAfter } = services.inputs
  return !listed && expireAfter !== undefined && github.now - latest > expireAfter * 24 * 60 * 60_000
}

function kept({ subject, since }: Preview, title: string, why: string, links: readonly string[]): SweptPreview {
  log.info([`${describe(subject)}: stays, ${why}`, ...links].join(': '))
  return { subject, title, links, since, became: 'kept', why }
}

/** Tears a preview down if nobody needs it any more. @throws whatever kept it from being read or deleted */
async function sweepOne(preview: Preview, sweep: Sweep): Promise<void> {
  const { subject, environment, since } = preview
  const { github, services, listed, swept } = sweep
  const { dryRun, expireAfter } = services.inputs
  // The list may be minutes old, and another preview may have made a link that was deleted meanwhile.
  const work = workOn({ subject, environment, sha: '', domain: undefined }, services)
  let title = ''
  let expired: number | undefined
  const why = async (): Promise<string | undefined> => {
    const wish = await askWhether(subject, github)
    title = wish.title
    if (wish.why === undefined || !isExpired(preview, sweep)) return wish.why
    if ((await latestOf(github, preview)) > preview.latest) return 'it was deployed to meanwhile'
    expired = expireAfter
    return undefined
  }
  const links = await work.tracking.record.links()
  if (listed && !links.some((link) => hasLink(listed, link))) return
  const because = () => (expired === undefined ? undefined : { days: expired })
  const { gone, taken, fault, account } = await removeLinks(links, work, why, because)
  if (account) sweep.account = account
  if (dryRun && gone.length > 0) swept.push(kept(preview, title, 'a dry run deletes nothing', gone))
  if (!dryRun && gone.length > 0) {
    swept.push({ subject, title, links: gone, since, became: 'deleted', expired })
    const after = expired === undefined ? '' : `, expired after ${count(expired, 'day')}`
    log.info(`${describe(subject)}: deleted ${gone.join(', ')}${after}`)
  }
  for (const site of taken) swept.push(kept(preview, title, `it is ${siteOf(site)} now`, [site.link]))
  const rest = links.filter((link) => !gone.includes(link))
  if (fault instanceof StaysError) swept.push(kept(preview, title, fault.why, rest))
  else if (fault !== undefined) throw fault
}
