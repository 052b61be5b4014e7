import { hasLink } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { describe } from '../target.ts'
import { deliver } from './deliver.ts'
import { findDestination } from './destination.ts'
import { isProtected, requireGitHub, type Work } from './services.ts'
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
  const { target, tracking, hosting, inputs } = work
  const { environment, domain, subject } = target
  const github = requireGitHub(work, 'a link that nobody remembers can not be reserved')
  const skipped = (reason: string, link?: string): Outcome => ({ result: 'skipped', environment, reason, link })
  if (domain !== undefined) {
    const link = (await tracking.record.nameFor(domain)) ?? domain
    return skipped(`"domain" names the link, so https://${link} needs no reserving.`, link)
  }
  tracking.prepare('deploy')
  const existed = branchExists(work)
  if ((await askWhether(subject, github)).why === undefined)
    return skipped(`${describe(subject)} is closed or gone, so it gets no preview.`)
  let to = await findDestination(work)
  if (to.kind === 'existing') {
    const account = await hosting.profileIfAny()
    // An account that can't be read counts as listing the link.
    if (account === undefined || hasLink(account, to.link))
      return skipped(`https://${to.link} is there already, and the deploy goes there.`, to.link)
    // It may list the link under another name than it answered with, so the record goes on naming that one, too.
    to = { kind: 'new', link: undefined, account }
  }
  if (inputs.dryRun) return skipped('This is a dry run: a new link would be made.')
  const content = Buffer.from(page)
  const files = [{ path: 'index.html', source: '', size: content.length, content }]
  const site = { files, bytes: content.length, omitted: new Map() }
  const facts = { reserved: true, protected: isProtected(work) }
  return await deliver({ site, facts, existed }, to, work)
}
