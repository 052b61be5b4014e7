import type { GitHub } from '../github/api.ts'
import type { Deployment, Status } from '../github/resources.ts'
import {
  byRecord,
  isOurs,
  isSameRecord,
  keyOf,
  type RecordName,
  type State,
  stateOf,
} from './record-format.ts'

/**
 * The repository's deployments, as one run reads them. Each page of a list and the statuses of each deployment are read
 * once at most, and no page is read that nobody needs.
 */
export class Deployments {
  readonly #github: GitHub
  readonly #statuses = new Map<number, Promise<Status[] | undefined>>()
  readonly #records = new Map<string, Promise<Deployment[]>>()
  readonly #all: LazyList

  constructor(github: GitHub) {
    this.#github = github
    this.#all = new LazyList(github.deployments())
  }

  /**
   * Forgets the list of a record, because this run added a deployment to it. Lists of other records stay: the new
   * deployment does not matter for them.
   */
  refresh(name: RecordName): void {
    this.#records.delete(keyOf(name))
  }

  /** Our deployments of one record, newest first. */
  async of(name: RecordName): Promise<Deployment[]> {
    const key = keyOf(name)
    const known =
      this.#records.get(key) ?? new LazyList(this.#github.deployments({ ...name })).until(() => false)
    this.#records.set(key, known)
    return (await known).filter((deployment) => isOurs(deployment) && isSameRecord(deployment, name))
  }

  /** All deployments of one environment, newest first. Later `of` uses them for the records of this environment. */
  async in(environment: string): Promise<Deployment[]> {
    const list = await new LazyList(this.#github.deployments({ environment })).until(() => false)
    for (const [key, deployments] of byRecord(list)) this.#records.set(key, Promise.resolve(deployments))
    return list
  }

  /** All deployments of the repository, newest first. */
  async all(): Promise<Deployment[]> {
    return await this.#all.until(() => false)
  }

  /** The deployments that were read so far, newest first. */
  get known(): readonly Deployment[] {
    return this.#all.known
  }

  /** Reads the first page of all deployments. Often that is enough. */
  async peek(): Promise<void> {
    await this.#all.until(() => true)
  }

  /** The deployments that are younger than a given one, newest first. */
  async since(oldest: Deployment): Promise<Deployment[]> {
    const list = await this.#all.until(
      ({ id, createdAt }) => id === oldest.id || createdAt < oldest.createdAt,
    )
    return list.filter(({ id, createdAt }) => id !== oldest.id && createdAt >= oldest.createdAt)
  }

  /** A deployment's statuses, newest first; undefined if it was deleted after it was listed. */
  statuses(id: number): Promise<Status[] | undefined> {
    const known = this.#statuses.get(id) ?? this.#github.statuses(id)
    this.#statuses.set(id, known)
    return known
  }

  /** What a deployment's statuses say of it. */
  async state(id: number): Promise<State> {
    return stateOf(await this.statuses(id))
  }
}

/** A list that reads its pages one by one, when they are needed, and keeps them. */
class LazyList {
  readonly #pages: AsyncGenerator<Deployment[]>
  readonly #read: Deployment[] = []
  #turn: Promise<unknown> = Promise.resolve()

  constructor(pages: AsyncGenerator<Deployment[]>) {
    this.#pages = pages
  }

  get known(): readonly Deployment[] {
    return this.#read
  }

  /**
   * Reads pages until `found` is true for one entry, or there are no more pages. Returns all entries that were read so
   * far.
   */
  async until(found: (deployment: Deployment) => boolean): Promise<Deployment[]> {
    const mine = this.#turn.then(async () => {
      while (!this.#read.some(found)) {
        const page = await this.#pages.next()
        if (page.done) break
        this.#read.push(...page.value)
      }
      return [...this.#read]
    })
    this.#turn = mine
    return await mine
  }
}
