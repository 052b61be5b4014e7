import { messageOf } from '../errors.ts'
import { log } from '../step/log.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { GitHubError } from './answers.ts'
import type { GitHub } from './api.ts'
import { commentOf, type News } from './comment-text.ts'
import { notCommented } from './permissions.ts'
import type { Comment } from './resources.ts'

/** What is asked early for a comment: whose the token is, and the comments as they are now. */
export interface PreparedComments {
  readonly login: Promise<string>
  readonly comments: Promise<readonly Comment[]>
  /** When they were asked for, on a clock that never goes back, in milliseconds. */
  readonly askedAt: number
}

/** Milliseconds after which another run may well have written the comment that was not there. */
const freshFor = 5000

/** Asks for it side by side; a fault shows when it is needed. */
export function prepareComments(github: GitHub, pullRequest: number): PreparedComments {
  const login = github.login()
  const comments = github.comments(pullRequest)
  for (const promise of [login, comments]) promise.catch(() => {})
  return { login, comments, askedAt: performance.now() }
}

/** A comment to keep. */
export interface KeptComment {
  readonly pullRequest: number
  readonly environment: string
  /** Markdown, without the marker. */
  readonly text: string
  readonly prepared: PreparedComments
}

/**
 * Keeps one comment per environment on a pull request: writes it, or replaces the text of the one that is there. Ours is
 * the comment that carries the marker and was written by the token's own identity; somebody else's is never touched,
 * whatever it says.
 *
 * @throws {GitHubError} where it can't be read or written
 */
export async function keepComment(
  github: GitHub,
  { pullRequest, environment, text, prepared }: KeptComment,
): Promise<void> {
  const marker = `<!-- static-deploy: ${environment} -->`
  const body = `${marker}\n${text}`
  const login = await prepared.login
  const ownOf = (comments: readonly Comment[]): Comment | undefined =>
    comments.find((comment) => comment.body.startsWith(marker) && isBy(comment, login))
  let own = ownOf(await prepared.comments)
  for (let attempt = 1; ; attempt += 1) {
    // Another run may have written it since; and a write whose answer was lost may be there all the same.
    const isFresh = attempt === 1 && performance.now() - prepared.askedAt < freshFor
    if (!isFresh) own ??= ownOf(await github.comments(pullRequest))
    try {
      if (own === undefined) await github.createComment(pullRequest, body)
      else await github.updateComment(own.id, body)
      return
    } catch (error) {
      if (own !== undefined || !(error instanceof GitHubError && error.mayBeDone) || attempt === 4)
        throw error
    }
  }
}

/** An app's login ends in `[bot]` in REST, but not everywhere in GraphQL; no person's login can. */
function isBy({ author, bot }: Comment, login: string): boolean {
  return author === login || (bot && author === `${login}[bot]`)
}

/** What a commenter has to know of the run. */
export interface CommenterOptions {
  readonly github: GitHub
  /** Whether there is to be a comment. */
  readonly comment: boolean
  readonly runUrl: string
}

/** Tells a target's news on its pull request, where it has one and somebody wants it. What fails is one warning. */
export class Commenter {
  readonly #target: Target
  readonly #options: CommenterOptions
  #prepared: PreparedComments | undefined

  constructor(target: Target, options: CommenterOptions) {
    this.#target = target
    this.#options = options
  }

  get #pullRequest(): number | undefined {
    const { subject } = this.#target
    return this.#options.comment && subject.kind === 'pull-request' ? subject.number : undefined
  }

  /** Asks early whose the token is. */
  prepareLogin(): void {
    if (this.#pullRequest !== undefined) this.#options.github.login().catch(() => {})
  }

  /** Asks for the comments, shortly before there is news. */
  prepare(): void {
    if (this.#pullRequest === undefined) return
    this.#prepared ??= prepareComments(this.#options.github, this.#pullRequest)
  }

  /** Writes the comment; never throws. */
  async tell(news: News): Promise<void> {
    const pullRequest = this.#pullRequest
    if (pullRequest === undefined) return
    const { environment } = this.#target
    const { github, runUrl } = this.#options
    const text = commentOf(news, { environment, runUrl, now: new Date() })
    const prepared = this.#prepared ?? prepareComments(github, pullRequest)
    this.#prepared = undefined
    try {
      await keepComment(github, { pullRequest, environment, text, prepared })
    } catch (error) {
      const forbidden = error instanceof GitHubError && error.forbidden
      log.warning(forbidden ? notCommented(error) : printable(messageOf(error)))
    }
  }
}
