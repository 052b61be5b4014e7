import { hostNameOf } from './domain.ts'
import { ServiceError } from './errors.ts'
import type { Answer, Request } from './http.ts'
import { excerpt } from './text.ts'

/** How much of the account's storage is used; each undefined where the service did not say. */
export interface Quota {
  readonly used: number | undefined
  readonly limit: number | undefined
}

/** The `data` of a successful upload (INTERFACE section 2). */
export interface Upload {
  readonly link: string
  readonly status: string
  readonly quota: Quota
}

/** The account as profile and delete report it (INTERFACE 4.3 and 4.4). */
export interface Profile {
  readonly links: readonly string[]
  readonly quota: Quota
}

/**
 * Judges an answer by status and envelope (INTERFACE section 2).
 *
 * @throws {ServiceError} for anything but a 2xx with `success: true`
 */
export function dataOf(answer: Answer, request: Request): Data {
  const { operation } = request
  const { status } = answer
  if (status >= 300 && status < 400) throw redirected(answer, request)
  const envelope = parse(answer.text)
  if (envelope === undefined) {
    const shown = excerpt(answer.text.trim()) || 'nothing'
    throw new ServiceError({ operation, status }, `${operation}: HTTP ${status}, and no JSON but: ${shown}`, {
      hint:
        hintFor(status, '') ??
        `Check base-url: what answers at ${request.url.origin} may not be the service.`,
    })
  }
  if (status >= 200 && status < 300 && envelope['success'] === true) {
    return { operation, status, data: envelope['data'] }
  }
  const code = textOf(envelope['error'])
  const said = [code, textOf(envelope['message'])].filter(Boolean).join(': ')
  const why = said ? excerpt(said, 500) : `no reason, but ${excerpt(answer.text)}`
  throw new ServiceError(
    { operation, status, code },
    `${operation}: the service refused (HTTP ${status}). ${why}`,
    {
      hint: hintFor(status, code),
    },
  )
}

function redirected({ status, headers }: Answer, { operation, url }: Request): ServiceError {
  const target = excerpt(headers.location ?? 'nowhere')
  const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`
  return new ServiceError({ operation, status }, message, {
    hint: 'Following it would send the key there. If that is where the service lives now, write it as base-url.',
  })
}

type Fields = Readonly<Record<string, unknown>>

function parse(text: string): Fields | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

function objectOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What to do about a refusal, where its status or code tells. */
function hintFor(status: number, code: string): string | undefined {
  if (code === 'LINK_LIMIT_REACHED' || code === 'FREE_UPLOAD_LIMIT_REACHED') {
    return 'Close pull requests whose previews are live, delete links in the hosting account, or upgrade the account.'
  }
  if (status === 401 || status === 403)
    return 'Check that the secret behind api-key holds a valid key of the account.'
  if (status === 413)
    return 'The site is larger than the service takes. Leave out what is not needed with "exclude".'
  if (status === 429) return 'The service is asked too often; run the job again later.'
  return status >= 500 ? 'The service has a problem; run the job again later.' : undefined
}

/** The `data` of a success, and whose it is. */
export interface Data {
  readonly operation: string
  readonly status: number
  readonly data: unknown
}

/**
 * The result of an upload.
 *
 * @throws {ServiceError} where a field has another type than the interface says; it carries the link where that is sure
 */
export function uploadOf(answer: Data): Upload {
  const data = fieldsOf(answer, 'data', answer.data)
  const link = typeof data['link'] === 'string' ? hostNameOf(data['link']) : undefined
  if (link === undefined) throw wrong(answer, 'data.link', 'a host name', data['link'])
  const status = data['status'] ?? ''
  if (typeof status !== 'string') throw wrong(answer, 'data.status', 'a text', status, link)
  return {
    link,
    status,
    quota: quotaOf(answer, fieldsOf(answer, 'data.profile', data['profile'] ?? {}, link), link),
  }
}

/**
 * The account's links and quota, as profile and delete report them.
 *
 * @throws {ServiceError} where a field has another type than the interface says
 */
export function profileOf(answer: Data): Profile {
  const data = fieldsOf(answer, 'data', answer.data)
  const { links } = data
  if (!Array.isArray(links)) throw wrong(answer, 'data.links', 'a list', links)
  return { links: links.map((link) => listedLink(answer, link)), quota: quotaOf(answer, data) }
}

/** Whether the account has a link. A listed name without a dot is taken for the first label of one. */
export function lists({ links }: Pick<Profile, 'links'>, domain: string): boolean {
  return links.some((link) => link === domain || (!link.includes('.') && domain.startsWith(`${link}.`)))
}

/** A link is a text in the interface, an object with `subdomain` or `domain` in what the live service publishes. */
function listedLink(answer: Data, value: unknown): string {
  const fields = objectOf(value)
  const name = fields ? (fields['domain'] ?? fields['subdomain']) : value
  if (typeof name !== 'string') throw wrong(answer, 'data.links', 'a list of names', value)
  return hostNameOf(name) ?? name
}

function quotaOf(answer: Data, fields: Fields, link?: string): Quota {
  const read = (name: string): number | undefined => {
    const value = fields[name] ?? undefined
    if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0))
      return value as number | undefined
    throw wrong(answer, name, 'a whole number', value, link)
  }
  return { used: read('quotaUsed'), limit: read('quotaLimit') }
}

function fieldsOf(answer: Data, name: string, value: unknown, link?: string): Fields {
  const fields = objectOf(value)
  if (fields === undefined) throw wrong(answer, name, 'an object', value, link)
  return fields
}

function wrong(answer: Data, name: string, expected: string, value: unknown, link?: string): ServiceError {
  const { operation, status } = answer
  const shown = excerpt(JSON.stringify(value) ?? 'missing')
  const live = link ? ` The files may be live at ${link} all the same.` : ''
  return new ServiceError(
    { operation, status, link },
    `${operation}: the service reports success, but ${name} is not ${expected}: ${shown}.${live}`,
    { hint: 'Look into the hosting account to see what it did, and tell the service about it.' },
  )
}
