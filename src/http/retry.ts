import { setTimeout } from 'node:timers/promises'
import { type ActionError, NetworkError } from '../errors.ts'
import { formatDuration } from '../text/format.ts'
import type { Answer } from './connect.ts'

/** What decides whether a request may be sent once more. */
export interface RetryOptions {
  /**
   * Whether doing it twice is the same as doing it once. A request that creates is sent again only where the service
   * can't have acted on it.
   */
  readonly idempotent: boolean
  /** For the log: `upload`, `delete` or `profile`. */
  readonly operation: string
  readonly signal: AbortSignal
  /** Gets a line for each retry. */
  readonly tell: (line: string) => void
  /** Waits; real time unless given. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** From 0 to 1; chance unless given. */
  readonly random?: () => number
  /** Milliseconds since 1970, for a `Retry-After` that is a date. */
  readonly now?: () => number
}

const attempts = 4

/** Milliseconds that all waits together may take. */
const patience = 5 * 60_000

/**
 * Repeats a request over passing faults: at most four attempts, with exponential back-off and jitter, or the service's
 * own `Retry-After` (RFC 9110, 10.2.3), and at most five minutes of waiting.
 *
 * @returns the last answer, whatever it is
 * @throws what the last attempt threw
 */
export async function retrying(attempt: () => Promise<Answer>, options: RetryOptions): Promise<Answer> {
  const { operation, signal, tell, sleep = wait, random = Math.random, now = Date.now } = options
  let waited = 0
  for (let number = 1; ; number += 1) {
    let why: string
    let after: number | undefined
    const end = await attempt().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    if ('answer' in end) {
      if (!isPassing(end.answer.status, options.idempotent)) return end.answer
      why = `${operation}: HTTP ${end.answer.status}.`
      after = retryAfter(end.answer.headers['retry-after'], now())
    } else {
      if (!mayTryAgain(end.error, options.idempotent)) throw end.error
      why = end.error.message
    }
    // Half of it by chance, so that many runs that failed together do not come back together.
    const delay = after ?? 1000 * 2 ** (number - 1) * (0.5 + random() / 2)
    if (number === attempts || waited + delay > patience) {
      if ('answer' in end) return end.answer
      throw end.error
    }
    waited += delay
    tell(`${why} Trying again in ${formatDuration(delay)} (attempt ${number + 1} of ${attempts}).`)
    await sleep(delay, signal)
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal })
  } catch {
    // The wait ends early only where the run was cancelled, and its own reason says more.
    signal.throwIfAborted()
  }
}

function isPassing(status: number, idempotent: boolean): boolean {
  if (status === 429 || status === 503) return true
  // 501 says for good that the service does not do this.
  return idempotent && (status === 408 || status === 425 || (status >= 500 && status !== 501))
}

function mayTryAgain(error: unknown, idempotent: boolean): error is ActionError {
  return error instanceof NetworkError && !error.final && (idempotent || !error.mayHaveArrived)
}

/** Milliseconds in a `Retry-After` header, which is in seconds or a date; undefined where it is neither. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\d+$/u.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
