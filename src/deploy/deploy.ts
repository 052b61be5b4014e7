import { setImmediate } from 'node:timers/promises'
import { pack } from '../archive/pack.ts'
import type { Dialect, Packing } from '../hosting/dialects.ts'
import { log } from '../log.ts'
import type { Outcome } from '../report/outcome.ts'
import { reportSite } from '../report/site-report.ts'
import type { SiteServices } from '../services/services.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude.ts'
import type { Site } from '../site/site.ts'
import { type AddedFile, robotsFile, withAdded } from '../site/site.ts'
import { describe, isPreview } from '../subject.ts'
import { count, formatBytes, formatDuration } from '../text/printable.ts'
import { rehearse } from './dry-run.ts'
import { publish } from './publish.ts'
import { decide, takeSnapshot } from './snapshot.ts'

/** Publishes a site: to its `domain`, otherwise to the address it had last, otherwise to a new one. */
export async function deploy(directory: string, services: SiteServices): Promise<Outcome> {
  const { inputs, hosting, target, password } = services
  const start = performance.now()
  const collecting = collect(directory, services)
  const reading = takeSnapshot(services, collecting)
  // Wait for both: the comment of a failure shows the deploy before, which the snapshot reads.
  await Promise.allSettled([collecting, reading])
  const [built, snapshot] = await Promise.all([collecting, reading])
  const to = decide(snapshot, services)
  const comparing = inputs.compareWith === undefined ? undefined : await import('./compare.ts')
  const own = withOwn(built, await comparing?.pageListFor(built, to.link, services), services)
  using compared = comparing?.compare(own, to.link, services)
  const takesPictures = inputs.screenshots > 0 && !inputs.dryRun && isPreview(target)
  const pictures = takesPictures ? await import('./pictures.ts') : undefined
  const { site, looks } = (await pictures?.withPictures(own, await compared?.found, services)) ?? { site: own }
  const packing = formFor(inputs.uploadAs, site, hosting.dialect, inputs.baseUrl.host)
  const { form } = packing
  const { files, bytes } = site
  if (inputs.dryRun) return await rehearse(packing, site, snapshot, to, services)
  using packed = form === 'zip' ? await packSite(site, services) : undefined
  const what = isPreview(target) ? describe(target.subject) : `the environment ${target.environment}`
  log.info(`Deploying ${what} to ${to.link ?? 'a new address'}.`)
  log.info(`Sending ${packed ? 'one archive' : count(files.length, 'single file')}.`)
  const isProtected = isPreview(target) ? password !== undefined : undefined
  const parts = packed ? [packed.file] : files
  const facts = { fileCount: files.length, bytes, form }
  const published = await publish({ parts, site: files, password }, snapshot, to, services)
  if (published.kind !== 'published') return published
  return { ...published, kind: 'deployed', site: facts, isProtected, start, compared: await compared?.found, looks }
}

/** @throws {SiteError} if a file must not be published */
async function collect(directory: string, { inputs, context, signal, target }: SiteServices): Promise<Site> {
  // Collecting is synchronous, so let the first requests go out before.
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const options = { ...inputs, exclude, isLiveSite: !isPreview(target), signal }
  const site = await collectSite(directory, context.workspace, options)
  reportSite(site)
  return site
}

function withOwn(site: Site, list: AddedFile | undefined, { inputs, target }: SiteServices): Site {
  const robots = inputs.noindex && isPreview(target) ? robotsFile : undefined
  const added = [robots, list].filter((each) => each !== undefined)
  for (const { path, why } of added) log.info(`Added to the site: ${path} (${why}).`)
  return withAdded(site, added)
}

export function formFor(
  uploadAs: 'auto' | Packing['form'],
  { files }: Pick<Site, 'files'>,
  dialect: Dialect,
  host: string,
): Packing {
  if (uploadAs !== 'auto') return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` }
  if (!files.some(({ path }) => path.includes('/')))
    return { form: 'files', why: 'a site without folders needs no archive' }
  if (dialect.folders === 'zip') return { form: 'zip', why: `${host} unpacks archives` }
  return { form: 'files', why: 'the interface takes single files with their folders' }
}

async function packSite(site: Site, { context, signal }: SiteServices) {
  const start = performance.now()
  const archive = await pack(site.files, context.temp, signal)
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into site.zip: ${formatBytes(archive.file.size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}
