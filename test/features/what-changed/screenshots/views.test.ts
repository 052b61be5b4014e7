import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { viewsOf } from '../../../../src/features/what-changed/screenshots/views.ts'
import { filesOf, openStage, program, toShow } from './studio.ts'

describe('views', () => {
  const site = filesOf({ 'index.html': '', pricing: '', 'about.html': '', 'iframe.html': '', 'a b': '' })
  it.each<[string, address: string, view: object]>([
    ['a route behind a hash', '/#/settings', { address: '/#/settings', hasFile: true }],
    ['a route', '/settings/mail', { address: '/settings/mail', hasFile: false }],
    ['a route that ends like a file', '/users/jane.doe', { address: '/users/jane.doe', hasFile: false }],
    ['a story', '/iframe.html?id=button--primary', { address: '/iframe.html?id=button--primary', hasFile: true }],
    ['a story in its frame', '/index.html?path=/story/a', { address: '/index.html?path=/story/a', hasFile: true }],
    ['a folder, with its slash', '/pricing?a=b#c', { address: '/pricing/?a=b#c', hasFile: true }],
    ['an encoded folder', '/a%20b', { address: '/a%20b/', hasFile: true }],
    ['what a host may serve without its ending', '/about', { address: '/about', hasFile: false }],
    ['what is no encoding', '/100%', { address: '/100%', hasFile: false }],
    ['two slashes inside', '/a//b', { address: '/a//b', hasFile: false }],
  ])('are %s', (_, address, view) => {
    const expected = { path: address, title: address, change: 'unsure', view }
    expect(viewsOf(site, [address, address], [])).toEqual([expected])
  })

  it('of stories have their names, one picture if they are new, and none if they are removed', () => {
    const [all, added] = [
      new Map([
        ['a--b', 'A / B'],
        ['c--d', 'C / D'],
      ]),
      new Map([['c--d', 'C / D']]),
    ]
    const stories = { frame: '/iframe.html', all, added, removed: new Map([['e--f', 'E / F']]) }
    const ids = ['a--b', 'c--d', 'e--f', 'g--h']
    const addresses = ids.flatMap((id) => [`/iframe.html?id=${id}`, `/?path=/story/${id}`])
    const views = viewsOf(site, addresses, [], stories)
    expect(views.map(({ title, change, path }) => [title, change, path])).toEqual([
      ...addresses.slice(0, 2).map((path) => ['A / B', 'unsure', path]),
      ...addresses.slice(2, 4).map((path) => ['C / D', 'new', path]),
      ...addresses.slice(6).map((path) => [path, 'unsure', path]),
    ])
  })

  it('are not what is shown anyway', () => {
    const addresses = ['/pricing', '/pricing/', '/', '/#/a']
    expect(viewsOf(site, addresses, [toShow('/pricing/'), toShow('/')]).map(({ path }) => path)).toEqual(['/#/a'])
  })
})

/** An app with routes, whose pages a script draws. */
const app = (label: string): Readonly<Record<string, string>> => ({
  'index.html': '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>',
  'app.js': `const route = location.pathname + location.hash + location.search
    document.querySelector('#root').innerHTML = '<h1>The view ' + route + '</h1><p>'
      + (/set|=/.test(route) ? '${label} of the horn' : 'Nothing to see here') + '</p>'`,
})
const missing = (text: string) => ({ '404.html': `<!doctype html><title>Not found</title><h1>${text}</h1>` })
const copy = (label: string) => ({ '404.html': app(label)['index.html'] ?? '' })

type Files = Readonly<Record<string, string>>

/** A host that sends a body with each 404, or its root page for everything. */
const host = (files: Files, answersAll: boolean): RequestListener => {
  return ({ url = '' }, response) => {
    const file = files[url.split('?', 1)[0]?.slice(1) || 'index.html']
    response.statusCode = file === undefined && !answersAll ? 404 : 200
    response.end(file ?? files[answersAll ? 'index.html' : '404.html'] ?? 'No such page')
  }
}

describe.skipIf(program === undefined)('what is shown of views', () => {
  const addresses = ['/settings', '/start', '/#/settings', '/?id=a']
  const sound = { result: 'pictures', parts: 1, words: { text: [{ removed: 'Sound', added: 'Volume' }] } }
  const noPage = { result: 'none', reason: 'the live site has no page there' }
  it.each<[string, live: RequestListener, now: Files, expected: readonly object[]]>([
    [
      'at a host with a page for what is missing',
      host({ ...app('Sound'), ...copy('Sound') }, false),
      { ...app('Volume'), ...copy('Volume') },
      [sound, { result: 'same' }, sound, sound],
    ],
    [
      'at a host with such a page that is no app',
      host({ ...app('Sound'), ...missing('Nothing here') }, false),
      { ...app('Volume'), ...missing('Nobody here') },
      [{ result: 'pictures', joined: [{ path: '/start' }] }, sound, sound],
    ],
    ['at a host that has no page there', host(app('Sound'), false), app('Volume'), [noPage, noPage, sound, sound]],
    [
      'at a host that answers every address',
      host(app('Sound'), true),
      app('Volume'),
      [sound, { result: 'same' }, sound, sound],
    ],
  ])('is right %s', async (_, live, now, expected) => {
    await using stage = await openStage(live)
    const { screenshots } = await stage.take(now, viewsOf(filesOf(now), addresses, []))
    expect(screenshots).toMatchObject(expected)
    // Only the first one without a file is asked for.
    const paths = stage.asked.map((each) => (each as { path: string }).path)
    expect(paths.filter((path) => path === '/start').length).toBeLessThan(2)
  })

  it('is the new one, if there is no live site', async () => {
    await using stage = await openStage()
    const site = app('Sound')
    const views = viewsOf(filesOf(site), ['/#/settings', '/settings'], [])
    const { screenshots } = await stage.take(site, views, { live: undefined })
    const [route, missing] = [{ result: 'pictures', noBefore: false }, { reason: 'the site has no page there' }]
    expect(screenshots).toMatchObject([route, missing])
  })

  it('is as much as there is room for, behind the pages, and the rest is said', async () => {
    await using stage = await openStage(host(app('Sound'), true))
    const now = app('Volume')
    const views = viewsOf(filesOf(now), ['/settings', '/start', '/?a=b', '/set'], [])
    const { screenshots, files } = await stage.take(now, [toShow('/', 'unsure'), ...views], { max: 1 })
    const reason = 'it looks different, but screenshots: 1 has no room for it'
    expect(screenshots).toMatchObject([
      { path: '/', result: 'same' },
      { path: '/settings', result: 'pictures' },
      { path: '/start', result: 'same' },
      { path: '/?a=b', result: 'none', reason },
      { path: '/set', result: 'none', reason },
    ])
    expect(files).toHaveLength(2)
  })

  it('is nothing of what was not reached in time', async () => {
    await using stage = await openStage(host(app('Sound'), true))
    const over = new AbortController()
    stage.limit({ 60000: over.signal })
    const now = { ...app('Volume'), 'endless.html': '<script>for (;;);</script>' }
    const views = viewsOf(filesOf(now), ['/settings', '/endless.html', '/start'], [])
    const taking = stage.take(now, views)
    setTimeout(() => over.abort(), 9000)
    const results = (await taking).screenshots.map(({ result }) => result)
    expect(results).toEqual([expect.toBeOneOf(['pictures', 'unseen']), 'unseen', 'unseen'])
  })
})
