import { distance } from 'fastest-levenshtein'
import { messageOf } from '../errors.ts'
import type { Deployment } from '../github/resources.ts'
import { fingerprintSite } from '../pages/fingerprint.ts'
import { type Compared, compareSites, composePageList, listFile } from '../pages/list.ts'
import { publishedPages } from '../pages/published.ts'
import { isOurs } from '../record/record-format.ts'
import { log } from '../report/log.ts'
import type { AddedFile } from '../site/added-files.ts'
import type { Site } from '../site/site.ts'
import { firstOf } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Services, Work } from './services.ts'

/** The list of a site's pages, for the live site that previews are compared with. Throws if a file changed. */
export async function pageListFor(site: Site, { target, services }: Work): Promise<AddedFile[]> {
  const { subject, environment, domain } = target
  const { inputs, signal } = services
  const [named = '', own] = [inputs.compareWith?.toLowerCase(), environment.toLowerCase()]
  if (subject.kind !== 'live-site') return []
  if (named !== own) {
    if (distance(named, own) <= 2)
      log.warning(
        `"compare-with: ${excerpt(named)}" is not this environment, so no list of pages is published: did you mean "${excerpt(own)}"?`,
      )
    return []
  }
  const content = composePageList(await fingerprintSite(site.files, { hosts: domain ? [domain] : [], signal }))
  if (content !== undefined) return [{ path: listFile, content, why: 'compare-with' }]
  log.info('There are too many pages for a list of them, so previews can not be compared with this site.')
  return []
}

/** A comparison that is under way. Disposing of it ends what it still waits for, without a word in the log. */
export interface Comparing extends Disposable {
  /** Undefined if nothing was compared. Is never rejected. */
  readonly found: Promise<Compared | undefined>
}

/**
 * Compares a preview with the live site that an input names; undefined for a live site. If that is not possible, one
 * line in the log says why, and the deploy goes on.
 *
 * @param site as the build wrote it
 * @param link the preview's link, if it is known already
 */
export function compare(site: Site, link: string | undefined, { target, services }: Work): Comparing | undefined {
  const { compareWith: environment } = services.inputs
  if (environment === undefined || target.subject.kind === 'live-site') return undefined
  const over = new AbortController()
  const signal = AbortSignal.any([services.signal, over.signal])
  const find = async (): Promise<Compared | undefined> => {
    const recalled = await services.access?.records.recall({ environment, task: 'deploy' })
    if (recalled === undefined) return await warnOfEnvironment(environment, services)
    const [live] = recalled.names
    const published = await publishedPages(live, signal)
    if ('why' in published) {
      log.info(published.why)
      return undefined
    }
    const hosts = link === undefined ? [live] : [link, live]
    const comparison = compareSites(published.list, await fingerprintSite(site.built ?? site.files, { hosts, signal }))
    return { ...comparison, environment, live }
  }
  const found = find().catch((error: unknown) => {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  })
  return { found, [Symbol.dispose]: () => over.abort() }
}

/** Says that an environment has no live site. Its name may be misspelled, so the names that do have one are told. */
async function warnOfEnvironment(environment: string, { access }: Services): Promise<undefined> {
  const live: Deployment[] = []
  // The newest 100 deploys of live sites, if there is a token to read them.
  for await (const newest of access?.github.deployments({ task: 'deploy' }) ?? []) {
    live.push(...newest.filter(isOurs))
    break
  }
  const others = [...new Set(live.map((each) => each.environment))]
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
