import { messageOf } from '../errors.ts'
import { GitHubError } from '../github/answers.ts'
import type { Quota } from '../hosting/account.ts'
import { atMost } from '../http/concurrency.ts'
import { type PreviewFacts, SweepError, type SweepFault, type Swept, type SweptPreview } from '../outcome.ts'
import type { RecordLink } from '../record/links.ts'
import { permissionLines, recordRefused } from '../record/permissions.ts'
import type { Preview } from '../record/previews.ts'
import type { Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { count } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { countLinks } from './count-links.ts'
import { removeLink, requireDeletable, StillWantedError } from './removal.ts'
import { Budget } from './request-budget.ts'
import type { GitHubAccess, Services } from './services.ts'
import { inTurn } from './sweep-order.ts'
import { Wanted } from './wanted-previews.ts'

/** Previews that are swept at the same time. */
const atOnce = 4

/** Requests for one preview, besides two for each of its deployments: its pull request, its owner, its comment. */
const requestsBeside = 20

/** Milliseconds after a teardown. Older deployments of a preview that was torn down are deleted. */
const keptFor = 30 * 24 * 60 * 60_000

const day = 24 * 60 * 60_000

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone. This is needed
 * because GitHub does not run `pull_request: closed` for a pull request with conflicts, and because a runner can be
 * down. With `expire-after` also those that nobody deployed to for some time. It deletes only links that a record made.
 *
 * @param counts whether the account is asked how many links it has
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
export async function sweep(environment: string, services: Services, counts = false): Promise<Swept> {
  const why = "a sweep finds the previews in the repository's deployments"
  const sweeper = new Sweeper(environment, services, services.requireGitHub(why))
  return await sweeper.sweepAll(counts)
}

class Sweeper {
  readonly #environment: string
  readonly #services: Services
  readonly #connection: GitHubAccess
  readonly #wanted: Wanted
  readonly #budget: Budget
  readonly #previews: SweptPreview[] = []
  readonly #faults: SweepFault[] = []
  #quota: Quota = { used: undefined, limit: undefined }

  constructor(environment: string, services: Services, connection: GitHubAccess) {
    this.#environment = environment
    this.#services = services
    this.#connection = connection
    this.#wanted = new Wanted(connection.github)
    this.#budget = new Budget(connection.github)
  }

  async sweepAll(counts: boolean): Promise<Swept> {
    const { signal } = this.#services
    const previews = inTurn(await this.#readPreviews())
    const ended: Preview[] = []
    let left = 0
    await atMost(atOnce, previews, async (preview) => {
      signal.throwIfAborted()
      const requests = 2 * preview.deployments + requestsBeside
      // A preview with more deployments than one sweep can end goes over the limit, alone. Otherwise it would never
      // end.
      if (await this.#isOpen(preview)) return
      if (!this.#budget.covers(requests, this.#hasDeletedNothing)) left += 1
      else if (await this.#budget.spend(requests, () => this.#sweep(preview))) ended.push(preview)
    })
    // What is to be torn down comes first.
    await atMost(atOnce, ended, (preview) => this.#forget(preview))
    const outcome: Swept = {
      result: 'swept',
      environment: this.#environment,
      previews: this.#previews,
      left,
      quota: this.#quota,
      ...(counts && this.#faults.length === 0 && (await countLinks(previews, this.#connection, this.#services))),
    }
    const isForbidden = this.#faults.some(({ mayLackPermission }) => mayLackPermission)
    if (this.#faults.length > 0) throw new SweepError(outcome, this.#faults, isForbidden ? permissionLines : undefined)
    return outcome
  }

  get #hasDeletedNothing(): boolean {
    return this.#previews.every(({ became }) => became === 'kept')
  }

  async #readPreviews(): Promise<Preview[]> {
    return await this.#connection.records.previews.in(this.#environment).catch((error: unknown) => {
      const isForbidden = error instanceof GitHubError && error.mayLackPermission
      throw isForbidden ? recordRefused('previews', false, error) : error
    })
  }

  /** Whether the list of open pull requests has a preview's. Then no request is needed for it. */
  async #isOpen({ subject, since, link, latest }: Preview): Promise<boolean> {
    if (this.#isExpired(latest)) return false
    const listed = await this.#wanted.inList(subject).catch(() => undefined)
    if (listed?.why === undefined) return false
    this.#keep({ subject, title: listed.title, links: link === undefined ? [] : [link], since }, listed.why)
    return true
  }

  /** @param latest when a preview was deployed last, in milliseconds since 1970 */
  #isExpired(latest: number): boolean {
    const { expireAfter } = this.#services.inputs
    return expireAfter !== undefined && Date.now() - latest > expireAfter * day
  }

  #keep(facts: PreviewFacts, why: string): void {
    this.#previews.push({ ...facts, became: 'kept', why })
    log.info([`${describe(facts.subject)}: stays, ${why}`, ...facts.links].join(': '))
  }

  /** Sweeps one preview. Returns whether an earlier run had torn it down. */
  async #sweep(preview: Preview): Promise<boolean> {
    const { subject, since } = preview
    const facts = { subject, title: '', links: [], since }
    try {
      const target = { subject, environment: this.#environment, sha: '', domain: undefined }
      const tracking = this.#services.track(target)
      const links = await tracking.links()
      if (links.length === 0) return true
      await this.#tearDown(links, tracking, { ...facts, name: preview.name, latest: preview.latest })
    } catch (error) {
      this.#services.signal.throwIfAborted()
      const why = printable(messageOf(error))
      this.#previews.push({ ...facts, became: 'kept', why })
      const mayLackPermission = error instanceof GitHubError && error.mayLackPermission
      this.#faults.push({ preview: describe(subject), why, mayLackPermission })
    }
    return false
  }

  /** Deletes the links that a preview's record made, if nobody needs the preview any more. */
  async #tearDown(
    links: readonly RecordLink[],
    tracking: Tracking,
    { name, latest, ...preview }: PreviewFacts & Pick<Preview, 'name' | 'latest'>,
  ): Promise<void> {
    const { dryRun, expireAfter } = this.#services.inputs
    let title = ''
    let expired: number | undefined
    const why = async (): Promise<string | undefined> => {
      const wish = await this.#wanted.ask(preview.subject)
      title = wish.title
      if (wish.why === undefined || !this.#isExpired(latest)) return wish.why
      expired = expireAfter
      const isOld = this.#isExpired(await this.#connection.records.previews.latestOf(name))
      return isOld ? undefined : 'it was deployed to meanwhile'
    }
    const removal = { tracking, services: this.#services, why }
    const own = links.filter(({ made }) => made)
    const deleted: string[] = []
    const keep = (kept: readonly RecordLink[], reason: string): void =>
      this.#keep({ ...preview, title, links: kept.map(({ names }) => names[0]) }, reason)
    try {
      for (const link of own) {
        if (dryRun) await requireDeletable(link, removal)
        else {
          const account = await removeLink(link, removal, true)
          if (account === undefined) continue
          this.#quota = account.quota
          deleted.push(link.names[0])
        }
      }
    } catch (error) {
      if (!(error instanceof StillWantedError)) throw error
      keep(links, error.why)
      return
    } finally {
      // What is gone is told, also if another link can't be deleted.
      if (deleted.length > 0) await this.#tellDeleted({ ...preview, title, links: deleted }, expired, tracking)
    }
    const others = links.filter(({ made }) => !made)
    if (others.length > 0) keep(others, 'it was there before this preview')
    if (dryRun && own.length > 0) keep(own, 'a dry run deletes nothing')
  }

  async #tellDeleted(facts: PreviewFacts, expired: number | undefined, tracking: Tracking): Promise<void> {
    this.#previews.push({ ...facts, became: 'deleted', expired })
    const why = expired === undefined ? '' : `, expired after ${count(expired, 'day')}`
    log.info(`${describe(facts.subject)}: deleted ${facts.links.join(', ')}${why}`)
    await tracking.tellRemoved(facts.links, expired)
  }

  /** Keeps the list of deployments short. It does no harm if some can't be deleted. */
  async #forget({ name, deployments }: Preview): Promise<void> {
    // Each is asked for its state again, because that may have been forgotten meanwhile.
    const requests = 2 * deployments + 1
    if (this.#services.inputs.dryRun || !this.#budget.covers(requests, this.#hasDeletedNothing)) return
    try {
      await this.#budget.spend(requests, () => this.#connection.records.previews.forget(name, Date.now() - keptFor))
    } catch (error) {
      this.#services.signal.throwIfAborted()
      log.warning(printable(`Old deployments of a preview could not be deleted. ${messageOf(error)}`))
    }
  }
}
