import { messageOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { hasLink, type Profile, type Quota } from '../hosting/account.ts'
import { atMost } from '../http/concurrency.ts'
import { SweepError, type SweepFault, type Swept, type SweptPreview } from '../outcome.ts'
import { siteOf } from '../record/link-errors.ts'
import { permissionLines, recordRefused } from '../record/permissions.ts'
import { latestOf, linkOf, type Preview, previewsIn } from '../record/previews.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { count } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { endLinks, removeLinks, StaysError } from './removal.ts'
import type { GitHubAccess, Services } from './services.ts'
import { askWhether } from './still-wanted.ts'

/** Previews that are torn down in one run at most. */
const mostTornDown = 100

/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300

/** What a sweep works with, and what it has found so far. */
interface Sweep {
  readonly services: Services
  readonly access: GitHubAccess
  /** Milliseconds without a deploy after which a preview is not needed. */
  readonly expireAfter: number
  readonly swept: SweptPreview[]
  readonly faults: SweepFault[]
  left: number
  account: Profile | undefined
}

const noQuota: Quota = { used: undefined, limit: undefined }

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 *
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
export async function sweep(environment: string, services: Services): Promise<Swept> {
  const access = services.requireGitHub("a sweep finds the previews in the repository's deployments")
  const previews = await previewsIn(access.github, environment).catch((error: unknown) => {
    throw isForbidden(error) ? recordRefused('previews', error) : error
  })
  const { swept, faults, left, account } = await sweepPreviews(previews, services, access)
  const profile = account ?? (await services.hosting.profileIfAny())
  const outcome: Swept = {
    result: 'swept',
    environment,
    previews: swept,
    left,
    quota: profile?.quota ?? noQuota,
    account: profile && { links: profile.links.length },
  }
  if (faults.length === 0) return outcome
  const lacksPermission = faults.some(({ mayLackPermission }) => mayLackPermission)
  throw new SweepError(outcome, faults, lacksPermission ? permissionLines : undefined)
}

/**
 * Tears down those of some previews that nobody needs, one after another, while the token has requests left.
 *
 * @param listed if given, only previews with a link that this account lists
 */
export async function sweepPreviews(
  previews: readonly Preview[],
  services: Services,
  access: GitHubAccess,
  listed?: Profile,
): Promise<Sweep> {
  const { signal, inputs } = services
  const expireAfter = (listed ? Number.POSITIVE_INFINITY : (inputs.expireAfter ?? Infinity)) * 24 * 60 * 60_000
  const sweep: Sweep = { services, access, expireAfter, swept: [], faults: [], left: 0, account: undefined }
  const open =
    previews.length === 0 ? new Map<number, string>() : await access.github.openPullRequests().catch(() => new Map())
  const titleOf = ({ subject }: Preview): string | undefined =>
    subject.kind === 'pull-request' ? open.get(subject.number) : undefined
  const isOpen = (preview: Preview): boolean => titleOf(preview) !== undefined && !isExpired(preview.latest, sweep)
  if (!listed) {
    await atMost(10, previews.filter(isOpen), async (preview) => {
      const link = await linkOf(access.github, preview).catch(() => undefined)
      keep(preview, titleOf(preview) ?? '', 'it is open', link === undefined ? [] : [link], sweep)
    })
  }
  let tornDown = 0
  for (const preview of previews.filter((each) => !isOpen(each))) {
    signal.throwIfAborted()
    const { remaining = Infinity } = access.github
    if (tornDown >= mostTornDown || remaining < leftToOthers) sweep.left += 1
    else if (await sweepOne(preview, sweep, listed)) tornDown += 1
  }
  return sweep
}

/** Tears a preview down if nobody needs it any more. Returns whether it did. */
async function sweepOne(preview: Preview, sweep: Sweep, listed: Profile | undefined): Promise<boolean> {
  const { services, access } = sweep
  const { subject, environment, since } = preview
  const { dryRun, expireAfter } = services.inputs
  const work = services.workOn({ subject, environment, sha: '', domain: undefined }, preview.deployments)
  let title = ''
  let isOld = false
  const why = async (): Promise<string | undefined> => {
    const wish = await askWhether(subject, access.github)
    title = wish.title
    if (wish.why === undefined || !isExpired(preview.latest, sweep)) return wish.why
    isOld = isExpired(await latestOf(access.github, preview), sweep)
    return isOld ? undefined : 'it was deployed to meanwhile'
  }
  try {
    const links = await work.tracking.record.links()
    if (listed && !links.some((link) => hasLink(listed, link))) return false
    const reason = links.length === 0 ? await why() : undefined
    if (reason !== undefined) return keep(preview, title, reason, [], sweep)
    const removed = await removeLinks(links, work, why)
    const { gone, taken, fault, account } = removed
    sweep.account = account ?? sweep.account
    if (dryRun && gone.length > 0) keep(preview, title, 'a dry run deletes nothing', gone, sweep)
    if (gone.length > 0 && !dryRun) {
      const expired = isOld ? expireAfter : undefined
      sweep.swept.push({ subject, title, links: gone, since, became: 'deleted', expired })
      log.info(
        `${describe(subject)}: deleted ${gone.join(', ')}${expired ? `, expired after ${count(expired, 'day')}` : ''}`,
      )
    }
    for (const { link, owner } of taken) keep(preview, title, `it is ${siteOf(owner)} now`, [link], sweep)
    const news = {
      kind: 'removed',
      links: gone,
      owner: taken[0]?.owner,
      why: isOld && expireAfter ? { days: expireAfter } : undefined,
    } as const
    // The comment of a preview that is needed, or could not be deleted, is right as it is.
    const tell = async () => (gone.length > 0 || fault === undefined) && work.tracking.tell(news)
    if (!dryRun) await endLinks(links, removed, work, tell)
    if (fault instanceof StaysError)
      keep(
        preview,
        title,
        fault.why,
        links.filter((link) => !gone.includes(link)),
        sweep,
      )
    else if (fault !== undefined) throw fault
    return gone.length > 0 && !dryRun
  } catch (error) {
    if (services.signal.aborted) throw error
    const message = printable(messageOf(error))
    sweep.swept.push({ subject, title, links: [], since, became: 'kept', why: message })
    sweep.faults.push({ preview: describe(subject), why: message, mayLackPermission: isForbidden(error) })
    return false
  }
}

function keep({ subject, since }: Preview, title: string, why: string, links: readonly string[], sweep: Sweep): false {
  sweep.swept.push({ subject, title, links, since, became: 'kept', why })
  log.info([`${describe(subject)}: stays, ${why}`, ...links].join(': '))
  return false
}

/** @param latest when a preview was deployed to last, in milliseconds since 1970 */
function isExpired(latest: number, { access, expireAfter }: Sweep): boolean {
  return access.github.now - latest > expireAfter
}
