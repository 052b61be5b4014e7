import { setTimeout as wait } from 'node:timers/promises'
import { at } from '../text/json.ts'
import type { Tab } from './browser.ts'

/** Pixels. Chrome draws nothing that is higher than 16,384. */
export const width = 1280
export const mostRows = 16_000

/** Milliseconds until a page is taken as it is; and without a request or a scroll, if it is taken before. */
const patience = 7000
const pause = 150

/** What nobody misses in a picture: it may go on for ever. Other is the icon of a tab. */
const endless = ['Media', 'EventSource', 'Ping', 'Prefetch', 'Other']

/**
 * Scrolls once through a page, so that it loads all that it has, waits for what follows the scrolling, such as a mark in
 * its table of contents, and ends what moves for ever. Tells whose page it is, and whether it is there.
 */
const settle = `(async () => {
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1500 }))
  await idle()
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, ${mostRows}); y += 700) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const ready = [document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]
  await Promise.all([pause(${pause}), Promise.race([Promise.all(ready), pause(1500)])])
  await idle()
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel()
  return location.origin + ' ' + performance.getEntriesByType('navigation')[0].responseStatus
})()`

/**
 * Takes a picture of a page from top to end, as PNG in Base64. `isComplete`: whether its server sent in time all that it
 * asks for.
 *
 * @throws if the page can't be shown, in words that follow its path
 */
export async function photograph({ frame, send, evaluate, onEvent }: Tab, url: URL) {
  const end = performance.now() + patience
  const open = new Map<unknown, string>()
  const loaded = new Set<unknown>()
  let last = 0
  let isLost = false
  const isOwn = (address = ''): boolean => address.startsWith(`${url.origin}/`)
  onEvent(({ method, params: { requestId, request, type, frameId, loaderId, canceled, blockedReason, name } }) => {
    if (requestId !== undefined) last = performance.now()
    // A worker's script, which has no loader, and the document of another site in a frame end in targets of their own.
    const isAwaited = loaderId !== '' && (type !== 'Document' || frameId === frame) && !endless.includes(`${type}`)
    if (method === 'Network.requestWillBeSent' && isAwaited) open.set(requestId, `${at(request, 'url')}`)
    if (method === 'Network.loadingFailed' && isOwn(open.get(requestId)) && !canceled && !blockedReason) isLost = true
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') open.delete(requestId)
    if (name === 'load') loaded.add(loaderId)
    if (method === 'Page.javascriptDialogOpening') send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {})
  })
  await send('Page.enable')
  await send('Page.setLifecycleEventsEnabled', { enabled: true })
  await send('Network.enable')
  // What else moves, such as a colour that fades in, is where it ends at once.
  await send('Animation.enable')
  await send('Animation.setPlaybackRate', { playbackRate: 10_000 })
  await send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false })
  const { errorText, loaderId } = await send('Page.navigate', { url: url.href })
  if (errorText) throw new Error(`${errorText}`)
  const quiet = async () => {
    const isQuiet = () => loaded.has(loaderId) && open.size === 0 && performance.now() > last + pause
    while (!isQuiet() && performance.now() < end) await wait(20)
  }
  await quiet()
  const where = await evaluate(settle)
  if (where !== `${url.origin} 200`) throw new Error(`it came as "${where}"`)
  await quiet()
  const isComplete = !isLost && ![...open.values()].some(isOwn)
  // Painted anew, because Chrome now and then leaves out what is sticky.
  await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 255, g: 255, b: 255, a: 1 } })
  await evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  const height = Number(at(await send('Page.getLayoutMetrics'), 'cssContentSize.height'))
  const clip = { x: 0, y: 0, width, height: Math.min(height, mostRows), scale: 1 }
  const { data } = await send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true })
  return { png: `${data}`, isComplete }
}
