import { isForbidden } from '../deployments/answers.ts'
import { type Deployment, isSameEnvironment, linksOf, liveSiteTask } from '../deployments/deployment.ts'
import { notEnded, unknownLink } from '../deployments/permissions.ts'
import { InputError } from '../errors.ts'
import { lists } from '../hosting/account.ts'
import { RefusedError } from '../ownership/refusals.ts'
import { meantBy } from '../plan/input-names.ts'
import { bestEffort, log } from '../report/log.ts'
import type { Outcome, Removed, Skipped } from '../report/outcome.ts'
import { describe, isPreview } from '../target.ts'
import { count, printable } from '../text/printable.ts'
import { rehearseBriefly } from './dry-run.ts'
import type { Work } from './job.ts'
import { removePreview } from './remove-preview.ts'
import { stateOf } from './state.ts'

/**
 * Deletes a preview, or the link that a person named (DESIGN 3, "Taking down").
 *
 * @param byPerson whether `mode: teardown` asks for it. Otherwise it is for a close or a deletion.
 * @throws {ActionError} if something could not be deleted
 */
export async function tearDown(work: Work, byPerson: boolean): Promise<Outcome> {
  const { target, github, deployments, inputs } = work
  const { domain } = target
  if (!github && domain === undefined) throw unknownLink()
  if (domain !== undefined && (byPerson || !github)) return await removeNamed(domain, work)
  const [own, isNeeded] = await Promise.all([deployments.record(target), byPerson ? false : isStillNeeded(work)])
  const skipped = (reason: string): Skipped => {
    return { kind: 'skipped', environment: target.environment, target, reason, teardown: true }
  }
  if (isNeeded) return skipped(`The preview of ${describe(target.subject)} stays: it is still needed.`)
  const links = linksOf(own)
  if (domain !== undefined && !links.includes(domain))
    log.notice(`${domain} was left as it is: it is no address of this preview.`)
  if (own.length === 0) {
    const nothing = { ...nothingIn(work), reason: await nothingThere(work) }
    // The comment may tell of a deploy that failed.
    await work.commenter.write(nothing)
    return nothing
  }
  if (inputs.dryRun) return await rehearseBriefly('Would delete', links.join(', '), work)
  const { outcome, fault } = await removePreview({ ...target, own }, work)
  if (fault !== undefined) throw fault
  return links.length > 0 ? outcome : { ...outcome, reason: await nothingThere(work) }
}

/** What can't be read goes by its event: that said that it is over. */
async function isStillNeeded({ github, target }: Work): Promise<boolean> {
  if (!github) return false
  const state = await bestEffort(`read ${describe(target.subject)}`, () => stateOf(target.subject, github))
  return state?.isNeeded ?? false
}

function nothingIn({ target }: Work): Removed {
  const quota = { used: undefined, limit: undefined }
  return { kind: 'removed', target, links: [], quota, reason: '' }
}

/** The preview may be in another environment: the name may differ between the deploy and the close. */
async function nothingThere({ deployments, target }: Work): Promise<string> {
  const { subject, environment } = target
  const nothing = `No preview of ${describe(subject)} is known in the environment "${printable(environment)}", so nothing was deleted.`
  const all = await bestEffort('look for other previews', () => deployments.ofSubject(subject))
  const others = (all ?? []).filter((each) => each.link !== '' && !isSameEnvironment(each.environment, environment))
  const names = [...new Set(others.map((each) => `"${printable(each.environment)}"`))]
  return names.length > 0
    ? `${nothing} It has one in ${names.join(', ')}. If that is meant, write it as "environment".`
    : nothing
}

/** One link that a person named: of a preview's run one that its record names, else whoever has it. */
async function removeNamed(link: string, work: Work): Promise<Outcome> {
  const { hosting, deployments, inputs, target, commenter, progress } = work
  const isOfPreview = isPreview(target) && work.github !== undefined
  const named = isOfPreview ? await deployments.record(target) : await allOf(link, work)
  const entries = named.filter((each) => each.link === link)
  if (isOfPreview && entries.length === 0) return notOfPreview(link, work)
  if (entries.length === 0) await requireListed(link, work)
  if (inputs.dryRun) return await rehearseBriefly('Would delete', link, work)
  log.info(`Deleting ${link}.`)
  const { quota } = await hosting.remove(link)
  progress.deleted.push(link)
  await deployments.remove(entries).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    log.warning(notEnded(error))
  })
  const outcome: Removed = { ...nothingIn(work), links: [link], quota }
  if (isOfPreview && linksOf(named).every((each) => each === link)) await commenter.write(outcome)
  return outcome
}

/** Every live site's deployment that names a link, however old, and every preview's among the repository's newest. */
async function allOf(link: string, { deployments, github }: Work): Promise<readonly Deployment[]> {
  if (!github) return []
  try {
    const [liveSites, newest] = await Promise.all([deployments.liveSites(() => false), deployments.newest(1000)])
    const previews = newest.filter(({ task }) => task !== liveSiteTask)
    return [...liveSites, ...previews].filter((each) => each.link === link)
  } catch (error) {
    // A person's word is enough to delete the link.
    if (!isForbidden(error)) throw error
    log.warning(notEnded(error))
    return []
  }
}

function notOfPreview(link: string, { context, target }: Work): Skipped {
  const reason = `${link} is no address of this preview, so nothing was deleted.`
  const hint = 'To delete it all the same, start this workflow on the default branch.'
  if (context.event === 'workflow_dispatch') throw new RefusedError({ message: reason, hint })
  return { kind: 'skipped', environment: target.environment, target, reason, teardown: true }
}

/** Neither a record nor the account may know the link. */
async function requireListed(link: string, { hosting, deployments, github }: Work): Promise<void> {
  const account = await hosting.account()
  if (lists(account, link)) return
  const known = github ? await bestEffort('look for a similar address', () => deployments.newest(100)) : undefined
  const likely = known?.length ? meantBy(link, linksOf(known)) : undefined
  const meant = likely === undefined ? '' : ` Did you mean ${likely}?`
  const hint = `Check how it is spelled.${meant} The account has ${count(account.links.length, 'link')}.`
  const message = `the account has no link ${link}, and no deployment of this repository names it, so nothing was deleted.`
  throw new InputError('domain', message, { hint })
}
