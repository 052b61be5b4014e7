import type { Again, RetryLimits } from '../http/retry.ts'

/** What a status of the service means, beside what its envelope says. */
interface Meaning {
  /** When the same request may be sent again. Never if not given. */
  readonly again?: Again
  /** Whether the content or the method of the request is at fault, so that another one may be accepted. */
  readonly refused?: true
  /** What the service does not know at this address. */
  readonly unknown?: 'form' | 'method and form'
  /** Whether the request may have been carried out all the same. */
  readonly mayBeDone?: true
  /** What the user can do, in words that a comment may show. */
  readonly hint?: string
}

const forKey: Meaning = { hint: 'Check that the secret behind api-key holds a valid key of the account.' }
const forMethod: Meaning = { refused: true, unknown: 'method and form' }
const later = 'The service has a problem; run the job again later.'

/** INTERFACE sections 6 and 7. A status that is not here has the meaning of its class. */
const meanings: Readonly<Record<string, Meaning>> = {
  '2xx': { mayBeDone: true },
  '4xx': { refused: true },
  401: forKey,
  403: forKey,
  404: forMethod,
  405: forMethod,
  408: { again: 'if idempotent', mayBeDone: true },
  413: { hint: 'The site is larger than the service takes. Leave out what is not needed with "exclude".' },
  415: { refused: true, unknown: 'form' },
  425: { again: 'if idempotent' },
  429: { again: 'always', hint: 'The service got too many requests; run the job again later.' },
  '5xx': { again: 'if idempotent', mayBeDone: true, hint: later },
  501: { ...forMethod, hint: later },
  503: { again: 'always', hint: later },
}

/** What an HTTP status of the service means. */
export function meaningOf(status: number): Meaning {
  return meanings[status] ?? meanings[`${Math.floor(status / 100)}xx`] ?? {}
}

/** How often a request is sent to the service. */
export const retryLimits: RetryLimits = { attempts: 4, patience: 5 * 60_000 }
