import { InputError } from '../errors.ts'
import { GitHub } from '../github/api.ts'
import { Transport } from '../github/transport.ts'
import { hostingOf } from '../hosting/hosting.ts'
import type { Context } from '../plan/context.ts'
import type { Inputs } from '../plan/inputs.ts'
import { LiveSites } from '../record/live-sites.ts'
import { permissionLines } from '../record/permissions.ts'
import { Tracker } from '../record/tracker.ts'
import { type Tracking, untracked } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { isPreview, type Target } from '../target.ts'

export type Run = Readonly<{ inputs: Inputs; context: Context; signal: AbortSignal }>

/** What every act needs. Without a token there is no `github`: then nothing is remembered, and nothing can be asked. */
export type Services = Readonly<ReturnType<typeof servicesFor>>

export function servicesFor({ inputs, context, signal }: Run) {
  const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs
  const { repository, apiUrl } = context
  const shared = { signal, tell: log.info, readOnly }
  const hosting = hostingOf({ ...shared, baseUrl, apiKey })
  const transport = token && repository ? new Transport({ ...shared, token, repository, apiUrl }) : undefined
  const github = transport && new GitHub(transport)
  return { inputs, context, signal, hosting, github, liveSites: github && new LiveSites(github) }
}

/** What an act for one target works with. Without a token `tracking` does nothing. `start` is of `performance.now()`. */
export type Work = Services & Readonly<{ target: Target; tracking: Tracking; start: number }>

/** Begins the work for a target: once in a run, because what follows a target remembers what was done. */
export function workOn(target: Target, services: Services): Work {
  const { inputs, context, github, liveSites } = services
  const options = { ...context, comment: inputs.comment }
  const tracking = github && liveSites ? new Tracker(target, { ...options, github, liveSites }) : untracked(target)
  return { ...services, target, tracking, start: performance.now() }
}

/** Whether this is a preview that may only touch what its own record names. */
export function isGuarded({ target, tracking }: Work): boolean {
  return isPreview(target) && tracking.remembers
}

/** Whether visitors need a password; undefined for a live site, which never gets one. */
export function isProtected({ target, inputs }: Work): boolean | undefined {
  return isPreview(target) ? inputs.previewPassword !== '' : undefined
}

/** @throws {InputError} if there is no token. It says why one is needed. */
export function requireGitHub({ github }: Services, why: string): GitHub {
  if (github !== undefined) return github
  throw new InputError('github-token', `${why}. This needs a token.`, {
    hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`,
  })
}
