import { inspect } from 'node:util'
import { ServiceError } from '../errors.ts'
import type { Answer, Request } from '../http/connect.ts'
import { hostNameOf } from '../text/address.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'
import { holdsSecret } from '../text/masking.ts'
import { excerpt, sentence } from '../text/printable.ts'
import type { Account, Quota } from './account.ts'

export interface UploadAnswer {
  /** A host name, or a single label, which is the first label of one. */
  readonly link: string
  /** As the service reports it. Empty if it does not. */
  readonly status: string
  readonly quota: Quota
}

type Asked = Pick<Request, 'what' | 'url'>
type Failure = Pick<ServiceError, 'status' | 'code'>

/** The `data` of an answer (INTERFACE 2). @throws {ServiceError} for all but a 2xx with `success: true` and an object */
export function dataOf(answer: Answer, { what, url }: Asked): Fields {
  const envelope = fieldsOf(parseJson(answer.text))
  if (answer.status >= 200 && answer.status < 300 && envelope?.['success'] === true)
    return fieldsOf(envelope['data']) ?? fail('data is not an object', envelope['data'])
  // A failure may come with the status of a success.
  const status = envelope?.['success'] === false && answer.status < 300 ? 400 : answer.status
  const code = textOf(envelope?.['error'])
  const given = [code, textOf(envelope?.['message'])].filter(Boolean)
  const words = given.map((each) => excerpt(each, 500)).join(': ')
  let message = `The answer to ${what} is not a JSON object (HTTP ${status}).`
  if (envelope)
    message = `The service refused ${what} (HTTP ${answer.status}). ${sentence(words || 'It gave no reason')}`
  if (isRedirect(status))
    message = `${url.origin} redirects ${what} (HTTP ${status}) to ${excerpt(answer.headers.location ?? 'nowhere')}, which was not followed.`
  const hint = hintFor({ status, code }, envelope !== undefined, url)
  const cause = words ? undefined : `The answer: ${excerpt(answer.text.trim()) || 'nothing'}`
  throw new ServiceError(status, code, message, { hint, cause })
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** What a failure means for what comes next (DESIGN 3 and 4). INTERFACE 7 publishes no status, and LINK_LIMIT_REACHED alone. */
export function meaningOf({ status, code }: Failure) {
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
function hintFor(failure: Failure, isEnvelope: boolean, { origin }: URL): string {
  const { status } = failure
  const { isFull, isForSize } = meaningOf(failure)
  if (isRedirect(status))
    return 'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.'
  if (isFull) return `Close pull requests whose previews are live, ${room}`
  if (isForSize)
    return `The log lists the largest files. Leave out what is not needed with "exclude", ${room} If there are many files, try "upload-as: zip".`
  if (status === 429 || status >= 500) return 'The service has a problem, or too much to do. Run the job again later.'
  if (status === 404 || !isEnvelope)
    return `Check base-url, without "/v1" at its end. What answers at ${origin} may be no hosting service, or a firewall or a proxy in front of it.`
  if (status === 401 || status === 403) return 'Check that the secret behind api-key holds a valid key of the account.'
  return 'Look at the hosting account, or ask the service why it refuses this.'
}

/** Throws for a field of a success that is not what it should be. `fault` says so, as in `data is not an object`. */
function fail(fault: string, value: unknown): never {
  // An object may be too deep for JSON.stringify.
  const text = typeof value === 'object' ? inspect(value) : (JSON.stringify(value) ?? 'missing')
  const shown = sentence(excerpt(text))
  const hint = 'See in the hosting account what the service did, and tell the service about it.'
  throw new ServiceError(200, '', `The service reports success, but ${fault}: ${shown}`, { hint })
}

/** The `data` of a successful upload (INTERFACE 2). @throws {ServiceError} */
export function uploadOf(data: Fields): UploadAnswer {
  const status = data['status'] ?? ''
  const link = hostNameOf(textOf(data['link'])) ?? fail('data.link is not a host name', data['link'])
  // A link is shown everywhere.
  if (holdsSecret(link)) fail('data.link contains a secret', '***')
  if (typeof status !== 'string') fail('data.status is not a text', status)
  const profile = data['profile'] ?? {}
  const fields = fieldsOf(profile) ?? fail('data.profile is not an object', profile)
  return { link, status, quota: quotaOf(fields) }
}

/** A sentence for a site that is not active. Undefined if it is, or if the service did not report it. */
export function statusWarning(status: string): string | undefined {
  if (['', 'active'].includes(status.trim().toLowerCase())) return undefined
  return `The service reports the status "${excerpt(status, 100)}" for this site, not "active". See in the hosting account what that means.`
}

/** @throws {ServiceError} for a field of another type. It quotes no links, because logs are public. */
export function profileOf(data: Fields): Account {
  const { links } = data
  if (!Array.isArray(links)) return fail('data.links is not a list', typeof links)
  return { links: links.map(namesOf), quota: quotaOf(data) }
}

/** The names of one entry: a text, or an object with `subdomain` or `domain` in the live service. */
function namesOf(entry: unknown): string[] {
  const fields = fieldsOf(entry)
  const given = fields ? [fields['subdomain'], fields['domain']].filter((name) => name != null && name !== '') : [entry]
  const names = given.flatMap((name) => hostNameOf(textOf(name)) ?? [])
  // What names no host could be any link, so such a list can't be used.
  if (names.length > 0 && names.length === given.length) return names
  return fail('data.links is not a list of host names', typeof entry)
}

function quotaOf(fields: Fields): Quota {
  const read = (name: string): number | undefined => {
    const value = fields[name] ?? undefined
    if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value))) return value
    return fail(`${name} is not a whole number`, value)
  }
  return { used: read('quotaUsed'), limit: read('quotaLimit') }
}
