import { hash } from 'node:crypto'
import { messageOf } from '../../../errors.ts'
import type { AddedFile, SiteFiles } from '../../../site/site.ts'
import { count, excerpt } from '../../../text/printable.ts'
import { openBrowser } from './browser.ts'
import { comparePage, type KnownOfBoth, type Sides, sidesIn } from './compare-page.ts'
import { allPagesTimeoutMs } from './limits.ts'
import { firstPictures, joinedPictures } from './places.ts'
import { type PageToShow, PictureError, type Screenshot } from './screenshot.ts'
import { serve, siteAt, siteFrom } from './serve.ts'
import { fallbackAt } from './views.ts'

export interface Question extends KnownOfBoth {
  readonly site: SiteFiles
  /** The live site's link. */
  readonly live: string | undefined
  /** How many are shown as pictures. */
  readonly max: number
  /** A folder for the browser's own files. */
  readonly temp: string
  readonly log: Readonly<Record<'info' | 'notice', (line: string) => void>>
}

type Taken = Readonly<{ files: readonly AddedFile[]; screenshots: readonly Screenshot[] }>

/** One screenshot for each page. Throws only the reason of the signal. */
export async function takeScreenshots(pages: readonly PageToShow[], question: Question): Promise<Taken> {
  const { signal, log, max } = question
  if (pages.length === 0) return { files: [], screenshots: [] }
  const over = AbortSignal.any([signal, AbortSignal.timeout(allPagesTimeoutMs)])
  const without = (page: PageToShow, error: unknown): Screenshot => {
    if (page.view && over.aborted) return { ...page, result: 'unseen' }
    return { ...page, result: 'none', reason: over.aborted ? 'it took too long' : reasonOf(error) }
  }
  const files = new Map<string, AddedFile>()
  const taken = new Map<PageToShow, Promise<Screenshot>>()
  const firsts = pages.filter(({ view }) => !view).slice(0, max)
  const views = pages.filter(({ view }) => view)
  try {
    const { site, live, temp } = question
    const fallback = await fallbackAt(live, pages, over)
    using after = await serve(siteFrom(site, fallback))
    using before = live === undefined ? undefined : await serve(siteAt(live))
    await using browser = await openBrowser(temp, over)
    const sides = await sidesIn(browser, { ...question, preview: after.origin, live: before?.origin })
    const hasFallback = site.some(({ path }) => path === fallback)
    const take = (page: PageToShow): Promise<void> =>
      new Promise((letNext) => {
        const hasPage = page.view?.hasFile !== false || hasFallback
        const taking = hasPage ? screenshotOf(page, sides, files, letNext) : Promise.reject(noPage(live))
        const failed = (error: unknown) => {
          if (!over.aborted && !(error instanceof PictureError)) log.notice(`Screenshots: ${excerpt(forLog(error))}.`)
          return without(page, error)
        }
        taken.set(page, taking.catch(failed).finally(letNext))
      })
    for (const page of [...firsts, ...views]) await take(page)
    await Promise.all(taken.values())
    // Pages that joined others make room for as many more.
    const found = await Promise.all(firsts.flatMap((page) => taken.get(page) ?? []))
    const left = firsts.length - joinedPictures(found).length
    for (const page of pages.filter(({ view }) => !view).slice(max, max + left)) if (!over.aborted) await take(page)
    await Promise.all(taken.values())
  } catch (error) {
    signal.throwIfAborted()
    log.notice(`Screenshots: ${excerpt(over.aborted ? 'it took too long' : forLog(error))}.`)
    for (const page of [...firsts, ...views])
      if (!taken.has(page)) taken.set(page, Promise.resolve(without(page, error)))
  }
  signal.throwIfAborted()
  const all = await Promise.all(pages.flatMap((page) => taken.get(page) ?? []))
  return shownOf(firstPictures(joinedPictures(all), max), files, log)
}

/** The screenshots with the files that they need. */
function shownOf(screenshots: readonly Screenshot[], files: ReadonlyMap<string, AddedFile>, log: Question['log']) {
  const shown = screenshots.flatMap((each) => (each.result === 'pictures' ? [each.after, each.before] : []))
  const added = [...files.values()].filter(({ path }) => shown.includes(path))
  if (added.length > 0) log.info(`Added to the site: ${count(added.length, 'picture')} (screenshots).`)
  for (const each of screenshots)
    if (each.result === 'none') log.info(excerpt(`No screenshot of ${each.path}: ${each.reason}.`))
  return { files: added, screenshots }
}

const noPage = (live: string | undefined) =>
  new PictureError(`the ${live === undefined ? '' : 'live '}site has no page there`)

/** Errors of the system, such as of a file, have words and paths that nobody wrote for a comment. */
const reasonOf = (error: unknown): string =>
  error instanceof PictureError ? error.message : 'an unexpected error, which is in the log'

function forLog(error: unknown): string {
  const cause = error instanceof PictureError && error.cause
  return messageOf(error) + (cause ? `: ${messageOf(cause)}` : '')
}

async function screenshotOf(page: PageToShow, sides: Sides, files: Map<string, AddedFile>, letNext: () => void) {
  const compared = await comparePage(page, sides, letNext)
  if (compared === 'same') return { ...page, result: 'same' } as const
  if (typeof compared === 'string') throw new PictureError(compared)
  const { pictures, ...difference } = compared
  const [after = '', before] = pictures.map((picture) => {
    const content = Buffer.from(picture, 'latin1')
    // Other content gets another path, because GitHub's image proxy caches pictures.
    const path = `.well-known/static-deploy/${hash('sha256', content).slice(0, 32)}.webp`
    files.set(path, { path, content })
    return path
  })
  const isCompared = sides.live !== undefined && page.change !== 'new'
  if (before === undefined) return { ...page, result: 'pictures', after, noBefore: isCompared } as const
  return { ...page, result: 'pictures', after, before, ...difference } as const
}
