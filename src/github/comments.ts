import { ActionError } from '../errors.ts'
import { GitHubError, ifThere } from './answers.ts'
import { type GitHub, making, showing } from './client.ts'

const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments'
const comment = '/repos/{owner}/{repo}/issues/comments/{comment_id}'

/** `author` is a login. */
export type PostedComment = Readonly<{ id: number; body: string; author: string }>

export async function commentsOf(github: GitHub, number: number): Promise<PostedComment[]> {
  const found = new Map<number, PostedComment>()
  for await (const page of github.pages('list comments', `GET ${comments}`, { issue_number: number }, showing))
    for (const each of page)
      found.set(each.number('id'), { id: each.number('id'), body: each.text('body'), author: each.text('user.login') })
  return [...found.values()]
}

/** Edits our oldest comment, or makes one, and deletes the others. @returns an error after which it may be there */
export async function replaceComments(github: GitHub, pull: number, ours: readonly number[], body: string) {
  const [oldest, ...others] = ours
  const sent =
    oldest === undefined
      ? github.ask('write a comment', `POST ${comments}`, { issue_number: pull, body }, making)
      : github.ask('edit a comment', `PATCH ${comment}`, { comment_id: oldest, body }, showing)
  const result: unknown = await sent.catch((cause: unknown) => cause)
  // An edit has been repeated already.
  const isOpen = result instanceof GitHubError && (oldest ? result.status === 404 : result.mayHaveHappened)
  if (isOpen) return result
  if (result instanceof Error) throw result
  for (const id of others)
    await ifThere(github.ask('delete a comment', `DELETE ${comment}`, { comment_id: id }, showing))
  return undefined
}

export async function mayComment(github: GitHub, number: number): Promise<boolean> {
  return await github.may('ask about comments', `POST ${comments}`, { issue_number: number })
}

/** Asked for once. An app's token can ask for its own login only by GraphQL. @throws {ActionError} */
export async function loginOf(github: GitHub): Promise<string> {
  const query = '{ viewer { login } }'
  github.viewer ??= github.ask('read the login of the token', 'POST /graphql', { query }, showing)
  const viewer = await ifThere(github.viewer)
  if (viewer) return viewer.string('data.viewer.login')
  const message = 'There is no comment: it could not be found again, because this GitHub has no GraphQL (HTTP 404).'
  throw new ActionError(`${message} Write "comment: false".`)
}
