import { tmpdir } from 'node:os'
import { type Environment, environment, runUrl } from '../environment.ts'
import type { Repository } from '../target.ts'
import { at, textOf } from '../text/json.ts'
import { deletedRef, type EventPull, pullRequestOf, readPayload, type WorkflowRun, workflowRunOf } from './event.ts'

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
  /** Whether each run has its own number. In act all runs have the number 1, so they can't be told apart. */
  readonly numbersRuns: boolean
}

/**
 * Reads the run's context.
 *
 * @throws {EventError} if the event's payload can't be read, or lacks a field that is needed to decide what to do
 */
export function readContext(variables: Environment = environment()): Context {
  const payload = readPayload(variables['GITHUB_EVENT_PATH'])
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables
  const [owner, repo] = repository.split('/')
  return {
    event,
    action: textOf(payload['action']),
    pullRequest: pullRequestOf(event, payload, actor, repository),
    workflowRun: event === 'workflow_run' ? workflowRunOf(payload, repository) : undefined,
    ref: event === 'delete' ? deletedRef(payload) : (variables['GITHUB_REF'] ?? ''),
    sha: variables['GITHUB_SHA'] ?? '',
    defaultBranch: textOf(at(payload, 'repository.default_branch')) || undefined,
    workspace: variables['GITHUB_WORKSPACE'] || process.cwd(),
    temp: variables['RUNNER_TEMP'] || tmpdir(),
    repository: owner && repo ? { owner, repo } : undefined,
    apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
    runUrl: runUrl(variables),
    numbersRuns: variables['ACT'] !== 'true',
  }
}
