import type { Deployment } from '../github/resources.ts'
import type { Deployments } from './deployments.ts'
import { hasName, liveLinks } from './links.ts'
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

/** Milliseconds. A deploy may have begun so long before a preview's first one, and have ended after it. */
const overlap = 60 * 60_000

/** Who owns a link, in words; undefined if nobody does. If something can't be read, that is an error. */
type Owner = string | undefined

/**
 * Who has taken a link over from the preview that made it. The live site of any environment may do that, because it is
 * deployed wherever `domain` says. So only what is younger than the link is read.
 *
 * @param names of the link
 * @param isFollowed whether branches may follow the link, so that only live sites own it
 * @param first the first deployment of the preview's record that names it; undefined if that is not known any more
 * @throws {GitHubError} if it can't be found out
 */
export async function takerOf(
  names: readonly string[],
  {
    own,
    isFollowed,
    first,
    deployments,
  }: { own: RecordName; isFollowed: boolean; first: Deployment | undefined; deployments: Deployments },
): Promise<Owner> {
  const since = first ? first.createdAt - overlap : 0
  const [younger, ofProduction] = await Promise.all([deployments.since(since), deployments.ofProduction()])
  // If a deployment is deleted while this run reads the pages, another one moves to a page that was read before, and is
  // not seen. So the live site is also asked for by name.
  const all = new Map([...younger, ...ofProduction].map((each) => [each.id, each]))
  // Branches that follow a lasting link do not own it against each other.
  const mayOwn = (each: Deployment): boolean => !(isFollowed && isOurs(each) && previewOf(each.task) !== undefined)
  const others = [...all.values()].filter((each) => !isSameRecord(each, own) && mayOwn(each))
  for (const record of byRecord(others).values()) {
    const owner = await ownerIn(record, names, { since, deployments })
    if (owner !== undefined) return owner
  }
  return undefined
}

/**
 * Where a live site is searched: in the newest deployments of production, by their payloads alone or by their statuses
 * too, or in all deployments of the live sites of every environment.
 */
export type Search = 'payloads of production' | 'production' | 'every environment'

/** The live site that has a link. It may have names that the account does not list. */
export async function liveSiteAt(link: string, search: Search, deployments: Deployments): Promise<Owner> {
  const isWide = search === 'every environment'
  const all = isWide ? await deployments.ofLiveSites() : await deployments.ofProduction()
  const since = search === 'payloads of production' ? Number.POSITIVE_INFINITY : 0
  for (const record of byRecord(all).values()) {
    const owner = await ownerIn(record, [link], { since, deployments })
    if (owner !== undefined) return owner
  }
  return undefined
}

interface Range {
  /** In milliseconds since 1970. What was begun earlier for a new link can't have made this one. */
  readonly since: number
  readonly deployments: Deployments
}

/** The owner of a link if it is this record. */
async function ownerIn(record: readonly Deployment[], names: readonly string[], range: Range): Promise<Owner> {
  const [newest] = record
  if (newest === undefined) return undefined
  const ours = record.filter(isOurs)
  if (await isOwner(ours, names, range)) return describeRecord(newest, true)
  // Other deployments of other tools own nothing: a job's `environment:` with our `url` makes one too.
  const foreign = record.filter((each) => !isOurs(each) && each.production)
  return (await isForeignOwner(foreign, names, range)) ? describeRecord(newest, false) : undefined
}

async function isOwner(
  ours: readonly Deployment[],
  names: readonly string[],
  { since, deployments }: Range,
): Promise<boolean> {
  const isPreview = ours.some(({ task }) => previewOf(task) !== undefined)
  for (const each of ours) {
    if (!hasName(names, linkInPayload(each) ?? '')) continue
    const { kind } = await deployments.state(each)
    if (kind === 'torn down') break
    // A failed deploy of a live site counts too: its files may have arrived.
    if (kind === 'begun' || kind === 'sent' || (kind === 'failed' && !isPreview)) return true
  }
  // A preview has made its links, so none of them is this one. A live site may have got this one as an answer.
  if (isPreview) return false
  const recent = ours.filter(({ createdAt }) => createdAt >= since)
  const links = await liveLinks(recent, (each) => deployments.state(each))
  return links.some((link) => link.names.some((name) => hasName(names, name)))
}

async function isForeignOwner(
  foreign: readonly Deployment[],
  names: readonly string[],
  { deployments }: Range,
): Promise<boolean> {
  for (const { id } of foreign) {
    const urls = (await deployments.statuses(id))?.map(({ environmentUrl }) => linkIn(environmentUrl)) ?? []
    if (urls.some((url) => url !== undefined && hasName(names, url))) return true
    // Older ones named what this one has replaced.
    if (urls.some((url) => url !== undefined)) return false
  }
  return false
}
