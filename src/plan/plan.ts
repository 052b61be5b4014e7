import { InputError } from '../errors.ts'
import type { Subject, Target } from '../target.ts'
import type { Context } from './context.ts'
import type { Inputs } from './inputs.ts'
import { isClosing, isTeardown, reasonToSkip, type SkippedRun } from './skip.ts'
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
  if (inputs.expireAfter !== undefined && mode !== 'sweep') throw misplacedExpiry()
  const teardown = isTeardown(inputs, context)
  const skip = ({ reason, environment = 'preview' }: SkippedRun): Plan => {
    return { kind: 'skip', environment: inputs.environment ?? environment, reason, teardown }
  }
  const skipped = reasonToSkip(inputs, context)
  if (skipped !== undefined) return skip(skipped)
  if (inputs.apiKey === '') throw missingKey()
  if (mode === 'sweep') return { kind: 'sweep', environment: inputs.environment ?? 'preview' }
  if (mode === 'reserve' && inputs.githubToken === '') throw missingToken()
  if (!teardown && mode !== 'reserve' && directory === undefined) throw missingDirectory(context)
  const finding = findSubject({ inputs, context, teardown, answer })
  if (finding.kind === 'ask') return finding
  if (finding.kind === 'skip') return skip(finding)
  const { sha } = finding
  const siteOfItsOwn = siteOfBranch(finding.subject, inputs)
  const subject = siteOfItsOwn ?? finding.subject
  const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview')
  const shownSha = shownShaOf(subject, context)
  const target: Target = { subject, environment, sha, domain, shownSha, ofBranch: siteOfItsOwn !== undefined }
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
  if (inputs.mode === 'reserve' && isClosing(context)) return undefined
  const { number, headSha: sha } = pullRequest
  const { environment = 'preview', domain } = inputs
  const subject: Subject = { kind: 'pull-request', number }
  const shownSha = shownShaOf(subject, context)
  const target: Target = { subject, environment, sha, domain, shownSha }
  return { act: isTeardown(inputs, context) ? 'teardown' : 'deploy', target }
}

function shownShaOf({ kind }: Subject, { checkedOut }: Context): string | undefined {
  return kind === 'pull-request' ? checkedOut : undefined
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

function misplacedNumber({ event }: Context): InputError {
  const message = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`
  return new InputError('pull-request', message, { hint: 'Leave it out: the event tells which pull request it is.' })
}

function misplacedExpiry(): InputError {
  const hint = 'Leave it out here, and write it beside "mode: sweep", in a job that runs on a schedule.'
  return new InputError('expire-after', 'only a sweep looks at the age of previews.', { hint })
}

function missingToken(): InputError {
  const hint = 'Leave "github-token" out, so that it is the job\'s own token, and give the job "deployments: write".'
  const message = 'the token is empty, so a reserve would make a link that nobody remembers.'
  return new InputError('github-token', message, { hint })
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
    {
      hint: 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".',
    },
  )
}
