import { distance } from 'fastest-levenshtein'
import { ServiceError } from '../errors.ts'
import { count } from '../text/format.ts'
import { hostNameOf, isSameLink } from '../text/host-name.ts'
import { type Fields, fieldsOf } from '../text/json.ts'
import { excerpt } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import { urlOf } from '../text/url.ts'
import { type Data, wrong } from './answers.ts'

/** How much of the account's storage is used; each undefined if the service did not say it. */
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
  /** The names of each link. An entry of the list may have two. */
  readonly links: readonly (readonly string[])[]
  readonly quota: Quota
}

/** The result of an upload. @throws {ServiceError} for a wrong field; with the link, unless a secret is in it */
export function uploadOf(answer: Data): Upload {
  const link = linkOf(answer)
  const status = answer.data['status'] ?? ''
  if (typeof status !== 'string') throw wrong(answer, 'data.status is not a text', status, link)
  const profile = answer.data['profile'] ?? {}
  const fields = fieldsOf(profile)
  if (fields === undefined) throw wrong(answer, 'data.profile is not an object', profile, link)
  // The status is shown, so an answer that repeats the key must not put it there.
  return { link, status: holdsSecret(status) ? '***' : status, quota: quotaOf(answer, fields, link) }
}

function linkOf(answer: Data): string {
  const value = answer.data['link']
  const link = typeof value === 'string' ? hostNameOf(value) : undefined
  // The link is shown everywhere. A name in another script may turn into a secret when it is converted to ASCII, so both
  // are checked.
  if (holdsSecret(JSON.stringify(value) ?? '') || holdsSecret(link ?? '')) {
    const hint = 'That link must not be shown. Change the secret, and tell the service about it.'
    const message = `${answer.operation}: the service put a secret into the link.`
    throw new ServiceError(answer, message, { hint })
  }
  if (link === undefined) throw wrong(answer, 'data.link is not a host name', value)
  return link
}

/** @throws {ServiceError} if a field has another type than the interface says */
export function profileOf(answer: Data): Profile {
  const { links } = answer.data
  // What is in the list is not shown: logs are public, and links often are not.
  if (!Array.isArray(links)) throw wrong(answer, 'data.links is not a list', typeof links)
  return { links: links.map((link) => namesOf(answer, link)), quota: quotaOf(answer, answer.data) }
}

/** Whether the account has a link, under any of its names. A listed name without a dot is the first label of a link. */
export function hasLink({ links }: Pick<Profile, 'links'>, ...names: readonly string[]): boolean {
  return links.flat().some((listed) => names.some((name) => isSameLink(listed, name)))
}

/**
 * What a log may say of an account that does not have a link: how many links it has, and which are spelled alike. Other
 * links are not named: logs of public repositories are public, and links often are not.
 */
export function accountOf({ links }: Profile, missing: string): string {
  const alike = links.flat().filter((link) => distance(link, missing) <= 2)
  const shown = alike.slice(0, 3).map((link) => excerpt(link, 100))
  const meant = shown.length > 0 ? ` Did you mean ${shown.join(' or ')}?` : ''
  return `The account has ${count(links.length, 'link')}.${meant}`
}

/** The names of the links that an account has now, and did not have before: as `isSameLink`, but in linear time. */
export function newLinks(before: Profile, { links }: Profile): string[] {
  const labelOf = (name: string): string => name.replace(/\..*/u, '')
  const known = new Set<string>()
  for (const name of before.links.flat()) {
    const label = labelOf(name)
    known.add(name).add(name === label ? `${label}.*` : label)
  }
  const isKnown = (name: string): boolean => known.has(name) || known.has(`${labelOf(name)}.*`)
  return links.filter((names) => !names.some(isKnown)).map(([name = '']) => name)
}

/** The names of one entry: a text in the interface, an object with `subdomain` or `domain` in the live service. */
function namesOf(answer: Data, entry: unknown): string[] {
  const fields = fieldsOf(entry)
  const names = fields ? [fields['subdomain'], fields['domain']].filter((name) => name != null) : [entry]
  if (names.length === 0 || !names.every((name) => typeof name === 'string'))
    throw wrong(answer, 'data.links is not a list of names', typeof entry)
  return names.map((name) => {
    // It may be a whole address. One that names no host could be any link, so such a list can't be used.
    const address = /^[a-z]+:\/\//iu.test(name) ? name : `https://${name}`
    const link = hostNameOf(name) ?? hostNameOf(urlOf(address)?.hostname ?? '')
    if (link === undefined) throw wrong(answer, 'data.links is not a list of host names', 'an entry is none')
    return link
  })
}

function quotaOf(answer: Data, fields: Fields, link?: string): Quota {
  const read = (name: string): number | undefined => {
    const value = fields[name] ?? undefined
    // The quota is an output, so it is shown. A number that repeats the key must not be.
    if (holdsSecret(String(value))) return undefined
    if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)) return value as number | undefined
    throw wrong(answer, `${name} is not a whole number`, value, link)
  }
  return { used: read('quotaUsed'), limit: read('quotaLimit') }
}
