import { ActionError, type Advice, shownText } from '../errors.ts'
import { verify, verifyProtection } from '../features/visitor-check/visitor-check.ts'
import { isForbidden } from '../github/answers.ts'
import type { Deployment } from '../github/deployment.ts'
import { statusWarning } from '../hosting/answers.ts'
import { inPlainText, log } from '../log.ts'
import type { Destination, Snapshot } from '../ownership/destination.ts'
import { onlyForPushes } from '../ownership/refusals.ts'
import { removeOwnPreview } from '../remove/remove-preview.ts'
import { UnkeptError } from '../remove/take-back.ts'
import { progressAfter } from '../report/history.ts'
import type { Outcome } from '../report/outcome.ts'
import { permissionLines } from '../report/permissions.ts'
import type { SiteServices, Using } from '../services.ts'
import type { SiteFiles } from '../site/site.ts'
import { describe, isPreview } from '../subject.ts'
import { formatDuration } from '../text/printable.ts'
import { type Sent, send, type Upload } from './send.ts'
import { lookAgain } from './snapshot.ts'

/** Sends a site, records it, checks its address, and looks again (DESIGN 3, steps 3 to 6). */
export async function publish(
  upload: Upload,
  snapshot: Snapshot,
  to: Destination,
  services: SiteServices,
): Promise<Outcome> {
  const { history, target, signal } = services
  const sent = await send(upload, to, snapshot.account, services)
  if (sent.kind === 'skipped') return sent
  const warning = statusWarning(sent.status)
  if (warning) log.remark(warning)
  const deployment = await recordDeploy(sent, services)
  // Record first, so that a cancelled run leaves no unknown site.
  signal.throwIfAborted()
  const checked = await check(sent, upload.files, services)
  const again = await lookAgain(snapshot, deployment, services)
  if (again.isClosed) {
    const who = describe(target.subject)
    log.notice(`${who} was closed or deleted during this deploy, so its preview is deleted at once.`)
    return await removeOwnPreview(again.record, services)
  }
  adviseOnDomain(sent.link, snapshot.record.length === 0, services)
  const { deleted } = progressAfter(history)
  const { facts, differences } = upload
  const { isOutdated } = again
  return { ...sent, ...facts, kind: 'deployed', target, deleted, isOutdated, checked, differences: await differences }
}

/** Records the link. A new one that can't be recorded is not kept, because no later run would delete it. */
async function recordDeploy(
  sent: Sent,
  services: Using<'deployments' | 'target' | 'history'>,
): Promise<Deployment | undefined> {
  const { deployments, target, history } = services
  const { link, isMade } = sent
  try {
    const deployment = await deployments.create(target, target.sha, link, isMade)
    if (deployment) history.push({ kind: 'recorded', deployment })
    return deployment
  } catch (cause) {
    const { message, hint: advice = { text: '' } } = shownText(cause)
    const { text, lines }: Advice = isForbidden(cause) ? { text: 'Add to the job:', lines: permissionLines } : advice
    const nextTime = isPreview(target) ? '' : `Write "domain: ${link}" to deploy there again. `
    const hint = { text: `${nextTime}${message} ${text}`, lines }
    if (isMade) throw new UnkeptError(link, `GitHub did not record the new address ${link}.`, { hint, cause })
    log.warning(`The deploy to ${link} is done, but GitHub did not record it. ${message} ${text}`, lines)
    return undefined
  }
}

/** Visits a link: it must ask for the password, or serve what was sent. @returns what `verify` compared */
async function check(
  { link, isMade }: Sent,
  site: SiteFiles,
  { inputs, signal, history, password, github }: Using<'inputs' | 'signal' | 'history' | 'password' | 'github'>,
): Promise<string | undefined> {
  if (password === undefined && !inputs.verify) return undefined
  const options = { signal, info: log.info, timeoutMs: inputs.verifyTimeoutMs }
  const start = performance.now()
  const logDone = (what: string) => log.info(`${what}, after ${formatDuration(performance.now() - start)}.`)
  if (password === undefined) {
    const found = await verify(link, site, options)
    if (typeof found !== 'string') {
      history.push({ kind: 'doubted' })
      throw found
    }
    logDone(found)
    return found
  }
  if (inputs.verify)
    log.info('"verify" can not look behind the password. It is only checked that the site asks for it.')
  const why = await verifyProtection(link, site, options)
  if (why === undefined) {
    logDone(`https://${link}/ asks for the password`)
    return undefined
  }
  const hint =
    'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.'
  if (isMade) throw new UnkeptError(link, why, { hint })
  // Without a token, the account is not asked for a named link before the upload.
  const stays = `The site ${github ? 'existed' : 'may have existed'} before this run, so it was not deleted. If it must not be public, delete it in the hosting account.`
  throw new ActionError(`${why} ${stays}`, { hint })
}

type Adviser = Using<'target' | 'github' | 'context' | 'inputs'>

/** Suggests writing the address into the workflow file, because the record is lost if somebody deletes the deployments. */
function adviseOnDomain(link: string, isFirst: boolean, { target, github, context, inputs }: Adviser): void {
  if (target.domain !== undefined) return
  if (!github)
    log.warning(
      `Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`,
    )
  if (!github || isPreview(target) || !isFirst) return
  const text = `The site has an address of its own now: ${link}.`
  // A matrix shares one line. Without a matrix the input is null on GitHub, and {} under act.
  const isOneOfSeveral = !['', 'null', '{}'].includes(inputs.matrix)
  const lines = onlyForPushes(target.subject, link, context.event)
  const pin = inPlainText({ text: `${text} To pin it, add this line below "directory":`, lines })
  log.notice(isOneOfSeveral ? `${text} It is remembered.` : pin)
}
