import { ServiceError } from '../errors.ts'
import { hostNameOf, isSameLink } from '../text/host-name.ts'
import { holdsSecret } from '../text/secrets.ts'
import { type Data, type Fields, fieldsOf, objectOf, wrong } from './answers.ts'

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
 * The result of an upload.
 *
 * @throws {ServiceError} where a field has another type than the interface says; it carries the link where that is sure.
 *   First of all, where the key is in the link: nobody may see that one
 */
export function uploadOf(answer: Data): Upload {
  const data = fieldsOf(answer, 'data', answer.data)
  const link = linkOf(answer, data['link'])
  const status = data['status'] ?? ''
  if (typeof status !== 'string') throw wrong(answer, 'data.status', 'a text', status, link)
  return {
    link,
    // Shown as it is, so it may not be an echo of the key.
    status: holdsSecret(status) ? '***' : status,
    quota: quotaOf(answer, fieldsOf(answer, 'data.profile', data['profile'] ?? {}, link), link),
  }
}

function linkOf(answer: Data, value: unknown): string {
  const link = typeof value === 'string' ? hostNameOf(value) : undefined
  // A link is shown everywhere, and a name in other scripts may be the key only once it is one in ASCII.
  if (holdsSecret(JSON.stringify(value) ?? '') || holdsSecret(link ?? '')) throw keyInLink(answer)
  if (link === undefined) throw wrong(answer, 'data.link', 'a host name', value)
  return link
}

function keyInLink({ operation, status }: Data): ServiceError {
  const message = `${operation}: the service put the key into the link.`
  const hint = 'That link must not be shown. Change the key, and tell the service about it.'
  return new ServiceError({ operation, status }, message, { hint, inPublic: { message, hint } })
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
  return links.some((link) => isSameLink(link, domain))
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
    // Outputs are shown, and a number may be an echo of the key.
    if (holdsSecret(String(value))) return undefined
    if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0))
      return value as number | undefined
    throw wrong(answer, name, 'a whole number', value, link)
  }
  return { used: read('quotaUsed'), limit: read('quotaLimit') }
}
