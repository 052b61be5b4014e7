import type { Deployment } from '../github/resources.ts'
import { all, type Deployments } from './deployments.ts'
import { hasName, liveLinks } from './links.ts'
import { byRecord, describeRecord, factsOf, isSameRecord, linkIn, previewOf, type RecordName } from './record-format.ts'

/** Milliseconds. A deploy may have begun so long before a preview's first one, and have ended after it. */
const overlap = 60 * 60_000

/** What is known of a link whose owner is looked for. */
interface Question {
  readonly own: RecordName
  /** Whether branches may follow the link, so that only live sites own it. */
  readonly isFollowed: boolean
  /** The first deployment of the preview's record that names it; undefined if that is not known any more. */
  readonly first: Deployment | undefined
  readonly deployments: Deployments
}

/**
 * Who has taken a link with these names over from the preview that made it, in words; undefined if nobody has. The live
 * site of any environment may do that, because it is deployed wherever `domain` says. So only what is younger than the
 * link is read.
 *
 * @throws {GitHubError} if it can't be found out
 */
export async function takerOf(
  names: readonly string[],
  { own, isFollowed, first, deployments }: Question,
): Promise<string | undefined> {
  const since = first ? first.createdAt - overlap : 0
  const [younger, ofProduction] = await Promise.all([deployments.since(since), deployments.ofProduction()])
  // If a deployment is deleted while this run reads the pages, another one moves to a page that was read before, and is
  // not seen. So the live site is also asked for by name.
  const found = new Map([...younger, ...ofProduction].map((each) => [each.id, each]))
  // Branches that follow a lasting link do not own it against each other.
  const mayOwn = (each: Deployment): boolean =>
    !isSameRecord(each, own) && !(isFollowed && factsOf(each) && previewOf(each.task))
  return await ownerAmong([...found.values()].filter(mayOwn), names, { since, deployments })
}

/** Where a live site is searched: in production's newest payloads, in its statuses too, or in all live sites. */
export type Search = 'payloads of production' | 'production' | 'every environment'

/** The live site that has a link, in words; undefined if none has. It may have names that the account does not list. */
export async function liveSiteAt(link: string, search: Search, deployments: Deployments): Promise<string | undefined> {
  const isWide = search === 'every environment'
  const found = isWide ? await deployments.ofLiveSites(all) : await deployments.ofProduction()
  const since = search === 'payloads of production' ? Number.POSITIVE_INFINITY : 0
  return await ownerAmong(found, [link], { since, deployments })
}

interface Range {
  /** In milliseconds since 1970. What was begun earlier for a new link can't have made this one. */
  readonly since: number
  readonly deployments: Deployments
}

async function ownerAmong(
  found: readonly Deployment[],
  names: readonly string[],
  range: Range,
): Promise<string | undefined> {
  for (const record of byRecord(found).values()) {
    const [newest] = record
    if (newest === undefined) continue
    if (await isOwner(record.filter(factsOf), names, range)) return describeRecord(newest, true)
    // Other deployments of other tools own nothing: a job's `environment:` with our `url` makes one too.
    const foreign = record.filter((each) => each.production && !factsOf(each))
    if (await isForeignOwner(foreign, names, range)) return describeRecord(newest, false)
  }
  return undefined
}

async function isOwner(
  ours: readonly Deployment[],
  names: readonly string[],
  { since, deployments }: Range,
): Promise<boolean> {
  const isPreview = ours.some(({ task }) => previewOf(task) !== undefined)
  for (const each of ours) {
    if (!hasName(names, factsOf(each)?.link)) continue
    const { kind } = await deployments.state(each)
    if (kind === 'torn down') break
    // A failed deploy of a live site counts too: its files may have arrived.
    if (kind === 'begun' || kind === 'sent' || (kind === 'failed' && !isPreview)) return true
  }
  // A preview has made its links, so none of them is this one. A live site may have got this one as an answer.
  if (isPreview) return false
  const recent = ours.filter(({ createdAt }) => createdAt >= since)
  const links = await liveLinks(recent, deployments.state)
  return links.some((link) => link.names.some((name) => hasName(names, name)))
}

async function isForeignOwner(
  foreign: readonly Deployment[],
  names: readonly string[],
  { deployments }: Range,
): Promise<boolean> {
  for (const { id } of foreign) {
    const urls = (await deployments.statuses(id))?.flatMap(({ environmentUrl }) => linkIn(environmentUrl) ?? []) ?? []
    // Older ones named what this one has replaced.
    if (urls.length > 0) return urls.some((url) => hasName(names, url))
  }
  return false
}
