import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { checkedOutIn, type Environment, environment, jobOf, runOf, runUrl } from '../environment.ts'
import { ActionError } from '../errors.ts'
import { at, type Fields, fieldsOf, textOf } from '../text/json.ts'

export type WorkflowRun = Readonly<ReturnType<typeof workflowRunOf>>

export type Context = Readonly<ReturnType<typeof readContext>>

/** What the runner tells about this run. @throws {ActionError} if the payload can't be read, or lacks a field that decides */
export function readContext(variables: Environment = environment()) {
  const payload = readPayload(variables['GITHUB_EVENT_PATH'])
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables
  const here = textOf(at(payload, 'repository.full_name')) || repository
  const people = [actor, at(payload, 'sender.login'), at(payload, 'pull_request.user.login')]
  const [owner, repo] = repository.split('/')
  const workspace = variables['GITHUB_WORKSPACE'] || process.cwd()
  return {
    /** Empty outside a runner. */
    event,
    action: textOf(payload['action']),
    pullRequest: pullRequestOf(event, payload, here),
    /** Whether Dependabot started the run or opened the pull request: such a run gets the secrets under Dependabot only. */
    byDependabot: people.includes('dependabot[bot]'),
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
    /** Empty outside a runner and under act, as `run` is. */
    runUrl: runUrl(variables),
    run: runOf(variables),
    job: jobOf(variables),
  }
}

function readPayload(path: string | undefined): Fields {
  if (!path) return {}
  try {
    const payload = fieldsOf(JSON.parse(readFileSync(path, 'utf8')))
    if (payload) return payload
    throw new TypeError('It is JSON, but no object.')
  } catch (cause) {
    const what = "The event's payload (GITHUB_EVENT_PATH) can't be read as a JSON object, so it is unknown what to do."
    const hint = 'The runner writes that file. Run the job again; if it stays broken, look at the runner.'
    throw new ActionError(what, { hint, cause })
  }
}

function pullRequestOf(event: string, payload: Fields, here: string) {
  const issue = fieldsOf(payload['issue'])
  if (event === 'issue_comment' && issue === undefined) missing('issue')
  // The payload of a comment only tells that the issue is a pull request, and its number.
  const pull = fieldsOf(payload['pull_request']) ?? (fieldsOf(issue?.['pull_request']) && issue)
  if (pull === undefined && !event.startsWith('pull_request')) return undefined
  const number = Number(pull?.['number'] ?? payload['number'])
  if (!Number.isSafeInteger(number) || number < 1) missing('pull_request.number')
  const head = textOf(at(pull, 'head.repo.full_name'))
  return {
    number,
    /** The head commit, never the merge commit that `GITHUB_SHA` names; empty if the payload does not tell it. */
    headSha: textOf(at(pull, 'head.sha')),
    /** In another repository, or the payload does not tell in which. */
    fork: head === '' || head.toLowerCase() !== here.toLowerCase(),
    closed: at(pull, 'state') === 'closed',
  }
}

function workflowRunOf({ workflow_run: run, repository }: Fields, here: string) {
  const headSha = textOf(at(run, 'head_sha')) || missing('workflow_run.head_sha')
  const headRepository = textOf(at(run, 'head_repository.full_name')).toLowerCase()
  // A payload that a person wrote may contain no ids.
  const id = at(repository, 'id')
  const isSame = id === undefined || id === at(run, 'head_repository.id')
  return {
    /** Name of the event that started it. If it is a fork's run, the fork's own workflow file has chosen the event. */
    event: textOf(at(run, 'event')),
    /** `success`, `failure`, `cancelled`, …; empty if it has not ended. */
    conclusion: textOf(at(run, 'conclusion')),
    headSha,
    /** Name of a branch or a tag; may be empty. If it is a fork's run, the fork has chosen the name. */
    headBranch: textOf(at(run, 'head_branch')),
    /** Whether its head is in another repository, or the payload does not tell in which. */
    foreign: headRepository === '' || headRepository !== here.toLowerCase() || !isSame,
    /** In lower case; empty if the payload does not tell it. */
    headRepository,
  }
}

/** The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch. */
function deletedRef({ ref, ref_type: type }: Fields): string {
  const name = textOf(ref) || missing('ref')
  if (type !== 'branch' && type !== 'tag') missing('ref_type')
  return `refs/${type === 'tag' ? 'tags' : 'heads'}/${name}`
}

export function missing(field: string): never {
  const hint =
    'GitHub always sends it. On your own machine, give act a file with "-e event.json": docs/try-it.md shows what is enough.'
  const what = `The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`
  throw new ActionError(what, { hint })
}
