import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import { bestEffort } from './best-effort.ts'
import { type PayloadFacts, recordOf } from './record-format.ts'
import type { Records } from './records.ts'
import { UnrecordedLinkError } from './tracking.ts'

/** What it needs to know of the run. */
export interface OwnDeploymentOptions {
  readonly records: Records
  /** Whether a second deploy of one record in one run is worth a warning. */
  readonly warnsOfSecond: boolean
}

/**
 * The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place.
 */
export class OwnDeployment {
  readonly #target: Target
  readonly #records: Records
  readonly #warnsOfSecond: boolean
  #id: number | undefined
  /** Whether it is to make a link. Only its statuses prove that, and name the link if the payload does not. */
  #isForNewLink = false
  #hasBegun = false
  #started: Promise<unknown> = Promise.resolve()

  constructor(target: Target, { records, warnsOfSecond }: OwnDeploymentOptions) {
    this.#target = target
    this.#records = records
    this.#warnsOfSecond = warnsOfSecond
  }

  /** The deployment's number; undefined if there is none. */
  get id(): number | undefined {
    return this.#id
  }

  /**
   * Creates the deployment.
   *
   * @throws {GitHubError} if it can't be recorded
   */
  async begin(facts: PayloadFacts, isNew: boolean): Promise<void> {
    this.#hasBegun = true
    this.#isForNewLink = isNew
    const id = await this.#records.write.begin(this.#target, facts)
    this.#id = id
    // Nothing waits for this request now: it is sent during the upload. The next status waits for it.
    this.#started = bestEffort('record that the deploy has started', () => this.#records.write.start(id))
  }

  /** Warns if this run has deployed for the same record before: they are probably two sites. */
  async warnOfEarlier(): Promise<void> {
    if (!this.#warnsOfSecond || this.#hasBegun) return
    if (!(await this.#records.wasDeployedByThisRun(recordOf(this.#target)))) return
    const { environment } = this.#target
    log.warning(
      `This run has already deployed to the environment "${environment}", and this deploy replaces that one. If they are two sites, give each its own "environment".`,
    )
  }

  /** Sets the deployment to failed, and works with it no more. */
  async abandon(): Promise<void> {
    await this.fail(undefined)
    this.#id = undefined
  }

  /** @throws {UnrecordedLinkError} if the link is new and could not be recorded */
  async succeed(link: string): Promise<void> {
    const id = this.#id
    const isNew = this.#isForNewLink
    if (id === undefined && isNew) throw new UnrecordedLinkError(link, new Error('There is no deployment for it.'))
    if (id === undefined) return
    await this.#started
    const record = (): Promise<void> => this.#records.write.succeed(id, link, isNew)
    if (!isNew) await bestEffort('record the deploy', record)
    else {
      await record().catch((cause: unknown) => {
        throw new UnrecordedLinkError(link, cause)
      })
    }
  }

  /** @param link if the content may have arrived there in spite of the failure */
  async fail(link: string | undefined): Promise<void> {
    const id = this.#id
    if (id === undefined) return
    await this.#started
    const isNew = link !== undefined && this.#isForNewLink
    const what = isNew ? `record that the link ${link} was made` : 'record that the deploy failed'
    await bestEffort(what, () => this.#records.write.fail(id, link, isNew))
  }
}
