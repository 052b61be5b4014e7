import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, environment, runUrl } from '../environment.ts'
import { at, textOf } from '../text/json.ts'
import { deletedRef, pullRequestOf, readPayload, workflowRunOf } from './payload.ts'

/** What the runner tells about this run, in environment variables and in the event's payload. */
export type Context = Readonly<ReturnType<typeof readContext>>

/** @throws {ActionError} if the payload can't be read, or lacks a field that decides */
export function readContext(variables: Environment = environment()) {
  const payload = readPayload(variables['GITHUB_EVENT_PATH'])
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables
  const here = textOf(at(payload, 'repository.full_name')) || repository
  const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables
  const [owner, repo] = repository.split('/')
  const workspace = variables['GITHUB_WORKSPACE'] || process.cwd()
  return {
    /** Empty outside a runner. */
    event,
    action: textOf(payload['action']),
    pullRequest: pullRequestOf(event, payload, actor, here),
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
    /** Empty outside a runner, as the two below are. */
    runUrl: runUrl(variables),
    run: id ? `${id}.${attempt}` : '',
    job: jobOf(variables),
  }
}

/** What git's own files say: `HEAD` holds a commit, or names a ref, which is a file after a checkout. */
function checkedOutIn(workspace: string): string {
  const read = (name: string): string => {
    try {
      return readFileSync(join(workspace, '.git', name), 'utf8').trim()
    } catch {
      return ''
    }
  }
  const head = read('HEAD')
  const commit = head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head
  return /^(?:[0-9a-f]{64}|[0-9a-f]{40})$/u.test(commit) ? commit : ''
}

/** `<workflow file>/<job id>`: a workflow's name can be given to another file, so its file tells more. */
function jobOf({ GITHUB_WORKFLOW_REF: path = '', GITHUB_WORKFLOW: name = '', GITHUB_JOB: job }: Environment): string {
  // As in `owner/repo/.github/workflows/deploy.yml@refs/heads/main`.
  const file = /\/([^/]+)@refs\//u.exec(path)?.[1] ?? name
  return job ? `${file}/${job}` : ''
}
