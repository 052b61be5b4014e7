import type { Answer } from '../http/connect.ts'
import type { Again, RetryLimits } from '../http/retry.ts'

interface Meaning {
  /** Never if not given. */
  readonly again?: Again
  readonly mayBeDone?: true
  readonly mayLackPermission?: true
  readonly hint?: string
}

/** GitHub's documentation, "Best practices" and "Troubleshooting". A status that is not here has the meaning of its class. */
const meanings: Readonly<Record<string, Meaning>> = {
  0: { mayBeDone: true },
  401: { hint: "The token is not valid. Leave github-token out, so that it is the job's own." },
  403: { mayLackPermission: true },
  // For what the token may not even know of.
  404: { mayLackPermission: true },
  408: { again: 'if idempotent' },
  429: { again: 'always', hint: 'The token has used up what GitHub allows in an hour. Run the job again later.' },
  '5xx': { again: 'if idempotent', mayBeDone: true },
  501: { mayBeDone: true },
}

/** `within` is in milliseconds, and ends whatever is under way. */
export type GitHubLimits = RetryLimits & { readonly within?: number }

export const usualLimits: GitHubLimits = { attempts: 4, patience: 5 * 60_000 }

/** For what only tells: a comment, a status of a link that is known. */
export const limitsToTell: GitHubLimits = { attempts: 4, patience: 30_000, within: 30_000 }

/** For the record of a new link: without it nobody would tear the link down. */
export const limitsToRecord: GitHubLimits = { patience: 2 * 60_000 }

export function gitHubMeaning(status: number): Meaning {
  return meanings[status] ?? meanings[`${Math.floor(status / 100)}xx`] ?? {}
}

/** The status, but 429 for each rate limit. GitHub also answers 403 for one, which is not a missing permission. */
export function knownStatus({ status, headers, text }: Answer): number {
  const isLimit =
    headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/iu.test(text)
  return status === 403 && isLimit ? 429 : status
}
