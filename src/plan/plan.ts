import { InputError } from '../errors.ts'
import { isPreview, type Target } from '../target.ts'
import type { Context } from './context.ts'
import { findSubject, findTarget, type GitHubAnswer, type Question, type ResolvedMode } from './find-target.ts'
import type { Inputs } from './inputs.ts'
import { reasonToSkip } from './skip.ts'

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
  const environment = inputs.environment ?? (act !== 'sweep' && isOfLiveSite(context) ? 'production' : 'preview')
  const skip = (reason: string): Plan => ({ kind: 'skip', environment, reason, teardown: act === 'teardown' })
  checkPlaces(inputs, context)
  const reason = reasonToSkip(act, inputs, context)
  if (reason !== undefined) return skip(reason)
  requireInputs(act, inputs, context)
  if (act === 'sweep') return { kind: 'sweep', environment }
  const finding = findSubject({ act, inputs, context, answer })
  if ('kind' in finding) return finding.kind === 'ask' ? finding : skip(finding.reason)
  const target = findTarget(finding.subject, finding.sha, inputs, context.checkedOut)
  if (act !== 'teardown' && isPreview(target)) requirePassword(inputs)
  if (act === 'reserve') return { kind: 'reserve', target }
  if (act === 'deploy' && directory !== undefined) return { kind: 'deploy', target, directory }
  if (target.subject.kind === 'live-site' && domain === undefined) {
    const message = 'a teardown of the live site needs the link to delete: it is never taken from the record.'
    const hint = 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".'
    throw new InputError('domain', message, { hint })
  }
  return { kind: 'teardown', target, byPerson: inputs.mode === 'teardown' }
}

/** What a failed run was for, as far as its event tells. */
export type FailedRun = NonNullable<ReturnType<typeof failedRunOf>>

/** Undefined if the event alone does not tell a pull request. Pure. */
export function failedRunOf(inputs: Inputs, context: Context) {
  const { pullRequest, checkedOut } = context
  const act = actOf(inputs, context)
  // A comment names no commit, and anybody may write one.
  if (!pullRequest?.headSha || act === 'sweep' || inputs.dryRun) return undefined
  if (act !== 'teardown' && pullRequest.closed) return undefined
  const { number, headSha } = pullRequest
  const target = findTarget({ kind: 'pull-request', number }, headSha, inputs, checkedOut)
  return { act: act === 'teardown' ? ('teardown' as const) : ('deploy' as const), target }
}

/** What `mode` means for an event: `auto` deploys, unless the pull request was closed or the branch deleted. */
function actOf({ mode }: Inputs, { event, action }: Context): ResolvedMode {
  if (mode !== 'auto') return mode
  const isClose = action === 'closed' && ['pull_request', 'pull_request_target'].includes(event)
  return event === 'delete' || isClose ? 'teardown' : 'deploy'
}

/** Whether a run that does nothing would be for the live site: on a tag, a comment on an issue, or after such a run. */
function isOfLiveSite({ event, ref, pullRequest, workflowRun: before, defaultBranch }: Context): boolean {
  if (before) return !before.foreign && (before.event === 'release' || before.headBranch === defaultBranch)
  return ref.startsWith('refs/tags/') || (event === 'issue_comment' && pullRequest === undefined)
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

/** A preview that nobody may see must never be open because a secret is missing. */
function requirePassword({ previewPassword: password }: Inputs): void {
  if (password === undefined || /^\P{Cc}{8,}$/u.test(password)) return
  const hint =
    'Store a password of 8 or more characters, one line, in the repository\'s secrets (a run that Dependabot started reads those under Dependabot), and write "preview-password: ${{ secrets.THE_NAME_YOU_CHOSE }}". For previews that everybody with the link may read, write "preview-password: none".'
  const what =
    password === ''
      ? 'is empty, so everybody with the link could read the preview'
      : 'has fewer than 8 characters, or a line break'
  throw new InputError('preview-password', `the password ${what}.`, { hint })
}
