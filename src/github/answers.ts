import { ActionError, NetworkError, ServiceError } from '../errors.ts'
import type { Answer } from '../http/connect.ts'
import { excerpt, sentence } from '../text/printable.ts'
import type { ApiRequest } from './api-request.ts'

/** GitHub's API did not do what this run asked for. */
export class GitHubError extends ActionError {
  /** HTTP status; 0 if no complete answer came. */
  readonly status: number

  constructor(status: number, message: string, options: { hint?: string | undefined; cause?: unknown } = {}) {
    super(message, options)
    this.status = status
  }

  /**
   * Whether the token may not do this. GitHub answers 403, or 404 if the token may not even know that something exists.
   */
  get forbidden(): boolean {
    return this.status === 403 || this.status === 404
  }

  /** Whether GitHub may have done what was asked, although there was an error. */
  get mayBeDone(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** A JSON object whose fields were not checked yet. */
export type Fields = Readonly<Record<string, unknown>>

/** A value as an object; undefined if it is none. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

/** The error for an answer with a status of success, but without the content that it should have. */
export function unusable(
  { what }: ApiRequest,
  { status, text }: Pick<Answer, 'status' | 'text'>,
  why: string,
): GitHubError {
  return new GitHubError(
    0,
    `Could not ${what} on GitHub: the answer (HTTP ${status}) ${why}: ${sentence(excerpt(text, 100))}`,
    {
      hint: runAgain,
    },
  )
}

const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.'

export function parse(question: ApiRequest, answer: Answer): unknown {
  try {
    return JSON.parse(answer.text)
  } catch {
    throw unusable(question, answer, 'is not JSON')
  }
}

export function refused({ what }: ApiRequest, answer: Answer): GitHubError {
  const { status, text } = answer
  const said = messageIn(text)
  const limited = isRateLimit(answer)
  const hint = limited
    ? 'The token has used up what GitHub allows in an hour. Run the job again later.'
    : status === 401
      ? "The token is not valid. Leave github-token out, so that it is the job's own."
      : runAgain
  return new GitHubError(
    limited ? 429 : status,
    `Could not ${what} on GitHub: HTTP ${status}, ${sentence(said)}`,
    {
      hint,
    },
  )
}

function messageIn(text: string): string {
  try {
    const message = fieldsOf(JSON.parse(text))?.['message']
    if (typeof message === 'string') return excerpt(message)
  } catch {
    // If the answer is not JSON, its text is shown.
  }
  return excerpt(text.trim()) || 'and the answer is empty.'
}

export function errorOf({ what }: ApiRequest, cause: unknown): unknown {
  if (cause instanceof NetworkError) {
    return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: cause.hint, cause })
  }
  if (cause instanceof ServiceError) {
    return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: runAgain, cause })
  }
  return cause
}

interface Types {
  readonly string: string
  readonly number: number
}

/** A field of an answer, which must have this type. What GitHub did not say is never guessed. */
export function read<T extends keyof Types>(
  question: ApiRequest,
  fields: Fields | undefined,
  name: string,
  type: T,
): Types[T] {
  const value = fields?.[name]
  if (typeof value === type && value !== '') return value as Types[T]
  throw unusable(question, shown(fields), `has no ${name}`)
}

export function timeOf(question: ApiRequest, fields: Fields): number {
  const time = Date.parse(read(question, fields, 'created_at', 'string'))
  if (!Number.isNaN(time)) return time
  throw unusable(question, shown(fields), 'has a created_at that is not a time')
}

export function shown(fields: Fields | undefined): { status: number; text: string } {
  return { status: 200, text: JSON.stringify(fields ?? null) }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** GitHub answers 403 for a rate limit too. That is not a missing permission. */
export function isRateLimit({ status, headers, text }: Answer): boolean {
  if (status !== 403) return false
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit/iu.test(text)
  )
}
