import { ActionError, isCancelled, wordsOf } from '../errors.ts'
import type { Upload } from '../hosting/interface.ts'
import type { Facts } from '../record/records.ts'
import { type Answered, answeredWith } from '../rules/answered.ts'
import { hasLink, listedNames } from '../rules/world.ts'
import { isPreview } from '../target.ts'
import { excerpt, formatDuration } from '../text/printable.ts'
import { log } from '../view/log.ts'
import { isActive, whyNotActive } from '../view/words.ts'
import { fateOfLink, RefusedError, readAccountIfAny } from './look.ts'
import type { Delivery } from './next-attempt.ts'
import { discard } from './remove.ts'
import type { Sent } from './send.ts'
import { passwordFor, type Work } from './services.ts'

/**
 * Reads what the service answered, and records it at once.
 *
 * @throws {ActionError} if another link was answered, but for the update of a live site
 */
export async function settle(sent: Sent, facts: Facts, work: Work) {
  const { run, asker, recording } = work
  const { upload, isNew, account } = sent
  // What is known of a link that is lost is not true of the new one.
  const names = sent.link === facts.link ? (facts.names ?? []) : []
  run.quota = upload.quota
  warnOfStatus(upload)
  const answer = answeredWith(upload.link, { link: sent.link, isNew, names, freed: run.freed }, account)
  const isKept = answer.is === 'another name' && asker.policy !== 'preview'
  const link = answer.is === 'it' ? answer.link : isKept ? sent.link : undefined
  if (link === undefined) throw await refusalOf(answer.is, sent, facts, work)
  run.sent = { link, status: upload.status, made: account !== undefined && (isNew || !hasLink(account, link)) }
  if (isKept) await learn(link, upload.link, facts, work)
  if (sent.link === undefined && account === undefined && asker.policy !== 'unrecorded')
    log.warning(`The account could not be read before, so it is not certain that ${link} is a new link.`)
  if (isKept || recording.entries[0]?.link === link) return { link, names }
  await recording.name({ ...facts, link, names }).catch((cause: unknown) => {
    throw notRecorded(link, cause, work)
  })
  return { link, names }
}

function warnOfStatus({ link, status }: Upload): void {
  if (isActive(status)) return
  const said = `The service says of ${link}: "${excerpt(status, 60)}", not "active", so it may not stay.`
  log.warning(`${said} ${whyNotActive}`)
}

export function notRecorded(link: string, cause: unknown, { target }: Work): unknown {
  const { message: why, hint = '' } = wordsOf(cause)
  const advice = isCancelled(cause) ? '' : hint
  const message = `GitHub did not record the link ${link}, which has the site now. ${why}`
  // A preview gets only a name that the account does not list.
  const next =
    isPreview(target) && target.domain !== undefined
      ? 'Until then the next run can not have it.'
      : 'The next run makes another one.'
  const toDo = `Delete ${link} in the hosting account if nobody needs it. ${next} ${advice}`
  return new ActionError(message, { hint: toDo.trim(), cause })
}

/** What a run fails with that was answered with a link which it must not have, after it has done what it still may. */
async function refusalOf(is: Answered['is'], { upload, link: asked, account, isNew }: Sent, facts: Facts, work: Work) {
  const { run, asker, recording } = work
  const { link, status } = upload
  if (is === 'unusable') {
    const hint = 'See in the hosting account what the service did, and tell the service about it.'
    const fate = isNew ? ` ${fateOfLink(account, await readAccountIfAny(work))}` : ''
    const what = `upload: the service answered with "${link}", which is no whole name of a link.`
    return new ActionError(`${what}${fate}`, { hint })
  }
  if (is === 'chosen by the service' && asked !== undefined) {
    run.sent = { link, status, made: account !== undefined }
    const fate = asker.policy === 'preview' && account ? await discard(link, work) : `${link} stays.`
    return new RefusedError({ why: 'the service chose the name', link, asked, fate }, work)
  }
  if (is === 'listed before' && asker.policy === 'live site')
    await recording.name({ ...facts, link: undefined, names: [link] })
  const to = asked === undefined ? 'A new link was asked for' : `The site was sent for ${asked}`
  return new RefusedError({ why: 'another link was answered', link, asked: to }, work)
}

/** Records another name of a live site's link: with the link, or alone where another listed link may be overwritten. */
async function learn(link: string, name: string, facts: Facts, work: Work): Promise<void> {
  const said = `The site was sent for ${link}, but the service answered that it is at ${name}.`
  log.warning(`${said} If another site was there, it may be replaced.`)
  if (work.asker.policy !== 'live site') return
  const account = await readAccountIfAny(work)
  const isOther = !account || (hasLink(account, name) && !hasLink({ links: [listedNames(account, link)] }, name))
  const named = isOther ? { link: undefined, names: [name] } : { link, names: [...(facts.names ?? []), name] }
  await work.recording.name({ ...facts, ...named })
}

/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent. A link
 * that is open in spite of its password is deleted at once, if this run made it.
 *
 * @throws {ActionError} if it does not
 */
export async function checkLink(link: string, { parts, files, cleanPath }: Delivery, work: Work): Promise<void> {
  const { inputs, signal, run } = work
  const options = { signal, tell: log.info, patience: inputs.verifyTimeout }
  const start = performance.now()
  if (passwordFor(work) !== undefined) {
    const { lookForPassword } = await import('../hosting/protection.ts')
    if (inputs.verify)
      log.info('"verify" can not look behind the password, so it is only checked that the link asks for it.')
    const why = await lookForPassword(link, files, options)
    if (why !== undefined) throw await open(link, why, work)
    log.info(`https://${link}/ asks for the password, after ${formatDuration(performance.now() - start)}.`)
    return
  }
  if (!inputs.verify || run.reserved) return
  const { verify } = await import('../hosting/verify.ts')
  const fault = await verify(link, files, { ...options, asFiles: parts === files, cleanPath })
  if (fault) throw fault
  run.liveAfter = performance.now() - start
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(run.liveAfter)}.`)
}

async function open(link: string, why: string, work: Work): Promise<ActionError> {
  const { run } = work
  const stays =
    'The link was there before, so it stays, and is open to everybody: delete it in the hosting account if nobody may see it.'
  const fate = run.sent?.made ? await discard(link, work) : stays
  const hint =
    'The service may not know passwords: then write "preview-password: none", and previews are open to whoever has the link.'
  return new ActionError(`preview-password: ${why} ${fate}`, { hint })
}
