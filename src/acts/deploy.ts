import { formFor } from '../hosting/dialect.ts'
import type { Outcome } from '../outcome.ts'
import { log } from '../report/log.ts'
import { rootDoubts } from '../report/report-site.ts'
import { digestOf } from '../site/read-file.ts'
import { count } from '../text/format.ts'
import { deliver } from './deliver.ts'
import { findDestination } from './destination.ts'
import { rehearse } from './dry-run.ts'
import { packSite, prepareSite } from './prepare-site.ts'
import { isProtected, type Work } from './services.ts'
import { branchExists } from './still-wanted.ts'
import { skipUnchanged } from './unchanged.ts'

/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
export async function deploy(directory: string, work: Work): Promise<Outcome> {
  const { tracking, inputs, hosting } = work
  tracking.prepare('deploy')
  const existed = branchExists(work)
  const site = await prepareSite(directory, work)
  // One more for the account, which is asked before a link is made.
  hosting.prepare(2)
  const to = await findDestination(work)
  const { form, why } = formFor(inputs.uploadAs, site.files, inputs.baseUrl)
  const digest = inputs.skipUnchanged ? await digestOf(site.files) : undefined
  const facts = { digest, form, protected: isProtected(work) }
  const order = { site, doubts: rootDoubts(site), facts, existed }
  const unchanged = await skipUnchanged(order, to, work)
  if (unchanged) return unchanged
  if (inputs.dryRun) return await rehearse(site, to, { form, why }, work)
  using packed = form === 'zip' ? await packSite(site, work) : undefined
  log.info(`Sending ${packed ? 'one archive' : count(site.files.length, 'single file')}: ${why}.`)
  // What compares pages is loaded only if an input asks for it.
  const pages = inputs.compareWith === undefined ? undefined : await import('./compare.ts')
  using comparing = pages?.compare(site, to.link, work)
  return await deliver({ ...order, archive: packed?.file, compared: comparing?.found }, to, work)
}
