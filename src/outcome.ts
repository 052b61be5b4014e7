import { ActionError } from './errors.ts'
import type { Quota } from './hosting/account.ts'
import type { Compared } from './pages/list.ts'
import type { Site } from './site/site.ts'
import { describe, type Subject } from './target.ts'
import { count, firstOf } from './text/format.ts'

/** What outputs, summary and log show of a run. */
export type Outcome = Deployed | Deleted | Swept | Skipped

interface Common {
  readonly environment: string
  readonly deployment?: number | undefined
  /** Links of other previews that were deleted to make room for this one. */
  readonly freed?: readonly string[]
  /** The user's own Markdown; see `text/message.ts`. */
  readonly message?: string | undefined
  /** Whether visitors are asked for a password; undefined for a live site. */
  readonly protected?: boolean | undefined
}

export interface Deployed extends Common {
  readonly result: 'deployed'
  readonly subject: Subject
  readonly sha: string
  readonly link: string
  readonly status: string
  readonly quota: Quota
  readonly fileCount: number
  readonly bytes: number
  readonly form: 'files' | 'zip'
  readonly omitted: Site['omitted']
  readonly compared?: Compared | undefined
  /** Milliseconds, as below. */
  readonly duration: number
  /** Until the link served what was sent; undefined if that was not verified. */
  readonly liveAfter: number | undefined
  /** Whether an earlier preview of the same pull request or branch had another link. */
  readonly newAddress?: boolean | undefined
  /** Whether the link was only made, for a build that needs its address: it holds a small page until the deploy. */
  readonly reserved?: boolean | undefined
}

export interface Deleted extends Common {
  readonly result: 'deleted'
  readonly subject: Subject
  readonly links: readonly string[]
  readonly quota: Quota
}

export interface Swept extends Common {
  readonly result: 'swept'
  readonly previews: readonly SweptPreview[]
  /** Previews for the next sweep. */
  readonly left: number
  readonly quota: Quota
  readonly account?: { readonly links: number } | undefined
}

/**
 * A preview that a sweep looked at. `expired`: days without a deploy, if that is why it was deleted; `fault`: what kept
 * the sweep from reading or deleting it.
 */
export type SweptPreview = PreviewFacts &
  (
    | { readonly became: 'deleted'; readonly expired?: number | undefined }
    | { readonly became: 'kept'; readonly why: string; readonly fault?: unknown }
  )

export interface PreviewFacts {
  readonly subject: Subject
  /** The pull request's title; empty if it is not known. */
  readonly title: string
  readonly links: readonly string[]
  /** When its first deploy began, in milliseconds since 1970; undefined if that is not known. */
  readonly since: number | undefined
}

/** There was nothing to do, or nothing must be changed (a dry run). */
export interface Skipped extends Common {
  readonly result: 'skipped'
  readonly reason: string
  /** The link that holds the same site already, or that a deploy will go to. */
  readonly link?: string | undefined
  /** If the account has no link left: the previews that hold its links, and how many other links it has. */
  readonly fullAccount?: { readonly previews: readonly PreviewFacts[]; readonly others: number } | undefined
  readonly teardown?: boolean
  readonly findings?: readonly (readonly [name: string, finding: string])[]
}

export function deletedBy(outcome: Outcome): readonly string[] {
  if (outcome.result === 'swept') return deletedIn(outcome.previews)
  const { freed = [] } = outcome
  return outcome.result === 'deleted' ? [...outcome.links, ...freed] : freed
}

export function deletedIn(previews: readonly SweptPreview[]): string[] {
  return previews.flatMap((each) => (each.became === 'deleted' ? each.links : []))
}

/** Those that could not be read or deleted. */
export function faultsIn(previews: readonly SweptPreview[]) {
  return previews.flatMap((each) => (each.became === 'kept' && each.fault !== undefined ? [each] : []))
}

/** Some previews could not be swept. */
export class SweepError extends ActionError {
  readonly outcome: Swept

  /** @param lacking lines for the workflow, if the token may lack permissions */
  constructor(outcome: Swept, lacking?: string) {
    const faults = faultsIn(outcome.previews)
    const reasons = [...new Set(faults.map(({ why }) => why))].map((why) => {
      const previews = faults.filter((fault) => fault.why === why).map(({ subject }) => describe(subject))
      return `${firstOf(previews, 10)}: ${why}`
    })
    const others = outcome.previews.length > faults.length ? 'The other previews were swept. ' : ''
    const advice = lacking
      ? `Add to the job, and run the sweep again:\n${lacking}`
      : 'Correct the cause and run the sweep again.'
    const message = `${count(faults.length, 'preview')} could not be swept. ${reasons.join(' ')}`
    super(message, { hint: others + advice })
    this.outcome = outcome
  }
}
