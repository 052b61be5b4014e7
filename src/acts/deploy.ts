import { setImmediate } from 'node:timers/promises'
import { messageOf, ServiceError } from '../errors.ts'
import { formFor } from '../hosting/dialect.ts'
import type { Outcome } from '../outcome.ts'
import { robotsFile, type SiteWithAdded, withAdded } from '../site/added.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import type { Archive } from '../site/zip.ts'
import { log } from '../step/log.ts'
import type { Plan } from '../step/plan.ts'
import { reportSite } from '../step/report.ts'
import type { Target } from '../target.ts'
import { count, formatBytes, formatDuration } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { compare, pageListFor } from './compare.ts'
import { rehearse } from './dry-run.ts'
import { type Deploy, type Published, publish } from './publish.ts'
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
  tracking.prepare()
  using added = await addTo(await collect(plan.directory, services), target, services)
  const { site } = added
  services.hosting.prepare()
  const link = target.domain ?? (await tracking.recall())
  if (link !== undefined) await tracking.requireNoOtherOwner(link)
  const { form, why } = formFor(inputs.uploadAs, site.files, inputs.baseUrl)
  const digest = await siteDigest(site, services)
  const deploy: Deploy = { site, target, tracking, services }
  const unchanged = digest && (await skipUnchanged(digest, link, deploy))
  if (unchanged) return unchanged
  if (inputs.dryRun) return await rehearse({ site, target, link, form, why }, services)
  using archive = form === 'zip' ? await packed(site, services) : undefined
  await tracking.begin(link, digest)
  log.info(`Sending ${archive ? 'one archive' : count(site.files.length, 'single file')}: ${why}.`)
  using comparing = compare(site, link, target, services)
  const sent = await send(archive ? [archive.file] : site.files, link, deploy)
  const size = { fileCount: site.files.length, bytes: site.bytes }
  const comparison = comparing.found.then((tell) => tell?.(sent.link))
  const [recorded, closed] = await Promise.allSettled([
    tracking.succeed(sent.link, {
      ...size,
      status: sent.status,
      extra: comparison.then((each) => each?.markdown),
    }),
    tracking.wasClosed(),
  ])
  if (closed.status === 'fulfilled' && closed.value) return await tearDownLate(sent.link, target, services)
  if (recorded.status === 'rejected') throw recorded.reason
  return {
    ...target,
    ...sent,
    ...size,
    result: 'deployed',
    deployment: tracking.deployment,
    form,
    omitted: site.omitted,
    compared: await comparison,
    duration: performance.now() - start,
  }
}

/**
 * Finds the files. It first waits for a moment, so that the requests that were prepared can go out: while it runs,
 * nothing else can.
 */
async function collect(directory: string, { inputs, context }: Services): Promise<Site> {
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = collectSite(directory, context.workspace, {
    exclude,
    includeHiddenFiles: inputs.includeHiddenFiles,
  })
  reportSite(site, directory)
  return site
}

/**
 * Adds the files that inputs ask for, and says so in the log. These are the only published files that the build did not
 * write.
 */
async function addTo(site: Site, target: Target, services: Services): Promise<SiteWithAdded> {
  const isPreview = target.subject.kind !== 'production'
  const robots = services.inputs.noindex && isPreview ? robotsFile : undefined
  const list = await pageListFor(site, target, services)
  const added = [robots, list].filter((file) => file !== undefined)
  for (const { path, why } of added) log.info(`Added to the site: ${path} (${why}).`)
  return withAdded(site, added, services.context.temp)
}

async function packed(site: Site, { context, signal }: Services): Promise<Archive> {
  const start = performance.now()
  const { pack } = await import('../site/zip.ts')
  const archive = await pack(site.files, context.temp, signal)
  const took = formatDuration(performance.now() - start)
  log.info(
    `Packed into site.zip: ${formatBytes(archive.file.size)} of ${formatBytes(site.bytes)}, in ${took}.`,
  )
  return archive
}

interface Sent extends Published {
  /** Milliseconds until the link served what was sent; undefined if that was not verified. */
  readonly liveAfter: number | undefined
}

/** Sends the site and, if `verify` asks for it, waits until the link serves it. A failure is recorded. */
async function send(files: SiteFiles, link: string | undefined, deploy: Deploy): Promise<Sent> {
  const { site, target, tracking, services } = deploy
  let published: Published | undefined
  try {
    published = await publish(files, link, deploy)
    const liveAfter = services.inputs.verify
      ? await verified(published.link, site, files, services)
      : undefined
    return { ...published, liveAfter }
  } catch (error) {
    const made = published?.link ?? (error instanceof ServiceError ? error.link : undefined)
    await tracking.fail(error, made)
    // If the pull request was closed meanwhile, no other run takes this link down: the run for `closed` is over, or did
    // not know of the link.
    if (made && !services.signal.aborted && (await tracking.wasClosed())) {
      await tearDownLate(made, target, services).catch((fault: unknown) =>
        log.warning(printable(messageOf(fault))),
      )
    }
    throw error
  }
}

async function verified(
  link: string,
  site: Site,
  sent: SiteFiles,
  { inputs, signal }: Services,
): Promise<number> {
  const options = { signal, asFiles: sent === site.files, tell: log.info, patience: inputs.verifyTimeout }
  const { verify } = await import('../hosting/verify.ts')
  const took = await verify(link, site.files, options)
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(took)}.`)
  return took
}
