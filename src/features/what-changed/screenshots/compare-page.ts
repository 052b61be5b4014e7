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

/** What is known of the sites without a browser. */
interface Known {
  /** Names of both sites. */
  readonly own: OwnNames
  /** Whether words of a page that differ are known already. */
  readonly hasWordsOn: (path: string) => boolean
}

type Origins = Readonly<{ preview: string; live: string | undefined }>

/** Both sites as the browser has them, without cookies in common. */
export interface Sides extends Known {
  readonly browser: Browser
  readonly preview: Side
  readonly live: Side | undefined
}

/** `same`, the reason why there is no picture, or one or two of them with the words that scripts have drawn. */
type Compared = string | (Pictured & Readonly<{ words: PageWords | undefined }>)

export async function sidesIn(browser: Browser, { preview, live, own, hasWordsOn }: Origins & Known): Promise<Sides> {
  const side = async (origin: string): Promise<Side> => {
    return { origin, context: await browser.command('Target.createBrowserContext', {}) }
  }
  return {
    browser,
    preview: await side(preview),
    live: live === undefined ? undefined : await side(live),
    own,
    hasWordsOn,
  }
}

/** @param letNext is called after the first captures */
export async function comparePage(page: PageToShow, sides: Sides, letNext: () => void): Promise<Compared> {
  const { browser, preview, own, hasWordsOn } = sides
  const live = page.change === 'new' ? undefined : sides.live
  const openIn = (tab: Tab, { origin }: Side, waitsForRest = true) => {
    // Put together, because an address may begin with two slashes.
    const url = new URL(origin + (page.view?.address ?? encodedPath(page.path)))
    return open(tab, { url, mayBeMissing: page.view !== undefined, waitsForRest })
  }
  const captureOnce = (side: Side, waitsForRest?: boolean): Promise<Capture> =>
    inTab(browser, side.context, async (tab) => await (await openIn(tab, side, waitsForRest))())
  const older = live && captureOnce(live).catch(() => undefined)
  const captures = await inTab(browser, preview.context, async (tab) => {
    const capture = await openIn(tab, preview)
    const first = await capture()
    const pause = wait(betweenCapturesMs)
    void Promise.resolve(older).then(letNext)
    if (older === undefined) return [first]
    // A slide or a counter of the live page is as old as its answers are late.
    const isLate = once(AbortSignal.timeout(liveLagMs), 'abort').then(() => undefined)
    const was = await Promise.race([older, isLate])
    // What looks as before is not compared.
    if (was?.picture === first.picture) return [first]
    await pause
    return [first, await capture()]
  })
  const was = await older
  const [first, second] = captures
  if (first === undefined) return 'same'
  if (was && second?.picture === first.picture) {
    // What is random at each load differs now.
    const third = await captureOnce(preview, first.isAtRest).catch(() => undefined)
    if (third) captures.push(third)
  }
  const hosts = [...own.hosts, ...[preview, live].flatMap((side) => (side ? new URL(side.origin).host : []))]
  const words =
    was && was.picture !== first.picture && !hasWordsOn(page.path)
      ? await drawnWords(was.html, captures, { ...own, hosts })
      : undefined
  const later = captures.find(({ picture }) => picture !== first.picture)
  const pictures = [first, ...(was ? [was] : []), ...(was && later ? [later] : [])].map(({ picture }) => picture)
  const isTinted = was !== undefined && (hasWordsOn(page.path) || words !== undefined)
  const cropped = await inTab(browser, {}, (tab) => crop(tab, pictures, isTinted))
  return typeof cropped === 'string' ? cropped : { ...cropped, words }
}
