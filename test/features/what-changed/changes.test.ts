import { describe, expect, it } from 'vitest'
import { type Changes, changesBetween } from '../../../src/features/what-changed/changes.ts'
import type { SiteList } from '../../../src/features/what-changed/list-pages.ts'
import { pagesToShow } from '../../../src/features/what-changed/pages-to-show.ts'
import { inTarget, pathIn } from '../../../src/features/what-changed/targets.ts'

type Page = Readonly<{ digests: string; title: string }>
const page = (content: string, outside: string, title = '', look = 'a', itself = 'a'): Page => {
  return { title, digests: [content, outside, look, itself].join('.') }
}
const files = { styles: 's', rest: 'r' }
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
  }
  return { ...all, ...none, host: '', linked: places, addresses: new Set(Object.keys(pages)) }
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
    expect(changesBetween(now, { ...now, files: { styles: 't', rest: 's' } }).files).toEqual(['styles', 'rest'])
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
    expect(found({ '/known': [], '/mended': [] }, dead)).toEqual([
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
  const restyled = (path: string) => ({ path, title: 'T', change: 'restyled' as const })

  it.each<[string, Changes | undefined, number, string[]]>([
    ['nothing', changes({}), 9, []],
    ['what changed first', changes({ pages: [...changed, restyled('/b/')] }), 9, ['/changed/', '/new/', '/b/']],
    ['as many as asked for', changes({ pages: [...changed, restyled('/b/')] }), 1, ['/changed/']],
    ['the first page of each folder', changes({ files: ['styles'] }), 9, ['/', '/blog/1.html', '/guide/']],
    ['each page once', changes({ files: ['rest'], pages: [restyled('/guide/')] }), 2, ['/guide/', '/']],
    ['the same if nothing was compared', undefined, 2, ['/', '/blog/1.html']],
  ])('are %s', (_, found, most, paths) => {
    expect(pagesToShow(site, found, most).map(({ path }) => path)).toEqual(paths)
  })

  it('have titles, and a state if it is sure', () => {
    const shown = pagesToShow(site, changes({ pages: changed, files: ['styles'] }), 9)
    expect(shown).toEqual([
      { path: '/changed/', title: 'T', change: 'changed' },
      { path: '/new/', title: 'T', change: 'new' },
      { path: '/', title: '/', change: 'unsure' },
      { path: '/blog/1.html', title: '/blog/1.html', change: 'unsure' },
      { path: '/guide/', title: 'Guide', change: 'unsure' },
    ])
  })
})
