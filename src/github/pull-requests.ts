import { ActionError } from '../errors.ts'
import type { PullRequest } from '../plan/context.ts'
import type { Subject } from '../subject.ts'
import { ifThere } from './answers.ts'
import { type GitHub, making, showing } from './client.ts'

export async function pullRequest(github: GitHub, number: number): Promise<PullRequest> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}'
  const pull = await github.ask(`read pull request #${number}`, route, { pull_number: number })
  return {
    number,
    closed: pull.string('state') === 'closed',
    headSha: pull.string('head.sha'),
    headRepository: pull.text('head.repo.full_name').toLowerCase(),
  }
}

export async function openPullRequests(github: GitHub): Promise<ReadonlySet<number>> {
  const numbers = new Set<number>()
  for await (const page of github.pages('list pull requests', 'GET /repos/{owner}/{repo}/pulls', { state: 'open' }))
    for (const pull of page) numbers.add(pull.number('number'))
  return numbers
}

/** Lists the branches with this prefix, because a 404 for a single branch could be a missing permission. */
export async function branchExists(github: GitHub, branch: string): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}'
  for await (const page of github.pages('look for a branch (contents: read)', route, { ref: `heads/${branch}` }))
    if (page.some((found) => found.string('ref') === `refs/heads/${branch}`)) return true
  return false
}

/** @param maySeePulls whether the token may list pull requests, so that a 404 means that this one is gone */
export async function stateOf(subject: Subject, github: GitHub, maySeePulls = false) {
  if (subject.kind === 'live-site') return { isNeeded: true }
  if (subject.kind === 'branch') return { isNeeded: await branchExists(github, subject.branch) }
  const asked = pullRequest(github, subject.number)
  const pull = await (maySeePulls ? ifThere(asked) : asked)
  return { isNeeded: pull?.closed === false, headSha: pull?.headSha }
}

const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments'
const comment = '/repos/{owner}/{repo}/issues/comments/{comment_id}'

export async function commentsOf(github: GitHub, number: number) {
  const found: { id: number; body: string; author: string }[] = []
  for await (const page of github.pages('list comments', `GET ${comments}`, { issue_number: number }, showing))
    for (const each of page)
      found.push({ id: each.number('id'), body: each.text('body'), author: each.text('user.login') })
  return found
}

/** Makes a comment if there is no `id`. */
export async function writeComment(github: GitHub, pull: number, id: number | undefined, body: string): Promise<void> {
  if (id === undefined) await github.ask('write a comment', `POST ${comments}`, { issue_number: pull, body }, making)
  else await github.ask('edit a comment', `PATCH ${comment}`, { comment_id: id, body }, showing)
}

export async function deleteComment(github: GitHub, id: number): Promise<void> {
  await ifThere(github.ask('delete a comment', `DELETE ${comment}`, { comment_id: id }, showing))
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
  throw new ActionError(
    'There is no comment: it could not be found again, because this GitHub has no GraphQL (HTTP 404). Write "comment: false".',
  )
}
