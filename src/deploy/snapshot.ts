import { type Deployment, linksOf } from '../github/deployment.ts'
import { branchExists } from '../github/pull-requests.ts'
import type { IsEnough } from '../github/record.ts'
import { log } from '../log.ts'
import { type Destination, destinationOf, linkFor, type Snapshot } from '../ownership/destination.ts'
import { requireMayCreate, type SiteServices } from '../services/services.ts'
import { isPreview } from '../subject.ts'

/**
 * Reads all that decides where a deploy goes, side by side (DESIGN 3, "Look").
 *
 * @param ready what the service is not asked before: files that can't be published cost it no request
 * @throws {ActionError} if anything of it can't be read: then everything has an owner
 */
export async function takeSnapshot(services: SiteServices, ready?: Promise<unknown>): Promise<Snapshot> {
  const { deployments, github, target, progress } = services
  const { subject } = target
  const reading = deployments.record(target)
  const linking = reading.then((own) => {
    progress.before = own.find(({ link }) => link !== '')
    return linkFor(target, own)
  })
  linking.catch(() => {})
  const isEnough: IsEnough = async (found) => {
    const link = await linking
    return link === undefined || found.some((each) => each.link === link) || (isPreview(target) && found.length >= 1000)
  }
  const [own, liveSites, ofClaim, isBranchThere] = await Promise.all([
    reading,
    isPreview(target) || !github ? [] : deployments.liveSites(isEnough),
    reading.then((own) => readForClaim(own, isEnough, services, ready)),
    subject.kind === 'branch' && github ? branchExists(github, subject.branch).catch(() => undefined) : undefined,
  ])
  return { own, liveSites, ...ofClaim, isBranchThere }
}

/** What must be known of a link that the record does not name. */
async function readForClaim(
  own: readonly Deployment[],
  isEnough: IsEnough,
  services: SiteServices,
  ready?: Promise<unknown>,
) {
  const { hosting, deployments, github, target } = services
  const link = linkFor(target, own)
  if (link !== undefined && (!github || linksOf(own).includes(link))) return {}
  const isOfPreview = isPreview(target)
  const [account, found] = await Promise.all([
    Promise.resolve(ready).then(() => hosting.account()),
    link === undefined ? [] : isOfPreview ? deployments.liveSites(isEnough) : deployments.newest(1000),
    requireMayCreate(services),
  ])
  return isOfPreview ? { account, liveSites: found } : { account, others: found }
}

/** Asks the rules, once. @throws {RefusedError} */
export function decide(snapshot: Snapshot, { deployer }: SiteServices): Destination {
  const to = destinationOf(deployer, snapshot)
  for (const text of to.notices) log.remark(text)
  return to
}
