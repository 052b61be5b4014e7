import { ActionError, shownText } from '../errors.ts'
import { verify, verifyProtection } from '../features/visitor-check/visitor-check.ts'
import type { Deployment } from '../github/deployment.ts'
import { progressAfter } from '../history.ts'
import { statusWarning } from '../hosting/answers.ts'
import { inPlainText, log } from '../log.ts'
import type { Destination, Snapshot } from '../ownership/destination.ts'
import { domainLine } from '../ownership/refusals.ts'
import { removeOwnPreview } from '../remove/remove-preview.ts'
import { UnkeptError } from '../remove/take-back.ts'
import type { SiteServices } from '../services.ts'
import type { SiteFiles } from '../site/site.ts'
import { describe, isPreview } from '../subject.ts'
import { belowInputs } from '../text/place.ts'
import { type Sent, send, type Upload } from './send.ts'
import { lookAgain } from './snapshot.ts'

/** Sends a site, records it, checks its address, and looks again (design 4.3 to 4.6). */
export async function publish(upload: Upload, snapshot: Snapshot, destination: Destination, services: SiteServices) {
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
  const { record, owners, isOutdated } = await lookAgain(snapshot, deployment, services)
  if (owners) {
    const who = describe(target.subject)
    log.notice(`${who} was closed or deleted during this deploy, so its preview is deleted at once.`)
    return await removeOwnPreview({ record, owners }, services)
  }
  adviseOnDomain(sent.link, snapshot.record.length === 0, services)
  const { deleted } = progressAfter(history)
  const readers = password === undefined ? 'public' : 'password'
  const access = isPreview(target) ? readers : ''
  const facts = { kind: 'deployed', target, site, form, access, checked, deleted } as const
  return { ...sent, ...facts, isOutdated, differences: await differences }
}

/** Records the link. If that fails, a new preview is deleted again, because no later run would find it. */
async function createDeployment({ link, isMade }: Sent, services: SiteServices): Promise<Deployment | undefined> {
  const { deployments, target, history } = services
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

/** The error for a preview that everybody can read. A link that this run made is deleted for it. */
function openLink(why: string, { link, isMade }: Sent, hasToken: boolean): ActionError {
  const hint =
    'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.'
  if (isMade) return new UnkeptError(link, why, { hint })
  // Without a token, the account is not asked for a named link before the upload.
  const stays = `The site ${hasToken ? 'existed' : 'may have existed'} before this run, so it was not deleted. If it must not be public, delete it in the hosting account.`
  return new ActionError(`${why} ${stays}`, { hint })
}

/** Suggests writing the address into the workflow file, because the record is lost if somebody deletes the deployments. */
function adviseOnDomain(link: string, isFirst: boolean, services: SiteServices): void {
  const { target, github, context, inputs } = services
  if (target.domain !== undefined) return
  const forgotten = `Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`
  if (!github) log.warning(forgotten)
  // The jobs of a matrix share one `domain` line. Without a matrix the input is null on GitHub, and {} under act.
  const isOneOfSeveral = !['', 'null', '{}'].includes(inputs.matrix)
  if (!github || isPreview(target) || !isFirst) return
  const text = `The site has an address of its own now: ${link}.`
  const line = domainLine(link, context.event, context.ref.startsWith('refs/tags/'))
  if (isOneOfSeveral) log.notice(text)
  else if (line === undefined) log.notice(`${text} To pin it, write it as "domain" for the live site's runs alone.`)
  else log.notice(inPlainText({ text: `${text} To pin it, add one line.`, blocks: belowInputs(line) }))
}
