import { InputError } from '../errors.ts'
import type { Subject, Target } from '../target.ts'
import type { Context } from './context.ts'
import type { Inputs } from './inputs.ts'
import { findSubject, type GitHubAnswer, type Question } from './subject.ts'

/** What this run does. */
export type Plan =
  /** `teardown`: whether the run was for one, not for a deploy. */
  | { readonly kind: 'skip'; readonly environment: string; readonly reason: string; readonly teardown: boolean }
  | { readonly kind: 'deploy'; readonly target: Target; readonly directory: string }
  | { readonly kind: 'reserve'; readonly target: Target }
  /** `byPerson`: whether `mode: teardown` asks for it. Otherwise it is for a close or a deletion. */
  | { readonly kind: 'teardown'; readonly target: Target; readonly byPerson: boolean }
  | { readonly kind: 'sweep'; readonly environment: string }
  /** Something must be asked first. Then the plan is made again, with the answer. */
  | { readonly kind: 'ask'; readonly question: Question }

/**
 * Decides what the run does, by the table of events in the contract. Pure.
 *
 * @param answer to the question of the plan before. With an answer the plan asks no more.
 * @throws {InputError} if an input that this event needs is missing, or if GitHub's answer contradicts an input
 * @throws {EventError} if the payload does not tell enough of the event
 */
export function makePlan(inputs: Inputs, context: Context, answer?: GitHubAnswer): Plan {
  const { mode, directory, domain } = inputs
  if (inputs.pullRequest !== undefined && context.workflowRun === undefined) throw misplacedNumber(context)
  const teardown = isTeardown(inputs, context)
  const skip = ({ reason, environment = 'preview' }: Skipped): Plan => {
    return { kind: 'skip', environment: inputs.environment ?? environment, reason, teardown }
  }
  const skipped = reasonToSkip(inputs, context)
  if (skipped !== undefined) return skip(skipped)
  if (inputs.apiKey === '') throw missingKey()
  if (mode === 'sweep') return { kind: 'sweep', environment: inputs.environment ?? 'preview' }
  if (!teardown && directory === undefined) throw missingDirectory(context)
  const finding = findSubject({ inputs, context, teardown, answer })
  if (finding.kind === 'ask') return finding
  if (finding.kind === 'skip') return skip(finding)
  const { sha } = finding
  const siteOfItsOwn = siteOfBranch(finding.subject, inputs)
  const subject = siteOfItsOwn ?? finding.subject
  const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  const target: Target = { subject, environment, sha, domain, ofBranch: siteOfItsOwn !== undefined }
  if (mode === 'reserve') return { kind: 'reserve', target }
  if (!teardown && directory !== undefined) return { kind: 'deploy', target, directory }
  if (subject.kind === 'live-site' && domain === undefined) throw missingDomain()
  return { kind: 'teardown', target, byPerson: mode === 'teardown' }
}

/** What a run was for that failed before it had a plan. */
export interface FailedRun {
  readonly act: 'deploy' | 'teardown'
  readonly target: Target
}

/** The preview that a run is for, if its event alone tells a pull request; undefined if not. Pure. */
export function failedRunOf(inputs: Inputs, context: Context): FailedRun | undefined {
  const { pullRequest } = context
  // A comment names no commit, and anybody may write one.
  if (!pullRequest?.headSha || inputs.mode === 'sweep' || inputs.dryRun) return undefined
  const { number, headSha: sha } = pullRequest
  const { environment = 'preview', domain } = inputs
  const target: Target = { subject: { kind: 'pull-request', number }, environment, sha, domain }
  return { act: isTeardown(inputs, context) ? 'teardown' : 'deploy', target }
}

/**
 * The live site of a branch's environment, such as staging, if the user wrote everything that says so. A teardown on a
 * branch never gets one: it deletes only what the branch's preview made.
 */
function siteOfBranch({ kind }: Subject, { mode, domain, environment }: Inputs): Subject | undefined {
  const isWritten = (mode === 'deploy' || mode === 'reserve') && domain !== undefined && environment !== undefined
  return kind === 'branch' && isWritten && environment.toLowerCase() !== 'production'
    ? { kind: 'live-site' }
    : undefined
}

interface Skipped {
  readonly reason: string
  /** The environment if the input names none; `preview` if this is missing too. */
  readonly environment?: string
}

function reasonToSkip({ mode, apiKey }: Inputs, context: Context): Skipped | undefined {
  const { event, ref, pullRequest, workflowRun } = context
  const auto = mode === 'auto'
  const queued = (auto && event === 'merge_group') || workflowRun?.event === 'merge_group'
  if (queued && mode !== 'sweep') {
    return { reason: 'Nothing is deployed for merge_group: a merge queue only tests a commit.' }
  }
  if (auto && event === 'delete' && ref.startsWith('refs/tags/')) {
    const reason = 'A tag was deleted; only a branch has a preview to tear down.'
    return { reason, environment: 'production' }
  }
  if (auto && event === 'issue_comment' && pullRequest === undefined) {
    // Anybody may write a comment on an issue, and the site does not change by it.
    const reason =
      'A comment on an issue does not change the site. If it should deploy to production, write "mode: deploy".'
    return { reason, environment: 'production' }
  }
  // GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target` and on comments.
  const mayLackSecrets = event.startsWith('pull_request') && event !== 'pull_request_target'
  if (apiKey !== '' || !mayLackSecrets || !(pullRequest?.fork || pullRequest?.dependabot)) return undefined
  const reason = pullRequest.fork
    ? 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.'
    : 'This pull request is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.'
  return { reason }
}

function isTeardown({ mode }: Inputs, { event, action }: Context): boolean {
  if (mode !== 'auto') return mode === 'teardown'
  const closing = (event === 'pull_request' || event === 'pull_request_target') && action === 'closed'
  return closing || event === 'delete'
}

function misplacedNumber({ event }: Context): InputError {
  const message = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`
  return new InputError('pull-request', message, { hint: 'Leave it out: the event tells which pull request it is.' })
}

function missingKey(): InputError {
  return new InputError('api-key', 'the key is empty, so the hosting service would refuse everything.', {
    hint: 'Add the key of your hosting account to the repository\'s secrets (Settings → Secrets and variables → Actions; a run that Dependabot started reads those under Dependabot), then write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret that does not exist is an empty text, and a secret of an environment is there only in a job that names that environment.',
  })
}

function missingDirectory({ event }: Context): InputError {
  const hint = 'Write the folder your generator fills, as in "directory: dist", relative to the workspace.'
  // What runs on a schedule is a sweep more often than a deploy.
  const forSweep = event === 'schedule' ? 'To delete previews that are left over, write "mode: sweep". To deploy: ' : ''
  return new InputError('directory', 'a deploy needs the folder that contains the built site.', {
    hint: forSweep + hint,
  })
}

function missingDomain(): InputError {
  return new InputError(
    'domain',
    'a teardown of the live site needs the link to delete: it is never taken from the record.',
    { hint: 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".' },
  )
}
