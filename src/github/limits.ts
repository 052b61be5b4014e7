import type { Limits } from '../http/attempts.ts'
import type { ServerTerms } from '../http/connect.ts'

export const gitHubTerms: ServerTerms = {
  peer: 'GitHub (https://www.githubstatus.com)',
  addressFrom: 'GITHUB_API_URL, which the runner sets',
  silence: 30_000,
  answerLimit: 32 * 1024 * 1024,
}

/** `within` is in milliseconds, and ends whatever is under way; for a list, all of its pages. */
export type GitHubLimits = Limits & { readonly within?: number }

export const usualLimits: GitHubLimits = { attempts: 4, patience: 5 * 60_000 }

/** For what only tells: a comment, a status of a link that is known. */
export const limitsToTell: GitHubLimits = { attempts: 4, patience: 30_000, within: 30_000 }

/** For the record of a new link: without it nobody would tear the link down. */
export const limitsToRecord: GitHubLimits = { patience: 2 * 60_000 }

/** How something is sent, beside its address. */
export interface More {
  readonly body?: unknown
  /** Whether it is still sent for a moment after the run was cancelled: what was done must be recorded and shown. */
  readonly afterCancel?: boolean
  /** Whether doing it twice is the same as doing it once; true if not given. */
  readonly idempotent?: boolean
  /** Whether nothing can come of it, whatever its method is. */
  readonly harmless?: boolean
  readonly limits?: GitHubLimits | undefined
}

/** Ends what has a time limit; undefined if it has none. */
export function deadlineOf({ limits: { within } = usualLimits }: More): AbortSignal | undefined {
  return within === undefined ? undefined : AbortSignal.timeout(within)
}
