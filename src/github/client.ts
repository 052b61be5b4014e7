import { inspect } from 'node:util'
import { endpoint } from '@octokit/endpoint'
import { NetworkError } from '../errors.ts'
import { repeat } from '../http/attempts.ts'
import { type Answer, jsonBody, userAgent } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import type { Repository } from '../subject.ts'
import { at, type Fields, parseJson, textOf } from '../text/json.ts'
import { excerpt } from '../text/printable.ts'
import { GitHubError, isForbidden, refusalIn } from './answers.ts'

export type Resource = ReturnType<typeof resource>

/** An answer, with its header `date`. Names are paths, such as `head.sha`. All but `text` throw {@link GitHubError}. */
export function resource(what: string, data: unknown, date?: unknown) {
  const fail = (why: string): never => {
    throw new GitHubError(what, 0, `the answer ${why}`, { cause: `The answer: ${excerpt(inspect(data))}` })
  }
  const text = (name: string): string => textOf(at(data, name))
  const string = (name: string): string => text(name) || fail(`has no ${name}`)
  const number = (name: string): number => Number(at(data, name)) || fail(`has no ${name}`)
  return { data, date, fail, text, string, number }
}

/** `endsWithCancel` is false for what shows what was done. `mayRepeat` is asked where a retry may help. */
export type Sending = Readonly<{ endsWithCancel: boolean; mayRepeat: (status: number) => boolean }>

const asking: Sending = { endsWithCancel: true, mayRepeat: () => true }
export const showing: Sending = { endsWithCancel: false, mayRepeat: () => true }
export const making: Sending = { endsWithCancel: false, mayRepeat: (status) => status === 429 }
export const once: Sending = { endsWithCancel: false, mayRepeat: () => false }

const defaults = {
  what: 'a request',
  addressFrom: 'GITHUB_API_URL, which the runner sets',
  // A page has up to 100 comments.
  maxBytes: 32 * 1024 * 1024,
  cancelGraceMs: 0,
}

interface Options {
  readonly token: string
  readonly repository: Repository
  readonly apiUrl: string
  readonly signal: AbortSignal
  /** Whether the run is a fork's, so that the token can only read. */
  readonly isOfFork: boolean
}

/** GitHub's API for one repository. `what` follows "Could not". @throws {GitHubError}, or the signal's reason */
export class GitHub {
  /** The account of the token, once it was asked for. */
  viewer: Promise<Resource> | undefined
  /** Aborts 8 s after a cancel. The runner kills the process after 10 s. */
  readonly killed: AbortSignal
  readonly #options: Options
  readonly #requestFor: typeof endpoint

  constructor(options: Options) {
    const { apiUrl: baseUrl, token, signal } = options
    this.#options = options
    const killed = new AbortController()
    this.killed = killed.signal
    signal.addEventListener('abort', () => setTimeout(() => killed.abort(signal.reason), 8000).unref())
    const headers = { authorization: `token ${token}`, 'x-github-api-version': '2022-11-28', 'user-agent': userAgent }
    // Octokit would send requests by `fetch`, which takes 40 ms to load.
    this.#requestFor = endpoint.defaults({ baseUrl, headers })
  }

  async ask(what: string, route: string, parameters: Fields = {}, sending = asking): Promise<Resource> {
    const { text } = await this.#send(what, route, parameters, sending)
    return resource(what, parseJson(text))
  }

  /** Whether the token may write there. GitHub refuses an empty request, with 422 if the token may. */
  async may(what: string, route: string, parameters: Fields = {}): Promise<boolean> {
    const answer: unknown = await this.ask(what, route, { ...parameters, data: {} }).catch((error) => error)
    if (answer instanceof GitHubError && answer.status === 422) return true
    if (answer instanceof Error && !isForbidden(answer)) throw answer
    return false
  }

  /** A list ends at a page that came before, too. That page is yielded again. */
  async *pages(what: string, route: string, parameters: Fields = {}, sending = asking): AsyncGenerator<Resource[]> {
    const known = new Set<string>()
    for (let page = 1; ; page += 1) {
      const paged = { per_page: 100, ...parameters, ...(page > 1 && { page }) }
      const { text, headers } = await this.#send(what, route, paged, sending)
      const data = parseJson(text)
      if (!Array.isArray(data)) return resource(what, data).fail('is not a list')
      yield data.map((entry: unknown) => resource(what, entry, headers['date']))
      if (known.has(text) || data.length === 0 || !/rel="?next/u.test(String(headers['link']))) return
      known.add(text)
    }
  }

  async #send(what: string, route: string, parameters: Fields, sending: Sending): Promise<Answer> {
    const { repository, signal, apiUrl, isOfFork } = this.#options
    const cancelled = sending.endsWithCancel ? signal : this.killed
    // GraphQL is beside REST, whose address ends in /api/v3 on GitHub Enterprise Server.
    const place = route === 'POST /graphql' ? { baseUrl: apiUrl.replace(/\/v3$/u, '') } : repository
    const { url, body, ...asked } = this.#requestFor(route, { ...place, ...parameters })
    const headers = asked.headers as Record<string, string>
    const request = { ...defaults, ...asked, headers, url: new URL(url), body: body && jsonBody(body) }
    const send = async (): Promise<Answer> => {
      // GitHub gives a request up after 10 s.
      const late = AbortSignal.timeout(30_000)
      const exchanging = exchange({ ...request, signal: AbortSignal.any([cancelled, late]) })
      const answer = await exchanging.catch((error: unknown) => {
        if (error === late.reason) throw new GitHubError(what, 0, 'it took too long')
        if (!(error instanceof NetworkError)) throw error
        throw new GitHubError(what, 0, error.message, { cause: error, hint: error.isFinal ? error.hint : undefined })
      })
      const refusal = refusalIn(what, answer, isOfFork)
      if (refusal) throw refusal
      return answer
    }
    const waitAfter = (error: unknown) =>
      error instanceof GitHubError && sending.mayRepeat(error.status) ? error.retryAfter : undefined
    // A rate limit mostly asks for a wait of one minute.
    return await repeat(send, waitAfter, cancelled, { withinMs: 61_000 })
  }
}
