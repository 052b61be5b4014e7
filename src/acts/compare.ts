import { messageOf } from '../errors.ts'
import { fingerprintSite } from '../pages/fingerprint.ts'
import { type Compared, compareSites, composePageList, listFile } from '../pages/list.ts'
import { publishedPages } from '../pages/published.ts'
import { log } from '../report/log.ts'
import type { AddedFile } from '../site/added-files.ts'
import type { Site } from '../site/site.ts'
import type { Target } from '../target.ts'
import { firstOf } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
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
  const content = composePageList(await fingerprintSite(site.files, { hosts: domain ? [domain] : [], signal }))
  if (content !== undefined) return { path: listFile, content, why: 'compare-with' }
  log.info('There are too many pages for a list of them, so previews can not be compared with this site.')
  return undefined
}

/** A comparison that is under way. Disposing of it ends what it still waits for, without a word in the log. */
export interface Comparing extends Disposable {
  /** Undefined if nothing was compared. Is never rejected. */
  readonly found: Promise<Compared | undefined>
}

/**
 * Compares a preview with the live site of the environment in `compare-with`. If that is not possible, one line in the
 * log says why, and the deploy goes on.
 *
 * @param site as the build wrote it
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
): Promise<Compared | undefined> {
  const environment = services.inputs.compareWith ?? ''
  try {
    const live = await services.linkOf(environment)
    if (live === undefined) {
      await warnOfEnvironment(environment, services)
      return undefined
    }
    const published = await publishedPages(live, signal)
    if ('why' in published) {
      log.info(published.why)
      return undefined
    }
    const hosts = link === undefined ? [live] : [link, live]
    const comparison = compareSites(published.list, await fingerprintSite(site.built ?? site.files, { hosts, signal }))
    return { ...comparison, environment, live }
  } catch (error) {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  }
}

/** Says that an environment has no live site. Its name may be misspelled, so the names that do have one are told. */
async function warnOfEnvironment(environment: string, services: Services): Promise<void> {
  const others = await services.deployedEnvironments()
  const nothing = `No pages were compared: no deploy to the environment "${excerpt(environment)}" is recorded.`
  if (others.some((other) => other.toLowerCase() === environment.toLowerCase())) {
    log.info(`${nothing} What was deployed there is torn down.`)
    return
  }
  const names = others.map((other) => `"${excerpt(other)}"`)
  log.warning(
    names.length > 0
      ? `${nothing} Write one of these as "compare-with": ${firstOf(names, 10)}.`
      : `${nothing} Deploy it once with "compare-with: ${excerpt(environment)}".`,
  )
}
