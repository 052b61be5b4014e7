import { ActionError, NetworkError, ServiceError } from '../errors.ts'
import type { Answer } from '../http/connect.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'
import { urlOf } from '../text/url.ts'
import { gitHubMeaning, knownStatus } from './retry-policy.ts'

const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.'

/** GitHub's API did not do what this run asked for. */
export class GitHubError extends ActionError {
  /** HTTP status; 429 for each rate limit, 0 if no complete answer came. */
  readonly status: number
  readonly mayLackPermission: boolean
  /** Whether GitHub may have done what was asked, although there was an error. */
  readonly mayBeDone: boolean

  constructor(status: number, message: string, more: { hint?: string | undefined; cause?: unknown } = {}) {
    const { mayLackPermission = false, mayBeDone = false, hint = runAgain } = gitHubMeaning(status)
    super(message, { hint: more.hint ?? hint, cause: more.cause })
    this.status = status
    this.mayLackPermission = mayLackPermission
    this.mayBeDone = mayBeDone
  }
}

export function isForbidden(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.mayLackPermission
}

/** What was asked for; undefined if GitHub does not have it, or not any more. */
export async function ifThere<T>(answer: Promise<T>, statuses: readonly number[] = [404]): Promise<T | undefined> {
  return await answer.catch((error: unknown) => {
    if (error instanceof GitHubError && statuses.includes(error.status)) return undefined
    throw error
  })
}

/** An object in a successful answer. What GitHub did not say is never guessed: it is a {@link GitHubError}. */
export class Resource {
  readonly what: string
  /** Null if there is no object. */
  readonly fields: Fields | null

  /** @param what was asked for, in words that follow "Could not", here and below */
  constructor(what: string, json: unknown) {
    this.what = what
    this.fields = fieldsOf(json) ?? null
  }

  number(name: string): number {
    const value = this.fields?.[name]
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : this.fail(`has no ${name}`)
  }

  /** A text that is not empty. */
  string(name: string): string {
    return this.text(name) || this.fail(`has no ${name}`)
  }

  /** When it was made, in milliseconds since 1970. */
  createdAt(): number {
    return Date.parse(this.string('created_at')) || this.fail('has a created_at that is not a time')
  }

  text(name: string): string {
    return textOf(this.fields?.[name])
  }

  in(name: string): Resource {
    return new Resource(this.what, this.fields?.[name])
  }

  /** @param why follows "the answer" */
  fail(why: string): never {
    throw unusable(this.what, why, this.fields)
  }
}

/** The error for a success without the content that it should have. */
export function unusable(what: string, why: string, content: unknown): GitHubError {
  const cause = answered(JSON.stringify(content))
  return new GitHubError(0, `Could not ${what} on GitHub: the answer ${why}.`, { cause })
}

/** The next page by the `Link` header (RFC 8288), only at the API's own origin: no other host may get the token. */
export function nextPage(what: string, { headers }: Answer, origin: string): URL | undefined {
  // Several headers are one list, with commas.
  const links = String(headers['link'] ?? '').split(',')
  const next = links.find((link) => /;\s*rel="?next"?\s*(?:;|$)/iu.test(link))
  if (next === undefined) return undefined
  const address = /<([^>]*)>/u.exec(next)?.[1] ?? ''
  const url = urlOf(address)
  if (url?.origin === origin) return url
  throw unusable(what, 'continues at another host, which is not allowed', address)
}

/** The JSON of an answer; undefined if it has no content (204). If it is not JSON, a part of it was lost under way. */
export function jsonOf({ status, text }: Answer): unknown {
  const json = parseJson(text)
  if (json !== undefined || status === 204) return json
  const message = `GitHub: the answer (HTTP ${status}) is not JSON.`
  const more = { hint: runAgain, cause: answered(text) }
  throw new NetworkError({ operation: 'GitHub', mayHaveArrived: true }, message, more)
}

export function refused(what: string, answer: Answer): GitHubError {
  const said = textOf(fieldsOf(parseJson(answer.text))?.['message'])
  const why = sentence(`HTTP ${answer.status}${said && `, ${excerpt(said)}`}`)
  const cause = said ? undefined : answered(answer.text)
  return new GitHubError(knownStatus(answer), `Could not ${what} on GitHub: ${why}`, { cause })
}

function answered(text = ''): string {
  return `The answer: ${excerpt(text.trim()) || 'nothing'}`
}

/** What was thrown while GitHub was asked, as an error of GitHub if it is about the answer. */
export function errorOf(what: string, cause: unknown): unknown {
  if (!(cause instanceof NetworkError || cause instanceof ServiceError)) return cause
  return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: cause.hint, cause })
}
