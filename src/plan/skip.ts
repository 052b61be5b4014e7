import type { Context } from './context.ts'
import type { Inputs } from './inputs.ts'

/** Why a run does nothing, by its event and the key; undefined if it does something. */
export function reasonToSkip({ mode, apiKey }: Inputs, context: Context): string | undefined {
  const { event, ref, pullRequest } = context
  // A reserve is for the deploy that follows it in the same run, so the event decides as it does there.
  const auto = mode === 'auto' || mode === 'reserve'
  if (auto && event === 'delete' && ref.startsWith('refs/tags/'))
    return 'A tag was deleted; only a branch has a preview to tear down.'
  // Anybody may write a comment on an issue.
  if (auto && event === 'issue_comment' && pullRequest === undefined)
    return 'A comment on an issue does not change the site. If it should deploy to production, write "mode: deploy".'
  if (mode !== 'sweep' && isQueued(context, auto))
    return 'Nothing is deployed for a merge queue: it only tests a commit.'
  if (mode === 'reserve' && isClosing(context))
    return `The ${event === 'delete' ? 'branch was deleted' : 'pull request is closed'}, so it needs no link.`
  // GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target` and on comments.
  const mayLackSecrets = event.startsWith('pull_request') && event !== 'pull_request_target'
  if (apiKey !== '' || !mayLackSecrets || !(pullRequest?.fork || pullRequest?.dependabot)) return undefined
  return pullRequest.fork
    ? 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.'
    : 'This pull request is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.'
}

/** Whether the commit is a merge queue's trial, whose branch soon goes again, or the run before was on one. */
function isQueued({ event, ref, pullRequest, workflowRun: before }: Context, auto: boolean): boolean {
  const queue = 'gh-readonly-queue/'
  if (before !== undefined)
    return before.event === 'merge_group' || (before.event === 'push' && before.headBranch.startsWith(queue))
  const isOnQueue = pullRequest === undefined && event !== 'delete' && ref.startsWith(`refs/heads/${queue}`)
  return auto && (event === 'merge_group' || isOnQueue)
}

export function isTeardown({ mode }: Inputs, context: Context): boolean {
  return mode === 'auto' ? isClosing(context) : mode === 'teardown'
}

/** Whether what the run is for is gone by its event: the pull request was closed, or the branch deleted. */
export function isClosing({ event, action }: Context): boolean {
  const isClosed = (event === 'pull_request' || event === 'pull_request_target') && action === 'closed'
  return isClosed || event === 'delete'
}
