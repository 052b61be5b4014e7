import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, environment, runUrl } from '../environment.ts'
import type { Repository } from '../target.ts'
import { at, type Fields, fieldsOf, textOf } from '../text/json.ts'
import { missingField, readPayload } from './payload.ts'

/** What matters here of the event's pull request. */
interface EventPull {
  readonly number: number
  /** The head commit, never the merge commit that `GITHUB_SHA` names; empty if the payload does not tell it. */
  readonly headSha: string
  /** Whether the head is in another repository, or the payload does not tell in which. */
  readonly fork: boolean
  /** Whether Dependabot started the run or opened the pull request. Such runs get no secrets. */
  readonly dependabot: boolean
}

/** What matters here of the run before a `workflow_run`. */
export interface WorkflowRun {
  /** Name of the event that started it. If it is a fork's run, the fork's own workflow file has chosen the event. */
  readonly event: string
  readonly headSha: string
  /** Name of a branch or a tag; may be empty. If it is a fork's run, the fork has chosen the name. */
  readonly headBranch: string
  /** Whether its head is in another repository, or the payload does not tell in which. */
  readonly foreign: boolean
  /** The full name of the repository with its head, in lower case; empty if the payload does not tell it. */
  readonly headRepository: string
}

/** What the runner tells about this run, in environment variables and in the event's payload. */
export interface Context {
  /** `GITHUB_EVENT_NAME`; empty outside a runner. */
  readonly event: string
  /** The payload's `action`, such as `opened` or `closed`; empty if it has none. */
  readonly action: string
  /** The pull request that the event is about, also for a review or a comment. */
  readonly pullRequest: EventPull | undefined
  /** The run before this one, if the event is `workflow_run`. */
  readonly workflowRun: WorkflowRun | undefined
  /** `refs/heads/…`, `refs/tags/…` or `refs/pull/…`; for a `delete` event the ref that was deleted. */
  readonly ref: string
  readonly sha: string
  /**
   * The commit in the workspace, empty if that is not known. Undefined if GitHub's own checkout is of what the event is
   * about: where the event is a pull request's and the checkout the base, a build may be of either.
   */
  readonly checkedOut: string | undefined
  /** Undefined if the payload does not name it. */
  readonly defaultBranch: string | undefined
  /** The folder that `directory` is relative to. */
  readonly workspace: string
  /** The runner's folder for temporary files. */
  readonly temp: string
  /** Undefined outside a runner. */
  readonly repository: Repository | undefined
  /** Base address of GitHub's REST API, also of GitHub Enterprise Server. */
  readonly apiUrl: string
  /** The page of this run and attempt; empty outside a runner. */
  readonly runUrl: string
  /** `<run id>.<attempt>`; empty outside a runner. */
  readonly run: string
  /** `<workflow file>/<job id>`; empty outside a runner. */
  readonly job: string
}

/** Reads the run's context. @throws {EventError} if the payload can't be read, or lacks a field that decides */
export function readContext(variables: Environment = environment()): Context {
  const payload = readPayload(variables['GITHUB_EVENT_PATH'])
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables
  const [owner, repo] = repository.split('/')
  const workspace = variables['GITHUB_WORKSPACE'] || process.cwd()
  return {
    event,
    action: textOf(payload['action']),
    pullRequest: pullRequestOf(event, payload, actor, repository),
    workflowRun: event === 'workflow_run' ? workflowRunOf(payload, repository) : undefined,
    ref: event === 'delete' ? deletedRef(payload) : (variables['GITHUB_REF'] ?? ''),
    sha: variables['GITHUB_SHA'] ?? '',
    checkedOut: ['pull_request_target', 'issue_comment'].includes(event) ? checkedOutIn(workspace) : undefined,
    defaultBranch: textOf(at(payload, 'repository.default_branch')) || undefined,
    workspace,
    temp: variables['RUNNER_TEMP'] || tmpdir(),
    repository: owner && repo ? { owner, repo } : undefined,
    apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
    runUrl: runUrl(variables),
    run: runOf(variables),
    job: jobOf(variables),
  }
}

/** What git's own files say: `HEAD` holds a commit, or names a ref, which is a file or a line of `packed-refs`. */
function checkedOutIn(workspace: string): string {
  const read = (name: string): string => {
    try {
      return readFileSync(join(workspace, '.git', name), 'utf8')
    } catch {
      return ''
    }
  }
  const head = read('HEAD').trim()
  const ref = /^ref: (.+)$/u.exec(head)?.[1]
  const packed = (): string =>
    read('packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`)) ?? ''
  const found = ref === undefined ? head : read(ref) || packed()
  return /^(?:[0-9a-f]{64}|[0-9a-f]{40})(?=\s|$)/u.exec(found)?.[0] ?? ''
}

function runOf({ GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' }: Environment): string {
  return id ? `${id}.${attempt}` : ''
}

/** The workflow's name can be given to another file, so its file tells more. */
function jobOf({ GITHUB_WORKFLOW_REF: path = '', GITHUB_WORKFLOW: name = '', GITHUB_JOB: job }: Environment): string {
  // As in `owner/repo/.github/workflows/deploy.yml@refs/heads/main`.
  const file = /\/([^/]+)@refs\//u.exec(path)?.[1] ?? name
  return job ? `${file}/${job}` : ''
}

/** By an event of its own, a review or a comment. Undefined if there is none. */
function pullRequestOf(event: string, payload: Fields, actor: string, here: string): EventPull | undefined {
  const issue = at(payload, 'issue.number')
  if (event === 'issue_comment' && !isNumber(issue)) throw missingField(event, 'issue.number')
  // The payload of a comment only tells that the issue is a pull request. It does not contain the pull request.
  const onPull = fieldsOf(at(payload, 'issue.pull_request')) && { number: issue }
  const pull: Fields | undefined = fieldsOf(payload['pull_request']) ?? onPull
  if (pull === undefined && !event.startsWith('pull_request')) return undefined
  const number = pull?.['number'] ?? payload['number']
  if (!isNumber(number)) throw missingField(event, 'pull_request.number')
  const base = textOf(at(pull, 'base.repo.full_name')) || textOf(at(payload, 'repository.full_name')) || here
  // A head without a repository is of a fork that was deleted later.
  const head = textOf(at(pull, 'head.repo.full_name'))
  const logins = [actor, at(pull, 'user.login'), at(payload, 'sender.login')]
  return {
    number,
    headSha: textOf(at(pull, 'head.sha')),
    fork: head === '' || head.toLowerCase() !== base.toLowerCase(),
    dependabot: logins.includes('dependabot[bot]'),
  }
}

/** Whether a value is the number of a pull request or an issue. */
function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function workflowRunOf({ workflow_run: run, repository }: Fields, here: string): WorkflowRun {
  const headSha = textOf(at(run, 'head_sha'))
  if (headSha === '') throw missingField('workflow_run', 'workflow_run.head_sha')
  const headRepository = textOf(at(run, 'head_repository.full_name')).toLowerCase()
  const own = (textOf(at(repository, 'full_name')) || here).toLowerCase()
  // A payload that a person wrote may contain no ids.
  const id = at(repository, 'id')
  const isSame = own !== '' && headRepository === own && (id === undefined || id === at(run, 'head_repository.id'))
  return {
    event: textOf(at(run, 'event')),
    headSha,
    headBranch: textOf(at(run, 'head_branch')),
    foreign: !isSame,
    headRepository,
  }
}

/** The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch. */
function deletedRef({ ref, ref_type: type }: Fields): string {
  if (textOf(ref) === '') throw missingField('delete', 'ref')
  if (type !== 'branch' && type !== 'tag') throw missingField('delete', 'ref_type')
  return `refs/${type === 'tag' ? 'tags' : 'heads'}/${textOf(ref)}`
}
