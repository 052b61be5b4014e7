import { setTimeout } from 'node:timers/promises'
import { formatDuration } from '../text/printable.ts'
import type { Answer } from './connect.ts'

const most = 4

/** Milliseconds that all waits together may take. */
const patience = 5 * 60_000

/**
 * Waits between attempts, and counts them. Each call asks for one more: `why` is a sentence for the log, `after` the
 * milliseconds that the server asks to wait. It resolves to false if none is left, or if the signal is aborted.
 */
export function attempts(signal: AbortSignal, tell: (line: string) => void) {
  let waited = 0
  let made = 0
  return async (why: string, after = 0): Promise<boolean> => {
    made += 1
    // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
    const pause = 1000 * 2 ** (made - 1) * (0.5 + Math.random() / 2)
    // The server's time may be zero, or in the past by this clock. There is a pause all the same.
    const delay = Math.max(after, pause)
    waited += delay
    if (made === most || waited > patience || signal.aborted) return false
    tell(`${why} Trying again in ${formatDuration(delay)} (attempt ${made + 1} of ${most}).`)
    return await setTimeout(delay, true, { signal }).catch(() => false)
  }
}

/** Milliseconds of `Retry-After`, in seconds or a date (RFC 9110, 10.2.3). Undefined if the server asks for nothing. */
export function askedWait({ headers }: Pick<Answer, 'headers'>, now = Date.now()): number | undefined {
  const after = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/u.test(after)) return Number(after) * 1000
  const time = Date.parse(after)
  return Number.isNaN(time) ? undefined : Math.max(0, time - now)
}
