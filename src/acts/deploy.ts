import { messageOf, ServiceError } from '../errors.ts'
import type { Upload } from '../hosting/account.ts'
import { userAgent } from '../hosting/hosting.ts'
import { verify } from '../hosting/verify.ts'
import type { Outcome } from '../outcome.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site } from '../site/site.ts'
import { type Archive, pack } from '../site/zip.ts'
import { log } from '../step/log.ts'
import type { Plan } from '../step/plan.ts'
import { reportSite } from '../step/report.ts'
import { describe, type Target } from '../target.ts'
import { formatBytes, formatDuration } from '../text/format.ts'
import { printable } from '../text/printable.ts'
import { explainLimit } from './full-account.ts'
import { publish } from './publish.ts'
import type { Run } from './services.ts'
import { tearDown } from './teardown.ts'

/**
 * Publishes the site to the link that the user named, or to the one that is remembered, or to a new one.
 *
 * @throws whatever kept the site from being live
 */
export async function deploy(plan: Extract<Plan, { kind: 'deploy' }>, run: Run): Promise<Outcome> {
  const { target, directory } = plan
  const { inputs, context, hosting } = run
  const start = performance.now()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = collectSite(directory, context.workspace, {
    exclude,
    includeHiddenFiles: inputs.includeHiddenFiles,
  })
  reportSite(site, directory)
  const tracker = await run.track(target)
  const link = target.domain ?? (await tracker?.recall())
  if (link !== undefined) await tracker?.claim(link)
  using archive = inputs.uploadAs === 'zip' ? await packed(site, run) : undefined
  await tracker?.begin(link)
  let upload: Upload | undefined
  let liveAfter: number | undefined
  try {
    upload = await publish(archive ? [archive.file] : site.files, { target, link, hosting })
    if (inputs.verify) liveAfter = await verified(upload.link, site, run)
  } catch (cause) {
    const error = await explainLimit(cause, run)
    const made = upload?.link ?? (error instanceof ServiceError ? error.link : undefined)
    await tracker?.fail(error, made)
    // Nobody would take it down any more: the closing run is over, or did not know of it.
    if (made && !run.signal.aborted && (await tracker?.isOver())) {
      await tearDownLate(made, target, run).catch((fault: unknown) =>
        log.warning(printable(messageOf(fault))),
      )
    }
    throw error
  }
  const facts = { fileCount: site.files.length, bytes: site.bytes }
  await tracker?.succeed(upload.link, facts)
  if (tracker === undefined && link === undefined) {
    log.warning(
      `Without github-token the link ${upload.link} is not remembered: the next run will make another one.`,
    )
  }
  if (tracker && (await tracker.isOver())) return await tearDownLate(upload.link, target, run)
  const duration = performance.now() - start
  return { ...target, ...upload, ...facts, result: 'deployed', duration, liveAfter }
}

async function tearDownLate(link: string, target: Target, run: Run): Promise<Outcome> {
  log.notice(`${describe(target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  return await tearDown({ ...target, domain: target.domain && link }, run, [link])
}

async function packed(site: Site, { context, signal }: Run): Promise<Archive> {
  const start = performance.now()
  const archive = await pack(site.files, context.temp, signal)
  const { path, size } = archive.file
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into ${path}: ${formatBytes(size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}

async function verified(link: string, site: Site, { inputs, signal }: Run): Promise<number> {
  const asFiles = inputs.uploadAs === 'files'
  const took = await verify(link, site.files, { userAgent, signal, asFiles, tell: log.info })
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(took)}.`)
  return took
}
