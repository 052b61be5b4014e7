import { ActionError, NetworkError, ServiceError } from '../errors.ts'
import { bytesOf, largestOf, type SiteFiles } from '../site/site.ts'
import { count, firstOf, formatBytes } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import { accountOf, type Profile } from './account.ts'
import { meaningOf } from './retry-policy.ts'

/** Whether a request was refused for its content or method: not for the key, a limit or a passing fault. */
export function isRefused(error: unknown): error is ServiceError {
  return error instanceof ServiceError && meaningOf(error.status, error.code).refused === true
}

export function isForLimit(error: unknown): error is ServiceError {
  return error instanceof ServiceError && meaningOf(error.status, error.code).limit === true
}

/** A refusal that another method or form may get round. @throws any other error */
export function asRefusal(error: unknown): ServiceError {
  if (isForLimit(error) || (isRefused(error) && !meaningOf(error.status, error.code).size)) return error
  throw error
}

/** Whether an error of an upload does not say where the site is, if the service has taken it. */
export function namesNoLink(error: unknown): error is ServiceError | NetworkError {
  return error instanceof NetworkError || (error instanceof ServiceError && error.link === undefined)
}

/** The same error. If the site may be too large, or have too many files for one request, its hint says so. */
export function withAdvice(error: unknown, files: SiteFiles): unknown {
  if (!(error instanceof ServiceError)) return error
  const { size, refused } = meaningOf(error.status, error.code)
  const parts = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${files.length}: try "upload-as: zip".`
  const hint = [
    size ? sizeAdvice(files) : '',
    (refused || error.status === 413) && files.length > 100 ? parts : '',
    error.hint,
  ]
  // A copy would not say any more what kind of error it is.
  return Object.assign(error, { hint: hint.filter(Boolean).join(' ') || undefined })
}

function sizeAdvice(sent: SiteFiles): string {
  const files = sent[0]?.packed ?? sent
  const bytes = bytesOf(files)
  // Every plan takes that much.
  if (bytes < 1_000_000) return ''
  const largest = largestOf(files, 3).map(({ path, size }) => `${excerpt(path, 100)} (${formatBytes(size)})`)
  return `The site may be too large for the account's plan: ${formatBytes(bytes)} in ${count(files.length, 'file')}, the largest: ${largest.join(', ')}.`
}

export class UnlistedError extends ServiceError {
  readonly profile: Profile
  /** Whether the refused request was a POST, which is also how a link is made. */
  readonly wasPosted: boolean

  constructor(error: ServiceError, link: string, profile: Profile, wasPosted: boolean) {
    const hint = `The account has no link ${link}, and the service made none of that name: check the input "domain", or leave it out to get a new link. ${accountOf(profile, link)}`
    super(error, error.message, { hint, cause: error })
    this.profile = profile
    this.wasPosted = wasPosted
  }
}

export class MadeMeanwhileError extends ActionError {
  constructor(name: string) {
    super(`${name} did not exist when this run began, and somebody else has made it meanwhile. It was left as it is.`, {
      hint: 'If nobody needs it, delete it in the hosting account, and run the job again. Or choose another "domain".',
    })
  }
}

/** An upload failed, but it has made a link, or may have: `fate` is a sentence of what is known of it. */
export class FateError extends ActionError {
  constructor(cause: ActionError, fate: string) {
    const hint = `See in the hosting account whether there is a link that nobody needs, and delete it. ${cause.hint ?? ''}`
    super(`${cause.message} ${fate}`, { hint: hint.trim(), cause })
  }
}

/** What is known of a link that may have been made. It names the links that are new, and no others of the account. */
export function fateOfLink(before: Profile | undefined, after: Profile | undefined): string {
  const unknown = 'A new link may have been made all the same'
  if (before === undefined || after === undefined) return `${unknown}, and the account could not be read.`
  const known = new Set(before.links.flat())
  const added = after.links.filter((names) => !names.some((name) => known.has(name)))
  const shown = added.map(([name = '']) => excerpt(name, 100))
  return `${unknown}. New in the account since this run began: ${firstOf(shown, 5) || 'nothing'}.`
}
