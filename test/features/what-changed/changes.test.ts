import { describe, expect, it } from 'vitest'
import { type Changes, changesBetween } from '../../../src/features/what-changed/changes.ts'
import { digestOfMedia } from '../../../src/features/what-changed/list-files.ts'
import type { SiteList } from '../../../src/features/what-changed/list-pages.ts'
import { pagesToShow } from '../../../src/features/what-changed/pages-to-show.ts'
import { inTarget, pathIn } from '../../../src/features/what-changed/targets.ts'

type Page = Readonly<{ digests: string; title: string }>
const page = (content: string, outside: string, title = '', look = 'a', itself = 'a'): Page => {
  return { title, digests: [content, outside, look, itself].join('.') }
}
const files = { styles: 's', rest: 'r', untimed: 'u' }
type Dead = Readonly<Record<string, string[]>>

/** All places that are dead are linked to, and the ones that are there. */
function list(pages: Readonly<Record<string, Page>>, dead: Dead = {}, there: readonly string[] = []): SiteList {
  const places = new Map<string, Map<string, string[]>>()
  for (const target of [...Object.keys(dead), ...there]) {
    const [path, hasPlace] = pathIn(target)
    const known = places.get(path) ?? new Map<string, string[]>()
    if (hasPlace) places.set(path, known.set(target.slice(inTarget(path).length + 1), []))
  }
  const [digests, titles] = (['digests', 'title'] as const).map((key) => {
    return new Map(Object.entries(pages).map(([path, page]) => [path, page[key]]))
  })
  const all = { pages: digests ?? new Map(), titles: titles ?? new Map(), files, dead: new Map(Object.entries(dead)) }
  const none = {
    media: new Map(),
    deadTwins: new Map(),
    redirects: new Map(),
    mediaNames: new Map(),
    namedOn: new Map(),
    hasDarkTheme: false,
  }
  return { ...all, ...none, host: '', linked: places }
}

describe('what changed between two lists', () => {
  it('is each page, by kind and path, and not a page that differs only outside of its content', () => {
    const paths = ['/same/', '/outside/', '/gone/', '/gone-too/', '/other/', '/', '/styled/', '/both/', '/rest/']
    const before = list(Object.fromEntries(paths.map((path) => [path, page('a', 'a')])))
    const now = list({
      '/new\u202e': page('a', 'a'),
      '/new/': page('a', 'a', 'New'),
      '/other/': page('b', 'a', 'Other'),
      '/': page('b', 'b', 'Home'),
      '/same/': page('a', 'a', 'Same'),
      '/outside/': page('a', 'b', 'Outside'),
      '/both/': page('a', 'b', 'Both', 'b'),
      '/styled/': page('a', 'a', 'Styled', 'b'),
      '/rest/': page('a', 'a', 'Rest', 'a', 'b'),
    })
    expect(changesBetween(before, now)).toMatchObject({
      pages: [
        { path: '/', title: 'Home', change: 'changed' },
        { path: '/other/', title: 'Other', change: 'changed' },
        { path: '/new/', title: 'New', change: 'new' },
        { path: '/new\u202e', title: '/new\\u{202e}', change: 'new' },
        { path: '/both/', title: 'Both', change: 'outside' },
        { path: '/outside/', title: 'Outside', change: 'outside' },
        { path: '/gone-too/', title: '/gone-too/', change: 'removed' },
        { path: '/gone/', title: '/gone/', change: 'removed' },
        { path: '/styled/', title: 'Styled', change: 'restyled' },
        { path: '/rest/', title: 'Rest', change: 'uncompared' },
      ],
      ...{ common: 7, files: [], moves: [], broken: [] },
    })
    const other = { styles: 't', rest: 's', untimed: 'v' }
    expect(changesBetween(now, { ...now, files: other }).files).toEqual(['styles', 'rest'])
    for (const same of ['rest', 'untimed'] as const)
      expect(changesBetween(now, { ...now, files: { ...other, [same]: files[same] } }).files).toEqual(['styles'])
  })
})

describe('a page with another address', () => {
  const at = (path: string, content = 'x'): SiteList => list({ '/': page('a', 'a'), [path]: page(content, 'a') })

  it.each<[string, SiteList, SiteList, number]>([
    ['with the same content', at('/old/'), at('/new/'), 1],
    ['with another content', at('/old/'), at('/new/', 'y'), 0],
    ['beside a page with the same content', at('/old/', 'a'), at('/new/', 'a'), 0],
  ])('moved, or not, if it is there %s', (_, before, now, moves) => {
    expect(changesBetween(before, now).moves).toEqual(
      [{ from: '/old/', to: '/new/', isRedirected: false }].slice(0, moves),
    )
    expect(changesBetween(before, now).pages.map(({ change }) => change)).toEqual(['new', 'removed'])
  })

  it('did not move if the old site had two with its content', () => {
    const copies = list({ '/': page('a', 'a'), '/old/': page('x', 'a'), '/copy/': page('x', 'a') })
    expect(changesBetween(copies, at('/new/')).moves).toEqual([])
  })

  it('moved if the old one leads to it', () => {
    const now = { ...list({ '/': page('a', 'a'), '/old/': page('r', 'a'), '/new/': page('z', 'a') }) }
    const redirects = new Map([['/old/', '/new/']])
    const { moves } = changesBetween(at('/old/'), { ...now, redirects })
    expect(moves).toEqual([{ from: '/old/', to: '/new/', isRedirected: true }])
    expect(changesBetween(at('/old/'), now).moves).toEqual([])
  })
})

describe('pictures, fonts and documents', () => {
  const withMedia = (
    media: Readonly<Record<string, string>>,
    namedOn: Readonly<Record<string, string>> = {},
  ): SiteList => ({
    ...list({}),
    media: new Map(Object.entries(media)),
    mediaNames: new Map(Object.keys(media).map((key) => [key, `${key}-C0NKbN9X`])),
    namedOn: new Map(Object.entries(namedOn)),
  })

  it('are replaced, new or removed by name', () => {
    const now = withMedia({ '/a': '1', '/b': '3', '/c': '4' }, { '/b': '/page/' })
    expect(changesBetween(withMedia({ '/a': '1', '/b': '2', '/d': '5' }), now).media).toEqual({
      ...{ replaced: ['/b-C0NKbN9X'], added: ['/c-C0NKbN9X'], removed: ['/d'] },
      ...{ differ: false, namedOn: ['/page/'], areNamed: false },
    })
  })

  it('of a list that names none differ, or not', () => {
    const [now, other] = [withMedia({ '/a': '1' }), withMedia({ '/a': '2' })]
    const differ = (list: SiteList) => changesBetween({ ...now, media: digestOfMedia(list.media) }, now).media.differ
    expect([differ(now), differ(other)]).toEqual([false, true])
  })
})

describe('links that a change breaks', () => {
  const pages = Object.fromEntries(['/', '/guide/', '/old.html', '/c#/'].map((path) => [path, page('a', 'a')]))
  const found = (known: Dead, dead: Dead, there: readonly string[] = []) =>
    changesBetween(list(pages, known), list({}, dead, there)).broken

  it('are those that lead nowhere now, and are not dead in the live site', () => {
    const dead = {
      '/new': ['/b/'],
      '/known': ['/', '/b/'],
      '/old.html': ['/'],
      '/guide': ['/a/', '/b/'],
      '/old': ['/'],
    }
    expect(found({ '/known/': [], '/mended': [] }, dead)).toEqual([
      { target: '/guide', removed: true, pages: ['/a/', '/b/'] },
      { target: '/new', removed: false, pages: ['/b/'] },
      { target: '/old', removed: true, pages: ['/'] },
      { target: '/old.html', removed: true, pages: ['/'] },
    ])
  })

  it('to places are told in pages that the live site has', () => {
    const dead = { '/guide/#a': ['/'], '/new/#a': ['/'], '/#b': ['/'] }
    expect(found({ '/guide': [] }, dead).map(({ target }) => target)).toEqual(['/#b', '/guide/#a'])
  })

  it.each([
    [['/guide/#a'], ['/guide/#a', '/guide/#b'], [], []],
    [['/guide/#a'], ['/guide/#a', '/guide/#b'], ['/guide/#c'], ['/guide/#b']],
    [['/guide/#a', '/guide/#b'], ['/guide/#a', '/guide/#b', '/guide/#c'], ['/guide/#d'], []],
    [['/guide/#x', '/guide/#y'], ['/guide/#b'], [], ['/guide/#b']],
    [['/c%23/#a'], ['/c%23/#a', '/c%23/#b'], [], []],
  ])(
    'to places are not told in a page half of whose places are dead already: %j, %j, %j',
    (known, dead, there, told) => {
      const all = (targets: readonly string[]) => Object.fromEntries(targets.map((target) => [target, ['/']]))
      expect(found(all(known), all(dead), there).map(({ target }) => target)).toEqual(told)
    },
  )

  it('are compared without hashes in names of files', () => {
    const dead = { '/assets/app.3fa9c1d2.js': ['/'], '/assets/app-DiwrgTda.css': ['/'], '/other.3fa9c1d2.js': ['/'] }
    const known = { '/assets/app.77be01aa.js': [], '/assets/app-C0NKbN9X.css': [] }
    expect(found(known, dead).map(({ target }) => target)).toEqual(['/other.3fa9c1d2.js'])
  })

  it('are of a page that is there, if its place or its slash is wrong', () => {
    const dead = { '/guide/#a': ['/'], '/old.html/': ['/'] }
    expect(found({}, dead)).toEqual([
      { target: '/guide/#a', removed: false, pages: ['/'] },
      { target: '/old.html/', removed: false, pages: ['/'] },
    ])
  })

  it('begin with the most linked one', () => {
    const dead = { '/a': ['/'], '/b': ['/', '/c/'], '/d': ['/', '/c/', '/e/'] }
    expect(found({}, dead).map(({ target }) => target)).toEqual(['/d', '/b', '/a'])
  })

  it('may be addresses that pages give for themselves, if the live site has the page', () => {
    const deadTwins = new Map([
      ['/guide/', ['/a/']],
      ['/feed', ['/a/']],
      ['/new', ['/a/']],
    ])
    const now = { ...list({}, { '/new': ['/'] }), deadTwins }
    expect(changesBetween(list(pages), now).broken).toEqual([
      { target: '/guide/', removed: true, pages: ['/a/'] },
      { target: '/new', removed: false, pages: ['/'] },
    ])
  })

  it('are not told if one of the lists has too many', () => {
    const [one, none] = [list({}, { '/new': ['/'] }), { ...list(pages), dead: undefined }]
    expect(changesBetween(list(pages), one).broken).toHaveLength(1)
    expect(changesBetween(none, one).broken).toEqual([])
    expect(changesBetween(list(pages), { ...one, dead: undefined }).broken).toEqual([])
  })
})

describe('the pages that are pictured', () => {
  const files = [
    'about.html',
    'index.html',
    'a.css',
    'guide/z.html',
    'guide/index.html',
    'blog/2.html',
    'blog/1.html',
    'x/a.css',
  ]
  const site = files.map((path) => ({ path, source: '', size: 1 }))
  const changes = (more: Partial<Changes>): Changes => ({
    ...changesBetween(list({}), list({ '/guide/': page('a', 'a', 'Guide') })),
    ...{ pages: [], files: [], ...more },
  })
  const changed = (['changed', 'new', 'outside', 'removed'] as const).map((change) => {
    return { path: `/${change}/`, title: 'T', change }
  })
  const uncompared = { path: '/rest/', title: 'T', change: 'uncompared' as const }
  const { media: none } = changes({})
  const restyled = (path: string) => ({ path, title: 'T', change: 'restyled' as const })

  it.each<[string, Changes | undefined, number, string[]]>([
    ['nothing', changes({}), 9, []],
    ['what changed first', changes({ pages: [...changed, restyled('/b/')] }), 9, ['/changed/', '/new/', '/b/']],
    ['as many as asked for', changes({ pages: [...changed, restyled('/b/')] }), 1, ['/changed/']],
    ['the first page of each folder', changes({ files: ['styles'] }), 9, ['/', '/blog/1.html', '/guide/']],
    ['each page once', changes({ files: ['rest'], pages: [restyled('/guide/')] }), 2, ['/guide/', '/']],
    [
      'a page that names a new picture',
      changes({ media: { ...none, namedOn: ['/blog/2.html'] } }),
      9,
      ['/blog/2.html'],
    ],
    ['the same if no page names it', changes({ media: { ...none, areNamed: false } }), 2, ['/', '/blog/1.html']],
    [
      'pages that differ in what is not compared, last of all',
      changes({ common: 9, media: { ...none, namedOn: ['/guide/'] }, pages: [uncompared, restyled('/b/')] }),
      9,
      ['/b/', '/guide/', '/rest/'],
    ],
    ['none of them if a build stamps its pages', changes({ common: 5, pages: Array(5).fill(uncompared) }), 9, []],
    [
      'none that has another address',
      changes({ pages: changed, moves: [{ from: '/removed/', to: '/new/', isRedirected: false }] }),
      9,
      ['/changed/'],
    ],
    ['the same if nothing was compared', undefined, 2, ['/', '/blog/1.html']],
  ])('are %s', (_, found, most, paths) => {
    const { pages, fillers } = pagesToShow(site, found)
    expect([...pages, ...fillers].slice(0, most).map(({ path }) => path)).toEqual(paths)
  })

  it('have titles, and a state if it is sure', () => {
    const { pages, fillers } = pagesToShow(site, changes({ pages: changed, files: ['styles'] }))
    expect([...pages, ...fillers]).toEqual([
      { path: '/changed/', title: 'T', change: 'changed' },
      { path: '/new/', title: 'T', change: 'new' },
      { path: '/', title: '/', change: 'unsure' },
      { path: '/blog/1.html', title: '/blog/1.html', change: 'unsure' },
      { path: '/guide/', title: 'Guide', change: 'unsure' },
    ])
  })
})
