import { ActionError, messageOf, NetworkError } from '../errors.ts'
import { log } from '../step/log.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { type GitHub, GitHubError } from './api.ts'
import { commentOf, keepComment, type News } from './comment.ts'
import { missingPermissions } from './permissions.ts'
import { describeOwner, type RecordName, Records, recordOf, tornDown } from './records.ts'

/** What a tracker has to know of the run. */
export interface TrackerOptions {
  readonly github: GitHub
  readonly records: Records
  readonly comment: boolean
  readonly runUrl: string
}

/**
 * Follows one target on GitHub through a run: which link it has, whose that is, the deployment, the comment. What only
 * records or shows never throws; a missing permission is one warning.
 */
export class Tracker {
  readonly #options: TrackerOptions
  readonly #target: Target
  readonly #name: RecordName
  #deployment: number | undefined
  #lastGood: string | undefined
  #warned = false

  constructor(target: Target, options: TrackerOptions) {
    this.#options = options
    this.#target = target
    this.#name = recordOf(target)
  }

  /**
   * The link that this target's last deploy went to.
   *
   * @returns undefined where there is none, or the record may not be read
   * @throws {GitHubError} where it can't be told: a new link would then forget the old one
   */
  async recall(): Promise<string | undefined> {
    this.#lastGood = await this.#unlessForbidden(() => this.#options.records.recall(this.#name))
    return this.#lastGood
  }

  /**
   * Makes sure that a preview leaves alone what belongs to somebody else.
   *
   * @throws {OwnedError} where another record owns the link
   * @throws {GitHubError} where that can't be told
   */
  async claim(link: string): Promise<void> {
    if (this.#target.subject.kind === 'production') return
    const owner = await this.#unlessForbidden(() => this.#options.records.ownerOf(link, this.#name))
    if (owner !== undefined) throw new OwnedError(link, describeOwner(owner))
  }

  /** A deploy starts; `link` where it is known. */
  async begin(link: string | undefined): Promise<void> {
    const { subject, environment, sha } = this.#target
    await this.#best('record the deployment', async () => {
      const id = await this.#options.github.createDeployment({
        ...this.#name,
        ref: sha,
        payload: Records.payload(link),
        transient: subject.kind !== 'production',
        production: environment === 'production',
      })
      this.#deployment = id
      this.#options.records.refresh()
      await this.#options.github.createStatus(id, { state: 'in_progress', logUrl: this.#options.runUrl })
    })
  }

  /** The deploy is live. */
  async succeed(link: string, size: { readonly fileCount: number; readonly bytes: number }): Promise<void> {
    await this.#status('success', link)
    await this.#comment({ kind: 'live', link, commit: this.#target.sha, ...size })
  }

  /** The deploy failed; `link` where its content may have arrived at a link nobody has recorded yet. */
  async fail(error: unknown, link: string | undefined): Promise<void> {
    await this.#status('failure', link)
    // What may have arrived has replaced what was there.
    const replaced = link !== undefined || (error instanceof NetworkError && error.mayHaveArrived)
    const lastGood = replaced ? undefined : this.#lastGood
    await this.#comment({ kind: 'failed', error, lastGood, commit: this.#target.sha })
  }

  /** Whether the pull request was closed while its preview was on its way. */
  async isOver(): Promise<boolean> {
    const { subject } = this.#target
    if (subject.kind !== 'pull-request') return false
    const pull = await this.#best('read the pull request', () =>
      this.#options.github.pullRequest(subject.number),
    )
    return pull?.open === false
  }

  /** The links of this target's deployments that are to be torn down. */
  async links(): Promise<string[]> {
    const active = await this.#options.records.active(this.#name)
    return [...new Set(active.flatMap(({ link }) => link ?? []))]
  }

  /** Everything that this target had is gone. */
  async end(links: readonly string[]): Promise<void> {
    await this.#best('end the deployments', async () => {
      const active = await this.#options.records.active(this.#name)
      for (const { id } of active.toReversed()) await this.#inactive(id)
    })
    if (links.length > 0) await this.#comment({ kind: 'removed', links })
  }

  /** A link that the user named is gone. */
  async endLink(link: string): Promise<void> {
    const own = this.#target.subject.kind === 'production' ? undefined : this.#name
    await this.#best('end the deployments', async () => {
      const active = await this.#options.records.naming(link, own)
      for (const { id } of active.toReversed()) await this.#inactive(id)
    })
    await this.#comment({ kind: 'removed', links: [link] })
  }

  async #inactive(id: number): Promise<void> {
    await this.#options.github.createStatus(id, {
      state: 'inactive',
      description: tornDown,
      logUrl: this.#options.runUrl,
    })
  }

  async #status(state: 'success' | 'failure', link: string | undefined): Promise<void> {
    const id = this.#deployment
    if (id === undefined) return
    const environmentUrl = link && `https://${link}`
    await this.#best('record the deployment', () =>
      this.#options.github.createStatus(id, { state, environmentUrl, logUrl: this.#options.runUrl }),
    )
  }

  async #comment(news: News): Promise<void> {
    const { subject, environment } = this.#target
    const { comment, github, runUrl } = this.#options
    if (!comment || subject.kind !== 'pull-request') return
    const text = commentOf(news, { environment, runUrl, now: new Date() })
    await this.#best('comment on the pull request', () =>
      keepComment(github, subject.number, environment, text),
    )
  }

  /** What a missing permission makes impossible is left; the deploy goes on. */
  async #unlessForbidden<T>(action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof GitHubError && error.forbidden)) throw error
      this.#warn(missingPermissions(error, this.#target.subject))
      return undefined
    }
  }

  /** Does what must never fail a deploy that succeeded. */
  async #best<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action()
    } catch (error) {
      if (error instanceof GitHubError && error.forbidden) {
        this.#warn(missingPermissions(error, this.#target.subject))
      } else log.warning(`Could not ${what}: ${printable(messageOf(error))}`)
      return undefined
    }
  }

  /** One warning is enough: every missing permission is in its lines. */
  #warn(text: string): void {
    if (!this.#warned) log.warning(text)
    this.#warned = true
  }
}

/** A link belongs to another record, so a preview must not touch it. */
export class OwnedError extends ActionError {
  constructor(link: string, owner: string) {
    super(`${link} belongs to ${printable(owner)}, so this run left it as it is.`, {
      hint: 'Give the preview a "domain" of its own, or leave "domain" out: then each preview gets its own link.',
    })
  }
}
