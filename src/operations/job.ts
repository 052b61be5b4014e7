import { createHash } from 'node:crypto'
import { isAbsolute, relative, resolve } from 'node:path'
import { Deployments, nothingRemembered } from '../deployments/deployments.ts'
import { GitHub } from '../deployments/github.ts'
import { permissionLines } from '../deployments/permissions.ts'
import { InputError } from '../errors.ts'
import { type Hosting, hostingAt } from '../hosting/client.ts'
import type { Deployer } from '../ownership/one-site.ts'
import type { Context } from '../plan/context.ts'
import type { Inputs } from '../plan/inputs.ts'
import { log } from '../report/log.ts'
import { noProgress, type Progress } from '../report/outcome.ts'
import { type Commenter, commenter } from '../report/sticky-comment.ts'
import { isPreview, type Target } from '../target.ts'

export type Given = Readonly<{ inputs: Inputs; context: Context; signal: AbortSignal }>

/** What every operation works with. Without a token there is no `github`, and nothing is remembered. */
export interface Job extends Given {
  readonly hosting: Hosting
  readonly github: GitHub | undefined
  readonly deployments: Deployments
}

/** A job that is for one site. */
export interface Work extends Job {
  readonly target: Target
  readonly commenter: Commenter
  readonly progress: Progress
}

export function jobFor(given: Given): Job {
  const { inputs, context, signal } = given
  const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs
  const { repository, apiUrl, run, workflow, runUrl } = context
  const shared = { signal, tell: log.info, readOnly }
  const hosting = hostingAt({ ...shared, baseUrl, apiKey })
  const github = token && repository ? new GitHub({ ...shared, token, repository, apiUrl }) : undefined
  const job = digestOf(given)
  const deployments = github ? new Deployments(github, { run, workflow, job, runUrl }) : nothingRemembered
  return { ...given, hosting, github, deployments }
}

export function workOn(target: Target, job: Job): Work {
  const { inputs, github } = job
  const comment = inputs.comment && !inputs.dryRun
  return { ...job, target, commenter: commenter(target, github, { ...inputs, comment }), progress: noProgress() }
}

/** Tells jobs of one run apart, also those of a matrix and those that deploy different folders. */
function digestOf({ context, inputs }: Omit<Given, 'signal'>): string {
  const { jobId, workspace } = context
  if (jobId === '') return ''
  const path = relative(workspace, resolve(workspace, inputs.directory ?? ''))
  const isInside = !isAbsolute(path) && path.split(/[\\/]/u)[0] !== '..'
  const facts = JSON.stringify([jobId, inputs.matrix, isInside ? path.replaceAll('\\', '/') : ''])
  return createHash('sha256').update(facts).digest('hex').slice(0, 16)
}

export function deployerOf({ target, context, inputs, github }: Work, reserves = false): Deployer {
  const { run, workflow } = context
  return { target, run, workflow, job: digestOf({ context, inputs }), remembers: github !== undefined, reserves }
}

/** The password that visitors need. Undefined for none. A live site never gets one. */
export function passwordFor({ target, inputs }: Work): string | undefined {
  return isPreview(target) ? inputs.previewPassword : undefined
}

/** @throws {InputError} if there is no token. It says why one is needed. */
export function requireGitHub({ github }: Pick<Job, 'github'>, why: string): GitHub {
  if (github !== undefined) return github
  const hint = `Leave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`
  throw new InputError('github-token', `${why}. This needs a token.`, { hint })
}
