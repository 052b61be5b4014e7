/** What runs in a page: in an isolated world, which has the page's document, but nothing that its scripts have replaced. */
import { quietMs, readyTimeoutMs, restMs, restTimeoutMs } from './limits.ts'

/** Pixels. Chrome draws nothing that is higher than 16,384. */
export const maxRows = 16_000

/** Characters. It takes about a second to read them. */
const maxHtmlLength = 2 ** 20

const pause = '(milliseconds) => new Promise((done) => setTimeout(done, milliseconds))'

/** No element of a page has this name. */
const watched = "globalThis[Symbol.for('static-deploy')]"

/**
 * Notes when the document changes, also inside of custom elements. Styles and drawings do not count, because animations
 * write them in each frame.
 */
export const watchChanges = `(() => {
  const isChange = ({ type, attributeName, target }) =>
    type !== 'attributes' || (attributeName !== 'style' && !(target instanceof SVGElement))
  const noted = (${watched} ??= { at: performance.now() })
  noted.observer ??= new MutationObserver((changes) => {
    if (changes.some(isChange)) noted.at = performance.now()
  })
  const watch = (root) => {
    noted.observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot)
  }
  watch(document)
})()`

/** Scrolls once through a page, so that it loads everything, and waits for scripts that follow the scrolling. */
export const scrollThrough = `(async () => {
  const pause = ${pause}
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
})()`

/** Whether the document has stopped changing. */
export const untilRest = `(async () => {
  const pause = ${pause}
  const end = performance.now() + ${restTimeoutMs}
  const isAtRest = () => performance.now() > ${watched}.at + ${restMs}
  while (!isAtRest() && performance.now() < end) await pause(20)
  return isAtRest()
})()`

/**
 * Ends endless animations. Elements that are fixed in the lower half of the window, such as a banner, go to the end of the
 * page: they would hide other text before than after. The value is the HTTP status of the page.
 */
export const standStill = `(() => {
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel()
  const isFixedBelow = (each) =>
    getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().top > innerHeight / 2
  const down = document.documentElement.scrollHeight - innerHeight
  for (const each of [...document.querySelectorAll('body *')].filter(isFixedBelow))
    each.style.translate = '0 ' + down + 'px'
  return performance.getEntriesByType('navigation')[0].responseStatus
})()`

/**
 * The body's HTML with what is drawn of it, also inside of custom elements, and the page's language. The copies belong to a
 * document in which nothing loads and no script runs. Undefined if it is too long: cut off, it would seem to be changed.
 */
export const drawnHtml = `(() => {
  const inert = document.implementation.createHTMLDocument('')
  const isDrawn = { opacityProperty: true, visibilityProperty: true }
  const copyOf = (element) => {
    const copy = inert.importNode(element, false)
    const { display, visibility } = getComputedStyle(element)
    // An element without a box may have children that are drawn, and so may a hidden one. A list shows what is selected.
    const showsText =
      element.selected || (display === 'contents' ? visibility === 'visible' : element.checkVisibility(isDrawn))
    if (!showsText) copy.removeAttribute('alt')
    const slotted = element.assignedNodes?.({ flatten: true }) ?? []
    for (const child of slotted.length > 0 ? slotted : (element.shadowRoot ?? element).childNodes) {
      if (child.nodeType === Node.TEXT_NODE && showsText) copy.append(child.data)
      const isHidden = child.nodeType !== Node.ELEMENT_NODE || getComputedStyle(child).display === 'none'
      if (!isHidden) copy.append(copyOf(child))
    }
    return copy
  }
  inert.documentElement.lang = document.documentElement.lang
  inert.body.replaceWith(copyOf(document.body))
  inert.head.remove()
  const html = inert.documentElement.outerHTML
  return html.length > ${maxHtmlLength} ? undefined : html
})()`
