import { setTimeout as wait } from 'node:timers/promises'
import { at } from '../text/json.ts'
import type { Tab } from './browser.ts'

/** Pixels. Chrome draws nothing that is higher than 16,384. */
export const width = 1280
export const mostRows = 16_000

/** Milliseconds until a page is taken as it is; and for how long it asks for nothing, if it is taken before. */
const patience = 7000
const pause = 150

/** What nobody misses in a picture: it may go on for ever. Other is the icon of a tab. */
const endless = ['Media', 'EventSource', 'Ping', 'Prefetch', 'Other']

/** Scrolls once through a page, so that it loads all that it has. Tells whose page it is, and whether it is there. */
const settle = `(async () => {
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, ${mostRows}); y += 700) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const ready = [document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]
  await Promise.race([Promise.all(ready), new Promise((done) => setTimeout(done, 1500))])
  return location.origin + ' ' + performance.getEntriesByType('navigation')[0].responseStatus
})()`

/**
 * Takes a picture of a page from top to end, as PNG in Base64. `isComplete`: whether all came in time that it asks for.
 *
 * @throws if the page can't be shown, in words that follow its path
 */
export async function photograph({ send, onEvent }: Tab, url: URL) {
  const end = performance.now() + patience
  const open = new Map<unknown, unknown>()
  const loaded = new Set<unknown>()
  let last = 0
  let isLost = false
  onEvent(({ method, params: { requestId, request, type, canceled, blockedReason, name, loaderId } }) => {
    if (requestId !== undefined) last = performance.now()
    const isOwn = `${open.get(requestId)}`.startsWith(`${url.origin}/`)
    if (method === 'Network.requestWillBeSent' && !endless.includes(`${type}`)) open.set(requestId, at(request, 'url'))
    if (method === 'Network.loadingFailed' && isOwn && !canceled && !blockedReason) isLost = true
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') open.delete(requestId)
    if (name === 'load') loaded.add(loaderId)
    if (method === 'Page.javascriptDialogOpening') send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {})
  })
  await send('Page.enable')
  await send('Page.setLifecycleEventsEnabled', { enabled: true })
  await send('Network.enable')
  await send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false })
  const { errorText, loaderId } = await send('Page.navigate', { url: url.href })
  if (errorText) throw new Error(`${errorText}`)
  const isQuiet = (): boolean => loaded.has(loaderId) && open.size === 0 && performance.now() > last + pause
  const quiet = async (): Promise<void> => {
    while (!isQuiet() && performance.now() < end) await wait(20)
  }
  await quiet()
  const where = at(await send('Runtime.evaluate', { expression: settle, awaitPromise: true }), 'result.value')
  if (where !== `${url.origin} 200`) throw new Error(`it came as "${where}"`)
  await quiet()
  const height = Number(at(await send('Page.getLayoutMetrics'), 'cssContentSize.height'))
  const clip = { x: 0, y: 0, width, height: Math.min(height, mostRows), scale: 1 }
  const { data } = await send('Page.captureScreenshot', { clip, captureBeyondViewport: true })
  return { png: `${data}`, isComplete: isQuiet() && !isLost }
}
