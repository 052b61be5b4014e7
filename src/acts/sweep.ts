import { messageOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import type { Quota } from '../hosting/account.ts'
import { atMost } from '../http/concurrency.ts'
import { SweepError, type SweepFault, type Swept, type SweptPreview } from '../outcome.ts'
import type { RecordLink } from '../record/links.ts'
import { permissionLines, recordRefused } from '../record/permissions.ts'
import type { Preview } from '../record/previews.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { count } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { removeOwn, StillWantedError } from './removal.ts'
import type { GitHubAccess, Services, Work } from './services.ts'
import { budgetOf, newestFirst } from './sweep-limits.ts'
import { Wanted, type Wish } from './wanted-previews.ts'

/** Previews that are swept at the same time. */
const atOnce = 4

/** Requests for one preview, besides two for each of its deployments: its pull request, its owner, its comment. */
const requestsBeside = 20

/** Milliseconds after a teardown. Older deployments of a preview that was torn down are deleted. */
const keptFor = 30 * 24 * 60 * 60_000

/** What a sweep works with, and what it has found so far. */
interface Sweep {
  readonly environment: string
  readonly services: Services
  readonly access: GitHubAccess
  readonly wanted: Wanted
  readonly swept: SweptPreview[]
  readonly faults: SweepFault[]
  left: number
  quota: Quota
}

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time. It deletes only links that a record made.
 *
 * @param counts whether the account is asked how many links it has
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
export async function sweep(environment: string, services: Services, counts = false): Promise<Swept> {
  const { signal, inputs } = services
  const access = services.requireGitHub("a sweep finds the previews in the repository's deployments")
  const wanted = new Wanted(access, inputs.expireAfter)
  const none: Quota = { used: undefined, limit: undefined }
  const sweep: Sweep = { environment, services, access, wanted, swept: [], faults: [], left: 0, quota: none }
  const spend = budgetOf(access.github, () => sweep.swept.every(({ became }) => became === 'kept'))
  const read = await access.records.previews.in(environment).catch((error: unknown) => {
    throw isForbidden(error) ? recordRefused('previews', false, error) : error
  })
  const previews = newestFirst(read)
  const ended: Preview[] = []
  await atMost(atOnce, previews, async (preview) => {
    signal.throwIfAborted()
    const { link, deployments } = preview
    const title = await wanted.titleIfOpen(preview)
    if (title !== undefined) return keep(preview, { title, why: 'it is open' }, link === undefined ? [] : [link], sweep)
    const wasEnded = await spend(2 * deployments + requestsBeside, () => sweepPreview(preview, sweep))
    if (wasEnded === undefined) sweep.left += 1
    else if (wasEnded) ended.push(preview)
  })
  // What is to be torn down comes first. Then the list of deployments is kept short.
  await atMost(atOnce, inputs.dryRun ? [] : ended, async ({ name, deployments }) => {
    const forget = () => access.records.previews.forget(name, Date.now() - keptFor)
    // Each is asked for its state again, because that may have been forgotten meanwhile.
    await spend(2 * deployments + 1, forget).catch((error: unknown) => {
      signal.throwIfAborted()
      log.warning(printable(`Old deployments of a preview could not be deleted. ${messageOf(error)}`))
    })
  })
  const { swept, faults, left, quota } = sweep
  const counted = counts && faults.length === 0 && (await countLinks(services))
  const outcome: Swept = { result: 'swept', environment, previews: swept, left, quota, ...counted }
  if (faults.length === 0) return outcome
  const lacksPermission = faults.some(({ mayLackPermission }) => mayLackPermission)
  throw new SweepError(outcome, faults, lacksPermission ? permissionLines : undefined)
}

/** Tears a preview down if nobody needs it any more. Returns whether an earlier run had done that. */
async function sweepPreview(preview: Preview, sweep: Sweep): Promise<boolean> {
  const { environment, services } = sweep
  const { subject, since } = preview
  try {
    const work = services.workOn({ subject, environment, sha: '', domain: undefined })
    const links = await work.tracking.links()
    if (links.length === 0) return true
    await tearDown(links, preview, work, sweep)
  } catch (error) {
    services.signal.throwIfAborted()
    const why = printable(messageOf(error))
    sweep.swept.push({ subject, title: '', links: [], since, became: 'kept', why })
    sweep.faults.push({ preview: describe(subject), why, mayLackPermission: isForbidden(error) })
  }
  return false
}

async function tearDown(links: readonly RecordLink[], preview: Preview, work: Work, sweep: Sweep): Promise<void> {
  const { subject, since } = preview
  const { dryRun } = work.services.inputs
  let wish: Wish = { why: undefined, title: '' }
  const why = async (): Promise<string | undefined> => {
    wish = await sweep.wanted.ask(preview)
    return wish.why
  }
  const { gone, quota, fault, ends } = await removeOwn(links, { ...work, why, waits: true })
  const { title, expired } = wish
  const deleted = dryRun ? [] : gone
  if (deleted.length > 0) {
    sweep.quota = quota
    sweep.swept.push({ subject, title, links: deleted, since, became: 'deleted', expired })
    const after = expired === undefined ? '' : `, expired after ${count(expired, 'day')}`
    log.info(`${describe(subject)}: deleted ${deleted.join(', ')}${after}`)
    await Promise.all([...ends, work.tracking.tellRemoved(deleted, expired)])
  }
  const keepThose = (reason: string, isKept: (link: RecordLink) => boolean): void => {
    const kept = links.filter(isKept).map(({ names: [name] }) => name)
    if (kept.length > 0) keep(preview, { title, why: reason }, kept, sweep)
  }
  if (fault instanceof StillWantedError) keepThose(fault.why, ({ names: [name] }) => !deleted.includes(name))
  else if (fault !== undefined) throw fault
  else {
    keepThose('it was there before this preview', ({ made }) => !made)
    if (dryRun) keepThose('a dry run deletes nothing', ({ made }) => made)
  }
}

function keep({ subject, since }: Preview, { title, why = '' }: Wish, links: readonly string[], sweep: Sweep): void {
  sweep.swept.push({ subject, title, links, since, became: 'kept', why })
  log.info([`${describe(subject)}: stays, ${why}`, ...links].join(': '))
}

/** How many links the account has, and its quota, if it can be read. */
async function countLinks({ hosting, signal }: Services): Promise<Partial<Swept>> {
  const profile = await hosting.profileIfAny()
  signal.throwIfAborted()
  return profile === undefined ? {} : { account: { links: profile.links.length }, quota: profile.quota }
}
