import { type Deployment, isSameEnvironment, linksOf, liveSiteTask } from '../github/deployment.ts'
import { type Account, lists } from '../hosting/account.ts'
import { isPreview, type Target } from '../subject.ts'
import { meantBy } from '../text/spelling.ts'
import * as refusals from './refusals.ts'

/** The site that is deployed, and this run as its payload records it. */
export interface Deployer extends Pick<Deployment, 'run' | 'workflow' | 'job'> {
  readonly target: Target
  /** Whether there is a token. Without one nothing is remembered or owned. */
  readonly remembers: boolean
  readonly reserves: boolean
  /** The link that an earlier step of this job reserved. May be empty. */
  readonly reserved: string
}

/** What GitHub and the account answered. A failed request throws, so nothing here means "unknown". */
export interface Snapshot {
  /** The site's own record, newest first. */
  readonly own: readonly Deployment[]
  /** Of live sites in all environments, newest first, back to the newest one with the link. */
  readonly liveSites: readonly Deployment[]
  /** The repository's newest deployments, if a live site claims a link. */
  readonly others?: readonly Deployment[]
  /** If a link is claimed or made. */
  readonly account?: Account
  /** Whether the branch exists. Undefined if that can't be read. */
  readonly isBranchThere?: boolean | undefined
}

export interface Destination {
  /** Undefined if the service is to choose a new name. */
  readonly link: string | undefined
  /** Whether the deploy makes the link. */
  readonly isNew: boolean
  /** Whether the link is new to the site's record. */
  readonly isClaim: boolean
  /** Warnings, in sentences. */
  readonly notices: readonly string[]
}

/** Undefined for a new link. */
export function linkFor({ domain }: Target, own: readonly Deployment[]): string | undefined {
  return domain ?? linksOf(own)[0]
}

/**
 * Where a deploy goes, by the rules of DESIGN 3.
 *
 * @throws {RefusedError} if it may not go there
 */
export function destinationOf(deployer: Deployer, snapshot: Snapshot): Destination {
  const { target, remembers } = deployer
  const { own, account } = snapshot
  const link = linkFor(target, own)
  if (!remembers) return { link, isNew: link === undefined, isClaim: false, notices: [] }
  const notices = requireOneSite(deployer, own)
  // Of a pull request it is enough to know at the end that it has a newer commit.
  const isQuiet = deployer.reserves || target.subject.kind === 'pull-request'
  const older = isQuiet ? undefined : refusals.replacesNewer(deployer, own, target.sha)
  if (older !== undefined) notices.push(older)
  if (target.subject.kind === 'branch' && own.length === 0)
    notices.push(refusals.branchIsPreview(target.subject.branch, target.environment))
  const reserved = deployer.reserved || own.find((each) => each.reserved && isSameRun(deployer, each))?.link
  if (reserved && link !== reserved && !deployer.reserves) notices.push(refusals.reservedElsewhere(reserved, link))
  if (link === undefined) return { link, isNew: true, isClaim: false, notices }
  const isClaim = !linksOf(own).includes(link)
  const isListed = account !== undefined && lists(account, link)
  const isLive = !isPreview(target)
  const owner = isLive || isClaim ? requireOwn(link, target, snapshot) : undefined
  if (isLive && isClaim && isListed && owner === undefined)
    notices.push(`There was a site at ${link} before this environment's first deploy there. This deploy replaces it.`)
  const meant = isLive && isClaim && !isListed ? meantBy(link, linksOf([...own, ...snapshot.liveSites])) : undefined
  if (meant !== undefined) notices.push(`${link} is a new address. Did you mean ${meant}?`)
  return { link, isNew: isClaim && !isListed, isClaim, notices }
}

/**
 * A live site may claim any link that belongs to no other site (rule 3). A preview may claim only a new name (rule 2).
 *
 * @returns the deployment by which this live site owns the link
 */
function requireOwn(link: string, target: Target, snapshot: Snapshot): Deployment | undefined {
  const { liveSites, others = [], account } = snapshot
  const { environment, subject } = target
  const isOfPreview = isPreview(target)
  const owner = isOfPreview ? liveSites.find((each) => each.link === link) : ownerOf(link, liveSites)
  if (owner !== undefined && (isOfPreview || !isSameEnvironment(owner.environment, environment)))
    throw refusals.belongsToLiveSite(link, owner, subject)
  if (isOfPreview && (account === undefined || lists(account, link))) throw refusals.wasThereBefore(link, subject)
  const isOwn = linksOf(snapshot.own).includes(link)
  const preview = isOwn ? undefined : others.find((each) => each.link === link && each.task !== liveSiteTask)
  if (preview !== undefined) throw refusals.belongsToPreview(link, preview)
  return owner
}

/** The newest deployment with the link, if it is still the current link of that live site. */
export function ownerOf(link: string, liveSites: readonly Deployment[]): Deployment | undefined {
  const last = liveSites.find((each) => each.link === link)
  const ofSite = liveSites.filter((each) => last && isSameEnvironment(each.environment, last.environment))
  return linksOf(ofSite)[0] === link ? last : undefined
}

/**
 * One record, one site (rule 5).
 *
 * @returns warnings
 * @throws {RefusedError} if this deploy would replace another site of the same record
 */
function requireOneSite(deployer: Deployer, own: readonly Deployment[]): string[] {
  const { target, run, workflow, job, reserves } = deployer
  const newest = own.find(({ link, reserved }) => link !== '' && !reserved)
  if (newest === undefined || reserves) return []
  const isOtherJob = newest.job !== '' && job !== '' && newest.job !== job
  if (isSameRun(deployer, newest) && (newest.run === run || isOtherJob))
    throw refusals.deployedTwice(newest, isOtherJob)
  if (newest.workflow === '' || workflow === '' || newest.workflow === workflow) return []
  const { domain } = target
  const isMeant = domain === newest.link || (domain !== undefined && !linksOf(own).includes(domain))
  const words = refusals.anotherWorkflow(newest, target.subject)
  if (!isPreview(target) && !isMeant) throw words
  return isPreview(target) && newest.sha === target.sha ? [`${words.message} ${words.hint?.text}`] : []
}

/** In any attempt. */
function isSameRun({ run }: Deployer, each: Deployment): boolean {
  return run !== '' && run.split('.')[0] === each.run.split('.')[0]
}

/** A deployment to the same record by another job of this run and attempt. */
export function twinOf({ run, job, reserves }: Deployer, own: readonly Deployment[]): Deployment | undefined {
  if (reserves || run === '') return undefined
  return own.find((each) => each.run === run && !each.reserved && each.link !== '' && ![job, ''].includes(each.job))
}

/**
 * The deployment of another site that claimed the same link at the same time.
 *
 * @param since the first `Date` of GitHub in this run, in milliseconds since 1970
 */
export function rivalOf(mine: Deployment, newest: readonly Deployment[], since: number): Deployment | undefined {
  const isOther = (each: Deployment) =>
    each.task !== mine.task || !isSameEnvironment(each.environment, mine.environment)
  return newest.find((each) => each.link === mine.link && isOther(each) && each.createdAt >= since)
}
