/** What the tests with a real browser need: a site, a live one, and a look at what the browser leaves. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodeTls from 'node:tls'
import { vi } from 'vitest'
import { takePictures } from '../../src/operations/pictures.ts'
import { openBrowser } from '../../src/pictures/browser.ts'
import { browserPaths } from '../../src/pictures/find.ts'
import { siteFrom } from '../../src/pictures/serve.ts'
import type { Wish } from '../../src/report/pictures.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { startProxy } from '../stand-ins/runner/proxy.ts'
import { tls } from '../stand-ins/runner/tls.ts'

export const program = browserPaths(process.platform, process.env).find((path) => existsSync(path))
if (program === undefined) console.log('SKIPPED: there is no Chrome or Chromium, so no page was looked at.')

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
  const script = `for (let y = 0; y < 3000; y++) {
    const place = 'left:0;width:8px;height:1px;top:' + (y < 1000 ? y : y + ${down}) + 'px'
    const style = 'position:absolute;' + place + ';background:rgb(' + (y >> 8) + ',' + (y & 255) + ',7)'
    document.body.append(Object.assign(document.createElement('i'), { style }))
  }`
  const style = `margin:0;position:relative;height:${3000 + down}px;font:16px/20px Liberation Sans`
  return `<!doctype html><title>Ruled</title><body style="${style}">${body}<script>${script}</script>`
}

export async function openStage(live?: Contents | RequestListener) {
  nodeTls.setDefaultCACertificates([...nodeTls.getCACertificates('default'), tls.cert])
  const temp = mkdtempSync(join(tmpdir(), 'pictures-'))
  const asked: unknown[] = []
  const answer = typeof live === 'function' ? live : serving(live ?? {})
  const server = createServer(tls, (request, response) => {
    asked.push({ path: request.url, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy = await startProxy((server.address() as AddressInfo).port)
  vi.stubEnv('https_proxy', proxy.address)
  const lines: string[] = []
  const { timeout } = AbortSignal
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  /** The time for everything is these milliseconds. */
  const limitTo = (milliseconds: number) =>
    void timeouts.mockImplementation((given) => timeout(given === 60_000 ? milliseconds : given))
  // A busy machine must not fail these tests.
  limitTo(600_000)
  return {
    temp,
    limitTo,
    asked,
    lines,
    async take(contents: Contents, wishes: readonly Wish[], more: Partial<Parameters<typeof takePictures>[1]> = {}) {
      const terms = { live: live && 'live.tiiny.test', temp, signal: new AbortController().signal }
      const tell = (line: string) => void lines.push(line)
      return await takePictures(wishes, { files: filesOf(contents), ...terms, tell, ...more })
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

export function wish(path: string, kind: Wish['kind'] = 'changed'): Wish {
  return { path, title: path, kind }
}

/** Serves a site as the action's own server does. */
function serving(contents: Contents): RequestListener {
  const answer = siteFrom(filesOf(contents))
  return (request, response) => {
    response.setHeader('content-type', 'text/html')
    void answer(request.url ?? '/', response, new AbortController().signal).then(() => response.end())
  }
}

/** Pictures without their border: their size, the number of the row that each begins with, and all pixels as bytes. */
export async function pixelsOf(
  temp: string,
  pictures: readonly Readonly<{ content: Buffer }>[],
  type = 'image/webp',
  border = 1,
) {
  const script = `async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch('data:${type};base64,' + picture)).blob())
    const [width, height] = [bitmap.width - ${2 * border}, bitmap.height - ${2 * border}]
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context.drawImage(bitmap, -${border}, -${border})
    const { data } = context.getImageData(0, 0, width, height)
    let text = ''
    for (let at = 0; at < data.length; at += 10000) text += String.fromCharCode(...data.subarray(at, at + 10000))
    return { width, height, first: data[0] * 256 + data[1], text }
  }`
  await using browser = await openBrowser(program ?? '', temp, new AbortController().signal)
  const inWindow = browser.openWindow()
  const seen = []
  for (const { content } of pictures) {
    const answer = await inWindow(({ evaluate }) => evaluate(`(${script})('${content.toString('base64')}')`))
    const { text, ...shape } = answer as Record<'width' | 'height' | 'first', number> & { text: string }
    seen.push({ ...shape, bytes: Buffer.from(text, 'latin1') })
  }
  return seen
}

/** What `/proc` tells of a process; of an open file where it leads. Empty if it is gone. */
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
