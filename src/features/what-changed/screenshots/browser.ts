import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '../../../errors.ts'
import { at, type Fields, fieldsOf, parseJson } from '../../../text/json.ts'
import { runnerVariables } from '../../../variables.ts'
import { endTimeoutMs } from './limits.ts'
import { PictureError } from './screenshot.ts'

/** Where runners and packages install a browser. Names without a folder are searched on the path. */
const programs = [
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', '/snap/bin/chromium', 'chrome.exe'],
  ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...['', ' (x86)'].map((more) => `C:\\Program Files${more}\\Google\\Chrome\\Application\\chrome.exe`),
]

const flags = [
  ...['--headless=new', '--remote-debugging-pipe', '--no-startup-window', '--no-first-run', '--use-mock-keychain'],
  // No requests of the browser's own, no graphics card, and no page is kept after it was left.
  ...['--disable-background-networking', '--disable-component-update', '--disable-extensions', '--disable-breakpad'],
  ...['--disable-gpu', '--disable-3d-apis', '--disable-dev-shm-usage', '--mute-audio', '--disable-back-forward-cache'],
  // The address bar's popups are pages of the browser's own, and use more CPU time than ours. The name of a payment method
  // is an address, to which a page would send requests in the runner's network. By multicast DNS it would send names.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebPayments,WebRtcHideLocalIpsWithMdns,OptimizationHints,NetworkTimeServiceQuerying',
  // Without these a page reaches the runner's network by WebRTC. A content security policy does not prevent that.
  ...['--enable-features=LocalNetworkAccessChecksWebRTC', '--webrtc-ip-handling-policy=disable_non_proxied_udp'],
  // For the same pixels on every machine.
  ...['--force-prefers-reduced-motion', '--blink-settings=preferredColorScheme=1', '--hide-scrollbars'],
  ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
]

/** Prefetching could send requests anywhere, and addresses such as `mailto:` start programs. */
const preferences = {
  net: { network_prediction_options: 2 },
  policy: { url_blocklist: ['*'], url_allowlist: ['http:*', 'https:*', 'data:*', 'blob:*'] },
}

const folderVariables = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA']

export interface Browser extends AsyncDisposable {
  /** Of the DevTools protocol. Rejected if the browser refuses, with its message as the cause, or when it ends. */
  readonly command: (method: string, params: Fields, sessionId?: unknown) => Promise<Fields>
  /** For the answer by the number of the command, for events by the session. */
  readonly listeners: Map<unknown, (message: Fields) => void>
  /** Rejected when the browser ends. The cause is a line of its output. */
  readonly ended: Promise<never>
}

export function findBrowser(): string | undefined {
  const { CHROME_PATH = '', CHROME_BIN = '', PATH = '' } = runnerVariables()
  // A relative folder of the path would be in the repository.
  const folders = PATH.split(delimiter).filter((folder) => isAbsolute(folder))
  const names = [CHROME_PATH, CHROME_BIN, ...programs].filter(Boolean)
  const paths = names.flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
  return paths.find((path) => existsSync(path))
}

/**
 * Starts a browser that is driven over a pipe, so that no port is open. It ends with the signal, and with this process.
 *
 * @throws if there is none, or if it does not start
 */
export async function openBrowser(temp: string, signal: AbortSignal): Promise<Browser> {
  const program = findBrowser()
  if (program === undefined) throw new PictureError('there is no Chrome or Chromium; install one, or set CHROME_PATH')
  // The path of a socket in it may have 107 bytes at most.
  const isShorter = Buffer.byteLength(temp) > 40 && Buffer.byteLength(tmpdir()) < Buffer.byteLength(temp)
  const home = await mkdtemp(join(isShorter ? tmpdir() : temp, 'chrome-'))
  await mkdir(join(home, 'Default'))
  await writeFile(join(home, 'Default', 'Preferences'), JSON.stringify(preferences))
  const sandbox = runnerVariables()['CHROME_NO_SANDBOX'] === '1' ? ['--no-sandbox'] : []
  const child = spawn(program, [...flags, ...sandbox, `--user-data-dir=${home}`], {
    cwd: home,
    // No key, no token. On Windows Node adds required variables, such as SYSTEMROOT.
    env: { PATH: runnerVariables()['PATH'], ...Object.fromEntries(folderVariables.map((name) => [name, home])) },
    // A group of processes ends as a whole. On Windows the others end with the first.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { command, listeners, ended } = drive(child)
  const kill = () => {
    try {
      process.kill(process.platform === 'win32' ? Number(child.pid) : -Number(child.pid), 'SIGKILL')
    } catch {
      // It has ended, or never started.
    }
  }
  const end = async () => {
    kill()
    await Promise.race([ended.catch(() => {}), wait(endTimeoutMs, undefined, { ref: false })])
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {})
  }
  signal.addEventListener('abort', kill)
  try {
    signal.throwIfAborted()
    await command('Browser.getVersion', {})
    return { command, listeners, ended, [Symbol.asyncDispose]: end }
  } catch (error) {
    await end()
    const printed = messageOf(error instanceof Error && error.cause ? error.cause : error)
    if (!/sandbox|namespace/iu.test(printed)) throw new PictureError(`${program} does not start`, { cause: printed })
    const advice = 'as root or in this container; CHROME_NO_SANDBOX=1 takes them without it'
    throw new PictureError(`the sandbox of ${program} can't start here, ${advice}`)
  }
}

/** The DevTools protocol: each message is JSON with a NUL behind it. Messages that are too long are ignored. */
function drive(child: ChildProcess): Pick<Browser, 'command' | 'listeners' | 'ended'> {
  const [, , errors, input, output] = child.stdio as unknown as [null, null, Readable, Writable, Readable]
  const listeners = new Map<unknown, (message: Fields) => void>()
  let printed = ''
  let rest = ''
  let last = 0
  input.on('error', () => {})
  errors.setEncoding('utf8').on('data', (chunk: string) => {
    printed = `${printed}${chunk}`.slice(-(2 ** 16))
  })
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const [first = '', ...others] = chunk.split('\0')
    // The picture of a page full of photos has 50 million characters.
    if (rest.length < 2 ** 26) rest += first
    for (const next of others) {
      const { id, sessionId, ...fields } = fieldsOf(parseJson(rest)) ?? {}
      listeners.get(id ?? sessionId)?.(fields)
      rest = next
    }
  })
  const ended = once(child, 'close').then(() => {
    const lines = printed.split('\n').filter(Boolean)
    const cause = lines.find((line) => /sandbox|namespace|FATAL/iu.test(line)) ?? lines.at(-1) ?? 'it printed nothing'
    throw new PictureError('the browser ended', { cause })
  })
  ended.catch(() => {})
  const command = async (method: string, params: Fields, sessionId?: unknown): Promise<Fields> => {
    last += 1
    const id = last
    const answered = new Promise<Fields>((answer) => listeners.set(id, answer))
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    const { error, result } = await Promise.race([answered, ended])
    listeners.delete(id)
    if (error) throw new PictureError('the browser could not show it', { cause: `${at(error, 'message')}` })
    return fieldsOf(result) ?? {}
  }
  return { command, listeners, ended }
}
