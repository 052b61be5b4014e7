import { formFor } from '../hosting/dialect.ts'
import type { Outcome } from '../outcome.ts'
import { log } from '../report/log.ts'
import { digestOf } from '../site/read-file.ts'
import { count } from '../text/format.ts'
import { messageFor } from '../text/message.ts'
import { checkLink, settingsFor } from './check-link.ts'
import { deliver } from './deliver.ts'
import { findDestination, isNewAddress } from './destination.ts'
import { rehearse } from './dry-run.ts'
import { packSite, prepareSite } from './prepare-site.ts'
import type { Work } from './services.ts'
import { branchExists } from './still-wanted.ts'
import { skipUnchanged } from './unchanged.ts'

/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
export async function deploy(directory: string, work: Work): Promise<Outcome> {
  const { target, tracking, services } = work
  const { inputs } = services
  const start = performance.now()
  tracking.prepare('deploy')
  const existed = branchExists(work)
  const site = await prepareSite(directory, work)
  // One more for the account, which is asked before a link is made.
  services.hosting.prepare(2)
  const destination = await findDestination(work)
  const { form, why } = formFor(inputs.uploadAs, site.files, inputs.baseUrl)
  const settings = settingsFor(work)
  const digest = inputs.skipUnchanged ? await digestOf(site.files) : undefined
  const facts = { digest, form, protected: settings !== undefined }
  const unchanged = !settings && (await skipUnchanged(facts, site, destination, { ...work, existed }))
  if (unchanged) return unchanged
  if (inputs.dryRun) return await rehearse(site, destination, { form, why }, work)
  using archive = form === 'zip' ? await packSite(site, services) : undefined
  log.info(`Sending ${archive ? 'one archive' : count(site.files.length, 'single file')}: ${why}.`)
  // What compares pages is loaded only if an input asks for it.
  const pages = inputs.compareWith === undefined ? undefined : await import('./compare.ts')
  using comparing = pages?.compare(site, destination.kind === 'existing' ? destination.link : undefined, work)
  const files = archive ? [archive.file] : site.files
  const size = { fileCount: site.files.length, bytes: site.bytes }
  const isProtected = settings !== undefined
  let liveAfter: number | undefined
  const delivered = await deliver(
    {
      shipment: { files, settings, attempts: { mayBeDone: false } },
      facts,
      existed,
      news: { ...size, isProtected, compared: comparing?.found },
      check: async (published) => {
        liveAfter = await checkLink(published, site, archive === undefined, work)
      },
    },
    destination,
    work,
  )
  if ('outcome' in delivered) return delivered.outcome
  const { published } = delivered
  const isPreview = target.subject.kind !== 'live-site'
  return {
    ...target,
    ...published,
    ...size,
    result: 'deployed',
    deployment: tracking.deployment,
    form,
    omitted: site.omitted,
    compared: await comparing?.found,
    duration: performance.now() - start,
    liveAfter,
    message: messageFor(inputs.message, published.link),
    newAddress: isNewAddress(destination, published.link, work),
    ...(isPreview && { protected: isProtected }),
  }
}
