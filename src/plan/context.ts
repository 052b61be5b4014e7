import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { ActionError } from '../errors.ts'
import { pathInside } from '../site/path-inside.ts'
import type { Repository } from '../subject.ts'
import { at, type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'
import { runnerVariables, runOf, type Variables, workflowNameOf } from '../variables.ts'
import type { Inputs } from './inputs.ts'

/** A commit, never the merge commit of `GITHUB_SHA`, and its `owner/repo` in lower case. Empty if it is not known. */
export type Head = Readonly<{ headSha: string; headRepository: string }>

export type PullRequest = Head & Readonly<{ number: number; closed: boolean }>

/** The run that started this one. `conclusion` is empty before its end. */
export type WorkflowRun = Head & Readonly<{ event: string; headBranch: string; conclusion: string }>

/** Texts are empty if they are not known. */
export interface Context {
  readonly event: string
  readonly action: string
  /** Of the event, or as GitHub answered. */
  readonly pullRequest: PullRequest | undefined
  /** Whether Dependabot started the run or opened the pull request. Then the run has only Dependabot's secrets. */
  readonly byDependabot: boolean
  readonly workflowRun: WorkflowRun | undefined
  /** `refs/heads/…`, `refs/tags/…` or `refs/pull/…`. */
  readonly ref: string
  readonly sha: string
  readonly defaultBranch: string | undefined
  readonly workspace: string
  readonly temp: string
  readonly repository: Repository | undefined
  readonly apiUrl: string
  /** `<run id>.<attempt>` */
  readonly run: string
  /** A file, such as `site.yml`. */
  readonly workflow: string
  readonly jobId: string
}

/** @throws {ActionError} if the payload can't be read, or lacks a field that decides */
export function readContext(variables: Variables = runnerVariables()): Context {
  const path = variables['GITHUB_EVENT_PATH']
  const text = path && existsSync(path) ? readFileSync(path, 'utf8') : ''
  const payload: Fields = path ? (fieldsOf(parseJson(text)) ?? missing('repository')) : {}
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables
  const people = [actor, at(payload, 'sender.login'), at(payload, 'pull_request.user.login')]
  const [owner, repo] = repository.split('/')
  const deleted = `refs/${payload['ref_type'] === 'tag' ? 'tags' : 'heads'}/${textOf(payload['ref'])}`
  return {
    event,
    action: textOf(payload['action']),
    pullRequest: pullRequestOf(event, payload),
    byDependabot: people.includes('dependabot[bot]'),
    workflowRun: event === 'workflow_run' ? workflowRunOf(payload) : undefined,
    // `GITHUB_REF` of a `delete` event is the default branch.
    ref: event === 'delete' ? deleted : (variables['GITHUB_REF'] ?? ''),
    sha: variables['GITHUB_SHA'] ?? '',
    defaultBranch: textOf(at(payload, 'repository.default_branch')) || undefined,
    workspace: variables['GITHUB_WORKSPACE'] || process.cwd(),
    temp: variables['RUNNER_TEMP'] || tmpdir(),
    repository: owner && repo ? { owner, repo } : undefined,
    apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
    run: runOf(variables),
    workflow: workflowNameOf(variables),
    jobId: variables['GITHUB_JOB'] ?? '',
  }
}

function pullRequestOf(event: string, payload: Fields): PullRequest | undefined {
  const issue = fieldsOf(payload['issue'])
  // The payload of a comment has the number of the pull request, but not its head.
  const pull = fieldsOf(payload['pull_request']) ?? (fieldsOf(issue?.['pull_request']) && issue)
  if (pull === undefined && !event.startsWith('pull_request')) return undefined
  const number = Number(pull?.['number'] ?? payload['number'])
  if (!Number.isSafeInteger(number) || number < 1) missing('pull_request.number')
  return {
    number,
    headSha: textOf(at(pull, 'head.sha')),
    headRepository: textOf(at(pull, 'head.repo.full_name')).toLowerCase(),
    closed: at(pull, 'state') === 'closed' || payload['action'] === 'closed',
  }
}

function workflowRunOf({ workflow_run: run }: Fields): WorkflowRun {
  return {
    event: textOf(at(run, 'event')),
    conclusion: textOf(at(run, 'conclusion')),
    headSha: textOf(at(run, 'head_sha')) || missing('workflow_run.head_sha'),
    headBranch: textOf(at(run, 'head_branch')),
    headRepository: textOf(at(run, 'head_repository.full_name')).toLowerCase(),
  }
}

/** Whether a head is in another or an unknown repository. */
export function isForeign({ headRepository }: Head, { repository }: Context): boolean {
  return headRepository !== `${repository?.owner}/${repository?.repo}`.toLowerCase()
}

function missing(field: string): never {
  const hint =
    'GitHub always sends it. In a container, the job needs the volume in which the runner writes it. On your own machine, give act a file with "-e event.json": docs/try-it.md shows what is enough.'
  const what = `The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`
  throw new ActionError(what, { hint })
}

/** Different for each job of a run, also in a matrix, and for each directory. Empty outside a runner. */
export function jobDigest({ matrix, directory = '' }: Inputs, { jobId, workspace }: Context): string {
  if (jobId === '') return ''
  const facts = JSON.stringify([jobId, matrix, pathInside(workspace, resolve(workspace, directory)) ?? ''])
  return createHash('sha256').update(facts).digest('hex').slice(0, 16)
}
