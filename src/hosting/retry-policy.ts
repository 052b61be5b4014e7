import type { Again, RetryLimits } from '../http/retry.ts'

interface Meaning {
  /** When the same request may be sent again, by its status alone. Never if not given. */
  readonly again?: Again
  /** Whether the content or the method of the request is at fault, so that another one may be accepted. */
  readonly refused?: boolean
  /** What the service does not know at this address. */
  readonly unknown?: 'form' | 'method and form'
  readonly mayBeDone?: boolean
  /** Whether the account takes no more links, or no more uploads. */
  readonly limit?: true
  /** Whether it may be about the size of the site, or the space of the account. */
  readonly size?: true
  readonly hint?: string
}

const forKey: Meaning = { hint: 'Check that the secret behind api-key holds a valid key of the account.' }
const forMethod: Meaning = { refused: true, unknown: 'method and form' }
const later = 'The service has a problem; run the job again later.'

/** INTERFACE sections 6 and 7. A status that is not here has the meaning of its class. */
const statuses: Readonly<Record<string, Meaning>> = {
  '2xx': { mayBeDone: true },
  '4xx': { refused: true },
  401: forKey,
  403: forKey,
  404: forMethod,
  405: forMethod,
  408: { again: 'if idempotent', mayBeDone: true },
  413: { size: true, hint: 'The site is larger than the service takes. Leave out what is not needed with "exclude".' },
  415: { refused: true, unknown: 'form' },
  425: { again: 'if idempotent' },
  429: { again: 'always', hint: 'The service got too many requests; run the job again later.' },
  '5xx': { again: 'if idempotent', mayBeDone: true, hint: later },
  501: { ...forMethod, hint: later },
  503: { again: 'always', hint: later },
}

const room = 'delete links in the hosting account, or upgrade the account.'
const full = { limit: true, refused: false, mayBeDone: false } as const
const close = `Close pull requests whose previews are live, ${room}`

/** What the first code that matches means, whatever the status is. Only LINK_LIMIT_REACHED is published. */
const codes: readonly (readonly [RegExp, Meaning])[] = [
  [/LINK_LIMIT_REACHED$/u, { ...full, hint: close }],
  [/_LIMIT_REACHED$/u, { ...full, size: true, hint: close }],
  [/QUOTA|STORAGE|SIZE|SPACE|TOO_LARGE/u, { size: true, hint: `Leave out what is not needed with "exclude", ${room}` }],
]

/** What an answer of the service means. @param code `error` of its envelope, if it has one */
export function meaningOf(status: number, code = ''): Meaning {
  const ofStatus = statuses[status] ?? statuses[`${Math.floor(status / 100)}xx`]
  return { ...ofStatus, ...codes.find(([pattern]) => pattern.test(code))?.[1] }
}

export const retryLimits: RetryLimits = { attempts: 4, patience: 5 * 60_000 }
