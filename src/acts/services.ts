import { InputError } from '../errors.ts'
import { GitHub } from '../github/api.ts'
import { permissionLines } from '../github/permissions.ts'
import { Records } from '../github/records.ts'
import { Tracker } from '../github/tracker.ts'
import { Hosting } from '../hosting/hosting.ts'
import type { Context } from '../step/context.ts'
import type { Inputs } from '../step/inputs.ts'
import { log } from '../step/log.ts'
import type { Target } from '../target.ts'

/** What an act needs: the inputs, the context, and the two services, each connected to when first needed. */
export class Run {
  readonly inputs: Inputs
  readonly context: Context
  readonly signal: AbortSignal
  readonly hosting: Hosting
  #connection: Promise<Connection | undefined> | undefined

  constructor(inputs: Inputs, context: Context, signal: AbortSignal) {
    this.inputs = inputs
    this.context = context
    this.signal = signal
    this.hosting = new Hosting({ baseUrl: inputs.baseUrl, apiKey: inputs.apiKey, signal, tell: log.info })
  }

  /** Follows a target on GitHub; undefined where there is no token for it. */
  async track(target: Target): Promise<Tracker | undefined> {
    const connection = await this.#connect()
    if (connection === undefined) return undefined
    return new Tracker(target, { ...connection, comment: this.inputs.comment, runUrl: this.context.runUrl })
  }

  /**
   * @param why what the token is needed for
   * @throws {InputError} where there is none
   */
  async requireGitHub(why: string): Promise<Connection> {
    const connection = await this.#connect()
    if (connection !== undefined) return connection
    throw new InputError('github-token', `${why}, which needs a token.`, {
      hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`,
    })
  }

  #connect(): Promise<Connection | undefined> {
    this.#connection ??= this.#newConnection()
    return this.#connection
  }

  async #newConnection(): Promise<Connection | undefined> {
    const { repository, apiUrl } = this.context
    if (this.inputs.githubToken === '' || repository === undefined) return undefined
    const options = { token: this.inputs.githubToken, repository, apiUrl, signal: this.signal }
    const github = await GitHub.connect(options)
    return { github, records: new Records(github) }
  }
}

interface Connection {
  readonly github: GitHub
  readonly records: Records
}
