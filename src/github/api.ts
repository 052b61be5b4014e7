import { setTimeout } from 'node:timers/promises'
import type { getOctokit } from '@actions/github'
import { ActionError } from '../errors.ts'
import type { Repository } from '../step/context.ts'
import { excerpt } from '../text/printable.ts'

/** GitHub's API did not do what was asked. */
export class GitHubError extends ActionError {
  /** HTTP status; 0 where no answer came. */
  readonly status: number

  constructor(status: number, message: string, options: { hint?: string | undefined; cause?: unknown } = {}) {
    super(message, options)
    this.status = status
  }

  /** Whether the token may not do that: GitHub answers 403, or 404 where not even the existence is its business. */
  get forbidden(): boolean {
    return this.status === 403 || this.status === 404
  }
}

/** A deployment, as far as the record needs it. */
export interface Deployment {
  readonly id: number
  readonly environment: string
  readonly task: string
  /** As GitHub gives it: what was sent, as an object or as JSON in a text. */
  readonly payload: unknown
  readonly transient: boolean
}

/** A deployment's status, as far as the record needs it. */
export interface Status {
  readonly state: string
  readonly description: string
  /** Empty where it names none. */
  readonly environmentUrl: string
}

/** What a new deployment says; the rest is the same for all. */
export interface NewDeployment {
  readonly ref: string
  readonly environment: string
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly transient: boolean
  readonly production: boolean
}

/** What a new status says. */
export interface NewStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'inactive'
  readonly description?: string
  readonly environmentUrl?: string | undefined
  readonly logUrl?: string | undefined
}

/** A comment on a pull request. */
export interface Comment {
  readonly id: number
  readonly body: string
  /** Login of the author, and whether it is an app. */
  readonly author: string
  readonly bot: boolean
}

/** How to reach GitHub. */
export interface GitHubOptions {
  readonly token: string
  readonly repository: Repository
  readonly apiUrl: string
  readonly signal: AbortSignal
}

type Octokit = ReturnType<typeof getOctokit>

const attempts = 3

/** Milliseconds after a cancellation in which a status and a comment can still be written. */
const lastWordsTime = 3500

/** GitHub's REST API for one repository: one method a question. Every method throws {@link GitHubError}. */
export class GitHub {
  readonly #octokit: Octokit
  readonly #repository: Repository
  readonly #signal: AbortSignal
  /** Outlives `#signal` by a little, for what must still be said after a cancellation. */
  readonly #lastWords: AbortSignal
  #login: Promise<string> | undefined
  /** Settles once it is known that branches and tags can be seen. */
  #contents: Promise<void> | undefined

  private constructor(octokit: Octokit, { repository, signal }: GitHubOptions) {
    this.#octokit = octokit
    this.#repository = repository
    this.#signal = signal
    const lastWords = new AbortController()
    this.#lastWords = lastWords.signal
    const end = (): void => lastWords.abort(signal.reason)
    signal.addEventListener('abort', () => globalThis.setTimeout(end, lastWordsTime).unref())
  }

  /** Connects; nothing is sent yet. The client is a chunk of its own, which a run without a token never loads. */
  static async connect(options: GitHubOptions): Promise<GitHub> {
    const { getOctokit } = await import('@actions/github')
    return new GitHub(getOctokit(options.token, { baseUrl: options.apiUrl }), options)
  }

  /** All deployments, newest first. */
  async deployments(filter: { environment?: string; task?: string } = {}): Promise<Deployment[]> {
    const { rest } = this.#octokit
    const list = await this.#ask('list deployments', (common) =>
      this.#octokit.paginate(rest.repos.listDeployments, { ...common, ...filter, per_page: 100 }),
    )
    return list.map(({ id, environment, task, payload, transient_environment }) => ({
      id,
      environment,
      task,
      payload,
      transient: transient_environment === true,
    }))
  }

  /** All statuses of a deployment, newest first. */
  async statuses(deployment_id: number): Promise<Status[]> {
    const { rest } = this.#octokit
    const list = await this.#ask('list deployment statuses', (common) =>
      this.#octokit.paginate(rest.repos.listDeploymentStatuses, {
        ...common,
        deployment_id,
        per_page: 100,
      }),
    )
    return list.map(({ state, description, environment_url }) => ({
      state,
      description,
      environmentUrl: environment_url ?? '',
    }))
  }

  /** @returns the new deployment's id */
  async createDeployment(deployment: NewDeployment): Promise<number> {
    const { ref, environment, task, payload, transient, production } = deployment
    const { data } = await this.#ask('create a deployment', (common) =>
      this.#octokit.rest.repos.createDeployment({
        ...common,
        ref,
        environment,
        task,
        payload,
        transient_environment: transient,
        production_environment: production,
        auto_merge: false,
        required_contexts: [],
      }),
    )
    if (!('id' in data)) throw new GitHubError(202, 'GitHub did not create the deployment.')
    return data.id
  }

  /** Adds a status and leaves every other deployment alone. */
  async createStatus(deployment_id: number, status: NewStatus): Promise<void> {
    const { state, description = '', environmentUrl = '', logUrl = '' } = status
    await this.#say('create a deployment status', (common) =>
      this.#octokit.rest.repos.createDeploymentStatus({
        ...common,
        deployment_id,
        state,
        auto_inactive: false,
        ...(description && { description }),
        ...(environmentUrl && { environment_url: environmentUrl }),
        ...(logUrl && { log_url: logUrl }),
      }),
    )
  }

  /** A pull request's state and head commit. */
  async pullRequest(pull_number: number): Promise<{ open: boolean; headSha: string }> {
    const { data } = await this.#ask(`read pull request #${pull_number}`, (common) =>
      this.#octokit.rest.pulls.get({ ...common, pull_number }),
    )
    return { open: data.state === 'open', headSha: data.head.sha }
  }

  /** Whether a branch exists. For a renamed one GitHub answers with the branch that it is now. */
  async branchExists(branch: string): Promise<boolean> {
    const found = await this.#find('read a branch', (common) =>
      this.#octokit.rest.repos.getBranch({ ...common, branch }),
    )
    return found?.data.name === branch
  }

  /** Whether a tag exists. */
  async tagExists(tag: string): Promise<boolean> {
    const found = await this.#find('read a tag', (common) =>
      this.#octokit.rest.git.getRef({ ...common, ref: `tags/${tag}` }),
    )
    return found?.data?.ref === `refs/tags/${tag}`
  }

  /** Undefined for a 404, which without the permission says nothing: so the default branch must be there to see. */
  async #find<T>(what: string, question: (common: Common) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#ask(what, question)
    } catch (error) {
      if (!(error instanceof GitHubError && error.status === 404)) throw error
      this.#contents ??= this.#ask('read the default branch', async (common) => {
        const { data } = await this.#octokit.rest.repos.get({ ...common })
        await this.#octokit.rest.repos.getBranch({ ...common, branch: data.default_branch })
      })
      await this.#contents
      return undefined
    }
  }

  /** All comments on a pull request, oldest first. */
  async comments(issue_number: number): Promise<Comment[]> {
    const { rest } = this.#octokit
    const list = await this.#say('list comments', (common) =>
      this.#octokit.paginate(rest.issues.listComments, { ...common, issue_number, per_page: 100 }),
    )
    return list.map(({ id, body, user }) => ({
      id,
      body: body ?? '',
      author: user?.login ?? '',
      bot: user?.type === 'Bot',
    }))
  }

  /** Adds a comment to a pull request. */
  async createComment(issue_number: number, body: string): Promise<void> {
    await this.#say('write a comment', (common) =>
      this.#octokit.rest.issues.createComment({ ...common, issue_number, body }),
    )
  }

  /** Replaces a comment's text. */
  async updateComment(comment_id: number, body: string): Promise<void> {
    await this.#say('update a comment', (common) =>
      this.#octokit.rest.issues.updateComment({ ...common, comment_id, body }),
    )
  }

  /** Login of the token's own identity; an app's token can ask for it by GraphQL only. Asked once. */
  login(): Promise<string> {
    this.#login ??= this.#say('ask whose the token is', ({ request }) =>
      this.#octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }', { request }),
    ).then(({ viewer }) => viewer.login)
    return this.#login
  }

  /** Asks, again where GitHub had a passing fault, and throws in our own words. */
  async #ask<T>(what: string, question: (common: Common) => Promise<T>, signal = this.#signal): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted()
      try {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(30_000)])
        return await question({ ...this.#repository, request: { signal: limited } })
      } catch (cause) {
        signal.throwIfAborted()
        const error = errorOf(what, cause)
        const passing = error.status === 0 || error.status === 429 || error.status >= 500
        if (!passing || attempt === attempts) throw error
        await setTimeout(attempt * 500, undefined, { signal }).catch(() => {})
      }
    }
  }

  /** For what is said about work that is done, and must be said although the run was cancelled. */
  #say<T>(what: string, statement: (common: Common) => Promise<T>): Promise<T> {
    return this.#ask(what, statement, this.#lastWords)
  }
}

interface Common extends Repository {
  readonly request: { readonly signal: AbortSignal }
}

function errorOf(what: string, cause: unknown): GitHubError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const answered = cause instanceof Error && 'response' in cause && cause.response !== undefined
  const status = cause instanceof Error && 'status' in cause && answered ? Number(cause.status) : 0
  // A rate limit comes as 403 too, and is no missing permission.
  const limited = status === 403 && /rate limit/iu.test(message)
  return new GitHubError(
    limited ? 429 : status,
    `Could not ${what} on GitHub: ${status ? `HTTP ${status}, ` : ''}${excerpt(message)}`,
    { hint: 'Run the job again; https://www.githubstatus.com tells whether GitHub has a problem.', cause },
  )
}
