import type { Limits } from '../http/attempts.ts'
import type { ServerTerms } from '../http/connect.ts'

export const gitHubTerms: ServerTerms = {
  peer: 'GitHub (https://www.githubstatus.com)',
  addressFrom: 'GITHUB_API_URL, which the runner sets',
  silence: 30_000,
  answerLimit: 32 * 1024 * 1024,
  // Less than a process that was cancelled has left when its last requests end.
  lastWait: 500,
}

export interface GitHubLimits extends Limits {
  /** Milliseconds after which whatever is under way ends; for a list, all of its pages. */
  readonly within?: number
  /** Whether it is still sent for a moment after the run was cancelled: what was done must be recorded and shown. */
  readonly afterCancel?: boolean
  /** Whether it must be recorded: what may ever be sent again is, as often as the time allows. */
  readonly insists?: boolean
}

export const usualLimits: GitHubLimits = { attempts: 4, patience: 5 * 60_000 }

/** For what only tells: a comment, a status of a link that is known. */
export const limitsToTell: GitHubLimits = { attempts: 4, patience: 30_000, within: 30_000, afterCancel: true }

/** For the record of a new link: without it nobody would tear the link down. */
export const limitsToRecord: GitHubLimits = { patience: 2 * 60_000, afterCancel: true, insists: true }
