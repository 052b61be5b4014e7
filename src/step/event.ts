import { missingField, numberOf, type Payload, type RepositoryPayload, text } from './payload.ts'

/** The pull request of the event, as far as it matters here. */
export interface PullRequest {
  readonly number: number
  /** The head commit, never the merge commit that `GITHUB_SHA` names; empty where the payload does not tell. */
  readonly headSha: string
  /** Whether the head is in another repository, or in none that the payload tells. */
  readonly fork: boolean
  /** Whether Dependabot started the run or opened the pull request; such runs get no secrets. */
  readonly dependabot: boolean
}

/** The run that a `workflow_run` follows, as far as it matters here. */
export interface WorkflowRun {
  /** Name of the event that it ran on; of a fork's run, whatever the fork's own workflow file asks for. */
  readonly event: string
  readonly headSha: string
  /** Name of a branch or a tag; of a fork's run, whatever the fork calls it. May be empty. */
  readonly headBranch: string
  /** Whether its head is in another repository, or in none that the payload tells. */
  readonly foreign: boolean
}

/**
 * The pull request that an event is about: its own events, a review, a comment. Undefined where there is none.
 *
 * @param actor `GITHUB_ACTOR`
 * @param here `GITHUB_REPOSITORY`
 * @throws {EventError} where there must be one, and the payload does not tell its number
 */
export function pullRequestOf(
  event: string,
  payload: Payload,
  actor: string,
  here: string,
): PullRequest | undefined {
  const { issue, repository, sender } = payload
  const ofPull = event.startsWith('pull_request')
  // A comment on a pull request tells only that it is one.
  const onPull = typeof issue?.pull_request === 'object' && issue.pull_request !== null
  const pull = payload.pull_request ?? (onPull ? { number: issue.number } : undefined)
  if (event === 'issue_comment' && numberOf(issue?.number) === undefined) {
    throw missingField(event, 'issue.number')
  }
  if (pull === undefined && !ofPull) return undefined
  const number = numberOf(pull?.number ?? payload.number)
  if (number === undefined) throw missingField(event, 'pull_request.number')
  const base = text(pull?.base?.repo?.full_name) || text(repository?.full_name) || here
  // A head without a repository is a fork that was deleted since.
  const head = text(pull?.head?.repo?.full_name)
  const logins = [actor, text(pull?.user?.login), text(sender?.login)]
  return {
    number,
    headSha: text(pull?.head?.sha),
    fork: head.toLowerCase() !== base.toLowerCase(),
    dependabot: logins.includes('dependabot[bot]'),
  }
}

/**
 * The run that a `workflow_run` follows.
 *
 * @param here `GITHUB_REPOSITORY`
 * @throws {EventError} where the payload does not tell which commit it was about
 */
export function workflowRunOf({ workflow_run: run, repository }: Payload, here: string): WorkflowRun {
  const headSha = text(run?.head_sha)
  if (headSha === '') throw missingField('workflow_run', 'workflow_run.head_sha')
  return {
    event: text(run?.event),
    headSha,
    headBranch: text(run?.head_branch),
    foreign: !isSame(run?.head_repository, repository, here),
  }
}

/** Whether the head's repository is this one. What can't be told is another. */
function isSame(
  head: RepositoryPayload | null | undefined,
  own: RepositoryPayload | null | undefined,
  here: string,
): boolean {
  const ownName = (text(own?.full_name) || here).toLowerCase()
  if (ownName === '' || text(head?.full_name).toLowerCase() !== ownName) return false
  // A payload that was written by hand may hold no ids at all.
  return own?.id === undefined || own.id === head?.id
}

/**
 * GitHub names the deleted branch or tag in the payload; `GITHUB_REF` is the default branch then.
 *
 * @throws {EventError} where it does not
 */
export function deletedRef({ ref, ref_type: type }: Payload): string {
  if (text(ref) === '') throw missingField('delete', 'ref')
  if (type !== 'branch' && type !== 'tag') throw missingField('delete', 'ref_type')
  return `refs/${type === 'tag' ? 'tags' : 'heads'}/${text(ref)}`
}
