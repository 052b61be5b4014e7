/**
 * A stand-in for GitHub's API on loopback, for tests and the demo: the deployments, comments, pull requests, branches
 * and tags of one repository. Its state is real. Requests are held against GitHub's published description
 * (`openapi.ts`); what that can't say (limits, `auto_inactive`, who may do what) is here.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { bodyViolations } from './openapi.ts'

/** The repository, where no `repository` is given. */
export const DEFAULT_REPOSITORY = 'octo-org/octo-repo'
/** The token that is accepted, where no `token` is given. */
export const DEFAULT_TOKEN = 'ghs_standIn0Token'

/** An account; the token's own is `github-actions[bot]` unless given. */
export interface User {
  readonly login: string
  readonly id: number
  readonly type: 'Bot' | 'User'
}

/** What a job's `permissions:` name, as far as it matters here. */
export type Area = 'deployments' | 'pull-requests' | 'issues' | 'contents'
/** What the token may do; an area that is not named is `write`. */
export type Permissions = Partial<Record<Area, 'none' | 'read' | 'write'>>

/** A deployment as the API shows it, without the addresses. */
export interface Deployment {
  readonly id: number
  sha: string
  ref: string
  task: string
  payload: string | object
  environment: string
  readonly original_environment: string
  description: string | null
  creator: User
  transient_environment: boolean
  production_environment: boolean
  readonly created_at: string
  updated_at: string
}

/** A deployment's status as the API shows it, without the addresses of other resources. */
export interface DeploymentStatus {
  readonly id: number
  readonly state: 'error' | 'failure' | 'inactive' | 'in_progress' | 'queued' | 'pending' | 'success'
  readonly creator: User
  readonly description: string
  readonly environment: string
  readonly environment_url: string
  readonly log_url: string
  readonly target_url: string
  readonly created_at: string
  readonly updated_at: string
}

/** A comment on an issue or pull request. */
export interface Comment {
  readonly id: number
  body: string
  readonly user: User
  readonly created_at: string
  updated_at: string
}

/** A pull request. It may be changed in place, as a push changes `head.sha`. */
export interface Pull {
  readonly number: number
  title: string
  user: User
  state: 'open' | 'closed'
  merged: boolean
  /** `repo` is null where the fork was deleted. */
  head: { sha: string; ref: string; repo: { full_name: string } | null }
  base: { sha: string; ref: string; repo: { full_name: string } }
}

/** A pull request to add: whatever is not named is made up. */
export interface PullSeed extends Partial<Omit<Pull, 'head' | 'base'>> {
  readonly head?: Partial<Pull['head']>
  readonly base?: Partial<Pull['base']>
}

/** One request as it arrived. */
export interface RecordedRequest {
  readonly method: string
  /** The request target: escaped, with base path and query. */
  readonly path: string
  /** Parsed from JSON; undefined where there is none. */
  readonly body: unknown
  readonly token: string | undefined
}

/** How a stand-in starts. */
export interface GitHubOptions {
  /** `owner/repo` */
  repository?: string
  defaultBranch?: string
  token?: string
  /** Whose the token is. A bot's is an installation token, which can't ask for `/user`. */
  identity?: User
  /** Where the API lives: empty as on api.github.com unless given; `/api/v3` as on GitHub Enterprise Server. */
  basePath?: string
  permissions?: Permissions
  /** See `GitHub`. */
  hideForbidden?: boolean
  /** Called before each request is treated, its body read already; true means that it dealt with it itself. */
  intercept?: (
    request: IncomingMessage,
    response: ServerResponse,
    recorded: RecordedRequest,
  ) => boolean | Promise<boolean>
}

/** A running stand-in. */
export interface GitHub extends Repository, AsyncDisposable {
  /** The API's base address with the base path and no slash at its end, as in `GITHUB_API_URL`. */
  readonly url: string
  /** Each request since the start, oldest first. */
  readonly requests: RecordedRequest[]
  /** What GitHub would not have understood, one sentence each; those requests were answered with 422 or 404. */
  readonly violations: string[]
  /** May be changed at any time. */
  permissions: Permissions
  /** Whether a missing permission is answered with 404 instead of 403. */
  hideForbidden: boolean
  /** Stops, and breaks what is under way. */
  close(): Promise<void>
}

/** Starts a stand-in on a free port of 127.0.0.1. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const { basePath = '', permissions = {}, hideForbidden = false } = options
  const server = createServer((request, response) => void answer({ github, options, request, response }))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const github: GitHub = Object.assign(new Repository(options), {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    requests: [],
    violations: [],
    permissions,
    hideForbidden,
    close,
    [Symbol.asyncDispose]: close,
  })
  return github
}

/** The repository's state, and how tests reach into it without a request. */
class Repository {
  readonly fullName: string
  readonly defaultBranch: string
  readonly identity: User
  /** Oldest first. */
  readonly deployments: Deployment[] = []
  /** The head commit of each branch, by name. */
  readonly branches = new Map<string, string>()
  /** The commit of each tag, by name. */
  readonly tags = new Map<string, string>()
  /** By number. */
  readonly pulls = new Map<number, Pull>()
  readonly #statuses = new Map<number, DeploymentStatus[]>()
  readonly #comments = new Map<number, Comment[]>()
  #ticks = 0

  constructor({ repository, defaultBranch, identity }: GitHubOptions) {
    this.fullName = repository ?? DEFAULT_REPOSITORY
    this.defaultBranch = defaultBranch ?? 'main'
    this.identity = identity ?? { login: 'github-actions[bot]', id: 41898282, type: 'Bot' }
    this.addBranch(this.defaultBranch)
  }

  /** Adds a deployment, by default one of the default branch to `production`, without a status. */
  addDeployment(seed: Partial<Omit<Deployment, 'id' | 'original_environment'>> = {}): Deployment {
    const { ref = this.defaultBranch, environment = 'production' } = seed
    const deployment: Deployment = {
      ...this.#tick(),
      sha: this.shaOf(ref) ?? madeUpSha(ref),
      ref,
      task: 'deploy',
      payload: '',
      original_environment: environment,
      environment,
      description: '',
      creator: this.identity,
      transient_environment: false,
      production_environment: environment === 'production',
      ...seed,
    }
    this.deployments.push(deployment)
    return deployment
  }

  /**
   * Adds a status, `success` unless given. A success with `auto_inactive` ends the earlier deployments of the
   * environment, as it does by default in a request.
   */
  addStatus(
    deploymentId: number,
    {
      auto_inactive = false,
      ...seed
    }: Partial<Omit<DeploymentStatus, 'id'>> & { auto_inactive?: boolean } = {},
  ): DeploymentStatus {
    const deployment = this.deployments.find(({ id }) => id === deploymentId)
    if (!deployment) throw notFound()
    deployment.environment = seed.environment ?? deployment.environment
    const target = seed.log_url ?? seed.target_url ?? ''
    const status: DeploymentStatus = {
      ...this.#tick(),
      state: 'success',
      creator: this.identity,
      description: '',
      environment: deployment.environment,
      environment_url: '',
      ...seed,
      log_url: target,
      target_url: target,
    }
    deployment.updated_at = status.created_at
    this.#statuses.set(deploymentId, [...this.statusesOf(deploymentId), status])
    if (auto_inactive && status.state === 'success') this.#endEarlier(deployment, status.creator)
    return status
  }

  /** Only earlier successes, which are neither transient nor production, end by `auto_inactive`. */
  #endEarlier({ id, environment }: Deployment, creator: User): void {
    for (const earlier of this.deployments) {
      if (earlier.id >= id || earlier.environment !== environment) continue
      if (earlier.transient_environment || earlier.production_environment) continue
      // Like GitHub's own: no description, and so no word that the link is gone.
      if (this.stateOf(earlier.id) === 'success') this.addStatus(earlier.id, { state: 'inactive', creator })
    }
  }

  /** Oldest first. */
  statusesOf(deploymentId: number): readonly DeploymentStatus[] {
    return this.#statuses.get(deploymentId) ?? []
  }

  /** The state of the newest status; undefined where there is none. */
  stateOf(deploymentId: number): DeploymentStatus['state'] | undefined {
    return this.statusesOf(deploymentId).at(-1)?.state
  }

  /** Adds a comment; the issue need not be there before. */
  addComment(issue: number, seed: Partial<Omit<Comment, 'id'>> = {}): Comment {
    const comment = { ...this.#tick(), body: 'A comment', user: this.identity, ...seed }
    this.#comments.set(issue, [...this.commentsOf(issue), comment])
    return comment
  }

  /** Oldest first. */
  commentsOf(issue: number): readonly Comment[] {
    return this.#comments.get(issue) ?? []
  }

  /** Whether there is an issue or a pull request of this number. */
  hasIssue(issue: number): boolean {
    return this.pulls.has(issue) || this.#comments.has(issue)
  }

  /** @throws where there is no such comment */
  comment(commentId: number): Comment {
    const comment = [...this.#comments.values()].flat().find(({ id }) => id === commentId)
    if (!comment) throw notFound()
    return comment
  }

  /** Replaces a comment's text, as whoever edits it does. */
  changeComment(commentId: number, body: string): Comment {
    return Object.assign(this.comment(commentId), { body, updated_at: this.#tick().updated_at })
  }

  /** Does nothing where there is none. */
  deleteComment(commentId: number): void {
    for (const [issue, comments] of this.#comments) {
      this.#comments.set(
        issue,
        comments.filter(({ id }) => id !== commentId),
      )
    }
  }

  /** Adds or replaces a pull request, by default an open one, and its head branch where that is in this repository. */
  addPull({ head, base, ...seed }: PullSeed = {}): Pull {
    const { number = Math.max(0, ...this.pulls.keys()) + 1 } = seed
    const { ref = `pull-${number}` } = head ?? {}
    const repo = { full_name: this.fullName }
    const target = base?.ref ?? this.defaultBranch
    const pull: Pull = {
      number,
      title: `Pull request ${number}`,
      user: { login: 'octocat', id: 583231, type: 'User' },
      state: 'open',
      merged: false,
      ...seed,
      head: { sha: madeUpSha(ref), ref, repo, ...head },
      base: { sha: this.branches.get(target) ?? madeUpSha(target), ref: target, repo, ...base },
    }
    this.pulls.set(number, pull)
    if (pull.head.repo?.full_name === this.fullName) this.addBranch(ref, pull.head.sha)
    return pull
  }

  /** Closes, merges or reopens a pull request; its branch stays. */
  setPullState(number: number, state: Pull['state'], { merged = false } = {}): void {
    const pull = this.pulls.get(number)
    if (!pull) throw notFound()
    Object.assign(pull, { state, merged })
  }

  /** Adds a branch, or moves it. */
  addBranch(name: string, sha = madeUpSha(name)): void {
    this.branches.set(name, sha)
  }

  /** Does nothing where there is none. */
  deleteBranch(name: string): void {
    this.branches.delete(name)
  }

  /** Adds a tag, or moves it. */
  addTag(name: string, sha = madeUpSha(name)): void {
    this.tags.set(name, sha)
  }

  /** The commit that a ref names; any full SHA names itself. */
  shaOf(ref: string): string | undefined {
    if (/^[\da-f]{40}$/u.test(ref)) return ref
    return (
      this.branches.get(ref.replace(/^refs\/heads\//u, '')) ??
      this.tags.get(ref.replace(/^refs\/tags\//u, ''))
    )
  }

  /** An id and a time greater than all before: one second a tick, whatever the clock says, so that order is certain. */
  #tick(): { id: number; created_at: string; updated_at: string } {
    this.#ticks += 1
    const now = new Date(Date.UTC(2026, 0, 1, 0, 0, this.#ticks)).toISOString().replace('.000Z', 'Z')
    return { id: 1000 + this.#ticks, created_at: now, updated_at: now }
  }
}

/** The same name gives the same commit in each run. */
function madeUpSha(name: string): string {
  return createHash('sha1').update(name).digest('hex')
}

/** An answer that is a failure. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function notFound(): Refusal {
  return new Refusal(404, 'Not Found')
}

interface Exchange {
  readonly github: GitHub
  readonly options: GitHubOptions
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function answer({ github, options, request, response }: Exchange): Promise<void> {
  try {
    const recorded = record(request, await text(request))
    github.requests.push(recorded)
    if (await options.intercept?.(request, response, recorded)) return
    reply(response, recorded.method, call(github, options, recorded))
  } catch (error) {
    // An interceptor may have begun an answer before it failed.
    if (response.headersSent) return void response.destroy()
    const { status, message } = error instanceof Refusal ? error : new Refusal(500, `${error}`)
    const failure = { message, documentation_url: 'https://docs.github.com/rest', status: String(status) }
    reply(response, '', { status, body: failure })
  }
}

function record(request: IncomingMessage, content: string): RecordedRequest {
  const { method = '', url = '', headers } = request
  const token = /^(?:token|bearer) (.+)$/iu.exec(headers.authorization ?? '')?.[1]
  return { method, path: url, body: parse(content), token }
}

/** What is no JSON stays a string, which no operation takes. */
function parse(content: string): unknown {
  if (content === '') return undefined
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}

interface Answer {
  readonly body: unknown
  readonly status?: number
  readonly link?: string
}

function reply(response: ServerResponse, method: string, { body, status, link }: Answer): void {
  const usual = body === undefined ? 204 : method === 'POST' ? 201 : 200
  response.writeHead(status ?? usual, {
    'content-type': 'application/json; charset=utf-8',
    ...(link ? { link } : {}),
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** Decides what a request gets, in GitHub's order: who asks, what for, may they, and does it make sense. */
function call(
  github: GitHub,
  options: GitHubOptions,
  { method, path, body, token }: RecordedRequest,
): Answer {
  const { token: expected = DEFAULT_TOKEN, basePath = '' } = options
  if (token === undefined) throw new Refusal(401, 'Requires authentication')
  if (token !== expected) throw new Refusal(401, 'Bad credentials')

  const url = new URL(path, github.url)
  // On GitHub Enterprise Server, REST is under /api/v3 and GraphQL beside it.
  if (`${method} ${url.pathname}` === `POST ${basePath.replace(/\/v3$/u, '')}/graphql`) {
    return { status: 200, body: graphql(github, body) }
  }
  const found = url.pathname.startsWith(basePath) && find(method, url.pathname.slice(basePath.length))
  if (!found) throw violation(github, 404, `the stand-in has no ${method} ${url.pathname}`)
  const { route, names } = found
  const { owner, repo } = names
  if (owner && `${owner}/${repo}`.toLowerCase() !== github.fullName.toLowerCase()) throw notFound()
  if (!isAllowed(github, method, route.areas)) {
    throw github.hideForbidden ? notFound() : new Refusal(403, 'Resource not accessible by integration')
  }
  checkQuery(github, route, url.searchParams)
  if (method === 'POST' || method === 'PATCH') checkBody(github, route.operation, body)
  const answered = route.answer({ github, names, query: url.searchParams, body })
  return route.filters ? page(answered as unknown[], url) : { body: answered }
}

/** Notes what GitHub would not have understood, and is the answer to it. */
function violation(github: GitHub, status: number, ...sentences: string[]): Refusal {
  github.violations.push(...sentences)
  return new Refusal(status, sentences.join('; '))
}

function isAllowed({ permissions }: GitHub, method: string, areas: readonly Area[]): boolean {
  const enough = method === 'GET' ? ['read', 'write'] : ['write']
  return areas.length === 0 || areas.some((area) => enough.includes(permissions[area] ?? 'write'))
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
  const sentences = bodyViolations(operation, body)
  if (sentences.length === 0) sentences.push(...limitViolations(operation, body as Record<string, unknown>))
  if (sentences.length > 0) throw violation(github, 422, ...sentences)
}

/** What GitHub refuses although the description's schemas allow it. */
function limitViolations(operation: string, body: Record<string, unknown>): string[] {
  const sentences: string[] = []
  const refuse = (name: string, why: string) => sentences.push(`body of ${operation}: /${name} ${why}`)
  if (operation.endsWith('/statuses')) {
    if (String(body['description'] ?? '').length > 140) refuse('description', 'is longer than 140 characters')
    for (const name of ['environment_url', 'log_url', 'target_url']) {
      if (!/^(?:https?:|$)/u.test(String(body[name] ?? ''))) refuse(name, 'must use http(s)')
    }
  } else if (operation.includes('/comments')) {
    const comment = String(body['body'])
    if (comment.trim() === '') refuse('body', "can't be blank")
    if (comment.length > 65_536) refuse('body', 'is longer than 65536 characters')
  }
  return sentences
}

/** One page of a list, and the `Link` header that leads to the others. */
function page(list: readonly unknown[], url: URL): Answer {
  const number = (name: string, otherwise: number) =>
    Math.max(1, Math.trunc(Number(url.searchParams.get(name))) || otherwise)
  const size = Math.min(100, number('per_page', 30))
  const current = number('page', 1)
  const last = Math.max(1, Math.ceil(list.length / size))
  const links: string[] = []
  const add = (rel: string, target: number) => {
    const other = new URL(url)
    other.searchParams.set('page', String(target))
    links.push(`<${other}>; rel="${rel}"`)
  }
  if (current > 1) add('prev', current - 1)
  if (current < last) add('next', current + 1)
  if (current < last) add('last', last)
  if (current > 1) add('first', 1)
  return { body: list.slice((current - 1) * size, current * size), link: links.join(', ') }
}

/** The one question that is asked by GraphQL: an installation token can't ask REST who it is. */
function graphql(github: GitHub, body: unknown): object {
  const { query } = (body ?? {}) as { query?: unknown }
  if (/^(?:query\s*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}$/u.test(String(query).trim())) {
    return { data: { viewer: { login: github.identity.login } } }
  }
  throw violation(github, 422, `GraphQL: the stand-in knows only viewer { login }, not ${query}`)
}

interface Call {
  readonly github: GitHub
  /** What the path holds in the place of each name of the template, unescaped. */
  readonly names: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** As the description wants it. */
  readonly body: unknown
}

interface Route {
  /** Method and path template, as in GitHub's description. */
  readonly operation: string
  /** The token needs one of these; with none, any token does. */
  readonly areas: readonly Area[]
  /** The query's filters; where they are given, the answer is a list that goes out in pages. */
  readonly filters?: readonly string[]
  readonly answer: (call: Call) => unknown
}

function find(method: string, path: string): { route: Route; names: Record<string, string> } | undefined {
  for (const route of routes) {
    const [routeMethod, template = ''] = route.operation.split(' ')
    // Names of branches and refs hold slashes, which clients escape or not.
    const pattern = template.replace(/\{(\w+)\}/gu, (_, name) =>
      name === 'branch' || name === 'ref' ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    )
    const match = routeMethod === method && new RegExp(`^${pattern}$`, 'u').exec(path)
    if (!match) continue
    const names = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { route, names: Object.fromEntries(names) }
  }
  return undefined
}

const repository = '/repos/{owner}/{repo}'
const deployment = `${repository}/deployments/{deployment_id}`
const issueComments = `${repository}/issues/{issue_number}/comments`
const issueComment = `${repository}/issues/comments/{comment_id}`
const commentAreas = ['issues', 'pull-requests'] as const

const routes: readonly Route[] = [
  { operation: 'GET /user', areas: [], answer: whoAmI },
  { operation: `GET ${repository}`, areas: [], answer: showRepository },
  {
    operation: `GET ${repository}/deployments`,
    areas: ['deployments'],
    filters: ['environment', 'task', 'ref', 'sha'],
    answer: listDeployments,
  },
  { operation: `POST ${repository}/deployments`, areas: ['deployments'], answer: createDeployment },
  { operation: `GET ${deployment}`, areas: ['deployments'], answer: findDeployment },
  { operation: `DELETE ${deployment}`, areas: ['deployments'], answer: deleteDeployment },
  { operation: `GET ${deployment}/statuses`, areas: ['deployments'], filters: [], answer: listStatuses },
  { operation: `POST ${deployment}/statuses`, areas: ['deployments'], answer: createStatus },
  { operation: `GET ${issueComments}`, areas: commentAreas, filters: [], answer: listComments },
  { operation: `POST ${issueComments}`, areas: commentAreas, answer: createComment },
  { operation: `GET ${issueComment}`, areas: commentAreas, answer: findComment },
  { operation: `PATCH ${issueComment}`, areas: commentAreas, answer: changeComment },
  { operation: `DELETE ${issueComment}`, areas: commentAreas, answer: deleteComment },
  { operation: `GET ${repository}/pulls`, areas: ['pull-requests'], filters: ['state'], answer: listPulls },
  { operation: `GET ${repository}/pulls/{pull_number}`, areas: ['pull-requests'], answer: findPull },
  { operation: `GET ${repository}/branches/{branch}`, areas: ['contents'], answer: findBranch },
  { operation: `GET ${repository}/git/ref/{ref}`, areas: ['contents'], answer: findRef },
  { operation: `GET ${repository}/git/matching-refs/{ref}`, areas: ['contents'], answer: matchingRefs },
]

function whoAmI({ github }: Call): User {
  if (github.identity.type === 'Bot') throw new Refusal(403, 'Resource not accessible by integration')
  return github.identity
}

function showRepository({ github }: Call): object {
  const [owner, name] = github.fullName.split('/')
  return { name, full_name: github.fullName, owner: { login: owner }, default_branch: github.defaultBranch }
}

function listDeployments({ github, query }: Call): Deployment[] {
  const filters = (['environment', 'task', 'ref', 'sha'] as const).filter((name) => query.get(name))
  return github.deployments
    .filter((each) => filters.every((name) => each[name] === query.get(name)))
    .toReversed()
}

function createDeployment({ github, body }: Call): Deployment {
  // No commit here is ever behind the default branch or has checks, so there is nothing to merge and none to await.
  const { auto_merge, required_contexts, ...seed } = body as DeploymentBody
  if (!github.shaOf(seed.ref)) throw new Refusal(422, `No ref found for: ${seed.ref}`)
  return github.addDeployment(seed)
}

interface DeploymentBody extends Partial<Omit<Deployment, 'id' | 'original_environment'>> {
  readonly ref: string
  readonly auto_merge?: boolean
  readonly required_contexts?: readonly string[]
}

function findDeployment({ github, names }: Call): Deployment {
  const found = github.deployments.find(({ id }) => String(id) === names['deployment_id'])
  if (!found) throw notFound()
  return found
}

function deleteDeployment(call: Call): void {
  const { deployments } = call.github
  const found = findDeployment(call)
  const state = call.github.stateOf(found.id)
  if (deployments.length > 1 && (state === undefined || state === 'success')) {
    throw new Refusal(422, 'We cannot delete an active deployment unless it is the only deployment.')
  }
  deployments.splice(deployments.indexOf(found), 1)
}

function listStatuses(call: Call): DeploymentStatus[] {
  return call.github.statusesOf(findDeployment(call).id).toReversed()
}

function createStatus(call: Call): DeploymentStatus {
  const body = call.body as Partial<Omit<DeploymentStatus, 'id'>>
  return call.github.addStatus(findDeployment(call).id, { auto_inactive: true, ...body })
}

function listComments({ github, names }: Call): readonly Comment[] {
  const issue = Number(names['issue_number'])
  if (!github.hasIssue(issue)) throw notFound()
  return github.commentsOf(issue)
}

function createComment({ github, names, body }: Call): Comment {
  const issue = Number(names['issue_number'])
  if (!github.hasIssue(issue)) throw notFound()
  return github.addComment(issue, body as { body: string })
}

function findComment({ github, names }: Call): Comment {
  return github.comment(Number(names['comment_id']))
}

function changeComment(call: Call): Comment {
  return call.github.changeComment(findComment(call).id, (call.body as { body: string }).body)
}

function deleteComment(call: Call): void {
  call.github.deleteComment(findComment(call).id)
}

function listPulls({ github, query }: Call): Omit<Pull, 'merged'>[] {
  const wanted = query.get('state') ?? 'open'
  const pulls = [...github.pulls.values()].filter(({ state }) => wanted === 'all' || wanted === state)
  // A list does not tell what was merged.
  return pulls.sort((one, other) => other.number - one.number).map(({ merged, ...pull }) => pull)
}

function findPull({ github, names }: Call): Pull {
  const pull = github.pulls.get(Number(names['pull_number']))
  if (!pull) throw notFound()
  return pull
}

function findBranch({ github, names }: Call): object {
  const name = names['branch'] ?? ''
  const sha = github.branches.get(name)
  if (sha === undefined) throw new Refusal(404, 'Branch not found')
  return { name, commit: { sha }, protected: false }
}

function findRef(call: Call): object {
  const exact = matchingRefs(call).find(({ ref }) => ref === `refs/${call.names['ref']}`)
  if (!exact) throw notFound()
  return exact
}

function matchingRefs({ github, names }: Call): { ref: string; object: object }[] {
  const refs = [
    ...[...github.branches].map(([name, sha]) => ({ ref: `refs/heads/${name}`, sha })),
    ...[...github.tags].map(([name, sha]) => ({ ref: `refs/tags/${name}`, sha })),
  ]
  return refs
    .filter(({ ref }) => ref.startsWith(`refs/${names['ref']}`))
    .map(({ ref, sha }) => ({ ref, object: { type: 'commit', sha } }))
}
