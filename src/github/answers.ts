import { ActionError, NetworkError, ServiceError } from '../errors.ts'
import type { Answer } from '../http/connect.ts'
import { type Fields, fieldsOf, parseJson } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'
import { knownStatus, meaningOf } from './retry-policy.ts'

/** GitHub's API did not do what this run asked for. */
export class GitHubError extends ActionError {
  /** HTTP status; 429 for each rate limit, 0 if no complete answer came. */
  readonly status: number

  constructor(status: number, message: string, options: { hint?: string | undefined; cause?: unknown } = {}) {
    const said = status === 0 ? 'No complete answer came from GitHub.' : `GitHub refused (HTTP ${status}).`
    super(message, { inPublic: { message: said, hint: options.hint }, ...options })
    this.status = status
  }

  /** Whether the token may not be allowed to do this. */
  get mayLackPermission(): boolean {
    return meaningOf(this.status).mayLackPermission === true
  }

  /** Whether GitHub may have done what was asked, although there was an error. */
  get mayBeDone(): boolean {
    return meaningOf(this.status).mayBeDone === true
  }
}

const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.'

/**
 * The error for an answer with a status of success, but without the content that it should have.
 *
 * @param what was asked for, in words that follow "Could not", here and below
 * @param why in words that follow "the answer"
 */
export function unusable(what: string, why: string, content: unknown): GitHubError {
  const shown = excerpt(JSON.stringify(content) ?? 'nothing', 100)
  const message = `Could not ${what} on GitHub: the answer ${why}: ${sentence(shown)}`
  return new GitHubError(0, message, { hint: runAgain })
}

/**
 * The JSON of an answer; undefined if it has no content (204).
 *
 * @throws {NetworkError} if it is not JSON: then a part of it was lost under way
 */
export function jsonOf({ status, text }: Answer): unknown {
  if (status === 204) return undefined
  const json = parseJson(text)
  if (json !== undefined) return json
  const message = `GitHub: the answer (HTTP ${status}) is not JSON: ${sentence(excerpt(text, 100))}`
  throw new NetworkError({ operation: 'GitHub', mayHaveArrived: true }, message, { hint: runAgain })
}

/** The error for what had to be done in a certain time, in milliseconds. */
export function overdue(what: string, time: number): GitHubError {
  return new GitHubError(0, `Could not ${what} on GitHub within ${time / 1000} s.`, { hint: runAgain })
}

/** The error for an answer that is no success. */
export function refused(what: string, answer: Answer): GitHubError {
  const message = fieldsOf(parseJson(answer.text))?.['message']
  const said = excerpt(typeof message === 'string' ? message : answer.text.trim())
  const status = knownStatus(answer)
  return new GitHubError(
    status,
    `Could not ${what} on GitHub: HTTP ${answer.status}, ${sentence(said || 'and the answer is empty.')}`,
    { hint: meaningOf(status).hint ?? runAgain },
  )
}

/** What was thrown while GitHub was asked, as an error of GitHub if it is about the answer. */
export function errorOf(what: string, cause: unknown): unknown {
  if (!(cause instanceof NetworkError || cause instanceof ServiceError)) return cause
  return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: cause.hint, cause })
}

interface Types {
  readonly string: string
  readonly number: number
}

/** A field of an answer, which must have this type. What GitHub did not say is never guessed. */
export function read<T extends keyof Types>(what: string, fields: Fields | undefined, name: string, type: T): Types[T] {
  const value = fields?.[name]
  if (typeof value === type && value !== '') return value as Types[T]
  throw unusable(what, `has no ${name}`, fields ?? null)
}

/** When something was made, in milliseconds since 1970. */
export function timeOf(what: string, fields: Fields): number {
  const time = Date.parse(read(what, fields, 'created_at', 'string'))
  if (!Number.isNaN(time)) return time
  throw unusable(what, 'has a created_at that is not a time', fields)
}
