import { accountOf, hasLink, type Profile, type Upload } from '../hosting/account.ts'
import { isForLimit, isRefused, MadeMeanwhileError, UnlistedError } from '../hosting/refusals.ts'
import type { Shipment } from '../hosting/upload.ts'
import { OverwrittenError, OwnedError, TakenMeanwhileError, UnnamedError } from '../record/link-errors.ts'
import type { DeployFacts } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { describe, isPreview } from '../target.ts'
import { firstOf } from '../text/format.ts'
import { isSameLink } from '../text/host-name.ts'
import { excerpt, printable } from '../text/printable.ts'
import { type Destination, type Existing, type New, requireUnowned } from './destination.ts'
import { fullAccount, makeRoom } from './full-account.ts'
import { discard } from './removal.ts'
import { isGuarded, type Work } from './services.ts'

/**
 * A site that the service has taken. `freed`: links of other previews that were deleted to make room for it. `isNew`:
 * whether this run has certainly made the link; then it may be deleted if it can't be kept.
 */
export type Published = Upload & Readonly<{ freed: readonly string[]; isNew: boolean }>

/** Sends a site to its destination. Throws whatever kept the service from taking it. */
export async function publish(shipment: Shipment, facts: DeployFacts, to: Destination, work: Work): Promise<Published> {
  const { target, context } = work
  const { subject, environment } = target
  const what = isPreview(target) ? describe(subject) : environment
  const branches =
    subject.kind === 'branch' && context.defaultBranch
      ? ` The default branch, ${printable(context.defaultBranch)}, goes to production.`
      : ''
  const name = to.link ?? 'a new link'
  log.info(facts.reserved ? `Reserving ${name} for ${what}.` : `Deploying ${what} to ${name}.${branches}`)
  const published = await (to.kind === 'new' ? makeLink(shipment, to, work) : update(shipment, to, work))
  const { link, status } = published
  if (status !== '' && status.toLowerCase() !== 'active') {
    log.warning(
      `The service says of ${link}: "${excerpt(status, 60)}", not "active". The link may be about to expire: see the hosting account.`,
    )
  }
  return published
}

/** If the answer names another link, a preview fails; a live site goes on under the name that was accepted. */
async function update(shipment: Shipment, { link }: Existing, work: Work): Promise<Published> {
  const { tracking, hosting, target } = work
  const permit = async (): Promise<void> => {
    const owner = isGuarded(work) || target.ofBranch ? await tracking.ownerOf(link, 'newer') : undefined
    if (owner === undefined) return
    const isTooLate = shipment.attempts.mayBeDone
    throw isTooLate ? new TakenMeanwhileError(link, owner, 'overwritten') : new OwnedError(link, owner, target.subject)
  }
  const upload = await hosting.update(shipment, link, permit)
  const { link: answered } = upload
  if (!isSameLink(answered, link) && !(await tracking.wasAnswered(link, answered))) {
    if (isGuarded(work)) throw new OverwrittenError(`The site was sent for ${link}`, answered)
    log.warning(
      `The site was sent for ${link}, but the service answered that it is at ${answered}. If another site was there, it may be replaced.`,
    )
  }
  return { ...upload, link: wholeName(answered, link), freed: [], isNew: false }
}

/**
 * Where a site goes if the service no longer has its link: a link that the user named is made again under its own name.
 * A preview's record must not name the lost one any longer. @throws the error itself if it is another one
 */
export async function replacementFor(error: unknown, to: Destination, facts: DeployFacts, work: Work): Promise<New> {
  if (!(error instanceof UnlistedError && to.kind === 'existing')) throw error
  const { tracking, target } = work
  const { domain } = target
  const { profile: account } = error
  // A name that was refused in a POST would be refused again. A full account may get room.
  if (domain !== undefined && error.wasPosted && !isForLimit(error)) throw error
  const guarded = isGuarded(work)
  if (domain === undefined) {
    const known = guarded ? [] : await tracking.record.links()
    const others = known.filter((each) => each !== to.link && hasLink(account, each))
    const back = ` The account still has ${firstOf(others, 3)}, where this site was before: to go back there, write it as "domain".`
    log.warning(
      `The service no longer has the link ${to.link}, so the site gets a new one.${others.length > 0 ? back : ''}`,
    )
  }
  if (guarded) await tracking.forget(to.link)
  if (guarded || domain === undefined) await tracking.begin({ ...facts, link: undefined })
  return { kind: 'new', link: domain, account }
}

async function makeLink(shipment: Shipment, { link: name, account }: New, work: Work): Promise<Published> {
  const before = await account
  if (name !== undefined && before !== undefined)
    log.notice(`The account has no link ${name}, so this run asks for it under this name. ${accountOf(before, name)}`)
  const { freed, ...upload } = await create(shipment, name, before, work)
  const link = wholeName(upload.link, name)
  if (before && hasLink(before, link) && !freed.some((each) => isSameLink(each, link)))
    throw new OverwrittenError('A new link was asked for', link)
  if (before === undefined)
    log.warning(`The account could not be read before, so it is not certain that ${link} is a new link.`)
  if (name !== undefined && !isSameLink(name, link)) await requireNamed(name, link, work)
  return { ...upload, link, freed, isNew: before !== undefined }
}

/** Asks for a new link. If the account is full, room is made, and it is asked once more. */
async function create(shipment: Shipment, name: string | undefined, before: Profile | undefined, work: Work) {
  const { hosting } = work
  const permit = async (): Promise<void> => {
    if (name !== undefined && isGuarded(work)) await requireUnowned(name, 'all', work)
  }
  const send = (): Promise<Upload> =>
    name === undefined ? hosting.create(shipment, before) : hosting.createNamed(shipment, name, permit)
  try {
    return { ...(await send()), freed: [] }
  } catch (error) {
    if (name !== undefined && before && isRefused(error)) throw new UnlistedError(error, name, before, true)
    if (!isForLimit(error)) throw error
    const freed = await makeRoom(error, before, work)
    // That took a while, and somebody else may have made the link.
    if (name !== undefined && hasLink(await hosting.profile(), name)) throw new MadeMeanwhileError(name)
    await permit()
    const upload = await send().catch(async (again: unknown) => {
      throw isForLimit(again) ? await fullAccount(again, work, freed) : again
    })
    return { ...upload, freed }
  }
}

/** A name without its end, as a service may answer with, is the whole name that it was asked for. */
function wholeName(answered: string, asked: string | undefined): string {
  return asked?.startsWith(`${answered}.`) && !answered.includes('.') ? asked : answered
}

/**
 * Makes sure that a service does not choose the name whatever is asked for: each push would make one more link. A preview
 * also needs to find its link again: the account must say that both names are one link's.
 */
async function requireNamed(name: string, link: string, work: Work): Promise<void> {
  const { links } = (await work.hosting.profileIfAny()) ?? { links: [] }
  const isListed = (each: string): boolean => hasLink({ links }, each)
  const isOne = links.some((names) => names.includes(name) && names.includes(link))
  if (isListed(name) && (isOne || !isGuarded(work))) return
  // If both are listed, somebody else has made the name meanwhile.
  const made = isListed(name) && !isListed(link) ? name : link
  throw await discard(made, new UnnamedError(name, link), work)
}
