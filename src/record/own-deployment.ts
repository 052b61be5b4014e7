import { GitHubError } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import type { Deployment } from '../github/resources.ts'
import { limitsToRecord, limitsToTell } from '../github/retry-policy.ts'
import type { Target } from '../target.ts'
import { bestEffort } from './best-effort.ts'
import { UnrecordedLinkError } from './link-errors.ts'
import type { RecordReader } from './read-record.ts'
import { answeredLink, factsOf, type PayloadFacts, payloadFor, recordOf } from './record-format.ts'

/** The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place. */
export class OwnDeployment {
  readonly #target: Target
  readonly #github: GitHub
  readonly #reader: RecordReader
  readonly #runUrl: string
  #id: number | undefined
  /** The link that its payload names; undefined if only its status can tell. */
  #named: string | undefined
  #started: Promise<unknown> = Promise.resolve()

  constructor(target: Target, github: GitHub, reader: RecordReader, runUrl: string) {
    this.#target = target
    this.#github = github
    this.#reader = reader
    this.#runUrl = runUrl
  }

  get id(): number | undefined {
    return this.#id
  }

  /** Nothing more is told of it if it is among those that are deleted. */
  forget(deleted: readonly Deployment[]): void {
    if (deleted.some(({ id }) => id === this.#id)) this.#id = undefined
  }

  /** @throws {GitHubError} if it can't be recorded */
  async begin(facts: PayloadFacts): Promise<void> {
    const { subject, environment, sha: ref } = this.#target
    // If it began before, a live site's link was lost. That of a preview is forgotten, with its deployment.
    if (subject.kind === 'live-site') await this.fail(undefined)
    const payload = payloadFor(facts)
    const production = environment.toLowerCase() === 'production'
    const name = recordOf(this.#target)
    const transient = subject.kind !== 'live-site'
    const { id, createdAt } = await this.#github.createDeployment({ ...name, ref, payload, transient, production })
    this.#id = id
    this.#named = facts.link
    await this.#reader.add({ ...name, id, createdAt, payload })
    // Nothing waits for this request: it is sent beside the upload. The next status waits for it.
    this.#started = bestEffort('record that the deploy has started', () =>
      this.#github.createStatus(id, { state: 'in_progress', logUrl: this.#runUrl }, limitsToTell),
    )
    // The one that is active now will be ended.
    this.#olderOnes(facts.link)
      .then(([newest]) => newest && this.#reader.statuses(newest))
      .catch(() => {})
  }

  /** @throws {UnrecordedLinkError} if only this status names the link, and it could not be recorded */
  async succeed(link: string): Promise<void> {
    try {
      await this.#end('success', link, this.#named === undefined)
    } catch (cause) {
      const isGone = cause instanceof GitHubError && cause.status === 404
      if (this.#named === undefined || isGone) throw new UnrecordedLinkError(link, cause)
      await bestEffort('record the deploy', () => Promise.reject(cause))
    }
  }

  /** @param link if it was made, or holds the site in spite of the failure. Its record is what tears it down. */
  async fail(link: string | undefined): Promise<void> {
    const isNew = link !== undefined && this.#named === undefined
    const what = isNew ? `record that the link ${link} was made` : 'record that the deploy failed'
    await bestEffort(what, () => this.#end('failure', link, isNew))
  }

  async #end(state: 'success' | 'failure', link: string | undefined, mustBe: boolean): Promise<void> {
    if (this.#id === undefined) return
    await this.#started
    const status = { state, environmentUrl: link && `https://${link}`, logUrl: this.#runUrl }
    await this.#github.createStatus(this.#id, status, mustBe ? limitsToRecord : limitsToTell)
  }

  /** Whether the last deploy to a link before this one was answered with this name. */
  async wasAnswered(link: string, name: string): Promise<boolean> {
    for (const older of await this.#olderOnes(link)) {
      const answer = answeredLink((await this.#reader.statuses(older)) ?? [])
      if (answer !== undefined) return answer === name
    }
    return false
  }

  /** Sets the deployment to `inactive` that was active for a link before this one. */
  async replaceOlder(link: string): Promise<void> {
    for (const older of await this.#olderOnes(link)) {
      const statuses = await this.#reader.statuses(older)
      if (statuses === undefined || (await this.#reader.linkOf(older)) !== link) continue
      if (statuses[0]?.state === 'success')
        await this.#github.createStatus(older.id, { state: 'inactive', logUrl: this.#runUrl }, limitsToTell)
      // What is older than one that is active, or was, was ended by a run before.
      if (/^(?:success|inactive)$/u.test(statuses[0]?.state ?? '')) return
    }
  }

  /** The deployments before this one that name a link, or may name it. */
  async #olderOnes(link: string | undefined): Promise<readonly Deployment[]> {
    if (link === undefined) return []
    const others = (await this.#reader.deployments()).filter(({ id }) => id !== this.#id)
    return others.filter((each) => [undefined, link].includes(factsOf(each)?.link))
  }
}
