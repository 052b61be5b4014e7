import { NetworkError, ServiceError } from '../errors.ts'

export type Refusal = Readonly<Pick<ServiceError, 'status' | 'code' | 'message'>>

type Trait = 'isFull' | 'isForSize' | 'isUnknown' | 'mayPass' | 'mayHaveHappened' | 'mayBeLost'
export type Meaning = Readonly<Record<Trait, boolean>>

/** Classifies any error (DESIGN 3 and 4). */
export function meaningOf(error: unknown): Meaning {
  if (error instanceof ServiceError) return meaningOfRefusal(error)
  const mayPass = error instanceof NetworkError && !error.isFinal
  return { isFull: false, isForSize: false, isUnknown: false, mayPass, mayHaveHappened: true, mayBeLost: false }
}

/** INTERFACE 7 defines no status, and only one code: LINK_LIMIT_REACHED. */
export function meaningOfRefusal({ status, code, message }: Refusal): Meaning {
  const isLimit = /(?<!RATE)_LIMIT_REACHED$/u.test(code)
  const isTooLarge = status === 413 || /SIZE|TOO_(?:LARGE|BIG)/u.test(code)
  const isFull = isLimit && !isTooLarge
  // A plan limits links and bytes, and may have one code for both.
  const saysSize = /\b(?:quota|storage|size|space|large|big|[kmg]i?b)\b/iu.test(message)
  const isForSize = isTooLarge || /QUOTA|STORAGE|SPACE/u.test(code) || (isLimit && saysSize)
  const isUnknown = [404, 405, 415, 501].includes(status)
  const isEarly = [408, 425, 429].includes(status)
  const isRefused = isUnknown || (status >= 400 && status < 500 && status !== 401 && !isEarly)
  const isBroken = status >= 500 && status !== 501
  return {
    isFull,
    isForSize,
    /** Another method may be accepted. */
    isUnknown,
    mayPass: !isFull && (isEarly || isBroken),
    /** If the request was sent whole. */
    mayHaveHappened: !isFull && (status < 400 || status === 408 || (isBroken && status !== 503)),
    /** The account may no longer have the link. Then the service takes an update for a create, and may be full. */
    mayBeLost: isFull || (isRefused && !isForSize),
  }
}
