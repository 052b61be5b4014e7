import { type ActionError, NetworkError, ServiceError } from '../errors.ts'
import { firstOf } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import type { Profile } from './account.ts'

/** Whether the service refused a request for what it is: not for who asks, its size, or a passing fault. */
export function isRefused(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.link !== undefined) return false
  const otherReason =
    [401, 403, 408, 413, 425, 429].includes(error.status) || error.code.endsWith('_LIMIT_REACHED')
  return (error.status >= 400 && error.status < 500 && !otherReason) || error.status === 501
}

/** Whether the service refused because the account takes no more links, or no more uploads. */
export function isForLimit(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.link === undefined && error.code.endsWith('_LIMIT_REACHED')
}

/** Whether an update may have been refused for its method: a full account refuses what it takes for a new link. */
export function mayBeForMethod(error: unknown): error is ServiceError {
  return isRefused(error) || isForLimit(error)
}

/** Whether the service does not know a method at this address. */
export function isForUnknownMethod({ status }: ServiceError): boolean {
  return [404, 405, 501].includes(status)
}

/** Whether a refusal may be for the number of parts: common server libraries take 100, 128 or 1,000. */
export function mayBeForPartCount(error: unknown, parts: number): error is ServiceError {
  return (isRefused(error) || (error instanceof ServiceError && error.status === 413)) && parts > 100
}

/** The same error, with the way out. */
export function withAdviceToZip(error: ServiceError, parts: number): ServiceError {
  const fewer = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${parts}: try "upload-as: zip".`
  const { message, hint } = error.inPublic
  return new ServiceError(error, error.message, {
    hint: joined(error.hint, fewer),
    inPublic: { message, hint: joined(hint, fewer) },
    cause: error,
  })
}

function joined(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}

/** Whether a create that failed may have made a link all the same. */
export function isOfUnknownFate(error: unknown): error is ServiceError | NetworkError {
  if (error instanceof NetworkError) return error.mayHaveArrived
  if (!(error instanceof ServiceError)) return false
  const { status, link } = error
  return (
    (status < 300 && link === undefined) ||
    status === 408 ||
    (status >= 500 && status !== 501 && status !== 503)
  )
}

/** The same error, saying that the account has no such link, and, in the log only, which it has. */
export function withoutLink(error: ServiceError, domain: string, profile: Profile): ServiceError {
  const hint = `The account has no link ${domain}: check the input "domain", or leave it out to get a new link.`
  return new ServiceError(error, error.message, {
    hint: `${hint} Links of the account: ${linksOf(profile)}.`,
    inPublic: { message: error.inPublic.message, hint },
    cause: error,
  })
}

function linksOf({ links }: Profile): string {
  const shown = links.map((link) => excerpt(link, 100))
  return firstOf(shown, 20) || 'none'
}

/** The same error, saying that the fate is unknown and, in the log only, what links there are. */
export function withLinks(error: ServiceError | NetworkError, profile: Profile | undefined): ActionError {
  const unknown = 'Whether the service made a new link is not known.'
  const advice = 'Delete a link that nobody needs in the hosting account before the next run.'
  const links = profile ? linksOf(profile) : 'could not be asked for'
  const message = `${error.message} ${unknown} Links of the account: ${links}.`
  const { inPublic } = error
  const more = {
    hint: joined(advice, error.hint),
    inPublic: { message: `${inPublic.message} ${unknown}`, hint: joined(advice, inPublic.hint) },
    cause: error,
  }
  return error instanceof ServiceError
    ? new ServiceError(error, message, more)
    : new NetworkError(error, message, more)
}
