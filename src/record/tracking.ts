import type { Compared } from '../pages/list.ts'
import type { Act } from './comment-text.ts'
import type { RecordLink } from './links.ts'
import type { PayloadFacts } from './record-format.ts'
import type { Search } from './takeover.ts'

/** What the comment shows of a live site. */
export interface LiveSite {
  readonly fileCount: number
  readonly bytes: number
  /** The link's status as the service reported it. */
  readonly status?: string | undefined
  /** What changed. The comment waits for it. */
  readonly compared?: Promise<Compared | undefined>
}

/**
 * How old what is known of a link's owners may be. `recent`: some seconds. `new`: it is asked again. `new, also of the
 * record itself`: it is asked again too whether the link was torn down since its record was read.
 */
export type Look = 'recent' | 'new' | 'new, also of the record itself'

/**
 * Follows one target on GitHub during a run: its links, who owns them, the deployment and the comment. A method that
 * reads throws if it can't, and so does a method that records a link which nobody would know otherwise.
 */
export interface Tracking {
  /** Number of the deployment that records this run; undefined if there is none. */
  readonly deployment: number | undefined
  /** Whether anything is remembered. If not, the user has decided so, and everything goes where it is told. */
  readonly remembers: boolean
  /** Asks early for what will be needed. An error is thrown later, by the method that needs the answer. */
  prepare(act: Act): void
  /** The live links of this target's record, the one that a site was sent to last comes first. */
  links(): Promise<readonly RecordLink[]>
  /** The live links of all records with this name. */
  linksNamed(name: string): Promise<readonly RecordLink[]>
  /**
   * Makes sure that nobody has taken a link over from this preview since it was made.
   *
   * @throws {OwnedError | TornDownError} if somebody has, or another run has torn it down
   */
  requireNotTaken(link: RecordLink, look: Look): Promise<void>
  /**
   * Makes sure that a link is no live site's.
   *
   * @throws {OwnedError} if it is
   */
  requireNoLiveSite(link: string, search: Search): Promise<void>
  /** Reads what production's newest deployments name, so that the answer for a new link can be held against it. */
  readProduction(): Promise<void>
  /** Whether a link with these names holds the site with this digest, by the record. */
  isHolding(digest: string, names: readonly string[]): Promise<boolean>
  /**
   * Records that a deploy begins.
   *
   * @param isNew whether a link is to be made. Then its success must be recorded too, as the proof that it was made.
   */
  begin(facts: PayloadFacts, isNew?: boolean): Promise<void>
  /** Records that the deploy goes to a new link, because the service lost the old one: a second deployment begins. */
  beginAnew(): Promise<void>
  /** Records and shows that the deploy is live. */
  succeed(link: string, site: LiveSite): Promise<void>
  /**
   * Records and shows that the run failed, unless it has recorded before how it ended.
   *
   * @param link if the content may have arrived there, and the link is this record's
   * @param act what the run was for, if nothing was prepared
   */
  fail(error: unknown, link: string | undefined, act?: Act): Promise<void>
  /** Records that a link is gone. */
  end(link: RecordLink): Promise<void>
  /** Shows which links were torn down; and the days without a deploy, if that is why. */
  tellRemoved(links: readonly string[], expired?: number): Promise<void>
}
