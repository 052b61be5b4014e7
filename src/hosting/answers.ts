import { ServiceError } from '../errors.ts'
import type { Answer, Request } from '../http/connect.ts'
import { hostNameOf } from '../text/address.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import type { Account, Quota } from './account.ts'
import { hintFor, meaningOf } from './meanings.ts'

export interface Upload {
  /** A host name, or a single label, which is the first label of one. */
  readonly link: string
  /** As the service reports it. Empty if it does not. */
  readonly status: string
  readonly quota: Quota
}

type Asked = Pick<Request, 'what' | 'url'>

/** The `data` of an answer (INTERFACE 2). @throws {ServiceError} for all but a 2xx with `success: true` and an object */
export function dataOf(answer: Answer, asked: Asked): Fields {
  const { status, headers, text } = answer
  if (status >= 300 && status < 400) {
    const message = `${asked.url.origin} redirects ${asked.what} (HTTP ${status}) to ${excerpt(headers.location ?? 'nowhere')}, which was not followed.`
    const hint =
      'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.'
    throw new ServiceError({ status }, message, { hint })
  }
  const envelope = fieldsOf(parseJson(text))
  if (status < 200 || status >= 300 || envelope?.['success'] !== true) throw refusalIn(answer, envelope, asked)
  return fieldsOf(envelope['data']) ?? fail('data is not an object', envelope['data'])
}

function refusalIn(answer: Answer, envelope: Fields | undefined, { what, url }: Asked): ServiceError {
  // A failure may come with the status of a success.
  const status = envelope?.['success'] === false && answer.status < 300 ? 400 : answer.status
  const code = textOf(envelope?.['error'])
  const given = [code, textOf(envelope?.['message'])].filter(Boolean)
  const words = given.map((each) => excerpt(each, 500)).join(': ')
  const message = envelope
    ? `The service refused ${what} (HTTP ${answer.status}). ${words ? sentence(words) : 'It gave no reason.'}`
    : `The answer to ${what} is not a JSON object (HTTP ${status}).`
  const hint = hintFor({ status, code }, envelope !== undefined, url)
  const cause = words ? undefined : `The answer: ${excerpt(answer.text.trim()) || 'nothing'}`
  const { isFull, mayBeLost } = meaningOf({ status, code })
  return new ServiceError({ status, code, isFull, mayBeLost }, message, { hint, cause })
}

/** Throws for a field of a success that is not what it should be. `fault` says so, as in `data is not an object`. */
function fail(fault: string, value: unknown): never {
  const shown = sentence(excerpt(JSON.stringify(value) ?? 'missing'))
  const hint = 'See in the hosting account what the service did, and tell the service about it.'
  throw new ServiceError({ status: 200 }, `The service reports success, but ${fault}: ${shown}`, { hint })
}

/** The `data` of a successful upload (INTERFACE 2). @throws {ServiceError} */
export function uploadOf(data: Fields): Upload {
  const status = data['status'] ?? ''
  const link = hostNameOf(textOf(data['link'])) ?? fail('data.link is not a host name', data['link'])
  // A link is shown everywhere.
  if (holdsSecret(link)) fail('data.link contains a secret', '***')
  if (typeof status !== 'string') fail('data.status is not a text', status)
  const profile = data['profile'] ?? {}
  const fields = fieldsOf(profile) ?? fail('data.profile is not an object', profile)
  return { link, status, quota: quotaOf(fields) }
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
    if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)) return value
    return fail(`${name} is not a whole number`, value)
  }
  return { used: read('quotaUsed'), limit: read('quotaLimit') }
}
