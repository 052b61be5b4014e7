import { ActionError, messageOf } from '../errors.ts'
import type { Compared } from '../pages/list.ts'
import { printable } from '../text/printable.ts'

/** What the comment shows of a live site. */
export interface LiveSite {
  readonly fileCount: number
  readonly bytes: number
  /** The link's status as the service reported it. */
  readonly status?: string | undefined
  /** What changed. The comment waits for it. */
  readonly compared?: Promise<Compared | undefined>
}

/** Follows one target on GitHub during a run: its link, the owner of the link, the deployment and the comment. */
export interface Tracking {
  /** Number of the deployment that records this run; undefined if there is none. */
  readonly deployment: number | undefined
  /**
   * Asks early for what will be needed, at the same time. An error is thrown later, by the method that needs the
   * answer.
   */
  prepare(): void
  /**
   * The link of this target's last deploy; undefined if there is none.
   *
   * @throws if the record can't be read: with a new link the old one would be forgotten
   */
  recall(): Promise<string | undefined>
  /**
   * Makes sure that a preview does not touch a link of another record.
   *
   * @throws {OwnedError} if another record owns the link
   * @throws if the owner can't be found out
   */
  requireNoOtherOwner(link: string): Promise<void>
  /** The link that holds the site with this digest, by the record; undefined if it may hold something else. */
  holding(digest: string): Promise<string | undefined>
  /**
   * Records that a deploy begins.
   *
   * @param link undefined if it is not known yet
   * @param digest of the site, if an input asks for it
   * @throws if it can't be recorded, so that nobody would know of its link
   */
  begin(link: string | undefined, digest?: string): Promise<void>
  /**
   * Records that the deploy goes to another link than it was begun for: a new one, or the one in the service's answer.
   * The first deployment gets the status failure. A second one begins for the other link, so that the record tells its
   * owner.
   *
   * @throws if it can't be recorded
   */
  beginAnew(link: string | undefined): Promise<void>
  /**
   * Makes sure that no other record owns a link that the service calls new. It looks only at what was read so far.
   *
   * @throws {OwnedError} if another record owns the link
   */
  requireNewLink(link: string): Promise<void>
  /**
   * Records and shows that the deploy is live.
   *
   * @throws if the link is new and can't be recorded
   */
  succeed(link: string, site: LiveSite): Promise<void>
  /**
   * Records and shows that the deploy failed.
   *
   * @param link if the content may have arrived there and no record names it yet
   */
  fail(error: unknown, link: string | undefined): Promise<void>
  /** Whether the pull request was closed while its preview was deployed. */
  wasClosed(): Promise<boolean>
  /**
   * The links of this target's deployments that must be torn down.
   *
   * @throws if they can't be read
   */
  links(): Promise<readonly string[]>
  /** Records and shows that all links of this target are gone. */
  end(links: readonly string[]): Promise<void>
  /** Records and shows that a link which the user named is gone. */
  endLink(link: string): Promise<void>
}

/** A link belongs to another record, so this run must not touch it. */
export class OwnedError extends ActionError {
  constructor(link: string, owner: string) {
    super(`${link} belongs to ${printable(owner)}, so this run left it as it is.`, {
      hint: 'Give the preview a "domain" of its own, or leave "domain" out: then each preview gets its own link.',
    })
  }
}

/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
export class UnrecordedLinkError extends ActionError {
  constructor(link: string, cause: unknown) {
    super(
      `The site is live at the new link ${link}, but GitHub did not record it. ${printable(messageOf(cause))}`,
      {
        hint: `This link is not remembered: delete ${link} in the hosting account, or write it as "domain", before the next run makes another link.`,
        cause,
      },
    )
  }
}
