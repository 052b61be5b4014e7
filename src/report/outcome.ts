import type { Compared } from '../features/what-changed/changes.ts'
import type { Deployment } from '../github/deployment.ts'
import type { Quota } from '../hosting/account.ts'
import type { Subject, Target } from '../subject.ts'
import type { Screenshot } from './pictures.ts'

/** What a run came to. Comment, summary, outputs and log are views of it, and read nothing else. */
export type Outcome = Deployed | Building | Removed | Skipped | Swept | Failed

/** A site that was sent and recorded. */
export interface Published {
  readonly kind: 'published'
  readonly target: Target
  readonly link: string
  /** As the service reported it. Empty if it did not. */
  readonly status: string
  readonly quota: Quota
  /** Links of other previews, deleted to make room. */
  readonly freed: readonly string[]
  /** Whether the pull request has a newer commit by now. */
  readonly isOutdated: boolean
}

export interface Deployed extends Omit<Published, 'kind'> {
  readonly kind: 'deployed'
  readonly site: SiteFacts
  /** Whether visitors need a password. Undefined for a live site. */
  readonly isProtected: boolean | undefined
  /** Of `performance.now()`. */
  readonly start: number
  readonly compared?: Compared | undefined
  readonly looks?: readonly Screenshot[] | undefined
}

/** A reserve: where the deploy of this run will go. */
export interface Building extends Omit<Published, 'kind' | 'isOutdated'> {
  readonly kind: 'building'
  /** Whether this run made the link just now, with a small page. */
  readonly isMade: boolean
  /** The deploy that the link shows until then. */
  readonly before: Deployment | undefined
}

export interface Removed {
  readonly kind: 'removed'
  readonly target: Target
  /** Those that were deleted. */
  readonly links: readonly string[]
  /** Those that the account did not list: there was nothing to delete. */
  readonly absent: readonly string[]
  readonly quota: Quota
  /** Whether the preview has other links, which stay. */
  readonly isPartial?: boolean
  /** Why there was nothing to delete, or why a preview that somebody needs was deleted, in sentences. Else empty. */
  readonly reason: string
}

/** There was nothing to do, or this is a dry run. */
export interface Skipped {
  readonly kind: 'skipped'
  readonly target?: Target | undefined
  readonly reason: string
  readonly quota?: Quota | undefined
  /** Of a dry run. */
  readonly findings?: readonly Finding[]
  /** Whether the account is full. */
  readonly isFull?: boolean
}

export interface Finding {
  /** Otherwise it is a plain fact. What is not good is a warning in the log, which the summary shows too. */
  readonly isGood: boolean
  readonly name: string
  readonly text: string
}

export interface Swept {
  readonly kind: 'swept'
  readonly environment: string
  readonly previews: readonly SweptPreview[]
  /** How many the next sweep has to look at. */
  readonly left: number
  readonly quota: Quota | undefined
  /** Why nothing was deleted, if nothing was. */
  readonly reason: string
}

export interface SweptPreview {
  readonly subject: Subject
  /** Those that are still there. */
  readonly links: readonly string[]
  readonly deleted: readonly string[]
  /** Those that the account did not list. */
  readonly absent?: readonly string[] | undefined
  /** Days without a deploy, if that is why. */
  readonly expired?: number | undefined
  /** Why it stays, or a part of it. Undefined if all of it is gone. */
  readonly stays?: string | undefined
  readonly error?: unknown
}

export interface Failed {
  readonly kind: 'failed'
  readonly operation: 'deploy' | 'teardown' | 'sweep'
  readonly target?: Target | undefined
  readonly error: unknown
  readonly progress: Progress
  readonly swept?: Swept
}

/** How far a run came, for a failure's text. Operations write into it. */
export interface Progress {
  upload: 'not sent' | 'perhaps' | 'done'
  /** Where the site goes. Undefined for a link that the service has not named yet. */
  link?: string | undefined
  /** The newest deployment of the record before this run. Undefined if there is none, or nobody knows. */
  before?: Deployment | undefined
  /** The deployment that records this run. Undefined before it, and after it was deleted again. */
  deployment?: Deployment | undefined
  /** Whether only a small page is sent. */
  reserved?: boolean
  /** Links that this run deleted: its own preview's, and those of others to make room. */
  readonly deleted: string[]
  readonly freed: string[]
}

export interface SiteFacts {
  readonly fileCount: number
  readonly bytes: number
  readonly form: 'files' | 'zip'
}

export function noProgress(): Progress {
  return { upload: 'not sent', deleted: [], freed: [] }
}
