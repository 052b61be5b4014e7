import { hash } from 'node:crypto'
import { messageOf } from '../../../errors.ts'
import type { AddedFile, SiteFiles } from '../../../site/site.ts'
import { encodedPath } from '../../../text/address.ts'
import { count, excerpt } from '../../../text/printable.ts'
import type { PageChange } from '../changes.ts'
import { type Browser, openBrowser } from './browser.ts'
import * as changedParts from './changed-parts.ts'
import * as frame from './frame.ts'
import { mostRows, openWindow, photograph, type Tab, width } from './page.ts'
import { serve, siteAt, siteFrom } from './serve.ts'

export type PageToShow = Readonly<{ path: string; title: string; change: PageChange['change'] | 'root' }>

/** `after` and `before` are paths of pictures in the site. */
export interface Screenshot extends PageToShow {
  readonly after?: string | undefined
  readonly before?: string | undefined
  /** Whether there is no picture of the live site's page. */
  readonly noBefore?: boolean
  /** How many parts differ. Undefined if there was nothing to compare with. */
  readonly parts?: number
  /** Whether more differs below the pictures. */
  readonly isCut?: boolean
  readonly rows?: number
}

/** Milliseconds for everything. */
const patience = 60_000

/** Changed and new pages. If there are none, the root page, where other files may differ. */
export function pagesToShow(site: SiteFiles, pages: readonly PageChange[], othersMayDiffer: boolean): PageToShow[] {
  const shown = pages.filter(({ change }) => change !== 'removed')
  const isRootShown = shown.length === 0 && othersMayDiffer && site.some(({ path }) => path === 'index.html')
  return isRootShown ? [{ path: '/', title: 'The root page', change: 'root' }] : shown
}

/** Sorts by the size of the change. Throws only the reason of the signal: a notice explains why there are fewer pictures. */
export async function takeScreenshots(
  site: SiteFiles,
  live: string | undefined,
  pages: readonly PageToShow[],
  { temp, signal, log }: { temp: string; signal: AbortSignal; log: Record<'info' | 'notice', (line: string) => void> },
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
function comparing(browser: Browser, preview: string, live: string | undefined, files: Map<string, AddedFile>) {
  const [inNew, inOld, inEmpty] = [openWindow(browser), openWindow(browser), openWindow(browser)]
  return async (page: PageToShow): Promise<Screenshot> => {
    const shot = (origin: string) => (tab: Tab) => photograph(tab, new URL(encodedPath(page.path), origin))
    const older = live && page.change !== 'new' ? inOld(shot(live)).catch(() => undefined) : undefined
    const newer = await inNew(shot(preview))
    const was = await older
    const { shown, ...found } = await inEmpty((tab) => differenceOf(tab, was === undefined ? [newer] : [newer, was]))
    const [after, before] = shown.map((content) => {
      // Other content gets another path, because GitHub's image proxy caches pictures.
      const path = `.well-known/static-deploy/${hash('sha256', content).slice(0, 32)}.webp`
      files.set(path, { path, content, why: 'screenshots' })
      return path
    })
    const facts = was === undefined ? { noBefore: older !== undefined } : found
    return { ...page, ...facts, after, before }
  }
}

/** Runs in an empty page, with the functions that it needs. With quality 1 each pixel stays, but photos have megabytes. */
const script = `async (...sources) => {
  ${[changedParts, frame].flatMap((all) => Object.values(all)).join('\n')}
  const pictures = await Promise.all(sources.map(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + source)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, ${width}, bitmap.height).data.buffer)
  }))
  // All of a new page differs from nothing.
  const parts = differingParts(pictures[0], pictures[1] ?? new Uint32Array(), ${width})
  if (parts[0].length === 0) return pictures[0].length < ${mostRows * width} ? { shown: [], parts: 0 } : undefined
  const frames = framesAround(pictures.map((picture, index) => ({ picture, parts: parts[index] })), ${width})
  const shown = await Promise.all(frames.map(async (frame, index) => {
    const lines = draw(frame, sources.length === 1 ? 0 : index === 0 ? 0xff377f1a : 0xff2e22cf)
    const context = new OffscreenCanvas(lines[0].length, lines.length).getContext('2d')
    lines.forEach((line, y) => context.putImageData(new ImageData(new Uint8ClampedArray(line.buffer), line.length), 0, y))
    const exact = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
  const rows = frames.map(({ rows }) => rows.length)
  return { shown, parts: parts[0].length, rows: rows.reduce((one, other) => one + other), isCut: rows.includes(1600) }
}`

/** Crops pictures, as WebP: one to its top, two to what differs. None if those look the same. */
async function differenceOf({ evaluate }: Tab, pictures: readonly string[]) {
  const found = await evaluate(`(${script})(...${JSON.stringify(pictures)})`)
  if (found === undefined) throw new Error('it looks the same as far down as a browser draws it')
  const { shown, ...facts } = found as Readonly<{ shown: string[]; parts: number; rows?: number; isCut?: boolean }>
  return { ...facts, shown: shown.map((picture) => Buffer.from(picture, 'latin1')) }
}
