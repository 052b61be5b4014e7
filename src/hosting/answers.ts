import { ServiceError } from '../errors.ts'
import type { Answer, Request } from '../http/connect.ts'
import type { Account, Quota } from '../rules/world.ts'
import { hostNameOf, urlOf } from '../text/address.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import type { Upload } from './interface.ts'
import { serviceMeaning } from './statuses.ts'

export type Data = ReturnType<typeof dataOf>
type Asked = Pick<Request, 'operation' | 'url'>

/** Judges an answer (INTERFACE section 2). @throws {ServiceError} for all but a 2xx with `success: true` and `data` */
export function dataOf(answer: Answer, request: Asked) {
  const { status } = answer
  const { operation } = request
  if (status >= 300 && status < 400) throw redirected(answer, request)
  const envelope = fieldsOf(parseJson(answer.text))
  if (status < 200 || status >= 300 || envelope?.['success'] !== true) throw refusalIn(answer, envelope, request)
  const data = fieldsOf(envelope['data'])
  if (data === undefined) throw wrong({ operation, status }, 'data is not an object', envelope['data'])
  return { operation, status, data }
}

function refusalIn(answer: Answer, envelope: Fields | undefined, { operation, url }: Asked): ServiceError {
  // No status of a failure is published, so one that says that it is none may have that of a success.
  const isFailure = answer.status >= 200 && answer.status < 300 && envelope?.['success'] === false
  const status = isFailure ? 400 : answer.status
  const said = textOf(envelope?.['error'])
  const code = holdsSecret(said) ? '' : said
  const given = [said, textOf(envelope?.['message'])].filter(Boolean)
  const words = given.map((each) => excerpt(each, 500)).join(': ')
  const message = envelope
    ? `${operation}: the service refused (HTTP ${answer.status}). ${words ? sentence(words) : 'It gave no reason.'}`
    : `${operation}: HTTP ${status}, and the answer is not a JSON object.`
  const hint = hintFor(status, envelope && code, words, url)
  const cause = words ? undefined : `The answer: ${excerpt(answer.text.trim()) || 'nothing'}`
  return new ServiceError({ status, code }, message, { hint, cause })
}

function redirected({ status, headers }: Answer, { operation, url }: Asked): ServiceError {
  const target = excerpt(headers.location ?? 'nowhere')
  const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`
  const hint =
    'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.'
  return new ServiceError({ status }, message, { hint })
}

/** What to do about a refusal. The code is undefined if the answer has no envelope, so that it may not be the service's. */
function hintFor(status: number, code: string | undefined, words: string, { origin, pathname }: URL): string {
  const { limit, size, hint } = serviceMeaning(status, code)
  if (hint && (limit || size)) return hint
  if (code === undefined && (status === 401 || status === 403))
    return `What answered at ${origin} may be a firewall or a proxy in front of the service, so this need not be the key's fault. Check base-url, and whether the runner may reach the service.`
  if (status === 404 && pathname.includes('/v1/v1/')) return 'Write base-url without "/v1" at its end.'
  if (status === 404) return `Check base-url: ${origin}${pathname} may not be the service's.`
  if (hint !== undefined) return hint
  if (code === undefined) return `Check base-url: what answers at ${origin} may not be the service.`
  const why = words ? "The service's own words say what it wants. If they don't help, look" : 'Look'
  return `${why} at the hosting account, or ask the service why it refuses this.`
}

/** The error for a field of the data that is not what it should be; `fault` says so, as in `data is not an object`. */
function wrong(answer: Omit<Data, 'data'>, fault: string, value: unknown, link?: string): ServiceError {
  const shown = sentence(excerpt(JSON.stringify(value) ?? 'missing'))
  const live = link ? ` The files may be live at ${link} in spite of this.` : ''
  const message = `${answer.operation}: the service reports success, but ${fault}: ${shown}${live}`
  const hint = 'See in the hosting account what the service did, and tell the service about it.'
  return new ServiceError({ ...answer, link }, message, { hint })
}

/** The `data` of a successful upload (INTERFACE section 2). @throws {ServiceError} with the link, unless a secret is in it */
export function uploadOf(answer: Data): Upload {
  const link = linkOf(answer)
  const { status: given, profile } = answer.data
  const status = given ?? ''
  if (typeof status !== 'string') throw wrong(answer, 'data.status is not a text', status, link)
  const fields = fieldsOf(profile ?? {})
  if (fields === undefined) throw wrong(answer, 'data.profile is not an object', profile, link)
  return { link, status: holdsSecret(status) ? '***' : status, quota: quotaOf(answer, fields, link) }
}

/** The link is shown everywhere, so no secret may be in it, neither as it came nor when it is converted to ASCII. */
function linkOf(answer: Data): string {
  const value = answer.data['link']
  const link = hostNameOf(textOf(value))
  if (holdsSecret(JSON.stringify(value) ?? '') || holdsSecret(link ?? '')) {
    const hint = 'That link must not be shown. Change the secret, and tell the service about it.'
    throw new ServiceError(answer, `${answer.operation}: the service put a secret into the link.`, { hint })
  }
  if (link === undefined) throw wrong(answer, 'data.link is not a host name', value)
  return link
}

/** @throws {ServiceError} for a field of another type. It quotes no links, because logs are public. */
export function profileOf(answer: Data): Account {
  const { links } = answer.data
  if (!Array.isArray(links)) throw wrong(answer, 'data.links is not a list', typeof links)
  return { links: links.map((link) => namesOf(answer, link)), quota: quotaOf(answer, answer.data) }
}

/** The names of one entry: a text or address, or an object with `subdomain` or `domain` in the live service. */
function namesOf(answer: Data, entry: unknown): string[] {
  const fields = fieldsOf(entry)
  const given = fields ? [fields['subdomain'], fields['domain']].filter((name) => name != null && name !== '') : [entry]
  const names = given.map(textOf).map((name) => {
    const address = /^[a-z]+:\/\//iu.test(name) ? name : `https://${name}`
    return hostNameOf(name) ?? hostNameOf(urlOf(address)?.hostname ?? '')
  })
  // What names no host could be any link, so such a list can't be used.
  if (names.length > 0 && names.every((name) => name !== undefined)) return names
  throw wrong(answer, 'data.links is not a list of host names', typeof entry)
}

/** The quota is an output, so a number that repeats a secret is left out. */
function quotaOf(answer: Data, fields: Fields, link?: string): Quota {
  const read = (name: string): number | undefined => {
    const value = fields[name] ?? undefined
    if (value === undefined || holdsSecret(String(value))) return undefined
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
    throw wrong(answer, `${name} is not a whole number`, value, link)
  }
  return { used: read('quotaUsed'), limit: read('quotaLimit') }
}
