import { once } from 'node:events'
import { messageOf } from '../errors.ts'
import { GitHubError, isForbidden } from '../github/answers.ts'
import type { GitHub } from '../github/endpoints.ts'
import type { Comment } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import type { Inputs } from '../plan/inputs.ts'
import { notCommented } from '../record/permissions.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { broom, commentOf } from './comment.ts'
import { log } from './log.ts'
import type { RunSoFar } from './run-state.ts'

/** Milliseconds after which the comments are read again if ours was not there: another run may have written it. */
const freshFor = 5000

/** Milliseconds that reading and writing may take in all. */
const patience = 30_000

/** The comments of a pull request. The one of this environment begins with the marker. */
interface Thread {
  readonly github: GitHub
  readonly number: number
  readonly marker: string
}

export interface Commenter {
  /** Asks for the comments, shortly before there is news. An error is told by `write`. */
  prepare(): void
  /** Shows what a run has come to. An error is one warning. */
  write(run: RunSoFar): Promise<void>
}

/** Keeps the comment of a target; does nothing if that is no pull request, or the user wants no comment. */
export function commenter(
  target: Pick<Target, 'subject' | 'environment'> | undefined,
  github: GitHub | undefined,
  { comment, message }: Pick<Inputs, 'comment' | 'message'>,
): Commenter {
  if (!comment || github === undefined || target?.subject.kind !== 'pull-request')
    return { prepare: () => {}, write: async () => {} }
  const marker = `<!-- static-deploy: ${target.environment} -->`
  const thread: Thread = { github, number: target.subject.number, marker }
  let early: Asked | undefined
  return {
    prepare: () => {
      early ??= askForComments(thread)
    },
    async write(run) {
      const text = commentOf(run, message)
      if (text === undefined) return
      const asked = early ?? askForComments(thread)
      early = undefined
      // Many pull requests never had a preview.
      const onlyReplaces = run.end?.kind === 'removed' && run.end.links.length === 0
      const limit = AbortSignal.timeout(patience)
      const late = once(limit, 'abort').then(() => {
        throw new Error('The comment on the pull request may not be written: GitHub took more than 30 s.')
      })
      try {
        await Promise.race([keep(thread, text, asked, onlyReplaces, limit), late])
      } catch (error) {
        log.warning(isForbidden(error) ? notCommented(error) : printable(messageOf(error)))
      }
    },
  }
}

type Asked = ReturnType<typeof askForComments>

/** Who the token belongs to, and the comments now; `askedAt` is on the clock of `performance.now()`. */
function askForComments({ github, number }: Thread) {
  const answers = Promise.all([github.login(), github.comments(number)])
  answers.catch(() => {})
  return { answers, askedAt: performance.now() }
}

/**
 * Keeps one comment for each environment on a pull request. Ours is the comment that has the marker and was written by
 * the token's own identity. A comment by anybody else is never changed, whatever it says.
 *
 * @param onlyReplaces whether it is only news if there is a comment already, which does not tell of a removal
 */
async function keep(thread: Thread, text: string, asked: Asked, onlyReplaces: boolean, limit: AbortSignal) {
  const { github, number, marker } = thread
  const [login, comments] = await asked.answers
  tellOfOthers(comments, login, thread)
  const ownIn = (found: readonly Comment[]) => found.filter((each) => startsWith(each, marker) && isBy(each, login))
  let known = ownIn(comments)
  if (known.length === 0 && performance.now() - asked.askedAt > freshFor) known = ownIn(await github.comments(number))
  for (let attempt = 1; ; attempt += 1) {
    limit.throwIfAborted()
    const [own, ...others] = known
    // What tells already which links were deleted stays.
    if (onlyReplaces && (own === undefined || startsWith(own, `${marker}\n### ${broom}`))) return
    try {
      if (own === undefined) await github.createComment(number, `${marker}\n${text}`)
      else await github.updateComment(own.id, `${marker}\n${text}`)
      // Two runs that raced have written one each. The other one would go on to show what is no longer so.
      await atMost(4, others, ({ id }) => github.deleteComment(id))
      return
    } catch (error) {
      // Somebody may have deleted it in the same moment. And if an answer was lost, this run may have written it.
      const again = error instanceof GitHubError && (own === undefined ? error.meaning.mayBeDone : error.status === 404)
      if (!again || attempt === 4) throw error
      known = ownIn(await github.comments(number))
    }
  }
}

/** The token may have been another one before. */
function tellOfOthers(comments: readonly Comment[], login: string, { number, marker }: Thread): void {
  const other = comments.find((each) => startsWith(each, marker) && !isBy(each, login))
  if (other === undefined) return
  const whose = `Pull request #${number} has a comment like this one by ${other.author}, which ${login} may not change.`
  log.info(printable(`${whose} It may show what is no longer so: delete it if nobody needs it.`))
}

/** GitHub ignores the case of an environment, which is in the marker. */
function startsWith({ body }: Comment, start: string): boolean {
  return body.toLowerCase().startsWith(start.toLowerCase())
}

/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }: Comment, login: string): boolean {
  return author === login || (bot && author === `${login}[bot]`)
}
