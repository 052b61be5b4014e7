import { messageOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import type { GitHub } from '../github/endpoints.ts'
import { recordRefused } from '../record/permissions.ts'
import type { Preview } from '../record/records.ts'
import { siteOf } from '../rules/refusals.ts'
import { type Account, hasLink, linksOf } from '../rules/world.ts'
import { describe } from '../target.ts'
import { count, printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Done, Failed, PreviewFacts, RunSoFar, Swept, SweptPreview } from '../view/run-state.ts'
import { sweepFailure } from '../view/sweep-failure.ts'
import { staysWords } from '../view/words.ts'
import { askState } from './ask-github.ts'
import { readAccount, readAccountIfAny } from './look.ts'
import { type AskNeed, type Ended, nothing } from './remove.ts'
import { removeRecord } from './remove-record.ts'
import { requireGitHub, type Services, workOn } from './services.ts'

/** Previews that are torn down in one run at most. */
const mostTornDown = 100

/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300

const day = 24 * 60 * 60_000

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 */
export async function sweep(services: Services, run: RunSoFar): Promise<Done | Failed> {
  requireGitHub(services, "a sweep finds the previews in the repository's deployments")
  const previews = await services.records.previews(run.environment).catch((error: unknown) => {
    throw isForbidden(error) ? recordRefused('previews', error, false) : error
  })
  const done = await sweepPreviews(previews, services)
  const { signal, inputs } = services
  // What was done is reported, also where the run is cancelled. A dry run says whether the key is good.
  const ask = inputs.dryRun ? readAccount : readAccountIfAny
  const account = done.account ?? (signal.aborted ? undefined : await ask(services))
  if (account) run.quota = account.quota
  const swept: Swept = { ...done, account }
  const error: unknown = sweepFailure(swept) ?? (signal.aborted ? signal.reason : undefined)
  return error === undefined ? swept : { kind: 'failed', act: 'sweep', error, swept }
}

export function factsOf({ subject, own }: Preview, links: readonly string[], title = ''): PreviewFacts {
  return { subject, title, links, since: own.at(-1)?.createdAt }
}

interface How {
  readonly github: GitHub
  /** If given, only previews with a link that this account lists; how old they are does not matter then. */
  readonly listed: Account | undefined
  readonly days: number | undefined
  /** The titles of open pull requests, by number; undefined if they can't be read. */
  readonly open: ReadonlyMap<number, string> | undefined
}

/** Tears down those of some previews that nobody needs, one after another, while the token has requests left. */
export async function sweepPreviews(all: readonly Preview[], services: Services, listed?: Account): Promise<Swept> {
  const { inputs, signal } = services
  const github = requireGitHub(services, 'GitHub knows which previews are needed')
  const open = all.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined
  const how: How = { github, listed, open, days: listed ? undefined : inputs.expireAfter }
  const previews: SweptPreview[] = []
  let left = 0
  for (const preview of all) {
    const { subject } = preview
    const title = subject.kind === 'pull-request' ? open?.get(subject.number) : undefined
    const isOpen = title !== undefined && !isExpired(preview, github.now, how.days)
    if (isOpen && listed) continue
    const tornDown = previews.filter(({ deleted }) => deleted.length > 0).length
    const isUsedUp = (github.remaining ?? Number.POSITIVE_INFINITY) < leftToOthers
    const isTooMuch = signal.aborted || tornDown >= mostTornDown || isUsedUp
    if (!isOpen && isTooMuch) {
      left += 1
      continue
    }
    const opened = { ...factsOf(preview, linksOf(preview.own), title), deleted: [], stays: 'it is open' }
    const one = isOpen ? opened : await sweepOne(preview, services, how)
    if (one === undefined) continue
    logEnd(one)
    previews.push(one)
  }
  const { account } = previews.findLast((each) => each.account) ?? {}
  return { kind: 'swept', previews, left, account, isDry: inputs.dryRun }
}

/**
 * Whether nobody deployed to a pull request's preview for some days. A branch's has no comment that could say so, and may
 * be somebody's site: it never expires.
 *
 * @param now by GitHub's clock, in milliseconds since 1970
 */
export function isExpired({ subject, own }: Pick<Preview, 'subject' | 'own'>, now: number, days: number | undefined) {
  const [newest] = own
  if (subject.kind !== 'pull-request' || newest === undefined || days === undefined) return false
  return now - newest.createdAt > days * day
}

function logEnd({ subject, deleted, expired, stays, links }: SweptPreview): void {
  const after = expired === undefined ? '' : `, expired after ${count(expired, 'day')}`
  if (deleted.length > 0) log.info(`${describe(subject)}: deleted ${deleted.join(', ')}${after}`)
  if (stays !== undefined) log.info([`${describe(subject)}: stays, ${stays}`, ...links].join(': '))
}

/**
 * Tears a preview down if nobody needs it any more. The list may be minutes old, so its record is read again. Undefined
 * if the account lists none of its links.
 */
async function sweepOne(preview: Preview, services: Services, how: How): Promise<SweptPreview | undefined> {
  const { inputs, records } = services
  const { github, listed, days, open } = how
  const { subject, environment } = preview
  const work = workOn({ subject, environment, sha: '', domain: undefined }, services)
  let title = ''
  let expired: number | undefined
  const askNeed: AskNeed = async () => {
    const state = await askState(subject, github, open !== undefined)
    title = state.title
    if (state.needed === undefined || !isExpired(preview, github.now, days)) return state.needed
    const latest = { subject, own: await records.list(preview) }
    if (!isExpired(latest, github.now, days)) return 'it was deployed to meanwhile'
    expired = days
    return undefined
  }
  let { own } = preview
  let end: Ended = nothing
  try {
    own = await records.list(preview)
    if (listed && !linksOf(own).some((link) => hasLink(listed, link))) return undefined
    const because = () => (expired === undefined ? undefined : { days: expired })
    end = await removeRecord(own, work, { askNeed, because })
  } catch (fault) {
    end = { ...end, fault }
  }
  const { gone, taken, needed, fault, account } = end
  for (const each of taken) log.notice(`${describe(subject)}: ${staysWords(each)}`)
  const [theirs] = taken.map(({ site }) => `it is ${siteOf(site)} now`)
  const why = fault === undefined ? (needed ?? theirs) : printable(messageOf(fault))
  const isDry = inputs.dryRun && gone.length > 0
  const links = linksOf(own).filter((link) => inputs.dryRun || !gone.includes(link))
  const stays = isDry ? 'a dry run deletes nothing' : why
  return { ...factsOf(preview, links, title), deleted: inputs.dryRun ? [] : gone, expired, stays, fault, account }
}
