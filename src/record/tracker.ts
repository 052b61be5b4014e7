import { CancelledError, NetworkError, ServiceError } from '../errors.ts'
import { GitHubError } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import { FateError, mayHaveMadeLink } from '../hosting/refusals.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { bestEffort } from './best-effort.ts'
import { Commenter } from './comment.ts'
import type { Act } from './comment-text.ts'
import { hasName, type RecordLink } from './links.ts'
import { OwnDeployment, type OwnDeploymentOptions } from './own-deployment.ts'
import { notRecorded } from './permissions.ts'
import { type PayloadFacts, type RecordName, recordOf } from './record-format.ts'
import type { Records } from './records.ts'
import { explainingPermission, needsRecord } from './required-record.ts'
import type { Search } from './takeover.ts'
import { type LiveSite, type Look, OwnedError, TornDownError, type Tracking, UnrecordedLinkError } from './tracking.ts'

/** Milliseconds. What is known of a link's owners is recent for so long. */
const recently = 10_000

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
  readonly #records: Records
  readonly #target: Target
  readonly #name: RecordName
  readonly #commenter: Commenter
  readonly #own: OwnDeployment
  /** The links that the record had before this run changed it. */
  #links: readonly RecordLink[] = []
  /** When it was read last who owns the link, on the clock of `performance.now()`. */
  #readAt: number | undefined
  #hasChecked = false
  /** Whether `#links` is known. */
  #hasRead = false
  #act: Act = 'deploy'
  /** Whether it is recorded how the run ended. */
  #hasEnded = false
  /** Whether the token may not read the record, so that no run can believe a digest in it. */
  #isUnreadable = false

  constructor(target: Target, options: TrackerOptions) {
    this.#records = options.records
    this.#target = target
    this.#name = recordOf(target)
    this.#own = new OwnDeployment(target, options)
    this.#commenter = new Commenter(target, options)
  }

  get deployment(): number | undefined {
    return this.#own.id
  }

  get remembers(): true {
    return true
  }

  prepare(act: Act): void {
    this.#act = act
    this.#records.prepare(this.#name, act === 'deploy')
    if (act === 'deploy') this.#readAt = performance.now()
    this.#commenter.prepareLogin()
  }

  async links(): Promise<RecordLink[]> {
    const links = await explainingPermission(this.#target, () => this.#records.links(this.#name))
    this.#links = links
    this.#hasRead = true
    return links
  }

  async linksNamed(name: string): Promise<RecordLink[]> {
    return await explainingPermission(this.#target, () => this.#records.linksNamed(name))
  }

  async requireNotTaken(link: RecordLink, look: Look): Promise<void> {
    if (this.#target.subject.kind === 'production') return
    const now = performance.now()
    const isOld = look !== 'recent' || this.#readAt === undefined || now - this.#readAt >= recently
    if (this.#hasChecked && !isOld) return
    // The link will be changed or deleted, so there will be a comment to write.
    this.#commenter.prepare()
    const { domain, lasting = false } = this.#target
    const options = { own: this.#name, isNamed: domain !== undefined, isFollowed: lasting, isFresh: isOld }
    if (isOld) this.#readAt = now
    this.#hasChecked = true
    const isWhole = look === 'new, also of the record itself'
    const [taker, isTornDown] = await explainingPermission(this.#target, () =>
      Promise.all([
        this.#records.takerOf(link, options),
        isWhole && this.#records.wasTornDown(link, this.#name, this.#own.id),
      ]),
    )
    if (isTornDown) throw new TornDownError(link.names[0])
    if (taker !== undefined) throw new OwnedError(link.names[0], taker)
  }

  async requireNoLiveSite(link: string, search: Search): Promise<void> {
    const owner = await explainingPermission(this.#target, () => this.#records.liveSiteAt(link, search))
    if (owner !== undefined) throw new OwnedError(link, owner)
  }

  async readProduction(): Promise<void> {
    await explainingPermission(this.#target, () => this.#records.readProduction())
  }

  async isHolding(digest: string, names: readonly string[]): Promise<boolean> {
    try {
      return await this.#records.isHolding(digest, names, this.#name)
    } catch (error) {
      if (!(error instanceof GitHubError && error.mayLackPermission)) throw error
      this.#isUnreadable = true
      return false
    }
  }

  async begin(facts: PayloadFacts, isNew = facts.link === undefined): Promise<void> {
    const { domain } = this.#target
    const { link = '', digest } = facts
    if (domain === undefined) await explainingPermission(this.#target, () => this.#own.warnOfEarlier())
    try {
      await explainingPermission(this.#target, () => this.#own.begin(facts, isNew))
    } catch (error) {
      // A digest must be recorded, or a later run may skip a site that is not live. So must a new link.
      const isUnknown = !this.#links.some((each) => hasName(each.names, link))
      const mustRecord = isNew || (needsRecord(this.#target) && isUnknown) || (digest && !this.#isUnreadable)
      if (!(error instanceof GitHubError) || mustRecord) throw error
      log.warning(
        error.mayLackPermission ? notRecorded(error) : printable(`This deploy is not recorded. ${error.message}`),
      )
      return
    }
    this.#commenter.prepare()
  }

  async beginAnew(): Promise<void> {
    await this.#own.abandon()
    await this.begin({})
  }

  async succeed(link: string, site: LiveSite): Promise<void> {
    this.#hasEnded = true
    const { sha: commit } = this.#target
    const tellLive = async ({ compared, ...facts }: LiveSite): Promise<void> =>
      this.#commenter.tell({ kind: 'live', link, commit, ...facts, compared: await compared })
    const [recorded] = await Promise.allSettled([this.#own.succeed(link), tellLive(site)])
    if (recorded.status === 'fulfilled') return
    // The comment that the site is live is not all that there is to say.
    this.#hasEnded = false
    throw recorded.reason
  }

  async fail(error: unknown, link: string | undefined, act = this.#act): Promise<void> {
    if (this.#hasEnded) return
    this.#hasEnded = true
    // If the files may have arrived, they have replaced the earlier site.
    const mayBeLive = link !== undefined || isOpen(error, act)
    const tell = async (): Promise<void> => {
      const lastGood = mayBeLive ? undefined : await this.#lastGood()
      const { sha: commit } = this.#target
      await this.#commenter.tell({ kind: 'failed', act, error, lastGood, mayBeLive, commit })
    }
    await Promise.all([this.#own.fail(link), this.#commenter.tells && tell()])
  }

  /** The link that the record had before this run changed it; undefined also if GitHub does not tell it in time. */
  async #lastGood(): Promise<string | undefined> {
    if (this.#hasRead) return this.#links.find(({ sent }) => sent)?.names[0]
    const records = this.#records.hurried()
    return await records.recall(this.#name).then(
      (link) => link?.names[0],
      () => undefined,
    )
  }

  async end(link: RecordLink): Promise<void> {
    await bestEffort('end the deployments', () => this.#records.end(link))
  }

  async tellRemoved(links: readonly string[], expired?: number): Promise<void> {
    // What is gone must be shown, also if the run fails after it for another link.
    if (links.length > 0) this.#hasEnded = true
    await this.#commenter.tell({ kind: 'removed', links, expired })
  }
}

/** Whether nobody knows if an upload has replaced a link's site, or a deletion has deleted the link. */
function isOpen(error: unknown, act: Act): boolean {
  if (error instanceof CancelledError) return error.underWay !== undefined
  if (act !== 'deploy') return false
  const isUpload = (error instanceof ServiceError || error instanceof NetworkError) && error.operation === 'upload'
  const isLink = error instanceof ServiceError && error.link !== undefined
  return (
    error instanceof FateError ||
    error instanceof UnrecordedLinkError ||
    (isUpload && (isLink || mayHaveMadeLink(error)))
  )
}
