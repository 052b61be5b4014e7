import { NetworkError } from '../errors.ts'
import type { Answer } from '../http/connect.ts'
import { type End, type Passing, retryAfter } from '../http/retry.ts'
import { GitHubError, isRateLimit } from './answers.ts'

/** Whether an error may be over soon: lost connections, server errors and rate limits. A missing permission is not. */
export function passingFault(end: End<Answer>, onlyOnce: boolean): Passing | undefined {
  if ('error' in end) {
    const { error } = end
    if (error instanceof NetworkError && !error.final && !(onlyOnce && error.mayHaveArrived)) {
      return { why: error.message }
    }
    return error instanceof GitHubError && !onlyOnce ? { why: 'The answer was not complete.' } : undefined
  }
  const { status, headers } = end.answer
  const broken = status === 408 || (status >= 500 && status !== 501)
  if (!(broken && !onlyOnce) && status !== 429 && !isRateLimit(end.answer)) return undefined
  return { why: `HTTP ${status}.`, after: retryAfter(headers['retry-after']) ?? untilReset(end.answer) }
}

/** Milliseconds until the token may send requests again; undefined if it has requests left. */
function untilReset({ headers }: Answer): number | undefined {
  const reset = Number(headers['x-ratelimit-reset'])
  if (headers['x-ratelimit-remaining'] !== '0' || !Number.isSafeInteger(reset)) return undefined
  return Math.max(0, reset * 1000 - Date.now())
}
