import { messageOf } from '../errors.ts'
import { fingerprintSite } from '../pages/fingerprint.ts'
import { compareSites, composePageList, fitsList, listFile } from '../pages/list.ts'
import { publishedPages } from '../pages/published.ts'
import type { Records } from '../record/records.ts'
import { linksOf } from '../rules/world.ts'
import type { AddedFile } from '../site/added-files.ts'
import type { Site } from '../site/site.ts'
import { isPreview } from '../target.ts'
import { excerpt, firstOf, printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Services, Work } from './services.ts'

/**
 * The list of a live site's pages, if previews are compared with it.
 *
 * @param link where the deploy goes, if it is known. Of pages that it has already, the list that it publishes tells the parts.
 * @throws {SiteError} if a file changed
 */
export async function pageListFor(site: Site, link: string | undefined, work: Work): Promise<AddedFile | undefined> {
  const { inputs, signal, target } = work
  const isCompared = inputs.compareWith?.toLowerCase() === target.environment.toLowerCase()
  if (isPreview(target) || !isCompared) return undefined
  if (!fitsList(site.files)) {
    log.info('There are too many pages for a list of them, so previews can not be compared with this site.')
    return undefined
  }
  const before = link === undefined ? undefined : await publishedPages(link, signal)
  if (typeof before === 'string') log.info(`The list of pages is made anew, because ${before}.`)
  const known = typeof before === 'object' ? before.pages : undefined
  const hosts = link === undefined ? [] : [link]
  const content = composePageList(await fingerprintSite(site.files, { hosts, known, signal }))
  return { path: listFile, content, why: 'compare-with; it names every page, linked or not' }
}

/**
 * Compares a preview with the live site that an input names; undefined for a live site, and in a dry run. `found` is
 * never rejected: if it is not possible, one line in the log says why. Disposing of it ends what it still waits for,
 * without a word in the log.
 */
export function compare(site: Site, link: string | undefined, work: Work) {
  const { compareWith, dryRun } = work.inputs
  if (compareWith === undefined || dryRun || !isPreview(work.target)) return undefined
  const over = new AbortController()
  const signal = AbortSignal.any([work.signal, over.signal])
  const found = changesOf(site, link, compareWith, { ...work, signal }).catch((error: unknown) => {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  })
  return { found, [Symbol.dispose]: () => over.abort() }
}

async function changesOf(site: Site, link: string | undefined, environment: string, services: Services) {
  const { github, records, signal } = services
  const [live] = linksOf(await records.list({ environment, subject: { kind: 'live-site' } }))
  if (live === undefined) {
    const none = 'without a token nothing is known.'
    log.warning(`No pages were compared: ${github ? await noLiveSite(environment, records) : none}`)
    return undefined
  }
  const published = await publishedPages(live, signal)
  if (typeof published === 'string') {
    const advice = 'A deploy to that environment with the same "compare-with" publishes a list.'
    log.info(`No pages were compared: ${published}. ${advice}`)
    return undefined
  }
  const hosts = link === undefined ? [live] : [link, live]
  const own = await fingerprintSite(site.built ?? site.files, { hosts, known: published.pages, signal })
  return { ...compareSites(published, own), environment, live }
}

/** Its name may be misspelled, or be that of previews, so the names that do have a live site are told. */
async function noLiveSite(environment: string, records: Records): Promise<string> {
  const nothing = `the environment "${excerpt(environment)}" has no live site to compare with.`
  // The newest 100 are enough for a hint.
  const known = new Set((await records.liveSites(Number.POSITIVE_INFINITY)).map((each) => each.environment))
  const others = [...known].filter((other) => other.toLowerCase() !== environment.toLowerCase())
  const names = others.map((other) => `"${excerpt(other)}"`)
  return names.length > 0
    ? `${nothing} Did you mean ${firstOf(names, 10)}?`
    : `${nothing} Deploy one, such as "production", with "compare-with" naming it.`
}
