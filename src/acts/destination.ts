import { hasLink, type Profile } from '../hosting/account.ts'
import { NotMadeError, OwnedError, siteOf } from '../record/link-errors.ts'
import type { Range } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { isGuarded, type Work } from './services.ts'

/** Where a deploy goes: to a link that is there, or that the user says is there; or to one that it makes. */
export type Destination = Existing | New

/** With the account, if it had to be asked. */
export type Existing = Readonly<{ kind: 'existing'; link: string; account?: Profile | undefined }>

export interface New {
  readonly kind: 'new'
  /** The name to make it under; undefined if the service chooses one. */
  readonly link: string | undefined
  /** The account before; undefined if it can't be read, which a preview's never is. */
  readonly account: Profile | undefined | Promise<Profile | undefined>
  /** A link that the record names, and that this deploy must not use any more. */
  readonly lost?: string | undefined
}

/** @throws {NotMadeError | OwnedError} if the link was there before the preview, or is a live site's */
export async function findDestination(work: Work): Promise<Destination> {
  if (!isGuarded(work)) return await forLiveSite(work)
  const { domain } = work.target
  return domain === undefined ? await recalled(work) : await named(domain, work)
}

/** @throws {OwnedError} if a live site names the link */
export async function requireUnowned(link: string, range: Range, { target, tracking }: Work): Promise<void> {
  const owner = await tracking.ownerOf(link, range)
  if (owner !== undefined) throw new OwnedError(link, owner, target.subject)
}

/** A preview without a `domain`. What a live site has taken over counts as lost. */
async function recalled({ target, tracking, hosting }: Work): Promise<Destination> {
  const link = await tracking.record.newest()
  const owner = link === undefined ? undefined : await tracking.ownerOf(link, 'newer')
  if (link !== undefined && owner === undefined) return { kind: 'existing', link }
  if (owner) log.warning(`${link} is ${siteOf(owner)} now, so ${describe(target.subject)} gets a new link.`)
  // A preview must know the account before anything is sent or recorded: it may only get what was not there.
  return { kind: 'new', link: undefined, account: await hosting.profile(), lost: link }
}

/** A preview with a `domain`: its record must name it, or nobody may have it. */
async function named(domain: string, work: Work): Promise<Destination> {
  const { tracking, hosting, target } = work
  const recorded = await tracking.record.nameFor(domain)
  if (recorded !== undefined) return await stillOwn(recorded, work)
  const [profile] = await Promise.all([hosting.profile(), requireUnowned(domain, 'all', work)])
  // The record may have another name for it, of which the account says that it is the same link.
  const names = profile.links.find((entry) => entry.includes(domain)) ?? []
  const own = (await tracking.record.links()).find((link) => names.includes(link))
  if (own !== undefined) return await stillOwn(own, work)
  if (!hasLink(profile, domain)) return { kind: 'new', link: domain, account: profile }
  const [live, isPerhapsOwn] = await Promise.all([tracking.production(), tracking.record.hasNameless()])
  throw new NotMadeError(domain, target.subject, { live, isPerhapsOwn })
}

async function stillOwn(link: string, work: Work): Promise<Destination> {
  await requireUnowned(link, 'newer', work)
  return { kind: 'existing', link }
}

/** A live site goes wherever its `domain` says. Only the own site of a branch respects those of others. */
async function forLiveSite(work: Work): Promise<Destination> {
  const { tracking, hosting, target } = work
  const { domain: link, ofBranch } = target
  if (link === undefined) {
    const newest = await tracking.record.newest()
    if (newest !== undefined) return { kind: 'existing', link: newest }
    const account = hosting.profileIfAny()
    // It is awaited later. A run that is cancelled before must not end with this error.
    account.catch(() => {})
    return { kind: 'new', link, account }
  }
  const isKnown = !tracking.remembers || (await tracking.record.nameFor(link)) !== undefined
  if (ofBranch) await requireUnowned(link, isKnown ? 'newer' : 'all', work)
  if (isKnown) return { kind: 'existing', link }
  // It may be misspelled: then it would be made, and the live site would go on as it is.
  const account = await hosting.profileIfAny()
  // It is only for words.
  const before = await tracking.record.newest().catch(() => undefined)
  const entries = account?.links.filter((names) => before && hasLink({ links: [names] }, before)) ?? []
  // One link may have several names.
  if (before && entries.length > 0 && !isSameLink(before, link) && !hasLink({ links: entries }, link))
    log.notice(`The live site was at ${before} so far. That link stays as it is: look whether anybody needs it.`)
  const isMissing = account !== undefined && !hasLink(account, link)
  return { kind: isMissing ? 'new' : 'existing', link, account }
}
