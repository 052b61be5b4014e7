import { messageOf } from '../errors.ts'
import { publishedPages } from '../hosting/published-pages.ts'
import type { Compared } from '../outcome.ts'
import type { AddedFile } from '../site/added.ts'
import { fingerprintPages } from '../site/fingerprint.ts'
import { comparePages, composePageList, listFile } from '../site/page-list.ts'
import type { Site } from '../site/site.ts'
import { changedPagesOf } from '../step/changed-pages.ts'
import { log } from '../step/log.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import type { Services } from './services.ts'

/**
 * The list of a site's pages. Only a deploy of the live site that previews are compared with has one; undefined for any
 * other.
 *
 * @throws {SiteError} if a file changed while it was read
 */
export async function pageListFor(
  site: Site,
  { subject, environment, domain }: Target,
  { inputs, signal }: Services,
): Promise<AddedFile | undefined> {
  const { compareWith } = inputs
  if (compareWith === undefined || subject.kind !== 'production') return undefined
  if (compareWith.toLowerCase() !== environment.toLowerCase()) return undefined
  const pages = await fingerprintPages(site.files, { hosts: domain ? [domain] : [], signal })
  const content = composePageList(pages)
  if (content !== undefined) return { path: listFile, content, why: 'compare-with' }
  log.info('There are too many pages for a list of them, so previews can not be compared with this site.')
  return undefined
}

/**
 * Compares a preview with the live site of the environment in `compare-with`. If that is not possible, one line in the
 * log says why, and the deploy goes on.
 *
 * @param link the preview's link, if it is known already
 * @returns what to tell once the link is known; undefined if nothing was compared
 */
export async function compare(
  site: Site,
  link: string | undefined,
  target: Target,
  services: Services,
): Promise<((preview: string) => Compared) | undefined> {
  const { inputs, signal } = services
  if (inputs.compareWith === undefined || target.subject.kind === 'production') return undefined
  try {
    const live = await services.linkOf(inputs.compareWith)
    if (live === undefined) {
      log.info(`No pages were compared: no deploy to the environment "${inputs.compareWith}" is recorded.`)
      return undefined
    }
    const published = await publishedPages(live, signal)
    if ('why' in published) {
      log.info(published.why)
      return undefined
    }
    const hosts = link === undefined ? [live] : [link, live]
    const comparison = comparePages(published.list, await fingerprintPages(site.files, { hosts, signal }))
    const environment = inputs.compareWith
    return (preview) => ({
      changes: comparison.changes,
      markdown: changedPagesOf(comparison, { environment, preview, live }),
    })
  } catch (error) {
    log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  }
}
