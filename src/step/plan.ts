import { InputError } from '../errors.ts'
import type { Subject, Target } from '../target.ts'
import type { Context, WorkflowRun } from './context.ts'
import type { Inputs } from './inputs.ts'

/** What this run does. */
export type Plan =
  | { readonly kind: 'skip'; readonly environment: string; readonly reason: string }
  | {
      readonly kind: 'deploy'
      readonly target: Target
      readonly directory: string
      /** Whether somebody else than GitHub says that this is the pull request and its head. */
      readonly unconfirmed: boolean
    }
  | { readonly kind: 'teardown'; readonly target: Target }
  | { readonly kind: 'sweep'; readonly environment: string }

/**
 * Decides what the run does, by the contract's table of events. Pure.
 *
 * @throws {InputError} where an input that this event needs is missing
 */
export function makePlan(inputs: Inputs, context: Context): Plan {
  const subject = subjectOf(inputs, context)
  const target: Target = {
    subject,
    environment: inputs.environment ?? (subject.kind === 'production' ? 'production' : 'preview'),
    sha: context.pullRequest?.headSha || context.workflowRun?.headSha || context.sha,
    domain: inputs.domain,
  }
  const reason = reasonToSkip(inputs, context)
  if (reason !== undefined) return { kind: 'skip', environment: target.environment, reason }
  if (inputs.apiKey === '') throw missingKey(context)
  if (inputs.mode === 'sweep') return { kind: 'sweep', environment: inputs.environment ?? 'preview' }
  return isTeardown(inputs, context) ? planTeardown(target) : planDeploy(inputs, target)
}

function subjectOf(inputs: Inputs, context: Context): Subject {
  const { pullRequest, event, ref, defaultBranch } = context
  if (context.workflowRun !== undefined)
    return subjectOfWorkflowRun(inputs, context.workflowRun, defaultBranch)
  if (inputs.pullRequest !== undefined) {
    throw new InputError(
      'pull-request',
      `is for a workflow_run, and this run is on ${event || 'no event'}.`,
      {
        hint: 'Leave it out: the event tells which pull request it is.',
      },
    )
  }
  if (pullRequest !== undefined && isPullRequestEvent(event)) {
    return { kind: 'pull-request', number: pullRequest.number }
  }
  // A review's run, for one, is no pull request event, but on refs/pull/7/merge.
  const number = /^refs\/pull\/(\d+)\//u.exec(ref)?.[1]
  if (number !== undefined) return { kind: 'pull-request', number: Number(number) }
  const branch = /^refs\/(?:heads\/)?(?!tags\/)(.+)$/u.exec(ref)?.[1]
  // A schedule's payload names no default branch, and its run is always on it.
  if (branch === undefined || defaultBranch === undefined || branch === defaultBranch)
    return { kind: 'production' }
  return { kind: 'branch', branch }
}

/**
 * A `workflow_run` is on the default branch whatever it follows. What the run before it built is not the live site
 * unless that ran on the default branch, and never where it ran for a pull request, maybe of a stranger.
 */
function subjectOfWorkflowRun(
  inputs: Inputs,
  { event, headBranch }: WorkflowRun,
  defaultBranch: string | undefined,
): Subject {
  if (inputs.pullRequest !== undefined) return { kind: 'pull-request', number: inputs.pullRequest }
  if (inputs.mode === 'sweep') return { kind: 'production' }
  if (isPullRequestEvent(event)) {
    throw new InputError('pull-request', 'this run follows one for a pull request, and must know which.', {
      hint: 'Hand the number over in an artifact and write it here; without it, the build could only go to the live site.',
    })
  }
  const onDefault = defaultBranch === undefined || headBranch === '' || headBranch === defaultBranch
  return onDefault || event === 'release' ? { kind: 'production' } : { kind: 'branch', branch: headBranch }
}

function isPullRequestEvent(event: string): boolean {
  return event === 'pull_request' || event === 'pull_request_target'
}

function reasonToSkip(inputs: Inputs, { event, ref, pullRequest }: Context): string | undefined {
  if (inputs.mode === 'auto' && event === 'merge_group') {
    return "A merge queue's trial commit is nobody's site: nothing is deployed for merge_group."
  }
  if (inputs.mode === 'auto' && event === 'delete' && ref.startsWith('refs/tags/')) {
    return 'A tag was deleted; only a branch has a preview to tear down.'
  }
  if (inputs.apiKey === '' && event === 'pull_request' && (pullRequest?.fork || pullRequest?.dependabot)) {
    const whose = pullRequest.fork ? 'from a fork' : 'by Dependabot'
    return `This pull request is ${whose}, and GitHub gives such runs no secrets: without a key there is no preview.`
  }
  return undefined
}

function missingKey({ event, pullRequest }: Context): InputError {
  const dependabot = pullRequest?.dependabot && event !== 'pull_request_target'
  const store = dependabot ? 'Dependabot secrets' : 'secrets'
  return new InputError('api-key', 'the key is empty, so the hosting service would refuse everything.', {
    hint: [
      `Add the key of your hosting account to the repository's ${store} (Settings → Secrets and variables → Actions),`,
      'then write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret that does not exist is an empty text, and a',
      'secret of an environment is there only in a job that names that environment.',
    ].join(' '),
  })
}

function isTeardown(inputs: Inputs, { event, action }: Context): boolean {
  if (inputs.mode !== 'auto') return inputs.mode === 'teardown'
  return event === 'delete' || (isPullRequestEvent(event) && action === 'closed')
}

function planTeardown(target: Target): Plan {
  if (target.domain === undefined && target.subject.kind === 'production') {
    throw new InputError(
      'domain',
      'a teardown needs the link to delete: the live site is never deleted by memory.',
      {
        hint: 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".',
      },
    )
  }
  return { kind: 'teardown', target }
}

function planDeploy(inputs: Inputs, target: Target): Plan {
  if (inputs.directory === undefined) {
    throw new InputError('directory', 'a deploy needs the folder that holds the built site.', {
      hint: 'Write the folder your generator fills, as in "directory: dist", relative to the workspace.',
    })
  }
  return {
    kind: 'deploy',
    target,
    directory: inputs.directory,
    unconfirmed: inputs.pullRequest !== undefined,
  }
}
