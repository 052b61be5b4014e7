import { ifThere, type Resource } from './answers.ts'
import type { GitHub } from './github.ts'

export interface Comment {
  readonly id: number
  readonly body: string
  readonly author: string
  readonly bot: boolean
}

const ofIssue = '/repos/{owner}/{repo}/issues/{issue_number}/comments'
const one = '/repos/{owner}/{repo}/issues/comments/{comment_id}'

export async function commentsOf(github: GitHub, number: number): Promise<Comment[]> {
  const found: Comment[] = []
  for await (const page of github.pages('list comments', `GET ${ofIssue}`, { issue_number: number }, 'tell'))
    found.push(...page.map(commentIn))
  return found
}

/** It is not repeated: after an error that `mayBeDone` the caller looks whether the comment is there. */
export async function createComment(github: GitHub, number: number, body: string): Promise<Comment> {
  return commentIn(await github.ask('write a comment', `POST ${ofIssue}`, { issue_number: number, body }, 'once'))
}

export async function updateComment(github: GitHub, id: number, body: string): Promise<void> {
  await github.ask('edit a comment', `PATCH ${one}`, { comment_id: id, body }, 'tell')
}

/** It is no error if the comment does not exist any more. */
export async function deleteComment(github: GitHub, id: number): Promise<void> {
  await ifThere(github.ask('delete a comment', `DELETE ${one}`, { comment_id: id }, 'tell'))
}

/** Whether the token may write comments. Undefined if that can't be known. */
export async function mayComment(github: GitHub, number: number): Promise<boolean | undefined> {
  return await github.may('ask about comments', `POST ${ofIssue}`, { issue_number: number }).catch(() => undefined)
}

/** The login of the token's own identity. An app's token can ask for it only by GraphQL. */
export async function loginOf(github: GitHub): Promise<string> {
  const query = '{ viewer { login } }'
  const answer = await github.ask('read the login of the token', 'POST /graphql', { query }, 'tell')
  return answer.string('data.viewer.login')
}

function commentIn(entry: Resource): Comment {
  const bot = entry.text('user.type') === 'Bot'
  return { id: entry.number('id'), body: entry.text('body'), author: entry.text('user.login'), bot }
}
