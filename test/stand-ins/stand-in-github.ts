/** GitHub's part of `npm run stand-in`: its API, and what act (https://github.com/nektos/act) needs to run workflows against it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pullRequestEvent, pushEvent } from './events.ts'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN, type GitHubOptions, startGitHub } from './github.ts'
import { DEFAULT_KEY, type Hosting } from './hosting.ts'
import { root } from './runner.ts'

/** The pull request that is there. */
const number = 1
const head = { sha: 'b'.repeat(40), ref: 'topic' }

const events = {
  push: pushEvent({ ref: 'refs/heads/main', sha: 'a'.repeat(40) }),
  opened: pullRequestEvent({ action: 'opened', number, head }),
  closed: pullRequestEvent({ action: 'closed', number, head }),
}

/**
 * Starts the API and prints how to use it: variables for programs, one a line, to standard output, all else to standard
 * error. Each comment is shown as it is written.
 *
 * @throws where the port is taken
 */
export async function playGitHub({ port = 0, hosting }: { port?: number; hosting: Hosting }): Promise<void> {
  const github = await startGitHub({ port, intercept: showComment })
  github.addPull({ number, head })
  const variables = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: DEFAULT_REPOSITORY,
    ...hosting.env,
  }
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-stand-in-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // The folder goes with the process: `exit` is not told of a signal that nobody listens to.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
  for (const [name, payload] of Object.entries(events)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(payload))
  }
  for (const [name, value] of Object.entries(variables)) console.log(`${name}=${value}`)
  console.error(
    [
      `GitHub's API is at ${github.url}, with the pull request #${number} of ${DEFAULT_REPOSITORY}.`,
      'To try a workflow of yours with act, in its repository and with Node 24 on the path:',
      '',
      command(folder, variables),
      '',
      'The first line may also be:',
      `act pull_request -e ${join(folder, 'closed.json')} \\`,
      `act push -e ${join(folder, 'push.json')} \\`,
      '',
    ].join('\n'),
  )
}

function command(folder: string, variables: Readonly<Record<string, string>>): string {
  const parts = [
    `act pull_request -e ${join(folder, 'opened.json')}`,
    '-P ubuntu-latest=-self-hosted',
    `--local-repository static-deploy/static-deploy-action@v1=${root}`,
    ...Object.entries(variables).map(([name, value]) => `--env ${name}=${value}`),
    `-s GITHUB_TOKEN=${DEFAULT_TOKEN}`,
    `-s HOSTING_API_KEY=${DEFAULT_KEY}`,
  ]
  return parts.join(' \\\n  ')
}

/** Shows a comment once it is written; never answers by itself. */
const showComment: NonNullable<GitHubOptions['intercept']> = (request, response, { path, body }) => {
  const isWritten = request.method === 'POST' || request.method === 'PATCH'
  if (isWritten && /\/comments(?:\/\d+)?$/u.test(path)) {
    response.once('finish', () => {
      const text = (body as { body?: unknown } | undefined)?.body
      if (response.statusCode < 300) console.error(`comment\n${String(text).replace(/^/gmu, '  │ ')}`)
    })
  }
  return false
}
