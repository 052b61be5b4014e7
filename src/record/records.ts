import type { GitHub } from '../github/api.ts'
import type { NewStatus } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import type { Target } from '../target.ts'
import { type Active, activeNaming, activeOf } from './active-deployments.ts'
import { Deployments } from './deployments.ts'
import { Owners } from './owners.ts'
import { Previews } from './previews.ts'
import {
  digestInPayload,
  linkInPayload,
  payloadFor,
  previewOf,
  type RecordName,
  recordOf,
  stateOf,
  tornDown,
} from './record-format.ts'

/**
 * Milliseconds that recording a deploy may take; undefined for the usual time. A new link gets more time, because
 * without a record nobody would tear it down.
 */
const patienceFor = (isNew: boolean): number | undefined => (isNew ? 2 * 60_000 : undefined)

/** Requests that are sent at the same time. */
const atOnce = 4

/**
 * What GitHub's deployments remember: which link belongs to which site. Deployments of one environment and task are one
 * record. Every method throws {@link GitHubError}: if something can't be read, that never means that there is nothing.
 */
export class Records {
  readonly previews: Previews
  readonly owners: Owners
  readonly #github: GitHub
  readonly #deployments: Deployments
  readonly #runUrl: string

  /** @param runUrl the page of this run, which every status links to */
  constructor(github: GitHub, runUrl: string) {
    this.#github = github
    this.#deployments = new Deployments(github)
    this.previews = new Previews(github, this.#deployments)
    this.owners = new Owners(this.#deployments)
    this.#runUrl = runUrl
  }

  /** The link that a record remembers: that of its newest deploy that was sent; undefined if that was torn down. */
  async recall(name: RecordName): Promise<string | undefined> {
    for (const deployment of await this.#deployments.of(name)) {
      const state = await this.#deployments.state(deployment.id)
      if (state.kind === 'torn down') return undefined
      if (state.kind === 'live') return state.link
    }
    return undefined
  }

  /**
   * The link and digest of a record's newest deploy; undefined if it did not succeed, or a deploy to this link may have
   * begun later.
   */
  async newest(name: RecordName): Promise<{ link: string; digest: string | undefined } | undefined> {
    const [newest] = await this.#deployments.of(name)
    const statuses = newest && (await this.#deployments.statuses(newest.id))
    if (newest === undefined || statuses?.[0]?.state !== 'success') return undefined
    const state = stateOf(statuses)
    if (state.kind !== 'live' || (await this.owners.wasTakenSince(newest, state.link, name))) return undefined
    return { link: state.link, digest: digestInPayload(newest) }
  }

  /**
   * Asks early for what a deploy or teardown of a record will need, at the same time. An error is thrown later, to the
   * code that needs the answer.
   */
  prepare(name: RecordName): void {
    const own = this.#deployments.of(name).then(async (deployments) => {
      const [newest] = deployments
      const first = deployments.find((each) => linkInPayload(each) === undefined)
      await Promise.all([newest, first].map((each) => each && this.#deployments.statuses(each.id)))
    })
    const others = previewOf(name.task) ? this.#deployments.peek() : undefined
    Promise.all([own, others]).catch(() => {})
  }

  /** Whether this run, in this attempt, has deployed for this record before. */
  async wasDeployedByThisRun(name: RecordName): Promise<boolean> {
    const [newest] = await this.#deployments.of(name)
    const statuses = newest && (await this.#deployments.statuses(newest.id))
    return statuses?.some(({ logUrl }) => logUrl !== '' && logUrl === this.#runUrl) ?? false
  }

  /** The active deployments of a record (neither torn down nor failed without a link), newest first. */
  async active(name: RecordName): Promise<Active[]> {
    return await activeOf(this.#deployments, name)
  }

  /** Our active deployments that name a link, newest first: those of one record, or of all records. */
  async naming(link: string, name?: RecordName): Promise<Active[]> {
    return await activeNaming(this.#deployments, link, name)
  }

  /**
   * Records that a deploy begins. It has no status yet.
   *
   * @param link undefined if it is not known yet
   * @param digest of the site, if an input asks for it
   * @returns the deployment's id
   */
  async begin(target: Target, link: string | undefined, digest?: string): Promise<number> {
    const { subject, environment, sha } = target
    const id = await this.#github.createDeployment({
      ...recordOf(target),
      ref: sha,
      payload: payloadFor(link, digest),
      transient: subject.kind !== 'production',
      production: environment === 'production',
    })
    this.#deployments.refresh(recordOf(target))
    return id
  }

  /** Records that the work on a deploy has started. */
  async start(id: number): Promise<void> {
    await this.#github.createStatus(id, { state: 'in_progress', logUrl: this.#runUrl })
  }

  /** Records that a deploy is live. If the link is new, GitHub gets more time for it. */
  async succeed(id: number, link: string, isNew: boolean): Promise<void> {
    await this.#github.createStatus(id, this.#statusOf('success', link), patienceFor(isNew))
  }

  /**
   * Records that a deploy failed.
   *
   * @param link if the content may have arrived there in spite of the failure
   */
  async fail(id: number, link: string | undefined, isNew: boolean): Promise<void> {
    await this.#github.createStatus(id, this.#statusOf('failure', link), patienceFor(isNew))
  }

  #statusOf(state: 'success' | 'failure', link: string | undefined): NewStatus {
    return { state, environmentUrl: link && `https://${link}`, logUrl: this.#runUrl }
  }

  /**
   * Records that the links of some deployments are gone. The newest deployment gets its status last, because it alone
   * tells whether a record is active: so a teardown that was interrupted can be done again.
   *
   * @param active newest first
   */
  async end(active: readonly Active[]): Promise<void> {
    const tell = async ({ id, link }: Active): Promise<void> => {
      // A deploy that had only begun may have made a link meanwhile. That link was not deleted, so this deployment
      // stays active.
      if (link === undefined && stateOf(await this.#github.statuses(id)).kind === 'live') return
      await this.#github.createStatus(id, { state: 'inactive', description: tornDown, logUrl: this.#runUrl })
    }
    const [newest, ...older] = active
    await atMost(atOnce, older.toReversed(), tell)
    if (newest) await tell(newest)
  }
}
