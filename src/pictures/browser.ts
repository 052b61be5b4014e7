import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { environment } from '../environment.ts'
import { messageOf } from '../errors.ts'
import { at, type Fields } from '../text/json.ts'
import { type Connection, drive } from './connection.ts'

const flags = [
  ...['--headless=new', '--remote-debugging-pipe', '--no-startup-window', '--no-first-run', '--use-mock-keychain'],
  // The browser itself asks nobody for anything. A page opens no window, gets no graphics card, and is gone when it was left.
  ...['--disable-background-networking', '--disable-component-update', '--disable-extensions', '--disable-breakpad'],
  ...['--block-new-web-contents', '--disable-gpu', '--disable-3d-apis', '--disable-dev-shm-usage', '--mute-audio'],
  ...['--disable-back-forward-cache', '--disable-backgrounding-occluded-windows'],
  // The same pixels on every machine.
  ...['--force-prefers-reduced-motion', '--blink-settings=preferredColorScheme=1', '--hide-scrollbars'],
  ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
]

/** No page is loaded ahead, because such a request could go anywhere. What is no page, such as mail, starts a program. */
const preferences = {
  net: { network_prediction_options: 2 },
  policy: { url_blocklist: ['*'], url_allowlist: ['http:*', 'https:*', 'data:*', 'blob:*'] },
}

/** Variables that name a place to write to: here it is the profile. */
const places = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA']

export type Browser = Awaited<ReturnType<typeof openBrowser>>
export type Tab = Awaited<ReturnType<typeof openTab>>

/**
 * Starts a browser that is driven over a pipe, so that no port is open. It ends with the signal, and with this process.
 * It has its sandbox, unless `CHROME_NO_SANDBOX` is 1.
 *
 * @throws if it does not start, with a line of what it says
 */
export async function openBrowser(program: string, temp: string, signal: AbortSignal) {
  // A short name: the path of a socket in it may have 107 bytes.
  const home = await mkdtemp(join(temp, 'chrome-'))
  await mkdir(join(home, 'Default'))
  await writeFile(join(home, 'Default', 'Preferences'), JSON.stringify(preferences))
  const more = environment()['CHROME_NO_SANDBOX'] === '1' ? ['--no-sandbox'] : []
  const child = spawn(program, [...flags, ...more, `--user-data-dir=${home}`], {
    cwd: home,
    // No key, no token. On Windows Node adds what every program needs there, such as SYSTEMROOT.
    env: { PATH: environment()['PATH'], ...Object.fromEntries(places.map((name) => [name, home])) },
    // It leads a group, which ends as a whole.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const connection = drive(child)
  const kill = () => killAll(child)
  signal.addEventListener('abort', kill)
  const end = async () => {
    signal.removeEventListener('abort', kill)
    kill()
    await Promise.race([connection.ended.catch(() => {}), wait(3000, undefined, { ref: false })])
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {})
  }
  try {
    signal.throwIfAborted()
    await connection.command('Browser.getVersion', {})
    return { openWindow: () => openWindow(connection), [Symbol.asyncDispose]: end }
  } catch (error) {
    await end()
    signal.throwIfAborted()
    const said = messageOf(error)
    if (!/sandbox|namespace/iu.test(said)) throw new Error(`${program} does not start: ${said}`)
    const why = `the sandbox of ${program} can't start here, as root or in this container`
    throw new Error(`${why}; CHROME_NO_SANDBOX=1 takes them without it`)
  }
}

function killAll({ pid }: ChildProcess): void {
  try {
    // By its whole path: Windows looks for a program in the working folder first, which is the repository.
    const taskkill = join(environment()['SystemRoot'] ?? 'C:\\Windows', 'System32', 'taskkill.exe')
    if (process.platform === 'win32') spawn(taskkill, ['/pid', `${pid}`, '/T', '/F']).on('error', () => {})
    else if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** A window, which does one thing after another, in one tab as long as that answers: a new one takes longer than a page. */
function openWindow(connection: Connection) {
  let queue: Promise<unknown> = Promise.resolve()
  let ready: Tab | undefined
  const run = async <T>(work: (tab: Tab) => Promise<T>): Promise<T> => {
    const tab = ready ?? (await openTab(connection))
    ready = undefined
    const late = wait(10_000, undefined, { ref: false }).then(() => {
      throw new Error('it takes more than 10 s')
    })
    try {
      return await Promise.race([work(tab), late, connection.ended])
    } finally {
      // A page that can't be left spends its own time, not that of the next.
      const left = tab.send('Page.navigate', { url: 'about:blank' }).then(() => tab.evaluate('0'))
      await Promise.race([left, late]).then(() => {
        ready = tab
      }, tab.close)
    }
  }
  return <T>(work: (tab: Tab) => Promise<T>): Promise<T> => {
    const done = queue.then(() => run(work))
    queue = done.catch(() => {})
    return done
  }
}

/** A tab that is drawn, in a window of its own and with cookies of its own. `frame` is that of the page itself. */
async function openTab({ command, listeners }: Connection) {
  const context = await command('Target.createBrowserContext', {})
  await command('Browser.setDownloadBehavior', { behavior: 'deny', ...context })
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
    close: () => command('Target.disposeBrowserContext', context),
  }
}
