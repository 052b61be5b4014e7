import { ActionError, InputError } from '../errors.ts'
import type { Subject, Target } from '../subject.ts'
import { excerpt, printable } from '../text/printable.ts'
import { type Context, type Head, isForeign, type WorkflowRun } from './context.ts'
import type { Inputs, ResolvedMode } from './inputs.ts'

/** The plan is made once GitHub has answered about a pull request. */
export type NotYet = { readonly kind: 'ask'; readonly number: number }

export type Skip = { readonly kind: 'skip'; readonly reason: string; readonly warning?: string }

/** Events that only people who may push can start, or a schedule. */
const trusted = ['push', 'workflow_dispatch', 'repository_dispatch', 'schedule']

/** Whose site a run is for. If that is not certain, it asks or throws: it never guesses the live site. */
export function findTarget(mode: ResolvedMode, inputs: Inputs, context: Context): Target | NotYet {
  const { event, ref, defaultBranch, pullRequest, workflowRun } = context
  const { domain, environment } = inputs
  const targetOf = (subject: Subject, sha = context.sha): Target => {
    const byDefault = subject.kind === 'live-site' ? 'production' : 'preview'
    return { subject, environment: environment ?? byDefault, sha, domain }
  }
  // A branch may have the name `tags/x` or `pull/7/merge`.
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? []
  const number = inputs.pullRequest ?? pullRequest?.number ?? (kind === 'pull' ? Number.parseInt(name, 10) : 0)
  // On `refs/pull/…` the run's sha is the merge commit.
  const { headSha = '' } = workflowRun ?? pullRequest ?? {}
  // Without a token nothing is recorded, so the head's commit is not needed.
  if (number > 0 && headSha === '' && mode !== 'teardown' && inputs.githubToken !== '') return { kind: 'ask', number }
  if (number > 0) return targetOf({ kind: 'pull-request', number }, headSha)
  if (workflowRun && mode !== 'build-failed') requireLiveSite(workflowRun, context)
  if (workflowRun) return targetOf({ kind: 'live-site' }, headSha)
  // A schedule's payload has no default branch, but it always runs there. A deletion may be of any branch.
  const liveBranch = defaultBranch ?? (event === 'delete' ? undefined : name)
  const isNamed = !['', 'production'].includes(environment?.toLowerCase() ?? '')
  // A branch may have the live site of an environment, such as staging, if all three inputs are written.
  const isLive = name === liveBranch || (isNamed && domain !== undefined && inputs.mode === 'deploy')
  if (kind === 'heads' && !isLive) return targetOf({ kind: 'branch', branch: name })
  const isOutside = ref === '' && defaultBranch === undefined
  if (kind === 'heads' || kind === 'tags' || isOutside) return targetOf({ kind: 'live-site' })
  const what = `This run is on "${excerpt(ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`
  throw new ActionError(what, { hint: 'Run the action on push, pull_request or workflow_dispatch instead.' })
}

/** Undefined once GitHub confirms that the head is that of the run before. A fork may have written the number. */
export function confirm(inputs: Inputs, { workflowRun, pullRequest }: Context): NotYet | Skip | undefined {
  const { mode, pullRequest: number } = inputs
  if (workflowRun === undefined || number === undefined || mode === 'sweep') return undefined
  if (pullRequest === undefined) return { kind: 'ask', number }
  const { headSha, headRepository } = pullRequest
  const isSame = headSha === workflowRun.headSha && headRepository === workflowRun.headRepository
  if (isSame && headRepository !== '') return undefined
  const nameOf = (head: Head) =>
    `${printable(head.headSha.slice(0, 7))} in ${excerpt(head.headRepository) || 'a deleted repository'}`
  const reason = `Pull request #${number} has another head than the run before this one was for, so nothing was done.`
  const warning = `The run before this one was for ${nameOf(workflowRun)}, and the head of pull request #${number} is ${nameOf(pullRequest)}. If that is a newer push, its own run goes on. The sweep deletes what is left over.`
  return { kind: 'skip', reason, warning }
}

export const reasonForClosed = (number: number) => `Pull request #${number} is closed, so it gets no preview.`

/** A stranger may have chosen event and branch of the run before this one. Only `head_repository` comes from GitHub. */
function requireLiveSite(triggeringRun: WorkflowRun, context: Context): void {
  const { event, headBranch } = triggeringRun
  const foreign = isForeign(triggeringRun, context)
  const isLive = event === 'release' || (trusted.includes(event) && headBranch === context.defaultBranch)
  if (isLive && !foreign) return
  const what = `${excerpt(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`
  const message = `this run follows a run on ${what}, so the number of its pull request must be given here.`
  const hint = `Pass the number on in an artifact, and write it into this input, which must not be empty. Without it, only this repository's own releases, and its runs on ${trusted.join(', ')} on the default branch, are deployed, to the live site.`
  throw new InputError('pull-request', message, { hint })
}
