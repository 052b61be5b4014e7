/** GitHub's stand-in with pull request 7, and the client of one run. */
import { GitHub } from '../../src/github/client.ts'
import { log } from '../../src/log.ts'
import { DEFAULT_TOKEN, type GitHubOptions, startGitHub } from '../stand-ins/github/github.ts'

export const bot = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' } as const

export type Thread = Awaited<ReturnType<typeof startThread>>

export async function startThread(options: GitHubOptions = {}) {
  const standIn = await startGitHub(options)
  standIn.addPull({ number: 7 })
  const [owner = '', repo = ''] = standIn.fullName.split('/')
  const terms = { token: DEFAULT_TOKEN, apiUrl: standIn.url, repository: { owner, repo }, isOfFork: false }
  log.takeWarnings()
  return {
    standIn,
    github: new GitHub({ ...terms, signal: new AbortController().signal }),
    /** Comments of this action that were there before. */
    has: (...texts: readonly string[]) => texts.map((body) => standIn.addComment(7, { body, user: bot })),
    bodies: () => standIn.commentsOf(7).map(({ body }) => body),
    /** The requests so far, as in `PATCH /issues/comments/1001`; GraphQL as `login`. */
    requests: () =>
      standIn.requests.map(({ method, path }) =>
        path.endsWith('/graphql')
          ? 'login'
          : `${method} ${path.replace(`/repos/${standIn.fullName}`, '').replace(/\?.*/u, '')}`,
      ),
    [Symbol.asyncDispose]: () => standIn.close(),
  }
}
