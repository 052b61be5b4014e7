import { distance } from 'fastest-levenshtein'
import { ServiceError } from '../errors.ts'
import type { Account, Quota } from '../rules/world.ts'
import { hostNameOf, urlOf } from '../text/address.ts'
import { type Fields, fieldsOf, textOf } from '../text/json.ts'
import { count, excerpt, firstOf } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import { type Data, wrong } from './answers.ts'
import type { Upload } from './interface.ts'

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

/** What a public log may say of an account without a link: how many links it has, and which are spelled alike. */
export function accountOf({ links }: Account, missing: string): string {
  const alike = links.flat().filter((link) => distance(link, missing) <= 2)
  const shown = alike.slice(0, 3).map((link) => excerpt(link, 100))
  const meant = shown.length > 0 ? ` Did you mean ${shown.join(' or ')}?` : ''
  return `The account has ${count(links.length, 'link')}.${meant}`
}

/** What is known of a link that may have been made. It names the links that are new, and no others of the account. */
export function fateOfLink(before: Account | undefined, after: Account | undefined): string {
  const unknown = 'A new link may have been made all the same'
  if (before === undefined || after === undefined) return `${unknown}, and the account could not be read.`
  const known = new Set(before.links.flat())
  const added = after.links.filter((names) => !names.some((name) => known.has(name)))
  const shown = added.map(([name = '']) => excerpt(name, 100))
  return `${unknown}. New in the account since this run began: ${firstOf(shown, 5) || 'nothing'}.`
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
