import type { Deployment } from '../github/resources.ts'
import { isSameLink } from '../text/host-name.ts'
import type { Deployments } from './deployments.ts'
import {
  byRecord,
  describeRecord,
  isOurs,
  isSameRecord,
  linkIn,
  linkInPayload,
  previewOf,
  type RecordName,
} from './record-format.ts'
import { firstNaming, isAfter, type Moment, never } from './status-order.ts'

/**
 * Finds out which other record owns a link. A link belongs to each record that names it and is not torn down:
 * production, a branch, a pull request, another tool's deployment. If something can't be read, that is an error. It
 * never means that nobody owns the link.
 */
export class Owners {
  readonly #deployments: Deployments

  constructor(deployments: Deployments) {
    this.#deployments = deployments
  }

  /**
   * @param own the record that asks
   * @param isRecalled whether the record remembers the link. Then only younger deployments than the link are read. A
   * link that a person wrote may have belonged to anybody before.
   * @returns the owner in words; undefined if no other record names the link
   * @throws {GitHubError} if the owner can't be found out
   */
  async ownerOf(link: string, own: RecordName, isRecalled: boolean): Promise<string | undefined> {
    const ownDeployments = await this.#deployments.of(own)
    const maker = isRecalled ? await this.#makerOf(link, ownDeployments) : undefined
    // No record can have named a link before it existed.
    const others = maker ? await this.#deployments.since(maker) : await this.#deployments.all()
    // If a deployment is deleted while this run reads the pages, another one moves to a page that was read before, and
    // is not seen. So the live site is also asked for by name.
    const live = maker ? [] : await this.#deployments.of({ environment: 'production', task: 'deploy' })
    const known = new Set(others.map(({ id }) => id))
    const all = [...others, ...live.filter(({ id }) => !known.has(id))]
    const ours = all.filter((each) => isOurs(each) && !isSameRecord(each, own))
    for (const record of byRecord(ours).values()) {
      if (await this.#names(record, link, maker !== undefined)) return describeRecord(record[0] ?? own, true)
    }
    // A job's `environment:` with our `url` makes such a deployment too. It does not count: GitHub does not call it
    // production.
    const foreign = others.filter((each) => !isOurs(each) && (maker === undefined || each.production))
    const ownFirst = maker ? never : await this.#firstNaming(link, ownDeployments)
    for (const record of byRecord(foreign).values()) {
      if (await this.#foreignNames(record, link, ownFirst)) return describeRecord(record[0] ?? own, false)
    }
    return undefined
  }

  /**
   * The other record, in words, that a link belongs to although the service calls it new: a service may answer with a
   * link that exists already. It looks only at what was read so far.
   */
  async knownOwnerOf(link: string, own: RecordName): Promise<string | undefined> {
    const ours = this.#deployments.known.filter((each) => isOurs(each) && !isSameRecord(each, own))
    for (const record of byRecord(ours).values()) {
      if (await this.#names(record, link, true)) return describeRecord(record[0] ?? own, true)
    }
    return undefined
  }

  /** Whether another record may have put something else at a link after a deployment. */
  async wasTakenSince(deployment: Deployment, link: string, own: RecordName): Promise<boolean> {
    const since = (await this.#deployments.since(deployment)).filter((each) => !isSameRecord(each, own))
    return since.some((each) => {
      const begunFor = linkInPayload(each)
      return isOurs(each) ? begunFor !== undefined && isSameLink(begunFor, link) : each.production
    })
  }

  /** The deployment that made a record's link: it was begun without a link, and is live at this one. */
  async #makerOf(link: string, deployments: readonly Deployment[]): Promise<Deployment | undefined> {
    const oldestNaming = deployments.findLastIndex((each) => isSameLink(linkInPayload(each) ?? '', link))
    for (const deployment of deployments.slice(oldestNaming + 1)) {
      if (linkInPayload(deployment) !== undefined) continue
      const state = await this.#deployments.state(deployment.id)
      if (state.kind === 'live' && isSameLink(state.link, link)) return deployment
      if (state.kind === 'torn down') return undefined
    }
    return undefined
  }

  /**
   * Whether a record of ours names a link. If a deploy was begun for a known link, the payload tells the link. If it
   * was begun without, it can only have made a new link. So it matters only if this link may have been made then.
   */
  async #names(record: readonly Deployment[], link: string, isKnownNew: boolean): Promise<boolean> {
    const isPreview = previewOf(record[0]?.task ?? '') !== undefined
    const mayName = (deployment: Deployment): boolean => {
      const begunFor = linkInPayload(deployment)
      return begunFor === undefined ? !isKnownNew : isSameLink(begunFor, link)
    }
    if (!record.some(mayName)) return false
    for (const deployment of record) {
      // A preview has every link that its deployments name. A live site has only the link of its newest deploy.
      if (isPreview && !mayName(deployment)) continue
      const state = await this.#deployments.state(deployment.id)
      if (state.kind === 'torn down') return false
      if (state.kind === 'live' && isSameLink(state.link, link)) return true
      if (state.kind === 'live' && !isPreview) return false
      // For a live site a failed deploy counts too: its files may have arrived.
      const isBegun = state.kind === 'begun' || (state.kind === 'failed' && !isPreview)
      if (isBegun && isSameLink(linkInPayload(deployment) ?? '', link)) return true
    }
    return false
  }

  /**
   * Whether another tool's record names a link. If it is not production, it only counts if it named the link before our
   * record did: later ones may be an echo of our own output.
   */
  async #foreignNames(record: readonly Deployment[], link: string, ownFirst: Moment): Promise<boolean> {
    for (const { id, production } of record) {
      const statuses = (await this.#deployments.statuses(id)) ?? []
      const isNaming = statuses.some(({ environmentUrl }) => linkIn(environmentUrl) !== undefined)
      const first = firstNaming(statuses, link)
      if (first === undefined && isNaming) return false
      if (first !== undefined && (production || !isAfter(first, ownFirst))) return true
    }
    return false
  }

  /** When a status of a record first named a link; {@link never} if no status did. */
  async #firstNaming(link: string, deployments: readonly Deployment[]): Promise<Moment> {
    for (const deployment of deployments.toReversed()) {
      const begunFor = linkInPayload(deployment)
      if (begunFor !== undefined && !isSameLink(begunFor, link)) continue
      const first = firstNaming((await this.#deployments.statuses(deployment.id)) ?? [], link)
      if (first !== undefined) return first
    }
    return never
  }
}
