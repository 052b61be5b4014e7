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
import { allPagesTimeoutMs, betweenCapturesMs } from './time-limits.ts'

/** Whether a page is `unsure` to look different, its pictures show. */
export type PageToShow = Readonly<{ path: string; title: string; change: 'changed' | 'new' | 'unsure' }>

export type Pictures = Readonly<{
  result: 'pictures'
  /** Paths in the site. */
  after: string
  before?: string | undefined
  /** Whether there is no picture of the live site's page. */
  noBefore?: boolean
  /** How many parts differ. Undefined if there was nothing to compare with. */
  parts?: number
  /** Whether more differs below the pictures. */
  isCut?: boolean
  /** How high both are together. 0 if there is only one. */
  rows: number
}>

type LooksSame = Readonly<{ result: 'same' }>

/** The reason is a clause without a full stop, such as `it took too long`. */
type NoPicture = Readonly<{ result: 'none'; reason: string }>

export type Screenshot = PageToShow & (Pictures | LooksSame | NoPicture)

export interface Screenshots {
  readonly files: readonly AddedFile[]
  /** Of each page. Those with pictures come first, by the size of the change. */
  readonly screenshots: readonly Screenshot[]
}

const reasons = {
  below: 'the change is below what a browser draws',
  moving: 'only what moves by itself differs',
}

type Log = Readonly<Record<'info' | 'notice', (line: string) => void>>

/** Throws only the reason of the signal: a notice explains why there are fewer pictures. */
export async function takeScreenshots(
  site: SiteFiles,
  live: string | undefined,
  pages: readonly PageToShow[],
  { temp, signal, log }: { temp: string; signal: AbortSignal; log: Log },
): Promise<Screenshots> {
  const screenshots = new Map<PageToShow, Screenshot>()
  const files = new Map<string, AddedFile>()
  if (pages.length === 0) return { files: [], screenshots: [] }
  const over = AbortSignal.any([signal, AbortSignal.timeout(allPagesTimeoutMs)])
  let why = 'it took too long'
  try {
    using after = await serve(siteFrom(site))
    using before = live === undefined ? undefined : await serve(siteAt(live))
    await using browser = await openBrowser(temp, over)
    const take = comparing(browser, after.origin, before?.origin, files)
    const taken = pages.map(async (page) => {
      const result = await take(page).catch((error: unknown): NoPicture => {
        over.throwIfAborted()
        return { result: 'none', reason: messageOf(error) }
      })
      if (result.result === 'none') log.info(excerpt(`No screenshot of ${page.path}: ${result.reason}.`))
      screenshots.set(page, { ...page, ...result })
    })
    await Promise.allSettled(taken)
    over.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    if (!over.aborted) why = messageOf(error)
    const some = `only ${screenshots.size} of ${pages.length} pages were looked at within ${allPagesTimeoutMs / 1000} s`
    log.notice(`Screenshots: ${over.aborted ? some : excerpt(why)}.`)
  }
  if (files.size > 0) log.info(`Added to the site: ${count(files.size, 'picture')} (screenshots).`)
  const all = pages.map((page): Screenshot => screenshots.get(page) ?? { ...page, result: 'none', reason: why })
  const rows = (each: Screenshot): number => (each.result === 'pictures' ? each.rows : 0)
  return { files: [...files.values()], screenshots: all.sort((one, other) => rows(other) - rows(one)) }
}

/** One window for each site and one to crop in are used side by side. The pictures go into `files`. */
function comparing(browser: Browser, preview: string, live: string | undefined, files: Map<string, AddedFile>) {
  const [inNew, inOld, inEmpty] = [openWindow(browser), openWindow(browser), openWindow(browser)]
  const add = (content: Buffer): string => {
    // Other content gets another path, because GitHub's image proxy caches pictures.
    const path = `.well-known/static-deploy/${hash('sha256', content).slice(0, 32)}.webp`
    files.set(path, { path, content, why: 'screenshots' })
    return path
  }
  return async ({ path, change }: PageToShow): Promise<Pictures | LooksSame | NoPicture> => {
    const url = (origin: string): URL => new URL(encodedPath(path), origin)
    const isCompared = live !== undefined && change !== 'new'
    const older = isCompared ? inOld((tab) => photograph(tab, url(live))).catch(() => undefined) : undefined
    const [after, later] = await inNew(async (tab, letNext) => {
      const first = await photograph(tab, url(preview))
      letNext()
      return [first, older && (await captureLater(first, older, () => capture(tab, url(preview))))] as const
    })
    const before = await older
    const others = before === undefined ? [] : [before, ...(later === undefined || later === after ? [] : [later])]
    const cropped = await inEmpty((tab) => crop(tab, [after, ...others]))
    if (cropped === 'same') return { result: 'same' }
    if (cropped === 'below' && change === 'unsure')
      return { result: 'none', reason: 'it looks the same as far down as a browser draws it' }
    if (typeof cropped === 'string') return { result: 'none', reason: reasons[cropped] }
    const pictures = { result: 'pictures', after: add(cropped.after), rows: cropped.before ? cropped.rows : 0 } as const
    if (cropped.before === undefined) return { ...pictures, noBefore: isCompared }
    return { ...pictures, before: add(cropped.before), parts: cropped.parts, isCut: cropped.isCut }
  }
}

/** The page again, unless it looks as it did before: then nothing is compared. */
async function captureLater(first: string, older: Promise<string | undefined>, again: () => Promise<string>) {
  const pause = wait(betweenCapturesMs)
  if ((await Promise.race([older, pause])) === first) return undefined
  await pause
  return await again()
}
