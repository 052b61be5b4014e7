import { hasLink } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { describe } from '../target.ts'
import { settingsFor } from './check-link.ts'
import { deliver } from './deliver.ts'
import { type Destination, findDestination, isNewAddress } from './destination.ts'
import type { Work } from './services.ts'
import { askWhether, branchExists } from './still-wanted.ts'

/** What a link shows until the deploy that follows. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>This preview is being built</title>
<p>This preview is being built. Load the page again in a moment.</p>
`

/**
 * Makes sure that there is a link for the deploy that follows in this run, so that the build knows its address. Nothing
 * is sent if the user named one, or the record has one that the account still lists.
 */
export async function reserve(work: Work): Promise<Outcome> {
  const { target, tracking, services } = work
  const { environment, domain, subject } = target
  const start = performance.now()
  const { github } = services.requireGitHub('a link that nobody remembers can not be reserved')
  const skipped = (reason: string, link?: string): Outcome => ({ result: 'skipped', environment, reason, link })
  if (domain !== undefined) {
    const link = (await tracking.record.nameFor(domain)) ?? domain
    return skipped(`"domain" names the link, so https://${link} needs no reserving.`, link)
  }
  tracking.prepare('deploy')
  const existed = branchExists(work)
  if (subject.kind !== 'live-site' && (await askWhether(subject, github)).why === undefined)
    return skipped(`${describe(subject)} is closed or gone, so it gets no preview.`)
  const to = await findDestination(work)
  const account = to.kind === 'existing' ? await services.hosting.profileIfAny() : undefined
  // An account that can't be read counts as listing the link.
  if (to.kind === 'existing' && (account === undefined || hasLink(account, to.link)))
    return skipped(`https://${to.link} is where the deploy goes.`, to.link)
  if (services.inputs.dryRun) return skipped('This is a dry run: a new link would be made.')
  const content = Buffer.from(page)
  const files = [{ path: 'index.html', source: '', size: content.length, content }]
  const settings = settingsFor(work)
  const isProtected = settings !== undefined
  // An account may list a link under another name than it answered with, so the record goes on naming that one, too.
  const destination: Destination =
    to.kind === 'new' ? to : { kind: 'new', name: undefined, account: Promise.resolve(account) }
  const shipment = { files, settings, attempts: { mayBeDone: false } }
  const facts = { reserved: true, protected: isProtected }
  const delivered = await deliver({ shipment, facts, existed, news: undefined }, destination, work)
  if ('outcome' in delivered) return delivered.outcome
  return {
    ...target,
    ...delivered.published,
    result: 'deployed',
    deployment: tracking.deployment,
    fileCount: 1,
    bytes: content.length,
    form: 'files',
    omitted: new Map(),
    duration: performance.now() - start,
    liveAfter: undefined,
    reserved: true,
    newAddress: isNewAddress(to, delivered.published.link, work),
    ...(subject.kind !== 'live-site' && { protected: isProtected }),
  }
}
