/** Pages that turn against the runner that takes their pictures. */
import { createSocket } from 'node:dgram'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { pagesOf } from '../../../../src/features/what-changed/screenshots/screenshot.ts'
import { drawn } from '../../../stand-ins/scenes/drawn.ts'
import { openStage, page, program, readProcess, toShow } from './studio.ts'

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0

/** A server of the runner's network, which knows who asked it. */
async function openInnerServer() {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(`${url}`)
    response.end('What only the runner may read')
  })
  server.on('upgrade', ({ url }, socket) => {
    asked.push(`${url}`)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, asked, [Symbol.dispose]: () => void server.close().closeAllConnections() }
}

/** Servers for STUN and TURN of the runner's network, which count packets and connections. */
async function openRelays() {
  const reached = { packets: 0, connections: 0 }
  const udp = createSocket('udp4').on('message', () => {
    reached.packets += 1
  })
  const tcp = createTcpServer((socket) => {
    reached.connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
  const ports = { udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port }
  const close = () => {
    udp.close()
    tcp.close()
  }
  return { ports, reached, [Symbol.dispose]: close }
}

/** Pages that ask a server of the runner's network, or go there. */
function askingPages(host: string): Readonly<Record<string, string>> {
  const total = JSON.stringify({ total: { label: 'a', amount: { currency: 'EUR', value: '1' } } })
  const rules = { prefetch: [{ urls: [`http://${host}/speculation`], eagerness: 'immediate' }] }
  const asking = [
    `<iframe src="http://${host}/frame"></iframe><img src="http://${host}/image">`,
    `<iframe srcdoc="<iframe src='http://${host}/inner-frame'></iframe>"></iframe>`,
    `<link rel="prefetch" href="http://${host}/prefetch"><script src="http://${host}/script"></script>`,
    `<script>fetch("http://${host}/post", { method: "POST", mode: "no-cors", body: "a" })</script>`,
    `<script>new WebSocket("ws://${host}/socket"); new Worker("/a.js"); new SharedWorker("/a.js")</script>`,
    `<script type="speculationrules">${JSON.stringify(rules)}</script>`,
    `<script>new PaymentRequest([{ supportedMethods: "http://${host}/payment" }], ${total}).canMakePayment()</script>`,
  ]
  const form = `<form id="a" method="post" action="http://${host}/form"></form><script>a.submit()</script>`
  return {
    asking: asking.join(''),
    form,
    'leading-elsewhere': `<meta http-equiv="refresh" content="0;url=http://${host}/refresh">`,
    'leaving-late': `<div style="height:2000px"></div><script>onscroll = () => setTimeout(() => {
      location = "http://${host}/late"
    }, 200)</script>`,
  }
}

const odd = {
  dialog: '<script>alert(1); confirm(2); prompt(3)</script>',
  download: '<a href="/a.zip" download id="a">a</a><script>a.click()</script>',
  window: '<script>open("/plain/"); open("about:blank")?.document.write("a")</script>',
  'to-a-file': '<script>location = "file:///etc/passwd"</script>',
  'to-a-file-later': '<meta http-equiv="refresh" content="0;url=file:///etc/passwd">',
  wide: '<div style="width:10000px;height:9px;background:red"></div>',
  high: '<div style="height:200000px;background:linear-gradient(red,blue)"></div>',
  growing: '<script>onscroll = () => document.body.append(document.createElement("hr"))</script>',
  'asking-on-and-on': '<script>setInterval(() => fetch("/" + Math.random()), 20)</script>',
  'not-letting-go': '<script>onbeforeunload = () => "a"; onunload = () => { for (;;); }</script>',
  webgl: '<canvas id="a"></canvas><script>document.body.append(String(a.getContext("webgl")))</script>',
}

/** They replace what the action asks, or start a program. */
const turning = {
  loud: '<script>alert("a".repeat(2 ** 28)); console.log("a".repeat(2 ** 28))</script>',
  replaced: '<script>performance.getEntriesByType = () => [{ responseStatus: "a".repeat(2 ** 29) }]</script>',
  broken: '<script>Promise = setTimeout = undefined</script>',
  mail: '<script>location = "mailto:a@example.com"</script>',
  other: '<a id="a" href="web+other:a">a</a><script>a.click()</script>',
  frames: '<iframe src="mailto:a@example.com"></iframe><iframe src="data:text/html,Frame"></iframe>',
}

const away = '<div style="height:2000px"></div><script>onscroll = () => (location = "about:blank")</script>'

describe.skipIf(program === undefined)('a page that is pictured', () => {
  it('reaches no server of the network, neither from the own site nor from the live one', async () => {
    using inner = await openInnerServer()
    const bodies = drawn(Object.entries(askingPages(inner.host)))
    const pages = Object.fromEntries(bodies.map(([name, body]) => [name, page(`${name}${body}`)]))
    const contents = { ...pages, 'a.js': `fetch("http://${inner.host}/worker", { mode: "no-cors" })` }
    await using stage = await openStage(contents)
    const changed = Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, html.replace(name, 'More')]))
    const shown = Object.keys(pages).map((name) => toShow(`/${name}/`))
    const { screenshots } = await stage.take({ ...contents, ...changed }, shown)
    expect(inner.asked).toEqual([])
    expect(screenshots.map(({ path, result }) => [path, result])).toEqual(
      expect.arrayContaining(shown.map(({ path }) => [path, 'pictures'])),
    )
    expect(stage.lines.slice(0, -1)).toEqual([])
  })

  it('reaches no server by WebRTC', async () => {
    using relays = await openRelays()
    const { udp, tcp } = relays.ports
    const account = { username: 'a', credential: 'a' }
    const iceServers = [
      { urls: `stun:127.0.0.1:${udp}` },
      { urls: `turn:127.0.0.1:${udp}?transport=udp`, ...account },
      { urls: `turn:127.0.0.1:${tcp}?transport=tcp`, ...account },
    ]
    const html = page(`Page<script>
      const connection = new RTCPeerConnection(${JSON.stringify({ iceServers })})
      connection.createDataChannel('a')
      connection.setLocalDescription()
      // Gathering takes a while: until then the page is not at rest.
      const asking = setInterval(() => fetch('/'), 100)
      setTimeout(() => clearInterval(asking), 2500)
    </script>`)
    await using stage = await openStage()
    const { screenshots } = await stage.take({ guide: html }, [toShow('/guide/', 'new')])
    expect(screenshots).toMatchObject([{ after: expect.any(String) }])
    expect(relays.reached).toEqual({ packets: 0, connections: 0 })
  })

  it('asks nobody for a name by multicast DNS', async (context) => {
    const names: string[] = []
    const socket = createSocket({ type: 'udp4', reuseAddr: true })
    socket.on('message', (packet) => void names.push(packet.toString('latin1')))
    // Another program may have the port, or the machine no network.
    const isThere = await new Promise((resolve) => {
      socket.once('error', () => resolve(false)).bind(5353, () => resolve(true))
    })
    if (!isThere) return context.skip()
    for (const { family, address } of Object.values(networkInterfaces()).flatMap((each) => each ?? []))
      if (family === 'IPv4') socket.addMembership('224.0.0.251', address)
    const html = page(`Page<script type="module">
      const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()]
      one.createDataChannel('a')
      await one.setLocalDescription()
      await other.setRemoteDescription(one.localDescription)
      await other.setLocalDescription()
      await one.setRemoteDescription(other.localDescription)
      const usernameFragment = /ice-ufrag:(\\S+)/.exec(one.remoteDescription.sdp)[1]
      const candidate = 'candidate:1 1 udp 2122260223 a-name-of-its-choice.local 9999 typ host ufrag ' + usernameFragment
      await one.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0, usernameFragment })
      const asking = setInterval(() => fetch('/'), 100)
      setTimeout(() => clearInterval(asking), 2500)
    </script>`)
    await using stage = await openStage()
    const { screenshots } = await stage.take({ guide: html }, [toShow('/guide/', 'new')])
    socket.close()
    expect(screenshots).toMatchObject([{ after: expect.any(String) }])
    expect(names.filter((name) => name.includes('a-name-of-its-choice'))).toEqual([])
  })

  it('has a picture, and the policy of the action, though it has a service worker and begins again with it', async () => {
    using inner = await openInnerServer()
    const asks = `<script>fetch("http://${inner.host}/from-the-worker", { mode: "no-cors" })</script>`
    const worker = `addEventListener('install', () => skipWaiting())
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => {
        const headers = { 'content-type': 'text/html' }
        if (event.request.mode === 'navigate') event.respondWith(new Response(${JSON.stringify(page(`Worker${asks}`))}, { headers }))
      })`
    const html = page(`<h1>Page</h1><script>
      navigator.serviceWorker.register('/worker.js')
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    </script>`)
    await using stage = await openStage({ guide: html, other: html })
    const contents = { guide: html, other: html.replace('Page', 'Other'), 'worker.js': worker }
    const pages = ['/guide/', '/other/', '/guide/', '/other/'].map((path) => toShow(path))
    const { screenshots } = await stage.take(contents, pages)
    expect(screenshots.map((each) => [each.result, pagesOf(each).map(({ path }) => path)])).toEqual([
      ['same', ['/guide/']],
      ['pictures', ['/other/', '/other/']],
      ['same', ['/guide/']],
    ])
    expect(inner.asked).toEqual([])
  })

  it('has no picture if it can not be opened, and a reason in words of the action', async () => {
    await using stage = await openStage()
    const source = join(stage.temp, 'index.html')
    writeFileSync(source, page('A'))
    const file = { path: 'guide/index.html', source, size: statSync(source).size }
    writeFileSync(source, page('Longer by now'))
    const { screenshots } = await stage.take([file], [toShow('/guide/', 'new')])
    expect(screenshots).toMatchObject([{ result: 'none', reason: 'the browser could not open it' }])
  })

  it('has no picture if it is gone by then, changes no answer, starts no program, and keeps no other from its own', async () => {
    await using stage = await openStage()
    stage.limit({ 60000: 600_000, 7000: 3000 })
    const [folder, started] = [join(stage.temp, 'bin'), join(stage.temp, 'started')]
    mkdirSync(folder)
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$@" >> ${started}\n`)
    chmodSync(join(folder, 'xdg-open'), 0o755)
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
    const some = [turning, odd].flatMap((pages) => drawn(Object.entries(pages)))
    const bodies = { away, ...Object.fromEntries(some), plain: 'Plain' }
    const pages = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, page(`${name}${body}`)]))
    const shown = Object.keys(pages).map((name) => toShow(`/${name}/`, 'new'))
    const { screenshots, notice } = await stage.take({ ...pages, 'a.zip': 'PK' }, shown)
    expect(notice).toBeUndefined()
    const without = screenshots.flatMap(({ path, result }) => (result === 'none' ? [path] : []))
    expect(screenshots).toContainEqual({
      ...toShow('/away/', 'new'),
      result: 'none',
      reason: 'it went to another site',
    })
    // What a browser shows in place of these is no page of this site.
    expect(without.filter((path) => !['/away/', '/loud/', '/mail/', '/other/'].includes(path))).toEqual([])
    expect(existsSync(started)).toBe(false)
    expect(readdirSync(stage.temp)).toEqual(['bin'])
  })

  it.skipIf(!isLinux)('leaves no file open that it no longer reads', async () => {
    await using stage = await openStage()
    const source = join(stage.temp, 'large.bin')
    writeFileSync(source, '')
    truncateSync(source, 2 ** 33)
    const { size } = statSync(source)
    const html = page(`<script>for (let i = 0; i < 60; i++) {
      const controller = new AbortController()
      fetch('/large.bin?' + i, controller).then(() => controller.abort())
    }</script>`)
    const guide = { path: 'guide/index.html', source: '', size: html.length, content: Buffer.from(html) }
    const { screenshots } = await stage.take([guide, { path: 'large.bin', source, size }], [toShow('/guide/', 'new')])
    expect(screenshots).toMatchObject([{ after: expect.any(String) }])
    const open = () => readdirSync('/proc/self/fd').filter((fd) => readProcess('self', `fd/${fd}`) === source)
    await vi.waitUntil(() => open().length === 0, 20_000)
  })

  it('makes the live site send no more than it reads, and no more than 16 MiB at once', async () => {
    let sent = 0
    const sendOn = (response: ServerResponse) => {
      sent += 2 ** 18
      if (sent < 2 ** 30) response.write(Buffer.alloc(2 ** 18), (error) => error || sendOn(response))
    }
    const reading = ['', '.then((response) => response.text())'].map((how) => `fetch("/large" + Math.random())${how}`)
    await using stage = await openStage(({ url }, response) => {
      if (url?.startsWith('/large')) sendOn(response)
      else response.setHeader('content-type', 'text/html').end(page(`<script>${reading.join(';')}</script>Before`))
    })
    stage.limit({ 60000: 600_000, 7000: 3000 })
    const { screenshots } = await stage.take({ guide: page('After') }, [toShow('/guide/')])
    expect(screenshots).toMatchObject([{ after: expect.any(String) }])
    // What is under way between the two counts, too.
    expect(sent).toBeLessThan(2 ** 28)
  })

  it.skipIf(!isRoot)('is not opened without the sandbox, unless that is the word of the user', async () => {
    await using stage = await openStage()
    vi.stubEnv('CHROME_NO_SANDBOX', '')
    const { files, screenshots, notice } = await stage.take({ guide: 'a' }, [toShow('/guide/', 'new')])
    expect(files).toEqual([])
    expect(screenshots).toMatchObject([
      { result: 'none', reason: expect.stringMatching(/^the sandbox of \S+ can't start/u) },
    ])
    expect(notice).toMatch(/^Screenshots: the sandbox of \S+ can't start .* CHROME_NO_SANDBOX=1 /u)
  })
})
