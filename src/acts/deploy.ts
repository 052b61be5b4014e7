import { messageOf, ServiceError } from '../errors.ts'
import { formFor } from '../hosting/dialect.ts'
import type { Outcome } from '../outcome.ts'
import type { Plan } from '../plan/plan.ts'
import type { Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { count, formatDuration } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { compare } from './compare.ts'
import { rehearse } from './dry-run.ts'
import { packed, prepareSite } from './prepare-site.ts'
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
  const { built, site } = await prepareSite(plan.directory, target, services).catch(
    async (error: unknown) => {
      if (!inputs.dryRun && target.subject.kind === 'pull-request') await tellUnsent(error, tracking)
      throw error
    },
  )
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
  using comparing = compare(built, link, target, services)
  const sent = await send(archive ? [archive.file] : site.files, link, deploy)
  const size = { fileCount: site.files.length, bytes: site.bytes }
  const [recorded, closed] = await Promise.allSettled([
    tracking.succeed(sent.link, { ...size, status: sent.status, compared: comparing.found }),
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
    compared: await comparing.found,
    duration: performance.now() - start,
  }
}

/** Shows in the comment that nothing was deployed. Without this it would show only the preview of an earlier commit. */
async function tellUnsent(error: unknown, tracking: Tracking): Promise<void> {
  // So that the comment can name the link that is still live.
  await tracking.recall().catch(() => undefined)
  await tracking.fail(error, undefined)
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
