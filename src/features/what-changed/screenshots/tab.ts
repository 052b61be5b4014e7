import { once } from 'node:events'
import { at, type Fields } from '../../../text/json.ts'
import type { Browser } from './browser.ts'

/** For a page's first capture, from the opening of its tab, and as long again for its second one. */
const pageTimeoutMs = 10_000

export interface Tab {
  /** The id of the main frame. */
  readonly frame: unknown
  readonly send: (method: string, params?: Fields) => Promise<Fields>
  /** In an isolated world: it has the page's document, and nothing that the page's scripts have replaced. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly onEvent: (listener: (event: Fields) => void) => void
  readonly close: () => Promise<unknown>
}

/**
 * Returns a function that runs an action in a new tab. The next one waits until it ends, or calls `letNext`. The tabs share
 * cookies and cache.
 */
export function openWindow(browser: Browser) {
  const context = browser.command('Target.createBrowserContext', {})
  let queue: Promise<unknown> = context.catch(() => {})
  const late = async () => {
    await once(AbortSignal.timeout(pageTimeoutMs), 'abort')
    throw new Error('it took too long')
  }
  return <T>(action: (tab: Tab, letNext: () => void) => Promise<T>): Promise<T> => {
    let letNext = () => {}
    const next = new Promise<void>((resolve) => {
      letNext = resolve
    })
    const done = queue.then(async () => {
      const tab = await openTab(browser, await context)
      const tooLate = Promise.race([next, late()]).then(late)
      return await Promise.race([action(tab, letNext), tooLate, browser.ended]).finally(tab.close)
    })
    queue = Promise.race([done, next]).catch(() => {})
    return done
  }
}

async function openTab({ command, listeners }: Browser, context: Fields): Promise<Tab> {
  // In one window a tab would hide the one before it, whose scripts would stop.
  const { targetId } = await command('Target.createTarget', { url: 'about:blank', newWindow: true, ...context })
  const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true })
  const send = (method: string, params: Fields = {}) => command(method, params, sessionId)
  return {
    frame: targetId,
    send,
    evaluate: async (expression) => {
      const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: targetId })
      const options = { contextId: executionContextId, awaitPromise: true, returnByValue: true }
      return at(await send('Runtime.evaluate', { expression, ...options }), 'result.value')
    },
    onEvent: (listener) => void listeners.set(sessionId, listener),
    close: () => command('Target.closeTarget', { targetId }),
  }
}
