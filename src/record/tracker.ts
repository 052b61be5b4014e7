import type { Deployment } from '../github/resources.ts'
import { shownCommit, type Target } from '../target.ts'
import { bestEffort } from './best-effort.ts'
import { type CommenterOptions, commenterFor } from './comment.ts'
import type { Act, FailedNews, LiveNews, News } from './comment-text.ts'
import { endDeployments } from './end-deployments.ts'
import { isHolding } from './last-deploy.ts'
import { OwnedError } from './link-errors.ts'
import type { LiveSite, LiveSites, Range } from './live-sites.ts'
import { OwnDeployment, type RunOptions } from './own-deployment.ts'
import { RecordReader } from './read-record.ts'
import { type DeployFacts, recordOf } from './record-format.ts'

type Options = CommenterOptions & RunOptions & { readonly liveSites: LiveSites }

/** What became of a link whose deploy or teardown failed. `sent` is the one that has the site in spite of the error. */
type Failure = Pick<FailedNews, 'mayBeDone' | 'isLive'> & { readonly sent?: string | undefined }

/**
 * Remembers a target in GitHub's deployments, and shows its news in a comment. A preview touches only what its own record
 * names, and its record names only what it made. A method that reads or records what decides throws if it can't; what
 * only tells ends in a warning.
 */
export class Tracker {
  /** Whether anything is remembered. If not, the user has decided so, and everything goes where it is told. */
  readonly remembers: boolean = true
  readonly record: RecordReader
  readonly #target: Target
  readonly #options: Options
  readonly #own: OwnDeployment
  readonly #commenter: ReturnType<typeof commenterFor>
  readonly #isPreview: boolean
  /** The live sites as they were at the start, for the first look. */
  #early: AsyncGenerator<Deployment[]> | undefined
  /** Whether a failure or a removal was told. */
  #hasEnded = false

  constructor(target: Target, options: Options) {
    this.#target = target
    this.#options = options
    this.record = new RecordReader(options.github, recordOf(target))
    this.#own = new OwnDeployment(target, this.record, options)
    this.#commenter = commenterFor(target, options)
    this.#isPreview = target.subject.kind !== 'live-site'
  }

  get deployment(): number | undefined {
    return this.#own.made?.id
  }

  /** Asks early for what will be needed. An error is thrown later, by the method that needs the answer. */
  prepare(act: Act): void {
    this.record.deployments().catch(() => {})
    // A deletion looks at the live sites only right before it.
    if (act === 'deploy' && (this.#isPreview || this.#target.ofBranch)) this.#early = this.#options.liveSites.read()
    if (this.#commenter) this.#options.github.login().catch(() => {})
  }

  /** The live site of another environment that names a link; undefined if none does. */
  async ownerOf(link: string, range: Range): Promise<LiveSite | undefined> {
    // The link will be changed or deleted, so there will be a comment to write.
    this.#commenter?.prepare()
    const early = this.#early
    this.#early = undefined
    const first = (await this.record.deployments()).at(-1)
    // A live site's deploy may have begun an hour before a preview's first one, and have ended after it.
    const since = range === 'all' ? 0 : (first?.createdAt ?? 0) - 60 * 60_000
    const except = this.#isPreview ? undefined : this.#target.environment
    return await this.#options.liveSites.ownerOf(link, { since, withAnswers: range !== 'newer', except }, early)
  }

  /** The link that the repository's production names last; for words only. */
  async production(): Promise<string | undefined> {
    return await this.#options.liveSites.linkOf('production').catch(() => undefined)
  }

  /** Whether the last deploy to a link, of any record that may touch it, sent this very site and has ended well. */
  async isHolding(link: string, site: Pick<DeployFacts, 'digest' | 'form'>): Promise<boolean> {
    const all = await (this.#isPreview ? this.record.deployments() : this.#options.liveSites.newest())
    return await isHolding(link, site, all, this.#options.github)
  }

  /** Whether the service answered an earlier deploy to a link with this name. */
  async wasAnswered(link: string, name: string): Promise<boolean> {
    return await this.#own.wasAnswered(link, name)
  }

  /** Records that a deploy begins; again, if the link is lost to which it was to go. Nothing may be sent before. */
  async begin(facts: DeployFacts): Promise<void> {
    this.#early = undefined
    await this.#own.begin(facts)
    this.#commenter?.prepare()
  }

  /** Records that the deploy is live, and shows it if there is news. @throws {UnrecordedLinkError} */
  async succeed(link: string, news?: LiveNews): Promise<void> {
    const commit = shownCommit(this.#target)
    const tell = async (): Promise<void> => {
      if (news) await this.#commenter?.tell({ kind: 'live', link, commit, ...news, compared: await news.compared })
    }
    const replace = () => bestEffort('end the deployment before this one', () => this.#own.replaceOlder(link))
    const [recorded] = await Promise.allSettled([this.#own.succeed(link), tell(), replace()])
    if (recorded.status === 'rejected') throw recorded.reason
  }

  /** Records and shows that the run failed, unless that was told before, or what is gone. */
  async fail(error: unknown, act: Act, { mayBeDone, sent, isLive }: Failure): Promise<void> {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const tell = async (): Promise<void> => {
      const commit = shownCommit(this.#target)
      // What may have arrived has replaced the earlier site, and so has a live site.
      const isElsewhere = mayBeDone || error instanceof OwnedError
      const stillLive = isElsewhere ? undefined : await this.record.newest().catch(() => undefined)
      await this.#commenter?.tell({ kind: 'failed', act, error, stillLive, mayBeDone, isLive, commit })
    }
    await Promise.all([act === 'deploy' && this.#own.fail(sent), this.#commenter && tell()])
  }

  /** Deletes the deployments that name a link, which is gone or somebody else's. @throws {EndError} */
  async forget(link: string): Promise<void> {
    const over: Deployment[] = []
    for (const each of await this.record.deployments()) if ((await this.record.linkOf(each)) === link) over.push(each)
    await this.#end(over)
  }

  /** Deletes all deployments: the record names nothing any more. @throws {EndError} */
  async end(): Promise<void> {
    await this.#end(await this.record.deployments())
  }

  /** Deletes the deployment that records this run, because nothing is to be deployed. */
  async withdraw(): Promise<void> {
    const { made } = this.#own
    if (made) await bestEffort('delete the deployment of this run', () => this.#end([made]))
  }

  async #end(over: readonly Deployment[]): Promise<void> {
    if (over.some(({ id }) => id === this.deployment)) this.#own.made = undefined
    await endDeployments(this.#options.github, over, this.#options.runUrl)
    await this.record.change((known) => known.filter((each) => !over.includes(each)))
  }

  async tell(news: Exclude<News, { kind: 'live' | 'failed' }>): Promise<void> {
    // What is gone must be shown, also if the run fails after it for another link.
    this.#hasEnded = true
    await this.#commenter?.tell(news)
  }
}
