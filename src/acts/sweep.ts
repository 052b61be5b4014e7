import { messageOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { recordOf } from '../record/format.ts'
import { recordRefused } from '../record/permissions.ts'
import { linksOf } from '../rules/claims.ts'
import { isExpired } from '../rules/wanted.ts'
import { siteOf } from '../rules/words.ts'
import { type Account, hasLink } from '../rules/world.ts'
import { describe } from '../target.ts'
import { count } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Done, Failed, PreviewFacts, Removal, RunSoFar, Swept, SweptPreview } from '../view/run-so-far.ts'
import { sweepFailure } from '../view/sweep-failure.ts'
import { askState } from './ask-github.ts'
import { type Preview, previewsIn, readAccountIfAny } from './look.ts'
import type { AskWanted } from './remove.ts'
import { removeRecord } from './remove-record.ts'
import { requireGitHub, type Services, workOn } from './services.ts'

/** Previews that are torn down in one run at most. */
const mostTornDown = 100

/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300

export type Sweep = Omit<Swept, 'kind'>

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 */
export async function sweep(services: Services, run: RunSoFar): Promise<Done | Failed> {
  requireGitHub(services, "a sweep finds the previews in the repository's deployments")
  const previews = await previewsIn(run.environment, services).catch((error: unknown) => {
    throw isForbidden(error) ? recordRefused('previews', error) : error
  })
  const done = await sweepPreviews(previews, services)
  const account = done.account ?? (await readAccountIfAny(services))
  if (account) run.quota = account.quota
  const swept: Swept = { ...done, kind: 'swept', account }
  const error = sweepFailure(swept)
  return error === undefined ? swept : { kind: 'failed', act: 'sweep', error, swept }
}

/** What a preview's row in a table says of it. */
export function factsOf({ subject, own }: Preview, title = '', links = linksOf(own)): PreviewFacts {
  return { subject, title, links, since: own.at(-1)?.createdAt }
}

/** What decides about each preview of a sweep. */
interface How {
  /** If given, only previews with a link that this account lists; how old they are does not matter then. */
  readonly listed: Account | undefined
  readonly days: number | undefined
  /** The titles of open pull requests, by number; undefined if they can't be read. */
  readonly open: ReadonlyMap<number, string> | undefined
}

/** Tears down those of some previews that nobody needs, one after another, while the token has requests left. */
export async function sweepPreviews(all: readonly Preview[], services: Services, listed?: Account): Promise<Sweep> {
  const { signal, inputs } = services
  const github = requireGitHub(services, 'GitHub knows which previews are needed')
  const open = all.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined
  const how: How = { listed, open, days: listed ? undefined : inputs.expireAfter }
  const previews: SweptPreview[] = []
  let left = 0
  let account: Account | undefined
  for (const preview of all) {
    const { subject, own } = preview
    const title = subject.kind === 'pull-request' ? open?.get(subject.number) : undefined
    if (title !== undefined && !isExpired(own, github.now, how.days)) {
      if (!listed) previews.push(logged({ ...factsOf(preview, title), deleted: [], stays: 'it is open' }))
      continue
    }
    signal.throwIfAborted()
    const tornDown = previews.filter(({ deleted }) => deleted.length > 0).length
    if (tornDown >= mostTornDown || (github.remaining ?? Number.POSITIVE_INFINITY) < leftToOthers) {
      left += 1
      continue
    }
    const one = await sweepOne(preview, services, how)
    if (one === undefined) continue
    previews.push(logged(one.preview))
    account = one.account ?? account
  }
  return { previews, left, account }
}

/** Says in the log what became of a preview. */
function logged(preview: SweptPreview): SweptPreview {
  const { subject, deleted, expired, stays, links } = preview
  const after = expired === undefined ? '' : `, expired after ${count(expired, 'day')}`
  if (deleted.length > 0) log.info(`${describe(subject)}: deleted ${deleted.join(', ')}${after}`)
  if (stays !== undefined) log.info([`${describe(subject)}: stays, ${stays}`, ...links].join(': '))
  return preview
}

/** Tears a preview down if nobody needs it any more. The list may be minutes old, so its record is read again. */
async function sweepOne(preview: Preview, services: Services, { listed, days, open }: How) {
  const { signal, inputs, records } = services
  const github = requireGitHub(services, 'GitHub knows which previews are needed')
  const { subject, environment } = preview
  const work = workOn({ subject, environment, sha: '', domain: undefined }, services)
  let title = ''
  let expired: number | undefined
  const asked: AskWanted = async () => {
    const wish = await askState(subject, github, open !== undefined)
    title = wish.title
    if (wish.wanted === 'gone') return { wanted: 'gone' }
    const why = subject.kind === 'branch' ? 'the branch exists' : 'it is open'
    if (!isExpired(preview.own, github.now, days)) return { wanted: 'yes', why }
    const isStillOld = isExpired(await records.list(recordOf(work.target)), github.now, days)
    if (!isStillOld) return { wanted: 'yes', why: 'it was deployed to meanwhile' }
    expired = days
    return { wanted: 'gone' }
  }
  const because = (): Removal => (expired === undefined ? undefined : { days: expired })
  try {
    const own = await records.list(recordOf(work.target))
    if (listed && !linksOf(own).some((link) => hasLink(listed, link))) return undefined
    const { gone, taken, wanted, fault, account } = await removeRecord(own, work, { asked, because })
    if (signal.aborted) throw fault
    for (const { link, site } of taken) log.notice(`${describe(subject)}: ${link} stays: it is ${siteOf(site)} now.`)
    const [first] = taken
    const why = fault === undefined ? (wanted ?? (first && `it is ${siteOf(first.site)} now`)) : wordsOfFault(fault)
    const rest = linksOf(own).filter((link) => !gone.includes(link))
    const facts = factsOf(preview, title, inputs.dryRun ? linksOf(own) : rest)
    const isDry = inputs.dryRun && gone.length > 0
    const stays = isDry ? 'a dry run deletes nothing' : why
    return { preview: { ...facts, deleted: inputs.dryRun ? [] : gone, expired, stays, fault }, account }
  } catch (fault) {
    if (signal.aborted) throw fault
    return {
      preview: { ...factsOf(preview, title), deleted: [], stays: wordsOfFault(fault), fault },
      account: undefined,
    }
  }
}

function wordsOfFault(fault: unknown): string {
  return printable(messageOf(fault))
}
