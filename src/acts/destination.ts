import { hasLink, type Profile } from '../hosting/account.ts'
import { hasName, provedLink, provedName, type RecordLink } from '../record/links.ts'
import { NotMadeError, type Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import type { Services } from './services.ts'

/** Where a deploy goes: to a link that is there, or to a new one. */
export type Destination = Existing | New

/** A link that is there, or that the user says is there. */
export interface Existing {
  readonly kind: 'existing'
  readonly link: string
  /** What the payload says of `made`. */
  readonly made: boolean | undefined
  /** What the record knows of it; undefined if nothing. */
  readonly own: RecordLink | undefined
  /** Whether it is a preview's, so that only this link may be touched. */
  readonly isGuarded: boolean
}

/** A link that is to be made. */
export interface New {
  readonly kind: 'new'
  /** Its name; undefined if the service chooses one. */
  readonly link: string | undefined
  readonly made: true | undefined
  /** The account before; undefined if it can't be read. */
  readonly before: Promise<Profile | undefined>
  /** When the account was asked, on the clock of `performance.now()`. */
  readonly askedAt: number
  /** Whether it is a preview's, so that no other link may be touched. */
  readonly isGuarded: boolean
}

/**
 * Finds out where a deploy goes: to the link that the user named, to the one that is remembered, or to a new one. A
 * preview only gets a link that its own record made, or one that nobody has.
 *
 * @throws {NotMadeError} if the link was there before the preview
 * @throws {OwnedError} if somebody has taken it over
 * @throws whatever kept the record or the account from being read
 */
export async function findDestination(target: Target, tracking: Tracking, services: Services): Promise<Destination> {
  const { domain, subject, lasting = false } = target
  const isProduction = subject.kind === 'production'
  // Production goes wherever its domain says, so nothing needs to be known of that.
  const links = isProduction && domain !== undefined ? [] : await tracking.links()
  const own =
    domain === undefined
      ? links.find(({ sent }) => sent)
      : (provedLink(links, domain) ?? links.find(({ names }) => hasName(names, domain)))
  if (!isProduction && !lasting && tracking.remembers) return await forPreview(own, target, tracking, services)
  const link = domain ?? own?.names[0]
  if (link === undefined) {
    services.hosting.prepare(2)
    const before = services.hosting.profileIfAny()
    // It is awaited later. A run that is cancelled before must not end with this error.
    before.catch(() => {})
    return { kind: 'new', link, made: undefined, before, askedAt: performance.now(), isGuarded: false }
  }
  if (lasting) await follow(link, own, tracking)
  // A lasting link is never deleted by memory, also not one that the branch itself made earlier.
  const made = own?.made === true ? !lasting : undefined
  return { kind: 'existing', link, made, own, isGuarded: false }
}

async function forPreview(
  own: RecordLink | undefined,
  { domain, subject }: Target,
  tracking: Tracking,
  { hosting }: Services,
): Promise<Destination> {
  const link = own && (domain === undefined ? own.names[0] : provedName(own, domain))
  if (own?.made && link !== undefined) {
    await tracking.requireNotTaken(own, 'recent')
    return { kind: 'existing', link, made: true, own, isGuarded: true }
  }
  if (own !== undefined && domain === undefined) throw new NotMadeError(own.names[0], subject, false)
  hosting.prepare(2)
  const askedAt = performance.now()
  // Production may have names that the account does not list. A link without a name is held against them later.
  const [before] = await Promise.all([
    hosting.profile(),
    domain === undefined ? tracking.readProduction() : tracking.requireNoLiveSite(domain, 'production'),
  ])
  if (domain !== undefined && hasLink(before, domain)) throw new NotMadeError(domain, subject, true)
  const made = domain === undefined ? undefined : true
  return { kind: 'new', link: domain, made, before: Promise.resolve(before), askedAt, isGuarded: true }
}

async function follow(link: string, own: RecordLink | undefined, tracking: Tracking): Promise<void> {
  if (own !== undefined) return await tracking.requireNotTaken(own, 'recent')
  await tracking.requireNoLiveSite(link, 'every environment')
  log.notice(
    `This branch follows ${link}: its deploys replace what is there, and neither a sweep nor the end of the branch deletes it.`,
  )
}
