import { once } from 'node:events'
import type { Answer } from '../http/connect.ts'
import type { Repository } from '../target.ts'
import type { Fields } from '../text/json.ts'
import { errorOf, GitHubError, isForbidden, type Resource, resource } from './answers.ts'
import { type Octokit, octokitAt } from './octokit.ts'

const graphql = 'POST /graphql'

interface Options {
  readonly token: string
  readonly repository: Repository
  readonly apiUrl: string
  /** Its reason is thrown. */
  readonly signal: AbortSignal
}

/**
 * `tell`: has 30 s, its repetitions included, and is sent after the run was cancelled too, because it shows what was done.
 * `once`: the same without repetitions.
 */
export type How = 'ask' | 'tell' | 'once'

/**
 * GitHub's API for one repository. `what` follows "Could not". A route is written as in GitHub's documentation, such as
 * `GET /repos/{owner}/{repo}/pulls/{pull_number}`. All methods throw {@link GitHubError}.
 */
export class GitHub {
  /** Requests that the token has left in this hour. Undefined if GitHub did not say it. */
  remaining: number | undefined
  /** The earliest time of an answer in this run, in milliseconds since 1970. */
  firstDate: number | undefined
  readonly #options: Options
  readonly #octokit: Octokit
  /** Is aborted 8 s after the run was cancelled: then there is just time to say what was done. */
  readonly killed: AbortSignal

  constructor(options: Options) {
    const { apiUrl, token, signal } = options
    this.#options = options
    const killed = new AbortController()
    this.killed = killed.signal
    signal.addEventListener('abort', () => setTimeout(() => killed.abort(signal.reason), 8000).unref())
    this.#octokit = octokitAt(apiUrl, token, (headers) => this.#note(headers))
  }

  async ask(what: string, route: string, parameters: Fields = {}, how: How = 'ask'): Promise<Resource> {
    return resource(what, (await this.#send(what, route, parameters, how)).data)
  }

  /** Whether the token may write there. GitHub refuses what is empty: with 422 if the token may. */
  async may(what: string, route: string, parameters: Fields = {}): Promise<boolean> {
    try {
      await this.#send(what, route, { ...parameters, data: {} }, 'tell')
    } catch (error) {
      if (error instanceof GitHubError && error.status === 422) return true
      if (!isForbidden(error)) throw error
    }
    return false
  }

  /** The entries of a list, by pages of 100. */
  async *pages(what: string, route: string, parameters: Fields = {}, how: How = 'ask'): AsyncGenerator<Resource[]> {
    for (let page = 1; ; page += 1) {
      const paged = { per_page: 100, ...parameters, ...(page > 1 && { page }) }
      const { data, headers } = await this.#send(what, route, paged, how)
      if (!Array.isArray(data)) resource(what, data).fail('is not a list')
      yield (data as unknown[]).map((entry) => resource(what, entry))
      if (!/rel="?next/u.test(headers.link ?? '')) return
    }
  }

  async #send(what: string, route: string, parameters: Fields, how: How) {
    const { repository, signal, apiUrl } = this.#options
    // Without a limit a server that is silent would hold the run for 20 minutes.
    const ends = AbortSignal.timeout(how === 'ask' ? 600_000 : 30_000)
    const cancelled = how === 'ask' ? signal : this.killed
    const over = AbortSignal.any([cancelled, ends])
    // With another number of retries the plugin would repeat after a 403 and 422 too.
    const request = { signal: over, ...(how === 'once' && { retries: 0 }) }
    // GraphQL is beside REST, whose address ends in /api/v3 on GitHub Enterprise Server.
    const place = route === graphql ? { baseUrl: apiUrl.replace(/\/v3$/u, '') } : repository
    try {
      over.throwIfAborted()
      // Octokit waits between attempts whatever happens.
      const stopped = once(over, 'abort').then((): never => {
        throw over.reason
      })
      const answer = await Promise.race([this.#octokit.request(route, { ...place, ...parameters, request }), stopped])
      if (answer.status < 300) return answer
      throw new GitHubError(what, answer.status, `HTTP ${answer.status}`)
    } catch (error) {
      cancelled.throwIfAborted()
      throw ends.aborted ? new GitHubError(what, 0, 'it took too long') : errorOf(what, error)
    }
  }

  /** GraphQL has a limit of its own. */
  #note(headers: Answer['headers']): void {
    this.firstDate ??= Date.parse(headers.date ?? '') || undefined
    const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-resource': of = 'core' } = headers
    if (remaining !== undefined && of === 'core') this.remaining = Number(remaining)
  }
}
