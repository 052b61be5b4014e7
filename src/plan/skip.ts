import { excerpt } from '../text/printable.ts'
import type { Context } from './context.ts'
import { namesLiveSite, previewBranchOf, type ResolvedMode } from './find-target.ts'
import type { Inputs } from './inputs.ts'

/** Why a run does nothing, by its event and the key; undefined if it does something. Pure. */
export function reasonToSkip(act: ResolvedMode, inputs: Inputs, context: Context): string | undefined {
  const { event, ref, pullRequest, workflowRun: before } = context
  // A reserve is for the deploy that follows it in the same run, so the event decides as it does there.
  const isAuto = inputs.mode === 'auto' || inputs.mode === 'reserve'
  if (isAuto && event === 'delete' && ref.startsWith('refs/tags/'))
    return 'A tag was deleted; only a branch has a preview to tear down.'
  // Anybody may write a comment on an issue.
  if (isAuto && event === 'issue_comment' && pullRequest === undefined)
    return 'A comment on an issue does not change the site. If it should deploy to production, write "mode: deploy".'
  const isTrial = before ? isOfQueue(before.event, `refs/heads/${before.headBranch}`) : isAuto && isOfQueue(event, ref)
  if (act !== 'sweep' && isTrial) return 'Nothing is deployed for a merge queue: it only tests a commit.'
  const reason = act === 'deploy' || act === 'reserve' ? reasonNotToDeploy(context) : undefined
  return reason ?? (inputs.apiKey === '' ? reasonWithoutKey(inputs, context) : undefined)
}

/** Whether a run is on a merge queue's trial commit, whose branch soon goes again. */
function isOfQueue(event: string, ref: string): boolean {
  const isOnQueue = ref.startsWith('refs/heads/gh-readonly-queue/') && !/^(?:delete$|pull_request)/u.test(event)
  return event === 'merge_group' || isOnQueue
}

/** What never deploys, whatever `mode` says. */
function reasonNotToDeploy({ event, action, pullRequest, workflowRun: before }: Context): string | undefined {
  if (event === 'delete') return 'A branch or tag was deleted, and that deploys nothing.'
  if (pullRequest?.closed) return `Pull request #${pullRequest.number} is closed, so it gets no preview.`
  if (event === 'release' && !['published', 'released'].includes(action))
    return `A release deploys when it is published or released, and this one was "${excerpt(action, 40)}".`
  if (before === undefined || before.conclusion === 'success') return undefined
  return `The run before this one did not succeed (${excerpt(before.conclusion, 40) || 'it has not ended'}), so nothing is deployed.`
}

/** GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target` and on comments. */
function reasonWithoutKey(inputs: Inputs, context: Context): string | undefined {
  const { event, pullRequest, byDependabot } = context
  const isOfPull = pullRequest !== undefined && event.startsWith('pull_request') && event !== 'pull_request_target'
  if (isOfPull && pullRequest.fork)
    return 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.'
  const isOfBranch = pullRequest === undefined && previewBranchOf(context) !== undefined && !namesLiveSite(inputs)
  if (!byDependabot || !(isOfPull || isOfBranch)) return undefined
  return `This ${isOfPull ? 'pull request' : 'branch'} is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.`
}
