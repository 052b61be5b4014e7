import { describe, type Subject, type Target } from '../target.ts'
import { hostNameOf } from '../text/host-name.ts'
import type { Deployment, GitHub, Status } from './api.ts'

/** The description that marks a deployment whose links are gone. */
export const tornDown = 'torn down'

/** Marks a payload as ours; other tools make deployments of the same environment and task. */
const payloadKey = 'static-deploy'

/** What identifies a record: all deployments of one environment and task. */
export interface RecordName {
  readonly environment: string
  readonly task: string
}

/** A deployment that names a link and is not torn down. */
export interface Active {
  readonly id: number
  /** Undefined where the deployment never came to one. */
  readonly link: string | undefined
}

/** The record that owns a link. */
export interface Owner extends RecordName {
  readonly ours: boolean
}

/** The task of a target's deployments. */
export function taskOf(subject: Subject): string {
  if (subject.kind === 'pull-request') return `deploy:pr-${subject.number}`
  return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : 'deploy'
}

/** Whom a task of ours is for; the reverse of `taskOf`. Undefined for production and other tools' tasks. */
export function previewOf(task: string): Subject | undefined {
  const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1]
  if (number !== undefined) return { kind: 'pull-request', number: Number(number) }
  const branch = /^deploy:branch-(.+)$/u.exec(task)?.[1]
  return branch === undefined ? undefined : { kind: 'branch', branch }
}

/** An owner in words, for an error. */
export function describeOwner({ task, environment, ours }: Owner): string {
  const place = `environment "${environment}"`
  if (!ours) return `a deployment of another tool (${place}, task "${task}")`
  const preview = previewOf(task)
  return preview === undefined
    ? `the live site of ${place}`
    : `the preview of ${describe(preview)} (${place})`
}

/**
 * What GitHub's deployments remember: which link belongs to what. Deployments of one environment and task are one
 * record. Statuses are asked for once at most.
 */
export class Records {
  readonly #github: GitHub
  readonly #statuses = new Map<number, Promise<State>>()
  readonly #lists = new Map<string, Promise<Deployment[]>>()

  constructor(github: GitHub) {
    this.#github = github
  }

  /** The payload of a new deployment; `link` where it is known already. */
  static payload(link: string | undefined): Readonly<Record<string, unknown>> {
    return { [payloadKey]: 1, ...(link && { link }) }
  }

  /** Forgets what was asked for, since a deployment was added. */
  refresh(): void {
    this.#lists.clear()
  }

  /** All deployments of the repository, newest first. */
  all(): Promise<Deployment[]> {
    return this.#list('', {})
  }

  /** Our deployments of one record, newest first. */
  async of(name: RecordName): Promise<Deployment[]> {
    // Asked by name where the whole list is not there already: a repository may have thousands.
    const key = JSON.stringify(name)
    const list = await (this.#lists.get('') ?? this.#list(key, name))
    return list.filter((deployment) => isOurs(deployment) && sameRecord(deployment, name))
  }

  #list(key: string, filter: Partial<RecordName>): Promise<Deployment[]> {
    const known = this.#lists.get(key) ?? this.#github.deployments({ ...filter })
    this.#lists.set(key, known)
    return known
  }

  /** Our records that are previews, each once, newest first: of one environment, or of all. */
  async previews(environment?: string): Promise<RecordName[]> {
    const names = new Map<string, RecordName>()
    for (const deployment of await this.all()) {
      const { environment: own, task } = deployment
      if (!isOurs(deployment) || previewOf(task) === undefined) continue
      if (environment !== undefined && !sameRecord(deployment, { environment, task })) continue
      const key = JSON.stringify([own.toLowerCase(), task])
      if (!names.has(key)) names.set(key, { environment: own, task })
    }
    return [...names.values()]
  }

  /** The link that a record remembers. */
  async recall(name: RecordName): Promise<string | undefined> {
    for (const deployment of await this.of(name)) {
      const state = await this.#state(deployment.id)
      if (state.kind === 'torn down') return undefined
      if (state.kind === 'live') return state.link
    }
    return undefined
  }

  /** Deployments of a record that are not torn down and did not just fail, newest first. */
  async active(name: RecordName): Promise<Active[]> {
    const active: Active[] = []
    for (const deployment of await this.of(name)) {
      const state = await this.#state(deployment.id)
      // Torn down oldest first: behind one that is, all are.
      if (state.kind === 'torn down') break
      if (state.kind === 'failed') continue
      const link = state.kind === 'live' ? state.link : linkInPayload(deployment)
      active.push({ id: deployment.id, link })
    }
    return active
  }

  /** Deployments of ours that name a link and are not torn down: of one record, or of all. */
  async naming(link: string, name?: RecordName): Promise<Active[]> {
    const active: Active[] = []
    for (const deployment of name ? await this.of(name) : (await this.all()).filter(isOurs)) {
      const payload = linkInPayload(deployment)
      if (payload !== undefined && payload !== link) continue
      const state = await this.#state(deployment.id)
      const named = state.kind === 'live' ? state.link : state.kind === 'begun' ? payload : undefined
      if (named === link) active.push({ id: deployment.id, link })
    }
    return active
  }

  /** The record other than `own` that owns a link, if there is one. */
  async ownerOf(link: string, own: RecordName): Promise<Owner | undefined> {
    const records = Map.groupBy(
      (await this.all()).filter((deployment) => isOurs(deployment) || !deployment.transient),
      (deployment) => JSON.stringify([isOurs(deployment), deployment.environment, deployment.task]),
    )
    for (const deployments of records.values()) {
      const [{ environment, task } = own] = deployments
      const ours = deployments.some(isOurs)
      if (ours && sameRecord({ environment, task }, own)) continue
      if (ours && task !== 'deploy' && namesAnother(deployments, link)) continue
      if ((await this.#linkOf(deployments)) === link) return { environment, task, ours }
    }
    return undefined
  }

  /** The link of a record: what its newest success names, unless that was torn down. */
  async #linkOf(deployments: readonly Deployment[]): Promise<string | undefined> {
    for (const deployment of deployments) {
      const state = await this.#state(deployment.id)
      if (state.kind === 'torn down') return undefined
      if (state.kind === 'live') return state.link
    }
    return undefined
  }

  #state(id: number): Promise<State> {
    const known = this.#statuses.get(id) ?? this.#github.statuses(id).then(stateOf)
    this.#statuses.set(id, known)
    return known
  }
}

/** The name of a target's record. */
export function recordOf({ environment, subject }: Pick<Target, 'environment' | 'subject'>): RecordName {
  return { environment, task: taskOf(subject) }
}

type State =
  | { readonly kind: 'torn down' }
  | { readonly kind: 'live'; readonly link: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'begun' }

/**
 * What a deployment's statuses, newest first, say of it. An `inactive` that is not ours (GitHub sets it for another
 * tool's success) says nothing. A failure may name a link too: the site was sent, but could not be shown to be good.
 */
function stateOf(statuses: readonly Status[]): State {
  for (const { state, description, environmentUrl } of statuses) {
    if (state === 'inactive' && description === tornDown) return { kind: 'torn down' }
    const link = URL.canParse(environmentUrl) ? hostNameOf(new URL(environmentUrl).host) : undefined
    if ((state === 'success' || state === 'failure') && link !== undefined) return { kind: 'live', link }
  }
  const failed = statuses.some(({ state }) => state === 'failure' || state === 'error')
  return { kind: failed ? 'failed' : 'begun' }
}

function sameRecord(a: RecordName, b: RecordName): boolean {
  // GitHub tells environments apart without regard to case.
  return a.environment.toLowerCase() === b.environment.toLowerCase() && a.task === b.task
}

function payloadOf({ payload }: Deployment): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isOurs(deployment: Deployment): boolean {
  return payloadKey in payloadOf(deployment)
}

function linkInPayload(deployment: Deployment): string | undefined {
  const { link } = payloadOf(deployment)
  return typeof link === 'string' ? hostNameOf(link) : undefined
}

/**
 * Whether a preview's payloads tell, without a request for statuses, that its link is another: the newest names one,
 * and none of them names this.
 */
function namesAnother(deployments: readonly Deployment[], link: string): boolean {
  const links = deployments.map(linkInPayload)
  return links[0] !== undefined && !links.includes(link)
}
