import { excerpt } from '../text/printable.ts'
import type { Context } from './context.ts'
import type { Inputs, ResolvedMode } from './inputs.ts'

/** Why a run does nothing, by its event and the key. Undefined if it does something. Pure. */
export function reasonToSkip(mode: ResolvedMode, inputs: Inputs, context: Context): string | undefined {
  const { event, ref, pullRequest, workflowRun: before } = context
  const isOnQueue = isOfQueue(event, ref) || (before && isOfQueue(before.event, `refs/heads/${before.headBranch}`))
  if (isOnQueue) return 'A merge queue only tests a commit, so nothing is deployed for it.'
  if (event === 'issue_comment' && pullRequest === undefined && inputs.mode === 'auto')
    return 'Anybody may comment on an issue, so that deploys nothing.'
  const reason = mode === 'deploy' || mode === 'reserve' ? reasonNotToDeploy(context) : undefined
  return reason ?? (inputs.apiKey === '' ? reasonWithoutKey(context) : undefined)
}

function isOfQueue(event: string, ref: string): boolean {
  return event === 'merge_group' || ref.startsWith('refs/heads/gh-readonly-queue/')
}

/** What never deploys, whatever `mode` says. */
function reasonNotToDeploy({ event, action, ref, pullRequest, workflowRun: before }: Context): string | undefined {
  if (event === 'delete')
    return `A ${ref.startsWith('refs/tags/') ? 'tag' : 'branch'} was deleted, and that deploys nothing.`
  if (pullRequest?.closed) return reasonForClosed(pullRequest.number)
  if (event === 'release' && !['published', 'released'].includes(action))
    return `A release deploys when it is published or released, and this one was "${excerpt(action, 40)}".`
  if (before === undefined || before.conclusion === 'success') return undefined
  return `The run before this one did not succeed (${excerpt(before.conclusion, 40) || 'it has not ended'}), so nothing is deployed.`
}

export function reasonForClosed(number: number): string {
  return `Pull request #${number} is closed, so it gets no preview.`
}

/** GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target`. */
function reasonWithoutKey({ event, pullRequest, byDependabot }: Context): string | undefined {
  if (!event.startsWith('pull_request') || event === 'pull_request_target') return undefined
  if (pullRequest?.fork)
    return 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.'
  if (!byDependabot) return undefined
  return 'This pull request is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.'
}
