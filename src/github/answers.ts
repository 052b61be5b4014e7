import { ActionError, type Advice, type Block, InputError } from '../errors.ts'
import { askedWait } from '../http/attempts.ts'
import type { Answer } from '../http/connect.ts'
import { at, fieldsOf, jsonOf, parseJson, textOf } from '../text/json.ts'
import { excerpt, sentence } from '../text/printable.ts'
import { runnerVariables } from '../variables.ts'

/** GitHub Enterprise has a status of its own. */
function runAgain({ GITHUB_SERVER_URL: server = 'https://github.com' } = runnerVariables()): string {
  const status =
    server === 'https://github.com' ? '; https://www.githubstatus.com shows whether GitHub has a problem' : ''
  return `Run the job again${status}.`
}

const hints: Readonly<Record<number, string>> = {
  401: "The token is not valid, or no longer: a job's own is valid until the job ends, and for 24 hours at most. Run the job again. If github-token is written, give it a new one, or leave it out, so that it is the job's own.",
  403: 'Remove the cause that GitHub names, and run the job again.',
  429: 'GitHub allows the token no more requests for now. Run the job again later.',
}
const readOnly =
  'This run is for a fork, and its token can only read. Another workflow can deploy previews for forks: https://github.com/static-deploy/static-deploy-action/blob/main/docs/recipes.md#forks'

/** What a job needs for all that the action does on GitHub. */
const permissionLines = `permissions:
  contents: read
  deployments: write
  pull-requests: write`
export const permissionBlocks: readonly Block[] = [{ place: 'In the job of this step, add:', lines: permissionLines }]

/** A job's own permissions take the place of the file's, so what these have must be written, too. */
export const addPermissions = 'Add to the job what its permissions lack, beside what the job, or else the file, has.'
const addLines = { text: `${addPermissions} Then run it again.`, blocks: permissionBlocks }

/** How GitHub's message for a missing permission begins. */
const notAccessible = 'Resource not accessible by'

/** `after`: the milliseconds that GitHub asks to wait. */
type Details = Readonly<{ cause?: unknown; hint?: string | Advice | undefined; after?: number; isForbidden?: boolean }>

export class GitHubError extends ActionError {
  /** HTTP status. 429 for every rate limit, 0 for no answer of GitHub's, or one that breaks off or makes no sense. */
  readonly status: number
  /** Milliseconds. Undefined if a retry can't help. */
  readonly retryAfter: number | undefined
  /** Whether GitHub may have done what was asked. */
  readonly mayHaveHappened: boolean
  /** Whether the token may lack a permission that the job can have. */
  readonly isForbidden: boolean

  constructor(what: string, status: number, why: string, details: Details = {}) {
    const { cause, hint = hints[status] ?? runAgain(), after = 0, isForbidden = false } = details
    super(`Could not ${what} on GitHub: ${sentence(why)}`, { hint, cause })
    this.status = status
    this.isForbidden = isForbidden
    this.mayHaveHappened = status === 0 || status >= 500
    this.retryAfter = this.mayHaveHappened || [409, 429].includes(status) ? after : undefined
  }
}

export function isForbidden(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.isForbidden
}

/** For a run that may not use the record. @param mayDoWithout whether `github-token: ''` is a way out */
export function recordRefused(what: string, cause?: GitHubError, mayDoWithout = true): InputError {
  const why = cause ? ` ${cause.message}` : ''
  const message = `the token may not use the repository's deployments, which remember the address of ${what}. Nothing was sent.${why}`
  const without = ` Or write "github-token: ''". Then nothing is remembered: each deploy without "domain" makes a new address, and a teardown needs "domain".`
  const text = `${addPermissions}${mayDoWithout ? without : ''}`
  return new InputError('github-token', message, { hint: { text, blocks: permissionBlocks }, cause })
}

export async function ifThere<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  return await answer?.catch((error: unknown) => {
    if (error instanceof GitHubError && error.status === 404) return undefined
    throw error
  })
}

/** Undefined if the answer is of use. GraphQL refuses with 200 and a list of `errors`. `isOfFork`: no permission helps the run. */
export function refusalIn(what: string, answer: Answer, isOfFork: boolean): GitHubError | undefined {
  const { status, headers, text } = answer
  const { date = '', 'x-ratelimit-reset': reset } = headers
  const isUsedUp = headers['x-ratelimit-remaining'] === '0'
  // By GitHub's clock, which may not be the runner's.
  const untilReset = Number(reset) * 1000 - (Date.parse(date) || Date.now())
  const after = askedWait(answer) || (isUsedUp && untilReset) || 0
  if (/^[\s\ufeff]*</u.test(text)) {
    const why = `HTTP ${status}, with a page of HTML, which a proxy sent and not GitHub`
    // A proxy's 404 does not mean that nothing is there.
    const hint = 'Run the job again. If it stays like that, look at the proxy between the runner and GitHub.'
    return new GitHubError(what, 0, why, { cause: `The answer: ${excerpt(text)}`, hint, after })
  }
  if ([301, 307, 308].includes(status)) {
    const hint = 'Start a new run: this one keeps the old name, even if it is run again.'
    return new GitHubError(what, status, `HTTP ${status}, the repository was renamed or moved`, { hint })
  }
  const { message, errors } = fieldsOf(parseJson(text)) ?? { message: text }
  const listed = status >= 300 || Array.isArray(errors) ? [errors ?? []].flat() : []
  const reasons = listed.slice(0, 5).map((each) => textOf(at(each, 'message')) || jsonOf(each))
  if (status < 300 && reasons.length === 0) return undefined
  // Each is masked alone: a message may hold the token.
  const shown = reasons.map((each) => excerpt(each))
  const why = [excerpt(textOf(message), 500), shown.join('; ')].filter(Boolean).join(': ')
  const code = status < 300 ? 403 : status
  // GitHub answers 404, too, to hide what a token may not read.
  const isOfPermission = code === 404 || (code === 403 && text.includes(notAccessible))
  const mayBeLimit = isUsedUp || headers['retry-after'] !== undefined || /rate.?limit|abuse detection/iu.test(text)
  const isLimit = code === 403 && !isOfPermission && mayBeLimit
  const wayOut = isOfFork ? readOnly : addLines
  const hint = isOfPermission ? wayOut : undefined
  const details = { hint, after, isForbidden: isOfPermission && !isOfFork }
  return new GitHubError(what, isLimit ? 429 : code, `HTTP ${status}${why && `, ${why}`}`, details)
}
