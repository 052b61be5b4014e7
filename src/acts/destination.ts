import { hasLink, type Profile } from '../hosting/account.ts'
import { NotMadeError, OwnedError, siteOf } from '../record/link-errors.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { isGuarded, type Work } from './services.ts'

/** Where a deploy goes: to a link that is there, or to one that it makes. */
export type Destination = Existing | New

/** A link that is there, or that the user says is there. */
export interface Existing {
  readonly kind: 'existing'
  readonly link: string
  /** The account, if it had to be asked. */
  readonly account?: Promise<Profile | undefined>
}

/** A link to make, under its name or under one that the service chooses. */
export interface New {
  readonly kind: 'new'
  readonly name: string | undefined
  /** The account before; undefined if it can't be read, which a preview's never is. */
  readonly account: Promise<Profile | undefined>
  /** A link that the record names, and that this deploy must not use any more. */
  readonly lost?: string
}

/**
 * Finds out where a deploy goes: to the link that the user named, to the one that is remembered, or to a new one. A
 * preview only gets a link that its own record names, or one that nobody has.
 *
 * @throws {NotMadeError | OwnedError} if the link was there before the preview, or is a live site's
 */
export async function findDestination(work: Work): Promise<Destination> {
  const { domain } = work.target
  if (isGuarded(work)) return domain === undefined ? await recalled(work) : await named(domain, work)
  return await forLiveSite(work)
}

/** Whether people know a preview under another address than the one that it has now. */
export function isNewAddress(to: Destination, link: string, { target, services }: Work): boolean {
  if (target.subject.kind === 'live-site' || target.domain !== undefined) return false
  const before = to.kind === 'existing' ? to.link : to.lost
  // The record of a pull request that was closed is gone.
  return before === undefined ? services.context.action === 'reopened' : !isSameLink(before, link)
}

/** A preview without a `domain`. What a live site has taken over counts as lost. */
async function recalled(work: Work): Promise<Destination> {
  const link = await work.tracking.record.newest()
  if (link === undefined) return await forPreview(work)
  const owner = await work.tracking.ownerOf(link, 'newer')
  if (owner === undefined) return { kind: 'existing', link }
  const { subject } = work.target
  log.warning(`${link} is ${siteOf(owner)} now, so ${describe(subject)} gets a new link.`)
  return { ...(await forPreview(work)), lost: link }
}

/** A preview must know the account before anything is sent or recorded: it may only get what was not there. */
async function forPreview(work: Work): Promise<New> {
  return newLink(undefined, work, Promise.resolve(await work.services.hosting.profile()))
}

/** A preview with a `domain`: its record must name it, or nobody may have it. */
async function named(domain: string, work: Work): Promise<Destination> {
  const { tracking, services, target } = work
  const { subject } = target
  const link = await tracking.record.nameFor(domain)
  if (link !== undefined) {
    const owner = await tracking.ownerOf(link, 'newer')
    if (owner !== undefined) throw new OwnedError(domain, owner, subject)
    return { kind: 'existing', link }
  }
  const [profile, owner] = await Promise.all([services.hosting.profile(), tracking.ownerOf(domain, 'all')])
  if (owner !== undefined) throw new OwnedError(domain, owner, subject)
  const own = await ownAlias(domain, profile, work)
  if (own !== undefined) return { kind: 'existing', link: own }
  if (hasLink(profile, domain)) {
    const [live, isPerhapsOwn] = await Promise.all([tracking.production(), tracking.record.hasNameless()])
    throw new NotMadeError(domain, subject, { live, isPerhapsOwn })
  }
  return newLink(domain, work, Promise.resolve(profile))
}

/** The name that the record has for a link of which the account says that this is another name. */
async function ownAlias(domain: string, { links }: Profile, { tracking }: Work): Promise<string | undefined> {
  const names = links.find((entry) => entry.includes(domain)) ?? []
  if (names.length < 2) return undefined
  const own = (await tracking.record.links()).find((link) => names.includes(link))
  return own !== undefined && (await tracking.ownerOf(own, 'newer')) === undefined ? own : undefined
}

/** A live site goes wherever its `domain` says. Only the own site of a branch respects those of others. */
async function forLiveSite(work: Work): Promise<Destination> {
  const { tracking, services, target } = work
  const { domain, subject, ofBranch } = target
  if (domain === undefined) {
    const link = await tracking.record.newest()
    return link === undefined ? newLink(undefined, work) : { kind: 'existing', link }
  }
  const isKnown = !tracking.remembers || (await tracking.record.nameFor(domain)) !== undefined
  const owner = ofBranch ? await tracking.ownerOf(domain, isKnown ? 'newer' : 'all') : undefined
  if (owner !== undefined) throw new OwnedError(domain, owner, subject)
  if (isKnown) return { kind: 'existing', link: domain }
  // It may be misspelled: then it would be made, and the live site would go on as it is.
  const account = services.hosting.profileIfAny()
  const profile = await account
  if (profile !== undefined && !hasLink(profile, domain)) return newLink(domain, work, account)
  return { kind: 'existing', link: domain, account }
}

function newLink(name: string | undefined, work: Work, known?: Promise<Profile | undefined>): New {
  const account = known ?? work.services.hosting.profileIfAny()
  // It is awaited later. A run that is cancelled before must not end with this error.
  account.catch(() => {})
  return { kind: 'new', name, account }
}
