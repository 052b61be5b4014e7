import { ActionError, NetworkError } from '../errors.ts'
import { askedWait } from '../http/attempts.ts'
import type { Answer } from '../http/connect.ts'
import type { Repository } from '../target.ts'
import { urlOf } from '../text/address.ts'
import { at, parseJson, textOf } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'
import { type GitHubMeaning, gitHubMeaning, knownStatus, type NoAnswer } from './statuses.ts'

const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.'

type Facts = Partial<Pick<GitHubError, 'hint' | 'cause' | 'after'>>

/** GitHub's API did not do what this run asked for. */
export class GitHubError extends ActionError {
  /** HTTP status; 429 for each rate limit, 0 if no complete answer came. */
  readonly status: number
  readonly meaning: GitHubMeaning
  /** Milliseconds that GitHub asks to wait; undefined if it does not. */
  readonly after: number | undefined

  constructor(answer: number | NoAnswer, message: string, { hint, cause, after }: Facts = {}) {
    const meaning = gitHubMeaning(answer)
    super(message, { hint: hint ?? meaning.hint ?? runAgain, cause })
    this.status = typeof answer === 'number' ? answer : 0
    this.meaning = meaning
    this.after = after
  }
}

export function isForbidden(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.meaning.mayLackPermission === true
}

/** What was asked for; undefined if GitHub does not have it, or not any more. */
export async function ifThere<T>(answer: Promise<T>, statuses: readonly number[] = [404]): Promise<T | undefined> {
  return await answer.catch((error: unknown) => {
    if (error instanceof GitHubError && statuses.includes(error.status)) return undefined
    throw error
  })
}

/** The error for a success without the content that it should have. */
export function unusable(what: string, why: string, content: unknown): GitHubError {
  const cause = answered(JSON.stringify(content))
  return new GitHubError('unusable', `Could not ${what} on GitHub: the answer ${why}.`, { cause })
}

/** The next page by the `Link` header (RFC 8288), only at the API's own origin: no other host may get the token. */
export function nextPage(what: string, { headers }: Answer, origin: string): URL | undefined {
  // Several headers are one list, with commas.
  const links = String(headers['link'] ?? '').split(',')
  const next = links.find((link) => /;\s*rel="?next"?\s*(?:;|$)/iu.test(link))
  if (next === undefined) return undefined
  const [, address = ''] = /<([^>]*)>/u.exec(next) ?? []
  const url = urlOf(address)
  if (url?.origin === origin) return url
  throw unusable(what, 'continues at another host, which is not allowed', address)
}

/** `json` is undefined if there is no content (204). */
export type JsonAnswer = Answer & { readonly json: unknown }

/** If a success is not JSON, a part of it was lost under way. */
export function replyOf(what: string, answer: Answer): JsonAnswer | GitHubError {
  const { status, text } = answer
  if (status >= 300) return refused(what, answer)
  const json = parseJson(text)
  if (json !== undefined || status === 204) return { ...answer, json }
  const message = `Could not ${what} on GitHub: the answer (HTTP ${status}) is not JSON.`
  return new GitHubError('lost', message, { cause: answered(text) })
}

export function refused(what: string, answer: Answer): GitHubError {
  const json = parseJson(answer.text)
  const said = [textOf(at(json, 'message')), ...detailsIn(at(json, 'errors'))].filter(Boolean).join('; ')
  const why = sentence(`HTTP ${answer.status}${said && `, ${excerpt(said, 500)}`}`)
  const more = { cause: said ? undefined : answered(answer.text), after: askedWait(answer) }
  return new GitHubError(knownStatus(answer), `Could not ${what} on GitHub: ${why}`, more)
}

/** Which fields a 422 is about, and what is wrong with them. */
function detailsIn(errors: unknown): string[] {
  return [errors].flat().map((each) => {
    const said = textOf(at(each, 'message')) || textOf(at(each, 'code'))
    return textOf(each) || [textOf(at(each, 'field')), said].filter(Boolean).join(': ')
  })
}

/** The repository's number, if GitHub leads to the same thing under it: it was renamed. A renamed branch is another thing. */
export function movedTo({ headers }: Answer, { pathname }: URL): string | undefined {
  const [, number, thing] = /\/repositories\/(\d+)([^?]*)/u.exec(headers.location ?? '') ?? []
  return thing === pathname.replace(/^.*?\/repos\/[^/]+\/[^/]+/u, '') ? number : undefined
}

/** @param found what GitHub says of the repository under its number */
export function renamed(what: string, { status }: Answer, { owner, repo }: Repository, found: Answer): GitHubError {
  const name = excerpt(textOf(at(parseJson(found.text), 'full_name')))
  const now = name ? `is ${name} now` : 'was renamed or moved'
  return new GitHubError(status, `Could not ${what} on GitHub: the repository ${owner}/${repo} ${now}.`)
}

function answered(text = ''): string {
  return `The answer: ${excerpt(text.trim()) || 'nothing'}`
}

/** What was thrown while GitHub was asked, as an error of GitHub. What has another reason is thrown again. */
export function errorOf(what: string, cause: unknown): GitHubError {
  if (!(cause instanceof NetworkError)) throw cause
  const { message, hint, mayHaveArrived, final } = cause
  const lost = final ? 'unusable' : 'lost'
  const reason = mayHaveArrived ? lost : final ? 'untrusted' : 'unreached'
  return new GitHubError(reason, `Could not ${what} on GitHub: ${message}`, { hint, cause })
}
