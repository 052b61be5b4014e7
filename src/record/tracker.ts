import { GitHubError, isForbidden } from '../github/answers.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { bestEffort } from './best-effort.ts'
import { Commenter, type CommenterOptions } from './comment.ts'
import type { Act } from './comment-text.ts'
import { fateOfCommit } from './fate.ts'
import { OwnedError, TornDownError } from './link-errors.ts'
import { hasName, type RecordLink } from './links.ts'
import { OwnDeployment, type OwnDeploymentOptions } from './own-deployment.ts'
import { explainingPermission, needsRecord, notRecorded } from './permissions.ts'
import { type PayloadFacts, type RecordName, recordOf } from './record-format.ts'
import type { Records } from './records.ts'
import type { Search } from './takeover.ts'
import type { LiveSite, Look, Tracking } from './tracking.ts'

/** Milliseconds. What is known of a link's owners is recent for so long. */
const recently = 10_000

/** What a tracker needs to know of the run. */
export interface TrackerOptions extends OwnDeploymentOptions, CommenterOptions {}

/** If reading or writing decides about a link, an error fails the run. If it only tells, an error is one warning. */
export class Tracker implements Tracking {
  readonly remembers = true
  readonly #records: Records
  readonly #target: Target
  readonly #name: RecordName
  readonly #commenter: Commenter
  readonly #own: OwnDeployment
  /** The links that the record had before this run changed it; undefined until they are read. */
  #links: readonly RecordLink[] | undefined
  /** When it was read last who owns the link, on the clock of `performance.now()`. */
  #readAt: number | undefined
  #hasChecked = false
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

  prepare(act: Act): void {
    this.#act = act
    this.#records.prepare(this.#name, act === 'deploy')
    if (act === 'deploy') this.#readAt = performance.now()
    this.#commenter.prepareLogin()
  }

  async links(): Promise<RecordLink[]> {
    const links = await this.#ask(() => this.#records.links(this.#name))
    this.#links = links
    return links
  }

  async linksNamed(name: string): Promise<RecordLink[]> {
    return await this.#ask(() => this.#records.linksNamed(name))
  }

  async requireNotTaken(link: RecordLink, look: Look): Promise<void> {
    const { subject, domain, lasting = false } = this.#target
    if (subject.kind === 'live-site') return
    const now = performance.now()
    const isOld = look !== 'recent' || this.#readAt === undefined || now - this.#readAt >= recently
    if (this.#hasChecked && !isOld) return
    // The link will be changed or deleted, so there will be a comment to write.
    this.#commenter.prepare()
    if (isOld) this.#readAt = now
    this.#hasChecked = true
    const [taker, isTornDown] = await this.#ask(() =>
      Promise.all([
        this.#records.takerOf(link, this.#name, {
          isNamed: domain !== undefined,
          isFollowed: lasting,
          isFresh: isOld,
        }),
        look === 'new, also of the record itself' && this.#records.wasTornDown(link, this.#name, this.#own.id),
      ]),
    )
    if (isTornDown) throw new TornDownError(link.names[0])
    if (taker !== undefined) throw new OwnedError(link.names[0], taker, this.#target, this.#act)
  }

  async requireNoLiveSite(link: string, search: Search): Promise<void> {
    const owner = await this.#ask(() => this.#records.liveSiteAt(link, search))
    if (owner !== undefined) throw new OwnedError(link, owner, this.#target, this.#act)
  }

  async readProduction(): Promise<void> {
    await this.#ask(() => this.#records.readProduction())
  }

  async isHolding(digest: string, names: readonly string[]): Promise<boolean> {
    try {
      return await this.#records.isHolding(digest, names, this.#name)
    } catch (error) {
      if (!isForbidden(error)) throw error
      this.#isUnreadable = true
      return false
    }
  }

  async begin(facts: PayloadFacts, isNew = facts.link === undefined): Promise<void> {
    const { link, digest } = facts
    if (this.#target.domain === undefined) await this.#ask(() => this.#own.warnOfEarlier())
    try {
      await this.#ask(() => this.#own.begin(facts, isNew))
    } catch (error) {
      // A digest must be recorded, or a later run may skip a site that is not live. So must a new link.
      const isKnown = this.#links?.some(({ names }) => hasName(names, link)) ?? false
      const mustRecord = isNew || (needsRecord(this.#target) && !isKnown) || (digest && !this.#isUnreadable)
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

  async succeed(link: string, { compared, ...site }: LiveSite): Promise<void> {
    this.#hasEnded = true
    const { sha: commit } = this.#target
    const tell = async (): Promise<void> =>
      this.#commenter.tell({ kind: 'live', link, commit, ...site, compared: await compared })
    const [recorded] = await Promise.allSettled([this.#own.succeed(link), tell()])
    if (recorded.status === 'fulfilled') return
    // The comment that the site is live is not all that there is to say.
    this.#hasEnded = false
    throw recorded.reason
  }

  async fail(error: unknown, link: string | undefined, act = this.#act): Promise<void> {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const fate = link === undefined ? fateOfCommit(error, act) : 'may or may not be live'
    const tell = async (): Promise<void> => {
      // If the files may have arrived, they have replaced the earlier site.
      const lastGood = fate === 'was not deployed' ? await this.#lastGood() : undefined
      const { sha: commit } = this.#target
      await this.#commenter.tell({ kind: 'failed', act, error, lastGood, fate, commit })
    }
    await Promise.all([this.#own.fail(link), this.#commenter.tells && tell()])
  }

  /** The link that the record had before this run changed it; undefined also if GitHub does not tell it in time. */
  async #lastGood(): Promise<string | undefined> {
    const links = this.#links ?? (await this.#records.links(this.#name).catch(() => []))
    return links.find(({ sent }) => sent)?.names[0]
  }

  async #ask<T>(action: () => Promise<T>): Promise<T> {
    return await explainingPermission(this.#target, action)
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
