import { linksOf } from '../deployments/deployment.ts'
import { messageOf } from '../errors.ts'
import { type Compared, changesBetween } from '../pages/changes.ts'
import { formatList, listFile, publishedList } from '../pages/list.ts'
import { listPages } from '../pages/list-pages.ts'
import { log } from '../report/log.ts'
import type { AddedFile, Site } from '../site/site.ts'
import { isPreview } from '../subject.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { SiteJob } from './job.ts'

/**
 * The list of a live site's pages. Undefined if previews are not compared with it.
 *
 * @param link where the deploy goes, if it is known. A page with the bytes that it has there is not parsed.
 * @throws {SiteError} if a file changed
 */
export async function pageListFor(site: Site, link: string | undefined, job: SiteJob): Promise<AddedFile | undefined> {
  const { inputs, signal, target } = job
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
export function compare(site: Site, link: string | undefined, job: SiteJob) {
  const { compareWith, dryRun } = job.inputs
  if (compareWith === undefined || dryRun || !isPreview(job.target)) return undefined
  const over = new AbortController()
  const signal = AbortSignal.any([job.signal, over.signal])
  const found = comparedWith(compareWith, site, link, { ...job, signal }).catch((error: unknown) => {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  })
  return { found, [Symbol.dispose]: () => over.abort() }
}

async function comparedWith(environment: string, site: Site, link: string | undefined, job: SiteJob) {
  const { deployments, signal } = job
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
