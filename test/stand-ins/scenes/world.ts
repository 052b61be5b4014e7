import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEFAULT_TOKEN, type GitHub, type GitHubOptions, startGitHub } from '../github/github.ts'
import { DEFAULT_KEY, type Hosting, type HostingOptions, startHosting } from '../hosting/hosting.ts'
import { pullRequestEvent } from '../runner/events.ts'
import { runAction, type Step, type StepResult } from '../runner/runner.ts'
import type { Interceptor } from '../server.ts'

/** A folder of its own with these files, gone when it goes out of scope. */
export interface TemporarySite extends Disposable {
  readonly directory: string
}

export function makeSite(
  files: Readonly<Record<string, string | Buffer>> = { 'index.html': '<h1>Hi</h1>' },
): TemporarySite {
  const directory = mkdtempSync(join(tmpdir(), 'static-deploy-site-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  return { directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }) }
}

/** What every step of a stand-in's account is given. */
export function baseInputs({ url }: { readonly url: string }): { 'api-key': string; 'base-url': string } {
  return { 'api-key': DEFAULT_KEY, 'base-url': url }
}

/** All bytes of a body; each chunk is copied, since its memory is used again for the next. */
export async function bytesOf(body: {
  stream: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(body.stream(), (chunk) => Buffer.from(chunk)))
}

/** Called with the line of each request to either service, as in `POST /v1/upload`; true means that it is answered. */
export type Meet = (line: string, request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** Both services, and a site to publish; each step is a run of its own. */
export interface World extends AsyncDisposable {
  readonly hosting: Hosting
  readonly github: GitHub
  readonly directory: string
  /** The directory of a site whose page holds this. */
  directoryOf(page: string): string
  meet: Meet | undefined
  /** A step with key, token and directory given, on a push to main unless told otherwise. */
  step(step?: Step): Promise<StepResult>
  /** A step on an event of a pull request, which is added or changed accordingly before. */
  pull(number: number, action: string, step?: Step & { sha?: string }): Promise<StepResult>
  /** Called where somebody publishes by hand. */
  outside?: (link: string, page: string) => void
}

export interface WorldOptions {
  readonly hosting?: HostingOptions
  readonly github?: GitHubOptions
  readonly files?: Readonly<Record<string, string | Buffer>>
  /** Published instead of `files`. */
  readonly directory?: string
  /** Of every step, unless it says otherwise. */
  readonly inputs?: Readonly<Record<string, string>>
  /** How a step is run; as the built action in a process of its own unless given. */
  readonly run?: (step: Step) => Promise<StepResult>
}

export async function makeWorld(options: WorldOptions = {}): Promise<World> {
  const on: { world?: World } = {}
  const meet: Interceptor<{ method: string; path: string }> = (request, response, { method, path }) =>
    on.world?.meet?.(`${method} ${path}`, request, response) ?? false
  const hosting = await startHosting({
    accounts: { [DEFAULT_KEY]: { linkLimit: 100 } },
    ...options.hosting,
    intercept: async (...exchange) =>
      (await meet(...exchange)) || ((await options.hosting?.intercept?.(...exchange)) ?? false),
  })
  const github = await startGitHub({ intercept: meet, ...options.github })
  const own = makeSite(options.files)
  const directory = options.directory ?? own.directory
  const sites = new Map<string, TemporarySite>()
  const usual = { ...baseInputs({ url: hosting.baseUrl }), 'github-token': DEFAULT_TOKEN, directory }
  const { run = runAction } = options
  let runs = 41
  const step = (given: Step = {}): Promise<StepResult> => {
    runs += 1
    return run({
      ...given,
      inputs: { ...usual, ...options.inputs, ...given.inputs },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: github.fullName,
        GITHUB_WORKFLOW_REF: `${github.fullName}/.github/workflows/site.yml@refs/heads/main`,
        GITHUB_RUN_ID: String(runs),
        GITHUB_RUN_ATTEMPT: '1',
        ...hosting.env,
        ...given.env,
      },
    })
  }
  const world: World = {
    hosting,
    github,
    directory,
    directoryOf(page) {
      const site = sites.get(page) ?? makeSite({ 'index.html': page })
      sites.set(page, site)
      return site.directory
    },
    meet: undefined,
    step,
    async pull(number, action, { sha, ...given } = {}) {
      const known = github.pulls.get(number) ?? github.addPull({ number })
      if (sha !== undefined) known.head.sha = sha
      if (action === 'closed') github.setPullState(number, 'closed')
      if (action === 'reopened') github.setPullState(number, 'open')
      const { repo, ...head } = known.head
      return await this.step({
        event: 'pull_request',
        payload: pullRequestEvent({ action, number, head }),
        ...given,
        env: { GITHUB_REF: `refs/pull/${number}/merge`, ...given.env },
      })
    },
    async [Symbol.asyncDispose]() {
      for (const site of [own, ...sites.values()]) site[Symbol.dispose]()
      await hosting.close()
      await github.close()
    },
  }
  on.world = world
  return world
}
