import { InputError, requireInputs } from '../errors.ts'
import { isPreview, type Target } from '../subject.ts'
import { excerpt, printable } from '../text/printable.ts'
import { type Context, type Head, isForeign } from './context.ts'
import { findTarget } from './find-target.ts'
import type { Inputs, ResolvedMode } from './inputs.ts'

export type Plan =
  /** The plan is made anew with GitHub's answer about this pull request. */
  | { readonly kind: 'ask'; readonly number: number }
  | { readonly kind: 'skip'; readonly reason: string; readonly warning?: string }
  | { readonly kind: 'deploy'; readonly target: Target; readonly directory: string }
  | { readonly kind: 'build-failed'; readonly target: Target }
  | { readonly kind: 'teardown'; readonly target: Target }
  | { readonly kind: 'sweep'; readonly environment: string }

/** Decides by the table of events (design 2.2). Pure. After the plan `ask` it is called again. @throws {ActionError} */
export function makePlan(inputs: Inputs, context: Context): Plan {
  const mode = modeOf(inputs, context)
  const early = withoutTarget(mode, inputs, context)
  // Only the answer shows whether a run after another one has anything to do.
  const mayEndEarly = early?.kind === 'skip' || (early?.kind === 'ask' && context.workflowRun !== undefined)
  const target = (): Target => findTarget(inputs, context)
  requireInputs(checksFor(mode, inputs, context, mayEndEarly ? undefined : target))
  if (early !== undefined) return early
  if (mode === 'sweep') return { kind: 'sweep', environment: inputs.environment ?? 'preview' }
  return mode === 'deploy'
    ? { kind: mode, target: target(), directory: inputs.directory ?? '' }
    : { kind: mode, target: target() }
}

function modeOf(inputs: Inputs, { event, action, ref, workflowRun, pullRequest }: Context): ResolvedMode {
  const { mode, apiKey, githubToken } = inputs
  if (mode !== 'auto') return mode
  // A label behind a merge can take the place of the close that waits in the concurrency group.
  const isLate = pullRequest?.closed && githubToken !== '' && apiKey !== ''
  const isClose = (action === 'closed' || isLate) && ['pull_request', 'pull_request_target'].includes(event)
  const isBranchGone = event === 'delete' && ref.startsWith('refs/heads/')
  const wasClosed = workflowRun !== undefined && pullRequest?.closed
  return isClose || isBranchGone || wasClosed ? 'teardown' : 'deploy'
}

/** Undefined if the run may have something to do. */
function withoutTarget(mode: ResolvedMode, inputs: Inputs, context: Context): Plan | undefined {
  const { event, ref, pullRequest, workflowRun: triggeringRun } = context
  const refs = [ref, `refs/heads/${triggeringRun?.headBranch}`]
  const isOnQueue = refs.some((each) => each.startsWith('refs/heads/gh-readonly-queue/'))
  if (isOnQueue || [event, triggeringRun?.event].includes('merge_group'))
    return skip('A merge queue only tests a commit, so nothing is deployed for it.')
  if (event === 'issue_comment' && pullRequest === undefined && inputs.mode === 'auto')
    return skip('Anybody may comment on an issue, so that deploys nothing.')
  const { number = inputs.pullRequest, headSha = '', headRepository = '' } = pullRequest ?? {}
  // Where nothing is recorded, and for a teardown, only a number from an input must be confirmed.
  const isNeeded = inputs.pullRequest !== undefined || (mode !== 'teardown' && inputs.githubToken !== '')
  if (number !== undefined && headSha === '' && isNeeded && mode !== 'sweep') return { kind: 'ask', number }
  const isSame = headSha === triggeringRun?.headSha && headRepository === triggeringRun.headRepository
  // A fork may have written the number of a pull request that is not its own.
  if (triggeringRun && pullRequest && !(isSame && headRepository !== '')) {
    const reason = `Pull request #${number} has another head than the run before this one was for, so nothing was done.`
    const warning = `The run before this one was for ${nameOf(triggeringRun)}, and the head of pull request #${number} is ${nameOf(pullRequest)}. If that is a newer push, its own run goes on. The sweep deletes what is left over.`
    return { kind: 'skip', reason, warning }
  }
  const reason = reasonToSkip(mode, inputs, context)
  return reason === undefined ? undefined : skip(reason)
}

const skip = (reason: string): Plan => ({ kind: 'skip', reason })

function nameOf({ headSha, headRepository }: Head): string {
  return `${printable(headSha.slice(0, 7))} in ${excerpt(headRepository) || 'a deleted repository'}`
}

function reasonToSkip(mode: ResolvedMode, { apiKey }: Inputs, context: Context): string | undefined {
  const { event, action, ref, pullRequest, byDependabot, workflowRun: triggeringRun } = context
  const deploys = mode === 'deploy'
  const comments = mode === 'build-failed'
  const isOfFork = pullRequest !== undefined && isForeign(pullRequest, context)
  if (comments && pullRequest === undefined) return 'This run is for no pull request, so there is no comment.'
  if (comments && isOfFork && event === 'pull_request')
    return 'This pull request is from a fork, and the token of such a run can only read, so there is no comment.'
  if ((comments || deploys) && pullRequest?.closed)
    return `Pull request #${pullRequest.number} is closed, so it gets no preview.`
  if (deploys && event === 'delete')
    return `A ${ref.startsWith('refs/tags/') ? 'tag' : 'branch'} was deleted, and that deploys nothing.`
  if (deploys && event === 'release' && !['published', 'released'].includes(action))
    return `A release deploys when it is published or released, and this one was "${excerpt(action, 40)}".`
  if (deploys && triggeringRun && triggeringRun.conclusion !== 'success')
    return `The run before this one did not succeed (${excerpt(triggeringRun.conclusion, 40) || 'it has not ended'}), so nothing is deployed.`
  const hasNoSecrets = event.startsWith('pull_request') && event !== 'pull_request_target' && (isOfFork || byDependabot)
  if (comments || apiKey !== '' || !hasNoSecrets) return undefined
  const why = isOfFork
    ? 'from a fork, and GitHub gives such runs no secrets'
    : 'by Dependabot, and GitHub gives such runs only the secrets under Dependabot, where you can add the key, too'
  const so = deploys ? 'there is no preview' : 'nothing is deleted, and a preview that is online stays until the sweep'
  return `This pull request is ${why}: without a key ${so}.`
}

const hints = {
  'pull-request':
    "Leave it out: a pull request's own events have its number. A run on another event deploys to its branch's preview or to the live site, never to a pull request's preview.",
  'expire-after': 'Leave it out here, and write it beside "mode: sweep", in a job that runs on a schedule.',
  'screenshot-paths': 'Write how many pages to show as pictures, as in "screenshots: 6".',
  'api-key':
    'Is the secret\'s name spelled as in the repository\'s settings? A secret that does not exist is an empty text. If there is none yet, add the key of your hosting account (Settings → Secrets and variables → Actions; a run that Dependabot started reads those under Dependabot), and write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret of an environment is there only in a job that names that environment. A workflow that another one calls gets secrets only with "secrets: inherit" in the calling job, or by name.',
  'preview-password':
    'Store a password of 8 or more characters, one line, in the repository\'s secrets (a run that Dependabot started reads those under Dependabot), and write "preview-password: ${{ secrets.THE_NAME_YOU_CHOSE }}". For previews that everybody with the address may read, write "preview-password: none".',
  domain: 'Write "domain: " with its whole name, as in "domain: my-site.tiiny.site".',
  directory:
    'Write the folder your generator fills, as in "directory: dist", relative to the workspace. To delete previews that are left over, write "mode: sweep".',
}

function refuseIf(isWrong: boolean, input: keyof typeof hints, message: string): void {
  if (isWrong) throw new InputError(input, message, { hint: hints[input] })
}

/** Checks of inputs for which this is the wrong place, and of what the run needs. @param findTarget if it does anything */
function checksFor(mode: ResolvedMode, inputs: Inputs, context: Context, findTarget?: () => Target): (() => void)[] {
  const { apiKey, directory, domain, expireAfter, previewPassword: password, pullRequest } = inputs
  const { event, workflowRun } = context
  const mayDoNothing = findTarget === undefined
  const isMisplaced = pullRequest !== undefined && workflowRun === undefined
  const where = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`
  const isLasting = expireAfter !== undefined && inputs.mode !== 'sweep'
  const isAlone = inputs.screenshotPaths.length > 0 && inputs.screenshots === 0
  const hasNoKey = !mayDoNothing && mode !== 'build-failed' && apiKey === ''
  const hasNoFolder = !mayDoNothing && mode === 'deploy' && directory === undefined
  // A missing secret must never open a preview to everybody.
  const isOpen = mode === 'deploy' && password !== undefined && [...password].length < 8
  const why = `the password ${password === '' ? 'is empty' : 'has fewer than 8 characters'}, so it would not protect the preview.`
  return [
    () => refuseIf(isMisplaced, 'pull-request', where),
    () => refuseIf(isLasting, 'expire-after', 'only a sweep looks at the age of previews.'),
    () => refuseIf(isAlone, 'screenshot-paths', 'it needs "screenshots", such as 6.'),
    () => refuseIf(hasNoKey, 'api-key', 'the key is empty, so the hosting service would refuse everything.'),
    () => {
      const target = mode === 'sweep' ? undefined : findTarget?.()
      const isLive = target !== undefined && !isPreview(target)
      const isUnnamed = isLive && mode === 'teardown' && domain === undefined
      refuseIf(isOpen && target !== undefined && !isLive, 'preview-password', why)
      refuseIf(isUnnamed, 'domain', 'a teardown of the live site needs the address to delete.')
    },
    () => refuseIf(hasNoFolder, 'directory', 'a deploy needs the folder that contains the built site.'),
  ]
}
