import { messageOf } from '../errors.ts'
import { GitHubError, isForbidden } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import type { Comment } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { broom, commentOf, type News } from './comment-text.ts'
import { notCommented } from './permissions.ts'

/** Milliseconds after which the comments are read again, because another run may have written one meanwhile. */
const freshFor = 5000

/** What a commenter needs to know of the run. */
export interface CommenterOptions {
  readonly github: GitHub
  /** Whether the user wants a comment. */
  readonly comment: boolean
  readonly runUrl: string
}

/** What is asked for early: who the token belongs to, and the comments as they are now. */
interface Prepared {
  readonly login: Promise<string>
  readonly comments: Promise<readonly Comment[]>
  /** When they were asked for, on the clock of `performance.now()`. */
  readonly askedAt: number
}

/**
 * Keeps one comment for each environment on a target's pull request, if it has one and the user wants a comment. Ours is
 * the comment that has the marker and was written by the token's own identity. A comment by anybody else is never
 * changed, whatever it says.
 */
export class Commenter {
  readonly #options: CommenterOptions
  readonly #environment: string
  readonly #pullRequest: number | undefined
  #prepared: Prepared | undefined

  constructor({ subject, environment }: Pick<Target, 'subject' | 'environment'>, options: CommenterOptions) {
    this.#options = options
    this.#environment = environment
    this.#pullRequest = options.comment && subject.kind === 'pull-request' ? subject.number : undefined
  }

  /** Whether there is a comment to keep. */
  get tells(): boolean {
    return this.#pullRequest !== undefined
  }

  /** Asks early who the token belongs to. */
  prepareLogin(): void {
    if (!this.tells) return
    const github = this.#options.github
    github.login().catch(() => {})
  }

  /** Asks for the comments, shortly before there is news. An error is thrown later, to the code that waits for them. */
  prepare(): void {
    if (this.#pullRequest !== undefined) this.#prepared ??= prepare(this.#options.github, this.#pullRequest)
  }

  /** Writes the comment. An error is one warning. */
  async tell(news: News): Promise<void> {
    const text = commentOf(news, { environment: this.#environment, runUrl: this.#options.runUrl, now: new Date() })
    try {
      // Many pull requests never had a preview.
      await this.write(text, news.kind === 'removed' && news.links.length === 0)
    } catch (error) {
      log.warning(isForbidden(error) ? notCommented(error) : printable(messageOf(error)))
    }
  }

  /**
   * Writes the comment, or replaces the text of the existing one.
   *
   * @param text Markdown, without the marker
   * @param onlyReplaces whether it is only news if there is a comment already, which does not tell of a removal
   * @throws {GitHubError} if comments can't be read or written
   */
  async write(text: string, onlyReplaces = false): Promise<void> {
    const pullRequest = this.#pullRequest
    if (pullRequest === undefined) return
    const github = this.#options.github
    const { login, comments, askedAt } = this.#prepared ?? prepare(github, pullRequest)
    this.#prepared = undefined
    const marker = `<!-- static-deploy: ${this.#environment} -->`
    const body = `${marker}\n${text}`
    const name = await login
    const ownOf = (found: readonly Comment[]): readonly Comment[] =>
      found.filter((comment) => startsWith(comment, marker) && isBy(comment, name))
    let [own, ...others] = ownOf(await comments)
    for (let attempt = 1; ; attempt += 1) {
      // Another run may have written the comment meanwhile. And if an answer was lost, this run may have written it.
      const isFresh = attempt === 1 && performance.now() - askedAt < freshFor
      if (!isFresh && own === undefined) [own, ...others] = ownOf(await github.comments(pullRequest))
      // What tells already which links were deleted stays.
      if (onlyReplaces && (own === undefined || startsWith(own, `${marker}\n### ${broom}`))) return
      try {
        if (own === undefined) await github.createComment(pullRequest, body)
        else await github.updateComment(own.id, body)
        // Two runs that raced have written one each. The other one would go on to show what is no longer so.
        await atMost(4, others, ({ id }) => github.deleteComment(id))
        return
      } catch (error) {
        // Somebody may have deleted it in the same moment.
        const again = error instanceof GitHubError && (own === undefined ? error.mayBeDone : error.status === 404)
        if (!again || attempt === 4) throw error
        own = undefined
      }
    }
  }
}

function prepare(github: GitHub, pullRequest: number): Prepared {
  const login = github.login()
  const comments = github.comments(pullRequest)
  for (const promise of [login, comments]) promise.catch(() => {})
  return { login, comments, askedAt: performance.now() }
}

/** GitHub ignores the case of an environment, which is in the marker. */
function startsWith({ body }: Comment, start: string): boolean {
  return body.toLowerCase().startsWith(start.toLowerCase())
}

/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }: Comment, login: string): boolean {
  return author === login || (bot && author === `${login}[bot]`)
}
