import { ActionError, InputError } from '../errors.ts'
import type { Subject, Target } from '../subject.ts'
import { excerpt } from '../text/printable.ts'
import { type Context, isForeign, type WorkflowRun } from './context.ts'
import type { Inputs } from './inputs.ts'

/** Events that only people who may push can start, or a schedule. */
const trusted = ['push', 'workflow_dispatch', 'repository_dispatch', 'schedule']

export function findTarget(inputs: Inputs, context: Context): Target {
  const subject = subjectOf(inputs, context)
  const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  // On `refs/pull/…` the run's sha is the merge commit.
  const { headSha: sha } = context.pullRequest ?? context.workflowRun ?? { headSha: context.sha }
  return { subject, environment, sha, domain: inputs.domain }
}

/** Whose site a run is for. If that is not certain, it throws: it never guesses the live site. */
function subjectOf({ mode, domain, environment }: Inputs, context: Context): Subject {
  const { event, ref, defaultBranch, pullRequest, workflowRun } = context
  if (pullRequest !== undefined) return { kind: 'pull-request', number: pullRequest.number }
  if (workflowRun !== undefined) requireLiveSite(workflowRun, context)
  // A branch may have the name `tags/x` or `pull/7/merge`.
  const [, kind, name = ''] = /^refs\/(heads|tags)\/(.+)$/su.exec(ref) ?? []
  const isOutside = ref === '' && defaultBranch === undefined
  if (workflowRun !== undefined || kind === 'tags' || isOutside) return { kind: 'live-site' }
  if (kind === undefined) {
    const what = `This run is on "${excerpt(ref)}" (GITHUB_REF), which is not a branch or tag, and its event has no pull request, so it is unknown which site it builds.`
    throw new ActionError(what, { hint: 'Run the action on push, pull_request or workflow_dispatch instead.' })
  }
  // A schedule's payload has no default branch, but it always runs there. A deletion may be of any branch.
  const liveBranch = defaultBranch ?? (event === 'delete' ? undefined : name)
  const isNamed = !['', 'production'].includes(environment?.toLowerCase() ?? '')
  // A branch may have the live site of an environment, such as staging, if all three inputs are written.
  const isLive = name === liveBranch || (isNamed && domain !== undefined && mode === 'deploy')
  return isLive ? { kind: 'live-site' } : { kind: 'branch', branch: name }
}

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
