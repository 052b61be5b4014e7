import { setTimeout } from 'node:timers/promises'
import { formatDuration } from '../text/format.ts'

/** How an attempt ended. */
export type End<T> = { readonly answer: T } | { readonly error: unknown }

/** Why an attempt is worth another one. */
export interface Passing {
  /** A sentence for the log. */
  readonly why: string
  /** Milliseconds that the other side asked to wait. */
  readonly after?: number | undefined
}

/** When to try again, and for how long. */
export interface RetryPolicy<T> {
  /** What an end means: undefined where it is final, good or bad. */
  readonly judge: (end: End<T>) => Passing | undefined
  readonly signal: AbortSignal
  /** Gets a line for each retry. */
  readonly tell: (line: string) => void
  /** At most; 4 unless given. */
  readonly attempts?: number
  /** Milliseconds that all waits together may take; five minutes unless given. */
  readonly patience?: number
  /** Waits; real time unless given. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** From 0 to 1; chance unless given. */
  readonly random?: () => number
}

/** Milliseconds between two attempts grow up to this. */
const longestPause = 30_000

/**
 * Repeats what failed for a passing reason: with exponential back-off and jitter, or after the time that the other side
 * asked for (RFC 9110, 10.2.3).
 *
 * @returns the last answer, whatever it is
 * @throws what the last attempt threw
 */
export async function retrying<T>(attempt: () => Promise<T>, policy: RetryPolicy<T>): Promise<T> {
  const { judge, signal, tell, attempts = 4, patience = 5 * 60_000, sleep = wait } = policy
  const { random = Math.random } = policy
  let waited = 0
  const start = performance.now()
  for (let number = 1; ; number += 1) {
    const end: End<T> = await attempt().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    const passing = judge(end)
    // Half of it by chance, so that many runs that failed together do not come back together.
    const pause = Math.min(longestPause, 1000 * 2 ** (number - 1)) * (0.5 + random() / 2)
    // A time of no length, or one that is past on this clock, is no reason to ask without a pause.
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

/** Milliseconds in a `Retry-After` header, which is in seconds or a date; undefined where it is neither. */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  if (/^\d+$/u.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
