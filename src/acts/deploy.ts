import { messageOf } from '../errors.ts'
import { formFor } from '../hosting/dialect.ts'
import type { Outcome } from '../outcome.ts'
import type { Plan } from '../plan/plan.ts'
import type { Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import type { Target } from '../target.ts'
import { count, formatDuration } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import type { Comparing } from './compare.ts'
import { type Destination, findDestination } from './destination.ts'
import { rehearse } from './dry-run.ts'
import { LeftError, type Published } from './make-link.ts'
import { packSite, prepareSite } from './prepare-site.ts'
import { type Deploy, publish } from './publish.ts'
import type { Services } from './services.ts'
import { tearDownLate } from './teardown.ts'
import { siteDigest, skipUnchanged } from './unchanged.ts'

/**
 * Publishes the site to the link that the user named. Without one: to the link that is remembered, or to a new one.
 *
 * @throws whatever kept the site from being live
 */
export async function deploy(plan: Extract<Plan, { kind: 'deploy' }>, services: Services): Promise<Outcome> {
  const { target } = plan
  const { inputs } = services
  const start = performance.now()
  const tracking = services.track(target)
  tracking.prepare('deploy')
  const { site, destination } = await prepare(plan, tracking, services)
  const { form, why } = formFor(inputs.uploadAs, site.files, inputs.baseUrl)
  const digest = await siteDigest(site, services)
  const deploy: Deploy = { site, target, tracking, services }
  const unchanged = digest && (await skipUnchanged(digest, destination, deploy))
  if (unchanged) return unchanged
  if (inputs.dryRun) return await rehearse({ site, target, destination, form, why }, services)
  using archive = form === 'zip' ? await packSite(site, services) : undefined
  const { link, made } = destination
  // The account must be known before a link is made, and the record before anything is sent.
  await Promise.all([
    tracking.begin({ link, made, digest }, destination.kind === 'new'),
    destination.kind === 'new' && destination.before,
  ])
  log.info(`Sending ${archive ? 'one archive' : count(site.files.length, 'single file')}: ${why}.`)
  using comparing = await compareIfAsked(site, link, target, services)
  const sent = await send(archive ? [archive.file] : site.files, destination, deploy)
  const size = { fileCount: site.files.length, bytes: site.bytes }
  const [recorded, closed] = await Promise.allSettled([
    tracking.succeed(sent.link, {
      ...size,
      status: sent.status,
      ...(comparing && { compared: comparing.found }),
    }),
    tracking.wasClosed(),
  ])
  if (closed.status === 'fulfilled' && closed.value) {
    return await tearDownLate(sent.link, target, services).catch((fault: unknown) => {
      if (recorded.status === 'fulfilled') throw fault
      // Nobody but the reader of this log knows the link.
      log.warning(printable(messageOf(fault)))
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

/** What compares pages is loaded only if an input asks for it. */
async function compareIfAsked(
  site: Site,
  link: string | undefined,
  target: Target,
  services: Services,
): Promise<Comparing | undefined> {
  if (services.inputs.compareWith === undefined) return undefined
  const { compare } = await import('./compare.ts')
  return compare(site, link, target, services)
}

interface Prepared {
  readonly site: Site
  readonly destination: Destination
}

/** Finds the files of the site, and where they go. */
async function prepare(
  { target, directory }: Extract<Plan, { kind: 'deploy' }>,
  tracking: Tracking,
  services: Services,
): Promise<Prepared> {
  const site = await prepareSite(directory, target, services)
  services.hosting.prepare()
  return { site, destination: await findDestination(target, tracking, services) }
}

interface Sent extends Published {
  /** Milliseconds until the link served what was sent; undefined if that was not verified. */
  readonly liveAfter: number | undefined
}

/** Sends the site and, if `verify` asks for it, waits until the link serves it. A failure is recorded. */
async function send(files: SiteFiles, destination: Destination, deploy: Deploy): Promise<Sent> {
  const { site, target, tracking, services } = deploy
  let published: Published | undefined
  try {
    published = await publish(files, destination, deploy)
    const liveAfter = services.inputs.verify ? await verifyLink(published.link, site, files, services) : undefined
    return { ...published, liveAfter }
  } catch (thrown) {
    const error = thrown instanceof LeftError ? thrown.cause : thrown
    const left = thrown instanceof LeftError ? thrown.link : published?.link
    await tracking.fail(error, left)
    // If the pull request was closed meanwhile, no other run takes this link down: the run for `closed` is over, or did
    // not know of the link.
    if (left !== undefined && !services.signal.aborted && (await tracking.wasClosed())) {
      await tearDownLate(left, target, services).catch((fault: unknown) => log.warning(printable(messageOf(fault))))
    }
    throw error
  }
}

async function verifyLink(link: string, site: Site, sent: SiteFiles, { inputs, signal }: Services): Promise<number> {
  const options = { signal, asFiles: sent === site.files, tell: log.info, patience: inputs.verifyTimeout }
  const { verify } = await import('../hosting/verify.ts')
  const took = await verify(link, site.files, options)
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(took)}.`)
  return took
}
