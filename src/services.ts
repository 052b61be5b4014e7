import { ActionError, InputError } from './errors.ts'
import { addPermissions, isForbidden, permissionBlocks, recordRefused } from './github/answers.ts'
import { GitHub } from './github/client.ts'
import { pullRequest } from './github/pull-requests.ts'
import { Deployments } from './github/record.ts'
import type { HistoryEvent } from './history.ts'
import { type Hosting, hostingAt } from './hosting/hosting-service.ts'
import type { Deployer } from './ownership/refusals.ts'
import { type Context, isForeign, jobDigest, type PullRequest } from './plan/context.ts'
import type { Inputs } from './plan/inputs.ts'
import { type Commenter, commenterFor } from './report/sticky-comment.ts'
import { describe, isPreview, type Target } from './subject.ts'

export type RunOptions = Readonly<{ inputs: Inputs; context: Context; signal: AbortSignal }>

/** Without a token there is no `github`, and nothing is remembered. */
export interface Services extends RunOptions {
  readonly hosting: Hosting
  readonly github: GitHub | undefined
  readonly deployments: Deployments
  /** Shared by all steps of the run. */
  readonly history: HistoryEvent[]
}

export interface SiteServices extends Services {
  readonly target: Target
  readonly deployer: Deployer
  readonly comment: Commenter
  /** Undefined if visitors need none. A live site never gets one. */
  readonly password: string | undefined
}

/** A step gets what it uses. */
export type Using<K extends keyof SiteServices> = Pick<SiteServices, K>

export function servicesFor(options: RunOptions): Services {
  const { inputs, context, signal } = options
  const { baseUrl, apiKey, githubToken: token } = inputs
  const { repository, apiUrl, run, workflow, pullRequest } = context
  const hosting = hostingAt({ baseUrl, apiKey, signal })
  const isOfFork = context.event === 'pull_request' && pullRequest !== undefined && isForeign(pullRequest, context)
  const github = token && repository ? new GitHub({ token, repository, apiUrl, signal, isOfFork }) : undefined
  const deployments = new Deployments(github, { run, workflow, job: jobDigest(inputs, context) })
  return { ...options, hosting, github, deployments, history: [] }
}

export function servicesForSite(target: Target, services: Services): SiteServices {
  const { inputs, github, deployments, context } = services
  return {
    ...services,
    target,
    deployer: { ...deployments.run, target, event: context.event, remembers: github !== undefined },
    comment: commenterFor(target, github, inputs),
    password: isPreview(target) ? inputs.previewPassword : undefined,
  }
}

/** @param why start of the error message, without a full stop @throws {InputError} if there is no token */
export function requireGitHub({ github }: Using<'github'>, why: string): GitHub {
  if (github !== undefined) return github
  const text = `Leave github-token out, so that it is the job's own. ${addPermissions}`
  throw new InputError('github-token', `${why}. This needs a token.`, { hint: { text, blocks: permissionBlocks } })
}

/** @throws {InputError} if the token may not create deployments, so that a new link would be forgotten */
export async function requireMayCreate(services: Using<'deployments' | 'github' | 'target'>): Promise<void> {
  const { deployments, github, target } = services
  if (github && !(await deployments.mayCreate())) throw recordRefused(describe(target.subject))
}

/** @throws {ActionError} if there is no answer */
export async function askPullRequest(number: number, options: RunOptions): Promise<PullRequest> {
  const github = requireGitHub(servicesFor(options), `pull request #${number} must be read on GitHub first`)
  return await pullRequest(github, number).catch((cause: unknown) => {
    if (!isForbidden(cause)) throw cause
    const text = `If it exists on GitHub, the token has no permission to see it. ${addPermissions}`
    const message = `${cause.message} Nothing was done.`
    throw new ActionError(message, { hint: { text, blocks: permissionBlocks }, cause })
  })
}
