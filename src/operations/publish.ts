import type { Deployment } from '../deployments/deployment.ts'
import { permissionLines } from '../deployments/permissions.ts'
import { ActionError, isCancelled, wordsOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { stateOf } from '../github/pull-requests.ts'
import type { Shipment } from '../hosting/hosting-service.ts'
import { type Destination, rivalOf, twinOf } from '../ownership/destination.ts'
import { claimLost, onlyForPushes, twoJobs } from '../ownership/refusals.ts'
import { bestEffort, log } from '../report/log.ts'
import type { Outcome, Sent } from '../report/outcome.ts'
import { describe, isPreview } from '../target.ts'
import { checkLink } from './check.ts'
import { type SiteJob, showStatuses } from './job.ts'
import { discard, removePreview } from './remove-preview.ts'
import type { SeenBefore } from './seen.ts'
import { type Uploaded, uploadSite } from './upload.ts'

/**
 * Sends a site, records it, checks the link, looks again, and shows it (DESIGN 3, steps 3 to 7).
 *
 * @param outcomeOf makes the outcome of what was sent
 */
export async function publish(
  shipment: Shipment,
  seen: SeenBefore,
  to: Destination,
  job: SiteJob,
  outcomeOf: (sent: Sent) => Promise<Outcome>,
): Promise<Outcome> {
  const { commenter, progress, target, signal } = job
  const uploaded = await uploadSite(shipment, to, seen.account, job)
  if (uploaded.kind === 'skipped') {
    await commenter.write(uploaded)
    return uploaded
  }
  await recordLink(uploaded, job)
  // What was answered is recorded, also if the run was cancelled.
  signal.throwIfAborted()
  await checkLink(uploaded, shipment, job)
  if (to.isClaim) await requireClaim(job)
  commenter.prepare()
  const [own, state] = await Promise.all([requireOneJob(job), stateAfter(seen, job)])
  if (state?.isNeeded === false && own) return await removeLate(own, job)
  if (state?.headSha && target.sha !== '' && state.headSha !== target.sha)
    progress.remarks.push('The pull request has a newer commit than this one by now.')
  const { link, status, quota } = uploaded
  const { freed, remarks } = progress
  const outcome = await outcomeOf({ target, link, status, quota, freed, remarks })
  await Promise.all([showStatuses('success', job), commenter.write(outcome)])
  adviseOnDomain(link, seen.own.length === 0, job)
  return outcome
}

/** Records what the service answered. A link that this run made must be recorded: else nobody would delete it. */
async function recordLink({ link, isMade }: Uploaded, job: SiteJob): Promise<void> {
  const { deployments, target, progress, github, deployer } = job
  if (!github) return
  try {
    progress.deployment = await deployments.create(target, target.sha, { link, reserved: deployer.reserves }, isMade)
  } catch (cause) {
    const { message, hint = '' } = wordsOf(cause)
    const advice = isForbidden(cause) ? `Add to the job:\n${permissionLines}` : hint
    if (!isMade) {
      log.warning(`The deploy to ${link} is done, but GitHub did not record it. ${message} ${advice}`)
      return
    }
    const fate = isPreview(target) ? await discard(link, job) : `${link} stays, and has the site.`
    const again = isPreview(target) ? '' : `Write "domain: ${link}" to deploy there again. `
    const toDo = `${again}${isCancelled(cause) ? '' : advice}`.trim()
    throw new ActionError(`GitHub did not record the new address ${link}. ${fate} ${message}`, { hint: toDo, cause })
  }
}

/** @throws {RefusedError} if another site claimed the link at the same moment. Then the own deployment is deleted. */
async function requireClaim({ deployments, github, progress }: SiteJob): Promise<void> {
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

/** The own record as it is now. Undefined if it can't be read. @throws {RefusedError} if another job deployed to it, too */
async function requireOneJob(job: SiteJob): Promise<readonly Deployment[] | undefined> {
  const { deployments, target, github, progress, deployer } = job
  if (!github) return undefined
  const own = await bestEffort('look whether another job deploys here', () => deployments.record(target))
  const twin = own && twinOf(deployer, own)
  if (twin === undefined) return own
  progress.upload = 'perhaps'
  throw twoJobs(twin)
}

/** What became of the pull request or branch. Undefined if that can't be read, or the branch was not there before. */
async function stateAfter({ isBranchThere }: SeenBefore, { github, target }: SiteJob) {
  const { subject } = target
  if (!github || subject.kind === 'live-site' || (subject.kind === 'branch' && !isBranchThere)) return undefined
  return await bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github))
}

/** The pull request was closed, or the branch deleted, while its preview was deployed. */
async function removeLate(own: readonly Deployment[], job: SiteJob): Promise<Outcome> {
  const { target } = job
  log.notice(`${describe(target.subject)} was closed or deleted during this deploy, so its preview is deleted at once.`)
  const { outcome, fault } = await removePreview({ ...target, own }, job)
  if (fault !== undefined) throw fault
  return outcome
}

/** Deployments can be deleted, a workflow file is kept. */
function adviseOnDomain(link: string, isFirst: boolean, { target, github, context, inputs }: SiteJob): void {
  if (target.domain !== undefined) return
  if (!github)
    log.warning(
      `Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`,
    )
  else if (!isPreview(target) && isFirst) {
    // One line in the workflow would be that of all its sites. Without a matrix GitHub says null, and act {}.
    const isOneOfSeveral = !['', 'null', '{}'].includes(inputs.matrix)
    const advice = isOneOfSeveral ? 'It is remembered.' : onlyForPushes(target.subject, link, context.event)
    log.notice(`The site has an address of its own now: ${link}. ${advice}`)
  }
}
