import { InputError } from '../errors.ts'
import type { Subject, Target } from '../target.ts'
import type { Context } from './context.ts'
import type { Inputs } from './inputs.ts'
import { findSubject, type GitHubAnswer, type Question, type ResolvedMode } from './subject.ts'

export type Plan =
  /** `teardown`: whether the run was for one, not for a deploy. */
  | { readonly kind: 'skip'; readonly environment: string; readonly reason: string; readonly teardown: boolean }
  | { readonly kind: 'deploy'; readonly target: Target; readonly directory: string }
  | { readonly kind: 'reserve'; readonly target: Target }
  /** `byPerson`: whether `mode: teardown` asks for it. Otherwise it is for a close or a deletion. */
  | { readonly kind: 'teardown'; readonly target: Target; readonly byPerson: boolean }
  | { readonly kind: 'sweep'; readonly environment: string }
  /** Then the plan is made again, with the answer. */
  | { readonly kind: 'ask'; readonly question: Question }

/**
 * Decides what the run does, by the table of events in docs/details.md. Pure. With an answer the plan asks no more.
 *
 * @throws {ActionError} if an input is missing or contradicted, or the payload does not tell enough
 */
export function makePlan(inputs: Inputs, context: Context, answer?: GitHubAnswer): Plan {
  const { domain, directory } = inputs
  const act = actOf(inputs, context)
  // A tag, and a comment on an issue, are of no preview.
  const isOfPreview = context.event !== 'issue_comment' ? !context.ref.startsWith('refs/tags/') : context.pullRequest
  const environment = inputs.environment ?? (isOfPreview || act === 'sweep' ? 'preview' : 'production')
  const skip = (reason: string): Plan => ({ kind: 'skip', environment, reason, teardown: act === 'teardown' })
  checkPlaces(inputs, context)
  const reason = reasonToSkip(inputs, context)
  if (reason !== undefined) return skip(reason)
  requireInputs(act, inputs, context)
  if (act === 'sweep') return { kind: 'sweep', environment }
  const finding = findSubject({ act, inputs, context, answer })
  if ('kind' in finding) return finding.kind === 'ask' ? finding : skip(finding.reason)
  const target = targetOf(finding.subject, finding.sha, inputs, context)
  if (act === 'reserve') return { kind: 'reserve', target }
  if (act === 'deploy' && directory !== undefined) return { kind: 'deploy', target, directory }
  if (target.subject.kind === 'live-site' && domain === undefined) {
    const message = 'a teardown of the live site needs the link to delete: it is never taken from the record.'
    const hint = 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".'
    throw new InputError('domain', message, { hint })
  }
  return { kind: 'teardown', target, byPerson: inputs.mode === 'teardown' }
}

/** What a run was for that failed before it had a plan. */
export type FailedRun = NonNullable<ReturnType<typeof failedRunOf>>

/** Undefined if the event alone does not tell a pull request. Pure. */
export function failedRunOf(inputs: Inputs, context: Context) {
  const { pullRequest } = context
  const act = actOf(inputs, context)
  // A comment names no commit, and anybody may write one.
  if (!pullRequest?.headSha || act === 'sweep' || inputs.dryRun) return undefined
  if (act === 'reserve' && isClosing(context)) return undefined
  const { number, headSha } = pullRequest
  const target = targetOf({ kind: 'pull-request', number }, headSha, inputs, context)
  return { act: act === 'teardown' ? ('teardown' as const) : ('deploy' as const), target }
}

function actOf({ mode }: Inputs, context: Context): ResolvedMode {
  if (mode !== 'auto') return mode
  return isClosing(context) ? 'teardown' : 'deploy'
}

/** Whether what the run is for is gone by its event: the pull request was closed, or the branch deleted. */
function isClosing({ event, action }: Context): boolean {
  return event === 'delete' || (action === 'closed' && ['pull_request', 'pull_request_target'].includes(event))
}

function targetOf(found: Subject, sha: string, inputs: Inputs, { checkedOut }: Context): Target {
  const { mode, domain } = inputs
  // A run on a branch is for the live site of an environment, such as staging, if the user wrote everything that says so.
  // A teardown never is: it deletes only what the branch's preview made.
  const isWritten = (mode === 'deploy' || mode === 'reserve') && domain !== undefined
  const isNamed = inputs.environment !== undefined && inputs.environment.toLowerCase() !== 'production'
  const ofBranch = found.kind === 'branch' && isWritten && isNamed
  const subject: Subject = ofBranch ? { kind: 'live-site' } : found
  const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  const shownSha = subject.kind === 'pull-request' ? checkedOut : undefined
  return { subject, environment, sha, domain, shownSha, ofBranch }
}

function checkPlaces({ pullRequest, expireAfter, mode }: Inputs, { event, workflowRun }: Context): void {
  if (pullRequest !== undefined && workflowRun === undefined) {
    const message = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`
    const hint = 'Leave it out: the event tells which pull request it is.'
    throw new InputError('pull-request', message, { hint })
  }
  if (expireAfter !== undefined && mode !== 'sweep') {
    const hint = 'Leave it out here, and write it beside "mode: sweep", in a job that runs on a schedule.'
    throw new InputError('expire-after', 'only a sweep looks at the age of previews.', { hint })
  }
}

function requireInputs(act: ResolvedMode, { apiKey, githubToken, directory }: Inputs, { event }: Context): void {
  if (apiKey === '') {
    const hint =
      'Add the key of your hosting account to the repository\'s secrets (Settings → Secrets and variables → Actions; a run that Dependabot started reads those under Dependabot), then write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret that does not exist is an empty text, and a secret of an environment is there only in a job that names that environment.'
    throw new InputError('api-key', 'the key is empty, so the hosting service would refuse everything.', { hint })
  }
  if (act === 'reserve' && githubToken === '') {
    const hint = 'Leave "github-token" out, so that it is the job\'s own token, and give the job "deployments: write".'
    const message = 'the token is empty, so a reserve would make a link that nobody remembers.'
    throw new InputError('github-token', message, { hint })
  }
  if (act !== 'deploy' || directory !== undefined) return
  // What runs on a schedule is a sweep more often than a deploy.
  const forSweep = event === 'schedule' ? 'To delete previews that are left over, write "mode: sweep". ' : ''
  const hint = `${forSweep}Write the folder your generator fills, as in "directory: dist", relative to the workspace.`
  throw new InputError('directory', 'a deploy needs the folder that contains the built site.', { hint })
}

/** Why a run does nothing, by its event and the key; undefined if it does something. */
function reasonToSkip({ mode, apiKey }: Inputs, context: Context): string | undefined {
  const { event, ref, pullRequest, workflowRun: before } = context
  // A reserve is for the deploy that follows it in the same run, so the event decides as it does there.
  const isAuto = mode === 'auto' || mode === 'reserve'
  if (isAuto && event === 'delete' && ref.startsWith('refs/tags/'))
    return 'A tag was deleted; only a branch has a preview to tear down.'
  // Anybody may write a comment on an issue.
  if (isAuto && event === 'issue_comment' && pullRequest === undefined)
    return 'A comment on an issue does not change the site. If it should deploy to production, write "mode: deploy".'
  const isTrial = before ? isOfQueue(before.event, `refs/heads/${before.headBranch}`) : isAuto && isOfQueue(event, ref)
  if (mode !== 'sweep' && isTrial) return 'Nothing is deployed for a merge queue: it only tests a commit.'
  if (mode === 'reserve' && isClosing(context))
    return `The ${event === 'delete' ? 'branch was deleted' : 'pull request is closed'}, so it needs no link.`
  // GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target` and on comments.
  if (apiKey !== '' || !event.startsWith('pull_request') || event === 'pull_request_target') return undefined
  if (pullRequest?.fork)
    return 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.'
  if (pullRequest?.dependabot)
    return 'This pull request is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.'
  return undefined
}

/** Whether a run is on a merge queue's trial commit, whose branch soon goes again. */
function isOfQueue(event: string, ref: string): boolean {
  const isOnQueue = ref.startsWith('refs/heads/gh-readonly-queue/') && !/^(?:delete$|pull_request)/u.test(event)
  return event === 'merge_group' || isOnQueue
}
