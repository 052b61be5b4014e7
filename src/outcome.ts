import { ActionError } from './errors.ts'
import type { Quota } from './hosting/account.ts'
import type { PageChange } from './site/page-list.ts'
import type { Site } from './site/site.ts'
import type { Subject } from './target.ts'
import { count, firstOf } from './text/format.ts'

/** What a run came to, with all that the outputs, the summary and the log say of it. */
export type Outcome = Deployed | Deleted | Swept | Skipped

/** What every outcome tells. */
interface Common {
  /** The GitHub environment. */
  readonly environment: string
  /** Number of the GitHub deployment that records the run; undefined where there is none. */
  readonly deployment?: number | undefined
}

/** A site was published. */
export interface Deployed extends Common {
  readonly result: 'deployed'
  readonly subject: Subject
  readonly sha: string
  readonly link: string
  /** The link's status as the service reported it. */
  readonly status: string
  readonly quota: Quota
  readonly fileCount: number
  readonly bytes: number
  /** How it was sent. */
  readonly form: 'files' | 'zip'
  /** Paths that were left out, by reason. */
  readonly omitted: Site['omitted']
  /** What differs from the environment in `compare-with`; undefined where nothing was compared. */
  readonly compared?: Compared | undefined
  /** Links of closed previews that were deleted to make room for this one. */
  readonly freed: readonly string[]
  /** Milliseconds from the first look at the directory to the service's answer, or to the end of the verification. */
  readonly duration: number
  /** Milliseconds after which the link served what was sent; undefined where nobody looked. */
  readonly liveAfter: number | undefined
}

/** How a preview differs from the live site. */
export interface Compared {
  readonly changes: readonly PageChange[]
  /** The same for people. */
  readonly markdown: string
}

/** A link was torn down. */
export interface Deleted extends Common {
  readonly result: 'deleted'
  readonly subject: Subject
  readonly links: readonly string[]
  readonly quota: Quota
}

/** Previews whose pull request or branch is gone were torn down. */
export interface Swept extends Common {
  readonly result: 'swept'
  readonly previews: readonly SweptPreview[]
  /** How many previews are left for the next sweep, since one makes only so many requests. */
  readonly left: number
  readonly quota: Quota
}

/** A preview that a sweep looked at: deleted, or kept for a reason. */
export type SweptPreview = PreviewFacts &
  ({ readonly became: 'deleted' } | { readonly became: 'kept'; readonly why: string })

/** What is known of a preview. */
export interface PreviewFacts {
  readonly subject: Subject
  /** Of a pull request; empty where it is not known. */
  readonly title: string
  /** What was deleted, or is live. Empty where it was not asked for. */
  readonly links: readonly string[]
  /** When its first deploy was, in milliseconds since 1970; undefined where that is not known. */
  readonly since: number | undefined
}

/** Nothing was to be done, or nothing was to be written. */
export interface Skipped extends Common {
  readonly result: 'skipped'
  readonly reason: string
  /** The link that holds the same site already, or that would have been deployed to. */
  readonly link?: string | undefined
  /** Whether something was to be deleted, and not to be deployed. */
  readonly teardown?: boolean
  /** What a dry run found out: rows of a name and what is to be said of it. */
  readonly findings?: readonly (readonly [name: string, finding: string])[]
}

/** The links that a run deleted. */
export function deletedBy(outcome: Outcome): readonly string[] {
  if (outcome.result === 'deployed') return outcome.freed
  if (outcome.result === 'deleted') return outcome.links
  return outcome.result === 'swept'
    ? outcome.previews.flatMap((preview) => (preview.became === 'deleted' ? preview.links : []))
    : []
}

/** Some previews that should be gone are not. */
export class SweepError extends ActionError {
  /** What became of each. */
  readonly outcome: Swept

  constructor(outcome: Swept, faults: readonly { readonly preview: string; readonly why: string }[]) {
    const reasons = [...new Set(faults.map(({ why }) => why))]
    const sentences = reasons.map((why) => {
      const previews = faults.filter((fault) => fault.why === why).map(({ preview }) => preview)
      return `${firstOf(previews, 10)}: ${why}`
    })
    super(`${count(faults.length, 'preview')} could not be swept. ${sentences.join(' ')}`, {
      hint: 'What could be swept is gone, the rest is untouched. Mend the cause and run the sweep again.',
    })
    this.outcome = outcome
  }
}
