import { InputError } from '../errors.ts'
import { GitHub } from '../github/api.ts'
import { Transport } from '../github/transport.ts'
import { Hosting } from '../hosting/hosting.ts'
import type { Context } from '../plan/context.ts'
import type { Inputs } from '../plan/inputs.ts'
import { permissionLines } from '../record/permissions.ts'
import { Records } from '../record/records.ts'
import { Tracker } from '../record/tracker.ts'
import type { Tracking } from '../record/tracking.ts'
import { untracked } from '../record/untracked.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'

/** What an act for one target works with. */
export interface Work {
  readonly target: Target
  /** Follows the target on GitHub. Without a token it does nothing there. */
  readonly tracking: Tracking
  readonly services: Services
}

/** Whether this is a preview that may only touch a link which its own record made, or which nobody has. */
export function isGuarded({ target: { subject, lasting = false }, tracking }: Work): boolean {
  return subject.kind !== 'live-site' && !lasting && tracking.remembers
}

/** GitHub, and the records there. */
export interface GitHubAccess {
  readonly github: GitHub
  readonly records: Records
}

/** What every act needs: the inputs, the context, the hosting service and GitHub. */
export class Services {
  readonly inputs: Inputs
  readonly context: Context
  readonly signal: AbortSignal
  readonly hosting: Hosting
  /** Undefined without a token: then nothing is remembered, and nothing can be asked. */
  readonly access: GitHubAccess | undefined
  #turn: Promise<unknown> = Promise.resolve()

  constructor(inputs: Inputs, context: Context, signal: AbortSignal) {
    this.inputs = inputs
    this.context = context
    this.signal = signal
    const tell = log.info
    const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs
    this.hosting = new Hosting({ baseUrl, apiKey, signal, tell, readOnly })
    const { repository, apiUrl, runUrl } = context
    if (token === '' || repository === undefined) return
    const github = new GitHub(new Transport({ token, repository, apiUrl, signal, tell, readOnly }))
    this.access = { github, records: new Records(github, runUrl) }
  }

  /** Does one thing after another: an action waits until all before it have ended. */
  async inTurn<T>(action: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(action, action)
    this.#turn = mine
    return await mine
  }

  /** Begins the work for a target: once in a run, because what follows a target remembers what was done. */
  workOn(target: Target): Work {
    const options = { comment: this.inputs.comment, runUrl: this.context.runUrl }
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
