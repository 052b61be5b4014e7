import { setImmediate } from 'node:timers/promises'
import { formFor } from '../hosting/dialect.ts'
import type { Compared } from '../pages/list.ts'
import { newestIn } from '../rules/world.ts'
import { type AddedFile, robotsFile, withAdded } from '../site/added-files.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site } from '../site/site.ts'
import { isPreview } from '../target.ts'
import { count, formatBytes, formatDuration } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Done } from '../view/run-state.ts'
import { reportSite } from '../view/site-report.ts'
import { deliver } from './deliver.ts'
import { rehearse } from './dry-run.ts'
import { findDestination, requireOneSite } from './look.ts'
import type { Work } from './services.ts'

/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
export async function deploy(directory: string, work: Work): Promise<Done> {
  const { target, records, inputs, hosting, run } = work
  const early = records.prepare(target)
  work.existed()
  const found = await collect(directory, work)
  // For the upload, and for the account, which is asked before a link is made.
  hosting.prepare()
  const { to, world } = await findDestination(early, work)
  run.before = to.taken ? undefined : newestIn(world.own)
  requireOneSite(to, world, work)
  // What compares pages is loaded only if an input asks for it.
  const pages = inputs.compareWith === undefined ? undefined : await import('./compare.ts')
  const list = await pages?.pageListFor(found, to.link, work)
  const own = withOwn(found, list, work)
  using comparing = pages?.compare(own, to.link, work)
  const site = await pictured(own, comparing?.found, work)
  const { form, why } = formFor(inputs.uploadAs, site.files, hosting.dialect, inputs.baseUrl.host)
  const { files, bytes, omitted, rootPage } = site
  run.site = { fileCount: files.length, bytes, form, omitted, doubts: rootPage.doubts }
  if (inputs.dryRun && form === 'zip') (await import('../archive/pack.ts')).requireSafeNames(files)
  if (inputs.dryRun) return await rehearse(to, world, why, work)
  using packed = form === 'zip' ? await packSite(site, work) : undefined
  log.info(`Sending ${packed ? 'one archive' : count(files.length, 'single file')}: ${why}.`)
  const parts = packed ? [packed.file] : files
  const { pathWithoutEnding: cleanPath } = rootPage
  return await deliver({ parts, files, to, world, compared: comparing?.found, cleanPath }, work)
}

/** Finds the files of the site. Throws for what must not be published. */
async function collect(directory: string, { inputs, context, target, signal }: Work): Promise<Site> {
  // While files are collected nothing else can run. So the requests that were prepared get a moment to go out.
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = await collectSite(directory, context.workspace, {
    ...inputs,
    ...{ exclude, isLiveSite: !isPreview(target), signal },
  })
  reportSite(site, directory)
  return site
}

function withOwn(site: Site, list: AddedFile | undefined, { inputs, target }: Work): Site {
  const robots = inputs.noindex && isPreview(target) ? robotsFile : undefined
  const added = [robots, list].filter((each) => each !== undefined)
  for (const { path, why } of added) log.info(`Added to the site: ${path} (${why}).`)
  return withAdded(site, added)
}

/** With pictures a preview waits for what changed. A dry run takes none. */
async function pictured(site: Site, compared: Promise<Compared | undefined> | undefined, work: Work): Promise<Site> {
  const { inputs, target } = work
  if (inputs.screenshots === 0 || inputs.dryRun || !isPreview(target)) return site
  const { withPictures } = await import('./pictures.ts')
  return await withPictures(site, await compared, work)
}

async function packSite(site: Site, { context, signal }: Work) {
  const start = performance.now()
  const { pack } = await import('../archive/pack.ts')
  const archive = await pack(site.files, context.temp, signal)
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into site.zip: ${formatBytes(archive.file.size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}
