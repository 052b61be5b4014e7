import type { Compared } from '../pages/list.ts'
import type { Refusal } from '../rules/refusals.ts'
import type { Account, Entry, Quota } from '../rules/world.ts'
import type { Site } from '../site/site.ts'
import type { Subject, Target } from '../target.ts'
import type { Look } from './pictures.ts'

/**
 * What a run has done so far. It grows, and nothing is taken back: comment, summary, log and outputs are views of it.
 * One object is made at the start, and acts write into it.
 */
export interface RunSoFar {
  readonly environment: string
  /** Undefined for a sweep, and for a run that was skipped before its target was known. */
  readonly target: Target | undefined
  /** Of `performance.now()`. */
  readonly start: number
  site?: SiteFacts
  /** Where it goes. The link is undefined for a new one whose name the service chooses. */
  to?: { readonly link: string | undefined; readonly isNew: boolean }
  /** What may have happened to that link. */
  fate: Fate
  /** What the service answered to the upload. `made`: whether this run has certainly made the link. */
  sent?: { readonly link: string; readonly status: string; readonly made: boolean }
  /** What the record says of the deploy before; undefined if there is none, or nobody asked. */
  before?: Pick<Entry, 'link' | 'reserved'> | undefined
  /** Why the rules did not permit what the run was for. With a site, that one has the link that was to be changed, or was. */
  refusal?: Refusal
  /** Links that this run deleted: its own preview's, and those of others, to make room. */
  readonly deleted: string[]
  readonly freed: string[]
  quota: Quota
  /** GitHub's id of the deployment that records this run. */
  deployment?: number
  /** Whether visitors need a password; undefined for a live site. */
  protected?: boolean | undefined
  /** Whether only a page was sent that stands for the site to come. */
  reserved?: boolean
  /** Milliseconds until the link served what was sent. */
  liveAfter?: number
  /** Sentences for comment and summary: what is unusual about this deploy, such as that it is older than what was live. */
  readonly remarks: string[]
  compared?: Compared | undefined
  /** The pages of which pictures were taken, and how they look. */
  looks?: readonly Look[]
  /** The pictures in Markdown, by the link that has them. What writes it is loaded with what takes them. */
  picturesAt?: (link: string) => string
  /** What the run came to. Undefined while it goes on. */
  end?: Done | Failed
}

/**
 * What became of the link that a run was to change: nothing was sent whole, nobody knows, or the service has said that
 * it did it.
 */
type Fate = 'untouched' | 'unknown' | 'done'

export interface SiteFacts {
  readonly fileCount: number
  readonly bytes: number
  readonly form: 'files' | 'zip'
  readonly omitted: Site['omitted']
  /** What may be wrong with the page at the link itself. */
  readonly doubts: readonly string[]
}

export type Done = { readonly kind: 'live' } | Removed | Skipped | Swept

export interface Failed {
  readonly kind: 'failed'
  readonly act: 'deploy' | 'teardown' | 'sweep'
  readonly error: unknown
  /** What a sweep did in spite of it. */
  readonly swept?: Swept
}

/** A preview was torn down, or a person deleted a link. Without links there was nothing to delete. */
export interface Removed {
  readonly kind: 'removed'
  readonly links: readonly string[]
  readonly why?: Removal
  /** What stays of it. */
  readonly kept?: Taken | undefined
  /** The preview's links that were not to be deleted. */
  readonly others?: readonly string[]
}

/** A link of a preview that a live site has now. */
export interface Taken {
  readonly link: string
  readonly site: Pick<Entry, 'environment'>
}

/** Why a preview is gone; undefined if nobody needs it any more. `days` without a deploy, or for whom it made room. */
export type Removal = { readonly days: number } | { readonly roomFor: string } | undefined

/** There was nothing to do, or nothing must be changed (a dry run). */
export interface Skipped {
  readonly kind: 'skipped'
  readonly reason: string
  /** The link that a deploy will go to. */
  readonly link?: string | undefined
  /** If the account has no link left: the previews that hold its links, and how many other links it has. */
  readonly fullAccount?: Holders
  readonly teardown?: boolean
  readonly findings?: readonly (readonly [name: string, finding: string])[]
}

export interface Holders {
  readonly previews: readonly PreviewFacts[]
  readonly others: number
}

/** `left`: previews for the next sweep. */
export interface Swept {
  readonly kind: 'swept'
  readonly previews: readonly SweptPreview[]
  readonly left: number
  readonly account: Account | undefined
  readonly isDry?: boolean
}

/** A preview that a sweep looked at, each once. `links` are those that are still there. */
export interface SweptPreview extends PreviewFacts {
  readonly deleted: readonly string[]
  /** Days without a deploy, if that is why it was deleted. */
  readonly expired?: number | undefined
  /** Why it stays, or a part of it; undefined if all of it is gone. */
  readonly stays?: string | undefined
  /** What kept the sweep from reading or deleting it. */
  readonly fault?: unknown
  /** After its last deletion. */
  readonly account?: Account | undefined
}

export interface PreviewFacts {
  readonly subject: Subject
  /** The pull request's title; empty if it is not known. */
  readonly title: string
  readonly links: readonly string[]
  /** When its first deploy began, in milliseconds since 1970. */
  readonly since: number | undefined
}

export function begun(environment: string, target?: Target): RunSoFar {
  const quota = { used: undefined, limit: undefined }
  const start = performance.now()
  return { environment, target, start, fate: 'untouched', deleted: [], freed: [], quota, remarks: [] }
}
