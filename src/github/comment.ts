import { ActionError, type Words } from '../errors.ts'
import { count, formatBytes } from '../text/format.ts'
import { advice, anchor, page, prose, type Row, table } from '../text/markdown.ts'
import { holdsSecret } from '../text/secrets.ts'
import type { Comment, GitHub } from './api.ts'
import { GitHubError } from './rest.ts'

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
    comments.find((comment) => comment.body.includes(marker) && isBy(comment, login))
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

/** What a pull request's comment tells. */
export type News =
  | {
      readonly kind: 'live'
      readonly link: string
      readonly commit: string
      readonly fileCount: number
      readonly bytes: number
    }
  | {
      readonly kind: 'failed'
      readonly error: unknown
      readonly lastGood: string | undefined
      readonly commit: string
    }
  | { readonly kind: 'removed'; readonly links: readonly string[] }

/**
 * The comment on a pull request, without its marker. Anybody may read it and no runner masks secrets in it, so of an error it
 * says only what is public.
 */
export function commentOf(news: News, about: { environment: string; runUrl: string; now: Date }): string {
  const which = about.environment === 'preview' ? 'Preview' : `Preview of ${prose(about.environment)}`
  const when = `${about.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const run = about.runUrl ? `[log of the run](${about.runUrl})` : ''
  const always: Row[] = [
    ['When', when],
    ['Run', run],
  ]
  if (news.kind === 'live') {
    const size = `${count(news.fileCount, 'file')}, ${formatBytes(news.bytes)}`
    const rows: Row[] = [
      ['Link', linked(news.link)],
      ['Commit', prose(news.commit.slice(0, 7))],
      ['Site', size],
    ]
    return page(`🚀 ${which} is live`, table([...rows, ...always]))
  }
  if (news.kind === 'removed') {
    const links = news.links.length > 0 ? news.links.map(shown).join(', ') : 'nothing was left'
    return page(`🧹 ${which} was removed`, table([['Removed', links], ...always]))
  }
  const rows: Row[] = [['Commit', prose(news.commit.slice(0, 7))]]
  if (news.lastGood !== undefined) rows.push(['Still live', `${linked(news.lastGood)} (an earlier commit)`])
  const { message, hint } = wordsOf(news.error)
  const why = [shown(message), advice(hint)].filter(Boolean).join('\n\n')
  return page(`❌ ${which} failed`, `${why}\n\n${table([...rows, ...always])}`)
}

function wordsOf(error: unknown): Words {
  if (error instanceof ActionError) return error.inPublic
  return { message: 'Something happened that this action did not expect. The log of the run says what.' }
}

/** Prose, unless a secret is in it, however it is written: a code may be one, and a link. */
function shown(text: string): string {
  return prose(holdsSecret(text) ? '***' : text)
}

function linked(link: string): string {
  return holdsSecret(link) ? shown(link) : anchor(link)
}
