import type { GitHub } from '../github/api.ts'
import type { Deployment, NewStatus } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import type { Target } from '../target.ts'
import type { Deployments } from './deployments.ts'
import { type PayloadFacts, payloadFor, recordOf, tornDown } from './record-format.ts'

/**
 * Milliseconds that recording a new link may take: without a record nobody would tear it down. A status of a link that is
 * known only tells.
 */
const patience = 2 * 60_000

/** Requests that are sent at the same time. */
const atOnce = 4

/** Writes deployments and their statuses. Every method throws {@link GitHubError}. */
export class RecordWriter {
  readonly #github: GitHub
  readonly #deployments: Deployments
  readonly #runUrl: string

  /** @param runUrl the page of this run, which every status links to */
  constructor(github: GitHub, deployments: Deployments, runUrl: string) {
    this.#github = github
    this.#deployments = deployments
    this.#runUrl = runUrl
  }

  /**
   * Records that a deploy begins. It has no status yet.
   *
   * @returns the deployment's id
   */
  async begin(target: Target, facts: PayloadFacts): Promise<number> {
    const { subject, environment, sha } = target
    const id = await this.#github.createDeployment({
      ...recordOf(target),
      ref: sha,
      payload: payloadFor(facts),
      transient: subject.kind !== 'production',
      production: environment === 'production',
    })
    this.#deployments.refresh(recordOf(target))
    return id
  }

  /** Records that the work on a deploy has started. */
  async start(id: number): Promise<void> {
    await this.#github.hurried().createStatus(id, { state: 'in_progress', logUrl: this.#runUrl })
  }

  /** Records that a deploy is live. If the link is new, GitHub gets more time for it. */
  async succeed(id: number, link: string, isNew: boolean): Promise<void> {
    await this.#addStatus(id, this.#statusOf('success', link), isNew)
  }

  /**
   * Records that a deploy failed.
   *
   * @param link if the content may have arrived there in spite of the failure
   */
  async fail(id: number, link: string | undefined, isNew: boolean): Promise<void> {
    await this.#addStatus(id, this.#statusOf('failure', link), isNew)
  }

  async #addStatus(id: number, status: NewStatus, isNew: boolean): Promise<void> {
    if (isNew) await this.#github.createStatus(id, status, patience)
    else await this.#github.hurried().createStatus(id, status)
  }

  #statusOf(state: 'success' | 'failure', link: string | undefined): NewStatus {
    return { state, environmentUrl: link && `https://${link}`, logUrl: this.#runUrl }
  }

  /**
   * Records that the link of some deployments is gone. The newest one gets its status last, because it alone tells
   * whether the link is live: so a teardown that was interrupted can be done again.
   *
   * @param deployments newest first
   */
  async end([newest, ...older]: readonly Deployment[]): Promise<void> {
    const tell = ({ id }: Deployment): Promise<void> =>
      this.#github.createStatus(id, { state: 'inactive', description: tornDown, logUrl: this.#runUrl })
    await atMost(atOnce, older.toReversed(), tell)
    if (newest) await tell(newest)
  }
}
