import type { GitHub } from '../github/api.ts'
import type { Deployment, Status } from '../github/resources.ts'
import { LazyList } from './lazy-list.ts'
import { byRecord, isOurs, isSameRecord, keyOf, type RecordName, type State, stateOf } from './record-format.ts'

/** The record of the live site, which every preview must know. */
const production: RecordName = { environment: 'production', task: 'deploy' }

/** How far a list is read: to the first entry for which this is true. */
type Which = (deployment: Deployment) => boolean

/** Reads the whole list. */
export const all: Which = () => false

/** Reads the first page, with the newest 100. */
export const newest: Which = () => true

/**
 * The repository's deployments, as one run reads them. Each page of a list and the statuses of each deployment are read
 * once at most until `renew`, and no page is read that nobody needs. Every list is newest first.
 */
export class Deployments {
  readonly #github: GitHub
  readonly #statuses = new Map<number, Promise<Status[] | undefined>>()
  readonly #records = new Map<string, LazyList<Deployment>>()
  readonly #all: LazyList<Deployment>

  constructor(github: GitHub) {
    this.#github = github
    this.#all = new LazyList(() => github.deployments())
  }

  /** From now on lists are read again from their tops, up to what is known, and statuses are asked for again. */
  renew(): void {
    this.#all.renew()
    this.#records.clear()
    this.#statuses.clear()
  }

  /** Forgets the list of a record, because this run added a deployment to it. For other lists that does not matter. */
  refresh(name: RecordName): void {
    this.#records.delete(keyOf(name))
  }

  /** Our deployments of one record. */
  async of(name: RecordName, which = all): Promise<Deployment[]> {
    const known = this.#records.get(keyOf(name)) ?? new LazyList(() => this.#github.deployments({ ...name }))
    this.#records.set(keyOf(name), known)
    return (await known.until(which)).filter((each) => isOurs(each) && isSameRecord(each, name))
  }

  /** The newest of our deployments of one record, read again. */
  async again(name: RecordName): Promise<Deployment[]> {
    this.refresh(name)
    return await this.of(name, newest)
  }

  /** The newest deployments of the live site in the environment `production`. */
  async ofProduction(): Promise<Deployment[]> {
    return await this.of(production, newest)
  }

  /** Our deployments of the live sites of every environment. */
  async ofLiveSites(which: Which): Promise<Deployment[]> {
    const { task } = production
    const list = await new LazyList(() => this.#github.deployments({ task })).until(which)
    return list.filter((each) => isOurs(each) && each.task === task)
  }

  /** All deployments of one environment. Later `of` uses them for the records of this environment. */
  async in(environment: string): Promise<Deployment[]> {
    const list = await new LazyList(() => this.#github.deployments({ environment })).until(all)
    for (const [key, deployments] of byRecord(list)) this.#records.set(key, LazyList.of(deployments))
    return list
  }

  /** All deployments of the repository. */
  async all(): Promise<Deployment[]> {
    return await this.#all.until(all)
  }

  /** Reads the first page of all deployments. Often that is enough. */
  async peek(): Promise<void> {
    await this.#all.until(newest)
  }

  /** The deployments that were begun at a time or later, in milliseconds since 1970. */
  async since(time: number): Promise<Deployment[]> {
    const list = await this.#all.until(({ createdAt }) => createdAt < time)
    return list.filter(({ createdAt }) => createdAt >= time)
  }

  /** A deployment's statuses; undefined if it was deleted after it was listed. */
  statuses(id: number): Promise<Status[] | undefined> {
    const known = this.#statuses.get(id) ?? this.#github.statuses(id)
    this.#statuses.set(id, known)
    return known
  }

  /** What a deployment's statuses say of it. */
  readonly state = async ({ id }: Deployment): Promise<State> => stateOf(await this.statuses(id))
}
