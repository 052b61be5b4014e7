import { InputError } from '../errors.ts'
import { GitHub } from '../github/api.ts'
import { Transport } from '../github/transport.ts'
import { Hosting } from '../hosting/hosting.ts'
import type { Context } from '../plan/context.ts'
import type { Inputs } from '../plan/inputs.ts'
import { permissionLines } from '../record/permissions.ts'
import { isOurs } from '../record/record-format.ts'
import { Records } from '../record/records.ts'
import { Tracker } from '../record/tracker.ts'
import type { Tracking } from '../record/tracking.ts'
import { untracked } from '../record/untracked.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'

/** What every act needs: the inputs, the context, the hosting service and GitHub. */
export class Services {
  readonly inputs: Inputs
  readonly context: Context
  readonly signal: AbortSignal
  readonly hosting: Hosting
  readonly #connection: GitHubAccess | undefined
  readonly #trackings = new WeakMap<Target, Tracking>()
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
    this.#connection = { github, records: new Records(github, runUrl) }
  }

  /** Does one thing after another: an action waits until all before it have ended. */
  async inTurn<T>(action: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(action, action)
    this.#turn = mine
    return await mine
  }

  /** Whether there is a record to ask: without a token nothing is remembered. */
  get hasGitHub(): boolean {
    return this.#connection !== undefined
  }

  /** Follows a target on GitHub, always with the same object. Without a token it does nothing there. */
  track(target: Target): Tracking {
    const tracking = this.#trackings.get(target) ?? this.#track(target)
    this.#trackings.set(target, tracking)
    return tracking
  }

  #track(target: Target): Tracking {
    if (this.#connection === undefined) return untracked(target)
    const { comment, dryRun } = this.inputs
    const { runUrl, numbersRuns } = this.context
    const warnsOfSecond = numbersRuns && !dryRun
    return new Tracker(target, { ...this.#connection, comment, runUrl, warnsOfSecond })
  }

  /** The link of an environment's live site, by its record; undefined if there is none, or no token to read it. */
  async linkOf(environment: string): Promise<string | undefined> {
    const link = await this.#connection?.records.recall({ environment, task: 'deploy' })
    return link?.names[0]
  }

  /** The environments to which the newest 100 deploys of live sites went; none if there is no token to read them. */
  async deployedEnvironments(): Promise<readonly string[]> {
    for await (const newest of this.#connection?.github.deployments({ task: 'deploy' }) ?? []) {
      return [...new Set(newest.filter(isOurs).map(({ environment }) => environment))]
    }
    return []
  }

  /**
   * @param why what the token is needed for
   * @throws {InputError} if there is no token
   */
  requireGitHub(why: string): GitHubAccess {
    if (this.#connection !== undefined) return this.#connection
    throw new InputError('github-token', `${why}. This needs a token.`, {
      hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`,
      inPublic: 'the same',
    })
  }
}

/** GitHub, and the records that are kept there. */
export interface GitHubAccess {
  readonly github: GitHub
  readonly records: Records
}
