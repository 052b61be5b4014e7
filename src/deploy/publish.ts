import { shownText } from '../errors.ts'
import { verify, verifyProtection } from '../features/visitor-check/visitor-check.ts'
import type { Deployment } from '../github/deployment.ts'
import { progressAfter } from '../history.ts'
import { statusWarning } from '../hosting/answers.ts'
import { log } from '../log.ts'
import type { Destination, Snapshot } from '../ownership/destination.ts'
import { removeOwnPreview } from '../remove/remove-preview.ts'
import { UnkeptError } from '../remove/take-back.ts'
import type { Outcome } from '../report/outcome.ts'
import type { SiteServices, Using } from '../services.ts'
import type { SiteFiles } from '../site/site.ts'
import { describe, isPreview } from '../subject.ts'
import { type Sent, send, type Upload } from './send.ts'
import { lookAgain } from './snapshot.ts'
import { adviseOnDomain, openLink } from './texts.ts'

/** Sends a site, records it, checks its address, and looks again (DESIGN 3, steps 3 to 6). */
export async function publish(
  upload: Upload,
  snapshot: Snapshot,
  destination: Destination,
  services: SiteServices,
): Promise<Outcome> {
  const { history, target, signal, password } = services
  const { site, form, differences } = upload
  const sent = await send(upload, { ...destination, account: snapshot.account }, services)
  if (sent.kind === 'skipped') return sent
  const warning = statusWarning(sent.status)
  if (warning) log.remark(warning)
  // `create` goes on after a cancel, so that no unknown site stays.
  const deployment = await createDeployment(sent, services)
  signal.throwIfAborted()
  const checked = await check(sent, site.files, services)
  const again = await lookAgain(snapshot, deployment, services)
  const { record, owners, isOutdated } = again
  if (owners) {
    const who = describe(target.subject)
    log.notice(`${who} was closed or deleted during this deploy, so its preview is deleted at once.`)
    return await removeOwnPreview({ record, owners }, services)
  }
  adviseOnDomain(sent.link, snapshot.record.length === 0, services)
  const { deleted } = progressAfter(history)
  const readers = password === undefined ? 'public' : 'password'
  const facts = { site, form, access: isPreview(target) ? readers : '', checked, deleted } as const
  return { ...sent, ...facts, kind: 'deployed', target, isOutdated, differences: await differences }
}

/** Records the link. If that fails, a new preview is deleted again, because no later run would find it. */
async function createDeployment(
  { link, isMade }: Sent,
  { deployments, target, history }: Using<'deployments' | 'target' | 'history'>,
): Promise<Deployment | undefined> {
  try {
    const deployment = await deployments.create(target, target.sha, link, isMade)
    if (deployment) history.push({ kind: 'recorded', deployment })
    return deployment
  } catch (cause) {
    const { message, hint: advice } = shownText(cause)
    const why = `${message} ${advice?.text ?? ''}`
    const nextTime = isPreview(target) ? '' : `Write "domain: ${link}" to deploy there again. `
    const hint = { text: `${nextTime}${why}`, blocks: advice?.blocks }
    if (isMade) throw new UnkeptError(link, `GitHub did not record the new address ${link}.`, { hint, cause })
    log.warning(`The deploy to ${link} is done, but GitHub did not record it. ${why}`, advice?.blocks)
    return undefined
  }
}

/** Visits a link: it must ask for the password, or serve what was sent. @returns what `verify` compared */
async function check(sent: Sent, site: SiteFiles, services: SiteServices): Promise<string | undefined> {
  const { inputs, signal, history, password } = services
  const options = { signal, info: log.info, timeoutMs: inputs.verifyTimeoutMs }
  if (password !== undefined) {
    if (inputs.verify)
      log.info('"verify" can not look behind the password. It is only checked that the site asks for it.')
    const why = await verifyProtection(sent.link, site, options)
    if (why !== undefined) throw openLink(why, sent, services.github !== undefined)
    log.info(`https://${sent.link}/ asks for the password.`)
  }
  if (password !== undefined || !inputs.verify) return undefined
  const compared = await verify(sent.link, site, options)
  if (typeof compared !== 'string') {
    history.push({ kind: 'doubted' })
    throw compared
  }
  log.info(`${compared}.`)
  return compared
}
