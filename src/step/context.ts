import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { type Environment, environment } from '../environment.ts'
import { ActionError } from '../errors.ts'

/** The pull request of the event, as far as it matters here. */
export interface PullRequest {
  readonly number: number
  /** The head commit, never the merge commit that `GITHUB_SHA` names. */
  readonly headSha: string
  /** Whether the head is in another repository, which means that the run gets no secrets. */
  readonly fork: boolean
  /** Whether Dependabot started the run or opened the pull request; such runs get no secrets either. */
  readonly dependabot: boolean
}

/** The run that a `workflow_run` follows, as far as it matters here. */
export interface WorkflowRun {
  /** Name of the event that it ran on. */
  readonly event: string
  readonly headSha: string
  readonly headBranch: string
}

/** A repository by its two names. */
export interface Repository {
  readonly owner: string
  readonly repo: string
}

/** What the runner tells about this run: environment variables and the event's payload. */
export interface Context {
  /** `GITHUB_EVENT_NAME`; empty outside a runner. */
  readonly event: string
  /** The payload's `action`, such as `opened` or `closed`; empty where it has none. */
  readonly action: string
  readonly pullRequest: PullRequest | undefined
  /** The run that set off a `workflow_run`. */
  readonly workflowRun: WorkflowRun | undefined
  /** `refs/heads/…`, `refs/tags/…` or `refs/pull/…`; for a `delete` event the ref that was deleted. */
  readonly ref: string
  readonly sha: string
  /** Where the payload tells it. */
  readonly defaultBranch: string | undefined
  /** Folder that `directory` is relative to. */
  readonly workspace: string
  /** The runner's folder for what need not last. */
  readonly temp: string
  /** Undefined outside a runner. */
  readonly repository: Repository | undefined
  /** Base address of GitHub's REST API, of GitHub Enterprise Server too. */
  readonly apiUrl: string
  /** The page of this run and attempt; empty outside a runner. */
  readonly runUrl: string
}

/** The payload, of which nothing is certain until it was looked at. */
interface Payload {
  readonly action?: unknown
  readonly ref?: unknown
  readonly ref_type?: unknown
  readonly number?: unknown
  readonly pull_request?: {
    readonly number?: unknown
    readonly head?: { readonly sha?: unknown; readonly repo?: { readonly full_name?: unknown } | null }
    readonly base?: { readonly repo?: { readonly full_name?: unknown } | null }
    readonly user?: { readonly login?: unknown } | null
  }
  readonly workflow_run?: {
    readonly event?: unknown
    readonly head_sha?: unknown
    readonly head_branch?: unknown
  } | null
  readonly repository?: { readonly default_branch?: unknown; readonly full_name?: unknown }
  readonly sender?: { readonly login?: unknown }
}

/**
 * Reads the run's context.
 *
 * @param variables as the runner sets them; the process's own unless given
 * @throws {ActionError} where the event's payload can't be read
 */
export function readContext(variables: Environment = environment()): Context {
  const payload = readPayload(variables['GITHUB_EVENT_PATH'])
  const repository = variables['GITHUB_REPOSITORY'] ?? ''
  const [owner, repo] = repository.split('/')
  const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const runId = variables['GITHUB_RUN_ID'] ?? ''
  const number = variables['GITHUB_RUN_ATTEMPT'] ?? '1'
  const attempt = number === '1' ? '' : `/attempts/${number}`
  const event = variables['GITHUB_EVENT_NAME'] ?? ''
  const pullRequest = pullRequestOf(payload, variables['GITHUB_ACTOR'] ?? '', repository)
  if (event.startsWith('pull_request') && pullRequest === undefined) throw brokenEvent()
  const workflowRun = event === 'workflow_run' ? workflowRunOf(payload) : undefined
  return {
    event,
    action: string(payload.action),
    pullRequest,
    workflowRun,
    ref: event === 'delete' ? deletedRef(payload) : (variables['GITHUB_REF'] ?? ''),
    sha: variables['GITHUB_SHA'] ?? '',
    defaultBranch: string(payload.repository?.default_branch) || undefined,
    workspace: variables['GITHUB_WORKSPACE'] || process.cwd(),
    temp: variables['RUNNER_TEMP'] || tmpdir(),
    repository: owner && repo ? { owner, repo } : undefined,
    apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
    runUrl: repository && runId ? `${server}/${repository}/actions/runs/${runId}${attempt}` : '',
  }
}

function readPayload(path: string | undefined): Payload {
  if (!path) return {}
  try {
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch (cause) {
    throw brokenEvent(cause)
  }
}

/** The runner's own account of the event is missing or damaged. */
class BrokenEventError extends ActionError {}

function brokenEvent(cause?: unknown): BrokenEventError {
  return new BrokenEventError(
    "The event's payload (GITHUB_EVENT_PATH) can't be used, so it is unknown what to do.",
    {
      hint: 'The runner writes that file. Run the job again; if it stays broken, look at the runner.',
      cause,
    },
  )
}

function pullRequestOf(payload: Payload, actor: string, repository: string): PullRequest | undefined {
  const pull = payload.pull_request
  if (typeof pull !== 'object' || pull === null) return undefined
  const number = pull.number ?? payload.number
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  const base = string(pull.base?.repo?.full_name) || string(payload.repository?.full_name) || repository
  // A head without a repository is a fork that was deleted since.
  const head = string(pull.head?.repo?.full_name)
  const logins = [actor, string(pull.user?.login), string(payload.sender?.login)]
  return {
    number,
    headSha: string(pull.head?.sha),
    fork: head.toLowerCase() !== base.toLowerCase(),
    dependabot: logins.includes('dependabot[bot]'),
  }
}

function workflowRunOf(payload: Payload): WorkflowRun {
  const run = payload.workflow_run
  const headSha = string(run?.head_sha)
  if (headSha === '') throw brokenEvent()
  return { event: string(run?.event), headSha, headBranch: string(run?.head_branch) }
}

/** GitHub names the deleted branch or tag in the payload; `GITHUB_REF` is the default branch then. */
function deletedRef(payload: Payload): string {
  return `refs/${payload.ref_type === 'tag' ? 'tags' : 'heads'}/${string(payload.ref)}`
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
