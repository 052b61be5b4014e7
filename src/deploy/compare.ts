import { messageOf } from '../errors.ts'
import { type Compared, changesBetween } from '../features/what-changed/changes.ts'
import { formatList, listFile, publishedList } from '../features/what-changed/list.ts'
import { listPages } from '../features/what-changed/list-pages.ts'
import { linksOf } from '../github/deployment.ts'
import { log } from '../log.ts'
import type { SiteServices } from '../services/services.ts'
import type { AddedFile, Site } from '../site/site.ts'
import { isPreview } from '../subject.ts'
import { excerpt, printable } from '../text/printable.ts'

/**
 * The list of a live site's pages. Undefined if previews are not compared with it.
 *
 * @param link where the deploy goes, if it is known. A page with the bytes that it has there is not parsed.
 * @throws {SiteError} if a file changed
 */
export async function pageListFor(
  site: Site,
  link: string | undefined,
  services: SiteServices,
): Promise<AddedFile | undefined> {
  const { inputs, signal, target } = services
  const isCompared = inputs.compareWith?.toLowerCase() === target.environment.toLowerCase()
  if (isPreview(target) || !isCompared) return undefined
  const known = link === undefined ? undefined : await publishedList(link, signal).catch(() => undefined)
  const list = await listPages(site.files, { hosts: link === undefined ? [] : [link], known, signal })
  return { path: listFile, content: formatList(list), why: 'compare-with; it names every page' }
}

/**
 * Compares a preview with the live site of another environment. Undefined for a live site, and in a dry run. `found` is never
 * rejected: a line in the log says why nothing was compared. Disposing stops the comparison.
 */
export function compare(site: Site, link: string | undefined, services: SiteServices) {
  const { compareWith, dryRun } = services.inputs
  if (compareWith === undefined || dryRun || !isPreview(services.target)) return undefined
  const over = new AbortController()
  const signal = AbortSignal.any([services.signal, over.signal])
  const found = comparedWith(compareWith, site, link, { ...services, signal }).catch((error: unknown) => {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  })
  return { found, [Symbol.dispose]: () => over.abort() }
}

async function comparedWith(environment: string, site: Site, link: string | undefined, services: SiteServices) {
  const { deployments, signal } = services
  const [live] = linksOf(await deployments.record({ environment, subject: { kind: 'live-site' } }))
  if (live === undefined) {
    log.warning(`No pages were compared: no live site is recorded in the environment "${excerpt(environment)}".`)
    return undefined
  }
  const known = await publishedList(live, signal)
  const terms = { hosts: link === undefined ? [live] : [link, live], known, signal }
  const changes = known && changesBetween(known, await listPages(site.built ?? site.files, terms))
  return { environment, live, changes } satisfies Compared
}
