import { describe, expect, it } from 'vitest'
import { changesBetween, pagesToShow } from '../../../src/features/what-changed/changes.ts'
import type { Page, PageList } from '../../../src/features/what-changed/published-list.ts'
import { type Contents, filesOf } from './screenshots/studio.ts'

const page = (content: string, outside: string, title = ''): Page => ({ title, content, outside })
const files = { styles: 's', media: 'm', rest: 'r' }
type Dead = Readonly<Record<string, string[]>>

function list(pages: Readonly<Record<string, Page>>, dead: Dead | undefined = {}): PageList {
  return { pages: new Map(Object.entries(pages)), files, dead: new Map(Object.entries(dead)) }
}

describe('what changed between two lists', () => {
  it('is each page, by kind and path, and not a page that differs only outside of its content', () => {
    const paths = ['/same/', '/outside/', '/gone/', '/other/', '/']
    const before = list(Object.fromEntries(paths.map((path) => [path, page('a', 'a')])))
    const now = list({
      '/new\u202e': page('a', 'a'),
      '/new/': page('a', 'a', 'New'),
      '/other/': page('b', 'a', 'Other'),
      '/': page('b', 'b', 'Home'),
      '/same/': page('a', 'a', 'Same'),
      '/outside/': page('a', 'b', 'Outside'),
    })
    expect(changesBetween(before, now)).toMatchObject({
      pages: [
        { path: '/', title: 'Home', change: 'changed' },
        { path: '/other/', title: 'Other', change: 'changed' },
        { path: '/new/', title: 'New', change: 'new' },
        { path: '/new\u202e', title: '/new\\u{202e}', change: 'new' },
        { path: '/gone/', title: '/gone/', change: 'removed' },
      ],
      ...{ unchanged: 2, outside: 1, files: [], broken: [] },
    })
    expect(changesBetween(now, { ...now, files: { ...files, media: 'n', rest: 's' } }).files).toEqual(['media', 'rest'])
  })
})

describe('links that a change breaks', () => {
  const pages = Object.fromEntries(['/', '/guide/', '/old.html', '/scripted/'].map((path) => [path, page('a', 'a')]))
  const found = (known: Dead, dead: Dead, before = pages) => changesBetween(list(before, known), list({}, dead)).broken

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

  it('to places are told in pages that the live site has, and that have no dead places there', () => {
    const dead = { '/guide/#a': ['/'], '/new/#a': ['/'], '/scripted/#line7': ['/'], '/#known': ['/'] }
    expect(found({ '/scripted/#line5': [], '/guide': [] }, dead)).toEqual([
      { target: '/#known', removed: false, pages: ['/'] },
      { target: '/guide/#a', removed: false, pages: ['/'] },
    ])
  })

  it('are not told if either site has more than 10,000 dead targets', () => {
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`/${index}`, ['/']]))
    expect(found({}, many)).toEqual([])
    const unknown = { ...list(pages), dead: undefined }
    expect(changesBetween(unknown, list({}, { '/new': ['/'] })).broken).toEqual([])
  })
})

describe('pages to show', () => {
  const pages = [
    { path: '/a/', title: 'A', change: 'changed' },
    { path: '/b/', title: 'B', change: 'removed' },
    { path: '/c/', title: 'C', change: 'new' },
  ] as const

  it.each<[string, Contents, Parameters<typeof pagesToShow>[1], boolean, string[]]>([
    ['those that are there', { 'index.html': '' }, pages, true, ['/a/ changed', '/c/ new']],
    ['the root page, if none of them is', { 'index.html': '' }, pages.slice(1, 2), true, ['/ unsure']],
    ['none, if no other file differs', { 'index.html': '' }, [], false, []],
    ['none, without a root page', { 'a/index.html': '' }, [], true, []],
  ])('are %s', (_, contents, changed, othersMayDiffer, expected) => {
    const shown = pagesToShow(filesOf(contents), changed, othersMayDiffer)
    expect(shown.map(({ path, change }) => `${path} ${change}`)).toEqual(expected)
  })
})
