import type { Repository } from '../target.ts'
import { at, fieldsOf, textOf } from '../text/json.ts'
import { GitHubError, read, unusable } from './answers.ts'
import type { ApiRequest } from './api-request.ts'
import { Refs } from './refs.ts'
import {
  type Comment,
  commentIn,
  type Deployment,
  deploymentOf,
  type NewDeployment,
  type NewStatus,
  type PullRequest,
  type Status,
  statusOf,
} from './resources.ts'
import { Transport, type TransportOptions } from './transport.ts'

/** The repository, and how to reach GitHub. */
export interface GitHubOptions extends TransportOptions {
  readonly repository: Repository
}

/** Milliseconds that a run waits for GitHub in order to show something. */
const patienceToTell = 30_000

/** GitHub's API for one repository, one method for each endpoint. Every method throws {@link GitHubError}. */
export class GitHub {
  readonly refs: Refs
  readonly #transport: Transport
  readonly #path: string
  readonly #options: GitHubOptions
  readonly #known: { login?: Promise<string> | undefined }

  constructor(options: GitHubOptions, whole?: GitHub) {
    const { repository } = options
    this.#options = options
    this.#known = whole ? whole.#known : {}
    this.#transport = whole ? whole.#transport.limited(patienceToTell) : new Transport(options)
    this.#path = `/repos/${encodeURIComponent(repository.owner)}/${encodeURIComponent(repository.repo)}`
    this.refs = new Refs(this.#transport, this.#path)
  }

  /** The same, for what only tells: everything that is asked of it ends 30 s from now. */
  hurried(): GitHub {
    return new GitHub(this.#options, this)
  }

  /** How many requests were sent so far, repeated ones too. */
  get requests(): number {
    return this.#transport.requests
  }

  /** Deployments, newest first, page by page. */
  async *deployments(filter: { environment?: string; task?: string } = {}): AsyncGenerator<Deployment[]> {
    const question = { what: 'list deployments', path: `${this.#path}/deployments`, query: filter }
    for await (const page of this.#transport.pages(question)) {
      yield page.map((fields) => deploymentOf(question.what, fields))
    }
  }

  /** All statuses of a deployment, newest first; undefined if the deployment does not exist any more. */
  async statuses(id: number): Promise<Status[] | undefined> {
    const question = { what: 'list deployment statuses', path: `${this.#path}/deployments/${id}/statuses` }
    try {
      const list = await this.#transport.list(question)
      return list.map((fields) => statusOf(question.what, fields))
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404) return undefined
      throw error
    }
  }

  /** @returns the new deployment's id */
  async createDeployment({ transient, production, ...deployment }: NewDeployment): Promise<number> {
    const question: ApiRequest = {
      what: 'create a deployment',
      method: 'POST',
      path: `${this.#path}/deployments`,
      body: {
        ...deployment,
        transient_environment: transient,
        production_environment: production,
        auto_merge: false,
        required_contexts: [],
      },
    }
    return read(question.what, fieldsOf(await this.#transport.ask(question)), 'id', 'number')
  }

  /**
   * Adds a status. It leaves all other deployments as they are.
   *
   * @param patience milliseconds that all waits for GitHub together may take
   */
  async createStatus(id: number, status: NewStatus, patience?: number): Promise<void> {
    const { state, description = '', environmentUrl = '', logUrl = '' } = status
    const question: ApiRequest = {
      what: 'create a deployment status',
      method: 'POST',
      path: `${this.#path}/deployments/${id}/statuses`,
      body: {
        state,
        auto_inactive: false,
        ...(description && { description }),
        ...(environmentUrl && { environment_url: environmentUrl }),
        ...(logUrl && { log_url: logUrl }),
      },
      afterCancel: true,
      ...(patience !== undefined && { patience }),
    }
    // An answer without the new status may mean that there is none. So its id must be in the answer.
    read(question.what, fieldsOf(await this.#transport.ask(question)), 'id', 'number')
  }

  /** Deletes a deployment, which must be inactive. It is no error if the deployment does not exist any more. */
  async deleteDeployment(id: number): Promise<void> {
    await this.#delete({ what: 'delete a deployment', path: `${this.#path}/deployments/${id}` })
  }

  async #delete(question: Omit<ApiRequest, 'method'>): Promise<void> {
    try {
      await this.#transport.ask({ ...question, method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof GitHubError && error.status === 404)) throw error
    }
  }

  /** A pull request's state, head and title. */
  async pullRequest(number: number): Promise<PullRequest> {
    const question = { what: `read pull request #${number}`, path: `${this.#path}/pulls/${number}` }
    const fields = fieldsOf(await this.#transport.ask(question))
    const state = read(question.what, fields, 'state', 'string')
    if (state !== 'open' && state !== 'closed') throw unusable(question.what, 'has an unknown state', fields)
    const head = fieldsOf(fields?.['head'])
    const headRepository = textOf(fieldsOf(head?.['repo'])?.['full_name']).toLowerCase()
    const headSha = read(question.what, head, 'sha', 'string')
    return { open: state === 'open', headSha, headRepository, title: textOf(fields?.['title']) }
  }

  /** The titles of all open pull requests, by number. */
  async openPullRequests(): Promise<Map<number, string>> {
    const question = { what: 'list pull requests', path: `${this.#path}/pulls`, query: { state: 'open' } }
    const list = await this.#transport.list(question)
    return new Map(list.map((fields) => [read(question.what, fields, 'number', 'number'), textOf(fields['title'])]))
  }

  /** All comments on a pull request, oldest first. */
  async comments(number: number): Promise<Comment[]> {
    const question = {
      what: 'list comments',
      path: `${this.#path}/issues/${number}/comments`,
      afterCancel: true,
    }
    const list = await this.#transport.list(question)
    return list.map((fields) => commentIn(question.what, fields))
  }

  /** Adds a comment to a pull request. After an error with `mayBeDone` it is not known whether the comment exists. */
  async createComment(number: number, body: string): Promise<void> {
    const path = `${this.#path}/issues/${number}/comments`
    const question = { what: 'write a comment', method: 'POST', path, body: { body } } as const
    await this.#transport.ask({ ...question, afterCancel: true, idempotent: false })
  }

  /** Deletes a comment. It is no error if the comment does not exist any more. */
  async deleteComment(id: number): Promise<void> {
    await this.#delete({
      what: 'delete a comment',
      path: `${this.#path}/issues/comments/${id}`,
      afterCancel: true,
    })
  }

  /** Replaces a comment's text. */
  async updateComment(id: number, body: string): Promise<void> {
    const path = `${this.#path}/issues/comments/${id}`
    await this.#transport.ask({
      what: 'edit a comment',
      method: 'PATCH',
      path,
      body: { body },
      afterCancel: true,
    })
  }

  /** The login of the token's own identity, asked for only once. An app's token can ask for it only by GraphQL. */
  login(): Promise<string> {
    const what = 'read the login of the token'
    this.#known.login ??= this.#transport.askGraphQL(what, '{ viewer { login } }').then(
      (answer) => read(what, fieldsOf(at(answer, 'data.viewer')), 'login', 'string'),
      (error: unknown) => {
        this.#known.login = undefined
        throw error
      },
    )
    return this.#known.login
  }
}
