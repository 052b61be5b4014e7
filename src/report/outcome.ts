import type { Differences } from '../features/what-changed/differences.ts'
import type { Quota } from '../hosting/account.ts'
import type { Packing } from '../hosting/dialects.ts'
import type { Subject, Target } from '../subject.ts'
import type { Progress } from './history.ts'

/** How a run ended. Comment, summary, outputs and log are views of it. */
export type Outcome = Deployed | Removed | Skipped | Swept | Failed

/** A site that was sent and recorded. */
export interface Deployed {
  readonly kind: 'deployed'
  readonly target: Target
  readonly link: string
  /** As the service reported it. May be empty. */
  readonly status: string
  readonly quota: Quota
  /** Links of other previews that were deleted to make room. */
  readonly freed: readonly string[]
  readonly isOutdated: boolean
  readonly checked?: string | undefined
  readonly site: { readonly fileCount: number; readonly bytes: number; readonly form: Packing['form'] }
  /** Who can read a preview. Empty for a live site. */
  readonly access: 'public' | 'password' | ''
  /** `performance.now()` */
  readonly start: number
  readonly differences?: Differences | undefined
}

export interface Removed {
  readonly kind: 'removed'
  readonly target: Target
  readonly links: readonly string[]
  /** Links that the account did not have. */
  readonly absent: readonly string[]
  readonly quota: Quota
  readonly isPartial?: boolean
  /** Why there was nothing to delete, or why a preview of an open pull request was deleted. May be empty. */
  readonly reason: string
}

/** Nothing to do, or a dry run. */
export interface Skipped {
  readonly kind: 'skipped'
  readonly target?: Target | undefined
  readonly reason: string
  readonly quota?: Quota | undefined
  readonly findings?: readonly Finding[]
  readonly isBuildFailed?: boolean
  readonly isFull?: boolean
}

export interface Finding {
  readonly isGood: boolean
  readonly name: string
  readonly text: string
  /** In place of the text, which the log already has. */
  readonly markdown?: string
}

export interface Swept {
  readonly kind: 'swept'
  readonly environment: string
  readonly previews: readonly SweptPreview[]
  readonly quota: Quota | undefined
  readonly reason: string
  /** What the workflow file does, in Markdown. */
  readonly workflow?: string | undefined
}

export interface SweptPreview {
  readonly subject: Subject
  /** Links that are still there. */
  readonly links: readonly string[]
  readonly deleted: readonly string[]
  /** Links that the account did not have. */
  readonly absent?: readonly string[] | undefined
  /** Days without a deploy. */
  readonly expired?: number | undefined
  /** Why the preview, or a part of it, stays. */
  readonly stays?: string | undefined
  readonly error?: unknown
}

export interface Failed {
  readonly kind: 'failed'
  readonly operation: 'deploy' | 'teardown' | 'sweep'
  readonly target?: Target | undefined
  readonly error: unknown
  /** Undefined if the run failed before it could change anything. */
  readonly progress?: Progress
  readonly swept?: Swept
  readonly quota?: undefined
}
