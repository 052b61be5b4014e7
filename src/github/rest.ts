import { jsonBody } from '../http/body.ts'
import type { Answer, Connection } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { retrying } from '../http/retry.ts'
import { errorOf, type Fields, fieldsOf, parse, refused, unusable } from './answers.ts'
import { nextPage } from './next-page.ts'
import type { Question } from './question.ts'
import { passingFault } from './repeat.ts'

/** How to reach the API. */
export interface RestOptions {
  readonly token: string
  /** Base address of the REST API, without a slash at its end. */
  readonly apiUrl: string
  readonly signal: AbortSignal
  /** Gets a line for each retry. */
  readonly tell: (line: string) => void
}

/** Milliseconds after a cancellation in which a status and a comment can still be written. */
const lastWordsTime = 3500

/** Milliseconds for an answer, in silence and in all. */
const answerTime = 30_000

/** Pages of a list that are followed at most, each of 100 entries. */
const mostPages = 1000

/**
 * GitHub's REST API over the project's own transport: checked certificates, proxies, kept connections, a time limit for
 * each answer, and nothing that breaks off is taken for an answer. Every method throws {@link GitHubError}.
 */
export class Rest {
  readonly #options: RestOptions
  readonly #base: URL
  /** Outlives the run's signal by a little. */
  readonly #lastWords: AbortSignal
  #requests = 0

  constructor(options: RestOptions) {
    this.#options = options
    this.#base = new URL(options.apiUrl.replace(/(?<!\/)\/$/u, ''))
    const lastWords = new AbortController()
    this.#lastWords = lastWords.signal
    const { signal } = options
    const end = (): void => lastWords.abort(signal.reason)
    signal.addEventListener('abort', () => setTimeout(end, lastWordsTime).unref())
  }

  /** How many requests were sent so far; a repository's token has 1,000 an hour. */
  get requests(): number {
    return this.#requests
  }

  /** Asks, and gives the JSON of a success; undefined where that has no content (204). */
  async ask(question: Question): Promise<unknown> {
    return this.#jsonOf(question, await this.#exchange(question, this.#urlOf(question)))
  }

  /** Asks GraphQL, which lives beside REST; on GitHub Enterprise Server one folder up. */
  async askGraphQL(what: string, query: string): Promise<unknown> {
    const url = new URL(`${this.#base.href.replace(/\/v3\/?$/u, '').replace(/\/$/u, '')}/graphql`)
    const question = { what, method: 'POST', path: '', body: { query }, lastWords: true } as const
    return this.#jsonOf(question, await this.#exchange(question, url))
  }

  /** The pages of a list, one after another, as long as somebody takes them. */
  async *pages(question: Question): AsyncGenerator<readonly Fields[]> {
    let next: URL | undefined = this.#urlOf({ ...question, query: { ...question.query, per_page: '100' } })
    for (let page = 1; next !== undefined; page += 1) {
      const answer: Answer = await this.#exchange(question, next)
      const list = this.#jsonOf(question, answer)
      if (!Array.isArray(list)) throw unusable(question, answer, 'is no list')
      if (page === mostPages) throw unusable(question, answer, 'never ends')
      yield list.map((entry) => {
        const fields = fieldsOf(entry)
        if (fields === undefined) throw unusable(question, answer, 'holds what is no object')
        return fields
      })
      next = nextPage(question, answer, this.#base.origin)
    }
  }

  /** All entries of a list. */
  async list(question: Question): Promise<Fields[]> {
    const entries: Fields[] = []
    for await (const page of this.pages(question)) entries.push(...page)
    return entries
  }

  #urlOf({ path, query = {} }: Question): URL {
    const url = new URL(`${this.#base.href.replace(/\/$/u, '')}${path}`)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    return url
  }

  /** Asks, again where GitHub had a passing fault, until there is a success. */
  async #exchange(question: Question, url: URL): Promise<Answer> {
    const { token, tell } = this.#options
    const { what, method = 'GET', body, lastWords = false, onlyOnce = false, patience } = question
    const signal = lastWords ? this.#lastWords : this.#options.signal
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
    const connection: Connection = {
      peer: 'GitHub (https://www.githubstatus.com)',
      addressFrom: 'GITHUB_API_URL, which the runner sets',
      signal,
      silence: answerTime,
      answerTime,
      answerLimit: 32 * 1024 * 1024,
    }
    const attempt = async (): Promise<Answer> => {
      this.#requests += 1
      const answer = await exchange(request, connection)
      // An answer without its end is none, whatever its status says.
      if (answer.status < 300 && answer.status !== 204) parse(question, answer)
      return answer
    }
    const answer = await retrying(attempt, {
      judge: (end) => passingFault(end, onlyOnce),
      signal,
      tell: (line) => tell(`Could not ${what} on GitHub. ${line}`),
      ...(patience !== undefined && { patience, attempts: Number.POSITIVE_INFINITY }),
    }).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw errorOf(question, cause)
    })
    if (answer.status >= 300) throw refused(question, answer)
    return answer
  }

  #jsonOf(question: Question, answer: Answer): unknown {
    return answer.status === 204 ? undefined : parse(question, answer)
  }
}
