/** What the tests with a real browser need: a site, a live one, and what the browser leaves. */
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodeTls from 'node:tls'
import { vi } from 'vitest'
import { findBrowser, openBrowser } from '../../../../src/features/what-changed/screenshots/browser.ts'
import type { PageToShow } from '../../../../src/features/what-changed/screenshots/screenshot.ts'
import { siteFrom } from '../../../../src/features/what-changed/screenshots/serve.ts'
import { inTab } from '../../../../src/features/what-changed/screenshots/tab.ts'
import { takeScreenshots } from '../../../../src/features/what-changed/screenshots/take.ts'
import type { AddedFile, SiteFile } from '../../../../src/site/site.ts'
import { startProxy } from '../../../stand-ins/runner/proxy.ts'
import { tls } from '../../../stand-ins/runner/tls.ts'

export const program = findBrowser()
if (program === undefined) console.log('SKIPPED: there is no Chrome or Chromium, so no picture was taken.')

// As root Chrome has no sandbox. The pages of these tests are our own.
if (process.getuid?.() === 0) process.env['CHROME_NO_SANDBOX'] = '1'

/** Contents by path. What has no ending is a page, so it is in a folder of its name. */
export type Contents = Readonly<Record<string, string>>

export function filesOf(contents: Contents): SiteFile[] {
  return Object.entries(contents).map(([name, text]) => {
    const content = Buffer.from(text)
    const path = name.includes('.') ? name : `${name}/index.html`
    return { path, source: '', size: content.length, content }
  })
}

export const page = (body: string): string => `<!doctype html><title>A page</title>${body}`

/** A page each of whose 3,000 rows has its number as the colour of its left end. From the thousandth on they may move down. */
export function ruled(body: string, down = 0): string {
  const script = `const ruler = Object.assign(document.createElement('canvas'), { width: 8, height: ${3000 + down} })
    ruler.style = 'position:absolute;left:0;top:0'
    document.body.append(ruler)
    const context = ruler.getContext('2d')
    for (let y = 0; y < 3000; y++) {
      context.fillStyle = 'rgb(' + (y >> 8) + ',' + (y & 255) + ',7)'
      context.fillRect(0, y < 1000 ? y : y + ${down}, 8, 1)
    }`
  const style = `margin:0;position:relative;height:${3000 + down}px;font:16px/20px Liberation Sans`
  return `<!doctype html><title>Ruled</title><body style="${style}">${body}<script>${script}</script>`
}

/** A page that changed, with the path that it has; or another one. */
export function toShow(path: string, change: PageToShow['change'] = 'changed'): PageToShow {
  return { path, title: path, change }
}

/** Where pictures are taken. `live` is the live site. */
export async function openStage(live: Contents | RequestListener = {}) {
  nodeTls.setDefaultCACertificates([...nodeTls.getCACertificates('default'), tls.cert])
  const temp = mkdtempSync(join(tmpdir(), 'pictures-'))
  const asked: unknown[] = []
  const answer = typeof live === 'function' ? live : serving(live)
  const server = createServer(tls, (request, response) => {
    asked.push({ path: request.url, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy = await startProxy((server.address() as AddressInfo).port)
  vi.stubEnv('https_proxy', proxy.address)
  const [lines, notices]: [string[], string[]] = [[], []]
  const { timeout } = AbortSignal
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  /** Other times for everything, for one page, for the live one behind it, and until one is taken as it is, or signals. */
  const limit = (others: Readonly<Record<number, number | AbortSignal>>) =>
    void timeouts.mockImplementation((given) => {
      const other = others[given] ?? given
      return typeof other === 'number' ? timeout(other) : other
    })
  // A busy machine must not fail these tests.
  limit({ 60000: 600_000, 15000: 100_000, 5000: 50_000 })
  return {
    temp,
    limit,
    asked,
    lines,
    /** Takes pictures of pages, and of the live site's if nothing else is said. */
    async take(
      contents: Contents | readonly SiteFile[],
      pages: readonly PageToShow[],
      more: Readonly<{
        live?: undefined
        signal?: AbortSignal
        max?: number
        hasWordsOn?: (path: string) => boolean
      }> = {},
    ) {
      const site = Array.isArray(contents) ? contents : filesOf(contents as Contents)
      const live = 'live' in more ? more.live : 'live.tiiny.test'
      const { signal = new AbortController().signal, max = 20, hasWordsOn = () => false } = more
      const log = { info: (line: string) => void lines.push(line), notice: (text: string) => void notices.push(text) }
      const known = { own: { hosts: ['live.tiiny.test'], commits: [] }, hasWordsOn }
      const taken = await takeScreenshots(pages, { site, live, ...known, max, temp, signal, log })
      return { ...taken, notice: notices.pop() }
    },
    async [Symbol.asyncDispose]() {
      timeouts.mockRestore()
      server.close().closeAllConnections()
      await proxy[Symbol.asyncDispose]()
      vi.unstubAllEnvs()
      rmSync(temp, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Serves a site as the action's own server does. */
function serving(contents: Contents): RequestListener {
  const answer = siteFrom(filesOf(contents), '404.html')
  return (request, response) => {
    response.setHeader('content-type', 'text/html')
    void answer(request.url ?? '/', response, new AbortController().signal).then(() => response.end())
  }
}

/** Of pictures: their size, the colour of their border, the number of the ruled row that each begins with, and all their colours. */
export async function measure(temp: string, pictures: readonly AddedFile[]) {
  const script = `async (pictures) => await Promise.all(pictures.map(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/webp;base64,' + picture)).blob())
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    const colours = [...new Set(new Uint32Array(data.buffer))].map((colour) => colour & 0xffffff)
    const ruled = new Uint32Array(data.buffer).subarray(width).find((colour) => (colour >> 16 & 255) === 7)
    const first = (ruled & 255) * 256 + (ruled >> 8 & 255)
    return { width, height: height - 2, border: [...data.subarray(0, 3)], first, colours }
  }))`
  await using browser = await openBrowser(temp, new AbortController().signal)
  const sources = pictures.map(({ content }) => Buffer.from(content as Uint8Array).toString('base64'))
  type Snapshot = Readonly<
    Record<'width' | 'height' | 'first', number> & Record<'border' | 'colours', readonly number[]>
  >
  const measured = await inTab(browser, {}, ({ evaluate }) => evaluate(`(${script})(${JSON.stringify(sources)})`))
  return measured as Snapshot[]
}

/** A file of a process in `/proc`; of an open file its path. Empty if it is gone. */
export function readProcess(pid: number | string, file: string): string {
  const path = `/proc/${pid}/${file}`
  try {
    return file.startsWith('fd/') ? readlinkSync(path) : readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The processes that a folder's browser has started: all are in one group. */
export function processesOf(temp: string): string[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/u.test(name))
  const group = (pid: string): string | undefined => readProcess(pid, 'stat').replace(/.*\) /su, '').split(' ')[2]
  const leaders = new Set(all.filter((pid) => readProcess(pid, 'environ').includes(`HOME=${temp}`)).map(group))
  return all.filter((pid) => leaders.has(group(pid)))
}
