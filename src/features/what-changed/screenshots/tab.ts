import { once } from 'node:events'
import { at, type Fields } from '../../../text/json.ts'
import type { Browser } from './browser.ts'
import { tabTimeoutMs } from './limits.ts'
import { PictureError } from './screenshot.ts'

/** What is evaluated in a page finds there what was left before. */
export const world = 'static-deploy'

export interface Tab {
  /** The id of the main frame. */
  readonly frame: unknown
  readonly send: (method: string, params?: Fields) => Promise<Fields>
  /** In an isolated world: it has the page's document, and nothing that the page's scripts have replaced. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly onEvent: (listener: (event: Fields) => void) => void
  readonly close: () => Promise<unknown>
}

/** Runs an action in a new tab. Tabs of one context share cookies and cache. */
export async function inTab<T>(browser: Browser, context: Fields, action: (tab: Tab) => Promise<T>): Promise<T> {
  const tab = await openTab(browser, context)
  const late = once(AbortSignal.timeout(tabTimeoutMs), 'abort').then(() => {
    throw new PictureError('it took too long')
  })
  return await Promise.race([action(tab), late, browser.ended]).finally(tab.close)
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
      const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: targetId, worldName: world })
      const options = { contextId: executionContextId, awaitPromise: true, returnByValue: true }
      return at(await send('Runtime.evaluate', { expression, ...options }), 'result.value')
    },
    onEvent: (listener) => void listeners.set(sessionId, listener),
    close: () => command('Target.closeTarget', { targetId }),
  }
}
