import { NetworkError } from '../errors.ts'
import { GitHubError } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import type { Active } from './active-deployments.ts'
import { bestEffort } from './best-effort.ts'
import { Commenter } from './comment.ts'
import { OwnDeployment, type OwnDeploymentOptions } from './own-deployment.ts'
import { notRecorded } from './permissions.ts'
import { type RecordName, recordOf } from './record-format.ts'
import type { Records } from './records.ts'
import { mustKnow, needsRecord } from './required-record.ts'
import { type LiveSite, OwnedError, type Tracking } from './tracking.ts'

/** What a tracker needs to know of the run. */
export interface TrackerOptions extends OwnDeploymentOptions {
  readonly github: GitHub
  readonly comment: boolean
  readonly runUrl: string
}

/**
 * Follows a target in the record and the comment. If reading or writing decides about a link, an error fails the run.
 * If it only tells of a deploy that is done, an error is one warning.
 */
export class Tracker implements Tracking {
  readonly #github: GitHub
  readonly #records: Records
  readonly #target: Target
  readonly #name: RecordName
  readonly #commenter: Commenter
  readonly #own: OwnDeployment
  /** The link that the record had before this run changed it. */
  #recalled: string | undefined

  constructor(target: Target, options: TrackerOptions) {
    this.#github = options.github
    this.#records = options.records
    this.#target = target
    this.#name = recordOf(target)
    this.#own = new OwnDeployment(target, options)
    this.#commenter = new Commenter(target, options)
  }

  get deployment(): number | undefined {
    return this.#own.id
  }

  prepare(): void {
    this.#records.prepare(this.#name)
    this.#commenter.prepareLogin()
  }

  async holding(digest: string): Promise<string | undefined> {
    const newest = await mustKnow(this.#target, () => this.#records.newest(this.#name))
    return newest?.digest === digest ? newest.link : undefined
  }

  async recall(): Promise<string | undefined> {
    this.#recalled = await mustKnow(this.#target, () => this.#records.recall(this.#name))
    await mustKnow(this.#target, () => this.#own.warnOfEarlier())
    return this.#recalled
  }

  async requireNoOtherOwner(link: string): Promise<void> {
    if (this.#target.subject.kind === 'production') return
    // The link will be changed or deleted, so there will be a comment to write.
    this.#commenter.prepare()
    const { owners } = this.#records
    const isRecalled = this.#target.domain === undefined
    const owner = await mustKnow(this.#target, () => owners.ownerOf(link, this.#name, isRecalled))
    if (owner !== undefined) throw new OwnedError(link, owner)
  }

  async begin(link: string | undefined, digest?: string): Promise<void> {
    try {
      await mustKnow(this.#target, () => this.#own.begin(link, digest))
    } catch (error) {
      // A digest must be recorded, or a later run may skip a site that is not live. So must a new link.
      const isKnown =
        link !== undefined && !digest && (this.#recalled !== undefined || !needsRecord(this.#target))
      if (!(error instanceof GitHubError && isKnown)) throw error
      log.warning(
        error.mayLackPermission
          ? notRecorded(error)
          : printable(`This deploy is not recorded. ${error.message}`),
      )
      return
    }
    this.#commenter.prepare()
  }

  async beginAnew(link: string | undefined): Promise<void> {
    await this.#own.abandon()
    await this.begin(link)
    this.#own.expectNewLink()
  }

  async requireNewLink(link: string): Promise<void> {
    if (this.#target.subject.kind === 'production') return
    const { owners } = this.#records
    const owner = await mustKnow(this.#target, () => owners.knownOwnerOf(link, this.#name))
    if (owner !== undefined) throw new OwnedError(link, owner)
  }

  async succeed(link: string, site: LiveSite): Promise<void> {
    const { sha: commit } = this.#target
    const tellLive = async ({ compared, ...facts }: LiveSite): Promise<void> =>
      this.#commenter.tell({ kind: 'live', link, commit, ...facts, compared: await compared })
    const [recorded] = await Promise.allSettled([this.#own.succeed(link), tellLive(site)])
    if (recorded.status === 'rejected') throw recorded.reason
  }

  async fail(error: unknown, link: string | undefined): Promise<void> {
    // If the files may have arrived, they have replaced the earlier site.
    const replaced = link !== undefined || (error instanceof NetworkError && error.mayHaveArrived)
    const lastGood = replaced ? undefined : this.#recalled
    const comment = this.#commenter.tell({ kind: 'failed', error, lastGood, commit: this.#target.sha })
    await Promise.all([this.#own.fail(link), comment])
  }

  async wasClosed(): Promise<boolean> {
    const { subject } = this.#target
    if (subject.kind !== 'pull-request') return false
    const pull = await bestEffort('read the pull request', () => this.#github.pullRequest(subject.number))
    return pull?.open === false
  }

  async links(): Promise<string[]> {
    const active = await mustKnow(this.#target, () => this.#records.active(this.#name))
    return [...new Set(active.flatMap(({ link }) => link ?? []))]
  }

  async end(links: readonly string[]): Promise<void> {
    await this.#end(links, () => this.#records.active(this.#name))
  }

  async endLink(link: string): Promise<void> {
    const own = this.#target.subject.kind === 'production' ? undefined : this.#name
    await this.#end([link], () => this.#records.naming(link, own))
  }

  async #end(links: readonly string[], active: () => Promise<readonly Active[]>): Promise<void> {
    const end = bestEffort('end the deployments', async () => this.#records.end(await active()))
    await Promise.all([end, links.length > 0 && this.#commenter.tell({ kind: 'removed', links })])
  }
}
