import { isForbidden } from '../deployments/answers.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { permissionLines } from '../deployments/permissions.ts'
import { ActionError, isCancelled, wordsOf } from '../errors.ts'
import type { Shipment } from '../hosting/client.ts'
import type { Destination, Seen } from '../ownership/destination.ts'
import { rivalOf, twinOf } from '../ownership/one-site.ts'
import { claimLost, onlyForPushes, RefusedError, twoJobs } from '../ownership/refusals.ts'
import { bestEffort, log } from '../report/log.ts'
import type { Outcome } from '../report/outcome.ts'
import { describe, isPreview } from '../target.ts'
import type { Uploaded } from './answer.ts'
import { checkLink } from './check.ts'
import { deployerOf, type Work } from './job.ts'
import { discard, removePreview } from './remove-preview.ts'
import { showStatuses } from './show.ts'
import { stateOf } from './state.ts'
import { uploadSite } from './upload.ts'

/** What was read before anything was sent, and what follows from it. */
export interface Known {
  readonly seen: Seen
  readonly to: Destination
  /** Whether a branch was there. Undefined if nobody knows. */
  readonly isBranchThere: boolean | undefined
}

/** What every outcome of a deploy has. */
type Shown = Pick<Work, 'target'> & Pick<Work['progress'], 'freed' | 'remarks'>
type Sent = Uploaded & { readonly liveAfter: number | undefined }

/**
 * Sends a site, records it, checks the link, looks again, and shows it (DESIGN 3, steps 3 to 7).
 *
 * @param outcomeOf makes the outcome of what was sent
 */
export async function publish(
  shipment: Shipment,
  known: Known,
  work: Work,
  outcomeOf: (sent: Sent, shown: Shown) => Promise<Outcome>,
): Promise<Outcome> {
  const { seen, to } = known
  const { commenter, progress, target } = work
  log.info(firstLine(to, work))
  const uploaded = await uploadSite(shipment, to, seen.account, work)
  if (uploaded.kind === 'skipped') return uploaded
  const mine = await recordLink(uploaded, work)
  // What was answered is recorded, also if the run was cancelled.
  work.signal.throwIfAborted()
  const liveAfter = await checkLink(uploaded, shipment, work)
  if (to.isClaim && mine) await requireClaim(mine, work)
  commenter.prepare()
  const [own, state] = await Promise.all([requireOneJob(work), stateAfter(known, work)])
  if (state?.isNeeded === false && own) return await removeLate(own, work)
  if (state?.headSha && target.sha !== '' && state.headSha !== target.sha)
    progress.remarks.push('The pull request has a newer commit than this one by now.')
  const { freed, remarks } = progress
  const outcome = await outcomeOf({ ...uploaded, liveAfter }, { target, freed, remarks })
  await Promise.all([showStatuses('success', work), commenter.write(outcome)])
  adviseOnDomain(uploaded.link, seen, work)
  return outcome
}

function firstLine(to: Destination, { target, context, progress }: Work): string {
  const { subject, environment } = target
  const what = isPreview(target) ? describe(subject) : `the environment ${environment}`
  const where = to.link ?? 'a new address'
  if (progress.reserved) return `Reserving ${where} for ${what}.`
  const usual = subject.kind === 'branch' && context.defaultBranch !== undefined
  return `Deploying ${what} to ${where}.${usual ? ` Production is deployed from ${context.defaultBranch}.` : ''}`
}

/** Records what the service answered. A link that this run made must be recorded: else nobody would delete it. */
async function recordLink({ link, isMade }: Uploaded, work: Work): Promise<Deployment | undefined> {
  const { deployments, target, progress, github } = work
  if (!github) return undefined
  const facts = { link, reserved: progress.reserved ?? false }
  try {
    progress.deployment = await deployments.create(target, target.sha, facts, isMade)
  } catch (cause) {
    const { message, hint = '' } = wordsOf(cause)
    if (!isMade) {
      const advice = isForbidden(cause) ? `Add to the job:\n${permissionLines}` : hint
      log.warning(`The deploy to ${link} is done, but GitHub did not record it. ${message} ${advice}`)
      return undefined
    }
    const fate = isPreview(target) ? await discard(link, work) : `${link} stays, and has the site.`
    const advice = isPreview(target)
      ? ''
      : `Write "domain: ${link}" to deploy there again, or delete it in the hosting account. `
    const toDo = `${advice}${isCancelled(cause) ? '' : hint}`.trim()
    throw new ActionError(`GitHub did not record the new address ${link}. ${fate} ${message}`, { hint: toDo, cause })
  }
  return progress.deployment
}

/** @throws {RefusedError} if another site claimed the link at the same moment. Then the own deployment is deleted. */
async function requireClaim(mine: Deployment, { deployments, github, progress }: Work): Promise<void> {
  const newest = await bestEffort('look whether another site claims the same address', () => deployments.newest(100))
  const rival = newest && rivalOf(mine, newest, github?.firstDate ?? mine.createdAt)
  if (rival === undefined) return
  await bestEffort('delete the deployment of this run', () => deployments.remove([mine]))
  progress.deployment = undefined
  progress.upload = 'perhaps'
  throw new RefusedError(claimLost(rival))
}

/** The own record as it is now. Undefined if it can't be read. @throws {RefusedError} if another job deployed to it, too */
async function requireOneJob(work: Work): Promise<readonly Deployment[] | undefined> {
  const { deployments, target, github, progress } = work
  if (!github) return undefined
  const own = await bestEffort('look whether another job deploys here', () => deployments.record(target))
  const twin = own && !progress.reserved ? twinOf(deployerOf(work), own) : undefined
  if (twin === undefined) return own
  progress.upload = 'perhaps'
  throw new RefusedError(twoJobs(twin))
}

/** What became of the pull request or branch. Undefined if that can't be read, or the branch was not there before. */
async function stateAfter({ isBranchThere }: Known, { github, target }: Work) {
  const { subject } = target
  if (!github || subject.kind === 'live-site' || (subject.kind === 'branch' && !isBranchThere)) return undefined
  return await bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github))
}

/** The pull request was closed, or the branch deleted, while its preview was deployed. */
async function removeLate(own: readonly Deployment[], work: Work): Promise<Outcome> {
  const { target } = work
  log.notice(`${describe(target.subject)} was closed or deleted during this deploy, so its preview is deleted at once.`)
  const { outcome, fault } = await removePreview({ ...target, own }, work)
  if (fault !== undefined) throw fault
  return outcome
}

/** Deployments can be deleted, a workflow file is kept. */
function adviseOnDomain(link: string, { own }: Seen, { target, github, context, inputs }: Work): void {
  if (target.domain !== undefined) return
  if (!github)
    log.warning(
      `Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`,
    )
  else if (!isPreview(target) && own.length === 0) {
    // One line in the workflow would be that of all its sites.
    const isOneOfSeveral = !['', 'null'].includes(inputs.matrix)
    const advice = isOneOfSeveral ? 'It is remembered.' : onlyForPushes(target.subject, link, context.event)
    log.notice(`The site has an address of its own now: ${link}. ${advice}`)
  }
}
