import { messageOf } from '../errors.ts'
import type { Compared } from '../outcome.ts'
import { fingerprintPages } from '../pages/fingerprint.ts'
import { comparePages, composePageList, listFile } from '../pages/list.ts'
import { changedPagesOf } from '../pages/markdown.ts'
import { publishedPages } from '../pages/published.ts'
import { log } from '../report/log.ts'
import type { AddedFile } from '../site/added-files.ts'
import type { Site } from '../site/site.ts'
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

/** A comparison that is under way. Disposing of it ends what it still waits for, without a word in the log. */
export interface Comparing extends Disposable {
  /** What to tell once the preview's link is known; undefined if nothing was compared. Is never rejected. */
  readonly found: Promise<((preview: string) => Compared) | undefined>
}

/**
 * Compares a preview with the live site of the environment in `compare-with`. If that is not possible, one line in the
 * log says why, and the deploy goes on.
 *
 * @param link the preview's link, if it is known already
 */
export function compare(site: Site, link: string | undefined, target: Target, services: Services): Comparing {
  const over = new AbortController()
  const signal = AbortSignal.any([services.signal, over.signal])
  const asked = services.inputs.compareWith !== undefined && target.subject.kind !== 'production'
  return {
    found: asked ? find(site, link, services, signal) : Promise.resolve(undefined),
    [Symbol.dispose]: () => over.abort(),
  }
}

async function find(
  site: Site,
  link: string | undefined,
  services: Services,
  signal: AbortSignal,
): Promise<((preview: string) => Compared) | undefined> {
  const environment = services.inputs.compareWith ?? ''
  try {
    const live = await services.linkOf(environment)
    if (live === undefined) {
      log.info(`No pages were compared: no deploy to the environment "${environment}" is recorded.`)
      return undefined
    }
    const published = await publishedPages(live, signal)
    if ('why' in published) {
      log.info(published.why)
      return undefined
    }
    const hosts = link === undefined ? [live] : [link, live]
    const comparison = comparePages(published.list, await fingerprintPages(site.files, { hosts, signal }))
    return (preview) => ({
      changes: comparison.changes,
      markdown: changedPagesOf(comparison, { environment, preview, live }),
    })
  } catch (error) {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  }
}
