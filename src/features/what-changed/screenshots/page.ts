import { setTimeout as wait } from 'node:timers/promises'
import { at, fieldsOf } from '../../../text/json.ts'
import type { Tab } from './tab.ts'

/** Pixels. Chrome draws nothing that is higher than 16,384. */
export const width = 1280
export const maxRows = 16_000

/** Then a page is captured, though some of its requests have not ended. */
const requestsTimeoutMs = 7000
/** For a page's scripts to pause, and for its fonts and pictures to be decoded. */
const readyTimeoutMs = 1500
/** Without a request or a scroll for so long, a page is ready. */
const quietMs = 150

/** Requests that may never end, and do not change a picture. `Other` is the icon of a tab. */
const neverAwaited = ['Media', 'EventSource', 'Ping', 'Prefetch', 'Other']

/**
 * Scrolls once through a page, so that it loads everything, waits for scripts that follow the scrolling, and ends endless
 * animations. Elements that are fixed in the lower half of the window, such as a banner, go to the end of the page: they
 * would hide other text before than after. The value is the HTTP status of the page.
 */
const scrollThrough = `(async () => {
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: ${readyTimeoutMs} }))
  await idle()
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, ${maxRows}); y += 700) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const ready = [document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]
  await Promise.all([pause(${quietMs}), Promise.race([Promise.all(ready), pause(${readyTimeoutMs})])])
  await idle()
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel()
  const isFixedBelow = (each) =>
    getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().top > innerHeight / 2
  const down = document.documentElement.scrollHeight - innerHeight
  for (const each of [...document.querySelectorAll('body *')].filter(isFixedBelow))
    each.style.translate = '0 ' + down + 'px'
  return performance.getEntriesByType('navigation')[0].responseStatus
})()`

const preparations = {
  'Page.enable': {},
  'Page.setLifecycleEventsEnabled': { enabled: true },
  'Network.enable': {},
  'Fetch.enable': { patterns: [{ resourceType: 'Document' }] },
  // Other animations, such as a colour that fades in, end at once.
  'Animation.enable': {},
  'Animation.setPlaybackRate': { playbackRate: 10_000 },
  'Emulation.setDeviceMetricsOverride': { width, height: 800, deviceScaleFactor: 1, mobile: false },
}

/** Opens a page, and captures it. */
export async function photograph(tab: Tab, url: URL): Promise<string> {
  const { send, evaluate } = tab
  const quiet = follow(tab, url.origin)
  for (const [method, params] of Object.entries(preparations)) await send(method, params)
  const { errorText, loaderId } = await send('Page.navigate', { url: url.href })
  if (errorText) throw new Error(`${errorText}`)
  return await capture(tab, url, async () => {
    await quiet(loaderId)
    const status = await evaluate(scrollThrough)
    if (status !== 200) throw new Error(`it came with the status ${status}`)
    await quiet(loaderId)
  })
}

/** The page as it is now, as PNG in Base64. @throws with a clause that follows the page's path */
export async function capture({ send, evaluate }: Tab, { origin }: URL, prepare = async () => {}): Promise<string> {
  const captured = prepare().then(async () => {
    // Painted anew, because Chrome now and then leaves out what is sticky.
    await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 255, g: 255, b: 255, a: 1 } })
    await evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    const height = Number(at(await send('Page.getLayoutMetrics'), 'cssContentSize.height'))
    const clip = { x: 0, y: 0, width, height: Math.min(height, maxRows), scale: 1 }
    return await send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true })
  })
  // A page that goes elsewhere may be the reason for an error, too.
  await captured.catch(() => {})
  const { frameTree } = await send('Page.getFrameTree')
  if (at(frameTree, 'frame.securityOrigin') !== origin) throw new Error('it went to another site')
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
