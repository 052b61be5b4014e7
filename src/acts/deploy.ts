import { messageOf } from '../errors.ts'
import { formFor } from '../hosting/dialect.ts'
import type { Deployed, Outcome } from '../outcome.ts'
import { log } from '../report/log.ts'
import { digestOf } from '../site/read-file.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { count, formatDuration } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { tearDownLate, wasClosed } from './closed-meanwhile.ts'
import { type Destination, findDestination } from './destination.ts'
import { rehearse } from './dry-run.ts'
import { packSite, prepareSite } from './prepare-site.ts'
import { type Published, publish } from './publish.ts'
import type { Services, Work } from './services.ts'
import { skipUnchanged } from './unchanged.ts'

/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
export async function deploy(directory: string, work: Work): Promise<Outcome> {
  const { target, tracking, services } = work
  const { inputs } = services
  const start = performance.now()
  tracking.prepare('deploy')
  const site = await prepareSite(directory, work)
  services.hosting.prepare()
  const destination = await findDestination(work)
  const { form, why } = formFor(inputs.uploadAs, site.files, inputs.baseUrl)
  const digest = inputs.skipUnchanged ? await digestOf(site.files) : undefined
  const unchanged = digest && (await skipUnchanged(digest, site, destination, work))
  if (unchanged) return unchanged
  if (inputs.dryRun) return await rehearse(site, destination, { form, why }, work)
  using archive = form === 'zip' ? await packSite(site, services) : undefined
  const { link, made } = destination
  // The account must be known before a link is made, and the record before anything is sent.
  await Promise.all([
    tracking.begin({ link, made, digest }, destination.kind === 'new'),
    destination.kind === 'new' && destination.before,
  ])
  log.info(`Sending ${archive ? 'one archive' : count(site.files.length, 'single file')}: ${why}.`)
  // What compares pages is loaded only if an input asks for it.
  const pages = inputs.compareWith === undefined ? undefined : await import('./compare.ts')
  using comparing = pages?.compare(site, link, work)
  const sent = await send(archive ? [archive.file] : site.files, destination, site, work)
  const size = { fileCount: site.files.length, bytes: site.bytes }
  const [recorded, closed] = await Promise.allSettled([
    tracking.succeed(sent.link, { ...size, status: sent.status, ...(comparing && { compared: comparing.found }) }),
    wasClosed(work),
  ])
  if (closed.status === 'fulfilled' && closed.value) {
    return await tearDownLate(sent.link, work).catch((fault: unknown) => {
      if (recorded.status === 'fulfilled') throw fault
      // Nobody but the reader of this log knows the link.
      warnOf(fault)
      throw recorded.reason
    })
  }
  if (recorded.status === 'rejected') throw recorded.reason
  return {
    ...target,
    ...sent,
    ...size,
    result: 'deployed',
    deployment: tracking.deployment,
    form,
    omitted: site.omitted,
    compared: await comparing?.found,
    duration: performance.now() - start,
  }
}

type Sent = Published & Pick<Deployed, 'liveAfter'>

/** Sends the site and, if `verify` asks for it, waits until the link serves it. A failure is recorded. */
async function send(files: SiteFiles, destination: Destination, site: Site, work: Work): Promise<Sent> {
  const { tracking, services } = work
  let left: string | undefined
  try {
    const published = await publish(files, destination, work, (link) => {
      left = link
    })
    left = published.link
    const liveAfter = services.inputs.verify ? await verifyLink(published.link, site, files, services) : undefined
    return { ...published, liveAfter }
  } catch (error) {
    await tracking.fail(error, left)
    // If the pull request was closed meanwhile, no other run takes this link down: the run for `closed` is over, or did
    // not know of the link.
    if (left !== undefined && !services.signal.aborted && (await wasClosed(work))) {
      await tearDownLate(left, work).catch(warnOf)
    }
    throw error
  }
}

function warnOf(fault: unknown): void {
  log.warning(printable(messageOf(fault)))
}

async function verifyLink(link: string, site: Site, sent: SiteFiles, { inputs, signal }: Services): Promise<number> {
  const options = { signal, asFiles: sent === site.files, tell: log.info, patience: inputs.verifyTimeout }
  const { verify } = await import('../hosting/verify.ts')
  const took = await verify(link, site.files, options)
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(took)}.`)
  return took
}
