import type { ServiceError } from '../errors.ts'

/** What a failure means for what comes next (DESIGN 3 and 4). INTERFACE 7 publishes no status, and LINK_LIMIT_REACHED alone. */
export function meaningOf({ status, code }: Pick<ServiceError, 'status' | 'code'>) {
  // A limit is not over soon. The service may have taken an update for a create, because it does not have the link.
  const isFull = /(?<!RATE)_LIMIT_REACHED$/u.test(code)
  const isForSize = !isFull && (status === 413 || /QUOTA|STORAGE|SIZE|SPACE|TOO_LARGE/u.test(code))
  // It knows no such request: another method may be taken.
  const isUnknown = [404, 405, 415, 501].includes(status)
  const isEarly = [408, 425, 429].includes(status)
  const isRefused = isUnknown || (status >= 400 && status < 500 && status !== 401 && !isEarly)
  const isBroken = status >= 500 && status !== 501
  return {
    isFull,
    isForSize,
    isUnknown,
    /** Whether the same request may be taken later. */
    again: !isFull && (isEarly || isBroken),
    /** Whether the service may have done what was asked, if it got all of the request. */
    mayBeDone: !isFull && (status < 300 || status === 408 || (isBroken && status !== 503)),
    /** Whether the account may no longer have the link. */
    mayBeLost: isFull || (isRefused && !isForSize),
  }
}

const room = 'delete links in the hosting account, or upgrade the account.'

/** @param isEnvelope whether the answer is one of the service, or of what stands in front of it */
export function hintFor(failure: Pick<ServiceError, 'status' | 'code'>, isEnvelope: boolean, { origin }: URL): string {
  const { status } = failure
  const { isFull, isForSize } = meaningOf(failure)
  if (isFull) return `Close pull requests whose previews are live, ${room}`
  if (isForSize)
    return `The log lists the largest files. Leave out what is not needed with "exclude", ${room} If there are many files, try "upload-as: zip".`
  if (status === 429 || status >= 500) return 'The service has a problem, or too much to do. Run the job again later.'
  if (status === 404 || !isEnvelope)
    return `Check base-url, without "/v1" at its end. What answers at ${origin} may be no hosting service, or a firewall or a proxy in front of it.`
  if (status === 401 || status === 403) return 'Check that the secret behind api-key holds a valid key of the account.'
  return 'Look at the hosting account, or ask the service why it refuses this.'
}
