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

export interface CommenterOptions {
  readonly github: GitHub
  readonly comment: boolean
  readonly runUrl: string
}

/** Undefined if the target has no pull request, or the user wants no comment. */
export function commenterFor({ subject, environment }: Target, options: CommenterOptions): Commenter | undefined {
  if (!options.comment || subject.kind !== 'pull-request') return undefined
  return new Commenter({ ...options, environment, pullRequest: subject.number })
}

type Place = CommenterOptions & { readonly environment: string; readonly pullRequest: number }

/**
 * Keeps one comment for each environment on a pull request. Ours is the comment that has the marker and was written by
 * the token's own identity. A comment by anybody else is never changed, whatever it says.
 */
export class Commenter {
  readonly #place: Place
  #early: ReturnType<typeof ask> | undefined

  constructor(place: Place) {
    this.#place = place
  }

  /** Asks for the comments, shortly before there is news. An error is thrown later, to the code that waits for them. */
  prepare(): void {
    this.#early ??= ask(this.#place)
  }

  /** Writes the comment. An error is one warning. */
  async tell(news: News): Promise<void> {
    const text = commentOf(news, { ...this.#place, now: new Date() })
    try {
      // Many pull requests never had a preview.
      await this.write(text, news.kind === 'removed' && news.links.length === 0)
    } catch (error) {
      log.warning(isForbidden(error) ? notCommented(error) : printable(messageOf(error)))
    }
  }

  /** @param onlyReplaces whether it is only news if there is a comment already, which does not tell of a removal */
  async write(text: string, onlyReplaces = false): Promise<void> {
    const { github, pullRequest, environment } = this.#place
    const marker = `<!-- static-deploy: ${environment} -->`
    const body = `${marker}\n${text}`
    const { asked, askedAt } = this.#early ?? ask(this.#place)
    this.#early = undefined
    const [login, comments] = await asked
    const ownOf = (found: readonly Comment[]): readonly Comment[] =>
      found.filter((comment) => startsWith(comment, marker) && isBy(comment, login))
    let known = ownOf(comments)
    let isFresh = performance.now() - askedAt < freshFor
    for (let attempt = 1; ; attempt += 1) {
      // Another run may have written the comment meanwhile. And if an answer was lost, this run may have written it.
      if (!isFresh && known.length === 0) known = ownOf(await github.comments(pullRequest))
      const [own, ...others] = known
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
        known = []
        isFresh = false
      }
    }
  }
}

/** Who the token belongs to, and the comments now; `askedAt` is on the clock of `performance.now()`. */
function ask({ github, pullRequest }: Place) {
  const asked = Promise.all([github.login(), github.comments(pullRequest)])
  asked.catch(() => {})
  return { asked, askedAt: performance.now() }
}

/** GitHub ignores the case of an environment, which is in the marker. */
function startsWith({ body }: Comment, start: string): boolean {
  return body.toLowerCase().startsWith(start.toLowerCase())
}

/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }: Comment, login: string): boolean {
  return author === login || (bot && author === `${login}[bot]`)
}
