import { hasLink, type Profile } from '../hosting/account.ts'
import { NotMadeError } from '../record/link-errors.ts'
import { hasName, provedLink, provedName, type RecordLink } from '../record/links.ts'
import { log } from '../report/log.ts'
import { isGuarded, type Work } from './services.ts'

/** Where a deploy goes: to a link that is there, or to a new one. */
export type Destination = Existing | New

/** A link that is there, or that the user says is there. `made` goes into the payload. */
export interface Existing {
  readonly kind: 'existing'
  readonly link: string
  readonly made: boolean | undefined
  /** What the record knows of it; undefined if nothing. */
  readonly own: RecordLink | undefined
}

/** A link that is to be made, without a name if the service chooses it. */
export interface New {
  readonly kind: 'new'
  readonly link: string | undefined
  readonly made: true | undefined
  /** The account before; undefined if it can't be read. */
  readonly before: Promise<Profile | undefined>
  /** When the account was asked, on the clock of `performance.now()`. */
  readonly askedAt: number
}

/**
 * Finds out where a deploy goes: to the link that the user named, to the one that is remembered, or to a new one. A
 * preview only gets a link that its own record made, or one that nobody has.
 *
 * @throws {NotMadeError | OwnedError} if the link was there before the preview, or somebody has taken it over
 */
export async function findDestination(work: Work): Promise<Destination> {
  const { tracking, services, target } = work
  const { domain, subject, lasting = false } = target
  // Production goes wherever its domain says, so nothing needs to be known of that.
  const links = subject.kind === 'live-site' && domain !== undefined ? [] : await tracking.links()
  const own =
    domain === undefined
      ? links.find(({ sent }) => sent)
      : (provedLink(links, domain) ?? links.find(({ names }) => hasName(names, domain)))
  if (isGuarded(work)) return await forPreview(own, work)
  const link = domain ?? own?.names[0]
  if (link === undefined) {
    services.hosting.prepare(2)
    const before = services.hosting.profileIfAny()
    // It is awaited later. A run that is cancelled before must not end with this error.
    before.catch(() => {})
    return { kind: 'new', link, made: undefined, before, askedAt: performance.now() }
  }
  if (lasting && own !== undefined) await tracking.requireNotTaken(own, 'recent')
  else if (lasting) {
    await tracking.requireNoLiveSite(link, 'every environment')
    log.notice(
      `This branch follows ${link}: its deploys replace what is there, and neither a sweep nor the end of the branch deletes it.`,
    )
  }
  // A lasting link is never deleted by memory, also not one that the branch itself made earlier.
  const made = own?.made === true ? !lasting : undefined
  return { kind: 'existing', link, made, own }
}

async function forPreview(own: RecordLink | undefined, { target, tracking, services }: Work): Promise<Destination> {
  const { domain, subject } = target
  const link = own && (domain === undefined ? own.names[0] : provedName(own, domain))
  if (own?.made && link !== undefined) {
    await tracking.requireNotTaken(own, 'recent')
    return { kind: 'existing', link, made: true, own }
  }
  if (own !== undefined && domain === undefined) throw new NotMadeError(own.names[0], subject, false)
  services.hosting.prepare(2)
  const askedAt = performance.now()
  // Production may have names that the account does not list. A link without a name is held against them later.
  const [before] = await Promise.all([
    services.hosting.profile(),
    domain === undefined ? tracking.readProduction() : tracking.requireNoLiveSite(domain, 'production'),
  ])
  if (domain !== undefined && hasLink(before, domain)) throw new NotMadeError(domain, subject, true)
  const made = domain === undefined ? undefined : true
  return { kind: 'new', link: domain, made, before: Promise.resolve(before), askedAt }
}
