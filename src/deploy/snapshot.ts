import { type Deployment, linksOf, liveSiteTask, subjectOf } from '../github/deployment.ts'
import { branchExists, type SubjectState, stateOf } from '../github/pull-requests.ts'
import type { IsEnough } from '../github/record.ts'
import { bestEffort, log } from '../log.ts'
import { linkFor, type Snapshot, secondJobOf } from '../ownership/destination.ts'
import { replacesNewer, twoJobs } from '../ownership/refusals.ts'
import { requireMayCreate, type SiteServices } from '../services.ts'
import { describe, isPreview } from '../subject.ts'

/** Reads what decides where a deploy goes (design 4.1). @param ready not earlier is the hosting service asked */
export async function takeSnapshot(services: SiteServices, ready?: Promise<unknown>): Promise<Snapshot> {
  const { deployments, github, target, history } = services
  const { subject } = target
  const readRecord = deployments.recordOf(target)
  const readLink = readRecord.then((record) => {
    const previous = record.find(({ link }) => link !== '')
    if (previous) history.push({ kind: 'found', deployment: previous })
    return linkFor(target, record)
  })
  // `readRecord` has the same error.
  readLink.catch(() => {})
  /** With no link to look for, at its newest deployment, or, for a preview, at 1,000 deployments. */
  const isEnough: IsEnough = async (found) => {
    const link = await readLink
    return link === undefined || found.some((each) => each.link === link) || (isPreview(target) && found.length >= 1000)
  }
  const [record, liveSites, claim, isBranchThere] = await Promise.all([
    readRecord,
    isPreview(target) || !github ? [] : deployments.ofSubject(subject, isEnough),
    // Behind the record, even if collecting fails before it: a failure shows the previous deploy.
    readRecord.then((found) => Promise.resolve(ready).then(() => readClaim(found, isEnough, services))),
    subject.kind === 'branch' && github ? branchExists(github, subject.branch).catch(() => undefined) : undefined,
  ])
  // For a preview, `claim` has the live sites.
  return { record, liveSites, ...claim, isBranchThere }
}

/** What a claim or a new link needs: the account, and sites that may have the link. Empty for a link of the record. */
async function readClaim(record: readonly Deployment[], isEnough: IsEnough, services: SiteServices) {
  const { hosting, deployments, github, target } = services
  const link = linkFor(target, record)
  // Without a token nothing is owned.
  if (link !== undefined && (!github || linksOf(record).includes(link))) return {}
  const isClaimOfPreview = isPreview(target) && link !== undefined
  const [account, others, liveSites] = await Promise.all([
    hosting.account(),
    link === undefined ? [] : deployments.newest(),
    isClaimOfPreview ? deployments.ofSubject({ kind: 'live-site' }, isEnough) : [],
    requireMayCreate(services),
  ])
  const subject = subjectOf(others.find((each) => each.link === link && each.task !== liveSiteTask)?.task ?? '')
  const state = github && subject && (await bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github)))
  const claimed = { account, others, isOwnerGone: state?.isNeeded === false }
  return isClaimOfPreview ? { ...claimed, liveSites } : claimed
}

/** Reads record, pull request and branch once more (design 4.6 and 4.7). `owners` is for a preview that must go. */
export async function lookAgain(first: Snapshot, deployment: Deployment | undefined, services: SiteServices) {
  const { deployments, github, target, history, deployer } = services
  const { subject, sha } = target
  // Only a branch that was there can have been deleted.
  const mayBeClosed = subject.kind === 'pull-request' || first.isBranchThere
  const [listed, state]: [Deployment[] | undefined, SubjectState | undefined] = await Promise.all([
    github && bestEffort('look whether another job deploys here', () => deployments.recordOf(target)),
    github && mayBeClosed ? bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github)) : undefined,
  ])
  const secondJob = listed && secondJobOf(deployer, listed)
  if (secondJob) {
    history.push({ kind: 'doubted' })
    throw twoJobs(secondJob)
  }
  // GitHub's list may be older than this run's deployment.
  const others = listed?.filter(({ id }) => id !== deployment?.id) ?? []
  const record = deployment ? [deployment, ...others] : others
  // Without the record it is not known what to delete.
  const isClosed = state?.isNeeded === false && listed !== undefined
  const isOutdated = state?.headSha !== undefined && sha !== '' && state.headSha !== sha
  const newerRun = isOutdated ? undefined : replacesNewer(deployer, record, sha)
  // The first look may have warned of this already.
  if (newerRun && !log.warnings.some(({ text }) => text === newerRun)) log.remark(newerRun)
  const staying = 'list live sites, so this preview stays until the next sweep'
  const owners = isClosed ? await bestEffort(staying, () => deployments.ownersSince(record)) : undefined
  return { record, owners, isOutdated }
}
