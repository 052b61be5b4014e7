import { ActionError, messageOf } from '../errors.ts'
import { log } from '../step/log.ts'
import { printable } from '../text/printable.ts'
import { unknownLink } from './permissions.ts'

/** What is live, for the comment. */
export interface LiveSite {
  readonly fileCount: number
  readonly bytes: number
  /** The link's status as the service reported it. */
  readonly status?: string | undefined
  /** More to show below, in Markdown; the comment waits for it. */
  readonly extra?: Promise<string | undefined>
}

/** Follows one target on GitHub through a run: which link it has, whose that is, the deployment, the comment. */
export interface Tracking {
  /** Number of the deployment that records this run; undefined where there is none. */
  readonly deployment: number | undefined
  /** Asks early for what will be needed, side by side; a fault shows when it is needed. */
  prepare(): void
  /**
   * The link that this target's last deploy went to; undefined where there is none.
   *
   * @throws where it can't be told: a new link would then forget the old one
   */
  recall(): Promise<string | undefined>
  /**
   * Makes sure that a preview leaves alone what belongs to somebody else.
   *
   * @throws {OwnedError} where another record owns the link
   * @throws where that can't be told
   */
  requireNoOtherOwner(link: string): Promise<void>
  /** The link that holds a site of this digest, by the record; undefined where it may hold anything else. */
  holding(digest: string): Promise<string | undefined>
  /**
   * A deploy starts; `link` where it is known, `digest` where somebody asked for it.
   *
   * @throws where it can't be recorded, and then nobody would know of its link
   */
  begin(link: string | undefined, digest?: string): Promise<void>
  /**
   * The deploy goes to another link than it was begun for: to a new one, or to what the service answered. What was begun
   * has failed then, and a deploy to the other link begins, so that the record says whose that is.
   *
   * @throws where it can't be recorded
   */
  beginAnew(link: string | undefined): Promise<void>
  /**
   * Makes sure that a link which the service calls new is nobody's, as far as is known.
   *
   * @throws {OwnedError} where another record owns it
   */
  requireNewLink(link: string): Promise<void>
  /**
   * The deploy is live.
   *
   * @throws where the link is new and can't be recorded
   */
  succeed(link: string, site: LiveSite): Promise<void>
  /** The deploy failed; `link` where its content may have arrived at a link that nobody has recorded yet. */
  fail(error: unknown, link: string | undefined): Promise<void>
  /** Whether the pull request was closed while its preview was on its way. */
  wasClosed(): Promise<boolean>
  /**
   * The links of this target's deployments that are to be torn down.
   *
   * @throws where they can't be told
   */
  links(): Promise<readonly string[]>
  /** Everything that this target had is gone. */
  end(links: readonly string[]): Promise<void>
  /** A link that the user named is gone. */
  endLink(link: string): Promise<void>
}

/** A link belongs to another record, so a preview must not touch it. */
export class OwnedError extends ActionError {
  constructor(link: string, owner: string) {
    super(`${link} belongs to ${printable(owner)}, so this run left it as it is.`, {
      hint: 'Give the preview a "domain" of its own, or leave "domain" out: then each preview gets its own link.',
    })
  }
}

/** For a run without a token: nothing is recorded, owned or shown, by the user's own word. */
export class Untracked implements Tracking {
  readonly deployment = undefined
  #link: string | undefined

  prepare(): void {}

  async holding(): Promise<undefined> {
    return undefined
  }

  async recall(): Promise<undefined> {
    return undefined
  }

  async requireNoOtherOwner(): Promise<void> {}

  async begin(link: string | undefined): Promise<void> {
    this.#link = link
  }

  async beginAnew(link: string | undefined): Promise<void> {
    this.#link = link
  }

  async requireNewLink(): Promise<void> {}

  async succeed(link: string): Promise<void> {
    if (this.#link !== undefined) return
    log.warning(
      `Without github-token the link ${link} is not remembered: the next run will make another one.`,
    )
  }

  async fail(): Promise<void> {}

  async wasClosed(): Promise<false> {
    return false
  }

  async links(): Promise<never> {
    throw unknownLink()
  }

  async end(): Promise<void> {}

  async endLink(): Promise<void> {}
}

/** A new link is live, and nothing on GitHub says so: nobody would tear it down. */
export class UnrecordedLinkError extends ActionError {
  constructor(link: string, cause: unknown) {
    super(
      `The site is live at the new link ${link}, but GitHub did not record it. ${printable(messageOf(cause))}`,
      {
        hint: `Nothing remembers this link: delete ${link} in the hosting account, or write it as "domain", before the next run makes another one.`,
        cause,
      },
    )
  }
}
