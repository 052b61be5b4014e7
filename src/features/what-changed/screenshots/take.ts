import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '../../../errors.ts'
import type { AddedFile, SiteFiles } from '../../../site/site.ts'
import { encodedPath } from '../../../text/address.ts'
import { count, excerpt } from '../../../text/printable.ts'
import { type Browser, openBrowser } from './browser.ts'
import { crop } from './crop.ts'
import { capture, photograph } from './page.ts'
import { serve, siteAt, siteFrom } from './serve.ts'
import { openWindow } from './tab.ts'

/** For all pages together. Then what is there is shown. */
const allPagesTimeoutMs = 60_000
/** From a page's first capture to its second one. */
const betweenCapturesMs = 1000

/** Whether a page is `unsure` to look different, its pictures show. */
export type PageToShow = Readonly<{ path: string; title: string; change: 'changed' | 'new' | 'unsure' }>

/** `after` and `before` are paths in the site. Without `before`, nothing was compared: `noBefore` if that was wanted. */
export interface Pictures {
  readonly result: 'pictures'
  readonly after: string
  readonly before?: string | undefined
  readonly noBefore?: boolean
  /** How many differ, and whether more differs below. */
  readonly parts?: number
  readonly isCut?: boolean
}

/** The reason is a clause without a full stop, such as `it took too long`. */
type Outcome = Pictures | Readonly<{ result: 'same' } | { result: 'none'; reason: string }>

export type Screenshot = PageToShow & Outcome

/** One screenshot for each page. Throws only the reason of the signal. */
export async function takeScreenshots(
  site: SiteFiles,
  live: string | undefined,
  pages: readonly PageToShow[],
  { temp, signal, log }: { temp: string; signal: AbortSignal; log: Record<'info' | 'notice', (line: string) => void> },
): Promise<Readonly<{ files: readonly AddedFile[]; screenshots: readonly Screenshot[] }>> {
  const files = new Map<string, AddedFile>()
  if (pages.length === 0) return { files: [], screenshots: [] }
  const over = AbortSignal.any([signal, AbortSignal.timeout(allPagesTimeoutMs)])
  const outcomes = new Map<PageToShow, Outcome>()
  let reason = 'it took too long'
  try {
    using after = await serve(siteFrom(site))
    using before = live === undefined ? undefined : await serve(siteAt(live))
    await using browser = await openBrowser(temp, over)
    const take = comparing(browser, after.origin, before?.origin, files)
    const taken = pages.map(async (page) => {
      const outcome = await take(page).catch((error): Outcome => ({ result: 'none', reason: messageOf(error) }))
      if (!over.aborted) outcomes.set(page, outcome)
    })
    await Promise.all(taken)
    over.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    if (!over.aborted) reason = messageOf(error)
    log.notice(`Screenshots: ${excerpt(reason)}.`)
  }
  if (files.size > 0) log.info(`Added to the site: ${count(files.size, 'picture')} (screenshots).`)
  const screenshots = pages.map(
    (page): Screenshot => ({ ...page, ...(outcomes.get(page) ?? { result: 'none', reason }) }),
  )
  for (const each of screenshots)
    if (each.result === 'none') log.info(excerpt(`No screenshot of ${each.path}: ${each.reason}.`))
  return { files: [...files.values()], screenshots }
}

/** One window for each site and one to crop in are used side by side. The pictures go into `files`. */
function comparing(browser: Browser, preview: string, live: string | undefined, files: Map<string, AddedFile>) {
  const [inNew, inOld, inEmpty] = [openWindow(browser), openWindow(browser), openWindow(browser)]
  const add = (picture: string): string => {
    const content = Buffer.from(picture, 'latin1')
    // Other content gets another path, because GitHub's image proxy caches pictures.
    const path = `.well-known/static-deploy/${hash('sha256', content).slice(0, 32)}.webp`
    files.set(path, { path, content, why: 'screenshots' })
    return path
  }
  return async ({ path, change }: PageToShow): Promise<Outcome> => {
    const url = (origin: string): URL => new URL(encodedPath(path), origin)
    const isCompared = live !== undefined && change !== 'new'
    const older = isCompared ? inOld((tab) => photograph(tab, url(live))).catch(() => undefined) : undefined
    const newer = await inNew(async (tab, letNext) => {
      const first = await photograph(tab, url(preview))
      const pause = wait(betweenCapturesMs)
      letNext()
      // What looks as before is not compared.
      if (!isCompared || (await Promise.race([older, pause])) === first) return [first]
      await pause
      const later = await capture(tab, url(preview))
      return later === first ? [first] : [first, later]
    })
    const was = await older
    const cropped = await inEmpty((tab) =>
      crop(tab, was === undefined ? newer.slice(0, 1) : newer.toSpliced(1, 0, was)),
    )
    if (cropped === 'same') return { result: 'same' }
    if (typeof cropped === 'string') return { result: 'none', reason: cropped }
    const { pictures, ...difference } = cropped
    const [after = '', before] = pictures.map(add)
    if (before === undefined) return { result: 'pictures', after, noBefore: isCompared }
    return { result: 'pictures', after, before, ...difference }
  }
}
