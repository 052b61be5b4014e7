import { type Deployment, linksOf } from '../github/deployment.ts'
import { branchExists, stateOf } from '../github/pull-requests.ts'
import type { IsEnough } from '../github/record.ts'
import { bestEffort, log } from '../log.ts'
import { type Destination, destinationOf, linkFor, rivalOf, type Snapshot, twinOf } from '../ownership/destination.ts'
import { claimLost, replacesNewer, twoJobs } from '../ownership/refusals.ts'
import { requireMayCreate, type SiteServices } from '../services/services.ts'
import { describe, isPreview } from '../subject.ts'

/**
 * Reads everything that decides where a deploy goes (DESIGN 3, step 1).
 *
 * @param ready resolves once the files are collected. The hosting service is not asked before that.
 * @throws {ActionError} if anything can't be read
 */
export async function takeSnapshot(services: SiteServices, ready: Promise<unknown>): Promise<Snapshot> {
  const { deployments, github, target, progress } = services
  const { subject } = target
  const readRecord = deployments.record(target)
  const readLink = readRecord.then((own) => {
    progress.before = own.find(({ link }) => link !== '')
    return linkFor(target, own)
  })
  readLink.catch(() => {})
  const isEnough: IsEnough = async (found) => {
    const link = await readLink
    return link === undefined || found.some((each) => each.link === link) || (isPreview(target) && found.length >= 1000)
  }
  const [own, liveSites, ofClaim, isBranchThere] = await Promise.all([
    readRecord,
    isPreview(target) || !github ? [] : deployments.liveSites(isEnough),
    readRecord.then((own) => readForClaim(own, isEnough, services, ready)),
    subject.kind === 'branch' && github ? branchExists(github, subject.branch).catch(() => undefined) : undefined,
  ])
  return { own, liveSites, ...ofClaim, isBranchThere }
}

/** Reads the account and other sites. Only needed for a link that is new to this site. */
async function readForClaim(
  own: readonly Deployment[],
  isEnough: IsEnough,
  services: SiteServices,
  ready: Promise<unknown>,
) {
  const { hosting, deployments, github, target } = services
  const link = linkFor(target, own)
  if (link !== undefined && (!github || linksOf(own).includes(link))) return {}
  const isOfPreview = isPreview(target)
  const [account, found] = await Promise.all([
    ready.then(() => hosting.account()),
    link === undefined ? [] : isOfPreview ? deployments.liveSites(isEnough) : deployments.newest(1000),
    requireMayCreate(services),
  ])
  return isOfPreview ? { account, liveSites: found } : { account, others: found }
}

/** @throws {RefusedError} */
export function decide(snapshot: Snapshot, { deployer }: SiteServices): Destination {
  const to = destinationOf(deployer, snapshot)
  for (const text of to.notices) log.remark(text)
  return to
}

/** Deletes this run's deployment if another site has claimed the same link. @throws {RefusedError} in that case */
export async function requireClaim({ deployments, github, progress }: SiteServices): Promise<void> {
  const { deployment: mine } = progress
  if (mine === undefined) return
  const newest = await bestEffort('look whether another site claims the same address', () => deployments.newest(100))
  const rival = newest && rivalOf(mine, newest, github?.firstDate ?? mine.createdAt)
  if (rival === undefined) return
  await bestEffort('delete the deployment of this run', () => deployments.remove([mine]))
  Object.assign(progress, { deployment: undefined, upload: 'perhaps', isNew: false })
  throw claimLost(rival)
}

/** Reads the record, and the pull request or branch, once more (DESIGN 3, steps 6 and 7). @throws {RefusedError} */
export async function lookAgain({ isBranchThere }: Snapshot, services: SiteServices) {
  const { deployments, github, target, progress, deployer } = services
  const { subject, sha } = target
  // Only a branch that existed before can have been deleted.
  const mayBeOver = subject.kind === 'pull-request' || isBranchThere
  const [listed, state] = await Promise.all([
    github && bestEffort('look whether another job deploys here', () => deployments.record(target)),
    github && mayBeOver ? bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github)) : undefined,
  ])
  const twin = listed && twinOf(deployer, listed)
  if (twin) {
    progress.upload = 'perhaps'
    throw twoJobs(twin)
  }
  const { deployment } = progress
  // GitHub's list may be older than this run's deployment.
  const isListed = listed?.some(({ id }) => id === deployment?.id) ?? true
  const own = deployment === undefined || isListed ? (listed ?? []) : [deployment, ...(listed ?? [])]
  const isOver = state?.isNeeded === false && listed !== undefined
  const isOutdated = state?.headSha !== undefined && sha !== '' && state.headSha !== sha
  const older = isOutdated ? undefined : replacesNewer(deployer, own, sha)
  // The first reading may have warned of this already.
  if (older && !log.warnings.some(({ text }) => text === older)) log.remark(older)
  return { own, isOver, isOutdated }
}
