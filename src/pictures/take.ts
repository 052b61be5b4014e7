import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { environment } from '../environment.ts'
import { messageOf } from '../errors.ts'
import type { SiteFiles } from '../site/site.ts'
import { excerpt, printable } from '../text/printable.ts'
import { encodedPath } from '../text/url.ts'
import { type Browser, openBrowser } from './browser.ts'
import { differenceOf } from './difference.ts'
import { browserPaths } from './find.ts'
import { photograph } from './page.ts'
import { serve, siteAt, siteOf } from './serve.ts'

const folder = '.well-known/static-deploy/'

/** Milliseconds for everything. */
const patience = 60_000

/** A page, under the path that a visitor uses. */
export type Wish = Readonly<{ path: string; title: string; kind: 'changed' | 'new' | 'root' }>

/** What was seen of it: paths of pictures in the site, and whether the live site did not serve it in time. */
export interface Look extends Wish {
  readonly after: string | undefined
  readonly before: string | undefined
  readonly noBefore?: boolean
  /** Undefined if it was not seen both before and after. */
  readonly looks?: 'different' | 'same' | undefined
}

interface Terms {
  /** The site that is about to be sent. Nobody else may have written it: it is opened without a sandbox if need be. */
  readonly files: SiteFiles
  /** The link of the live site that it is compared with. */
  readonly live: string | undefined
  readonly temp: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
}

/**
 * Takes pictures of pages, one after another. `notice` says why there are none, or not all.
 *
 * @throws the reason of `signal` if that is aborted, and nothing else
 */
export async function takePictures(wishes: readonly Wish[], { files, live, temp, signal, tell }: Terms) {
  const looks: Look[] = []
  const pictures = new Map<string, Buffer>()
  const over = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  let notice: string | undefined
  try {
    if (files.some(({ path }) => `${path}/`.startsWith(folder) || folder.startsWith(`${path}/`)))
      throw new Error(`the site has files of its own at ${folder}, which stay as they are`)
    using after = await serve(siteOf(files))
    using before = live === undefined ? undefined : await serve(siteAt(live))
    await using browser = await findBrowser(temp, over, tell)
    const keep = async (wish: Wish, seen: ReturnType<typeof compared>): Promise<void> => {
      const { shown, ...facts } = await seen.catch((error: unknown) => {
        over.throwIfAborted()
        tell(printable(`No screenshot of ${wish.path}: ${messageOf(error)}.`))
        return { shown: [] }
      })
      const paths = shown.map((content) => {
        const path = `${folder}${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`
        pictures.set(path, content)
        return path
      })
      looks.push({ ...wish, ...facts, after: paths[0], before: paths[1] })
    }
    let kept = Promise.resolve()
    for (const wish of wishes) {
      const older = wish.kind === 'new' ? undefined : before?.origin
      // Two pictures are compared while those of the next page are taken.
      const taken = photographs(wish.path, after.origin, older, browser)
      await Promise.allSettled([taken, kept])
      await kept
      kept = keep(wish, compared(taken, older !== undefined, browser))
      kept.catch(() => {})
    }
    await kept
  } catch (error) {
    signal.throwIfAborted()
    const some = `only ${looks.length} of ${wishes.length} pages were looked at within ${patience / 1000} s`
    notice = `Screenshots: ${over.aborted ? some : excerpt(messageOf(error))}.`
  }
  return { looks, notice, files: [...pictures].map(([path, content]) => ({ path, content, why: 'screenshots' })) }
}

/** A page after and before, as PNG in Base64; only after if the live site did not serve it in time. */
async function photographs(path: string, after: string, before: string | undefined, { inTab }: Browser) {
  const shot = (origin: string) => inTab((tab) => photograph(tab, new URL(encodedPath(path), origin)))
  const { png } = await shot(after)
  const older = before === undefined ? undefined : await shot(before).catch(() => undefined)
  return older?.isComplete ? [png, older.png] : [png]
}

/** `shown`: what is to be seen of the page after and before, as WebP, as far as there is such a picture. */
async function compared(taken: Promise<string[]>, hadBefore: boolean, { inTab }: Browser) {
  const pngs = await taken
  const shown = await inTab((tab) => differenceOf(tab, pngs), false)
  if (pngs.length === 1) return { shown, noBefore: hadBefore }
  return { shown, looks: shown.length > 0 ? 'different' : 'same' } as const
}

/** Starts the runner's browser with its sandbox, or, where that can't start, without it. */
async function findBrowser(temp: string, over: AbortSignal, tell: Terms['tell']): Promise<Browser> {
  const program = browserPaths(process.platform, environment()).find((path) => existsSync(path))
  if (program === undefined) throw new Error('there is no Chrome or Chromium; install one, or set CHROME_PATH')
  return await openBrowser(program, [], temp, over).catch(async (error: Error) => {
    if (!/sandbox|namespace/iu.test(error.message)) throw new Error(`${program} does not start: ${error.message}`)
    const why = `the sandbox of ${program} can't start here, as root or in this container`
    tell(printable(`Screenshots: ${why}. They show this repository's own site, so they are taken without it.`))
    return await openBrowser(program, ['--no-sandbox'], temp, over)
  })
}
