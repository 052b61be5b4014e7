/**
 * A stand-in for GitHub's API on loopback, for tests and the demo: the deployments, comments, pull requests and branches
 * of one repository. Its state is real. Requests are held against GitHub's published description
 * (`openapi.ts`); what that can't say (limits, who may do what) is here and in `routes.ts`.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Interceptor, listen, type ServerOptions } from '../server.ts'
import { bodyViolations } from './openapi.ts'
import { Refusal, Repository, type RepositoryOptions } from './repository.ts'
import { type Area, find, type Route } from './routes.ts'

export type { Deployment, DeploymentSeed, DeploymentStatus } from './repository.ts'
export { DEFAULT_REPOSITORY, daysAgo } from './repository.ts'

export const DEFAULT_TOKEN = 'ghs_standIn0Token'

export interface RecordedRequest {
  readonly method: string
  /** The request target: escaped, with base path and query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly token: string | undefined
}

/** Called before each request, its body read already. */
export type Intercept = Interceptor<RecordedRequest>

interface Manners {
  /** What the token may do; an area that is not named is `write`. `hidden` is none, and 404 instead of 403. */
  permissions: Partial<Record<Area, 'hidden' | 'none' | 'read'>>
  intercept: Intercept
}

export interface GitHubOptions extends RepositoryOptions, ServerOptions, Partial<Manners> {
  /** Where the API lives: empty as on api.github.com unless given; `/api/v3` as on GitHub Enterprise Server. */
  basePath?: string
}

export interface GitHub extends Repository, Manners, AsyncDisposable {
  /** The API's base address with the base path and no slash at its end, as in `GITHUB_API_URL`. */
  readonly url: string
  readonly basePath: string
  readonly requests: RecordedRequest[]
  /** What GitHub would not have understood, one sentence each; those requests were answered with 422 or 404. */
  readonly violations: string[]
  close(): Promise<void>
}

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const { basePath = '', permissions = {}, intercept = () => false } = options
  const { url, close, ...server } = await listen((...exchange) => void answer(github, ...exchange), options)
  const github: GitHub = Object.assign(new Repository(options), {
    url: url + basePath,
    basePath,
    requests: [],
    violations: [],
    permissions,
    intercept,
    close,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  })
  return github
}

async function answer(github: GitHub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { method = '', url: path = '', headers } = request
    const token = /^(?:token|bearer) (.+)$/iu.exec(headers.authorization ?? '')?.[1]
    const recorded = { method, path, headers, body: parsed(await text(request)), token }
    github.requests.push(recorded)
    if (await github.intercept(request, response, recorded)) return
    reply(response, call(github, recorded))
  } catch (error) {
    // An interceptor may have begun an answer before it failed.
    if (response.headersSent) return void response.destroy()
    const { status, message } = error instanceof Refusal ? error : new Refusal(500, `${error}`)
    const failure = { message, documentation_url: 'https://docs.github.com/rest', status: String(status) }
    reply(response, { status, body: failure })
  }
}

/** What is no JSON stays a text, which no operation takes. */
function parsed(content: string): unknown {
  if (content === '') return undefined
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}

interface Answer {
  readonly body: unknown
  readonly status: number
  readonly link?: string
}

function reply(response: ServerResponse, { body, status, link }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...(link && { link }) })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** Decides what a request gets, in GitHub's order: who asks, what for, may they, and does it make sense. */
function call(github: GitHub, { method, path: target, body, token }: RecordedRequest): Answer {
  const { basePath } = github
  if (token === undefined) throw new Refusal(401, 'Requires authentication')
  if (token !== DEFAULT_TOKEN) throw new Refusal(401, 'Bad credentials')

  const url = new URL(target, github.url)
  // On GitHub Enterprise Server, REST is under /api/v3 and GraphQL beside it.
  if (`${method} ${url.pathname}` === `POST ${basePath.replace(/\/v3$/u, '')}/graphql`) {
    return { status: 200, body: graphql(github, body) }
  }
  const path = url.pathname.slice(basePath.length).replace(repositoryNumber, `/repos/${github.fullName}/`)
  const found = url.pathname.startsWith(basePath) && find(method, path)
  if (!found) throw violation(github, 404, `the stand-in has no ${method} ${url.pathname}`)
  const { route, repository, of } = found
  if (repository.toLowerCase() !== github.fullName.toLowerCase()) throw new Refusal()
  const levels = route.areas.map((area) => github.permissions[area] ?? 'write')
  if (!levels.some((level) => level === 'write' || (level === 'read' && method === 'GET'))) {
    throw levels.includes('hidden') ? new Refusal() : new Refusal(403, 'Resource not accessible by integration')
  }
  checkQuery(github, route, url.searchParams)
  if (method === 'POST' || method === 'PATCH') checkBody(github, route.operation, body)
  const answered = route.answer({ github, of, query: url.searchParams, body })
  if (route.filters) return page(answered as unknown[], numbered(url))
  return { body: answered, status: answered === undefined ? 204 : method === 'POST' ? 201 : 200 }
}

/** The links to other pages name a repository by its number, whatever the request named it by. */
const repositoryNumber = '/repositories/1296269/'

function numbered(url: URL): URL {
  return new URL(url.href.replace(/\/repos\/[^/]+\/[^/?]+\//u, repositoryNumber))
}

/** Notes what GitHub would not have understood, and is the answer to it. */
function violation(github: GitHub, status: number, ...sentences: string[]): Refusal {
  github.violations.push(...sentences)
  return new Refusal(status, sentences.join('; '))
}

/** GitHub ignores what it does not know, and so would answer a misspelt filter with everything. */
function checkQuery(github: GitHub, { operation, filters }: Route, query: URLSearchParams): void {
  const known = filters ? [...filters, 'per_page', 'page'] : []
  const unknown = [...query.keys()].filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw violation(github, 422, `query of ${operation}: the stand-in has no ${unknown.join(', ')}`)
  }
}

function checkBody(github: GitHub, operation: string, body: unknown): void {
  // Whether the token may create one is asked with a body that nothing can come of.
  const isAsked = /\/(?:deployments|comments)$/u.test(operation) && JSON.stringify(body) === '{}'
  if (isAsked) throw new Refusal(422, 'A required field is missing.')
  const sentences = bodyViolations(operation, body)
  if (sentences.length === 0) sentences.push(...limitViolations(operation, body as Record<string, unknown>))
  if (sentences.length > 0) throw violation(github, 422, ...sentences)
}

/** What GitHub refuses although the description's schemas allow it. */
function limitViolations(operation: string, body: Record<string, unknown>): string[] {
  if (operation.endsWith('/statuses')) {
    const wrong = ['environment_url', 'log_url'].filter((name) => !/^(?:https?:|$)/u.test(String(body[name] ?? '')))
    return wrong.map((name) => `body of ${operation}: /${name} must use http(s)`)
  }
  const { length } = String(body['body']).trim()
  const isComment = operation.includes('/comments')
  return isComment && (length === 0 || length > 65_536) ? [`body of ${operation}: ${length} characters`] : []
}

/** One page of a list, and the `Link` header that leads to the next one. */
function page(list: readonly unknown[], url: URL): Answer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30))
  const current = Number(url.searchParams.get('page') ?? 1)
  const next = new URL(url)
  next.searchParams.set('page', String(current + 1))
  const link = list.length > current * size ? `<${next}>; rel="next"` : ''
  return { body: list.slice((current - 1) * size, current * size), status: 200, link }
}

/** The one question that is asked by GraphQL: an installation token can't ask REST who it is. */
function graphql(github: GitHub, body: unknown): object {
  const { query } = (body ?? {}) as { query?: unknown }
  if (/^(?:query\s*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}$/u.test(String(query).trim())) {
    return { data: { viewer: { login: github.identity.login } } }
  }
  throw violation(github, 422, `GraphQL: the stand-in knows only viewer { login }, not ${query}`)
}
