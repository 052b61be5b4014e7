import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../errors.ts'
import { log } from '../log.ts'
import { formatDuration } from '../text/printable.ts'
import type { Answer } from './connect.ts'

/** The last attempt must begin within `withinMs` from now. All waits together take 5 minutes at most. */
type Limits = Readonly<{ maxAttempts?: number; withinMs?: number }>

/**
 * Returns a function that waits before the next attempt. It resolves to false if none is left, or the signal is aborted.
 * `why` is a sentence for the log, and `afterMs` is what the server asks for.
 */
export function attempts(signal: AbortSignal, limits: Limits = {}) {
  const { maxAttempts = 4, withinMs = Number.POSITIVE_INFINITY } = limits
  const endsAtMs = performance.now() + withinMs
  let waited = 0
  let next = 2
  return async (why: string, afterMs = 0): Promise<boolean> => {
    // A random part keeps runs that failed together from coming back together.
    const delay = Math.max(afterMs, 2 ** Math.min(next, 6) * (125 + 125 * Math.random()))
    waited += delay
    const isLate = waited > 5 * 60_000 || performance.now() + delay > endsAtMs
    if (next > maxAttempts || isLate || signal.aborted) return false
    log.info(`${why} Trying again in ${formatDuration(delay)} (attempt ${next} of ${maxAttempts}).`)
    next += 1
    return await setTimeout(delay, true, { signal }).catch(() => false)
  }
}

/** `waitAfter` returns milliseconds, or undefined if it must not be sent again. Throws the last error, or the signal's reason. */
export async function repeat<T>(
  send: () => Promise<T>,
  waitAfter: (error: unknown) => number | undefined,
  signal: AbortSignal,
  limits?: Limits,
): Promise<T> {
  const waitForRetry = attempts(signal, limits)
  for (;;) {
    try {
      return await send()
    } catch (error) {
      const after = waitAfter(error)
      if (after === undefined || !(await waitForRetry(messageOf(error), after)))
        throw signal.aborted ? signal.reason : error
    }
  }
}

/** Milliseconds of `Retry-After`, in seconds or a date (RFC 9110, 10.2.3). Zero or less if the server asks for nothing. */
export function askedWait({ headers }: Pick<Answer, 'headers'>, now = Date.now()): number {
  const after = headers['retry-after'] ?? ''
  return /^\d+$/u.test(after) ? Number(after) * 1000 : Date.parse(after) - now || 0
}
