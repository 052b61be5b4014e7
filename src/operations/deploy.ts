import { setImmediate } from 'node:timers/promises'
import { formFor } from '../hosting/dialect.ts'
import { destinationOf } from '../ownership/destination.ts'
import type { Compared } from '../pages/changes.ts'
import { log } from '../report/log.ts'
import type { Outcome, SiteFacts } from '../report/outcome.ts'
import type { Look } from '../report/pictures.ts'
import { reportSite } from '../report/site-report.ts'
import { type AddedFile, robotsFile, withAdded } from '../site/added-files.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site } from '../site/site.ts'
import { isPreview } from '../target.ts'
import { count, formatBytes, formatDuration } from '../text/printable.ts'
import { deployerOf, passwordFor, type Work } from './job.ts'
import { publish } from './publish.ts'
import { hadBranch, readSeen } from './seen.ts'
import { tellNotices } from './show.ts'

/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
export async function deploy(directory: string, work: Work): Promise<Outcome> {
  const { inputs, hosting } = work
  const start = performance.now()
  const reading = Promise.all([readSeen(work), hadBranch(work)])
  reading.catch(() => {})
  // If the files can't be published, the comment still tells what is live.
  const built = await collect(directory, work).catch(async (error: unknown) => {
    await reading.catch(() => {})
    throw error
  })
  const [seen, isBranchThere] = await reading
  const to = destinationOf(deployerOf(work), seen)
  tellNotices(to.notices, work)
  const comparing = inputs.compareWith === undefined ? undefined : await import('./compare.ts')
  const own = withOwn(built, await comparing?.pageListFor(built, to.link, work), work)
  using compared = comparing?.compare(own, to.link, work)
  const { site, looks } = await pictured(own, compared?.found, work)
  const { form, why } = formFor(inputs.uploadAs, site.files, hosting.dialect, inputs.baseUrl.host)
  const facts = factsOf(site, form)
  if (inputs.dryRun) return await (await import('./dry-run.ts')).rehearse(facts, why, site, seen, to, work)
  using packed = form === 'zip' ? await packSite(site, work) : undefined
  log.info(`Sending ${packed ? 'one archive' : count(site.files.length, 'single file')}: ${why}.`)
  const parts = packed ? [packed.file] : site.files
  const shipment = { parts, site: site.files, password: passwordFor(work) }
  return await publish(
    shipment,
    { seen, to, isBranchThere },
    work,
    async ({ link, status, quota, liveAfter }, shown) => ({
      kind: 'deployed',
      ...shown,
      link,
      status,
      quota,
      site: facts,
      isProtected: isPreview(work.target) ? shipment.password !== undefined : undefined,
      start,
      liveAfter,
      compared: await compared?.found,
      looks,
    }),
  )
}

function factsOf({ files, bytes, omitted, rootPage }: Site, form: SiteFacts['form']): SiteFacts {
  return { fileCount: files.length, bytes, form, omitted, doubts: rootPage.doubts }
}

/** Finds the files of the site. @throws {SiteError} for what must not be published */
async function collect(directory: string, { inputs, context, signal, target }: Work): Promise<Site> {
  // While files are collected nothing else can run. So the first requests get a moment to go out.
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const options = { ...inputs, exclude, isLiveSite: !isPreview(target), signal }
  const site = await collectSite(directory, context.workspace, options)
  reportSite(site)
  return site
}

function withOwn(site: Site, list: AddedFile | undefined, { inputs, target }: Work): Site {
  const robots = inputs.noindex && isPreview(target) ? robotsFile : undefined
  const added = [robots, list].filter((each) => each !== undefined)
  for (const { path, why } of added) log.info(`Added to the site: ${path} (${why}).`)
  return withAdded(site, added)
}

/** With pictures a preview waits for what changed. A dry run takes none. */
async function pictured(
  site: Site,
  compared: Promise<Compared | undefined> | undefined,
  work: Work,
): Promise<{ readonly site: Site; readonly looks?: readonly Look[] }> {
  const { inputs, target } = work
  if (inputs.screenshots === 0 || inputs.dryRun || !isPreview(target)) return { site }
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
