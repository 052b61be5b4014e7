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
  let next = 2
  return async (why: string, after = 0): Promise<boolean> => {
    // A part is random, so that runs which failed at the same time do not all come back at the same time.
    const delay = Math.max(after, 2 ** next * (125 + 125 * Math.random()))
    waited += delay
    if (next > most || waited > patience || signal.aborted) return false
    tell(`${why} Trying again in ${formatDuration(delay)} (attempt ${next} of ${most}).`)
    next += 1
    return await setTimeout(delay, true, { signal }).catch(() => false)
  }
}

/** Milliseconds of `Retry-After`, in seconds or a date (RFC 9110, 10.2.3). Zero or less if the server asks for nothing. */
export function askedWait({ headers }: Pick<Answer, 'headers'>, now = Date.now()): number {
  const after = headers['retry-after'] ?? ''
  return /^\d+$/u.test(after) ? Number(after) * 1000 : Date.parse(after) - now || 0
}
