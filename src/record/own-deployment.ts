import type { GitHub } from '../github/api.ts'
import { limitsToRecord, limitsToTell } from '../github/retry-policy.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import { bestEffort } from './best-effort.ts'
import { UnrecordedLinkError } from './link-errors.ts'
import { type PayloadFacts, payloadFor, recordOf } from './record-format.ts'
import type { Records } from './records.ts'

/** What it needs to know of the run. */
export interface OwnDeploymentOptions {
  readonly github: GitHub
  readonly records: Records
  /** The page of this run, which every status links to. */
  readonly runUrl: string
}

/**
 * The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place.
 */
export class OwnDeployment {
  readonly #target: Target
  readonly #options: OwnDeploymentOptions
  #id: number | undefined
  /** Whether it is to make a link. Only its statuses prove that, and name the link if the payload does not. */
  #isForNewLink = false
  #hasBegun = false
  #started: Promise<unknown> = Promise.resolve()

  constructor(target: Target, options: OwnDeploymentOptions) {
    this.#target = target
    this.#options = options
  }

  /** The deployment's number; undefined if there is none. */
  get id(): number | undefined {
    return this.#id
  }

  /** Creates the deployment. @throws {GitHubError} if it can't be recorded */
  async begin(facts: PayloadFacts, isNew: boolean): Promise<void> {
    const { github, records, runUrl: logUrl } = this.#options
    const { subject, environment, sha: ref } = this.#target
    const name = recordOf(this.#target)
    this.#hasBegun = true
    this.#isForNewLink = isNew
    const { id } = await github.createDeployment({
      ...name,
      ref,
      payload: payloadFor(facts),
      transient: subject.kind !== 'live-site',
      production: environment === 'production',
    })
    this.#id = id
    records.refresh(name)
    // Nothing waits for this request now: it is sent during the upload. The next status waits for it.
    this.#started = bestEffort('record that the deploy has started', () =>
      github.createStatus(id, { state: 'in_progress', logUrl }, limitsToTell),
    )
  }

  /** Warns if this run has deployed for the same record before: they are probably two sites. */
  async warnOfEarlier(): Promise<void> {
    if (this.#hasBegun || !(await this.#options.records.wasDeployedByThisRun(recordOf(this.#target)))) return
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
    if (!this.#isForNewLink) {
      await bestEffort('record the deploy', () => this.#end('success', link))
      return
    }
    if (this.#id === undefined) throw new UnrecordedLinkError(link, new Error('There is no deployment for it.'))
    await this.#end('success', link).catch((cause: unknown) => {
      throw new UnrecordedLinkError(link, cause)
    })
  }

  /** @param link if the content may have arrived there in spite of the failure */
  async fail(link: string | undefined): Promise<void> {
    const isMade = link !== undefined && this.#isForNewLink
    const what = isMade ? `record that the link ${link} was made` : 'record that the deploy failed'
    await bestEffort(what, () => this.#end('failure', link))
  }

  async #end(state: 'success' | 'failure', link: string | undefined): Promise<void> {
    if (this.#id === undefined) return
    await this.#started
    const { github, runUrl: logUrl } = this.#options
    const status = { state, environmentUrl: link && `https://${link}`, logUrl }
    const isToRecord = link !== undefined && this.#isForNewLink
    await github.createStatus(this.#id, status, isToRecord ? limitsToRecord : limitsToTell)
  }
}
