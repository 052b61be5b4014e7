import type { Comment, GitHub } from './github.ts'

/**
 * Keeps one comment per environment on a pull request: writes it, or replaces the text of the one that is there. Ours is
 * the comment that carries the marker and was written by the token's own identity; somebody else's is never touched,
 * whatever it says.
 *
 * @throws {GitHubError} where it can't be read or written
 */
export async function keepComment(
  github: GitHub,
  pullRequest: number,
  environment: string,
  text: string,
): Promise<void> {
  const marker = `<!-- static-deploy: ${environment} -->`
  const login = await github.login()
  const comments = await github.comments(pullRequest)
  const own = comments.find((comment) => comment.body.includes(marker) && isBy(comment, login))
  const body = `${marker}\n${text}`
  if (own === undefined) await github.createComment(pullRequest, body)
  else await github.updateComment(own.id, body)
}

/** An app's login ends in `[bot]` in REST, but not everywhere in GraphQL; no person's login can. */
function isBy({ author, bot }: Comment, login: string): boolean {
  return author === login || (bot && author === `${login}[bot]`)
}
