import { messageOf, NetworkError } from '../errors.ts'
import { log } from '../step/log.ts'
import { describe, type Target } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { printable } from '../text/printable.ts'
import { GitHubError } from './answers.ts'
import type { GitHub } from './api.ts'
import { Commenter } from './comment.ts'
import { notRecorded, recordRefused } from './permissions.ts'
import { type RecordName, recordOf } from './record-format.ts'
import type { Records } from './records.ts'
import { type LiveSite, OwnedError, type Tracking, UnrecordedLinkError } from './tracking.ts'

/** What a tracker has to know of the run. */
export interface TrackerOptions {
  readonly github: GitHub
  readonly records: Records
  readonly comment: boolean
  readonly runUrl: string
}

/**
 * Follows a target by the record and the comment. What decides about a link must be read and written, or the run fails;
 * what only tells of a deploy that is done never fails it, and is one warning.
 */
export class Tracker implements Tracking {
  readonly #options: TrackerOptions
  readonly #target: Target
  readonly #name: RecordName
  readonly #commenter: Commenter
  #deployment: number | undefined
  /** The link that the record knows, before this run adds to it. */
  #recalled: string | undefined
  #begunFor: string | undefined
  #started: Promise<unknown> = Promise.resolve()

  constructor(target: Target, options: TrackerOptions) {
    this.#options = options
    this.#target = target
    this.#name = recordOf(target)
    this.#commenter = new Commenter(target, options)
  }

  get deployment(): number | undefined {
    return this.#deployment
  }

  prepare(): void {
    this.#options.records.prepare(this.#name)
    this.#commenter.prepareLogin()
  }

  async holding(digest: string): Promise<string | undefined> {
    const newest = await this.#mustKnow(() => this.#options.records.newest(this.#name))
    return newest?.digest === digest ? newest.link : undefined
  }

  /** Whether a deploy that is not recorded would leave a link that nobody knows, or that nobody may tear down. */
  get #needsRecord(): boolean {
    return this.#target.subject.kind !== 'production' || this.#target.domain === undefined
  }

  async recall(): Promise<string | undefined> {
    const { records } = this.#options
    this.#recalled = await this.#mustKnow(() => records.recall(this.#name))
    if (await this.#mustKnow(() => records.wasDeployedByThisRun(this.#name))) {
      const { environment } = this.#target
      log.warning(
        `This run has deployed to the environment "${environment}" before, and this deploy replaces that one. Two sites of one repository need an "environment" each.`,
      )
    }
    return this.#recalled
  }

  async requireNoOtherOwner(link: string): Promise<void> {
    if (this.#target.subject.kind === 'production') return
    // Something will happen to the link, and there will be news of it.
    this.#commenter.prepare()
    const isRecalled = this.#target.domain === undefined
    const owner = await this.#mustKnow(() => this.#options.records.ownerOf(link, this.#name, isRecalled))
    if (owner !== undefined) throw new OwnedError(link, owner)
  }

  async begin(link: string | undefined, digest?: string): Promise<void> {
    const { records } = this.#options
    this.#begunFor = link
    try {
      this.#deployment = await this.#mustKnow(() => records.begin(this.#target, link, digest))
    } catch (error) {
      // What is not recorded would be skipped as unchanged later, and a new link would be forgotten.
      const isKnown = link !== undefined && !digest && (this.#recalled !== undefined || !this.#needsRecord)
      if (!(error instanceof GitHubError && isKnown)) throw error
      log.warning(
        error.forbidden ? notRecorded(error) : printable(`This deploy is not recorded. ${error.message}`),
      )
      return
    }
    const id = this.#deployment
    this.#commenter.prepare()
    // Nobody waits for it: it goes out beside the upload, and before whatever is said next.
    this.#started = this.#best('record that the deploy has started', () => records.start(id))
  }

  async beginAnew(link: string | undefined): Promise<void> {
    await this.#recordFailure(undefined)
    this.#deployment = undefined
    await this.begin(link)
    this.#begunFor = undefined
  }

  async requireNewLink(link: string): Promise<void> {
    if (this.#target.subject.kind === 'production') return
    const owner = await this.#mustKnow(() => this.#options.records.knownOwnerOf(link, this.#name))
    if (owner !== undefined) throw new OwnedError(link, owner)
  }

  async succeed(link: string, site: LiveSite): Promise<void> {
    const comment = this.#tellLive(link, site)
    const [recorded] = await Promise.allSettled([this.#recordSuccess(link), comment])
    if (recorded.status === 'rejected') throw recorded.reason
  }

  async #tellLive(link: string, { extra, ...site }: LiveSite): Promise<void> {
    const commit = this.#target.sha
    await this.#commenter.tell({ kind: 'live', link, commit, ...site, extra: await extra })
  }

  async #recordSuccess(link: string): Promise<void> {
    const id = this.#deployment
    const isNew = this.#isNew(link)
    if (id === undefined && isNew)
      throw new UnrecordedLinkError(link, new Error('There is no deployment for it.'))
    if (id === undefined) return
    await this.#started
    const record = (): Promise<void> => this.#options.records.succeed(id, link, isNew)
    if (!isNew) await this.#best('record the deploy', record)
    else {
      await record().catch((cause: unknown) => {
        throw new UnrecordedLinkError(link, cause)
      })
    }
  }

  async fail(error: unknown, link: string | undefined): Promise<void> {
    // What may have arrived has replaced what was there.
    const replaced = link !== undefined || (error instanceof NetworkError && error.mayHaveArrived)
    const lastGood = replaced ? undefined : this.#recalled
    const comment = this.#commenter.tell({ kind: 'failed', error, lastGood, commit: this.#target.sha })
    await Promise.all([this.#recordFailure(link), comment])
  }

  async #recordFailure(link: string | undefined): Promise<void> {
    const id = this.#deployment
    if (id === undefined) return
    await this.#started
    const isNew = link !== undefined && this.#isNew(link)
    const what = isNew ? `record that the link ${link} was made` : 'record that the deploy failed'
    await this.#best(what, () => this.#options.records.fail(id, link, isNew))
  }

  #isNew(link: string): boolean {
    return this.#begunFor === undefined || !isSameLink(link, this.#begunFor)
  }

  async wasClosed(): Promise<boolean> {
    const { subject } = this.#target
    if (subject.kind !== 'pull-request') return false
    const pull = await this.#best('read the pull request', () =>
      this.#options.github.pullRequest(subject.number),
    )
    return pull?.open === false
  }

  async links(): Promise<string[]> {
    const active = await this.#mustKnow(() => this.#options.records.active(this.#name))
    return [...new Set(active.flatMap(({ link }) => link ?? []))]
  }

  async end(links: readonly string[]): Promise<void> {
    const { records } = this.#options
    const end = this.#best('end the deployments', async () => records.end(await records.active(this.#name)))
    await Promise.all([end, links.length > 0 && this.#commenter.tell({ kind: 'removed', links })])
  }

  async endLink(link: string): Promise<void> {
    const { records } = this.#options
    const own = this.#target.subject.kind === 'production' ? undefined : this.#name
    const end = this.#best('end the deployments', async () => records.end(await records.naming(link, own)))
    await Promise.all([end, this.#commenter.tell({ kind: 'removed', links: [link] })])
  }

  /** For what must be known before anything is sent: a missing permission tells what to add, any other fault is itself. */
  async #mustKnow<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof GitHubError && error.forbidden && this.#needsRecord)) throw error
      const { subject } = this.#target
      const isProduction = subject.kind === 'production'
      const what = isProduction ? 'the live site' : `the preview of ${describe(subject)}`
      throw recordRefused(what, isProduction, error)
    }
  }

  /** Does what must never fail a deploy that succeeded. */
  async #best<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action()
    } catch (error) {
      log.warning(printable(`Could not ${what}. ${messageOf(error)}`))
      return undefined
    }
  }
}
