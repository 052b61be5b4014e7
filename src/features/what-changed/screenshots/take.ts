import { hash } from 'node:crypto'
import { messageOf } from '../../../errors.ts'
import type { AddedFile, SiteFiles } from '../../../site/site.ts'
import { encodedPath } from '../../../text/address.ts'
import { count, excerpt } from '../../../text/printable.ts'
import type { PageChange } from '../changes.ts'
import { type Browser, openBrowser } from './browser.ts'
import { differenceOf } from './difference.ts'
import { openWindow, photograph, type Tab } from './page.ts'
import { serve, siteAt, siteFrom } from './serve.ts'

export type PageToShow = Readonly<{ path: string; title: string; change: PageChange['change'] | 'root' }>

/** `after` and `before` are paths of pictures in the site. */
export interface Screenshot extends PageToShow {
  readonly after?: string | undefined
  readonly before?: string | undefined
  /** Whether the live site did not serve the page in time. */
  readonly noBefore?: boolean
  /** How many parts differ. Undefined if there was nothing to compare with. */
  readonly parts?: number
  /** Whether more differs below the pictures. */
  readonly isCut?: boolean
  readonly rows?: number
}

/** `temp` is for the browser's own files. */
type Means = Readonly<{ temp: string; signal: AbortSignal; log: Record<'info' | 'notice', (line: string) => void> }>

/** Milliseconds for everything. */
const patience = 60_000

/** Changed and new pages. If there are none, the root page, where other files may differ. */
export function pagesToShow(site: SiteFiles, pages: readonly PageChange[], othersMayDiffer: boolean): PageToShow[] {
  const shown = pages.filter(({ change }) => change !== 'removed')
  const hasRoot = site.some(({ path }) => path === 'index.html')
  if (shown.length > 0 || !othersMayDiffer || !hasRoot) return shown
  return [{ path: '/', title: 'The root page', change: 'root' }]
}

/** Sorts by the size of the change. Throws only the reason of the signal: a notice explains why there are fewer pictures. */
export async function takeScreenshots(
  site: SiteFiles,
  live: string | undefined,
  pages: readonly PageToShow[],
  { temp, signal, log }: Means,
) {
  const screenshots: Screenshot[] = []
  const files = new Map<string, AddedFile>()
  if (pages.length === 0) return { files: [], screenshots }
  const over = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  try {
    using after = await serve(siteFrom(site))
    using before = live === undefined ? undefined : await serve(siteAt(live))
    await using browser = await openBrowser(temp, over)
    const take = comparing(browser, after.origin, before?.origin, files)
    const taken = pages.map((page) =>
      take(page).catch((error: unknown): Screenshot => {
        over.throwIfAborted()
        log.info(excerpt(`No screenshot of ${page.path}: ${messageOf(error)}.`))
        return page
      }),
    )
    for (const each of await Promise.allSettled(taken)) if (each.status === 'fulfilled') screenshots.push(each.value)
    over.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    const some = `only ${screenshots.length} of ${pages.length} pages were looked at within ${patience / 1000} s`
    log.notice(`Screenshots: ${over.aborted ? some : excerpt(messageOf(error))}.`)
  }
  if (files.size > 0) log.info(`Added to the site: ${count(files.size, 'picture')} (screenshots).`)
  screenshots.sort((one, other) => (other.rows ?? 0) - (one.rows ?? 0))
  return { files: [...files.values()], screenshots }
}

/** One window for each site and one to compare in work side by side. The pictures go into `files`. */
function comparing(browser: Browser, after: string, before: string | undefined, files: Map<string, AddedFile>) {
  const [inNew, inOld, inEmpty] = [openWindow(browser), openWindow(browser), openWindow(browser)]
  return async (page: PageToShow): Promise<Screenshot> => {
    const shot = (origin: string) => (tab: Tab) => photograph(tab, new URL(encodedPath(page.path), origin))
    const older = before && page.change !== 'new' ? inOld(shot(before)).catch(() => undefined) : undefined
    const newer = await inNew(shot(after))
    const was = await older
    const { shown, ...found } = await inEmpty((tab) => differenceOf(tab, was === undefined ? [newer] : [newer, was]))
    const added = shown.map((content): AddedFile => {
      // Other content gets another path, because GitHub's image proxy caches pictures.
      const path = `.well-known/static-deploy/${hash('sha256', content).slice(0, 32)}.webp`
      return { path, content, why: 'screenshots' }
    })
    for (const file of added) files.set(file.path, file)
    const facts = was === undefined ? { noBefore: older !== undefined } : found
    return { ...page, ...facts, after: added[0]?.path, before: added[1]?.path }
  }
}
