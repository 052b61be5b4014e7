import { tmpdir } from 'node:os'
import { checkedOutIn, type Environment, environment, jobOf, runOf, runUrl } from '../environment.ts'
import { at, textOf } from '../text/json.ts'
import { deletedRef, pullRequestOf, readPayload, workflowRunOf } from './payload.ts'

/** What the runner tells about this run, in environment variables and in the event's payload. */
export type Context = Readonly<ReturnType<typeof readContext>>

/** @throws {ActionError} if the payload can't be read, or lacks a field that decides */
export function readContext(variables: Environment = environment()) {
  const payload = readPayload(variables['GITHUB_EVENT_PATH'])
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables
  const here = textOf(at(payload, 'repository.full_name')) || repository
  const [owner, repo] = repository.split('/')
  const workspace = variables['GITHUB_WORKSPACE'] || process.cwd()
  return {
    /** Empty outside a runner. */
    event,
    action: textOf(payload['action']),
    pullRequest: pullRequestOf(event, payload, here),
    /** Whether Dependabot started the run or opened the pull request: such a run gets the secrets under Dependabot only. */
    byDependabot: [actor, at(payload, 'sender.login'), at(payload, 'pull_request.user.login')].includes(
      'dependabot[bot]',
    ),
    workflowRun: event === 'workflow_run' ? workflowRunOf(payload, here) : undefined,
    /** `refs/heads/…`, `refs/tags/…` or `refs/pull/…`; for a `delete` event the ref that was deleted. */
    ref: event === 'delete' ? deletedRef(payload) : (variables['GITHUB_REF'] ?? ''),
    sha: variables['GITHUB_SHA'] ?? '',
    /**
     * The commit in the workspace, empty if that is not known. Undefined if GitHub's own checkout is of what the event is
     * about: where the event is a pull request's and the checkout the base, a build may be of either.
     */
    checkedOut: ['pull_request_target', 'issue_comment'].includes(event) ? checkedOutIn(workspace) : undefined,
    defaultBranch: textOf(at(payload, 'repository.default_branch')) || undefined,
    workspace,
    temp: variables['RUNNER_TEMP'] || tmpdir(),
    /** Undefined outside a runner. */
    repository: owner && repo ? { owner, repo } : undefined,
    apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
    /** Empty outside a runner and under act, as the one below is. */
    runUrl: runUrl(variables),
    run: runOf(variables),
    job: jobOf(variables),
  }
}
