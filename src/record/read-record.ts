import type { GitHub } from '../github/api.ts'
import type { Deployment, Status } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import { answeredLink, endOf, factsOf, keyOf, liveSiteTask, type RecordName } from './record-format.ts'

/**
 * The deployments of one record as this run knows them, newest first. What a payload names is there; statuses are asked
 * only of a deployment that was begun without a link. Every method throws {@link GitHubError}: what can't be read is
 * never taken for nothing.
 */
export class RecordReader {
  readonly #github: GitHub
  readonly #name: RecordName
  readonly #statuses = new Map<number, Promise<Status[]>>()
  #deployments: Promise<Deployment[]> | undefined

  /** @param known the deployments, if they were read already */
  constructor(github: GitHub, name: RecordName, known?: readonly Deployment[]) {
    this.#github = github
    this.#name = name
    if (known) this.#deployments = Promise.resolve([...known])
  }

  /** All of a preview. Of a live site, which may have thousands, the newest 100; more if none of these names a link. */
  deployments(): Promise<Deployment[]> {
    this.#deployments ??= this.#read()
    return this.#deployments
  }

  async #read(): Promise<Deployment[]> {
    const found: Deployment[] = []
    for await (const page of this.#github.deployments({ ...this.#name })) {
      found.push(...page.filter((each) => factsOf(each) && keyOf(each) === keyOf(this.#name)))
      if (this.#name.task === liveSiteTask && found.some((each) => factsOf(each)?.link)) break
    }
    return found
  }

  /** Takes over what this run has changed. */
  async change(to: (known: readonly Deployment[]) => Deployment[]): Promise<void> {
    this.#deployments = Promise.resolve(to(await this.deployments()))
  }

  /** A deployment's statuses, newest first, asked for once; none if it was deleted meanwhile. */
  statuses({ id }: Deployment): Promise<Status[]> {
    const known = this.#statuses.get(id) ?? this.#github.statuses(id).then((found = []) => found)
    this.#statuses.set(id, known)
    known.catch(() => {})
    return known
  }

  async linkOf(deployment: Deployment): Promise<string | undefined> {
    return factsOf(deployment)?.link ?? answeredLink(await this.statuses(deployment))
  }

  async newest(): Promise<string | undefined> {
    const deployments = await this.deployments()
    const at = deployments.findIndex((each) => factsOf(each)?.link !== undefined)
    return (await this.#named(at < 0 ? deployments : deployments.slice(0, at + 1)))[0]
  }

  /** The newest first. */
  async links(): Promise<string[]> {
    return await this.#named(await this.deployments())
  }

  /**
   * The exact name that the record has for one that a person wrote: the same, or the whole name that a first label is
   * short for. Undefined if it has none: a whole name is never taken for another one.
   */
  async nameFor(domain: string): Promise<string | undefined> {
    const isMeant = (link: string): boolean =>
      link === domain || (!domain.includes('.') && link.startsWith(`${domain}.`))
    const inPayloads = (await this.deployments()).flatMap((each) => factsOf(each)?.link ?? [])
    return inPayloads.find(isMeant) ?? (await this.links()).find(isMeant)
  }

  /** Whether a deploy names no link at all: it failed, has not ended, or nobody knows whether it made one. */
  async hasNameless(): Promise<boolean> {
    return (await this.#linksOf(await this.deployments())).includes(undefined)
  }

  /** Links of deploys that had not ended when they were asked for one, and have by now. */
  async late(): Promise<string[]> {
    const open: Deployment[] = []
    for (const each of await this.deployments())
      if (factsOf(each)?.link === undefined && !endOf(await this.statuses(each))) open.push(each)
    for (const { id } of open) this.#statuses.delete(id)
    return await this.#named(open)
  }

  async #named(deployments: readonly Deployment[]): Promise<string[]> {
    return [...new Set(await this.#linksOf(deployments))].filter((link) => link !== undefined)
  }

  async #linksOf(deployments: readonly Deployment[]): Promise<(string | undefined)[]> {
    await atMost(20, deployments, (each) => this.linkOf(each))
    return await Promise.all(deployments.map((each) => this.linkOf(each)))
  }
}
