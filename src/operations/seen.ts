import { linksOf } from '../deployments/deployment.ts'
import { recordRefused } from '../deployments/permissions.ts'
import { branchExists } from '../deployments/pull-requests.ts'
import { linkFor, type Seen } from '../ownership/destination.ts'
import { describe, isPreview } from '../target.ts'
import type { Work } from './job.ts'

/**
 * Reads all that decides where a deploy goes, side by side (DESIGN 3, "Look").
 *
 * @throws {ActionError} if anything of it can't be read: then everything has an owner
 */
export async function readSeen(work: Work): Promise<Seen> {
  const { deployments, github, target, progress } = work
  const reading = deployments.record(target)
  const linking = reading.then((own) => linkFor(target, own))
  linking.catch(() => {})
  const [own, liveSites, ofClaim] = await Promise.all([
    reading,
    isPreview(target) || !github
      ? []
      : deployments.liveSites((found) => linking.then((link) => !link || found.some((each) => each.link === link))),
    reading.then((found) => {
      progress.before = found.find(({ link }) => link !== '')
      return readForClaim(found.length === 0 ? [] : linksOf(found), work)
    }),
  ])
  return { own, liveSites, ...ofClaim }
}

/** What must be known of a link that the record does not name. */
async function readForClaim(
  known: readonly string[],
  work: Work,
): Promise<Omit<Seen, 'own' | 'liveSites'> & Partial<Seen>> {
  const { hosting, deployments, github, target } = work
  const link = target.domain ?? known[0]
  if (link !== undefined && (known.includes(link) || !github)) return {}
  if (link === undefined) {
    const [account] = await Promise.all([hosting.account(), requireMayCreate(work)])
    return { account }
  }
  const isOfPreview = isPreview(target)
  const [account, found] = await Promise.all([
    hosting.account(),
    isOfPreview
      ? deployments.liveSites((found) => found.length >= 1000 || found.some((each) => each.link === link))
      : deployments.newest(1000),
    requireMayCreate(work),
  ])
  return isOfPreview ? { account, liveSites: found } : { account, others: found }
}

/** @throws {InputError} if the token may not create deployments, so that a new link would be forgotten */
export async function requireMayCreate({ deployments, github, target }: Work): Promise<void> {
  if (github && !(await deployments.mayCreate())) throw recordRefused(describe(target.subject))
}

/** Whether a branch is there before its preview is deployed. Undefined if that can't be seen, or the preview is for none. */
export async function hadBranch({ github, target }: Work): Promise<boolean | undefined> {
  const { subject } = target
  if (subject.kind !== 'branch' || !github) return undefined
  return await branchExists(github, subject.branch).catch(() => undefined)
}
