import { GitHub } from '../../src/github/client.ts'
import { Deployments } from '../../src/github/record.ts'
import { DEFAULT_TOKEN, type GitHubOptions, startGitHub } from '../stand-ins/github/github.ts'
import { skipWaits } from '../stand-ins/runner/clock.ts'

export const run = { run: '42.1', workflow: 'site.yml', job: 'abc' }
const name = { owner: 'octo-org', repo: 'octo-repo' }

interface Options extends GitHubOptions {
  readonly signal?: AbortSignal
  readonly isOfFork?: boolean
}

/** A repository with pull request 7, and the client of one run. Waits take no time. */
export async function start({ signal = new AbortController().signal, isOfFork = false, ...options }: Options = {}) {
  const server = await startGitHub(options)
  server.addPull({ number: 7 })
  const waits = skipWaits()
  const github = new GitHub({ token: DEFAULT_TOKEN, apiUrl: server.url, repository: name, signal, isOfFork })
  return {
    server,
    github,
    deployments: new Deployments(github, run),
    /** Requests so far, without the repository's path and the size of pages. */
    asked: () =>
      server.requests.map(({ method, path }) => {
        const short = path.replace(/\/(?:repos\/octo-org\/octo-repo|repositories\/\d+)/u, '')
        return `${method} ${short.replace(/per_page=100&?/u, '').replace(/[?&]$/u, '')}`
      }),
    seconds: () => waits.skipped / 1000,
    async [Symbol.asyncDispose]() {
      waits[Symbol.dispose]()
      await server.close()
    },
  }
}
