import { setImmediate } from 'node:timers/promises'
import type { Archive } from '../archive/pack.ts'
import { log } from '../report/log.ts'
import { reportSite } from '../report/report-site.ts'
import { type AddedFile, robotsFile, withAdded } from '../site/added-files.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site } from '../site/site.ts'
import { isPreview } from '../target.ts'
import { formatBytes, formatDuration } from '../text/format.ts'
import type { Work } from './services.ts'

/** Finds the files of the site, and adds those that inputs ask for. Throws for what must not be published. */
export async function prepareSite(directory: string, work: Work): Promise<Site> {
  const { target, tracking, inputs, context, signal } = work
  // While files are collected nothing else can run. So the requests that were prepared get a moment to go out.
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = await collectSite(directory, context.workspace, { ...inputs, exclude, signal })
  reportSite(site, directory)
  const added: AddedFile[] = []
  if (inputs.noindex && isPreview(target)) added.push(robotsFile)
  if (inputs.compareWith !== undefined && !isPreview(target)) {
    const { pageListFor } = await import('./compare.ts')
    added.push(...(await pageListFor(site, target.domain ?? (await tracking.record.newest()), work)))
  }
  for (const { path, why } of added) log.info(`Added to the site: ${path} (${why}).`)
  return withAdded(site, added)
}

/** Packs the site into one archive, and says in the log how long that took. */
export async function packSite(site: Site, { context, signal }: Work): Promise<Archive> {
  const start = performance.now()
  const { pack } = await import('../archive/pack.ts')
  const archive = await pack(site.files, context.temp, signal)
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into site.zip: ${formatBytes(archive.file.size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}
