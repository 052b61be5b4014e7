/** What an answer that is no success means for what comes next. Whatever is not given is false. */
export interface Meaning {
  /** When the same request may be taken later: `always` if the service has certainly done nothing. */
  readonly again?: 'always' | 'if idempotent'
  /** Whether the service may have done what was asked, if it got all of the request. */
  readonly mayBeDone?: boolean
  /** Whether the content or the method is at fault, so that another method or form may be taken. */
  readonly otherWay?: boolean
  /** What the service does not know at this address. */
  readonly unknown?: 'form' | 'method and form'
  /** Whether the account may no longer have the link. The profile tells. */
  readonly mayBeGone?: boolean
  /** Whether the account takes no more links, or no more uploads. */
  readonly limit?: true
  /** Whether it may be about the size of the site, or the space of the account. */
  readonly size?: true
  readonly hint?: string
}

const forKey: Meaning = { hint: 'Check that the secret behind api-key holds a valid key of the account.' }
const forContent: Meaning = { otherWay: true, mayBeGone: true }
const forMethod: Meaning = { ...forContent, unknown: 'method and form' }
const later = 'The service has a problem; run the job again later.'

/** INTERFACE sections 6 and 7. A status that is not here has the meaning of its class. */
const statuses: Readonly<Record<string, Meaning>> = {
  '2xx': { mayBeDone: true },
  '4xx': forContent,
  401: forKey,
  // A service may say so of a link that it no longer has.
  403: { ...forKey, mayBeGone: true },
  404: forMethod,
  405: forMethod,
  408: { again: 'if idempotent', mayBeDone: true },
  413: { size: true, hint: 'The site is larger than the service takes. Leave out what is not needed with "exclude".' },
  415: { ...forContent, unknown: 'form' },
  425: { again: 'if idempotent' },
  429: { again: 'always', hint: 'The service got too many requests; run the job again later.' },
  '5xx': { again: 'if idempotent', mayBeDone: true, hint: later },
  501: { ...forMethod, hint: later },
  503: { again: 'always', hint: later },
}

const room = 'delete links in the hosting account, or upgrade the account.'
const close = `Close pull requests whose previews are live, ${room}`
// The service may have taken an update for a create.
const full: Meaning = { ...forContent, limit: true, mayBeDone: false, hint: close }
const large: Meaning = { size: true, otherWay: false, mayBeGone: false }

/** What the first code that matches means, whatever the status is. Only LINK_LIMIT_REACHED is published. */
const codes: readonly (readonly [RegExp, Meaning])[] = [
  [/RATE_LIMIT_REACHED$/u, {}],
  [/LINK_LIMIT_REACHED$/u, full],
  [/_LIMIT_REACHED$/u, { ...full, size: true }],
  [/QUOTA|STORAGE|SIZE|SPACE|TOO_LARGE/u, { ...large, hint: `Leave out what is not needed with "exclude", ${room}` }],
]

/** What an answer of the service means. @param code `error` of its envelope, if it has one */
export function serviceMeaning(status: number, code = ''): Meaning {
  const ofStatus = statuses[status] ?? statuses[`${Math.floor(status / 100)}xx`]
  return { ...ofStatus, ...codes.find(([pattern]) => pattern.test(code))?.[1] }
}
