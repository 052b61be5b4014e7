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
import type { Deployment, Status } from './resources.ts'

/**
 * Finds the record that owns a link beside the one that asks. A link belongs to whatever names it and is not torn down:
 * production, a branch, a pull request, another tool's deployment. What can't be read is an error, never nobody.
 */
export class Owners {
  readonly #deployments: Deployments

  constructor(deployments: Deployments) {
    this.#deployments = deployments
  }

  /**
   * @param own the record that asks
   * @param isRecalled whether the record remembers the link. Then it is enough to look at what is younger than the link;
   * a link that a person wrote may have been anybody's before.
   * @returns the owner in words; undefined where no other record names the link
   * @throws {GitHubError} where that can't be told
   */
  async ownerOf(link: string, own: RecordName, isRecalled: boolean): Promise<string | undefined> {
    const ownDeployments = await this.#deployments.of(own)
    const maker = isRecalled ? await this.#makerOf(link, ownDeployments) : undefined
    // Nobody can have named a link before it existed.
    const others = maker ? await this.#deployments.since(maker) : await this.#deployments.all()
    // A deployment that is deleted between two pages moves another one out of sight: the live site is asked for by name.
    const live = maker ? [] : await this.#deployments.of({ environment: 'production', task: 'deploy' })
    const known = new Set(others.map(({ id }) => id))
    const all = [...others, ...live.filter(({ id }) => !known.has(id))]
    const ours = all.filter((each) => isOurs(each) && !isSameRecord(each, own))
    for (const record of byRecord(ours).values()) {
      if (await this.#names(record, link, maker !== undefined)) return describeRecord(record[0] ?? own, true)
    }
    // The url of a job's `environment:` is our own output, and such a deployment is not called production.
    const foreign = others.filter((each) => !isOurs(each) && (maker === undefined || each.production))
    const ownFirst = maker ? never : await this.#firstNaming(link, ownDeployments)
    for (const record of byRecord(foreign).values()) {
      if (await this.#foreignNames(record, link, ownFirst)) return describeRecord(record[0] ?? own, false)
    }
    return undefined
  }

  /**
   * The record that a link which the service calls new was begun for before, in words, as far as that was read already: a
   * service may answer with a link that exists.
   */
  async knownOwnerOf(link: string, own: RecordName): Promise<string | undefined> {
    const ours = this.#deployments.known.filter((each) => isOurs(each) && !isSameRecord(each, own))
    for (const record of byRecord(ours).values()) {
      if (await this.#names(record, link, true)) return describeRecord(record[0] ?? own, true)
    }
    return undefined
  }

  /** Whether another record may have put something else at a link since a deployment. */
  async wasTakenSince(deployment: Deployment, link: string, own: RecordName): Promise<boolean> {
    const since = (await this.#deployments.since(deployment)).filter((each) => !isSameRecord(each, own))
    return since.some((each) => {
      const begunFor = linkInPayload(each)
      return isOurs(each) ? begunFor !== undefined && isSameLink(begunFor, link) : each.production
    })
  }

  /** The deployment of a record that made its link: begun without one, and live at it. */
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
   * Whether a record of ours names a link. Payloads tell where a deploy was begun for a known link; one that was begun
   * without can only have made a new link, so it matters only where this link may have been made then.
   */
  async #names(record: readonly Deployment[], link: string, isKnownNew: boolean): Promise<boolean> {
    const isPreview = previewOf(record[0]?.task ?? '') !== undefined
    const mayName = (deployment: Deployment): boolean => {
      const begunFor = linkInPayload(deployment)
      return begunFor === undefined ? !isKnownNew : isSameLink(begunFor, link)
    }
    if (!record.some(mayName)) return false
    for (const deployment of record) {
      // A preview has every link that its deployments name; the live site has the newest.
      if (isPreview && !mayName(deployment)) continue
      const state = await this.#deployments.state(deployment.id)
      if (state.kind === 'torn down') return false
      if (state.kind === 'live' && isSameLink(state.link, link)) return true
      if (state.kind === 'live' && !isPreview) return false
      // Of a live site even one that failed counts: it may have arrived.
      const isBegun = state.kind === 'begun' || (state.kind === 'failed' && !isPreview)
      if (isBegun && isSameLink(linkInPayload(deployment) ?? '', link)) return true
    }
    return false
  }

  /** Whether another tool's record names a link; if it may be an echo of our output, whether it did so before ours. */
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

  /** When a status of a record first named a link; never where none has. */
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

/** GitHub's times are whole seconds; the ids of statuses tell the order within one. */
type Moment = Pick<Status, 'createdAt' | 'id'>

const never: Moment = { createdAt: Number.POSITIVE_INFINITY, id: Number.POSITIVE_INFINITY }

function isAfter(a: Moment, b: Moment): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt
}

/** The oldest of some statuses, newest first, that names a link. */
function firstNaming(statuses: readonly Status[], link: string): Moment | undefined {
  return statuses.findLast(({ environmentUrl }) => isSameLink(linkIn(environmentUrl) ?? '', link))
}
