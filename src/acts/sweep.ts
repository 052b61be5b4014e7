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
import { removeLinks, StaysError } from './removal.ts'
import type { GitHubAccess, Services } from './services.ts'
import { askWhether } from './still-wanted.ts'

/** Previews that are torn down in one run at most. */
const mostTornDown = 100

/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300

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

/** What a sweep has found. */
interface Found {
  readonly swept: SweptPreview[]
  readonly faults: SweepFault[]
  left: number
  account?: Profile
}

/**
 * Tears down those of some previews that nobody needs, one after another, while the token has requests left.
 *
 * @param listed if given, only previews with a link that this account lists; how old they are does not matter then
 */
export async function sweepPreviews(
  previews: readonly Preview[],
  services: Services,
  { github }: GitHubAccess,
  listed?: Profile,
): Promise<Found> {
  const { signal, inputs } = services
  const { dryRun } = inputs
  const days = listed ? undefined : inputs.expireAfter
  const isExpired = (latest: number): boolean => days !== undefined && github.now - latest > days * 24 * 60 * 60_000
  const found: Found = { swept: [], faults: [], left: 0 }
  const keep = ({ subject, since }: Preview, title: string, why: string, links: readonly string[]): void => {
    found.swept.push({ subject, title, links, since, became: 'kept', why })
    log.info([`${describe(subject)}: stays, ${why}`, ...links].join(': '))
  }

  /** Tears a preview down if nobody needs it any more. Returns whether it did. */
  const sweepOne = async (preview: Preview): Promise<boolean> => {
    const { subject, environment, since } = preview
    // The list may be minutes old, and another preview may have made a link that was deleted meanwhile.
    const work = services.workOn({ subject, environment, sha: '', domain: undefined })
    let title = ''
    let expired: number | undefined
    const why = async (): Promise<string | undefined> => {
      const wish = await askWhether(subject, github)
      title = wish.title
      if (wish.why === undefined || !isExpired(preview.latest)) return wish.why
      expired = isExpired(await latestOf(github, preview)) ? days : undefined
      return expired === undefined ? 'it was deployed to meanwhile' : undefined
    }
    const links = await work.tracking.record.links()
    if (listed && !links.some((link) => hasLink(listed, link))) return false
    const reason = links.length === 0 ? await why() : undefined
    if (reason !== undefined) keep(preview, title, reason, [])
    if (reason !== undefined) return false
    const removed = await removeLinks(links, work, why, () => (expired === undefined ? undefined : { days: expired }))
    const { gone, taken, fault, account } = removed
    if (account) found.account = account
    if (dryRun && gone.length > 0) keep(preview, title, 'a dry run deletes nothing', gone)
    if (!dryRun && gone.length > 0) {
      found.swept.push({ subject, title, links: gone, since, became: 'deleted', expired })
      const after = expired === undefined ? '' : `, expired after ${count(expired, 'day')}`
      log.info(`${describe(subject)}: deleted ${gone.join(', ')}${after}`)
    }
    for (const { link, owner } of taken) keep(preview, title, `it is ${siteOf(owner)} now`, [link])
    const rest = links.filter((link) => !gone.includes(link))
    if (fault instanceof StaysError) keep(preview, title, fault.why, rest)
    else if (fault !== undefined) throw fault
    return gone.length > 0 && !dryRun
  }

  const open = previews.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined
  const titleOf = ({ subject, latest }: Preview): string | undefined =>
    subject.kind === 'pull-request' && !isExpired(latest) ? open?.get(subject.number) : undefined
  if (!listed) {
    await atMost(10, previews, async (preview) => {
      const title = titleOf(preview)
      if (title === undefined) return
      const link = await linkOf(github, preview).catch(() => undefined)
      keep(preview, title, 'it is open', link === undefined ? [] : [link])
    })
  }
  const fail = ({ subject, since }: Preview, error: unknown): false => {
    if (signal.aborted) throw error
    const why = printable(messageOf(error))
    found.swept.push({ subject, title: '', links: [], since, became: 'kept', why })
    found.faults.push({ preview: describe(subject), why, mayLackPermission: isForbidden(error) })
    return false
  }
  let tornDown = 0
  for (const preview of previews.filter((each) => titleOf(each) === undefined)) {
    signal.throwIfAborted()
    if (tornDown >= mostTornDown || (github.remaining ?? Infinity) < leftToOthers) found.left += 1
    else if (await sweepOne(preview).catch((error: unknown) => fail(preview, error))) tornDown += 1
  }
  return found
}
