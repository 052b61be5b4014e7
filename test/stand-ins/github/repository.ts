/** What the stand-in for GitHub keeps of one repository, and how tests reach into it without a request. */
import { createHash } from 'node:crypto'

export const DEFAULT_REPOSITORY = 'octo-org/octo-repo'

interface User {
  readonly login: string
  readonly id: number
  readonly type: 'Bot' | 'User'
}

/** A deployment as the API shows it, without the addresses. */
export interface Deployment {
  readonly id: number
  sha: string
  ref: string
  task: string
  payload: string | object
  environment: string
  transient_environment: boolean
  production_environment: boolean
  created_at: string
}

/** A deployment to add: whatever is not named is made up. */
export type DeploymentSeed = Partial<Omit<Deployment, 'id'>>

/** A deployment's status as the API shows it, without the addresses of other resources. */
export interface DeploymentStatus {
  readonly id: number
  readonly state: 'error' | 'failure' | 'inactive' | 'in_progress' | 'queued' | 'pending' | 'success'
  readonly environment: string
  readonly environment_url: string
  readonly log_url: string
  readonly created_at: string
}

export type StatusSeed = Partial<Omit<DeploymentStatus, 'id'>>

interface Comment {
  readonly id: number
  body: string
  readonly user: User
  readonly created_at: string
  updated_at: string
}

/** It may be changed in place, as a push changes `head.sha`. */
interface Pull {
  readonly number: number
  title: string
  user: User
  state: 'open' | 'closed'
  /** `repo` is null where the fork was deleted. */
  head: { sha: string; ref: string; repo: { full_name: string } | null }
}

/** A pull request to add: whatever is not named is made up. */
export interface PullSeed extends Partial<Omit<Pull, 'head'>> {
  readonly head?: Partial<Pull['head']>
}

/** An answer that is a failure; without a message for what is not there, or must not be seen. */
export class Refusal extends Error {
  readonly status: number

  constructor(status = 404, message = 'Not Found') {
    super(message)
    this.status = status
  }
}

/** A time as the API writes it. */
const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d+Z$/u, 'Z')

/** A time as the API writes it, so many days before now. */
export const daysAgo = (days: number): string => timeOf(Date.now() - days * 86_400_000)

/** The same name gives the same commit in each run. */
const madeUpSha = (name: string): string => createHash('sha1').update(name).digest('hex')

export interface RepositoryOptions {
  /** `owner/repo`; `DEFAULT_REPOSITORY` unless given. */
  repository?: string
  /** Whether what happens gets the time of the clock; else one second after the other, which is what tests want. */
  realTime?: boolean
}

export class Repository {
  readonly fullName: string
  readonly defaultBranch = 'main'
  /** Whose the token is. */
  readonly identity: User = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' }
  /** Oldest first, which is the order in which they were added, whatever `created_at` says. */
  readonly deployments: Deployment[] = []
  readonly branches = new Map<string, string>()
  readonly tags = new Map<string, string>()
  readonly pulls = new Map<number, Pull>()
  /** By deployment, oldest first. */
  readonly #statuses = new Map<number, DeploymentStatus[]>()
  readonly #comments: { readonly issue: number; readonly comment: Comment }[] = []
  readonly #start = Date.now() - 86_400_000
  readonly #realTime: boolean
  #ticks = 0

  constructor({ repository = DEFAULT_REPOSITORY, realTime = false }: RepositoryOptions = {}) {
    this.#realTime = realTime
    this.fullName = repository
    this.addBranch(this.defaultBranch)
  }

  /** Adds a deployment, by default one of the default branch to `production`, without a status. */
  addDeployment(seed: DeploymentSeed = {}): Deployment {
    const { id, now } = this.#tick()
    const { ref = this.defaultBranch, environment = 'production' } = seed
    const deployment: Deployment = {
      id,
      sha: this.shaOf(ref) ?? madeUpSha(ref),
      ref,
      task: 'deploy',
      payload: '',
      environment,
      transient_environment: false,
      production_environment: environment === 'production',
      created_at: now,
      ...seed,
    }
    this.deployments.push(deployment)
    return deployment
  }

  /** @throws {Refusal} where there is none */
  deployment(id: number): Deployment {
    // Mostly it is one of the newest.
    const found = this.deployments.findLast((each) => each.id === id)
    if (!found) throw new Refusal()
    return found
  }

  /** Whatever its state; does nothing where there is none. */
  deleteDeployment(id: number): void {
    const index = this.deployments.findIndex((each) => each.id === id)
    if (index < 0) return
    this.deployments.splice(index, 1)
    this.#statuses.delete(id)
  }

  addStatus(deploymentId: number, seed: StatusSeed = {}): DeploymentStatus {
    const deployment = this.deployment(deploymentId)
    deployment.environment = seed.environment ?? deployment.environment
    const { id, now } = this.#tick()
    const status: DeploymentStatus = {
      id,
      state: 'success',
      environment: deployment.environment,
      environment_url: '',
      log_url: '',
      created_at: now,
      ...seed,
    }
    this.#statuses.set(deploymentId, [...this.statusesOf(deploymentId), status])
    return status
  }

  /** Whether GitHub holds a deployment for active, and so does not delete it. */
  isActive(deploymentId: number): boolean {
    const state = this.stateOf(deploymentId)
    return state === undefined || ['success', 'in_progress', 'queued', 'pending'].includes(state)
  }

  statusesOf(deploymentId: number): readonly DeploymentStatus[] {
    return this.#statuses.get(deploymentId) ?? []
  }

  stateOf(deploymentId: number): DeploymentStatus['state'] | undefined {
    return this.statusesOf(deploymentId).at(-1)?.state
  }

  /** Adds a comment; the issue need not be there before. */
  addComment(issue: number, seed: Partial<Omit<Comment, 'id'>> = {}): Comment {
    const { id, now } = this.#tick()
    const comment = { id, body: 'A comment', user: this.identity, created_at: now, updated_at: now, ...seed }
    this.#comments.push({ issue, comment })
    return comment
  }

  commentsOf(issue: number): readonly Comment[] {
    return this.#comments.filter((each) => each.issue === issue).map(({ comment }) => comment)
  }

  /** @throws {Refusal} where there is no such comment */
  comment(commentId: number): Comment {
    const found = this.#comments.find(({ comment }) => comment.id === commentId)
    if (!found) throw new Refusal()
    return found.comment
  }

  /** Replaces a comment's text, as whoever edits it does. */
  changeComment(commentId: number, body: string): Comment {
    return Object.assign(this.comment(commentId), { body, updated_at: this.#tick().now })
  }

  deleteComment(commentId: number): void {
    const index = this.#comments.findIndex(({ comment }) => comment.id === commentId)
    if (index >= 0) this.#comments.splice(index, 1)
  }

  /** Adds or replaces a pull request, by default an open one, and its head branch where that is in this repository. */
  addPull({ head, ...seed }: PullSeed = {}): Pull {
    const { number = Math.max(0, ...this.pulls.keys()) + 1 } = seed
    const { ref = `pull-${number}` } = head ?? {}
    const pull: Pull = {
      number,
      title: `Pull request ${number}`,
      user: { login: 'octocat', id: 583231, type: 'User' },
      state: 'open',
      ...seed,
      head: { sha: madeUpSha(ref), ref, repo: { full_name: this.fullName }, ...head },
    }
    this.pulls.set(number, pull)
    if (pull.head.repo?.full_name === this.fullName) this.addBranch(ref, pull.head.sha)
    return pull
  }

  /** @throws {Refusal} where there is none */
  pull(number: number): Pull {
    const found = this.pulls.get(number)
    if (!found) throw new Refusal()
    return found
  }

  /** Closes or reopens a pull request; its branch stays. */
  setPullState(number: number, state: Pull['state']): void {
    this.pull(number).state = state
  }

  addBranch(name: string, sha = madeUpSha(name)): void {
    this.branches.set(name, sha)
  }

  deleteBranch(name: string): void {
    this.branches.delete(name)
  }

  addTag(name: string, sha = madeUpSha(name)): void {
    this.tags.set(name, sha)
  }

  /** The commit that a branch, a tag or a ref names; any full SHA names itself. */
  shaOf(ref: string): string | undefined {
    if (/^[\da-f]{40}$/u.test(ref)) return ref
    const [, kind, name = ref] = /^refs\/(heads|tags)\/(.*)$/u.exec(ref) ?? []
    const branch = kind === 'tags' ? undefined : this.branches.get(name)
    return kind === 'heads' ? branch : (branch ?? this.tags.get(name))
  }

  /** Lets so much time pass between what was added so far and what follows. */
  passHours(hours: number): void {
    this.#ticks += hours * 3600
  }

  /** The time of whatever happens next, in milliseconds since 1970. */
  get now(): number {
    return this.#realTime ? Date.now() : this.#start + (this.#ticks + 1) * 1000
  }

  /**
   * An id and a time greater than all before: one second a tick, whatever the clock says, so that order is certain. It
   * starts yesterday, so that nothing happens in the future and nothing is old unless a test says so. In real time the ids
   * alone tell the order.
   */
  #tick(): { id: number; now: string } {
    this.#ticks += 1
    const now = this.#realTime ? Date.now() : this.#start + this.#ticks * 1000
    return { id: 1000 + this.#ticks, now: timeOf(now) }
  }
}
