import { InputError } from '../errors.ts'
import { isPreview, type Target } from '../subject.ts'
import { excerpt } from '../text/printable.ts'
import { type Context, isForeign } from './context.ts'
import { confirm, findTarget, type NotYet, reasonForClosed, type Skip } from './find-target.ts'
import type { Inputs, ResolvedMode } from './inputs.ts'

export type Plan =
  | NotYet
  | Skip
  | { readonly kind: 'deploy'; readonly target: Target; readonly directory: string }
  | { readonly kind: 'build-failed'; readonly target: Target }
  | { readonly kind: 'teardown'; readonly target: Target }
  | { readonly kind: 'sweep'; readonly environment: string }

/** Decides by the table of events (DESIGN 2). Pure. After the plan `ask` it is called again. @throws {ActionError} */
export function makePlan(inputs: Inputs, context: Context): Plan {
  const { domain, directory } = inputs
  checkPlaces(inputs, context)
  const mode = modeOf(inputs, context)
  const early = withoutTarget(mode, inputs, context)
  if (early !== undefined) return early
  requireInputs(mode, inputs)
  if (mode === 'sweep') return { kind: 'sweep', environment: inputs.environment ?? 'preview' }
  const target = findTarget(mode, inputs, context)
  if ('kind' in target) return target
  if (mode === 'build-failed' && target.subject.kind === 'pull-request') return { kind: 'build-failed', target }
  if (mode === 'build-failed') return skip('This run is for no pull request, so there is no comment.')
  if (mode !== 'teardown' && isPreview(target)) requirePassword(inputs)
  if (mode === 'deploy' && directory !== undefined) return { kind: 'deploy', target, directory }
  if (target.subject.kind === 'live-site' && domain === undefined) {
    const hint = 'Write "domain: " with its whole name, as in "domain: my-site.tiiny.site".'
    throw new InputError('domain', 'a teardown of the live site needs the address to delete.', { hint })
  }
  return { kind: 'teardown', target }
}

function modeOf({ mode }: Inputs, { event, action, ref, workflowRun, pullRequest }: Context): ResolvedMode {
  if (mode !== 'auto') return mode
  const isClose = action === 'closed' && ['pull_request', 'pull_request_target'].includes(event)
  const isBranchGone = event === 'delete' && ref.startsWith('refs/heads/')
  const wasClosed = workflowRun !== undefined && pullRequest?.closed
  return isClose || isBranchGone || wasClosed ? 'teardown' : 'deploy'
}

/** Undefined if the run may have something to do. */
function withoutTarget(mode: ResolvedMode, inputs: Inputs, context: Context): NotYet | Skip | undefined {
  const { event, ref, pullRequest, workflowRun: triggeringRun } = context
  const refs = [ref, `refs/heads/${triggeringRun?.headBranch}`]
  const isOnQueue = refs.some((each) => each.startsWith('refs/heads/gh-readonly-queue/'))
  if (isOnQueue || [event, triggeringRun?.event].includes('merge_group'))
    return skip('A merge queue only tests a commit, so nothing is deployed for it.')
  if (event === 'issue_comment' && pullRequest === undefined && inputs.mode === 'auto')
    return skip('Anybody may comment on an issue, so that deploys nothing.')
  const unconfirmed = confirm(inputs, context)
  if (unconfirmed !== undefined) return unconfirmed
  const isReadOnly = event === 'pull_request' && pullRequest && isForeign(pullRequest, context)
  if (mode === 'build-failed' && isReadOnly)
    return skip('This pull request is from a fork, and the token of such a run can only read, so there is no comment.')
  if (mode === 'build-failed') return pullRequest?.closed ? skip(reasonForClosed(pullRequest.number)) : undefined
  const deploys = mode === 'deploy'
  const withoutKey = inputs.apiKey === '' ? reasonWithoutKey(deploys, context) : undefined
  const reason = (deploys ? reasonNotToDeploy(context) : undefined) ?? withoutKey
  return reason === undefined ? undefined : skip(reason)
}

const skip = (reason: string): Skip => ({ kind: 'skip', reason })

function reasonNotToDeploy(context: Context): string | undefined {
  const { event, action, ref, pullRequest, workflowRun: triggeringRun } = context
  if (event === 'delete')
    return `A ${ref.startsWith('refs/tags/') ? 'tag' : 'branch'} was deleted, and that deploys nothing.`
  if (pullRequest?.closed) return reasonForClosed(pullRequest.number)
  if (event === 'release' && !['published', 'released'].includes(action))
    return `A release deploys when it is published or released, and this one was "${excerpt(action, 40)}".`
  if (triggeringRun === undefined || triggeringRun.conclusion === 'success') return undefined
  return `The run before this one did not succeed (${excerpt(triggeringRun.conclusion, 40) || 'it has not ended'}), so nothing is deployed.`
}

/** GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target`. */
function reasonWithoutKey(deploys: boolean, context: Context): string | undefined {
  const { event, pullRequest, byDependabot } = context
  if (!event.startsWith('pull_request') || event === 'pull_request_target') return undefined
  const so = deploys ? 'there is no preview' : 'nothing is deleted, and a preview that is online stays until the sweep'
  if (pullRequest && isForeign(pullRequest, context))
    return `This pull request is from a fork, and GitHub gives such runs no secrets: without a key ${so}.`
  if (!byDependabot) return undefined
  return `This pull request is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key ${so}. Add the key there, too.`
}

function checkPlaces({ pullRequest, expireAfter, mode }: Inputs, { event, workflowRun }: Context): void {
  if (pullRequest !== undefined && workflowRun === undefined) {
    const message = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`
    const hint =
      "Leave it out: a pull request's own events have its number. A run on another event deploys to its branch's preview or to the live site, never to a pull request's preview."
    throw new InputError('pull-request', message, { hint })
  }
  if (expireAfter !== undefined && mode !== 'sweep') {
    const hint = 'Leave it out here, and write it beside "mode: sweep", in a job that runs on a schedule.'
    throw new InputError('expire-after', 'only a sweep looks at the age of previews.', { hint })
  }
}

function requireInputs(mode: ResolvedMode, { apiKey, directory }: Inputs): void {
  if (apiKey === '' && mode !== 'build-failed') {
    const hint =
      'Is the secret\'s name spelled as in the repository\'s settings? A secret that does not exist is an empty text. If there is none yet, add the key of your hosting account (Settings → Secrets and variables → Actions; a run that Dependabot started reads those under Dependabot), and write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret of an environment is there only in a job that names that environment.'
    throw new InputError('api-key', 'the key is empty, so the hosting service would refuse everything.', { hint })
  }
  if (mode !== 'deploy' || directory !== undefined) return
  const hint =
    'Write the folder your generator fills, as in "directory: dist", relative to the workspace. To delete previews that are left over, write "mode: sweep".'
  throw new InputError('directory', 'a deploy needs the folder that contains the built site.', { hint })
}

/** A missing secret must never open a preview to everybody. */
function requirePassword({ previewPassword: password }: Inputs): void {
  if (password === undefined || [...password].length >= 8) return
  const problem = password === '' ? 'is empty' : 'has fewer than 8 characters'
  const hint =
    'Store a password of 8 or more characters, one line, in the repository\'s secrets (a run that Dependabot started reads those under Dependabot), and write "preview-password: ${{ secrets.THE_NAME_YOU_CHOSE }}". For previews that everybody with the link may read, write "preview-password: none".'
  throw new InputError('preview-password', `the password ${problem}, so it would not protect the preview.`, { hint })
}
