import { once } from 'node:events'
import { at, type Fields } from '../text/json.ts'
import type { Browser } from './browser.ts'

export type Tab = Awaited<ReturnType<typeof openTab>>

/** A window, which does one thing after another, each in a tab of its own. They share cookies and what was loaded. */
export function openWindow(browser: Browser) {
  const context = browser.command('Target.createBrowserContext', {})
  let queue: Promise<unknown> = context.catch(() => {})
  return <T>(action: (tab: Tab) => Promise<T>): Promise<T> => {
    const done = queue.then(async () => {
      const tab = await openTab(browser, await context)
      const late = once(AbortSignal.timeout(10_000), 'abort').then(() => {
        throw new Error('it takes more than 10 s')
      })
      return await Promise.race([action(tab), late, browser.ended]).finally(tab.close)
    })
    queue = done.catch(() => {})
    return done
  }
}

/** A tab that is drawn, in a window of its own. `frame` is that of the page itself. */
async function openTab({ command, listeners }: Browser, context: Fields) {
  const { targetId } = await command('Target.createTarget', { url: 'about:blank', ...context })
  const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true })
  const send = (method: string, params: Fields = {}) => command(method, params, sessionId)
  return {
    frame: targetId,
    send,
    /** In a world of its own: it has the page's document, and nothing that the page's scripts have replaced. */
    evaluate: async (expression: string) => {
      const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: targetId })
      const options = { contextId: executionContextId, awaitPromise: true, returnByValue: true }
      return at(await send('Runtime.evaluate', { expression, ...options }), 'result.value')
    },
    onEvent: (listener: (event: Fields) => void) => void listeners.set(sessionId, listener),
    close: () => command('Target.closeTarget', { targetId }),
  }
}
