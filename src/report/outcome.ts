import type { Differences } from '../features/what-changed/differences.ts'
import type { Progress } from '../history.ts'
import type { Quota } from '../hosting/account.ts'
import type { Form } from '../hosting/dialects.ts'
import type { Site } from '../site/site.ts'
import type { Subject, Target } from '../subject.ts'

/** How a run ended. Comment, summary, outputs and log are views of it. */
export type Outcome = Deployed | Removed | Skipped | Swept | Failed

interface Ended {
  readonly target?: Target | undefined
  readonly quota?: Quota | undefined
  /** Links that the run deleted: to make room, if it deployed. */
  readonly deleted?: readonly string[]
  /** Links that the run would have deleted, but the account did not have them. */
  readonly absent?: readonly string[]
  /** Why the run, or a part of a sweep, failed. */
  readonly error?: unknown
  /** What the workflow file does, in Markdown. Each dry run has it. */
  readonly workflow?: string | undefined
}

/** A site that was sent and recorded. */
export interface Deployed extends Ended {
  readonly kind: 'deployed'
  readonly target: Target
  readonly link: string
  /** As the service reported it. May be empty. */
  readonly status: string
  readonly isOutdated: boolean
  readonly checked?: string | undefined
  readonly site: Pick<Site, 'files' | 'bytes'>
  readonly form: Form
  /** Who can read a preview. Empty for a live site. */
  readonly access: 'public' | 'password' | ''
  readonly differences?: Differences | undefined
}

export interface Removed extends Ended {
  readonly kind: 'removed'
  readonly target: Target
  readonly deleted: readonly string[]
  readonly absent: readonly string[]
  readonly isPartial?: boolean
  /** Sentences about links that a live site has by now. They are the reason, too, if nothing was deleted. */
  readonly left?: readonly string[]
  /** Given if the preview has no record: whether no deployment names a link. It is asked for a comment that shows one. */
  readonly isFree?: (link: string) => Promise<boolean>
  /** Why there was nothing to delete, or why a preview of an open pull request was deleted. May be empty. */
  readonly reason: string
}

/** Nothing to do, or a dry run. */
export interface Skipped extends Ended {
  readonly kind: 'skipped'
  readonly reason: string
  /** What to do after a dry run. */
  readonly next?: string
  readonly findings?: Findings
  readonly isBuildFailed?: boolean
  readonly isFull?: boolean
}

/** What a dry run found, in order: sentences without a full stop. */
export type Findings = Readonly<Record<string, string>>

export interface Swept extends Ended {
  readonly kind: 'swept'
  readonly environment: string
  readonly previews: readonly SweptPreview[]
  readonly reason: string
}

export interface SweptPreview extends Pick<Removed, 'deleted' | 'absent' | 'left' | 'error'> {
  readonly subject: Subject
  /** Links that are still there. */
  readonly links: readonly string[]
  /** Why an open one was deleted. May be empty. */
  readonly reason?: string
  /** Why the preview, or a part of it, stays. */
  readonly stays?: string | undefined
}

export interface Failed extends Ended {
  readonly kind: 'failed'
  readonly operation?: 'deploy' | 'teardown'
  readonly error: unknown
  /** Undefined if the run failed before it could change anything. */
  readonly progress?: Progress
}

type Shown = Readonly<{ link: string; shown: string }>

/** What a failed run left as it was: by the record, or, if there was none to read, by the section that is there. */
export function leftAlone({ progress, workflow }: Failed, there?: Shown): Shown | undefined {
  // A dry run, which has a table, changed nothing.
  if (progress === undefined || workflow !== undefined) return undefined
  const { previous, stillLive, upload, deleted } = progress
  if (previous !== undefined) return stillLive && { link: stillLive.link, shown: stillLive.sha }
  return upload === 'not sent' && deleted.length === 0 ? there : undefined
}
