import { InputError, RefusedError } from '../errors.ts'
import { GitHubError } from '../github/answers.ts'
import { type Deployment, linksOf, liveSiteTask, type Preview, subjectOf } from '../github/deployment.ts'
import { stateOf } from '../github/pull-requests.ts'
import { lists } from '../hosting/account.ts'
import { bestEffort, log, warnOf } from '../log.ts'
import type { Outcome } from '../report/outcome.ts'
import { commenterFor } from '../report/sticky-comment.ts'
import { requireGitHub, type SiteServices, type Using } from '../services.ts'
import { describe, isPreview } from '../subject.ts'
import { count, firstOf, printable } from '../text/printable.ts'
import { deleteLink, leftTo, notInAccount, removeOwnPreview } from './remove-preview.ts'

/** Deletes a preview, or the link in `domain` (design 5). @throws {ActionError} if a part of it stays */
export async function tearDown(services: SiteServices): Promise<Outcome> {
  const { target, github, deployments, inputs, context } = services
  // Otherwise the event is a close, a deletion, or of a pull request that was closed before.
  const byPerson = inputs.mode === 'teardown'
  const isBelieved = byPerson || context.action === 'closed' || !context.event.startsWith('pull_request')
  const { domain, subject } = target
  if (domain === undefined)
    requireGitHub(services, 'the address of this preview must be written as "domain", or read on GitHub')
  if (domain !== undefined && (byPerson || !github)) return await removeNamed(domain, services)
  const reading = deployments.recordOf(target)
  const [record, owners, state] = await Promise.all([
    reading,
    deployments.ownersSince(reading),
    byPerson || !github ? undefined : bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github)),
  ])
  const isThere = subject.kind === 'branch' ? 'the branch exists' : 'it is open'
  const why = state ? isThere : 'GitHub did not confirm that it is closed'
  // If GitHub does not answer, only a close and a deletion are believed.
  if (state?.isNeeded ?? !isBelieved)
    return { kind: 'skipped', target, reason: `The preview of ${describe(subject)} stays: ${why}.` }
  const links = linksOf(record)
  if (domain !== undefined && !links.includes(domain))
    log.notice(`${domain} was left as it is: it is no address of this preview.`)
  if (inputs.dryRun && record.length > 0) return await wouldDelete(links, owners, services)
  const reason = links.length > 0 ? '' : await nothingThere(services)
  const removed = await removeOwnPreview({ record, owners }, services, reason)
  const isFree = async (link: string): Promise<boolean> => {
    const all = await bestEffort('look for other sites', () => allSites(services))
    return all?.every((each) => each.link !== link) ?? false
  }
  return record.length > 0 ? removed : { ...removed, isFree }
}

/** Asks for the account, so that a wrong key fails. */
async function wouldDelete(links: readonly string[], owners: Preview['owners'], services: Using<'hosting' | 'target'>) {
  const { hosting, target } = services
  const { quota } = await hosting.account()
  for (const text of leftTo(owners, links)) log.warning(text)
  const going = links.filter((link) => !owners.has(link))
  const named = firstOf(going, 10) || 'nothing'
  const reason = `This is a dry run: nothing was changed. It would delete ${named}.`
  const findings = { 'Would delete': named, Key: 'accepted' }
  return { kind: 'skipped', target, quota, reason, findings } as const
}

/** Previews in other environments may be other sites, so it does not offer to delete them. */
async function nothingThere({ deployments, target }: Using<'deployments' | 'target'>): Promise<string> {
  const { subject, environment } = target
  const nothing = `No preview of ${describe(subject)} is known in the environment "${printable(environment)}", so nothing was deleted.`
  const all = await bestEffort('look for other previews', () => deployments.ofSubject(subject, () => true))
  const others = (all ?? []).filter(({ link }) => link !== '')
  const names = [...new Set(others.map((each) => printable(each.environment)))]
  return names.length > 0 ? `${nothing} Its previews in other environments stay: ${firstOf(names, 10)}.` : nothing
}

/** Deletes the link in `domain`. With a token, a preview's run may delete only its own. */
async function removeNamed(link: string, services: SiteServices): Promise<Outcome> {
  const { hosting, deployments, github, inputs, target, context } = services
  const isOfPreview = isPreview(target) && github !== undefined
  const reading = isOfPreview ? deployments.recordOf(target) : allSites(services).catch(warnIfRefused)
  const named = (await reading) ?? []
  const owners = isOfPreview ? await deployments.ownersSince(named) : new Map<string, string>()
  const ofLink = named.filter((each) => each.link === link)
  if (isOfPreview && ofLink.length === 0) {
    const message = `${link} is no address of this preview, so nothing was deleted.`
    const hint = 'To delete it all the same, start this workflow on the default branch.'
    if (context.event === 'workflow_dispatch') throw new RefusedError(message, { hint })
    return { kind: 'skipped', target, reason: message }
  }
  const account = ofLink.length === 0 ? await hosting.account() : undefined
  if (account && !lists(account, link)) {
    const hint = `Check how it is spelled. The account has ${count(account.links.length, 'link')}.`
    const message = `the account has no site at ${link}, and no deployment that was read names it, so nothing was deleted.`
    throw new InputError('domain', message, { hint })
  }
  if (inputs.dryRun) return await wouldDelete([link], owners, services)
  const isPartial = isOfPreview && ofLink.length < named.length
  if (owners.has(link)) return { ...(await removeOwnPreview({ record: ofLink, owners }, services)), isPartial }
  log.info(`Deleting ${link}.`)
  const { quota, wasThere } = await deleteLink(link, services)
  await deployments.remove(ofLink).catch(warnIfRefused)
  if (!wasThere) log.remark(notInAccount([], [link]))
  const gone = wasThere ? { deleted: [link], absent: [] } : { deleted: [], absent: [link] }
  const removed = { kind: 'removed', ...gone, quota, isPartial, reason: '' } as const
  for (const { environment, task, sha } of isOfPreview ? [] : previewsAt(link, named)) {
    const owner = { environment, subject: subjectOf(task) ?? target.subject }
    await commenterFor(owner, github, inputs)({ ...removed, target: { ...owner, sha, domain: undefined } })
  }
  return { ...removed, target }
}

/** The newest deployments of the previews whose comments show a link. */
function previewsAt(link: string, all: readonly Deployment[]): Deployment[] {
  const previews = all.filter((each) => each.task !== liveSiteTask && each.link !== '')
  const newest = new Map(previews.toReversed().map((each) => [`${each.task} ${each.environment.toLowerCase()}`, each]))
  return [...newest.values()].filter((each) => each.link === link)
}

/** All deployments of live sites, and those of previews among the repository's newest. */
async function allSites({ deployments }: Using<'deployments'>): Promise<readonly Deployment[]> {
  const readLiveSites = deployments.ofSubject({ kind: 'live-site' }, () => false)
  const [liveSites, newest] = await Promise.all([readLiveSites, deployments.newest()])
  return [...liveSites, ...newest.filter(({ task }) => task !== liveSiteTask)]
}

/** A refusal by GitHub is only a warning: the link is deleted anyway. */
function warnIfRefused(error: unknown): undefined {
  if (!(error instanceof GitHubError && [403, 404].includes(error.status))) throw error
  warnOf(`Its deployments stay on GitHub, if there are any. ${error.message}`, error)
}
