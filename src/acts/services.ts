import { InputError } from '../errors.ts'
import { GitHub } from '../github/api.ts'
import { Transport } from '../github/transport.ts'
import { type Hosting, hostingOf } from '../hosting/hosting.ts'
import type { Context } from '../plan/context.ts'
import type { Inputs } from '../plan/inputs.ts'
import { LiveSites } from '../record/live-sites.ts'
import { permissionLines } from '../record/permissions.ts'
import { Tracker } from '../record/tracker.ts'
import { type Tracking, untracked } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'

/** What an act for one target works with. */
export interface Work {
  readonly target: Target
  /** Remembers the target. Without a token it does nothing. */
  readonly tracking: Tracking
  readonly services: Services
}

/** Whether this is a preview that may only touch what its own record names. */
export function isGuarded({ target, tracking }: Pick<Work, 'target' | 'tracking'>): boolean {
  return target.subject.kind !== 'live-site' && tracking.remembers
}

/** GitHub, and the live sites that are recorded there. */
export interface GitHubAccess {
  readonly github: GitHub
  readonly liveSites: LiveSites
}

/** What every act needs: the inputs, the context, the hosting service and GitHub. */
export class Services {
  readonly inputs: Inputs
  readonly context: Context
  readonly signal: AbortSignal
  readonly hosting: Hosting
  /** Undefined without a token: then nothing is remembered, and nothing can be asked. */
  readonly access: GitHubAccess | undefined

  constructor(inputs: Inputs, context: Context, signal: AbortSignal) {
    this.inputs = inputs
    this.context = context
    this.signal = signal
    const tell = log.info
    const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs
    this.hosting = hostingOf({ baseUrl, apiKey, signal, tell, readOnly })
    const { repository, apiUrl } = context
    if (token === '' || repository === undefined) return
    const github = new GitHub(new Transport({ token, repository, apiUrl, signal, tell, readOnly }))
    this.access = { github, liveSites: new LiveSites(github) }
  }

  /** Begins the work for a target: once in a run, because what follows a target remembers what was done. */
  workOn(target: Target): Work {
    const { runUrl, run, job } = this.context
    const options = { comment: this.inputs.comment, runUrl, run, job }
    const tracking = this.access ? new Tracker(target, { ...this.access, ...options }) : untracked(target)
    return { target, tracking, services: this }
  }

  /** @throws {InputError} if there is no token. It says why one is needed. */
  requireGitHub(why: string): GitHubAccess {
    if (this.access !== undefined) return this.access
    throw new InputError('github-token', `${why}. This needs a token.`, {
      hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`,
    })
  }
}
