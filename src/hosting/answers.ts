import { NetworkError, ServiceError } from '../errors.ts'
import type { Answer } from '../http/connect.ts'
import { bySize, bytesOf, type SiteFiles } from '../site/site.ts'
import { hostNameOf } from '../text/address.ts'
import { type Fields, fieldsOf, jsonOf, parseJson, textOf } from '../text/json.ts'
import { holdsSecret } from '../text/masking.ts'
import { excerpt, formatBytes, sentence } from '../text/printable.ts'
import type { Account, Quota } from './account.ts'

export interface UploadAnswer {
  /** A host name, or only its first label. */
  readonly link: string
  /** May be empty. */
  readonly status: string
  readonly quota: Quota
}

/** @param heading of `docs/interface.md`, as in its address */
export const mustAnswer = (heading: string): string =>
  `What it must answer: https://github.com/static-deploy/static-deploy-action/blob/main/docs/interface.md#${heading}`

/** The `data` of an answer (interface 2). @param heading of a service of one's own @throws {ServiceError} if it is no success */
export function dataOf(answer: Answer, what: string, { origin }: URL, site: SiteFiles = [], heading = ''): Fields {
  const envelope = fieldsOf(parseJson(answer.text))
  if (answer.status >= 200 && answer.status < 300 && envelope?.['success'] === true)
    return fieldsOf(envelope['data']) ?? fail('data is not an object', envelope['data'], heading !== '')
  if (answer.status >= 300 && answer.status < 400) {
    const to = excerpt(answer.headers.location ?? 'nowhere')
    const message = `${origin} redirects ${what} (HTTP ${answer.status}) to ${to}, which was not followed.`
    const moved = 'If the service lives there now, write that address as base-url, without "/v1" and what follows.'
    throw new ServiceError(answer.status, '', message, { hint: `Following it would send the key there. ${moved}` })
  }
  // A failure may come with the status of a success.
  const status = envelope?.['success'] === false && answer.status < 300 ? 400 : answer.status
  const code = textOf(envelope?.['error'])
  // Each is masked alone: a message may hold the key.
  const reason = [excerpt(code), excerpt(textOf(envelope?.['message']), 500)].filter(Boolean).join(': ')
  const refused = `The service refused ${what} (HTTP ${answer.status}). ${sentence(reason || 'It gave no reason')}`
  const message = envelope ? refused : `The answer to ${what} is not a JSON object (HTTP ${status}).`
  const hint = hintFor(new ServiceError(status, code, message), envelope !== undefined, origin, site, heading)
  const cause = reason ? undefined : `The answer: ${excerpt(answer.text.trim()) || 'nothing'}`
  throw new ServiceError(status, code, message, { hint, cause })
}

/** Classifies any error (design 4.3 and 6). Interface 7 defines no status, and only one code: LINK_LIMIT_REACHED. */
export function meaningOf(error: unknown) {
  const { status, code, message } = error instanceof ServiceError ? error : { status: 0, code: '', message: '' }
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
    mayPass: error instanceof NetworkError ? !error.isFinal : !isFull && (isEarly || isBroken),
    /** If the request was sent whole. */
    mayHaveHappened: !isFull && (status < 400 || status === 408 || (isBroken && status !== 503)),
    /** The account may no longer have the link. Then the service takes an update for a create, and may be full. */
    mayBeLost: isFull || (isRefused && !isForSize),
  }
}

/** @param isEnvelope whether the service answered, not a proxy or another server */
function hintFor(refusal: ServiceError, isEnvelope: boolean, origin: string, site: SiteFiles, heading: string): string {
  const { status } = refusal
  const { isFull, isForSize } = meaningOf(refusal)
  if (isForSize) {
    const largest = bySize(site).map(({ path, size }) => `${excerpt(path, 100)} (${formatBytes(size)})`)
    const has = `This site has ${formatBytes(bytesOf(site))}. Its largest files: ${largest.slice(0, 3).join(', ')}. `
    return `${site.length > 0 ? has : ''}Leave out what is not needed with "exclude", or use a larger plan. Links that are not needed may take room, too: delete them in the hosting account. If there are many files, try "upload-as: zip".`
  }
  if (isFull) return 'Delete links that are not needed in the hosting account, or upgrade the account.'
  const address = `Check base-url, without "/v1" at its end. What answers at ${origin} may be no hosting service, or a firewall or a proxy in front of it.`
  const later = 'The service has a problem, or too much to do. Run the job again later.'
  const look = status === 429 || status >= 500 ? later : status === 404 || !isEnvelope ? address : ''
  const isOfKey = status === 401 || status === 403
  const part = !isEnvelope || status < 300 ? '2-answers' : isOfKey ? '5-the-key' : heading
  if (heading !== '') return `${look} ${mustAnswer(part)}`.trimStart()
  const key = 'Check that the secret behind api-key holds a valid key of the account.'
  return look || (isOfKey ? key : 'Look at the hosting account, or ask the service why it refuses this.')
}

/** @param problem a clause, such as `data is not an object` */
function fail(problem: string, value: unknown, isOwn: boolean): never {
  const ofAccount = 'See in the hosting account what the service did, and tell the service about it.'
  const message = `The service reports success, but ${problem}: ${sentence(excerpt(jsonOf(value)))}`
  throw new ServiceError(200, '', message, { hint: isOwn ? mustAnswer('2-answers') : ofAccount })
}

/** Interface 2. @param isOwn for a service of one's own @throws {ServiceError} */
export function uploadOf(data: Fields, isOwn = false): UploadAnswer {
  const status = data['status'] ?? ''
  const link = hostNameOf(textOf(data['link'])) ?? fail('data.link is not a host name', data['link'], isOwn)
  // A link is shown everywhere.
  if (holdsSecret(link)) fail('data.link contains a secret', '***', isOwn)
  if (typeof status !== 'string') fail('data.status is not a text', status, isOwn)
  const profile = fieldsOf(data['profile'] ?? {}) ?? fail('data.profile is not an object', data['profile'], isOwn)
  return { link, status, quota: quotaOf(profile, isOwn) }
}

/** Undefined if the site is active, or the service reported no status. */
export function statusWarning(status: string): string | undefined {
  if (['', 'active'].includes(status.trim().toLowerCase())) return undefined
  return `The service reports the status "${excerpt(status, 100)}" for this site, not "active". See in the hosting account what that means.`
}

/** @throws {ServiceError}, which quotes no links, because logs are public */
export function profileOf(data: Fields, isOwn = false): Account {
  const { links } = data
  if (!Array.isArray(links)) return fail('data.links is not a list', typeof links, isOwn)
  return { links: links.map((each) => namesOf(each, isOwn)), quota: quotaOf(data, isOwn) }
}

/** A text, or an object with `subdomain` or `domain` in the live service. */
function namesOf(listed: unknown, isOwn: boolean): string[] {
  const { subdomain, domain } = fieldsOf(listed) ?? { subdomain: listed }
  const texts = [subdomain, domain].filter((name) => name != null && name !== '')
  const names = texts.flatMap((name) => hostNameOf(textOf(name)) ?? [])
  // An unreadable name could be any link, so the whole list is unusable.
  if (names.length > 0 && names.length === texts.length) return names
  return fail('data.links is not a list of host names', typeof listed, isOwn)
}

function quotaOf(fields: Fields, isOwn: boolean): Quota {
  const read = (name: string): number | undefined => {
    const value = fields[name] ?? undefined
    if (value !== undefined && !Number.isSafeInteger(value)) fail(`${name} is not a whole number`, value, isOwn)
    return value as number | undefined
  }
  return { used: read('quotaUsed'), limit: read('quotaLimit') }
}
