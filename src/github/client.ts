import { inspect } from 'node:util'
import { Octokit } from '@octokit/core'
import { NetworkError } from '../errors.ts'
import { repeat } from '../http/attempts.ts'
import { type Answer, jsonBody } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import type { Repository } from '../subject.ts'
import { at, type Fields, parseJson, textOf } from '../text/json.ts'
import { excerpt } from '../text/printable.ts'
import { GitHubError, isForbidden, refusalIn } from './answers.ts'

export type Resource = ReturnType<typeof resource>

/** Reads an answer. Names are paths, such as `head.sha`. @throws {GitHubError} if something is missing */
export function resource(what: string, data: unknown) {
  const fail = (why: string): never => {
    throw new GitHubError(what, 0, `the answer ${why}`, `The answer: ${excerpt(inspect(data))}`)
  }
  const text = (name: string): string => textOf(at(data, name))
  return {
    data,
    fail,
    text,
    string: (name: string): string => text(name) || fail(`has no ${name}`),
    /** Milliseconds since 1970. */
    time: (name: string): number => Date.parse(text(name)) || fail(`has no ${name}`),
    number: (name: string): number => Number(at(data, name)) || fail(`has no ${name}`),
  }
}

/** A cancel ends only `ask`: others show what was done. `make` is repeated only after a rate limit, `once` never. */
export type How = 'ask' | 'show' | 'make' | 'once'

type Options = Readonly<{ token: string; repository: Repository; apiUrl: string; signal: AbortSignal }>

const terms = {
  what: 'a request',
  addressFrom: 'GITHUB_API_URL, which the runner sets',
  // GitHub gives a request up after 10 s.
  silence: 30_000,
  // A page has up to 100 comments.
  limit: 32 * 1024 * 1024,
  grace: 0,
}

/** GitHub's API for one repository. `what` follows "Could not". @throws {GitHubError}, or the signal's reason */
export class GitHub {
  /** The account of the token, once it was asked for. */
  viewer: Promise<Resource> | undefined
  /** Aborted 8 s after a cancel, 2 s before the runner ends the process. */
  readonly killed: AbortSignal
  readonly #options: Options
  readonly #requestFor: Octokit['request']['endpoint']

  constructor(options: Options) {
    const { apiUrl: baseUrl, token, signal } = options
    this.#options = options
    const killed = new AbortController()
    this.killed = killed.signal
    signal.addEventListener('abort', () => setTimeout(() => killed.abort(signal.reason), 8000).unref())
    const headers = { authorization: `token ${token}`, 'x-github-api-version': '2022-11-28' }
    // Octokit only builds requests. To send them it would need `fetch`, which takes 40 ms to load.
    const { request } = new Octokit({ baseUrl, userAgent: 'static-deploy-action' })
    this.#requestFor = request.endpoint.defaults({ headers })
  }

  async ask(what: string, route: string, parameters: Fields = {}, how: How = 'ask'): Promise<Resource> {
    const { text } = await this.#send(what, route, parameters, how)
    return resource(what, parseJson(text))
  }

  /** Whether the token may write there. GitHub refuses an empty request, with 422 if the token may. */
  async may(what: string, route: string, parameters: Fields = {}): Promise<boolean> {
    try {
      await this.#send(what, route, { ...parameters, data: {} }, 'show')
    } catch (error) {
      if (error instanceof GitHubError && error.status === 422) return true
      if (!isForbidden(error)) throw error
    }
    return false
  }

  async *pages(what: string, route: string, parameters: Fields = {}, how: How = 'ask'): AsyncGenerator<Resource[]> {
    for (let page = 1; ; page += 1) {
      const paged = { per_page: 100, ...parameters, ...(page > 1 && { page }) }
      const { text, headers } = await this.#send(what, route, paged, how)
      const data = parseJson(text)
      if (!Array.isArray(data)) return resource(what, data).fail('is not a list')
      yield data.map((entry: unknown) => resource(what, entry))
      if (data.length === 0 || !/rel="?next/u.test(String(headers['link']))) return
    }
  }

  async #send(what: string, route: string, parameters: Fields, how: How): Promise<Answer> {
    const { repository, signal, apiUrl } = this.#options
    const cancelled = how === 'ask' ? signal : this.killed
    // GraphQL is beside REST, whose address ends in /api/v3 on GitHub Enterprise Server.
    const place = route === 'POST /graphql' ? { baseUrl: apiUrl.replace(/\/v3$/u, '') } : repository
    const { url, body, ...asked } = this.#requestFor(route, { ...place, ...parameters })
    const headers = asked.headers as Record<string, string>
    const request = { ...terms, ...asked, headers, url: new URL(url), body: body && jsonBody(body) }
    const send = async (): Promise<Answer> => {
      cancelled.throwIfAborted()
      // An answer that comes byte by byte is never silent.
      const late = AbortSignal.timeout(terms.silence)
      const signal = AbortSignal.any([cancelled, late])
      const answer = await exchange({ ...request, signal }).catch((error: unknown) => {
        cancelled.throwIfAborted()
        if (late.aborted) throw new GitHubError(what, 0, 'it took too long')
        throw error instanceof NetworkError ? new GitHubError(what, 0, error.message, error) : error
      })
      if (answer.status < 300) return answer
      throw refusalIn(what, answer)
    }
    if (how === 'once') return await send()
    const waitAfter = (error: unknown) =>
      error instanceof GitHubError && (how !== 'make' || error.status === 429) ? error.retryAfter : undefined
    // A rate limit mostly asks for a wait of one minute.
    return await repeat(send, waitAfter, cancelled, { within: 61_000 })
  }
}
