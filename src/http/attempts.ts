import { setTimeout } from 'node:timers/promises'
import { formatDuration } from '../text/printable.ts'
import type { Answer } from './connect.ts'

export interface Limits {
  /** If not given, there is another attempt until `patience` is over. */
  readonly attempts?: number
  /** Milliseconds that all waits together may take; without `attempts` the attempts count too. */
  readonly patience: number
}

/**
 * Waits and counts between attempts. Each call asks for one more: `why` is a sentence for the log, `after` the milliseconds
 * that the server asks to wait. It resolves to true after the wait, and to false at once if no attempt is left. @throws the signal's reason
 */
export function attempts({ attempts: most, patience }: Limits, signal: AbortSignal, tell: (line: string) => void) {
  const start = performance.now()
  let waited = 0
  let made = 0
  return async (why: string, after = 0): Promise<boolean> => {
    made += 1
    // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
    const pause = Math.min(30_000, 1000 * 2 ** (made - 1)) * (0.5 + Math.random() / 2)
    // The server's time may be zero, or in the past by this clock. There is a pause all the same.
    const delay = Math.max(after, pause)
    const spent = most === undefined ? Math.max(waited, performance.now() - start) : waited
    if (made === most || spent + delay > patience) return false
    waited += delay
    const which = most === undefined ? '' : ` (attempt ${made + 1} of ${most})`
    tell(`${why} Trying again in ${formatDuration(delay)}${which}.`)
    // The wait ends early only if the run was cancelled. The signal's own reason says more.
    await setTimeout(delay, undefined, { signal }).catch(() => signal.throwIfAborted())
    return true
  }
}

/**
 * Milliseconds that the server asks to wait: `Retry-After`, in seconds or a date (RFC 9110, 10.2.3), or what is left
 * until a rate limit that is used up begins anew. Undefined if it asks for nothing.
 */
export function askedWait({ headers }: Answer, now = Date.now()): number | undefined {
  const after = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/u.test(after)) return Number(after) * 1000
  const reset = headers['x-ratelimit-remaining'] === '0' ? Number(headers['x-ratelimit-reset']) : 0
  const time = Date.parse(after) || 1000 * reset
  return time ? Math.max(0, time - now) : undefined
}
