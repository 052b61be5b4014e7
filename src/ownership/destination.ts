import { type Deployment, isSameEnvironment, linksOf, liveSiteTask } from '../github/deployment.ts'
import { type Account, lists } from '../hosting/account.ts'
import { isPreview, type Target } from '../subject.ts'
import { runIdOf } from '../variables.ts'
import type { Deployer } from './refusals.ts'
import * as refusals from './refusals.ts'

/** What GitHub and the account answered. A failed request throws, so nothing here means "unknown". */
export interface Snapshot {
  /** The site's. All deployments are newest first. */
  readonly record: readonly Deployment[]
  /** In all environments, back to the newest one with the link. */
  readonly liveSites: readonly Deployment[]
  /** The repository's newest, if a link is claimed; and the account, if one is claimed or made. */
  readonly others?: readonly Deployment[]
  readonly account?: Account
  /** Whether the preview that has the claimed link is of a closed pull request or a deleted branch. */
  readonly isOwnerGone?: boolean
  /** Undefined if that can't be read. */
  readonly isBranchThere?: boolean | undefined
}

export interface Destination {
  /** Undefined if the service is to choose a new name. */
  readonly link: string | undefined
  /** Whether the link is new to the account. */
  readonly isNew: boolean
  /** Whether the link is new to the site's record. */
  readonly isClaim: boolean
  readonly notices: readonly string[]
}

export const linkFor = ({ domain }: Target, record: readonly Deployment[]) => domain ?? linksOf(record)[0]

/** Where a deploy goes, by design 3. @throws {RefusedError} if it may not go there */
export function destinationOf(deployer: Deployer, snapshot: Snapshot): Destination {
  const { target, remembers } = deployer
  const { record, account } = snapshot
  const link = linkFor(target, record)
  if (!remembers) return { link, isNew: link === undefined, isClaim: link !== undefined, notices: [] }
  const notices = requireOneSite(deployer, record)
  const newer = refusals.replacesNewer(deployer, record, target.sha)
  // A pull request is asked for its newest commit at the end.
  if (newer !== undefined && target.subject.kind !== 'pull-request') notices.push(newer)
  if (target.subject.kind === 'branch' && record.length === 0)
    notices.push(refusals.branchIsPreview(target.subject.branch))
  const isLive = !isPreview(target)
  if (link === undefined && isLive && isSameEnvironment(target.environment, 'preview'))
    throw refusals.liveSiteAmongPreviews(deployer.event, target.environment)
  if (link === undefined) return { link, isNew: true, isClaim: false, notices }
  const isClaim = !linksOf(record).includes(link)
  const isListed = account !== undefined && lists(account, link)
  if (isLive || isClaim) requireUnowned(link, deployer, snapshot)
  if (isLive && isClaim && isListed)
    notices.push(`There was a site at ${link} before this environment's first deploy there. This deploy replaces it.`)
  return { link, isNew: isClaim && !isListed, isClaim, notices }
}

/** Rules 2 and 3. Live sites own their current link only. A preview may take none that a live site ever had. */
function requireUnowned(link: string, deployer: Deployer, snapshot: Snapshot): void {
  const { liveSites, others = [], account, isOwnerGone = false } = snapshot
  const { environment, subject } = deployer.target
  const last = liveSites.find((each) => each.link === link)
  const preview = others.find((each) => each.link === link && each.task !== liveSiteTask)
  if (isPreview(deployer.target)) {
    if (last !== undefined) throw refusals.belongsToLiveSite(link, last, deployer)
    if (preview !== undefined) throw refusals.belongsToPreview(link, preview, subject, isOwnerGone)
    if (account === undefined || lists(account, link)) throw refusals.wasThereBefore(link)
    return
  }
  const ofSite = liveSites.filter((each) => last && isSameEnvironment(each.environment, last.environment))
  if (last && linksOf(ofSite)[0] === link && !isSameEnvironment(last.environment, environment))
    throw refusals.belongsToLiveSite(link, last, deployer)
  if (preview !== undefined) throw refusals.belongsToPreview(link, preview, subject, isOwnerGone)
}

/** One record, one site (rule 5). @returns warnings @throws {RefusedError} if this would replace another site */
function requireOneSite(deployer: Deployer, record: readonly Deployment[]): string[] {
  const { target, run, workflow, job } = deployer
  const newest = record.find(({ link }) => link !== '')
  if (newest === undefined) return []
  const isOtherJob = newest.job !== '' && job !== '' && newest.job !== job
  const isSameRun = run !== '' && runIdOf(newest.run) === runIdOf(run)
  if (isSameRun && (newest.run === run || isOtherJob)) throw refusals.deployedTwice(newest, isOtherJob)
  if (newest.workflow === '' || workflow === '' || newest.workflow === workflow) return []
  const { domain, sha } = target
  const refusal = refusals.anotherWorkflow(newest, deployer)
  if (isPreview(target)) return newest.sha === sha ? [`${refusal.message} ${refusal.hint?.text}`] : []
  if (domain === undefined || (domain !== newest.link && linksOf(record).includes(domain))) throw refusal
  return []
}

/** Another job of this run and attempt that deployed to the same record. */
export function secondJobOf({ run, job }: Deployer, record: readonly Deployment[]): Deployment | undefined {
  return record.find((each) => run !== '' && each.run === run && each.link !== '' && ![job, ''].includes(each.job))
}
