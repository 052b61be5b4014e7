import { ActionError, type Advice, wordsOf } from '../errors.ts'
import { lookForPassword, verify } from '../features/visitor-check/visitor-check.ts'
import { isForbidden } from '../github/answers.ts'
import { stateOf } from '../github/pull-requests.ts'
import type { Upload } from '../hosting/hosting-service.ts'
import { bestEffort, inPlainText, log } from '../log.ts'
import type { Destination, Snapshot } from '../ownership/destination.ts'
import { onlyForPushes } from '../ownership/refusals.ts'
import { discard, removeOwn } from '../remove/remove-preview.ts'
import type { Outcome, Published } from '../report/outcome.ts'
import { permissionLines } from '../report/permissions.ts'
import { type SiteServices, showStatuses } from '../services/services.ts'
import { describe, isPreview } from '../subject.ts'
import { formatDuration } from '../text/printable.ts'
import { type Sent, send } from './send.ts'
import { requireClaim, requireOneJob } from './snapshot.ts'

/**
 * Sends a site, records it, checks the link, looks again, and shows it (DESIGN 3, steps 3 to 7).
 *
 * @param outcomeOf makes the outcome of what was sent
 */
export async function publish(
  upload: Upload,
  snapshot: Snapshot,
  to: Destination,
  services: SiteServices,
  outcomeOf: (sent: Published) => Promise<Outcome>,
): Promise<Outcome> {
  const { commenter, progress, target, signal, github } = services
  const { subject } = target
  const uploaded = await send(upload, to, snapshot.account, services)
  if (uploaded.kind === 'skipped') {
    await commenter.write(uploaded)
    return uploaded
  }
  await recordLink(uploaded, services)
  // What was answered is recorded, also if the run was cancelled.
  signal.throwIfAborted()
  await checkLink(uploaded, upload, services)
  if (to.isClaim) await requireClaim(services)
  commenter.prepare()
  // A branch that was not there before is not gone.
  const mayBeOver = subject.kind === 'pull-request' || snapshot.isBranchThere
  const [own, state] = await Promise.all([
    requireOneJob(services),
    github && mayBeOver ? bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github)) : undefined,
  ])
  if (state?.isNeeded === false && own) {
    log.notice(`${describe(subject)} was closed or deleted during this deploy, so its preview is deleted at once.`)
    return await removeOwn(own, services)
  }
  if (state?.headSha && target.sha !== '' && state.headSha !== target.sha)
    progress.remarks.push('The pull request has a newer commit than this one by now.')
  const { freed, remarks } = progress
  const outcome = await outcomeOf({ ...uploaded, target, freed, remarks })
  await Promise.all([showStatuses('success', services), commenter.write(outcome)])
  adviseOnDomain(uploaded.link, snapshot.own.length === 0, services)
  return outcome
}

/** Records what the service answered. A link that this run made must be recorded: else nobody would delete it. */
async function recordLink({ link, isMade }: Sent, services: SiteServices): Promise<void> {
  const { deployments, target, progress, github, deployer } = services
  if (!github) return
  try {
    progress.deployment = await deployments.create(target, target.sha, { link, reserved: deployer.reserves }, isMade)
  } catch (cause) {
    const { message, hint } = wordsOf(cause)
    const { text, lines }: Advice = isForbidden(cause)
      ? { text: 'Add to the job:', lines: permissionLines }
      : (hint ?? { text: '' })
    if (!isMade) {
      log.warning(`The deploy to ${link} is done, but GitHub did not record it. ${message} ${text}`, lines)
      return
    }
    const fate = isPreview(target) ? await discard(link, services) : `${link} stays, and has the site.`
    const again = isPreview(target) ? '' : `Write "domain: ${link}" to deploy there again. `
    throw new ActionError(`GitHub did not record the new address ${link}. ${fate} ${message}`, {
      hint: { text: `${again}${text}`, lines },
      cause,
    })
  }
}

/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @throws {ActionError} if it does not. A link that is open, and that this run made, is deleted at once.
 */
async function checkLink({ link, isMade }: Sent, { site, password }: Upload, services: SiteServices): Promise<void> {
  const { inputs, signal, deployer, progress } = services
  const options = { signal, tell: log.info, patience: inputs.verifyTimeout }
  const start = performance.now()
  const done = (what: string) => log.info(`${what}, after ${formatDuration(performance.now() - start)}.`)
  if (password === undefined) {
    if (!inputs.verify || deployer.reserves) return
    const fault = await verify(link, site, options)
    if (fault === undefined) return done(`Verified: https://${link}/ serves what was sent`)
    // Nobody knows what the link shows.
    progress.upload = 'perhaps'
    throw fault
  }
  if (inputs.verify)
    log.info('"verify" can not look behind the password. It is only checked that the site asks for it.')
  const why = await lookForPassword(link, site, options)
  if (why === undefined) return done(`https://${link}/ asks for the password`)
  const stays =
    'It was there before, so it stays, open to everybody: delete it in the hosting account if nobody may see it.'
  const hint =
    'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.'
  throw new ActionError(`${why} ${isMade ? await discard(link, services) : stays}`, { hint })
}

/** Deployments can be deleted, a workflow file is kept. */
function adviseOnDomain(link: string, isFirst: boolean, { target, github, context, inputs }: SiteServices): void {
  if (target.domain !== undefined) return
  if (!github)
    log.warning(
      `Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`,
    )
  else if (!isPreview(target) && isFirst) {
    // One line in the workflow would be that of all its sites. Without a matrix GitHub says null, and act {}.
    const isOneOfSeveral = !['', 'null', '{}'].includes(inputs.matrix)
    const { text, lines }: Advice = isOneOfSeveral
      ? { text: 'It is remembered.' }
      : onlyForPushes(target.subject, link, context.event)
    log.notice(inPlainText({ text: `The site has an address of its own now: ${link}. ${text}`, lines }))
  }
}
