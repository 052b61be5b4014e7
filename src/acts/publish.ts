import { accountOf, hasLink, type Upload } from '../hosting/account.ts'
import { isForLimit, isRefused, MadeMeanwhileError, UnlistedError } from '../hosting/refusals.ts'
import type { Shipment } from '../hosting/upload.ts'
import { OverwrittenError, OwnedError, TakenMeanwhileError, UnnamedError } from '../record/link-errors.ts'
import type { DeployFacts } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { firstOf } from '../text/format.ts'
import { isSameLink } from '../text/host-name.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Destination, Existing, New } from './destination.ts'
import { fullAccount, makeRoom } from './full-account.ts'
import { discard } from './removal.ts'
import { isGuarded, type Work } from './services.ts'

/** A site that the service has taken. */
export interface Published extends Upload {
  /** Links of other previews, closed or the oldest, that were deleted to make room for it. */
  readonly freed: readonly string[]
  /** Whether this run has certainly made the link. Then it may be deleted if it can't be kept. */
  readonly isNew: boolean
}

/** A site on its way, and what its deployment says of it. */
export interface Delivery {
  readonly shipment: Shipment
  readonly facts: DeployFacts
}

/** Sends a site to its destination. Throws whatever kept the service from taking it. */
export async function publish(delivery: Delivery, to: Destination, work: Work): Promise<Published> {
  const { subject, environment } = work.target
  const { defaultBranch } = work.services.context
  const what = subject.kind === 'live-site' ? environment : describe(subject)
  const branches =
    subject.kind === 'branch' && defaultBranch
      ? ` The default branch, ${printable(defaultBranch)}, goes to production.`
      : ''
  const link = (to.kind === 'new' ? to.name : to.link) ?? 'a new link'
  log.info(delivery.facts.reserved ? `Reserving ${link} for ${what}.` : `Deploying ${what} to ${link}.${branches}`)
  const published = to.kind === 'new' ? await makeLink(delivery, to, work) : await update(delivery, to, work)
  const { status } = published
  if (status !== '' && status.toLowerCase() !== 'active') {
    log.warning(
      `The service says of ${published.link}: "${excerpt(status, 60)}", not "active". The link may be about to expire: see the hosting account.`,
    )
  }
  return published
}

async function update(delivery: Delivery, { link }: Existing, work: Work): Promise<Published> {
  const { tracking, services, target } = work
  const guarded = isGuarded(work)
  const permit = async (): Promise<void> => {
    const owner = guarded || target.ofBranch ? await tracking.ownerOf(link, 'newer') : undefined
    if (owner === undefined) return
    const isTooLate = delivery.shipment.attempts.mayBeDone
    throw isTooLate ? new TakenMeanwhileError(link, owner, 'overwritten') : new OwnedError(link, owner, target.subject)
  }
  const upload = await services.hosting.update(delivery.shipment, link, permit)
  await requireSame(link, upload.link, work)
  return { ...upload, link: wholeName(upload.link, link), freed: [], isNew: false }
}

/**
 * Where a site goes if the service no longer has its link. One that was only remembered gets a new one; one that the user
 * named is made again under its own name. A preview's record must not name the lost one any longer.
 *
 * @throws the error itself if it is another one
 */
export async function replacementFor(error: unknown, to: Destination, { facts }: Delivery, work: Work): Promise<New> {
  if (!(error instanceof UnlistedError && to.kind === 'existing')) throw error
  const { tracking, target } = work
  const { domain } = target
  const { link } = to
  const { profile } = error
  // A name that was refused in a POST would be refused again. A full account may get room.
  if (domain !== undefined && error.wasPosted && !isForLimit(error)) throw error
  const guarded = isGuarded(work)
  if (domain === undefined) {
    const known = guarded ? [] : await tracking.record.links()
    const others = known.filter((each) => each !== link && hasLink(profile, each))
    const back = `The account still has ${firstOf(others, 3)}, where this site was before: to go back there, write it as "domain".`
    const lost = `The service no longer has the link ${link}, so the site gets a new one.`
    log.warning(others.length > 0 ? `${lost} ${back}` : lost)
  }
  if (guarded) await tracking.forget(link)
  if (guarded || domain === undefined) await tracking.begin({ ...facts, link: undefined })
  return { kind: 'new', name: domain, account: Promise.resolve(profile), lost: link }
}

/** Makes a new link. If the account is full, room is made, and it is tried once more. */
async function makeLink(delivery: Delivery, { name, account }: New, work: Work): Promise<Published> {
  const { shipment } = delivery
  const { hosting } = work.services
  const before = await account
  if (name !== undefined && before !== undefined) {
    log.notice(`The account has no link ${name}, so this run asks for it under this name. ${accountOf(before, name)}`)
  }
  const permit = async (): Promise<void> => {
    const owner = name !== undefined && isGuarded(work) ? await work.tracking.ownerOf(name, 'all') : undefined
    if (owner !== undefined) throw new OwnedError(owner.link, owner, work.target.subject)
  }
  const create = async (): Promise<Upload> =>
    await (name === undefined ? hosting.create(shipment, before) : hosting.createNamed(shipment, name, permit))
  let freed: readonly string[] = []
  const upload = await create().catch(async (error: unknown) => {
    if (!isForLimit(error))
      throw name !== undefined && before && isRefused(error) ? new UnlistedError(error, name, before, true) : error
    freed = await makeRoom(error, before, work)
    // That took a while, and somebody else may have made the link.
    if (name !== undefined && hasLink(await hosting.profile(), name)) throw new MadeMeanwhileError(name)
    await permit()
    return await create().catch(async (again: unknown) => {
      throw isForLimit(again) ? await fullAccount(again, work, freed) : again
    })
  })
  const link = wholeName(upload.link, name)
  if (before && hasLink(before, link) && !freed.some((each) => isSameLink(each, link)))
    throw new OverwrittenError('A new link was asked for', link)
  if (before === undefined)
    log.warning(`The account could not be read before, so it is not certain that ${link} is a new link.`)
  if (name !== undefined && !isSameLink(name, link)) await requireNamed(name, link, work)
  return { ...upload, link, freed, isNew: before !== undefined }
}

/** A name without its end, as a service may answer with, is the whole name that it was asked for. */
function wholeName(answered: string, asked: string | undefined): string {
  return asked?.startsWith(`${answered}.`) && !answered.includes('.') ? asked : answered
}

/**
 * Makes sure that an update was not answered with another link than it was sent to. A preview fails; a live site goes on
 * under the name that was accepted.
 */
async function requireSame(link: string, answered: string, work: Work): Promise<void> {
  if (isSameLink(answered, link) || (await work.tracking.wasAnswered(link, answered))) return
  if (isGuarded(work)) throw new OverwrittenError(`The site was sent for ${link}`, answered)
  log.warning(
    `The site was sent for ${link}, but the service answered that it is at ${answered}. If another site was there, it may be replaced.`,
  )
}

/**
 * Makes sure that a service does not choose the name whatever is asked for: each push would make one more link. A preview
 * also needs to find its link again: the account must say that both names are one link's.
 */
async function requireNamed(name: string, link: string, work: Work): Promise<void> {
  const profile = await work.services.hosting.profileIfAny()
  const isListed = (each: string): boolean => profile !== undefined && hasLink(profile, each)
  const isOne = profile?.links.some((names) => names.includes(name) && names.includes(link))
  if (isListed(name) && (isOne || !isGuarded(work))) return
  // If both are listed, somebody else has made the name meanwhile.
  const made = isListed(name) && !isListed(link) ? name : link
  throw await discard(made, new UnnamedError(name, link), work)
}
