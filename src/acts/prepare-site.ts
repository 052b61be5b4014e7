import { setImmediate } from 'node:timers/promises'
import type { Archive } from '../archive/pack.ts'
import { log } from '../report/log.ts'
import { reportSite } from '../report/report-site.ts'
import { robotsFile, withAdded } from '../site/added-files.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site } from '../site/site.ts'
import type { Target } from '../target.ts'
import { formatBytes, formatDuration } from '../text/format.ts'
import type { Services } from './services.ts'

/**
 * Finds the files of the site, and adds those that inputs ask for.
 *
 * @throws {InputError | SiteError} if there is nothing to publish, or something that must not be published
 */
export async function prepareSite(directory: string, target: Target, services: Services): Promise<Site> {
  return await addTo(await collect(directory, services), target, services)
}

/**
 * Finds the files. It first waits for a moment, so that the requests that were prepared can go out: while it runs,
 * nothing else can.
 */
async function collect(directory: string, { inputs, context, signal }: Services): Promise<Site> {
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = await collectSite(directory, context.workspace, {
    exclude,
    includeHiddenFiles: inputs.includeHiddenFiles,
    apiKey: inputs.apiKey,
    signal,
  })
  reportSite(site, directory)
  return site
}

/**
 * Adds the files that inputs ask for, and says so in the log. These are the only published files that the build did not
 * write.
 */
async function addTo(site: Site, target: Target, services: Services): Promise<Site> {
  const isPreview = target.subject.kind !== 'production'
  const robots = services.inputs.noindex && isPreview ? robotsFile : undefined
  const list =
    services.inputs.compareWith === undefined
      ? undefined
      : await (await import('./compare.ts')).pageListFor(site, target, services)
  const added = [robots, list].filter((file) => file !== undefined)
  for (const { path, why } of added) log.info(`Added to the site: ${path} (${why}).`)
  return withAdded(site, added)
}

/** Packs the site into one archive, and says in the log how long that took. */
export async function packSite(site: Site, { context, signal }: Services): Promise<Archive> {
  const start = performance.now()
  const { pack } = await import('../archive/pack.ts')
  const archive = await pack(site.files, context.temp, signal)
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into site.zip: ${formatBytes(archive.file.size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}
