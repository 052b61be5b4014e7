import { InputError } from '../errors.ts'
import { GitHub } from '../github/client.ts'
import { Deployments } from '../github/record.ts'
import { type Hosting, hostingAt } from '../hosting/hosting-service.ts'
import type { Deployer } from '../ownership/destination.ts'
import { type Context, jobDigest } from '../plan/context.ts'
import type { Inputs } from '../plan/inputs.ts'
import type { Progress } from '../report/outcome.ts'
import { permissionLines, recordRefused } from '../report/permissions.ts'
import { type Commenter, commenter } from '../report/sticky-comment.ts'
import { describe, isPreview, type Target } from '../subject.ts'

export type Given = Readonly<{ inputs: Inputs; context: Context; signal: AbortSignal }>

/** Without a token there is no `github`, and nothing is remembered. */
export interface Services extends Given {
  readonly hosting: Hosting
  readonly github: GitHub | undefined
  readonly deployments: Deployments
}

export interface SiteServices extends Services {
  readonly target: Target
  readonly deployer: Deployer
  readonly commenter: Commenter
  readonly progress: Progress
  /** Undefined if visitors need none. A live site never gets one. */
  readonly password: string | undefined
}

export function servicesFor(given: Given): Services {
  const { inputs, context, signal } = given
  const { baseUrl, apiKey, githubToken: token, dryRun } = inputs
  const { repository, apiUrl, run, workflow, runUrl } = context
  const hosting = hostingAt({ baseUrl, apiKey, signal, readOnly: dryRun })
  const github = token && repository ? new GitHub({ token, repository, apiUrl, signal }) : undefined
  const deployments = new Deployments(github, { run, workflow, job: jobDigest(inputs, context), runUrl })
  return { ...given, hosting, github, deployments }
}

export function servicesForSite(target: Target, services: Services): SiteServices {
  const { inputs, github, deployments } = services
  return {
    ...services,
    target,
    deployer: { ...deployments.run, target, remembers: github !== undefined },
    commenter: commenter(target, github, inputs),
    progress: { upload: 'not sent', deleted: [], freed: [] },
    password: isPreview(target) ? inputs.previewPassword : undefined,
  }
}

/** @param why the message of the error, without a full stop @throws {InputError} if there is no token */
export function requireGitHub({ github }: Pick<Services, 'github'>, why: string): GitHub {
  if (github !== undefined) return github
  const text = "Leave github-token out, so that it is the job's own, and add to the job:"
  throw new InputError('github-token', `${why}. This needs a token.`, { hint: { text, lines: permissionLines } })
}

/** @throws {InputError} if the token may not create deployments, so that a new link would be forgotten */
export async function requireMayCreate({ deployments, github, target }: SiteServices): Promise<void> {
  if (github && !(await deployments.mayCreate())) throw recordRefused(describe(target.subject))
}
