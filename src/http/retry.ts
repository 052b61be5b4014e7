import { setTimeout } from 'node:timers/promises'
import { NetworkError } from '../errors.ts'
import { formatDuration } from '../text/format.ts'
import type { Answer } from './connect.ts'

/** How an attempt ended. */
type End<T> = { readonly answer: T } | { readonly error: unknown }

/** When a request may be sent again after a status; `always` if the server has certainly done nothing. */
export type Again = 'always' | 'if idempotent' | undefined

/** When a request is sent again, and for how long. */
export interface RetryPolicy<T> {
  /** Whether doing it twice is the same as doing it once. */
  readonly idempotent: boolean
  /** What the answer's status means to this server. */
  readonly repeat: (answer: T) => Again
  /** Milliseconds to wait if the answer has no `Retry-After`. */
  readonly after?: (answer: T) => number | undefined
  /** For the log, before the status; empty if not given. */
  readonly about?: string
  readonly signal: AbortSignal
  /** Gets one line for each retry. */
  readonly tell: (line: string) => void
  /** Is awaited before each repetition. What it throws ends them all. */
  readonly again?: () => Promise<void>
  /** At most; 4 if not given. */
  readonly attempts?: number
  /** Milliseconds that all waits together may take; five minutes if not given. */
  readonly patience?: number
  /** Waits; in real time if not given. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** From 0 to 1; at random if not given. */
  readonly random?: () => number
}

/** Milliseconds between two attempts become longer, up to this. */
const longestPause = 30_000

/**
 * Repeats an attempt that failed for a reason that may be over soon. It waits with exponential back-off and jitter, or
 * for the time that the server asked for (RFC 9110, 10.2.3).
 *
 * @returns the last answer, whatever it is
 * @throws what the last attempt threw
 */
export async function retrying<T extends Answer>(attempt: () => Promise<T>, policy: RetryPolicy<T>): Promise<T> {
  const { signal, tell, attempts = 4, patience = 5 * 60_000, sleep = wait } = policy
  const { random = Math.random } = policy
  let waited = 0
  const start = performance.now()
  for (let number = 1; ; number += 1) {
    const end: End<T> = await attempt().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    const passing = passingFault(end, policy)
    // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
    const pause = Math.min(longestPause, 1000 * 2 ** (number - 1)) * (0.5 + random() / 2)
    // The server's time may be zero, or in the past by this clock. There is a pause all the same.
    const delay = Math.max(passing?.after ?? 0, pause)
    const isEndless = attempts === Number.POSITIVE_INFINITY
    const spent = isEndless ? Math.max(waited, performance.now() - start) : waited
    if (passing === undefined || number === attempts || spent + delay > patience) {
      if ('answer' in end) return end.answer
      throw end.error
    }
    waited += delay
    const which = isEndless ? '' : ` (attempt ${number + 1} of ${attempts})`
    tell(`${passing.why} Trying again in ${formatDuration(delay)}${which}.`)
    await sleep(delay, signal)
    await policy.again?.()
  }
}

/** Why it may help to try again, and the milliseconds that the server asked to wait; undefined if the end is final. */
function passingFault<T extends Answer>(
  end: End<T>,
  { idempotent, repeat, after, about = '' }: RetryPolicy<T>,
): { why: string; after?: number | undefined } | undefined {
  if ('error' in end) {
    const { error } = end
    const mayPass = error instanceof NetworkError && !error.final && (idempotent || !error.mayHaveArrived)
    return mayPass ? { why: error.message } : undefined
  }
  const { answer } = end
  const when = repeat(answer)
  if (when === undefined || (when === 'if idempotent' && !idempotent)) return undefined
  const wanted = retryAfter(answer.headers['retry-after']) ?? after?.(answer)
  return { why: `${about}HTTP ${answer.status}.`, after: wanted }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal })
  } catch {
    // The wait ends early only if the run was cancelled. The signal's own reason says more.
    signal.throwIfAborted()
  }
}

/** Milliseconds in a `Retry-After` header, which is in seconds or a date; undefined if it is neither. */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  if (/^\d+$/u.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
