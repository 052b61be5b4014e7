import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { environment } from '../environment.ts'
import { at, type Fields, fieldsOf, parseJson } from '../text/json.ts'

const flags = [
  ...['--headless=new', '--remote-debugging-pipe', '--no-startup-window', '--no-first-run', '--use-mock-keychain'],
  // The browser itself asks nobody for anything. A page opens no window and gets no graphics card.
  ...['--disable-background-networking', '--disable-component-update', '--disable-extensions', '--disable-breakpad'],
  ...['--block-new-web-contents', '--disable-gpu', '--disable-3d-apis', '--disable-dev-shm-usage', '--mute-audio'],
  // The same pixels on every machine.
  ...['--force-prefers-reduced-motion', '--blink-settings=preferredColorScheme=1', '--hide-scrollbars'],
  ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
]

/** Variables that name a place to write to: here it is the profile. */
const places = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA']

/** Milliseconds for what is done in a tab. */
const patience = 10_000

export interface Tab {
  /** @throws if the browser refuses the command, or has ended */
  send(method: string, params?: Fields): Promise<Fields>
  onEvent(listener: (event: { readonly method: string; readonly params: Fields }) => void): void
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>

/**
 * Starts a browser that is driven over a pipe, so that no port is open. It ends with the signal, and with this process.
 *
 * @throws with a line of what it says if it does not start: that about its sandbox, if there is one
 */
export async function openBrowser(program: string, more: readonly string[], temp: string, signal: AbortSignal) {
  // A short name: the path of a socket in it may have 107 bytes.
  const home = await mkdtemp(join(temp, 'chrome-'))
  const child = spawn(program, [...flags, ...more, `--user-data-dir=${home}`], {
    cwd: home,
    // No key, no token. On Windows Node adds what every program needs there, such as SYSTEMROOT.
    env: { PATH: environment()['PATH'], ...Object.fromEntries(places.map((name) => [name, home])) },
    // It leads a group of processes, which is ended as a whole.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { command, events, ended } = drive(child)
  const kill = (): void => killAll(child)
  signal.addEventListener('abort', kill)
  const end = async (): Promise<void> => {
    signal.removeEventListener('abort', kill)
    kill()
    await Promise.race([ended.catch(() => {}), wait(3000)])
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {})
  }
  /**
   * Does something in a tab of its own, which then is closed, even if its page does not answer any more. Only what must
   * be seen is drawn.
   */
  const inTab = async <T>(work: (tab: Tab) => Promise<T>, isSeen = true): Promise<T> => {
    const { targetId } = await command('Target.createTarget', { url: 'about:blank', background: !isSeen })
    const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true })
    const late = wait(patience, undefined, { ref: false }).then(() => {
      throw new Error(`it takes more than ${patience / 1000} s`)
    })
    const done = work({
      send: (method, params = {}) => command(method, params, sessionId),
      onEvent: (listener) => events.on(`${sessionId}`, listener),
    })
    return await Promise.race([done, late]).finally(() => command('Target.closeTarget', { targetId }))
  }
  try {
    signal.throwIfAborted()
    await command('Browser.setDownloadBehavior', { behavior: 'deny' })
    return { inTab, [Symbol.asyncDispose]: end }
  } catch (error) {
    await end()
    throw error
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

/** The DevTools protocol: each message is JSON with a NUL behind it. `ended` is rejected at the browser's end. */
function drive(child: ChildProcess) {
  const [, , errors, input, output] = child.stdio as unknown as [null, null, Readable, Writable, Readable]
  const events = new EventEmitter()
  const said = text(errors)
  let rest = ''
  let last = 0
  input.on('error', () => {})
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const [first, ...others] = chunk.split('\0')
    const messages = [`${rest}${first}`, ...others]
    rest = messages.pop() ?? ''
    for (const { id, sessionId, ...message } of messages.map((each) => fieldsOf(parseJson(each)) ?? {}))
      events.emit(`${id ?? sessionId}`, message)
  })
  const ended = once(child, 'close').then(async () => {
    const lines = (await said).split('\n').filter(Boolean)
    throw new Error(lines.find((line) => /sandbox|namespace|FATAL/iu.test(line)) ?? lines.at(-1) ?? 'it says nothing')
  })
  ended.catch(() => {})
  const command = async (method: string, params: Fields, sessionId?: unknown): Promise<Fields> => {
    last += 1
    const answered = once(events, `${last}`)
    input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    const [{ error, result }] = await Promise.race([answered, ended])
    if (error) throw new Error(`${at(error, 'message')}`)
    return result
  }
  return { command, events, ended }
}
