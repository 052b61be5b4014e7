import { setTimeout as wait } from 'node:timers/promises'
import { at, fieldsOf } from '../../../text/json.ts'
import * as inPage from './in-page.ts'
import { quietMs, requestsTimeoutMs } from './limits.ts'
import { PictureError } from './screenshot.ts'
import { type Tab, world } from './tab.ts'

/** Pixels. */
export const width = 1280

/** Requests that may never end, and do not change a picture. `Other` is the icon of a tab. */
const neverAwaited = ['Media', 'EventSource', 'Ping', 'Prefetch', 'Other']

const preparations = {
  'Page.enable': {},
  'Page.setLifecycleEventsEnabled': { enabled: true },
  'Network.enable': {},
  // What a service worker answers has no policy of ours.
  'Network.setBypassServiceWorker': { bypass: true },
  'Fetch.enable': { patterns: [{ resourceType: 'Document' }] },
  'Page.addScriptToEvaluateOnNewDocument': { source: inPage.watchChanges, worldName: world },
  // Other animations, such as a colour that fades in, end at once.
  'Animation.enable': {},
  'Animation.setPlaybackRate': { playbackRate: 10_000 },
  'Emulation.setDeviceMetricsOverride': { width, height: 800, deviceScaleFactor: 1, mobile: false },
}

/** A picture as PNG in Base64, the HTML of what was drawn, and whether the document had stopped changing. */
export type Capture = Readonly<{ picture: string; html: string | undefined; isAtRest: boolean }>

/** Whether the site's page for what is missing may be shown, and whether to wait until the document stops changing. */
type Opening = Readonly<{ url: URL; mayBeMissing: boolean; waitsForRest: boolean }>

/** Opens a page. Returns a function that captures it as it is then. */
export async function open(tab: Tab, { url, mayBeMissing, waitsForRest }: Opening): Promise<() => Promise<Capture>> {
  const { send, evaluate } = tab
  const quiet = follow(tab, url.origin)
  let [isOpen, isAtRest] = [false, waitsForRest]
  for (const [method, params] of Object.entries(preparations)) await send(method, params)
  const { errorText, loaderId } = await send('Page.navigate', { url: url.href })
  if (errorText) throw new PictureError('the browser could not open it', { cause: errorText })
  const load = async () => {
    await quiet(loaderId)
    await evaluate(inPage.scrollThrough)
    isOpen = true
  }
  const rest = async () => {
    await quiet(loaderId)
    await evaluate(inPage.watchChanges)
    isAtRest &&= (await evaluate(inPage.untilRest)) === true
  }
  const prepare = async () => {
    if (!isOpen) await load()
    await rest()
    // What a timer wrote may have sent requests, whose answers change the document.
    await rest()
    const status = Number(await evaluate(inPage.standStill))
    if (status !== 200 && !(mayBeMissing && status === 404)) throw new PictureError(`it came with the status ${status}`)
  }
  return async () => {
    const picture = await capture(tab, url, prepare)
    const html = await evaluate(inPage.drawnHtml)
    return { picture, html: typeof html === 'string' ? html : undefined, isAtRest }
  }
}

/** The page as it is now, as PNG in Base64. @throws with a clause that follows the page's path */
async function capture({ send, evaluate }: Tab, { origin }: URL, prepare: () => Promise<void>): Promise<string> {
  const captured = prepare().then(async () => {
    // Painted anew, because Chrome now and then leaves out what is sticky.
    await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 255, g: 255, b: 255, a: 1 } })
    await evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    const height = Number(at(await send('Page.getLayoutMetrics'), 'cssContentSize.height'))
    const clip = { x: 0, y: 0, width, height: Math.min(height, inPage.maxRows), scale: 1 }
    return await send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true })
  })
  // A page that goes elsewhere may be the reason for an error, too.
  await captured.catch(() => {})
  const { frameTree } = await send('Page.getFrameTree')
  if (at(frameTree, 'frame.securityOrigin') !== origin) throw new PictureError('it went to another site')
  return `${(await captured)['data']}`
}

/** Accepts dialogs, and keeps a page from going elsewhere. Returns a function that waits for its requests. */
function follow({ frame, send, onEvent }: Tab, origin: string) {
  const end = AbortSignal.timeout(requestsTimeoutMs)
  const open = new Set<unknown>()
  const loaded = new Set<unknown>()
  let last = 0
  onEvent(({ method, params }) => {
    const { requestId, request, type, frameId, loaderId, name } = fieldsOf(params) ?? {}
    if (requestId !== undefined) last = performance.now()
    // The script of a worker, which has no loader, and another site's document in a frame end in other targets.
    const isAwaited = loaderId !== '' && (type !== 'Document' || frameId === frame) && !neverAwaited.includes(`${type}`)
    if (method === 'Network.requestWillBeSent' && isAwaited) open.add(requestId)
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') open.delete(requestId)
    if (name === 'load') loaded.add(loaderId)
    if (method === 'Page.javascriptDialogOpening') send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {})
    if (method !== 'Fetch.requestPaused') return
    const isElsewhere = frameId === frame && !`${at(request, 'url')}`.startsWith(`${origin}/`)
    const errorReason = isElsewhere ? 'Aborted' : undefined
    send(errorReason ? 'Fetch.failRequest' : 'Fetch.continueRequest', { requestId, errorReason }).catch(() => {})
  })
  return async (loader: unknown) => {
    const isQuiet = () => loaded.has(loader) && open.size === 0 && performance.now() > last + quietMs
    while (!isQuiet() && !end.aborted) await wait(20)
  }
}
