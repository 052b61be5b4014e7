import type { Act, News } from './comment-text.ts'
import type { LiveSite } from './live-sites.ts'
import type { RecordedLinks } from './read-record.ts'
import type { PayloadFacts } from './record-format.ts'

/**
 * Which live sites are looked at for a link: those deployed since an hour before this record began (`newer`), also with
 * what their newest deploys were answered (`newer and answered`), or all of them (`all`).
 */
export type Range = 'newer' | 'newer and answered' | 'all'

/** What a deploy leaves in the payload of its deployment. */
export type DeployFacts = Omit<PayloadFacts, 'run' | 'job'>

/** What a comment shows of a site that is live. */
export type LiveNews = Omit<Extract<News, { kind: 'live' }>, 'kind' | 'link' | 'commit' | 'compared'> & {
  /** What changed. The comment waits for it. */
  readonly compared?: Promise<Extract<News, { kind: 'live' }>['compared']> | undefined
}

/** What became of a link whose deploy or teardown failed. */
export interface Failure {
  /** Whether any attempt may have put the commit at a link, or may have deleted the link. */
  readonly mayBeDone: boolean
  /** The link that took the site, and keeps it in spite of the error: it must be recorded. */
  readonly sent?: string | undefined
  /** Whether the commit is live in spite of the error. */
  readonly isLive?: boolean | undefined
}

/**
 * What is remembered of one target, and what a run tells of it. A preview touches only what its own record names, and
 * its record names only what it made. A method that reads or records what decides throws if it can't; what only tells
 * ends in a warning.
 */
export interface Tracking {
  /** Number of the deployment that records this run; undefined if there is none. */
  readonly deployment: number | undefined
  /** Whether anything is remembered. If not, the user has decided so, and everything goes where it is told. */
  readonly remembers: boolean
  /** Asks early for what will be needed. An error is thrown later, by the method that needs the answer. */
  prepare(act: Act): void
  /** What is remembered. */
  readonly record: RecordedLinks
  /** The live site of another environment that names a link; undefined if none does. */
  ownerOf(link: string, range: Range): Promise<LiveSite | undefined>
  /** The link that the repository's production names last; for words only. */
  production(): Promise<string | undefined>
  /** Whether the last deploy to a link, of any record that may touch it, sent this very site and has ended well. */
  isHolding(link: string, site: Pick<DeployFacts, 'digest' | 'form'>): Promise<boolean>
  /** Whether the service answered an earlier deploy to a link with this name. */
  wasAnswered(link: string, name: string): Promise<boolean>
  /** Records that a deploy begins; again, if the link is lost to which it was to go. Nothing may be sent before. */
  begin(facts: DeployFacts): Promise<void>
  /**
   * Records that the deploy is live, and shows it if there is news.
   *
   * @throws {UnrecordedLinkError} if nothing else names the link, and it could not be recorded
   */
  succeed(link: string, news?: LiveNews): Promise<void>
  /** Records and shows that the run failed, unless that was told before, or what is gone. */
  fail(error: unknown, act: Act, failure: Failure): Promise<void>
  /** Deletes the deployments that name a link, which is gone or somebody else's. @throws {EndError} */
  forget(link: string): Promise<void>
  /** Deletes all deployments: the record names nothing any more. @throws {EndError} */
  end(): Promise<void>
  /** Deletes the deployment that records this run, because nothing is to be deployed. */
  withdraw(): Promise<void>
  /** Shows other news than of a deploy. */
  tell(news: Exclude<News, { kind: 'live' | 'failed' }>): Promise<void>
}
