import { once } from 'node:events'
import { inspect } from 'node:util'
import type { Repository } from '../subject.ts'
import { at, type Fields, textOf } from '../text/json.ts'
import { excerpt } from '../text/printable.ts'
import { errorOf, GitHubError, isForbidden } from './answers.ts'
import { type Octokit, octokitAt } from './octokit-with-retry.ts'

export type Resource = ReturnType<typeof resource>

/** Something in an answer. Names have dots between them, such as `head.sha`. What is missing is a {@link GitHubError}. */
export function resource(what: string, data: unknown) {
  const fail = (why: string): never => {
    throw new GitHubError(what, 0, `the answer ${why}`, `The answer: ${excerpt(inspect(data))}`)
  }
  const text = (name: string): string => textOf(at(data, name))
  return {
    data,
    fail,
    /** Empty if there is none. */
    text,
    /** A text that is not empty. */
    string: (name: string): string => text(name) || fail(`has no ${name}`),
    /** Milliseconds since 1970. */
    time: (name: string): number => Date.parse(text(name)) || fail(`has no ${name}`),
    /** A number that is not 0. */
    number: (name: string): number => Number(at(data, name)) || fail(`has no ${name}`),
  }
}

/**
 * `tell`: has 30 s, its repetitions included, and is sent after the run was cancelled too, because it shows what was done.
 * `once`: the same without repetitions.
 */
export type How = 'ask' | 'tell' | 'once'

type Options = Readonly<{ token: string; repository: Repository; apiUrl: string; signal: AbortSignal }>

/**
 * GitHub's API for one repository. `what` follows "Could not". A route is written as in GitHub's documentation, such as
 * `GET /repos/{owner}/{repo}/pulls/{pull_number}`. All methods throw {@link GitHubError}, or the signal's reason.
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
    this.#octokit = octokitAt(apiUrl, token, (headers) => {
      this.firstDate ??= Date.parse(headers.date ?? '') || undefined
      // GraphQL has a limit of its own.
      const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-resource': of = 'core' } = headers
      if (remaining !== undefined && of === 'core') this.remaining = Number(remaining)
    })
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
    const place = route === 'POST /graphql' ? { baseUrl: apiUrl.replace(/\/v3$/u, '') } : repository
    try {
      over.throwIfAborted()
      // Octokit waits between attempts whatever happens.
      const stopped = once(over, 'abort').then(() => Promise.reject(over.reason))
      const answer = await Promise.race([this.#octokit.request(route, { ...place, ...parameters, request }), stopped])
      if (answer.status < 300) return answer
      throw new GitHubError(what, answer.status, `HTTP ${answer.status}`)
    } catch (error) {
      cancelled.throwIfAborted()
      throw ends.aborted ? new GitHubError(what, 0, 'it took too long') : errorOf(what, error)
    }
  }
}
