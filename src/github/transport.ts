import { askedWait, attempts } from '../http/attempts.ts'
import { jsonBody } from '../http/body.ts'
import type { Answer, Request } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import type { Repository } from '../target.ts'
import { formatDuration } from '../text/printable.ts'
import * as answers from './answers.ts'
import { type GitHubLimits, gitHubTerms, usualLimits } from './limits.ts'
import { Resource } from './resources.ts'
import { knownStatus } from './statuses.ts'

interface Options {
  readonly token: string
  readonly repository: Repository
  readonly apiUrl: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

/** How something is sent, beside its address. */
interface More {
  readonly body?: unknown
  readonly limits?: GitHubLimits | undefined
  /** Whether doing it twice is the same as doing it once; true if not given. */
  readonly idempotent?: boolean
  /** Whether nothing can come of it, whatever its method is. */
  readonly harmless?: boolean
}

const accepted = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' }

/**
 * GitHub's REST API for one repository. An answer that breaks off is never used. `what` is asked for, in words that
 * follow "Could not". An endpoint is written as in GitHub's documentation, but from the repository on, such as
 * `GET /deployments`, or `POST /graphql`; its segments are escaped. Every method throws {@link GitHubError}.
 */
export abstract class Transport {
  /** How many requests the token has left in this hour, by the last answer; undefined if GitHub does not tell. */
  remaining: number | undefined
  /** By GitHub's clock, as the last answer told it. */
  #now: number | undefined
  readonly #options: Options
  readonly #base: string
  /** Is aborted 8.5 s after the run's signal, when the runner is about to kill the process: until then all is recorded. */
  readonly #later = new AbortController()
  /** The answer that says that the token's requests are used up, and until when. */
  #usedUp: { readonly answer: Answer; readonly until: number } | undefined

  constructor(options: Options) {
    this.#options = options
    this.#base = new URL(options.apiUrl).href.replace(/\/$/u, '')
    const abort = () => this.#later.abort(options.signal.reason)
    options.signal.addEventListener('abort', () => setTimeout(abort, 8500).unref())
  }

  /** Milliseconds since 1970, by GitHub's clock: a runner's may be wrong, and deployments have GitHub's times. */
  get now(): number {
    return this.#now ?? Date.now()
  }

  protected async ask(what: string, endpoint: string, more: More = {}): Promise<Resource> {
    const [method = '', path = ''] = endpoint.split(' ')
    if (this.#options.readOnly && method !== 'GET' && !more.harmless)
      throw new Error(`Could not ${what} on GitHub: a dry run must not change anything.`)
    return new Resource(what, (await this.#exchange(what, method, this.#urlOf(path), more)).json)
  }

  protected async *pages<T>(what: string, path: string, read: (entry: Resource) => T, limits?: GitHubLimits) {
    const ends = deadlineOf(limits)
    let next: URL | undefined = this.#urlOf(path)
    next.searchParams.set('per_page', '100')
    for (let page = 1; next !== undefined; page += 1) {
      const reply: answers.JsonAnswer = await this.#exchange(what, 'GET', next, { limits }, ends)
      const { json } = reply
      if (!Array.isArray(json)) throw answers.unusable(what, 'is not a list', json)
      // A page may name itself as the next one.
      if (page === 1000) throw answers.unusable(what, 'never ends', json)
      yield json.map((entry) => read(new Resource(what, entry)))
      next = answers.nextPage(what, reply, new URL(this.#base).origin)
    }
  }

  protected async list<T>(what: string, path: string, read: (entry: Resource) => T, limits?: GitHubLimits) {
    const entries: T[] = []
    for await (const page of this.pages(what, path, read, limits)) entries.push(...page)
    return entries
  }

  #urlOf(path: string): URL {
    const { owner, repo } = this.#options.repository
    // GraphQL's address is beside that of REST; on GitHub Enterprise Server one folder up.
    if (path === '/graphql') return new URL(`${this.#base.replace(/\/v3$/u, '')}/graphql`)
    return new URL(`${this.#base}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}${path}`)
  }

  /** Sends a request, and again after errors that may be over soon, until it succeeds. */
  async #exchange(what: string, method: string, url: URL, more: More, ends = deadlineOf(more.limits)) {
    const { idempotent = true, limits = usualLimits } = more
    const cancelled = limits.afterCancel ? this.#later.signal : this.#options.signal
    const signal = ends ? AbortSignal.any([cancelled, ends]) : cancelled
    const headers = { ...accepted, authorization: `Bearer ${this.#options.token}` }
    const body = more.body === undefined ? undefined : jsonBody(more.body)
    const request = { ...gitHubTerms, operation: 'GitHub', method, url, headers, body, signal }
    const again = attempts(limits, signal, this.#options.tell)
    try {
      for (let times = 0; ; times += 1) {
        const end = await this.#send(what, request).catch((thrown: unknown) => answers.errorOf(what, thrown))
        if ('json' in end) return end
        const { again: when, times: most = Number.POSITIVE_INFINITY } = end.meaning
        const mayRepeat = when === 'always' || (when === 'if idempotent' && idempotent)
        const isOver = limits.insists ? when === undefined : !mayRepeat || times >= most
        if (isOver || !(await again(end.message, end.after))) throw end
      }
    } catch (error) {
      cancelled.throwIfAborted()
      if (!ends?.aborted) throw error
      throw new answers.GitHubError('lost', `Could not ${what} on GitHub within ${formatDuration(limits.within ?? 0)}.`)
    }
  }

  async #send(what: string, request: Request): Promise<answers.JsonAnswer | answers.GitHubError> {
    if (this.#usedUp && Date.now() < this.#usedUp.until) return answers.refused(what, this.#usedUp.answer)
    const answer = await exchange(request)
    this.#note(answer)
    const number = answers.movedTo(answer, request.url)
    if (number === undefined) return answers.replyOf(what, answer)
    // The token only goes to the API's own address.
    const url = new URL(`${this.#base}/repositories/${number}`)
    const there = await exchange({ ...request, method: 'GET', body: undefined, url })
    return answers.renamed(what, answer, this.#options.repository, there)
  }

  /** Notes what an answer says of the time and of the token's limit. GraphQL has one of its own. */
  #note(answer: Answer): void {
    this.#now = Date.parse(answer.headers.date ?? '') || this.#now
    const { 'x-ratelimit-resource': resource = 'core', 'x-ratelimit-remaining': remaining } = answer.headers
    if (resource !== 'core') return
    if (remaining !== undefined) this.remaining = Number(remaining)
    const wait = (knownStatus(answer) === 429 && askedWait(answer)) || 0
    // Nobody waits that long, so no other request need be refused as well.
    if (wait > usualLimits.patience) this.#usedUp = { answer, until: Date.now() + wait }
  }
}

/** Ends what has a time limit; undefined if it has none. */
function deadlineOf({ within }: GitHubLimits = usualLimits): AbortSignal | undefined {
  return within === undefined ? undefined : AbortSignal.timeout(within)
}
