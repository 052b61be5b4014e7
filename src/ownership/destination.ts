import { type Deployment, isSameEnvironment, linksOf, liveSiteTask } from '../github/deployment.ts'
import { type Account, lists } from '../hosting/account.ts'
import { isPreview, type Target } from '../subject.ts'
import { meantBy } from '../text/spelling.ts'
import * as refusals from './refusals.ts'

export interface Deployer extends Pick<Deployment, 'run' | 'workflow' | 'job'> {
  readonly target: Target
  /** Whether there is a token. Without one nothing is owned. */
  readonly remembers: boolean
}

/** What GitHub and the account answered. A failed request throws, so nothing here means "unknown". */
export interface Snapshot {
  /** The site's own record. All deployments are newest first. */
  readonly own: readonly Deployment[]
  /** In all environments, back to the newest one with the link. */
  readonly liveSites: readonly Deployment[]
  /** The repository's newest, if a live site claims a link; and the account, if one is claimed or made. */
  readonly others?: readonly Deployment[]
  readonly account?: Account
  /** Undefined if that can't be read. */
  readonly isBranchThere?: boolean | undefined
}

export interface Destination {
  /** Undefined if the service is to choose a new name. */
  readonly link: string | undefined
  /** Whether the link is new to the account, and (`isClaim`) to the site's record. */
  readonly isNew: boolean
  readonly isClaim: boolean
  readonly notices: readonly string[]
}

export const linkFor = ({ domain }: Target, own: readonly Deployment[]) => domain ?? linksOf(own)[0]

/** Where a deploy goes, by the rules of DESIGN 3. @throws {RefusedError} if it may not go there */
export function destinationOf(deployer: Deployer, snapshot: Snapshot): Destination {
  const { target, remembers } = deployer
  const { own, account } = snapshot
  const link = linkFor(target, own)
  if (!remembers) return { link, isNew: link === undefined, isClaim: false, notices: [] }
  const notices = requireOneSite(deployer, own)
  // A pull request is asked for its newest commit at the end.
  const isQuiet = target.subject.kind === 'pull-request'
  const older = isQuiet ? undefined : refusals.replacesNewer(deployer, own, target.sha)
  if (older !== undefined) notices.push(older)
  if (target.subject.kind === 'branch' && own.length === 0)
    notices.push(refusals.branchIsPreview(target.subject.branch, target.environment))
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

/** Rules 2 and 3. @returns the deployment by which this live site owns the link */
function requireOwn(link: string, target: Target, { own, liveSites, others = [], account }: Snapshot) {
  const { environment, subject } = target
  const isOfPreview = isPreview(target)
  const last = liveSites.find((each) => each.link === link)
  const ofSite = liveSites.filter((each) => last && isSameEnvironment(each.environment, last.environment))
  // Live sites own their current link only. A preview may take none that a live site ever had.
  const owner = isOfPreview || linksOf(ofSite)[0] === link ? last : undefined
  if (owner !== undefined && (isOfPreview || !isSameEnvironment(owner.environment, environment)))
    throw refusals.belongsToLiveSite(link, owner, subject)
  if (isOfPreview && (account === undefined || lists(account, link))) throw refusals.wasThereBefore(link, subject)
  const preview = others.find((each) => each.link === link && each.task !== liveSiteTask)
  if (preview !== undefined && !linksOf(own).includes(link)) throw refusals.belongsToPreview(link, preview)
  return owner
}

/** One record, one site (rule 5). @returns warnings @throws {RefusedError} if this would replace another site */
function requireOneSite(deployer: Deployer, own: readonly Deployment[]): string[] {
  const { target, run, workflow, job } = deployer
  const newest = own.find(({ link }) => link !== '')
  if (newest === undefined) return []
  const isOtherJob = newest.job !== '' && job !== '' && newest.job !== job
  if (isSameRun(deployer, newest) && (newest.run === run || isOtherJob))
    throw refusals.deployedTwice(newest, isOtherJob)
  if (newest.workflow === '' || workflow === '' || newest.workflow === workflow) return []
  const { domain, sha, subject } = target
  const refusal = refusals.anotherWorkflow(newest, subject)
  if (isPreview(target)) return newest.sha === sha ? [`${refusal.message} ${refusal.hint?.text}`] : []
  if (domain === undefined || (domain !== newest.link && linksOf(own).includes(domain))) throw refusal
  return []
}

/** In any attempt. */
function isSameRun({ run }: Deployer, each: Deployment): boolean {
  return run !== '' && run.split('.')[0] === each.run.split('.')[0]
}

/** Another job of this run and attempt that deployed to the same record. */
export function twinOf({ run, job }: Deployer, own: readonly Deployment[]): Deployment | undefined {
  if (run === '') return undefined
  return own.find((each) => each.run === run && each.link !== '' && ![job, ''].includes(each.job))
}

/** Another site that claimed the same link `since` GitHub's first answer, in milliseconds since 1970. */
export function rivalOf(mine: Deployment, newest: readonly Deployment[], since: number): Deployment | undefined {
  const isOwn = (each: Deployment) => each.task === mine.task && isSameEnvironment(each.environment, mine.environment)
  return newest.find((each) => each.link === mine.link && each.createdAt >= since && !isOwn(each))
}
