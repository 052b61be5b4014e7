import type { Deployment } from '../github/deployment.ts'
import { stateOf } from '../github/pull-requests.ts'
import { bestEffort } from '../log.ts'
import { rivalOf, type Snapshot, twinOf } from '../ownership/destination.ts'
import { claimLost, twoJobs } from '../ownership/refusals.ts'
import type { SiteServices } from '../services/services.ts'
import { describe } from '../subject.ts'

/** @throws {RefusedError} if another site claimed the link at the same moment. Then the own deployment is deleted. */
export async function requireClaim({ deployments, github, progress }: SiteServices): Promise<void> {
  const { deployment: mine } = progress
  if (mine === undefined) return
  const newest = await bestEffort('look whether another site claims the same address', () => deployments.newest(100))
  const rival = newest && rivalOf(mine, newest, github?.firstDate ?? mine.createdAt)
  if (rival === undefined) return
  await bestEffort('delete the deployment of this run', () => deployments.remove([mine]))
  progress.deployment = undefined
  progress.upload = 'perhaps'
  throw claimLost(rival)
}

/**
 * Reads what may have changed during the deploy (DESIGN 3, steps 6 and 7): the own record, and the pull request or branch.
 *
 * @returns `isOver`: whether the preview must go, with all that `own` has
 * @throws {RefusedError} if another job of this run deployed to the record, too
 */
export async function lookAgain({ isBranchThere }: Snapshot, services: SiteServices) {
  const { github, target, progress } = services
  const { subject, sha } = target
  // A branch that did not exist before has not been deleted.
  const mayBeOver = subject.kind === 'pull-request' || isBranchThere
  const [listed, state] = await Promise.all([
    requireOneJob(services),
    github && mayBeOver ? bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github)) : undefined,
  ])
  const { deployment } = progress
  // GitHub's list may not have this run's deployment yet.
  const isListed = listed?.some(({ id }) => id === deployment?.id) ?? true
  const own = deployment === undefined || isListed ? (listed ?? []) : [deployment, ...(listed ?? [])]
  const isOver = state?.isNeeded === false && listed !== undefined
  const isOutdated = state?.headSha !== undefined && sha !== '' && state.headSha !== sha
  return { own, isOver, isOutdated }
}

/** @returns the own record; undefined if it can't be read */
async function requireOneJob(services: SiteServices): Promise<readonly Deployment[] | undefined> {
  const { deployments, target, github, progress, deployer } = services
  if (!github) return undefined
  const own = await bestEffort('look whether another job deploys here', () => deployments.record(target))
  const twin = own && twinOf(deployer, own)
  if (twin === undefined) return own
  progress.upload = 'perhaps'
  throw twoJobs(twin)
}
