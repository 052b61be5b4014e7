import { inspect } from 'node:util'
import { ActionError, NetworkError } from '../errors.ts'
import { askedWait } from '../http/attempts.ts'
import type { Answer } from '../http/connect.ts'
import { at, fieldsOf, parseJson, textOf } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'

const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.'
const startAnew = 'Start a new run: this one keeps the old name, even if it is run again.'
const hints: Readonly<Record<number, string>> = {
  0: `${runAgain} Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`,
  301: startAnew,
  307: startAnew,
  308: startAnew,
  401: "The token is not valid. Leave github-token out, so that it is the job's own.",
  403: 'Remove the cause that GitHub names, and run the job again.',
  429: 'GitHub allows the token no more requests for now. Run the job again later.',
}
const readOnly =
  'This run is for a fork, and its token can only read. Another workflow can deploy previews for forks: https://github.com/static-deploy/static-deploy-action/blob/main/docs/recipes.md#forks'

/** How GitHub's message for a missing permission begins. */
const notAccessible = 'Resource not accessible by'

export class GitHubError extends ActionError {
  /** HTTP status. 429 for every rate limit, 0 for no answer, or one that breaks off or makes no sense. */
  readonly status: number
  /** Milliseconds. Undefined if a retry can't help. */
  readonly retryAfter: number | undefined
  /** Whether GitHub may have done what was asked. */
  readonly mayHaveHappened: boolean
  /** Whether it refuses what no permission of the run would allow. */
  readonly isOfFork: boolean

  constructor(what: string, status: number, why: string, cause?: unknown, after = 0, isOfFork = false) {
    const hint = isOfFork ? readOnly : (hints[status] ?? runAgain)
    super(`Could not ${what} on GitHub: ${sentence(why)}`, { hint, cause })
    this.status = status
    this.isOfFork = isOfFork
    this.mayHaveHappened = status === 0 || status >= 500
    const isFinal = cause instanceof NetworkError && cause.isFinal
    this.retryAfter = !isFinal && (this.mayHaveHappened || [409, 429].includes(status)) ? after : undefined
  }
}

/** Whether the token may lack a permission. GitHub answers 404, too, to hide what a token may not read. */
export function isForbidden(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubError) || error.isOfFork) return false
  return error.status === 404 || (error.status === 403 && error.message.includes(notAccessible))
}

export async function ifThere<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  return await answer?.catch((error: unknown) => {
    if (error instanceof GitHubError && error.status === 404) return undefined
    throw error
  })
}

/** Undefined if the answer is of use. GraphQL refuses with 200 and `errors`. `isOfFork`: no permission helps the run. */
export function refusalIn(what: string, answer: Answer, isOfFork = false): GitHubError | undefined {
  const { status, headers, text } = answer
  const isUsedUp = headers['x-ratelimit-remaining'] === '0'
  const asked = askedWait(answer) || (isUsedUp ? waitForReset(headers) : 0)
  if (/^[\s\ufeff]*</u.test(text)) {
    const why = `HTTP ${status}, with a page of HTML, which a proxy sent and not GitHub`
    // A proxy's 404 does not mean that nothing is there.
    return new GitHubError(what, status < 500 ? 0 : status, why, `The answer: ${excerpt(text)}`, asked)
  }
  const { message, errors } = fieldsOf(parseJson(text)) ?? { message: text }
  const reasons = status < 300 && Array.isArray(errors) ? errors : []
  if (status < 300 && reasons.length === 0) return undefined
  const details = errors == null ? '' : `: ${inspect(errors, { breakLength: Number.POSITIVE_INFINITY })}`
  const sentences = reasons.map((each) => textOf(at(each, 'message'))).join('; ') || `${textOf(message)}${details}`
  const why = hints[status] === startAnew ? 'the repository was renamed or moved' : excerpt(sentences, 500)
  const code = status < 300 ? 403 : status
  // A rate limit may be a 403, which looks like a missing permission.
  const isNamed = /rate.?limit|abuse detection/iu.test(`${why}${details}`)
  const mayBeLimit = isUsedUp || isNamed || headers['retry-after'] !== undefined
  const isLimit = mayBeLimit && code === 403 && !why.includes(notAccessible)
  const mayLack = code === 404 || (code === 403 && why.includes(notAccessible))
  const said = `HTTP ${status}${why && `, ${why}`}`
  return new GitHubError(what, isLimit ? 429 : code, said, undefined, asked, isOfFork && mayLack)
}

/** Milliseconds by GitHub's clock, which may not be the runner's. */
function waitForReset({ date = '', 'x-ratelimit-reset': seconds }: Answer['headers']): number {
  return Number(seconds) * 1000 - (Date.parse(date) || Date.now()) || 0
}
