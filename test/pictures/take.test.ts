import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { drawn } from '../stand-ins/scenes/drawn.ts'
import { openStage, page, pixelsOf, processesOf, program, ruled, wish } from './studio.ts'

const isLinux = process.platform === 'linux'

const block = (top: number, colour: string, height = 40): string =>
  `<p style="position:absolute;left:20px;top:${top}px;height:${height}px;width:400px;margin:0;background:${colour}">Text</p>`

describe.skipIf(program === undefined)('pictures', () => {
  it('show what differs, with 40 pixels around it', async () => {
    const twice = (colour: string): string => ruled(block(500, colour) + block(900, colour))
    const visits = '<script>document.body.append(document.cookie); document.cookie = "seen=yes"</script>'
    /** Each page before and after; width, first row and height of its pictures, after and before. */
    const rows: Readonly<Record<string, readonly [string, string, ...(readonly [number, number, number])[]]>> = {
      'a-paragraph': [ruled(block(1553, 'red')), ruled(block(1553, 'blue')), [600, 1513, 120], [600, 1513, 120]],
      'the-first-to-the-last': [twice('red'), twice('blue'), [600, 460, 520], [600, 460, 520]],
      'only-moved-down': [ruled(''), ruled('', 50), [600, 960, 130], [600, 960, 80]],
      'top-to-end': [ruled(block(0, 'red', 2900)), ruled(block(0, 'blue', 2900)), [600, 0, 1600], [600, 0, 1600]],
      nothing: [ruled('Text'), `${ruled('Text')}<!-- another build -->`],
      'a-first-visit': [ruled(visits), ruled(visits)],
    }
    const names = Object.keys(rows)
    const contents = (index: 0 | 1) => Object.fromEntries(names.map((name) => [name, rows[name]?.[index] ?? '']))
    await using stage = await openStage(contents(0))
    const wishes = names.map((name) => wish(`/${name}/`))
    const taken = await stage.take(contents(1), wishes)
    expect([taken.notice, taken.looks.map(({ path }) => path)]).toEqual([undefined, names.map((name) => `/${name}/`)])
    for (const { path } of taken.files) expect(path).toMatch(/^\.well-known\/static-deploy\/[0-9a-f]{32}\.webp$/u)
    const seen = await pixelsOf(stage.temp, taken.files)
    for (const { path, looks, after, before } of taken.looks) {
      const [, , ...expected] = rows[path.slice(1, -1)] ?? []
      const shown = [after, before].flatMap((file) => seen[taken.files.findIndex((each) => each.path === file)] ?? [])
      const found = shown.map(({ first, height, width }) => [width, first, height])
      expect([path, ...found]).toEqual([path, ...expected])
      expect(looks).toBe(expected.length > 0 ? 'different' : 'same')
    }
    // The live site is asked as a visitor asks it.
    expect(stage.asked.length).toBeGreaterThan(4)
    expect(JSON.stringify(stage.asked)).not.toMatch(/authorization|cookie|key/iu)
  })

  it('show a new page from its top, and the root page as it is where nothing is compared', async () => {
    await using stage = await openStage()
    const wishes = [wish('/guide/', 'new'), wish('/', 'root')]
    const taken = await stage.take({ guide: ruled('A'), 'index.html': ruled('B') }, wishes)
    const expected = wishes.map((each, index) => ({ ...each, after: taken.files[index]?.path, noBefore: false }))
    expect(taken.looks).toEqual(expected)
    const tops = { first: 0, height: 1600 }
    expect(await pixelsOf(stage.temp, taken.files)).toMatchObject([tops, tops])
    const [whole] = await pixelsOf(stage.temp, taken.files, 'image/webp', 0)
    expect([whole?.width, ...(whole?.bytes.subarray(0, 3) ?? [])]).toEqual([1282, 0xaf, 0xb8, 0xc1])
    expect(stage.asked).toEqual([])
  })

  it('show what a page loads only where a visitor scrolls to, and what its scripts ask for', async () => {
    const image = (colour: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${colour}" d="M0 0h40v40H0z"/></svg>`
    const script = `setTimeout(async () => document.body.append(await (await fetch('/a.txt')).text()), 100)`
    const lazy = '<div style="height:6000px"></div><img loading="lazy" src="/a.svg" width="40" height="40">'
    const guide = page(`${lazy}<script>${script}</script>`)
    await using stage = await openStage({ 'a.svg': image('teal'), 'a.txt': 'Live', guide })
    const taken = await stage.take({ 'a.svg': image('olive'), 'a.txt': 'New', guide }, [wish('/guide/')])
    const seen = await pixelsOf(stage.temp, taken.files)
    const colours = [Buffer.of(128, 128, 0, 255), Buffer.of(0, 128, 128, 255)]
    const found = seen.flatMap(({ bytes }) => colours.map((colour) => bytes.includes(colour)))
    expect(found).toEqual([true, false, false, true])
  })

  it('have a "before" of what the live site served in time, whatever others serve', async () => {
    const silent = createServer(({ url }, response) => url === '/frame' && response.end('Frame')).listen(0)
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const other = `http://localhost:${port}`
    const gone: RequestListener = (_, response) => void response.writeHead(404).end()
    const broken: RequestListener = (_, response) => void response.writeHead(503).end()
    const says = (body: string) => (_: unknown, response: ServerResponse) => void response.end(`${body}Before`)
    const live: Readonly<Record<string, readonly [hasBefore: boolean, RequestListener]>> = {
      '/not-there/': [false, gone],
      '/out-of-order/': [false, broken],
      '/elsewhere/': [false, (_, response) => response.writeHead(302, { location: 'https://other.test/' }).end()],
      '/cut-off/': [false, ({ socket }) => socket.destroy()],
      '/without-its-style/': [false, says('<link rel="stylesheet" href="/503.css">')],
      '/not-in-time/': [false, says('<img src="/never.png">')],
      '/there/': [true, says('<link rel="stylesheet" href="/404.css">')],
      '/with-a-worker/': [true, says('<script>new Worker("/a.js"); new SharedWorker("/a.js")</script>')],
      '/with-a-frame/': [true, says(`<iframe src="${other}/frame"></iframe>`)],
      '/with-others/': [true, says(`<img src="${other}/a.png">`)],
    }
    const assets: typeof live = {
      '/503.css': [false, broken],
      '/404.css': [false, gone],
      '/a.js': [false, says('')],
      '/never.png': [false, () => {}],
    }
    const answers = { ...live, ...assets }
    await using stage = await openStage((request, response) => answers[request.url ?? '']?.[1](request, response))
    const paths = drawn(Object.keys(live))
    const contents = Object.fromEntries(paths.map((path) => [path.slice(1, -1), page('After')]))
    const { looks, notice } = await stage.take(
      contents,
      paths.map((path) => wish(path)),
    )
    silent.close().closeAllConnections()
    expect(notice).toBeUndefined()
    const seen = looks.map(({ path, after, before, noBefore }) => [path, [after, before].map(Boolean), noBefore])
    expect(seen).toEqual(paths.map((path) => [path, [true, live[path]?.[0]], live[path]?.[0] ? undefined : true]))
  })

  it('are not begun where the run is cancelled before', async () => {
    await using stage = await openStage()
    const signal = AbortSignal.abort(new Error('The run was cancelled.'))
    await expect(stage.take({ guide: 'a' }, [wish('/guide/')], { signal })).rejects.toThrow('cancelled')
    expect(readdirSync(stage.temp)).toEqual([])
  })
})

describe('without pictures a notice says why', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['there is no browser', { PATH: '' }, 'there is no Chrome or Chromium'],
    ['it does not start', { CHROME_PATH: '/bin/false' }, '/bin/false does not start: it says nothing'],
    ['it is no program', { CHROME_PATH: '/etc' }, '/etc does not start: spawn /etc EACCES'],
  ])('where %s', async (_, variables, why) => {
    await using stage = await openStage()
    for (const [name, value] of Object.entries({ CHROME_BIN: '', ...variables })) vi.stubEnv(name, value)
    const { files, looks, notice } = await stage.take({ guide: 'a' }, [wish('/guide/')])
    expect({ files, looks }).toEqual({ files: [], looks: [] })
    expect(notice).toContain(`Screenshots: ${why}`)
    expect(readdirSync(stage.temp)).toEqual([])
  })

  const taken = ['.well-known/static-deploy/a.webp', '.well-known/static-deploy', '.well-known']
  it.each(taken)('where the site has %s, which stays', async (path) => {
    await using stage = await openStage()
    const files = [{ path, source: '', size: 1, content: Buffer.from('a') }]
    const { notice, ...nothing } = await stage.take({}, [wish('/')], { files })
    expect(nothing).toEqual({ files: [], looks: [] })
    expect(notice).toContain('the site has files of its own at .well-known/static-deploy/')
  })

  it.skipIf(process.platform === 'win32')('where a browser never says that it is there', async () => {
    await using stage = await openStage()
    stage.limitTo(500)
    const program = join(stage.temp, 'silent')
    writeFileSync(program, '#!/bin/sh\nsleep 600 &\nwait\n')
    chmodSync(program, 0o755)
    vi.stubEnv('CHROME_PATH', program)
    mkdirSync(join(stage.temp, 'own'))
    const { notice } = await stage.take({ guide: 'a' }, [wish('/guide/')], { temp: join(stage.temp, 'own') })
    expect(notice).toBe('Screenshots: only 0 of 1 pages were looked at within 60 s.')
    expect(readdirSync(join(stage.temp, 'own'))).toEqual([])
    if (isLinux) expect(processesOf(stage.temp)).toEqual([])
  })
})
