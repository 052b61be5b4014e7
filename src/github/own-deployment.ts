import type { Target } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { bestEffort } from './best-effort.ts'
import type { Records } from './records.ts'
import { UnrecordedLinkError } from './tracking.ts'

/** The deployment that records this run; another one, where the deploy goes to another link than it was begun for. */
export class OwnDeployment {
  readonly #target: Target
  readonly #records: Records
  #id: number | undefined
  /** The link that is named in its payload. */
  #begunFor: string | undefined
  #started: Promise<unknown> = Promise.resolve()

  constructor(target: Target, records: Records) {
    this.#target = target
    this.#records = records
  }

  /** Its number; undefined where there is none. */
  get id(): number | undefined {
    return this.#id
  }

  /**
   * Begins it: `link` where that is known, `digest` where somebody asked for it.
   *
   * @throws {GitHubError} where it can't be recorded
   */
  async begin(link: string | undefined, digest?: string): Promise<void> {
    this.#begunFor = link
    const id = await this.#records.begin(this.#target, link, digest)
    this.#id = id
    // Nobody waits for it: it goes out beside the upload, and before whatever is said next.
    this.#started = bestEffort('record that the deploy has started', () => this.#records.start(id))
  }

  /** What was begun has failed, and is not looked at any more. */
  async abandon(): Promise<void> {
    await this.fail(undefined)
    this.#id = undefined
  }

  /** The next link that is told counts as new, whatever this was begun for. */
  expectNewLink(): void {
    this.#begunFor = undefined
  }

  /** @throws {UnrecordedLinkError} where a new link could not be recorded */
  async succeed(link: string): Promise<void> {
    const id = this.#id
    const isNew = this.#isNew(link)
    if (id === undefined && isNew)
      throw new UnrecordedLinkError(link, new Error('There is no deployment for it.'))
    if (id === undefined) return
    await this.#started
    const record = (): Promise<void> => this.#records.succeed(id, link, isNew)
    if (!isNew) await bestEffort('record the deploy', record)
    else {
      await record().catch((cause: unknown) => {
        throw new UnrecordedLinkError(link, cause)
      })
    }
  }

  /** @param link where its content may have arrived all the same */
  async fail(link: string | undefined): Promise<void> {
    const id = this.#id
    if (id === undefined) return
    await this.#started
    const isNew = link !== undefined && this.#isNew(link)
    const what = isNew ? `record that the link ${link} was made` : 'record that the deploy failed'
    await bestEffort(what, () => this.#records.fail(id, link, isNew))
  }

  #isNew(link: string): boolean {
    return this.#begunFor === undefined || !isSameLink(link, this.#begunFor)
  }
}
