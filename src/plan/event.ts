import { at, type Fields, fieldsOf, textOf } from '../text/json.ts'
import { missingField, numberOf } from './payload.ts'

/** What matters here of the event's pull request. */
export interface PullRequest {
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

/**
 * The pull request that an event is about: by an event of its own, a review or a comment. Undefined if there is none.
 *
 * @param actor `GITHUB_ACTOR`
 * @param here `GITHUB_REPOSITORY`
 * @throws {EventError} if there must be one, and the payload does not tell its number
 */
export function pullRequestOf(event: string, payload: Fields, actor: string, here: string): PullRequest | undefined {
  const issue = fieldsOf(payload['issue'])
  // The payload of a comment only tells that the issue is a pull request. It does not contain the pull request.
  const onPull = fieldsOf(issue?.['pull_request']) && { number: issue?.['number'] }
  const pull: Fields | undefined = fieldsOf(payload['pull_request']) ?? onPull
  if (event === 'issue_comment' && numberOf(issue?.['number']) === undefined) {
    throw missingField(event, 'issue.number')
  }
  if (pull === undefined && !event.startsWith('pull_request')) return undefined
  const number = numberOf(pull?.['number'] ?? payload['number'])
  if (number === undefined) throw missingField(event, 'pull_request.number')
  const base = textOf(at(pull, 'base.repo.full_name')) || textOf(at(payload, 'repository.full_name')) || here
  // A head without a repository is of a fork that was deleted later.
  const head = textOf(at(pull, 'head.repo.full_name'))
  const logins = [actor, at(pull, 'user.login'), at(payload, 'sender.login')]
  return {
    number,
    headSha: textOf(at(pull, 'head.sha')),
    fork: head.toLowerCase() !== base.toLowerCase(),
    dependabot: logins.includes('dependabot[bot]'),
  }
}

/**
 * The run before a `workflow_run`.
 *
 * @param here `GITHUB_REPOSITORY`
 * @throws {EventError} if the payload does not tell the commit that it was on
 */
export function workflowRunOf({ workflow_run: run, repository }: Fields, here: string): WorkflowRun {
  const headSha = textOf(at(run, 'head_sha'))
  if (headSha === '') throw missingField('workflow_run', 'workflow_run.head_sha')
  return {
    event: textOf(at(run, 'event')),
    headSha,
    headBranch: textOf(at(run, 'head_branch')),
    foreign: !isSame(at(run, 'head_repository'), repository, here),
    headRepository: textOf(at(run, 'head_repository.full_name')).toLowerCase(),
  }
}

/** Whether the head's repository is this one. If the payload does not tell, it counts as another one. */
function isSame(head: unknown, own: unknown, here: string): boolean {
  const ownName = (textOf(at(own, 'full_name')) || here).toLowerCase()
  if (ownName === '' || textOf(at(head, 'full_name')).toLowerCase() !== ownName) return false
  // A payload that a person wrote may contain no ids.
  return at(own, 'id') === undefined || at(own, 'id') === at(head, 'id')
}

/**
 * The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch.
 *
 * @throws {EventError} if the payload does not name it
 */
export function deletedRef({ ref, ref_type: type }: Fields): string {
  if (textOf(ref) === '') throw missingField('delete', 'ref')
  if (type !== 'branch' && type !== 'tag') throw missingField('delete', 'ref_type')
  return `refs/${type === 'tag' ? 'tags' : 'heads'}/${textOf(ref)}`
}
