import { ActionError, InputError } from '../errors.ts'
import type { Subject, Target } from '../subject.ts'
import { excerpt } from '../text/printable.ts'
import type { Context, WorkflowRun } from './context.ts'
import type { Inputs, ResolvedMode } from './inputs.ts'

/** The pull request that GitHub's API must be asked for before the plan can be made. */
export interface Question {
  readonly number: number
  /** Whether the number comes from an input, not from GitHub: then it is not used without an answer. */
  readonly fromInput: boolean
}

/** Undefined if there was no token to ask with. */
export type GitHubAnswer = Readonly<{ open: boolean; headSha: string }> | undefined

/** Undefined if nobody has asked yet. */
export type Asked = { readonly answer: GitHubAnswer } | undefined

type Found =
  | { readonly subject: Subject; readonly sha: string }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'skip'; readonly reason: string }

/** Events whose runs are on the code of their branch: people who may push start them, or a schedule. */
const trusted = ['push', 'workflow_dispatch', 'repository_dispatch', 'schedule']

/** Whose site a run is for. Pure. If it is not certain, it asks or throws: it is never the live site then. */
export function findSubject(mode: ResolvedMode, inputs: Inputs, context: Context, asked: Asked): Found {
  const { event, ref, sha, defaultBranch, pullRequest, workflowRun } = context
  if (workflowRun !== undefined) {
    const { pullRequest: number } = inputs
    if (number !== undefined) return ofPullRequest({ number, fromInput: true }, workflowRun.headSha, mode, asked)
    requireLiveSite(workflowRun, defaultBranch)
    return { subject: { kind: 'live-site' }, sha: workflowRun.headSha }
  }
  // The ref is read from its start, because a branch may have the name `tags/x` or `pull/7/merge`.
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? []
  const number = pullRequest?.number ?? (kind === 'pull' ? Number.parseInt(name, 10) : 0)
  // The sha of a run on `refs/pull/…` is the merge commit, so it does not tell the head.
  if (number > 0) return ofPullRequest({ number, fromInput: false }, pullRequest?.headSha ?? '', mode, asked)
  // The payload of a schedule does not name the default branch, but such a run is always on it. A deletion may be of any.
  const usual = defaultBranch ?? (event === 'delete' ? undefined : name)
  if (kind === 'heads' && name !== usual) return { subject: { kind: 'branch', branch: name }, sha }
  // Outside a runner there is neither a ref nor a payload.
  const isOutside = ref === '' && defaultBranch === undefined
  if (kind === 'heads' || kind === 'tags' || isOutside) return { subject: { kind: 'live-site' }, sha }
  const what = `This run is on "${excerpt(ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`
  throw new ActionError(what, { hint: 'Run the action on push, pull_request or workflow_dispatch instead.' })
}

/** @param sha the head's commit, as the event tells it; empty if it does not. For a number from an input it is what was built. */
function ofPullRequest(question: Question, sha: string, mode: ResolvedMode, asked: Asked): Found {
  const { number, fromInput } = question
  const subject: Subject = { kind: 'pull-request', number }
  const isTeardown = mode === 'teardown'
  if (!fromInput && (sha !== '' || isTeardown)) return { subject, sha }
  if (asked === undefined) return { kind: 'ask', question }
  const { answer } = asked
  if (!isTeardown && answer?.open === false) return { kind: 'skip', reason: reasonForClosed(number) }
  if (!fromInput) return { subject, sha: answer?.headSha ?? '' }
  // The pull request's own build may have written the number, so only GitHub can confirm it.
  const [state, done] = isTeardown ? ['closed', 'deleted'] : ['open', 'deployed']
  const hint = `The number must be that of the ${state} pull request whose latest commit the triggering run was for.`
  const wrong = (why: string) => new InputError('pull-request', `#${number} ${why}, so nothing was ${done}.`, { hint })
  if (answer?.open === isTeardown) throw wrong(`is not ${state}`)
  if (answer?.headSha !== sha)
    throw wrong('has another latest commit than the one that was built, perhaps by a newer push')
  return { subject, sha }
}

export function reasonForClosed(number: number): string {
  return `Pull request #${number} is closed, so it gets no preview.`
}

/**
 * A `workflow_run` always runs on the default branch, so its own ref does not help. The run before it may be a
 * stranger's, who may have chosen its event and the name of its branch. Only `head_repository` comes from GitHub.
 *
 * @throws {InputError} if the run before it was not for the live site
 */
function requireLiveSite({ event, headBranch, foreign }: WorkflowRun, defaultBranch: string | undefined): void {
  const isLive = event === 'release' || (trusted.includes(event) && headBranch === defaultBranch)
  if (isLive && !foreign) return
  const what = `${excerpt(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`
  const message = `this run follows a run on ${what}, so the number of its pull request must be given here.`
  const hint = `Pass the number on in an artifact, and write it into this input, which must not be empty. Without it, only this repository's own releases, and its runs on ${trusted.join(', ')} on the default branch, are deployed, to the live site.`
  throw new InputError('pull-request', message, { hint })
}

/** Whose site a run is for, and the name that it asks for. */
export function findTarget(found: Subject, sha: string, inputs: Inputs): Target {
  const { mode, domain } = inputs
  const isNamed = !['', 'production'].includes(inputs.environment?.toLowerCase() ?? '')
  // All is written that makes a run on a branch the live site of an environment, such as staging.
  const isBranchLive = isNamed && domain !== undefined && (mode === 'deploy' || mode === 'reserve')
  const subject: Subject = found.kind === 'branch' && isBranchLive ? { kind: 'live-site' } : found
  const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  return { subject, environment, sha, domain }
}
