import { type Deployment, isSameEnvironment, linksOf, liveSiteTask } from '../deployments/deployment.ts'
import { type Account, lists } from '../hosting/account.ts'
import { isPreview, type Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { type Deployer, type Notice, requireOneSite } from './one-site.ts'
import { belongsToLiveSite, belongsToPreview, RefusedError, wasThereBefore } from './refusals.ts'

/** What was read, and nothing else. What can't be read is never here: reading it throws. */
export interface Seen {
  /** The deployments of the own record, newest first. */
  readonly own: readonly Deployment[]
  /** Those of live sites in every environment, newest first, back to the newest one that names the link. */
  readonly liveSites: readonly Deployment[]
  /** The newest ones of the repository, if a live site claims a link. */
  readonly others?: readonly Deployment[] | undefined
  /** If a link is claimed or made. */
  readonly account?: Account | undefined
}

/** Where a deploy goes. */
export interface Destination {
  /** Undefined for a new one whose name the service chooses. */
  readonly link: string | undefined
  /** Whether the deploy makes the link. */
  readonly isNew: boolean
  /** Whether the record does not name the link yet. */
  readonly isClaim: boolean
  readonly notices: readonly Notice[]
}

/** The link that a deploy asks for. Undefined for a new one. */
export function linkFor({ domain }: Target, own: readonly Deployment[]): string | undefined {
  return domain ?? linksOf(own)[0]
}

/**
 * The rules of who owns a link (DESIGN 3), asked once before anything is sent.
 *
 * @throws {RefusedError}
 */
export function destinationOf(deployer: Deployer, seen: Seen): Destination {
  const { target, remembers, reserves } = deployer
  const link = linkFor(target, seen.own)
  if (!remembers) return { link, isNew: link === undefined, isClaim: false, notices: [] }
  const twoSites = reserves ? [] : requireOneSite(deployer, seen.own)
  const notices = [...twoSites, ...firstOfBranch(deployer, seen.own)]
  if (link === undefined) return { link, isNew: true, isClaim: false, notices }
  const isClaim = !linksOf(seen.own).includes(link)
  if (!isPreview(target)) return forLiveSite(link, isClaim, notices, target, seen)
  if (isClaim) requireFree(link, target, seen)
  return { link, isNew: isClaim, isClaim, notices }
}

/** A preview may claim only a name that nobody has: so it makes what it claims. */
function requireFree(link: string, { subject }: Target, { liveSites, account }: Seen): void {
  const site = liveSites.find((each) => each.link === link)
  if (site !== undefined) throw new RefusedError(belongsToLiveSite(link, site, subject))
  if (account === undefined || lists(account, link)) throw new RefusedError(wasThereBefore(link, subject))
}

/** A live site goes wherever its `domain` says, if the link is neither another live site's nor a preview's. */
function forLiveSite(
  link: string,
  isClaim: boolean,
  notices: readonly Notice[],
  target: Target,
  { liveSites, others = [], account }: Seen,
): Destination {
  const owner = ownerOf(link, liveSites)
  if (owner !== undefined && !isSameEnvironment(owner.environment, target.environment))
    throw new RefusedError(belongsToLiveSite(link, owner, target.subject))
  const preview = isClaim ? others.find((each) => each.link === link && each.task !== liveSiteTask) : undefined
  if (preview !== undefined) throw new RefusedError(belongsToPreview(link, preview))
  const isListed = account !== undefined && lists(account, link)
  const replaced: Notice = {
    level: 'notice',
    text: `There was a site at ${link} before this environment's first deploy there. This deploy replaces it.`,
  }
  const before = isClaim && isListed && owner === undefined ? [replaced] : []
  return { link, isNew: isClaim && !isListed, isClaim, notices: [...notices, ...before] }
}

/** The deployment by which a live site has a link: the newest one that names it, if that is its site's current link. */
export function ownerOf(link: string, liveSites: readonly Deployment[]): Deployment | undefined {
  const last = liveSites.find((each) => each.link === link)
  const current = liveSites.find(
    (each) => each.link !== '' && last && isSameEnvironment(each.environment, last.environment),
  )
  return current?.link === link ? last : undefined
}

/** Somebody who deploys a branch may mean a live site. */
function firstOfBranch({ target }: Deployer, own: readonly Deployment[]): readonly Notice[] {
  const { subject } = target
  if (subject.kind !== 'branch' || own.length > 0) return []
  const what = `${printable(subject.branch)} is not the default branch, so this is a preview, which is deleted with the branch.`
  const how = isSameEnvironment(target.environment, 'production')
    ? 'Only the default branch and tags go to "production". For a live site of this branch write "mode: deploy", a new "domain" and another "environment", such as "staging".'
    : 'For a live site of this branch write "mode: deploy", a new "domain" and an "environment" of its own, such as "staging".'
  return [{ level: 'warning', text: `${what} ${how}` }]
}
