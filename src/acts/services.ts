import { InputError } from '../errors.ts'
import { GitHub } from '../github/endpoints.ts'
import type { Hosting } from '../hosting/interface.ts'
import { hostingFor } from '../hosting/requests.ts'
import type { Context } from '../plan/context.ts'
import type { Inputs } from '../plan/inputs.ts'
import { DeploymentRecords } from '../record/deployments.ts'
import { permissionLines } from '../record/permissions.ts'
import { noRecords, type Records } from '../record/records.ts'
import { type Asker, policyOf } from '../rules/judge.ts'
import { isPreview, type Target } from '../target.ts'
import { log } from '../view/log.ts'
import { begun, type RunSoFar } from '../view/run-state.ts'
import { type Commenter, commenter } from '../view/sticky-comment.ts'
import { Recording } from './recording.ts'

export type Run = Readonly<{ inputs: Inputs; context: Context; signal: AbortSignal }>

/** What every act needs. Without a token there is no `github`: then nothing is remembered, and nothing can be asked. */
export interface Services extends Run {
  readonly hosting: Hosting
  readonly github: GitHub | undefined
  readonly records: Records
}

export function servicesFor({ inputs, context, signal }: Run): Services {
  const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs
  const { repository, apiUrl } = context
  const shared = { signal, tell: log.info, readOnly }
  const hosting = hostingFor({ ...shared, baseUrl, apiKey })
  const github = token && repository ? new GitHub({ ...shared, token, repository, apiUrl }) : undefined
  const records = github ? new DeploymentRecords({ ...context, github }) : noRecords
  return { inputs, context, signal, hosting, github, records }
}

export interface Work extends Services {
  readonly target: Target
  readonly asker: Asker
  readonly run: RunSoFar
  readonly recording: Recording
  readonly commenter: Commenter
  /** Whether the branch of a preview was there at the first call; undefined if it is for none, or that can't be seen. */
  readonly existed: () => Promise<boolean | undefined>
}

export function workOn(target: Target, services: Services): Work {
  const { inputs, context, github, records } = services
  const asker = { target, policy: policyOf(target, github !== undefined), run: context.run, job: context.job }
  const comment = inputs.comment && !inputs.dryRun
  const run = begun(target.environment, target)
  if (isPreview(target)) run.protected = inputs.previewPassword !== undefined
  const { subject } = target
  let asked: Promise<boolean | undefined> | undefined
  const existed = async () => {
    if (subject.kind === 'branch') asked ??= github?.branchExists(subject.branch).catch(() => undefined)
    return await asked
  }
  return {
    ...services,
    target,
    asker,
    run,
    recording: new Recording(target, records),
    commenter: commenter(target, github, { ...inputs, comment }),
    existed,
  }
}

/** The password that visitors need; undefined for none. A live site never gets one. */
export function passwordFor({ target, inputs }: Pick<Work, 'target' | 'inputs'>): string | undefined {
  return isPreview(target) ? inputs.previewPassword : undefined
}

/** @throws {InputError} if there is no token. It says why one is needed. */
export function requireGitHub({ github }: Pick<Services, 'github'>, why: string): GitHub {
  if (github !== undefined) return github
  const hint = `Leave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`
  throw new InputError('github-token', `${why}. This needs a token.`, { hint })
}
