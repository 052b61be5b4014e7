import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { encodedPath } from '../../../text/address.ts'
import type { Fields } from '../../../text/json.ts'
import { drawnWords } from '../drawn-words.ts'
import type { PageWords } from '../page-words.ts'
import type { OwnNames } from '../pages/normalize.ts'
import type { Browser } from './browser.ts'
import { crop, type Pictured } from './crop.ts'
import { betweenCapturesMs, liveLagMs } from './limits.ts'
import { type Capture, open } from './page.ts'
import type { PageToShow } from './screenshot.ts'
import { inTab, type Tab } from './tab.ts'

type Side = Readonly<{ origin: string; context: Fields }>

/** Both sites as the browser has them, without cookies in common. */
export interface Sides {
  readonly browser: Browser
  readonly preview: Side
  readonly live: Side | undefined
  /** Names of both sites. */
  readonly own: OwnNames
  /** Whether words of a page that differ are known already. */
  readonly hasWordsOn: (path: string) => boolean
  /** Ends the reading of words. */
  readonly signal: AbortSignal
}

/** What is known of both sites without a browser. */
export type KnownOfBoth = Pick<Sides, 'own' | 'hasWordsOn' | 'signal'>

type Origins = Readonly<{ preview: string; live: string | undefined }>

/** `same`, the reason why there is no picture, or one or two of them with the words that scripts have drawn. */
type Compared = string | (Pictured & Readonly<{ words: PageWords | undefined }>)

export async function sidesIn(browser: Browser, { preview, live, ...known }: Origins & KnownOfBoth): Promise<Sides> {
  const side = async (origin: string): Promise<Side> => {
    return { origin, context: await browser.command('Target.createBrowserContext', {}) }
  }
  return { ...known, browser, preview: await side(preview), live: live === undefined ? undefined : await side(live) }
}

/** @param letNext is called after the first captures */
export async function comparePage(page: PageToShow, sides: Sides, letNext: () => void): Promise<Compared> {
  const { browser, preview, own, signal } = sides
  const live = page.change === 'new' ? undefined : sides.live
  const hasWords = sides.hasWordsOn(page.path)
  const captureOnce = (side: Side, waitsForRest?: boolean): Promise<Capture> =>
    inTab(browser, side.context, async (tab) => await (await openIn(tab, page, side, waitsForRest))())
  const older = live && captureOnce(live).catch(() => undefined)
  const [first, second] = await captureTwice(page, sides, older, letNext)
  const was = await older
  const differs = was !== undefined && was.picture !== first.picture
  // What is random at each load is another one now. Without this capture no word is surely the page's own.
  const again = (): Promise<Capture> =>
    captureOnce(preview, first.isAtRest).catch(() => ({ ...first, html: undefined }))
  const third = differs && (second.picture === first.picture || !hasWords) ? await again() : first
  const hosts = [...own.hosts, ...[preview, live].flatMap((side) => (side ? new URL(side.origin).host : []))]
  const captures = [first, second, third]
  const words = differs && !hasWords ? await drawnWords(was.html, captures, { ...own, hosts }, signal) : undefined
  const later = [second, third].find(({ picture }) => picture !== first.picture)
  const pictures = [first, ...(was ? [was] : []), ...(was && later ? [later] : [])].map(({ picture }) => picture)
  const isTinted = was !== undefined && (hasWords || words !== undefined)
  const cropped = await inTab(browser, {}, (tab) => crop(tab, pictures, isTinted))
  return typeof cropped === 'string' ? cropped : { ...cropped, words }
}

function openIn(tab: Tab, { path, view }: PageToShow, { origin }: Side, waitsForRest = true) {
  // Put together, because an address may begin with two slashes.
  const url = new URL(origin + (view?.address ?? encodedPath(path)))
  return open(tab, { url, mayBeMissing: view !== undefined, waitsForRest })
}

/** The new page, twice in one opening. If it looks as before, or is not compared, the first capture is both. */
async function captureTwice(
  page: PageToShow,
  { browser, preview }: Sides,
  older: Promise<Capture | undefined> | undefined,
  letNext: () => void,
): Promise<readonly [Capture, Capture]> {
  return await inTab(browser, preview.context, async (tab) => {
    const capture = await openIn(tab, page, preview)
    const first = await capture()
    const pause = wait(betweenCapturesMs)
    void Promise.resolve(older).then(letNext)
    if (older === undefined) return [first, first]
    // A slide or a counter of the live page is as old as its answers are late.
    const isLate = once(AbortSignal.timeout(liveLagMs), 'abort').then(() => undefined)
    const was = await Promise.race([older, isLate])
    if (was?.picture === first.picture) return [first, first]
    await pause
    return [first, await capture()]
  })
}
