import { type ActionError, NetworkError, ServiceError } from '../errors.ts'
import { largestOf, type SiteFiles } from '../site/site.ts'
import { count, firstOf, formatBytes } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import type { Profile } from './account.ts'
import { isForSize } from './answers.ts'
import { meaningOf } from './retry-policy.ts'

/**
 * Whether the service refused a request because of its content or method. Not because of the key, its size or the
 * account's limit, and not because of a fault that may be over soon.
 */
export function isRefused(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.link !== undefined) return false
  return meaningOf(error.status).refused === true && !error.code.endsWith('_LIMIT_REACHED')
}

/** Whether the service refused because the account takes no more links, or no more uploads. */
export function isForLimit(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.link === undefined && error.code.endsWith('_LIMIT_REACHED')
}

/**
 * Whether an update may have been refused because of its method. A service may take it for a new link, so a full
 * account refuses it too.
 */
export function mayBeForMethod(error: unknown): error is ServiceError {
  return isRefused(error) || isForLimit(error)
}

/** Whether the service does not know the method at this address. */
export function isForUnknownMethod({ status }: ServiceError): boolean {
  return meaningOf(status).unknown === 'method and form'
}

/** Whether a refusal may be because of the number of parts: common server libraries take 100, 128 or 1,000. */
export function mayBeForPartCount(error: unknown, parts: number): error is ServiceError {
  return (isRefused(error) || (error instanceof ServiceError && error.status === 413)) && parts > 100
}

/** The same error, with the advice to send an archive. */
export function withAdviceToZip(error: ServiceError, parts: number): ServiceError {
  const fewer = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${parts}: try "upload-as: zip".`
  const { message, hint } = error.inPublic
  return new ServiceError(error, error.message, {
    hint: joined(error.hint, fewer),
    inPublic: { message, hint: joined(hint, fewer) },
    cause: error,
  })
}

/** Bytes of a site that every plan takes. */
const small = 1_000_000

/** The same error. If it may be about the size of the site, it tells the size and the largest files. */
export function withSize(error: unknown, files: SiteFiles): unknown {
  let bytes = 0
  for (const { size } of files) bytes += size
  const isForSite = error instanceof ServiceError && (error.status === 413 || isForSize(error.code))
  if (!isForSite || bytes < small) return error
  const largest = largestOf(files, 3).map(({ path, size }) => `${excerpt(path, 100)} (${formatBytes(size)})`)
  const sent = `The site may be too large for the account's plan: ${formatBytes(bytes)} in ${count(files.length, 'file')}, the largest: ${largest.join(', ')}.`
  const { message, hint } = error.inPublic
  return new ServiceError(error, error.message, {
    hint: joined(sent, error.hint),
    inPublic: { message, hint: joined(sent, hint) },
    cause: error,
  })
}

function joined(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}

/** Whether a create that failed may still have made a link. */
export function mayHaveMadeLink(error: unknown): error is ServiceError | NetworkError {
  if (error instanceof NetworkError) return error.mayHaveArrived
  if (!(error instanceof ServiceError)) return false
  return error.link === undefined && meaningOf(error.status).mayBeDone === true
}

/**
 * The same error, which now says that the account does not have this link. Only the log lists the links that it has.
 */
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

/** The same error, which now says that a new link may have been made. Only the log lists the account's links. */
export function withLinks(error: ServiceError | NetworkError, profile: Profile | undefined): ActionError {
  const unknown = 'Whether the service made a new link is not known.'
  const advice = 'Delete a link that nobody needs in the hosting account before the next run.'
  const links = profile ? linksOf(profile) : 'could not be read'
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
