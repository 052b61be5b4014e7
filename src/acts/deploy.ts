import { messageOf, ServiceError } from '../errors.ts'
import type { Upload } from '../hosting/account.ts'
import { verify } from '../hosting/verify.ts'
import type { Outcome } from '../outcome.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site } from '../site/site.ts'
import { type Archive, pack } from '../site/zip.ts'
import { log } from '../step/log.ts'
import type { Plan } from '../step/plan.ts'
import { reportSite } from '../step/report.ts'
import { formatBytes, formatDuration } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { confirm } from './confirm.ts'
import { explainLimit } from './full-account.ts'
import { publish } from './publish.ts'
import type { Services } from './services.ts'
import { tearDownLate } from './teardown.ts'

/**
 * Publishes the site to the link that the user named, or to the one that is remembered, or to a new one.
 *
 * @throws whatever kept the site from being live
 */
export async function deploy(plan: Extract<Plan, { kind: 'deploy' }>, services: Services): Promise<Outcome> {
  const { target, directory } = plan
  const { inputs, context, hosting } = services
  const start = performance.now()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = collectSite(directory, context.workspace, {
    exclude,
    includeHiddenFiles: inputs.includeHiddenFiles,
  })
  reportSite(site, directory)
  const tracking = services.track(target)
  if (plan.unconfirmed) await confirm(target, services)
  const link = target.domain ?? (await tracking.recall())
  if (link !== undefined) await tracking.requireNoOtherOwner(link)
  using archive = inputs.uploadAs === 'zip' ? await packed(site, services) : undefined
  await tracking.begin(link)
  let upload: Upload | undefined
  let liveAfter: number | undefined
  try {
    upload = await publish(archive ? [archive.file] : site.files, { target, link, hosting })
    if (inputs.verify) liveAfter = await verified(upload.link, site, services)
  } catch (cause) {
    const error = await explainLimit(cause, services)
    const made = upload?.link ?? (error instanceof ServiceError ? error.link : undefined)
    await tracking.fail(error, made)
    // Nobody would take it down any more: the closing run is over, or did not know of it.
    if (made && !services.signal.aborted && (await tracking.wasClosed())) {
      await tearDownLate(made, target, services).catch((fault: unknown) =>
        log.warning(printable(messageOf(fault))),
      )
    }
    throw error
  }
  const size = { fileCount: site.files.length, bytes: site.bytes }
  await tracking.succeed(upload.link, size)
  if (await tracking.wasClosed()) return await tearDownLate(upload.link, target, services)
  const duration = performance.now() - start
  const { omitted } = site
  const form = inputs.uploadAs === 'zip' ? 'zip' : 'files'
  return { ...target, ...upload, ...size, result: 'deployed', form, omitted, freed: [], duration, liveAfter }
}

async function packed(site: Site, { context, signal }: Services): Promise<Archive> {
  const start = performance.now()
  const archive = await pack(site.files, context.temp, signal)
  const { path, size } = archive.file
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into ${path}: ${formatBytes(size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}

async function verified(link: string, site: Site, { inputs, signal }: Services): Promise<number> {
  const asFiles = inputs.uploadAs === 'files'
  const took = await verify(link, site.files, { signal, asFiles, tell: log.info })
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(took)}.`)
  return took
}
