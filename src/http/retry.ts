import { setTimeout } from 'node:timers/promises'
import { NetworkError } from '../errors.ts'
import { formatDuration } from '../text/format.ts'
import type { Answer } from './connect.ts'

/** `always` if the server has certainly done nothing. */
export type Again = 'always' | 'if idempotent' | undefined

export interface RetryLimits {
  /** If not given, it is sent until `patience` is over. */
  readonly attempts?: number
  /** Milliseconds that all waits together may take; without `attempts` the attempts count too. */
  readonly patience: number
}

export interface RetryPolicy {
  readonly idempotent: boolean
  readonly repeat: (answer: Answer) => Again
  readonly limits: RetryLimits
  /** For the log, before the status. */
  readonly about?: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
  /** Is awaited before each repetition: false ends them, and so does what it throws. */
  readonly again?: (() => Promise<unknown>) | undefined
}

/**
 * Repeats an attempt that failed for a reason that may be over soon, and ends as the last one did. It waits with
 * exponential back-off and jitter, or for the time that the server asked for (RFC 9110, 10.2.3).
 */
export async function retrying<T extends Answer>(attempt: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  const { signal, tell, again, limits } = policy
  const { attempts, patience } = limits
  const start = performance.now()
  let waited = 0
  for (let number = 1; ; number += 1) {
    const end = attempt()
    const passing = passingFault(await end.catch((error: Error) => error), policy)
    // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
    const pause = Math.min(30_000, 1000 * 2 ** (number - 1)) * (0.5 + Math.random() / 2)
    // The server's time may be zero, or in the past by this clock. There is a pause all the same.
    const delay = Math.max(passing?.after ?? 0, pause)
    const spent = attempts === undefined ? Math.max(waited, performance.now() - start) : waited
    if (passing === undefined || number === attempts || spent + delay > patience) return await end
    waited += delay
    const which = attempts === undefined ? '' : ` (attempt ${number + 1} of ${attempts})`
    tell(`${passing.why} Trying again in ${formatDuration(delay)}${which}.`)
    // The wait ends early only if the run was cancelled. The signal's own reason says more.
    await setTimeout(delay, undefined, { signal }).catch(() => signal.throwIfAborted())
    if ((await again?.()) === false) return await end
  }
}

function passingFault(end: Answer | Error, { idempotent, repeat, about = '' }: RetryPolicy) {
  if (end instanceof Error) {
    const isPassing = end instanceof NetworkError && !end.final && (idempotent || !end.mayHaveArrived)
    return isPassing ? { why: end.message } : undefined
  }
  const when = repeat(end)
  const isAllowed = when === 'always' || (when === 'if idempotent' && idempotent)
  return isAllowed ? { why: `${about}HTTP ${end.status}.`, after: askedWait(end) } : undefined
}

/**
 * Milliseconds that the server asks to wait: `Retry-After`, in seconds or a date, or what is left until a rate limit
 * that is used up begins anew. Undefined if it asks for nothing.
 */
export function askedWait({ headers }: Answer, now = Date.now()): number | undefined {
  const after = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/u.test(after)) return Number(after) * 1000
  const isUsedUp = headers['x-ratelimit-remaining'] === '0'
  const reset = isUsedUp ? 1000 * Number(headers['x-ratelimit-reset']) : Number.NaN
  const date = Date.parse(after)
  const time = Number.isNaN(date) ? reset : date
  return Number.isNaN(time) ? undefined : Math.max(0, time - now)
}
