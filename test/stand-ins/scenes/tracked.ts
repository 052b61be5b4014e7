/** GitHub's stand-in and its client, for tests of one class at a time. */
import { GitHub } from '../../../src/github/endpoints.ts'
import type { Target } from '../../../src/target.ts'
import { log } from '../../../src/view/log.ts'
import { DEFAULT_TOKEN, type GitHubOptions, startGitHub } from '../github/github.ts'
import { skipWaits } from '../runner/clock.ts'

/** The page of the run that the tests are. */
export const runUrl = 'https://github.com/octo-org/octo-repo/actions/runs/42'

const previews = { environment: 'preview', domain: undefined } as const

/** Targets that tests are about. */
export const targets = {
  production: { subject: { kind: 'live-site' }, environment: 'production', sha: 'a'.repeat(40), domain: undefined },
  preview: { subject: { kind: 'pull-request', number: 7 }, sha: 'b'.repeat(40), ...previews },
  branch: { subject: { kind: 'branch', branch: 'topic' }, sha: 'c'.repeat(40), ...previews },
} as const satisfies Record<string, Target>

/** A repository, and the client as one run has it. Waits take no time. */
export type Tracked = Awaited<ReturnType<typeof startTracked>>

/** Starts a repository with pull request 7, which is open. */
export async function startTracked(options: GitHubOptions = {}) {
  const standIn = await startGitHub(options)
  standIn.addPull({ number: 7 })
  const waits = skipWaits()
  const [owner = '', repo = ''] = standIn.fullName.split('/')
  const { signal } = new AbortController()
  const terms = { token: DEFAULT_TOKEN, apiUrl: standIn.url, repository: { owner, repo }, signal, tell: () => {} }
  const github = new GitHub(terms)
  const before = log.warnings.length
  const short = (path: string): string => path.replace(`/repos/${standIn.fullName}`, '')
  return {
    standIn,
    terms,
    github,
    /** Requests that write, `POST /deployments` and the like, and what they say, oldest first. */
    writes: () =>
      standIn.requests
        .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
        .map(({ method, path, body }) => ({ request: `${method} ${short(path)}`, body })),
    /** What was read, without the repository's path, oldest first. */
    reads: () => standIn.requests.filter(({ method }) => method === 'GET').map(({ path }) => short(path)),
    /** Warnings since the start. */
    warnings: () => log.warnings.slice(before),
    /** Milliseconds that would have been waited so far. */
    waited: () => waits.skipped,
    async [Symbol.asyncDispose]() {
      waits[Symbol.dispose]()
      await standIn.close()
    },
  }
}
