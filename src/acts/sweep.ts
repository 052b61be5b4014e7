import { messageOf } from '../errors.ts'
import { GitHubError } from '../github/answers.ts'
import type { Quota } from '../hosting/account.ts'
import { atMost } from '../http/concurrency.ts'
import { SweepError, type Swept, type SweptPreview } from '../outcome.ts'
import { recordRefused } from '../record/permissions.ts'
import type { Preview } from '../record/previews.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { printable } from '../text/printable.ts'
import { Budget } from './request-budget.ts'
import type { Connection, Services } from './services.ts'
import { inTurn } from './sweep-order.ts'
import { deleteAll, ownOf } from './teardown.ts'
import { Wanted } from './wanted-previews.ts'

/** Previews that are swept at the same time. */
const atOnce = 4

/** Requests for one preview, besides two for each of its deployments: its pull request, its owner, its comment. */
const requestsBeside = 15

/** Milliseconds after a teardown. Older deployments of a preview that was torn down are deleted. */
const keptFor = 30 * 24 * 60 * 60_000

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone. This is needed
 * because GitHub does not run `pull_request: closed` for a pull request with conflicts, and because a runner can be
 * down. It deletes only links that a record names.
 *
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
export async function sweep(environment: string, services: Services): Promise<Swept> {
  const why = "a sweep finds the previews in the repository's deployments"
  const sweeper = new Sweeper(environment, services, services.requireGitHub(why))
  return await sweeper.sweepAll()
}

class Sweeper {
  readonly #environment: string
  readonly #services: Services
  readonly #connection: Connection
  readonly #wanted: Wanted
  readonly #budget: Budget
  readonly #previews: SweptPreview[] = []
  readonly #faults: { readonly preview: string; readonly why: string }[] = []
  #quota: Quota = { used: undefined, limit: undefined }

  constructor(environment: string, services: Services, connection: Connection) {
    this.#environment = environment
    this.#services = services
    this.#connection = connection
    this.#wanted = new Wanted(connection.github)
    this.#budget = new Budget(connection.github)
  }

  async sweepAll(): Promise<Swept> {
    const { signal } = this.#services
    const previews = inTurn(await this.#readPreviews())
    let left = 0
    await atMost(atOnce, previews, async (preview) => {
      signal.throwIfAborted()
      const requests = 2 * preview.deployments + requestsBeside
      // A preview with more deployments than one sweep can end goes over the limit, alone. Otherwise it would never
      // end.
      if (!this.#budget.covers(requests, this.#hasDeletedNothing)) left += 1
      else if (await this.#budget.spend(requests, () => this.#sweep(preview))) await this.#forget(preview)
    })
    const outcome: Swept = {
      result: 'swept',
      environment: this.#environment,
      previews: this.#previews,
      left,
      quota: this.#quota,
    }
    if (this.#faults.length > 0) throw new SweepError(outcome, this.#faults)
    return outcome
  }

  get #hasDeletedNothing(): boolean {
    return this.#previews.every(({ became }) => became === 'kept')
  }

  async #readPreviews(): Promise<Preview[]> {
    try {
      return await this.#connection.records.previews.in(this.#environment)
    } catch (error) {
      throw error instanceof GitHubError && error.mayLackPermission
        ? recordRefused('previews', false, error)
        : error
    }
  }

  /** Sweeps one preview. Returns whether an earlier run had torn it down. */
  async #sweep(preview: Preview): Promise<boolean> {
    const { subject, since } = preview
    try {
      const swept = await this.#tearDownUnwanted(preview)
      if (swept === undefined) return true
      this.#previews.push(swept)
      const became = swept.became === 'deleted' ? `deleted ${swept.links.join(', ')}` : `stays, ${swept.why}`
      log.info(`${describe(subject)}: ${became}`)
    } catch (error) {
      this.#services.signal.throwIfAborted()
      const why = printable(messageOf(error))
      this.#previews.push({ subject, title: '', links: [], since, became: 'kept', why })
      this.#faults.push({ preview: describe(subject), why })
    }
    return false
  }

  /** Tears down one preview if nothing needs it any more; undefined if it was torn down before. */
  async #tearDownUnwanted({ subject, since, link }: Preview): Promise<SweptPreview | undefined> {
    const target = { subject, environment: this.#environment, sha: '', domain: undefined }
    const tracking = this.#services.track(target)
    const listed = await this.#wanted.inList(subject)
    const links = listed && link !== undefined ? [link] : await tracking.links()
    if (links.length === 0) return undefined
    const { why, title } = listed ?? (await this.#wanted.ask(subject))
    const facts = { subject, title, links, since }
    if (why !== undefined) return { ...facts, became: 'kept', why }
    const { own, fault } = await ownOf(links, tracking)
    if (this.#services.inputs.dryRun) return { ...facts, became: 'kept', why: 'a dry run deletes nothing' }
    this.#quota = await deleteAll(own, this.#services)
    if (fault) throw fault
    await tracking.end(links)
    return { ...facts, became: 'deleted' }
  }

  /** Keeps the list of deployments short. It does no harm if some can't be deleted. */
  async #forget({ name, deployments }: Preview): Promise<void> {
    if (this.#services.inputs.dryRun || !this.#budget.covers(deployments, this.#hasDeletedNothing)) return
    try {
      await this.#budget.spend(deployments, () =>
        this.#connection.records.previews.forget(name, Date.now() - keptFor),
      )
    } catch (error) {
      this.#services.signal.throwIfAborted()
      log.warning(printable(`Old deployments of a preview could not be deleted. ${messageOf(error)}`))
    }
  }
}
