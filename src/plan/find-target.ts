import { ActionError, InputError } from '../errors.ts'
import type { Subject, Target } from '../target.ts'
import { excerpt, printable } from '../text/printable.ts'
import { type Context, missing, type WorkflowRun } from './context.ts'
import type { Inputs } from './inputs.ts'

/** What a run does, once its event has decided what `auto` means. */
export type ResolvedMode = Exclude<Inputs['mode'], 'auto'>

/** What GitHub's API must be asked before the plan can be made. */
export type Question =
  /** A number that comes from an input, not from GitHub, is not used without an answer. */
  | { readonly about: 'pull request'; readonly number: number; readonly fromInput: boolean }
  | { readonly about: 'name'; readonly name: string }

export interface GitHubAnswer {
  /** Undefined if there was no token to ask with. */
  readonly pullRequest?: Readonly<{ open: boolean; headSha: string; headRepository: string }> | undefined
  /** If both have the name, it is the branch. */
  readonly name?: 'branch' | 'tag' | 'neither'
}

type Finding =
  | { readonly subject: Subject; readonly sha: string }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'skip'; readonly reason: string }

type Situation = Readonly<{ act: ResolvedMode; inputs: Inputs; context: Context; answer: GitHubAnswer | undefined }>

const production: Subject = { kind: 'live-site' }

/** Events whose runs are on this repository's own code: people who may push start them, or a schedule. */
const trusted = ['push', 'release', 'workflow_dispatch', 'repository_dispatch', 'schedule']

/** The branch that a run is on; undefined on the default branch, and elsewhere. */
export function previewBranchOf({ event, ref, defaultBranch }: Context): string | undefined {
  const [, name] = /^refs\/heads\/(.+)$/su.exec(ref) ?? []
  // The payload of a schedule does not name the default branch, but such a run is always on it; a deletion may be of any.
  const usual = defaultBranch ?? (event === 'delete' ? undefined : name)
  return name === usual ? undefined : name
}

/** Pure. If it is not certain what a run is for, it asks or throws: it is never the live site. */
export function findSubject(situation: Situation): Finding {
  const { ref, sha, defaultBranch, pullRequest, workflowRun } = situation.context
  if (workflowRun !== undefined) return subjectAfter(workflowRun, situation)
  // The ref is read from its start, because a branch may have the name `tags/x` or `pull/7/merge`.
  const number = pullRequest?.number ?? Number(/^refs\/pull\/(\d+)\//u.exec(ref)?.[1] ?? 0)
  // The sha of a run on `refs/pull/…` is the merge commit, so it does not tell the head.
  if (number > 0) return ofPullRequest(number, pullRequest?.headSha ?? '', situation)
  const branch = previewBranchOf(situation.context)
  if (branch !== undefined) return { subject: { kind: 'branch', branch }, sha }
  // Outside a runner there is neither a ref nor a payload.
  const isOutside = ref === '' && defaultBranch === undefined
  if (/^refs\/(?:heads|tags)\/./su.test(ref) || isOutside) return { subject: production, sha }
  const what = `This run is on "${excerpt(ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`
  const hint =
    'A deployment of a commit that is not named by a branch or tag starts such a run, for example. Run the action on push, pull_request or workflow_dispatch instead.'
  throw new ActionError(what, { hint })
}

/** A pull request that GitHub itself names. A deploy is recorded with its head commit; a teardown does not need it. */
function ofPullRequest(number: number, headSha: string, { act, answer }: Situation): Finding {
  const subject: Subject = { kind: 'pull-request', number }
  if (headSha !== '' || act === 'teardown') return { subject, sha: headSha }
  if (answer === undefined) return { kind: 'ask', question: { about: 'pull request', number, fromInput: false } }
  const { pullRequest } = answer
  return pullRequest?.open === false ? closed(number) : { subject, sha: pullRequest?.headSha ?? '' }
}

function closed(number: number): Finding {
  return { kind: 'skip', reason: `Pull request #${number} is closed, so it gets no preview.` }
}

/**
 * What a `workflow_run` is for. It always runs on the default branch, so its own ref does not help. The run before it
 * may be a stranger's, and the stranger may have chosen its event and the name of its branch. Only `head_repository`
 * comes from GitHub.
 */
function subjectAfter(run: WorkflowRun, { act, inputs, context, answer }: Situation): Finding {
  const { event, headSha: sha, headBranch } = run
  const number = inputs.pullRequest
  if (number !== undefined) {
    if (answer === undefined) return { kind: 'ask', question: { about: 'pull request', number, fromInput: true } }
    if (act === 'reserve' && answer.pullRequest?.open === false) return closed(number)
    confirm(number, run, act === 'teardown', answer)
    return { subject: { kind: 'pull-request', number }, sha }
  }
  if (run.foreign || !trusted.includes(event)) {
    const what = `${excerpt(event, 40) || 'an unknown event'}${run.foreign ? ' in another repository, such as a fork' : ''}`
    const message = `this run follows a run on ${what}, so the number of its pull request must be given here.`
    const hint = `Pass the number on in an artifact, and write it into this input, which must not be empty. Without it, only this repository's own runs on ${trusted.join(', ')} go to the live site or to a branch's preview.`
    throw new InputError('pull-request', message, { hint })
  }
  if (event === 'release') return { subject: production, sha }
  const name = headBranch || missing('workflow_run.head_branch')
  const usual = context.defaultBranch ?? missing('repository.default_branch')
  // It was on the default branch, or on a tag with the same name. Both are the live site.
  if (name === usual || answer?.name === 'tag') return { subject: production, sha }
  if (answer?.name === undefined) return { kind: 'ask', question: { about: 'name', name } }
  if (answer.name === 'branch') return { subject: { kind: 'branch', branch: name }, sha }
  const reason = `The run before this one was on ${printable(name)}, which is neither a branch nor a tag any more.`
  return { kind: 'skip', reason }
}

/** The pull request's own build may have written the number, so only GitHub can confirm it. */
function confirm(number: number, run: WorkflowRun, teardown: boolean, { pullRequest }: GitHubAnswer): void {
  const [state, done] = teardown ? ['closed', 'deleted'] : ['open', 'deployed']
  const hint = `The number must be that of the ${state} pull request whose latest commit the triggering run was for.`
  const wrong = (why: string): InputError =>
    new InputError('pull-request', `#${number} ${why}, so nothing was ${done}.`, { hint })
  if (pullRequest === undefined) throw wrong('is not known to GitHub')
  if (pullRequest.open === teardown) throw wrong(`is not ${state}`)
  const { headRepository, headSha } = pullRequest
  // Where its fork was deleted, the number and the commit are enough for a teardown.
  const isSame = headRepository === '' ? teardown : headRepository === run.headRepository
  if (!isSame) throw wrong('is from another repository than the run, or from a fork that was deleted')
  if (headSha !== run.headSha)
    throw wrong('has another latest commit than the one that was built, perhaps by a newer push')
}

/**
 * Whether all is written that makes a run on a branch the live site of an environment, such as staging. A teardown never
 * is: it deletes only what the branch's preview made.
 */
export function namesLiveSite({ mode, domain, environment }: Inputs): boolean {
  const isNamed = environment !== undefined && environment.toLowerCase() !== 'production'
  return (mode === 'deploy' || mode === 'reserve') && domain !== undefined && isNamed
}

/** Whose site a run is for, and the name that it asks for. Without one it goes to the remembered link, else to a new one. */
export function findTarget(found: Subject, sha: string, inputs: Inputs, checkedOut: string | undefined): Target {
  const subject: Subject = found.kind === 'branch' && namesLiveSite(inputs) ? { kind: 'live-site' } : found
  const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  const shownSha = subject.kind === 'pull-request' ? checkedOut : undefined
  return { subject, environment, sha, domain: inputs.domain, shownSha }
}
