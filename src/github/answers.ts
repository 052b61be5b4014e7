import { ActionError } from '../errors.ts'
import { at } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'

const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.'
const hints: Readonly<Record<number, string>> = {
  0: `${runAgain} Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`,
  401: "The token is not valid. Leave github-token out, so that it is the job's own.",
  429: 'The token has used up what GitHub allows in an hour. Run the job again later.',
}

/** GitHub did not do what this run asked for. */
export class GitHubError extends ActionError {
  /** HTTP status. 429 for every rate limit, 0 if there is no answer that is complete and makes sense. */
  readonly status: number

  /** @param what is asked for, such as `read pull request #7` */
  constructor(what: string, status: number, why: string, cause?: unknown) {
    super(`Could not ${what} on GitHub: ${sentence(why)}`, { hint: hints[status] ?? runAgain, cause })
    this.status = status
    this.mayBeDone = status === 0 || status >= 500
  }
}

/** Whether the token may lack a permission. GitHub also answers 404 for what a token may not know of. */
export function isForbidden(error: unknown): error is GitHubError {
  return error instanceof GitHubError && [403, 404].includes(error.status)
}

/** What was asked for. Undefined if GitHub does not have it. */
export async function ifThere<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return undefined
    throw error
  }
}

/** What Octokit threw, as a {@link GitHubError}. */
export function errorOf(what: string, error: unknown): unknown {
  if (!(error instanceof Error && 'request' in error)) return error
  const said = excerpt(error.message, 500)
  const status = at(error, 'response.status')
  if (typeof status !== 'number') return new GitHubError(what, 0, said, error.cause)
  const after = at(error, 'response.headers.retry-after')
  const left = at(error, 'response.headers.x-ratelimit-remaining')
  // A rate limit may be a 403, which looks like a missing permission.
  const isLimit = status === 403 && (after !== undefined || left === '0' || /rate limit|abuse detection/iu.test(said))
  return new GitHubError(what, isLimit ? 429 : status, `HTTP ${status}, ${said}`)
}
