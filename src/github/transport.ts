import { jsonBody } from '../http/body.ts'
import type { Answer, ServerTerms } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { askedWait, retrying } from '../http/retry.ts'
import type { Repository } from '../target.ts'
import { formatDuration } from '../text/format.ts'
import { errorOf, GitHubError, jsonOf, nextPage, Resource, refused, unusable } from './answers.ts'
import { type GitHubLimits, gitHubMeaning, knownStatus, usualLimits } from './retry-policy.ts'

interface Options {
  readonly token: string
  readonly repository: Repository
  readonly apiUrl: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

interface More {
  readonly body?: unknown
  /** Whether it may still be sent for a moment after the run was cancelled: what was done must be recorded and shown. */
  readonly afterCancel?: boolean
  /** Whether doing it twice is the same as doing it once; true if not given. */
  readonly idempotent?: boolean
  readonly limits?: GitHubLimits | undefined
}

type Reply = Answer & { readonly json: unknown }

const accepted = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' }

const terms: Omit<ServerTerms, 'signal'> = {
  peer: 'GitHub (https://www.githubstatus.com)',
  addressFrom: 'GITHUB_API_URL, which the runner sets',
  silence: 30_000,
  answerLimit: 32 * 1024 * 1024,
}

/**
 * GitHub's REST API for one repository. An answer that breaks off is never used.
 *
 * `what` is asked for, in words that follow "Could not". An endpoint is written as in GitHub's documentation, but from
 * the repository on, such as `GET /deployments`; its segments are escaped. Every method throws {@link GitHubError}.
 */
export class Transport {
  /** How many requests the token has left in this hour, by the last answer; undefined if GitHub does not tell. */
  remaining: number | undefined
  /** The time by GitHub's clock, in milliseconds since 1970, as the last answer told it; undefined if none did. */
  now: number | undefined
  readonly #options: Options
  readonly #base: string
  /** Is aborted 8.5 s after the run's signal, when the runner is about to kill the process: until then all is recorded. */
  readonly #later: AbortSignal
  /** The answer that says that the token's requests are used up, and until when. */
  #usedUp: { readonly answer: Answer; readonly until: number } | undefined

  constructor(options: Options) {
    this.#options = options
    this.#base = new URL(options.apiUrl).href.replace(/\/$/u, '')
    const { signal } = options
    const later = new AbortController()
    signal.addEventListener('abort', () => setTimeout(() => later.abort(signal.reason), 8500).unref())
    this.#later = later.signal
  }

  async ask(what: string, endpoint: string, more: More = {}): Promise<Resource> {
    const [method = '', path = ''] = endpoint.split(' ')
    if (this.#options.readOnly && method !== 'GET')
      throw new Error(`Could not ${what} on GitHub: a dry run must not change anything.`)
    return new Resource(what, (await this.#exchange(what, method, this.#urlOf(path), more)).json)
  }

  /** Sends a GraphQL query. Its address is beside that of REST; on GitHub Enterprise Server it is one folder up. */
  async askGraphQL(what: string, query: string, more: More): Promise<Resource> {
    const url = new URL(`${this.#base.replace(/\/v3$/u, '')}/graphql`)
    return new Resource(what, (await this.#exchange(what, 'POST', url, { ...more, body: { query } })).json)
  }

  async *pages<T>(what: string, path: string, read: (entry: Resource) => T, more: More = {}): AsyncGenerator<T[]> {
    let next: URL | undefined = this.#urlOf(path)
    next.searchParams.set('per_page', '100')
    for (let page = 1; next !== undefined; page += 1) {
      const { json, ...answer }: Reply = await this.#exchange(what, 'GET', next, more)
      if (!Array.isArray(json)) throw unusable(what, 'is not a list', json)
      // A page may name itself as the next one.
      if (page === 1000) throw unusable(what, 'never ends', json)
      yield json.map((entry) => read(new Resource(what, entry)))
      next = nextPage(what, answer, new URL(this.#base).origin)
    }
  }

  async list<T>(what: string, path: string, read: (entry: Resource) => T, more?: More): Promise<T[]> {
    const entries: T[] = []
    for await (const page of this.pages(what, path, read, more)) entries.push(...page)
    return entries
  }

  #urlOf(path: string): URL {
    const { owner, repo } = this.#options.repository
    return new URL(`${this.#base}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}${path}`)
  }

  /** Sends a request, and repeats it after errors that may be over soon, until it succeeds. */
  async #exchange(what: string, method: string, url: URL, more: More): Promise<Reply> {
    const { body, afterCancel = false, idempotent = true, limits = usualLimits } = more
    const cancelled = afterCancel ? this.#later : this.#options.signal
    const limit = limits.within === undefined ? undefined : AbortSignal.timeout(limits.within)
    const signal = limit ? AbortSignal.any([cancelled, limit]) : cancelled
    const headers = { ...accepted, authorization: `Bearer ${this.#options.token}` }
    const request = { operation: 'GitHub', method, url, headers, ...(body !== undefined && { body: jsonBody(body) }) }
    const attempt = async (): Promise<Reply> => {
      if (this.#usedUp && Date.now() < this.#usedUp.until) throw refused(what, this.#usedUp.answer)
      const answer = await exchange(request, { ...terms, signal })
      this.#note(answer)
      // An answer that breaks off does not count, whatever its status is.
      return { ...answer, json: answer.status < 300 ? jsonOf(answer) : undefined }
    }
    const answer = await retrying(attempt, {
      idempotent,
      repeat: (reply) => gitHubMeaning(knownStatus(reply)).again,
      limits,
      signal,
      tell: (line) => this.#options.tell(`Could not ${what} on GitHub. ${line}`),
    }).catch((cause: unknown) => {
      cancelled.throwIfAborted()
      if (!limit?.aborted) throw errorOf(what, cause)
      throw new GitHubError(0, `Could not ${what} on GitHub within ${formatDuration(limits.within ?? 0)}.`)
    })
    if (answer.status >= 300) throw refused(what, answer)
    return answer
  }

  /** Notes what an answer says of the time and of the token's limit. GraphQL has one of its own. */
  #note(answer: Answer): void {
    this.now = Date.parse(answer.headers.date ?? '') || this.now
    const { 'x-ratelimit-resource': resource = 'core', 'x-ratelimit-remaining': remaining } = answer.headers
    if (resource !== 'core') return
    if (remaining !== undefined) this.remaining = Number(remaining)
    const wait = (knownStatus(answer) === 429 && askedWait(answer)) || 0
    // Nobody waits that long, so no other request need be refused as well.
    if (wait > usualLimits.patience) this.#usedUp = { answer, until: Date.now() + wait }
  }
}
