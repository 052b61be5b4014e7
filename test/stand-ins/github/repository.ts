/** What the stand-in for GitHub keeps of one repository, and how tests reach into it without a request. */
import { createHash } from 'node:crypto'
import type { getOctokit } from '@actions/github'

export const DEFAULT_REPOSITORY = 'octo-org/octo-repo'

type Rest = ReturnType<typeof getOctokit>['rest']
/** What the published description says of an operation's answer. A stand-in answers with a part of it. */
type Described<Operation extends (...all: never[]) => Promise<{ data: unknown }>> = Awaited<
  ReturnType<Operation>
>['data']
type DescribedPull = Described<Rest['pulls']['get']>

type User = Pick<DescribedPull['user'], 'login' | 'id' | 'type'>

/** A deployment as the API shows it, without the addresses. */
export type Deployment = Required<
  Pick<
    Described<Rest['repos']['getDeployment']>,
    'id' | 'sha' | 'ref' | 'task' | 'payload' | 'environment' | 'transient_environment' | 'production_environment'
  >
> & { created_at: string }

/** A deployment to add: whatever is not named is made up. */
export type DeploymentSeed = Partial<Omit<Deployment, 'id'>>

/** A deployment's status as the API shows it, without the addresses of other resources. */
export type DeploymentStatus = Required<
  Pick<
    Described<Rest['repos']['getDeploymentStatus']>,
    'id' | 'state' | 'environment' | 'environment_url' | 'log_url' | 'created_at'
  >
>

export type StatusSeed = Partial<Omit<DeploymentStatus, 'id'>>

type Comment = Required<Pick<Described<Rest['issues']['getComment']>, 'id' | 'body' | 'created_at' | 'updated_at'>> & {
  readonly user: User
}

/** It may be changed in place, as a push changes `head.sha`. */
interface Pull extends Pick<DescribedPull, 'number' | 'title' | 'state'> {
  user: User
  /** `repo` is null if the fork was deleted. */
  head: Pick<DescribedPull['head'], 'sha' | 'ref'> & { repo: { full_name: string } | null }
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

/** @throws {Refusal} if there is no such thing */
function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Refusal()
  return thing
}

/** A time as the API writes it. */
const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d+Z$/u, 'Z')

/** A time as the API writes it, so many days before now. */
export const daysAgo = (days: number): string => timeOf(Date.now() - days * 86_400_000)

const madeUpSha = (name: string): string => createHash('sha1').update(name).digest('hex')

export interface RepositoryOptions {
  /** Whether what happens gets the time of the clock; else one second after the other, which is what tests want. */
  realTime?: boolean
}

/** Whatever is asked for by its id or number, and is not there, is a {@link Refusal}. */
export class Repository {
  readonly fullName = DEFAULT_REPOSITORY
  readonly defaultBranch = 'main'
  /** Whose the token is. */
  readonly identity: User = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' }
  /** Oldest first, which is the order in which they were added, whatever `created_at` says. */
  readonly deployments: Deployment[] = []
  /** The commit of each, by name. */
  readonly branches = new Map<string, string>()
  readonly pulls = new Map<number, Pull>()
  /** By deployment, oldest first. */
  readonly #statuses = new Map<number, DeploymentStatus[]>()
  #comments: { readonly issue: number; readonly comment: Comment }[] = []
  readonly #start = Date.now() - 86_400_000
  readonly #realTime: boolean
  #ticks = 0

  constructor({ realTime = false }: RepositoryOptions = {}) {
    this.#realTime = realTime
    this.addBranch(this.defaultBranch)
  }

  /** Adds a deployment, by default one of the default branch to `production`, without a status. */
  addDeployment(seed: DeploymentSeed = {}): Deployment {
    const { id, now } = this.#tick()
    const { ref = this.defaultBranch, environment = 'production' } = seed
    const unsaid = { ref, sha: this.shaOf(ref) ?? madeUpSha(ref), task: 'deploy', payload: '', environment }
    const kind = { transient_environment: false, production_environment: environment === 'production' }
    const deployment: Deployment = { id, ...unsaid, ...kind, created_at: now, ...seed }
    this.deployments.push(deployment)
    return deployment
  }

  deployment(id: number): Deployment {
    // Mostly it is one of the newest.
    return found(this.deployments.findLast((each) => each.id === id))
  }

  /** Whatever its state. */
  deleteDeployment(id: number): void {
    this.deployments.splice(this.deployments.indexOf(this.deployment(id)), 1)
  }

  addStatus(deploymentId: number, seed: StatusSeed = {}): DeploymentStatus {
    const { environment } = this.deployment(deploymentId)
    const { id, now } = this.#tick()
    const unsaid = { state: 'success', environment, environment_url: '', log_url: '', created_at: now } as const
    const status: DeploymentStatus = { id, ...unsaid, ...seed }
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

  #comment(id: number): { comment: Comment } {
    return found(this.#comments.find(({ comment }) => comment.id === id))
  }

  /** Replaces a comment's text, as whoever edits it does. */
  changeComment(id: number, body: string): Comment {
    return Object.assign(this.#comment(id).comment, { body, updated_at: this.#tick().now })
  }

  deleteComment(id: number): void {
    const { comment } = this.#comment(id)
    this.#comments = this.#comments.filter((each) => each.comment !== comment)
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

  pull(number: number): Pull {
    return found(this.pulls.get(number))
  }

  /** Closes or reopens a pull request; its branch stays. */
  setPullState(number: number, state: Pull['state']): void {
    this.pull(number).state = state
  }

  addBranch(name: string, sha = madeUpSha(name)): void {
    this.branches.set(name, sha)
  }

  /** The commit that a branch's name stands for; any full SHA names itself. */
  shaOf(ref: string): string | undefined {
    return /^[\da-f]{40}$/u.test(ref) ? ref : this.branches.get(ref)
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
    const now = timeOf(this.now)
    this.#ticks += 1
    return { id: 1000 + this.#ticks, now }
  }
}
