import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '../../../errors.ts'
import type { AddedFile, SiteFiles } from '../../../site/site.ts'
import { encodedPath } from '../../../text/address.ts'
import { count, excerpt } from '../../../text/printable.ts'
import type { PageWords } from '../page-words.ts'
import { type Browser, openBrowser } from './browser.ts'
import { crop } from './crop.ts'
import { capture, photograph } from './page.ts'
import { serve, siteAt, siteFrom } from './serve.ts'
import { inTab } from './tab.ts'

/** For all pages together. Then what is there is shown. */
const allPagesTimeoutMs = 60_000
/** From a page's first capture to its second one. */
const betweenCapturesMs = 1000

/** Whether a page is `unsure` to look different, its pictures show. */
export type PageToShow = Readonly<{ path: string; title: string; change: 'changed' | 'new' | 'unsure' | 'view' }>

/** `after` and `before` are paths in the site. Without `before`, nothing was compared: `noBefore` if that was wanted. */
export interface Pictures {
  readonly result: 'pictures'
  readonly after: string
  readonly before?: string | undefined
  readonly noBefore?: boolean
  /** How many differ, and whether more differs below. */
  readonly parts?: number
  readonly isCut?: boolean
  /** Of what scripts drew, if the files have none for this page. */
  readonly words?: PageWords
}

/** The reason is a clause without a full stop, such as `it took too long`. */
export type Screenshot = PageToShow & (Pictures | Readonly<{ result: 'same' } | { result: 'none'; reason: string }>)

/** One screenshot for each page. Throws only the reason of the signal. */
export async function takeScreenshots(
  site: SiteFiles,
  live: string | undefined,
  pages: readonly PageToShow[],
  { temp, signal, log }: { temp: string; signal: AbortSignal; log: Record<'info' | 'notice', (line: string) => void> },
): Promise<Readonly<{ files: readonly AddedFile[]; screenshots: readonly Screenshot[] }>> {
  if (pages.length === 0) return { files: [], screenshots: [] }
  const over = AbortSignal.any([signal, AbortSignal.timeout(allPagesTimeoutMs)])
  const reasonOf = (error: unknown): string => (over.aborted ? 'it took too long' : messageOf(error))
  const files = new Map<string, AddedFile>()
  const taken: Promise<Screenshot>[] = []
  try {
    using after = await serve(siteFrom(site))
    using before = live === undefined ? undefined : await serve(siteAt(live))
    await using browser = await openBrowser(temp, over)
    const take = await comparing(browser, after.origin, before?.origin, files)
    for (const page of pages) {
      await new Promise<void>((letNext) => {
        const none = (error: unknown): Screenshot => ({ ...page, result: 'none', reason: reasonOf(error) })
        taken.push(take(page, letNext).catch(none).finally(letNext))
      })
    }
    await Promise.all(taken)
  } catch (error) {
    signal.throwIfAborted()
    const reason = reasonOf(error)
    log.notice(`Screenshots: ${excerpt(reason)}.`)
    taken.push(...pages.map(async (page) => ({ ...page, result: 'none', reason }) as const))
  }
  signal.throwIfAborted()
  if (files.size > 0) log.info(`Added to the site: ${count(files.size, 'picture')} (screenshots).`)
  const screenshots = await Promise.all(taken)
  for (const each of screenshots)
    if (each.result === 'none') log.info(excerpt(`No screenshot of ${each.path}: ${each.reason}.`))
  return { files: [...files.values()], screenshots }
}

/**
 * Returns a function that calls `letNext` after a page's first captures. The sites have no cookies in common. The pictures go
 * into `files`.
 */
async function comparing(browser: Browser, preview: string, live: string | undefined, files: Map<string, AddedFile>) {
  const openContext = () => browser.command('Target.createBrowserContext', {})
  const [newSite, liveSite] = [await openContext(), await openContext()]
  const add = (picture: string): string => {
    const content = Buffer.from(picture, 'latin1')
    // Other content gets another path, because GitHub's image proxy caches pictures.
    const path = `.well-known/static-deploy/${hash('sha256', content).slice(0, 32)}.webp`
    files.set(path, { path, content })
    return path
  }
  return async (page: PageToShow, letNext: () => void): Promise<Screenshot> => {
    const url = (origin: string): URL => new URL(encodedPath(page.path), origin)
    const isCompared = live !== undefined && page.change !== 'new'
    const older = isCompared
      ? inTab(browser, liveSite, (tab) => photograph(tab, url(live))).catch(() => undefined)
      : undefined
    const newer = await inTab(browser, newSite, async (tab) => {
      const first = await photograph(tab, url(preview))
      const pause = wait(betweenCapturesMs)
      void Promise.resolve(older).then(letNext)
      // What looks as before is not compared.
      if (!isCompared || (await Promise.race([older, pause])) === first) return [first]
      await pause
      const later = await capture(tab, url(preview))
      return later === first ? [first] : [first, later]
    })
    const was = await older
    const captures = was === undefined ? newer.slice(0, 1) : newer.toSpliced(1, 0, was)
    const cropped = await inTab(browser, {}, (tab) => crop(tab, captures))
    if (cropped === 'same') return { ...page, result: 'same' }
    if (typeof cropped === 'string') return { ...page, result: 'none', reason: cropped }
    const { pictures, ...difference } = cropped
    const [after = '', before] = pictures.map(add)
    if (before === undefined) return { ...page, result: 'pictures', after, noBefore: isCompared }
    return { ...page, result: 'pictures', after, before, ...difference }
  }
}
