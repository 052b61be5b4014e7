import type { Answer } from '../http/connect.ts'

export interface GitHubMeaning {
  /** When the same request may be sent again. Never if not given. */
  readonly again?: 'always' | 'if idempotent' | 'to record'
  /** How often it is sent again at most. If not given, the limits alone decide. */
  readonly times?: number
  /** Whether GitHub may have done what was asked, although there was an error. */
  readonly mayBeDone?: true
  readonly mayLackPermission?: true
  readonly hint?: string
}

/** Why there is none: no complete one came, the request can't have arrived, or never will, or the answer says nothing. */
export type NoAnswer = 'lost' | 'unreached' | 'untrusted' | 'unusable'

/** GitHub's documentation, "Best practices" and "Troubleshooting". A status that is not here has the meaning of its class. */
export const gitHubMeanings: Readonly<Record<string, GitHubMeaning>> = {
  lost: { again: 'if idempotent', mayBeDone: true },
  unreached: { again: 'always' },
  unusable: { mayBeDone: true },
  '3xx': { hint: 'The repository may have been renamed or moved. Start a new run: this one still has the old name.' },
  401: { hint: "The token is not valid. Leave github-token out, so that it is the job's own." },
  403: { mayLackPermission: true },
  // For what the token may not even know of.
  404: { mayLackPermission: true },
  408: { again: 'if idempotent' },
  // What was read in a conflict is an error, but what was done must be recorded.
  409: { again: 'to record' },
  429: { again: 'always', hint: 'The token has used up what GitHub allows in an hour. Run the job again later.' },
  '5xx': { again: 'if idempotent', mayBeDone: true },
  501: { mayBeDone: true },
}

export function gitHubMeaning(answer: number | NoAnswer): GitHubMeaning {
  return gitHubMeanings[answer] ?? gitHubMeanings[`${Math.floor(Number(answer) / 100)}xx`] ?? {}
}

/** The status, but 429 for each rate limit. GitHub also answers 403 for one, which is not a missing permission. */
export function knownStatus({ status, headers, text }: Answer): number {
  const isLimit =
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit|abuse detection/iu.test(text)
  return status === 403 && isLimit ? 429 : status
}
