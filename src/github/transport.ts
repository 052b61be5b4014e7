import { jsonBody } from '../http/body.ts'
import type { Answer, ServerTerms } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { retrying } from '../http/retry.ts'
import { type Fields, fieldsOf } from '../text/json.ts'
import { errorOf, jsonOf, overdue, refused, unusable } from './answers.ts'
import type { ApiRequest } from './api-request.ts'
import { nextPage } from './next-page.ts'
import { knownStatus, meaningOf, untilReset } from './retry-policy.ts'

/** How to reach the API. */
export interface TransportOptions {
  readonly token: string
  /** Base address of the REST API, with or without a slash at its end. */
  readonly apiUrl: string
  readonly signal: AbortSignal
  /** Gets one line for each retry. */
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

/** An answer, and what its JSON says if it is a success with content. */
interface Reply extends Answer {
  readonly json: unknown
}

/** Milliseconds after a cancellation in which a status and a comment can still be written. */
const timeAfterCancel = 3500

/** Milliseconds for an answer: without a byte, and in all. */
const answerTime = 30_000

/** How many pages of a list are read at most, each with 100 entries. */
const mostPages = 1000

/**
 * GitHub's REST API. It uses the project's own connections, so it checks certificates, uses proxies, keeps connections
 * and limits the time of each answer. An answer that breaks off is never used. Every method throws {@link GitHubError}.
 */
export class Transport {
  readonly #options: TransportOptions
  readonly #base: URL
  /** Aborts {@link timeAfterCancel} after the run's signal. */
  readonly #laterSignal: AbortSignal
  /** Milliseconds after which everything ends that is under way, and the signal that ends it; undefined if nothing does. */
  readonly #limit: { readonly time: number; readonly signal: AbortSignal } | undefined
  /** Counts the requests, with those of the transports that are limited. */
  readonly #counted: { requests: number }

  constructor(options: TransportOptions, limited?: { readonly whole: Transport; readonly time: number }) {
    this.#options = options
    this.#base = new URL(options.apiUrl.replace(/(?<!\/)\/$/u, ''))
    this.#limit = limited && { time: limited.time, signal: AbortSignal.timeout(limited.time) }
    this.#counted = limited ? limited.whole.#counted : { requests: 0 }
    if (limited !== undefined) {
      this.#laterSignal = limited.whole.#laterSignal
      return
    }
    const later = new AbortController()
    this.#laterSignal = later.signal
    const { signal } = options
    const end = (): void => later.abort(signal.reason)
    signal.addEventListener('abort', () => setTimeout(end, timeAfterCancel).unref())
  }

  /** The same; what is under way ends after some time, in milliseconds from now. */
  limited(time: number): Transport {
    return new Transport(this.#options, { whole: this, time })
  }

  /** How many requests were sent so far. The token of a repository has 1,000 an hour. */
  get requests(): number {
    return this.#counted.requests
  }

  /** Sends a request, and returns the JSON of a success; undefined if that has no content (204). */
  async ask(question: ApiRequest): Promise<unknown> {
    if (this.#options.readOnly && question.method !== undefined)
      throw new Error(`Could not ${question.what} on GitHub: a dry run must not change anything.`)
    return (await this.#exchange(question, this.#urlOf(question))).json
  }

  /** Sends a GraphQL query. Its address is beside that of REST; on GitHub Enterprise Server it is one folder up. */
  async askGraphQL(what: string, query: string): Promise<unknown> {
    const url = new URL(`${this.#base.href.replace(/\/v3\/?$/u, '').replace(/\/$/u, '')}/graphql`)
    const question = { what, method: 'POST', path: '', body: { query }, afterCancel: true } as const
    return (await this.#exchange(question, url)).json
  }

  /** The pages of a list, one after another. The next page is read only when it is needed. */
  async *pages(question: ApiRequest): AsyncGenerator<readonly Fields[]> {
    let next: URL | undefined = this.#urlOf({ ...question, query: { ...question.query, per_page: '100' } })
    for (let page = 1; next !== undefined; page += 1) {
      const answer: Reply = await this.#exchange(question, next)
      const { json } = answer
      if (!Array.isArray(json)) throw unusable(question.what, 'is not a list', json)
      if (page === mostPages) throw unusable(question.what, 'never ends', json)
      yield json.map((entry) => {
        const fields = fieldsOf(entry)
        if (fields === undefined) throw unusable(question.what, 'contains something that is not an object', json)
        return fields
      })
      next = nextPage(question.what, answer, this.#base.origin)
    }
  }

  /** All entries of a list. */
  async list(question: ApiRequest): Promise<Fields[]> {
    const entries: Fields[] = []
    for await (const page of this.pages(question)) entries.push(...page)
    return entries
  }

  #urlOf({ path, query = {} }: ApiRequest): URL {
    const url = new URL(`${this.#base.href.replace(/\/$/u, '')}${path}`)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    return url
  }

  /** Sends a request, and repeats it after errors that may be over soon, until it succeeds. */
  async #exchange(question: ApiRequest, url: URL): Promise<Reply> {
    const { token, tell } = this.#options
    const limit = this.#limit
    const { what, method = 'GET', body, afterCancel = false, idempotent = true, patience } = question
    const cancelled = afterCancel ? this.#laterSignal : this.#options.signal
    const signal = limit ? AbortSignal.any([cancelled, limit.signal]) : cancelled
    const request = {
      operation: 'GitHub',
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
      },
      ...(body !== undefined && { body: jsonBody(body) }),
    }
    const terms: ServerTerms = {
      peer: 'GitHub (https://www.githubstatus.com)',
      addressFrom: 'GITHUB_API_URL, which the runner sets',
      signal,
      silence: answerTime,
      answerTime,
      answerLimit: 32 * 1024 * 1024,
    }
    const attempt = async (): Promise<Reply> => {
      this.#counted.requests += 1
      const answer = await exchange(request, terms)
      // An answer that breaks off does not count, whatever its status is.
      return { ...answer, json: answer.status < 300 ? jsonOf(answer) : undefined }
    }
    const answer = await retrying(attempt, {
      idempotent,
      repeat: (reply) => meaningOf(knownStatus(reply)).again,
      after: untilReset,
      signal,
      tell: (line) => tell(`Could not ${what} on GitHub. ${line}`),
      ...(limit && { patience: limit.time }),
      ...(patience !== undefined && { patience, attempts: Number.POSITIVE_INFINITY }),
    }).catch((cause: unknown) => {
      cancelled.throwIfAborted()
      throw limit?.signal.aborted ? overdue(what, limit.time) : errorOf(what, cause)
    })
    if (answer.status >= 300) throw refused(what, answer)
    return answer
  }
}
