import { ActionError, InputError } from '../errors.ts'
import type { Subject, Target } from '../subject.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Context, WorkflowRun } from './context.ts'
import type { Inputs, ResolvedMode } from './inputs.ts'

/** A pull request to look up. A number from the input counts only once GitHub confirms it. */
export type PullRequestQuestion = Readonly<{ number: number; fromInput: boolean }>

/** `headRepository` is `owner/repo`. Without a token `open` is undefined, and the texts are empty. */
export type PullRequestAnswer = Readonly<{ open: boolean | undefined; headSha: string; headRepository: string }>

/** Undefined if GitHub was not asked yet. */
export type Reply = PullRequestAnswer | undefined

/** The plan is made once GitHub has answered. */
export type NotYet = { readonly kind: 'ask'; readonly question: PullRequestQuestion }

export type Skip = { readonly kind: 'skip'; readonly reason: string; readonly warning?: string }

type Found = { readonly subject: Subject; readonly sha: string } | NotYet | Skip

/** Events that only people who may push can start, or a schedule. */
const trusted = ['push', 'workflow_dispatch', 'repository_dispatch', 'schedule']

/** Whose site a run is for. If that is not certain, it asks or throws: it never guesses the live site. */
export function findSubject(mode: ResolvedMode, inputs: Inputs, context: Context, answer: Reply): Found {
  const { event, ref, sha, defaultBranch, pullRequest, workflowRun } = context
  if (workflowRun !== undefined) {
    const { pullRequest: number } = inputs
    if (number !== undefined) return ofPullRequest(number, workflowRun.headSha, mode, answer)
    if (mode !== 'build-failed') requireLiveSite(workflowRun, defaultBranch)
    return { subject: { kind: 'live-site' }, sha: workflowRun.headSha }
  }
  // A branch may have the name `tags/x` or `pull/7/merge`.
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? []
  const number = pullRequest?.number ?? (kind === 'pull' ? Number.parseInt(name, 10) : 0)
  // On `refs/pull/…` the run's sha is the merge commit.
  if (number > 0) return ofPullRequest(number, pullRequest?.headSha ?? '', mode, answer)
  // A schedule's payload has no default branch, but it always runs there. A deletion may be of any branch.
  const liveBranch = defaultBranch ?? (event === 'delete' ? undefined : name)
  if (kind === 'heads' && name !== liveBranch) return { subject: { kind: 'branch', branch: name }, sha }
  const isOutside = ref === '' && defaultBranch === undefined
  if (kind === 'heads' || kind === 'tags' || isOutside) return { subject: { kind: 'live-site' }, sha }
  const what = `This run is on "${excerpt(ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`
  throw new ActionError(what, { hint: 'Run the action on push, pull_request or workflow_dispatch instead.' })
}

function ofPullRequest(number: number, sha: string, mode: ResolvedMode, answer: Reply): Found {
  const subject: Subject = { kind: 'pull-request', number }
  if (mode !== 'teardown' && answer?.open === false) return { kind: 'skip', reason: reasonForClosed(number) }
  if (sha !== '' || mode === 'teardown') return { subject, sha }
  if (answer === undefined) return { kind: 'ask', question: { number, fromInput: false } }
  return { subject, sha: answer.headSha }
}

/** Undefined once GitHub confirms that the head is that of the run before. A fork may have written the number. */
export function confirm(inputs: Inputs, triggeringRun: WorkflowRun, answer: Reply): NotYet | Skip | undefined {
  const { mode, pullRequest: number } = inputs
  if (number === undefined || mode === 'sweep') return undefined
  if (answer === undefined) return { kind: 'ask', question: { number, fromInput: true } }
  const { headSha, headRepository } = answer
  if (headSha === triggeringRun.headSha && headRepository === triggeringRun.headRepository && headRepository !== '')
    return undefined
  const nameOf = (sha: string, repository: string) =>
    `${printable(sha.slice(0, 7))} in ${excerpt(repository) || 'a deleted repository'}`
  const reason = `Pull request #${number} has another head than the run before this one was for, so nothing was done.`
  const warning = `The run before this one was for ${nameOf(triggeringRun.headSha, triggeringRun.headRepository)}, and the head of pull request #${number} is ${nameOf(headSha, headRepository)}. If that is a newer push, its own run goes on. The sweep deletes what is left over.`
  return { kind: 'skip', reason, warning }
}

export const reasonForClosed = (number: number) => `Pull request #${number} is closed, so it gets no preview.`

/** A stranger may have chosen event and branch of the run before this one. Only `head_repository` comes from GitHub. */
function requireLiveSite({ event, headBranch, foreign }: WorkflowRun, defaultBranch: string | undefined): void {
  const isLive = event === 'release' || (trusted.includes(event) && headBranch === defaultBranch)
  if (isLive && !foreign) return
  const what = `${excerpt(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`
  const message = `this run follows a run on ${what}, so the number of its pull request must be given here.`
  const hint = `Pass the number on in an artifact, and write it into this input, which must not be empty. Without it, only this repository's own releases, and its runs on ${trusted.join(', ')} on the default branch, are deployed, to the live site.`
  throw new InputError('pull-request', message, { hint })
}

export function findTarget(found: Subject, sha: string, inputs: Inputs): Target {
  const { mode, domain } = inputs
  const isNamed = !['', 'production'].includes(inputs.environment?.toLowerCase() ?? '')
  // A branch may have the live site of an environment, such as staging, if all three inputs are written.
  const isBranchLive = isNamed && domain !== undefined && mode === 'deploy'
  const subject: Subject = found.kind === 'branch' && isBranchLive ? { kind: 'live-site' } : found
  const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  return { subject, environment, sha, domain }
}
