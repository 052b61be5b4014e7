import { ActionError, messageOf } from '../errors.ts'
import type { Compared } from '../pages/list.ts'
import type { Subject, Target } from '../target.ts'
import { printable } from '../text/printable.ts'
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

const leaveOut = 'Leave "domain" out for previews: each gets its own link.'
const onlyForPushes = 'To name the link only for pushes to the live site, write:'

/** A link belongs to another record, so this run must not touch it. */
export class OwnedError extends ActionError {
  constructor(link: string, owner: string, target: Pick<Target, 'subject' | 'domain' | 'lasting'>, act: Act) {
    const what = `belongs to ${printable(owner)}, so this run left it as it is.`
    const isNamed = target.domain !== undefined && !target.lasting
    const other = isNamed
      ? `${leaveOut} The log of the run shows how to name one for pushes only.`
      : otherWay(target, act)
    const hint = isNamed ? `${leaveOut} ${onlyForPushes}\n${lineFor(link, target.subject)}` : other
    super(`${link} ${what}`, { hint, inPublic: { message: `The link ${what}`, hint: other } })
  }
}

function otherWay({ lasting }: Pick<Target, 'lasting'>, act: Act): string {
  if (lasting) return 'Write another link as "domain" for this branch.'
  if (act === 'teardown') return 'There is nothing left to delete: the link is no preview any more.'
  return 'Write a "domain" of its own for this preview, or give what has taken its link another one.'
}

/** The input `domain` for a workflow whose pushes go to the live site, and whose previews have links of their own. */
function lineFor(link: string, { kind }: Subject): string {
  const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : ''
  return `domain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`
}

/** A preview's site went to a link that is not its own. Nothing records that link, so that no close deletes it. */
export class OverwrittenError extends ActionError {
  constructor(link: string) {
    super(
      `The service answered that this preview is at ${link}, which it did not make. What was there may be overwritten.`,
      {
        hint: `See what ${link} shows, and deploy its own site again if it must. Perhaps the account has no room for one more link.`,
        inPublic: {
          message: 'The service put this preview at a link that it did not make. What was there may be overwritten.',
          hint: 'The log of the run names the link: look at it now.',
        },
      },
    )
  }
}

/** Another run has torn a link down, so what is there now is somebody else's. */
export class TornDownError extends ActionError {
  constructor(link: string) {
    super(`Another run has torn ${link} down meanwhile, so this run left what may be there now as it is.`, {
      hint: 'Run the job again if the preview is still needed.',
      inPublic: { message: 'Another run has torn this preview down meanwhile.' },
    })
  }
}

/** A preview would replace or delete a link that its record did not make, so this run must not touch it. */
export class NotMadeError extends ActionError {
  /** @param isNamed whether the run names the link. If not, only the record remembers it. */
  constructor(link: string, subject: Subject, isNamed: boolean) {
    const what = 'was there before this preview, so this run left it as it is.'
    super(`${link} ${what} A preview replaces and deletes only links that it made.`, {
      hint: isNamed ? hintForNamed(link, subject) : hintForRemembered(link),
      inPublic: {
        message: `The link ${what}`,
        hint: 'Leave "domain" out for previews: each gets its own link. The log of the run says more.',
      },
    })
  }
}

function hintForNamed(link: string, subject: Subject): string {
  return [
    `${leaveOut} Or name each by its number, with \${{ github.event.number }}. Or, if nobody needs it, delete ${link} in the hosting account once, and the next push makes it as this preview's.`,
    onlyForPushes,
    lineFor(link, subject),
  ].join('\n')
}

function hintForRemembered(link: string): string {
  const why = `The deployment that made it may have been deleted. If nobody needs ${link}, run the action once on the default branch with these inputs, and the next push makes a new link:`
  return `${why}\nmode: teardown\ndomain: ${link}`
}

/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
export class UnrecordedLinkError extends ActionError {
  constructor(link: string, cause: unknown) {
    super(`The site is live at the new link ${link}, but GitHub did not record it. ${printable(messageOf(cause))}`, {
      hint: `This link is not remembered: delete ${link} in the hosting account before the next run, which makes a link again. If it is the live site, write it as "domain" instead.`,
      cause,
      inPublic: {
        message: 'The site is live at a new link, but GitHub did not record it, so closing does not delete it.',
        hint: 'Delete the link in the hosting account. The log of the run names it.',
      },
    })
  }
}
