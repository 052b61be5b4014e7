import type { GitHub } from '../github/api.ts'
import type { Deployment } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import { Deployments, newest } from './deployments.ts'
import { isHolding } from './last-success.ts'
import { hasName, isForNewLink, liveLinks, oldestOf, type RecordLink } from './links.ts'
import { Previews } from './previews.ts'
import { byRecord, isOurs, linkInPayload, previewOf, type RecordName, stateOf, tornDown } from './record-format.ts'
import { liveSiteAt, type Search, takerOf } from './takeover.ts'

/** How many records are searched for a link that no payload in them names. */
const mostSearched = 200

/** Records of live sites that are asked for their statuses at most, only to count their links. */
const mostAsked = 10

/** Statuses that are written at the same time. */
const atOnce = 4

/**
 * What GitHub's deployments remember: which link belongs to which site. Deployments of one environment and task are one
 * record. Every method throws {@link GitHubError}: if something can't be read, that never means that there is nothing.
 */
export class Records {
  readonly previews: Previews
  readonly #github: GitHub
  readonly #deployments: Deployments
  readonly #runUrl: string
  readonly #oldest = new WeakMap<RecordLink, Promise<Deployment>>()

  /** @param runUrl the page of this run, which every status links to */
  constructor(github: GitHub, runUrl: string) {
    this.#github = github
    this.#deployments = new Deployments(github)
    this.previews = new Previews(github, this.#deployments)
    this.#runUrl = runUrl
  }

  /** Forgets the list of a record, because this run added a deployment to it. */
  refresh(name: RecordName): void {
    this.#deployments.refresh(name)
  }

  /** The live links of a record, the one that a site was sent to last comes first. */
  async links(name: RecordName): Promise<RecordLink[]> {
    const { state } = this.#deployments
    // A live site needs only its newest link, and may have thousands of deployments.
    if (previewOf(name.task) === undefined) {
      const latest = await liveLinks(await this.#deployments.of(name, newest), state)
      if (latest.some(({ sent }) => sent)) return latest
    }
    return await liveLinks(await this.#deployments.of(name), state)
  }

  /** The names of the links that the newest deployments of live sites tell, in every environment. */
  async namesOfLiveSites(): Promise<readonly string[]> {
    const records = [...byRecord(await this.#deployments.ofLiveSites(newest)).values()]
    const named = records.flat().flatMap((each) => linkInPayload(each) ?? [])
    const unnamed = records.filter((record) => record.every(isForNewLink)).slice(0, mostAsked)
    const links = await Promise.all(unnamed.map((record) => liveLinks(record, this.#deployments.state)))
    return [...named, ...links.flat().flatMap((link) => link.names)]
  }

  /** The link that a record remembers: the live one that a site was sent to last; undefined if there is none. */
  async recall(name: RecordName): Promise<RecordLink | undefined> {
    return (await this.links(name)).find(({ sent }) => sent)
  }

  /**
   * Who has taken a link over from the preview that made it, in words; undefined if nobody has.
   *
   * @param own the preview's record
   * @param isNamed whether the preview's run names the link
   * @param isFollowed whether branches may follow the link, so that only live sites own it
   * @param isFresh whether everything is asked again, because it may have changed since it was read
   */
  async takerOf(
    link: RecordLink,
    own: RecordName,
    { isNamed, isFollowed, isFresh }: { isNamed: boolean; isFollowed: boolean; isFresh: boolean },
  ): Promise<string | undefined> {
    const oldest = await this.#oldestOf(link)
    if (isFresh) this.#deployments.renew()
    // If the first deployment was deleted, nobody knows how old the link is. A named link is named by its first one.
    const first = isNamed || isForNewLink(oldest) ? oldest : undefined
    return await takerOf(link.names, { own, isFollowed, first, deployments: this.#deployments })
  }

  /**
   * Whether a link was torn down since its record was read. GitHub is asked for all of it again.
   *
   * @param byThisRun the deployment that records this run, which tells nothing of others; undefined if there is none
   */
  async wasTornDown({ names, deployments }: RecordLink, own: RecordName, byThisRun?: number): Promise<boolean> {
    const known = new Set(deployments.map(({ id }) => id))
    const others = (await this.#deployments.again(own)).filter(({ id }) => id !== byThisRun)
    const latest = others.find((each) => known.has(each.id) || names.includes(linkInPayload(each) ?? ''))
    return latest !== undefined && stateOf(await this.#github.statuses(latest.id)).kind === 'torn down'
  }

  /** The live site that has a link, in words; undefined if none has. */
  async liveSiteAt(link: string, search: Search): Promise<string | undefined> {
    return await liveSiteAt(link, search, this.#deployments)
  }

  /** Reads the newest deployments of production. */
  async readProduction(): Promise<void> {
    await this.#deployments.ofProduction()
  }

  /** Whether a link of a record holds the site with this digest. */
  async isHolding(digest: string, names: readonly string[], own: RecordName): Promise<boolean> {
    return await isHolding(digest, names, { own, deployments: this.#deployments })
  }

  /**
   * Asks early for what a deploy or teardown of a record will need, at the same time. An error is thrown later, to the
   * code that needs the answer.
   *
   * @param isDeploy whether the owner of the link will be asked for soon. A teardown asks right before it deletes.
   */
  prepare(name: RecordName, isDeploy: boolean): void {
    const asks = async (): Promise<void> => {
      const deployments = await this.#deployments.of(name, newest)
      const [latest] = deployments
      const first = deployments.findLast(isForNewLink)
      const isChecked = isDeploy && previewOf(name.task) !== undefined
      await Promise.all([
        ...[latest, first].map((each) => each && this.#deployments.statuses(each.id)),
        isChecked && this.#deployments.ofProduction(),
        isChecked && latest && this.#deployments.peek(),
      ])
    }
    asks().catch(() => {})
  }

  /** Whether this run, in this attempt, has deployed for this record before. */
  async wasDeployedByThisRun(name: RecordName): Promise<boolean> {
    const [latest] = await this.#deployments.of(name, newest)
    const statuses = latest && (await this.#deployments.statuses(latest.id))
    return statuses?.some(({ logUrl }) => logUrl !== '' && logUrl === this.#runUrl) ?? false
  }

  /** The live links with a name in all our records, but for previews whose only deployment is very old. */
  async linksNamed(name: string): Promise<RecordLink[]> {
    const found: RecordLink[] = []
    let searched = 0
    for (const record of byRecord((await this.#deployments.all()).filter(isOurs)).values()) {
      const isNamed = record.some((each) => hasName([name], linkInPayload(each)))
      if (!isNamed && (!record.some(isForNewLink) || ++searched > mostSearched)) continue
      const links = await liveLinks(record, this.#deployments.state)
      found.push(...links.filter(({ names }) => hasName(names, name)))
    }
    return found
  }

  /**
   * Records that a link is gone, in each deployment that names it. The newest one gets its status last, because it alone
   * tells whether the link is live: so a teardown that was interrupted can be done again.
   */
  async end(link: RecordLink): Promise<void> {
    // A new link that could not be recorded has no deployment.
    if (link.deployments.length === 0) return
    const first = await this.#oldestOf(link)
    const [latest, ...older] = link.deployments.slice(0, 1 + link.deployments.indexOf(first))
    const tell = ({ id }: Deployment): Promise<void> =>
      this.#github.createStatus(id, { state: 'inactive', description: tornDown, logUrl: this.#runUrl })
    await atMost(atOnce, older.toReversed(), tell)
    if (latest) await tell(latest)
  }

  #oldestOf(link: RecordLink): Promise<Deployment> {
    const known = this.#oldest.get(link) ?? oldestOf(link, this.#deployments.state)
    this.#oldest.set(link, known)
    return known
  }
}
