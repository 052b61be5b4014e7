import type { RequestListener, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { PageToShow } from '../../../../src/features/what-changed/screenshots/screenshot.ts'
import { drawn } from '../../../stand-ins/scenes/drawn.ts'
import { measure, openStage, page, program, ruled, toShow } from './studio.ts'

const block = (top: number, colour: string, height = 40): string =>
  `<p style="position:absolute;left:20px;top:${top}px;height:${height}px;width:400px;margin:0;background:${colour}">Text</p>`

describe.skipIf(program === undefined)('pictures', () => {
  it('show what differs, with 24 rows around it, in the order of the pages, and a new page from its top', async () => {
    const visits = '<script>document.body.append(document.cookie); document.cookie = "seen=yes"</script>'
    /** Each page before and after; width, first row and height of its pictures, after and before. A bar is 15 wide. */
    const rows: Readonly<Record<string, readonly [string, string, ...(readonly [number, number, number])[]]>> = {
      'a-paragraph': [ruled(block(1553, 'red')), ruled(block(1553, 'blue')), [756, 1529, 88], [756, 1529, 88]],
      'only-moved-down': [ruled(''), ruled('', 50), [756, 976, 98], [756, 976, 48]],
      nothing: [ruled('Text'), `${ruled('Text')}<!-- another build -->`],
      'a-first-visit': [ruled(visits), ruled(visits)],
      new: ['', ruled('A'), [1282, 0, 1600]],
    }
    const names = Object.keys(rows)
    const contents = (index: 0 | 1) => Object.fromEntries(names.map((name) => [name, rows[name]?.[index] ?? '']))
    await using stage = await openStage(contents(0))
    const pages = names.map((name) => toShow(`/${name}/`, name === 'new' ? 'new' : 'changed'))
    const taken = await stage.take(contents(1), pages)
    expect(taken.notice).toBeUndefined()
    expect(taken.screenshots.map(({ path }) => path)).toEqual(names.map((name) => `/${name}/`))
    for (const { path } of taken.files) expect(path).toMatch(/^\.well-known\/static-deploy\/[0-9a-f]{32}\.webp$/u)
    const measured = await measure(stage.temp, taken.files)
    for (const { border } of measured) expect(border).toEqual([0xaf, 0xb8, 0xc1])
    for (const { path, ...found } of taken.screenshots) {
      const [, , ...expected] = rows[path.slice(1, -1)] ?? []
      const { after, before, parts } = found.result === 'pictures' ? found : {}
      expect([path, found.result]).toEqual([path, expected.length > 0 ? 'pictures' : 'same'])
      const shown = [after, before].flatMap(
        (file) => measured[taken.files.findIndex((each) => each.path === file)] ?? [],
      )
      const sizes = shown.map(({ first, height, width }) => [width, first, height])
      expect([path, ...sizes]).toEqual([path, ...expected])
      expect(parts).toBe(path === '/new/' || expected.length === 0 ? undefined : 1)
    }
    // The live site is asked as a visitor asks it.
    expect(stage.asked.length).toBeGreaterThan(4)
    expect(JSON.stringify(stage.asked)).not.toMatch(/authorization|cookie|key/iu)
  })

  it('have a colour of ours only where words are known to differ, and end where the page does', async () => {
    const box = (colour: string) => page(`<p style="background:${colour};margin:0;width:400px;height:60px">Ships</p>`)
    const [orange, blue] = ['#ffe0b0', '#b0e0ff']
    await using stage = await openStage({ changed: box(orange), restyled: box(orange) })
    const pages = [toShow('/changed/'), toShow('/restyled/', 'unsure'), toShow('/new/', 'new')]
    const contents = { changed: box(blue), restyled: box(blue), new: box(blue) }
    const taken = await stage.take(contents, pages, { hasWordsOn: (path) => path === '/changed/' })
    expect(taken.screenshots.map(({ result }) => result)).toEqual(pages.map(() => 'pictures'))
    const measured = await measure(stage.temp, taken.files)
    const pictureOf = (index: number) => {
      const { after = '' } = { ...taken.screenshots[index] } as { after?: string }
      return measured[taken.files.findIndex(({ path }) => path === after)]
    }
    // Red is the lowest byte.
    const [untrue, plain, top] = [0, 1, 2].map(pictureOf)
    expect([untrue, plain, top].map((each) => each?.colours.includes(0xffe0b0))).toEqual([false, true, true])
    // 60 rows of the page with its margin, and the rows around.
    expect(top?.height).toBeLessThan(150)
    expect(top?.colours).toContain(0xffffff)
  })

  it('show no page of which nothing is left, and say why, or else the change', async () => {
    const moving = (text: string, step: number) =>
      page(`<p id="time"></p><p style="margin:90px 0">${text}</p><script>
        let time = ${step}
        const show = () => { document.getElementById('time').textContent = 'At ' + time++ + ' of many' }
        show()
        setInterval(show, 200)
      </script>`)
    const high = (text: string) => page(`<div style="height:16100px">Page</div>${text}`)
    const rows: Readonly<
      Record<string, readonly [before: string, after: string, change: PageToShow['change'], object]>
    > = {
      clock: [moving('A', 1000), moving('A', 5000), 'changed', { reason: 'only what moves by itself differs' }],
      news: [moving('A', 1000), moving('Other', 5000), 'changed', { result: 'pictures', parts: 1 }],
      high: [high('A'), high('B'), 'changed', { reason: 'the change is below what a browser draws' }],
      gone: [
        page('A'),
        page('<script>setTimeout(() => (location = "about:blank"), 900)</script>'),
        'changed',
        { reason: 'it went to another site' },
      ],
      same: [page('A'), page('<b></b>A'), 'unsure', { result: 'same' }],
    }
    const contents = (index: 0 | 1) => Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row[index]]))
    await using stage = await openStage(contents(0))
    const pages = Object.entries(rows).map(([name, [, , change]]) => toShow(`/${name}/`, change))
    const { screenshots, files } = await stage.take(contents(1), pages)
    const expected = Object.entries(rows).map(([name, [, , change, found]]) => ({
      result: 'none',
      ...toShow(`/${name}/`, change),
      ...found,
    }))
    expect(screenshots).toMatchObject(expected)
    expect(files).toHaveLength(2)
  })

  it('show the root page where no page changed, and what it loads only where a visitor scrolls to or a script asks', async () => {
    const image = (colour: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="200"><path fill="${colour}" d="M0 0h40v200H0z"/></svg>`
    const script = `setTimeout(async () => document.body.append(await (await fetch('/a.txt')).text()), 100)`
    const lazy = '<div style="height:4000px"></div><img loading="lazy" src="/a.svg" width="40" height="200">'
    const home = { 'index.html': page(`${lazy}<script>${script}</script>`) }
    await using stage = await openStage({ 'a.svg': image('teal'), 'a.txt': 'Live', ...home })
    const contents = { 'a.svg': image('olive'), 'a.txt': 'New', ...home }
    const root = [toShow('/', 'unsure')]
    const taken = await stage.take(contents, root)
    const shown = { ...toShow('/', 'unsure'), result: 'pictures', after: expect.any(String) }
    expect(taken.screenshots).toMatchObject([{ ...shown, before: expect.any(String), parts: 1 }])
    const measured = await measure(stage.temp, taken.files)
    const [olive, teal] = [0x008080, 0x808000]
    const found = measured.map(({ colours }) => [olive, teal].filter((colour) => colours.includes(colour)))
    expect(new Set(found.flat())).toEqual(new Set([olive, teal]))
    expect(found).toHaveLength(2)
    // Nothing is compared.
    expect((await stage.take(contents, root, { live: undefined })).screenshots).toEqual([{ ...shown, noBefore: false }])
  })

  it('show no change where something fixed hides other text than before, and are the same bytes when taken again', async () => {
    const banner = '<p style="position:fixed;bottom:0;left:0;right:0;margin:0;background:teal">We use cookies</p>'
    const text = Array.from({ length: 90 }, (_, index) => `<p>Line ${index} of the page</p>`)
    const withLine = text.toSpliced(3, 0, '<p>A new line</p>').join('')
    await using stage = await openStage({ guide: page(text.join('') + banner) })
    const take = () => stage.take({ guide: page(withLine + banner) }, [toShow('/guide/')])
    const [first, second] = [await take(), await take()]
    expect(first.screenshots).toMatchObject([{ parts: 1, isCut: false }])
    expect(second.screenshots).toEqual(first.screenshots)
  })

  it('have a "before" if the live site serves the page', async () => {
    const gone: RequestListener = (_, response) => void response.writeHead(404).end()
    const says = (body: string) => (_: unknown, response: ServerResponse) => void response.end(`${body}Before`)
    const live: Readonly<Record<string, readonly [hasBefore: boolean, RequestListener]>> = {
      '/not-there/': [false, gone],
      '/out-of-order/': [false, (_, response) => void response.writeHead(503).end()],
      '/elsewhere/': [false, (_, response) => response.writeHead(302, { location: 'https://other.test/' }).end()],
      '/cut-off/': [false, ({ socket }) => socket.destroy()],
      '/never-all/': [true, says('<link rel="stylesheet" href="/404.css"><img src="/never.png">')],
      '/with-a-worker/': [true, says('<script>new Worker("/a.js"); new SharedWorker("/a.js")</script>')],
    }
    const assets: typeof live = {
      '/404.css': [false, gone],
      '/a.js': [false, says('')],
      '/never.png': [false, () => {}],
    }
    const answers = { ...live, ...assets }
    await using stage = await openStage((request, response) => answers[request.url ?? '']?.[1](request, response))
    stage.limit({ 60000: 600_000, 7000: 3000 })
    const paths = drawn(Object.keys(live))
    const contents = Object.fromEntries(paths.map((path) => [path.slice(1, -1), page('After')]))
    const pages = paths.map((path) => toShow(path))
    const { screenshots, notice } = await stage.take(contents, pages)
    expect(notice).toBeUndefined()
    const measured = screenshots.map(({ path, ...found }) => {
      const { after, before, noBefore } = found.result === 'pictures' ? found : {}
      return [path, [after, before].map(Boolean), noBefore]
    })
    const expected = paths.map((path) => [path, [true, live[path]?.[0]], live[path]?.[0] ? undefined : true])
    expect(new Map(measured.map((each) => [each[0], each]))).toEqual(new Map(expected.map((each) => [each[0], each])))
  })
})
