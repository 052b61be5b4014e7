import type { GitHub } from '../github/api.ts'
import type { Deployment, Status } from '../github/resources.ts'
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
 * once at most until `renew`, and no page is read that nobody needs.
 */
export class Deployments {
  readonly #github: GitHub
  readonly #statuses = new Map<number, Promise<Status[] | undefined>>()
  readonly #records = new Map<string, LazyList>()
  readonly #all: LazyList

  constructor(github: GitHub) {
    this.#github = github
    this.#all = new LazyList(() => github.deployments())
  }

  /**
   * Forgets what may have changed: from now on lists are read again from their tops, up to what is known, and statuses
   * are asked for again.
   */
  renew(): void {
    this.#all.renew()
    this.#records.clear()
    this.#statuses.clear()
  }

  /**
   * Forgets the list of a record, because this run added a deployment to it. Lists of other records stay: the new
   * deployment does not matter for them.
   */
  refresh(name: RecordName): void {
    this.#records.delete(keyOf(name))
  }

  /** Our deployments of one record, newest first. */
  async of(name: RecordName, which = all): Promise<Deployment[]> {
    const list = await this.#list(name).until(which)
    return list.filter((each) => isOurs(each) && isSameRecord(each, name))
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

  /** Our deployments of the live sites of every environment, newest first. */
  async ofLiveSites(which: Which): Promise<Deployment[]> {
    const { task } = production
    const list = await new LazyList(() => this.#github.deployments({ task })).until(which)
    return list.filter((each) => isOurs(each) && each.task === task)
  }

  /** All deployments of one environment, newest first. Later `of` uses them for the records of this environment. */
  async in(environment: string): Promise<Deployment[]> {
    const list = await new LazyList(() => this.#github.deployments({ environment })).until(all)
    for (const [key, deployments] of byRecord(list)) this.#records.set(key, LazyList.of(deployments))
    return list
  }

  /** All deployments of the repository, newest first. */
  async all(): Promise<Deployment[]> {
    return await this.#all.until(all)
  }

  /** Reads the first page of all deployments. Often that is enough. */
  async peek(): Promise<void> {
    await this.#all.until(newest)
  }

  /**
   * The deployments that were begun at a time or later, newest first.
   *
   * @param time milliseconds since 1970
   */
  async since(time: number): Promise<Deployment[]> {
    const list = await this.#all.until(({ createdAt }) => createdAt < time)
    return list.filter(({ createdAt }) => createdAt >= time)
  }

  /** A deployment's statuses, newest first; undefined if it was deleted after it was listed. */
  statuses(id: number): Promise<Status[] | undefined> {
    const known = this.#statuses.get(id) ?? this.#github.statuses(id)
    this.#statuses.set(id, known)
    return known
  }

  /** What a deployment's statuses say of it. */
  readonly state = async ({ id }: Deployment): Promise<State> => stateOf(await this.statuses(id))

  #list(name: RecordName): LazyList {
    const key = keyOf(name)
    const known = this.#records.get(key) ?? new LazyList(() => this.#github.deployments({ ...name }))
    this.#records.set(key, known)
    return known
  }
}

/** A list that reads its pages one by one, when they are needed, and keeps them. */
class LazyList {
  readonly #read: () => AsyncGenerator<Deployment[]>
  #pages: AsyncGenerator<Deployment[]> | undefined
  #known: Deployment[] = []
  #isOld = false
  #turn: Promise<unknown> = Promise.resolve()

  /** @param read reads the list from its top, page by page */
  constructor(read: () => AsyncGenerator<Deployment[]>) {
    this.#read = read
  }

  /** A list that is known already. */
  static of(known: Deployment[]): LazyList {
    return new LazyList(async function* () {
      yield known
    })
  }

  /** The top of the list is read again before it is used. */
  renew(): void {
    this.#isOld = true
  }

  /**
   * Reads pages until `found` is true for one entry, or there are no more pages. Returns all entries that were read so
   * far.
   */
  async until(found: Which): Promise<Deployment[]> {
    const mine = this.#turn.then(async () => {
      if (this.#isOld) await this.#readTop()
      this.#pages ??= this.#read()
      while (!this.#known.some(found)) {
        const page = await this.#pages.next()
        if (page.done) break
        this.#known.push(...page.value)
      }
      return [...this.#known]
    })
    // After an error the list is not complete, so everybody who asks later gets the error too.
    this.#turn = mine
    return await mine
  }

  /** Puts what is new before what is known. */
  async #readTop(): Promise<void> {
    const ids = new Set(this.#known.map(({ id }) => id))
    const added: Deployment[] = []
    if (ids.size > 0) {
      for await (const page of this.#read()) {
        added.push(...page.filter(({ id }) => !ids.has(id)))
        if (page.some(({ id }) => ids.has(id))) break
      }
    } else this.#pages = undefined
    this.#known = [...added, ...this.#known]
    this.#isOld = false
  }
}
