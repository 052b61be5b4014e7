import { NetworkError } from '../errors.ts'
import type { Answer } from '../http/connect.ts'
import { type End, type Passing, retryAfter } from '../http/retry.ts'

/**
 * Says after which errors or answers a request to the service is sent again. A request that creates is sent again only
 * if the service can't have done it.
 *
 * @param operation for the log: `upload`, `delete` or `profile`
 * @param idempotent whether doing it twice is the same as doing it once
 */
export function passingFaults(
  operation: string,
  idempotent: boolean,
): (end: End<Answer>) => Passing | undefined {
  return (end) => {
    if ('error' in end) {
      return mayTryAgain(end.error, idempotent) ? { why: end.error.message } : undefined
    }
    const { status, headers } = end.answer
    if (!isPassing(status, idempotent)) return undefined
    return { why: `${operation}: HTTP ${status}.`, after: retryAfter(headers['retry-after']) }
  }
}

/** Whether the service has turned a request away without doing it. */
export function isTurnedAway(status: number): boolean {
  return status === 429 || status === 503
}

function isPassing(status: number, idempotent: boolean): boolean {
  if (isTurnedAway(status)) return true
  // 501 means that the service will never do this.
  return idempotent && (status === 408 || status === 425 || (status >= 500 && status !== 501))
}

function mayTryAgain(error: unknown, idempotent: boolean): error is NetworkError {
  return error instanceof NetworkError && !error.final && (idempotent || !error.mayHaveArrived)
}
