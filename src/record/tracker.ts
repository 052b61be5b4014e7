import type { GitHub } from '../github/api.ts'
import { log } from '../report/log.ts'
import { shownCommit, type Target } from '../target.ts'
import { bestEffort } from './best-effort.ts'
import { Commenter, type CommenterOptions } from './comment.ts'
import type { Act, News } from './comment-text.ts'
import { endDeployments } from './end-deployments.ts'
import { isHolding } from './last-deploy.ts'
import { OwnedError } from './link-errors.ts'
import type { Listing, LiveSite, LiveSites } from './live-sites.ts'
import { OwnDeployment } from './own-deployment.ts'
import { RecordReader } from './read-record.ts'
import { factsOf, recordOf } from './record-format.ts'
import type { DeployFacts, Failure, LiveNews, Range, Tracking } from './tracking.ts'

/** Milliseconds. A live site's deploy may have begun so long before a preview's first one, and have ended after it. */
const overlap = 60 * 60_000

/** What a tracker needs to know of the run. */
interface TrackerOptions extends CommenterOptions {
  readonly liveSites: LiveSites
  /** `<run id>.<attempt>` and `<workflow file>/<job>`; empty outside a runner. */
  readonly run: string
  readonly job: string
}

/** Remembers a target in GitHub's deployments, and shows its news in a comment. */
export class Tracker implements Tracking {
  readonly remembers = true
  readonly #target: Target
  readonly #options: TrackerOptions
  readonly #github: GitHub
  readonly record: RecordReader
  readonly #own: OwnDeployment
  readonly #commenter: Commenter
  /** The live sites as they were at the start, for the first look. */
  #early: Listing | undefined
  /** Whether a failure or a removal was told. */
  #hasEnded = false

  constructor(target: Target, options: TrackerOptions) {
    this.#target = target
    this.#options = options
    this.#github = options.github
    this.record = new RecordReader(options.github, recordOf(target))
    this.#own = new OwnDeployment(target, options.github, this.record, options.runUrl)
    this.#commenter = new Commenter(target, options)
  }

  get deployment(): number | undefined {
    return this.#own.id
  }

  prepare(act: Act): void {
    this.record.deployments().catch(() => {})
    // A deletion looks at the live sites only right before it.
    if (act === 'deploy' && (this.#isPreview || this.#target.ofBranch)) this.#early = this.#options.liveSites.read()
    this.#commenter.prepareLogin()
  }

  async ownerOf(link: string, range: Range): Promise<LiveSite | undefined> {
    // The link will be changed or deleted, so there will be a comment to write.
    this.#commenter.prepare()
    const early = this.#early
    this.#early = undefined
    const first = (await this.record.deployments()).at(-1)
    const since = range === 'all' ? 0 : (first?.createdAt ?? 0) - overlap
    const except = this.#isPreview ? undefined : this.#target.environment
    const look = { since, withAnswers: range !== 'newer', except }
    return await this.#options.liveSites.ownerOf(link, look, early)
  }

  async production(): Promise<string | undefined> {
    return await this.#options.liveSites.linkOf('production').catch(() => undefined)
  }

  async isHolding(link: string, site: Pick<DeployFacts, 'digest' | 'form'>): Promise<boolean> {
    const own = this.#isPreview ? await this.record.deployments() : undefined
    return await isHolding(link, site, own ?? (await this.#options.liveSites.newest()), this.#github)
  }

  async wasAnswered(link: string, name: string): Promise<boolean> {
    return await this.#own.wasAnswered(link, name)
  }

  async begin(facts: DeployFacts): Promise<void> {
    const { run, job } = this.#options
    this.#early = undefined
    if (!facts.reserved) await this.#warnOfTwoSites(facts)
    await this.#own.begin({ ...facts, run, job })
    this.#commenter.prepare()
  }

  /** Two sites of one record replace each other. Those that the user sends to links of their own don't. */
  async #warnOfTwoSites({ link }: DeployFacts): Promise<void> {
    const { run, job } = this.#options
    const { domain, environment } = this.#target
    const before = (await this.record.deployments()).map(factsOf).find((each) => each && !each.reserved)
    if (this.#own.id !== undefined || before === undefined || run === '' || before.run === '') return
    if (domain !== undefined && before.link !== link) return
    if (before.run !== run && before.job === job) return
    const who = before.run === run ? 'This run has' : `Another workflow or job (${before.job}) has`
    log.warning(
      `${who} already deployed to the environment "${environment}", and this deploy replaces that one. If they are two sites, give each its own "environment".`,
    )
  }

  async succeed(link: string, news?: LiveNews): Promise<void> {
    const tell = async (): Promise<void> => {
      if (news === undefined) return
      const commit = shownCommit(this.#target)
      await this.#commenter.tell({ kind: 'live', link, commit, ...news, compared: await news.compared })
    }
    const replace = () => bestEffort('end the deployment before this one', () => this.#own.replaceOlder(link))
    const [recorded] = await Promise.allSettled([this.#own.succeed(link), tell(), replace()])
    if (recorded.status === 'rejected') throw recorded.reason
  }

  async fail(error: unknown, act: Act, { mayBeDone, sent, isLive }: Failure): Promise<void> {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const commit = shownCommit(this.#target)
    const tell = async (): Promise<void> => {
      // What may have arrived has replaced the earlier site, and so has a live site.
      const isElsewhere = mayBeDone || error instanceof OwnedError
      const stillLive = isElsewhere ? undefined : await this.record.newest().catch(() => undefined)
      await this.#commenter.tell({ kind: 'failed', act, error, stillLive, mayBeDone, isLive, commit })
    }
    await Promise.all([act === 'deploy' && this.#own.fail(sent), this.#commenter.tells && tell()])
  }

  async forget(link: string): Promise<void> {
    await this.#end((named) => named === link)
  }

  async end(): Promise<void> {
    await this.#end(() => true)
  }

  async #end(isOver: (named: string | undefined) => boolean): Promise<void> {
    const over = []
    for (const each of await this.record.deployments()) if (isOver(await this.record.linkOf(each))) over.push(each)
    this.#own.forget(over)
    await endDeployments(this.#github, over, this.#options.runUrl)
    await this.record.remove(over)
  }

  async withdraw(): Promise<void> {
    const mine = (await this.record.deployments()).filter(({ id }) => id === this.deployment)
    this.#own.forget(mine)
    const { runUrl } = this.#options
    await bestEffort('delete the deployment of this run', () => endDeployments(this.#github, mine, runUrl))
  }

  async tell(news: Exclude<News, { kind: 'live' | 'failed' }>): Promise<void> {
    // What is gone must be shown, also if the run fails after it for another link.
    this.#hasEnded = true
    await this.#commenter.tell(news)
  }

  get #isPreview(): boolean {
    return this.#target.subject.kind !== 'live-site'
  }
}
