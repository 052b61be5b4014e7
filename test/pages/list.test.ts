import { describe, expect, it } from 'vitest'
import type { SiteFingerprint } from '../../src/pages/fingerprint.ts'
import { compareSites, composePageList, type PageList, parsePageList } from '../../src/pages/list.ts'
import type { Page } from '../../src/pages/reader.ts'

const site = (pages: readonly Page[], otherFiles = 'o'): SiteFingerprint => ({ pages, otherFiles })
const listed = (pages: PageList['pages'], otherFiles?: string): PageList => ({ pages, otherFiles })

const page = (path: string, fingerprint = 'a', title = ''): Page => ({ path, fingerprint, title })

describe('a list of pages', () => {
  it('is the file of the contract, sorted', () => {
    const text = composePageList(site([page('/b/', '2'), page('/', '1.5'), page('/B', '3'), page('/日本 "/', '4')]))
    expect(text).toBe('{"static-deploy":1,"pages":{"/":"1.5","/B":"3","/b/":"2","/日本 \\"/":"4"},"other-files":"o"}\n')
    expect(parsePageList(text ?? '')).toEqual(
      listed(
        new Map([
          ['/', '1.5'],
          ['/B', '3'],
          ['/b/', '2'],
          ['/日本 "/', '4'],
        ]),
        'o',
      ),
    )
  })

  it('may be empty, and hold more than is known today', () => {
    expect(parsePageList(composePageList(site([])) ?? '')).toEqual(listed(new Map(), 'o'))
    expect(parsePageList('{"static-deploy": 1, "pages": {}, "later": true}')).toEqual(listed(new Map()))
    expect(parsePageList('{"static-deploy": 1, "pages": {}, "other-files": 1}')).toEqual(listed(new Map()))
  })

  it('is not written where it would be too large to be read', () => {
    const pages = Array.from({ length: 60_000 }, (_, index) => page(`/${'x'.repeat(80)}${index}/`, 'f'.repeat(22)))
    expect(composePageList(site(pages))).toBeUndefined()
    expect(composePageList(site(pages.slice(0, 40_000)))).toBeDefined()
  })

  it.each<[string, string]>([
    ['', 'is not JSON'],
    ['<!DOCTYPE html>', 'is not JSON'],
    ['{"static-deploy": 1, "pages": {"/": "a"', 'is not JSON'],
    ['['.repeat(1_000_000), 'is not JSON'],
    ['[]', 'is not a list of pages'],
    ['null', 'is not a list of pages'],
    ['"static-deploy"', 'is not a list of pages'],
    ['{}', 'is not a list of pages'],
    ['{"__proto__": {"static-deploy": 1, "pages": {}}}', 'is not a list of pages'],
    ['{"pages": {}}', 'is not a list of pages'],
    ['{"static-deploy": 1}', 'is not a list of pages'],
    ['{"static-deploy": 1, "pages": []}', 'is not a list of pages'],
    ['{"static-deploy": 1, "pages": null}', 'is not a list of pages'],
    ['{"static-deploy": 1, "pages": "/"}', 'is not a list of pages'],
    ['{"static-deploy": 2, "pages": {}}', 'was written by another version of this action'],
    ['{"static-deploy": "1", "pages": {}}', 'was written by another version of this action'],
    ['{"static-deploy": 1, "pages": {"/": 1}}', 'has a page without a fingerprint'],
    ['{"static-deploy": 1, "pages": {"/": null}}', 'has a page without a fingerprint'],
    ['{"static-deploy": 1, "pages": {"/": {"toString": "a"}}}', 'has a page without a fingerprint'],
  ])('that is %.60s is none', (text, why) => {
    expect(parsePageList(text)).toBe(why)
  })

  it.each([
    '__proto__',
    'constructor',
    '',
    'javascript:alert(1)',
    '//evil.example/',
    '/../..',
    '/a\u0007',
    `/${'x'.repeat(1e6)}`,
  ])('is none, whatever else is in it, with a page %.20j', (path) => {
    const pages = Array.from({ length: 20_000 }, (_, index) => `"/page-${index}/": "a"`)
    const text = `{"static-deploy": 1, "pages": {${[...pages, `${JSON.stringify(path)}: "a"`].join(',')}}}`
    expect(parsePageList(text)).toBe('contains a path that can not be a page')
  })

  it('takes the last of two pages with one path, as JSON does', () => {
    expect(parsePageList('{"static-deploy": 1, "pages": {"/": "a", "/": "b"}}')).toEqual(listed(new Map([['/', 'b']])))
  })
})

describe('two lists', () => {
  it('are compared page by page', () => {
    const published = new Map([
      ['/same/', 'a'],
      ['/gone/', 'a'],
      ['/other/', 'a'],
      ['/', 'a'],
    ])
    const pages = [
      page('/', 'a', 'Home | S'),
      page('/new/', 'a', 'New | S'),
      page('/other/', 'b', 'Other | S'),
      page('/same/', 'a', 'Same | S'),
    ]
    expect(compareSites(listed(published), site(pages))).toEqual({
      unchanged: 2,
      dated: 0,
      otherFilesDiffer: undefined,
      changes: [
        { path: '/gone/', title: '/gone/', change: 'removed' },
        { path: '/new/', title: 'New | S', change: 'new' },
        { path: '/other/', title: 'Other | S', change: 'changed' },
      ],
    })
  })

  it('may be the same, and empty', () => {
    const same = { changes: [], dated: 0, otherFilesDiffer: false }
    expect(compareSites(listed(new Map(), 'o'), site([]))).toEqual({ ...same, unchanged: 0 })
    expect(compareSites(listed(new Map([['/', 'a']]), 'o'), site([page('/', 'a')]))).toEqual({
      ...same,
      unchanged: 1,
    })
  })

  it('tell pages that differ only in a date, and other files', () => {
    const published = listed(
      new Map([
        ['/a/', 'hard.soft'],
        ['/b/', 'hard.soft'],
        ['/c/', 'hard.soft'],
      ]),
      'before',
    )
    const pages = [page('/a/', 'hard.soft'), page('/b/', 'other.soft'), page('/c/', 'other.other')]
    expect(compareSites(published, site(pages))).toEqual({
      changes: [{ path: '/c/', title: '/c/', change: 'changed' }],
      dated: 1,
      unchanged: 1,
      otherFilesDiffer: true,
    })
  })

  it('go by the hard half where the published list has no other', () => {
    const published = listed(
      new Map([
        ['/a/', 'hard'],
        ['/b/', 'other'],
      ]),
    )
    expect(compareSites(published, site([page('/a/', 'hard.soft'), page('/b/', 'hard.soft')]))).toMatchObject({
      changes: [{ path: '/b/' }],
      dated: 0,
      unchanged: 1,
    })
  })

  it('take titles in one printable line, and paths where there is none', () => {
    const titles = ['', '\u001b[31mred', 'a\u202eb']
    const { changes } = compareSites(
      listed(new Map()),
      site(titles.map((title, index) => page(`/${index}\u202e`, 'a', title))),
    )
    expect(changes.map(({ title }) => title)).toEqual(['/0\\u202e', '\\x1b[31mred', 'a\\u202eb'])
    expect(changes[0]?.path).toBe('/0\u202e')
  })

  it('take paths for titles that nobody sees', () => {
    const titles = ['\u200d', '\u3164\u3164', '\u2800', '\ufe0f', '\u0300', '\u{e0041}', '·', '👩‍🚀', 'ﷺ', '̈a']
    const { changes } = compareSites(
      listed(new Map()),
      site(titles.map((title, index) => page(`/${index}`, 'a', title))),
    )
    expect(changes.map(({ title }) => title)).toEqual([
      ...['/0', '/1', '/2', '/3', '/4', '/5'],
      ...['·', '👩‍🚀', 'ﷺ', '̈a'],
    ])
  })

  it('may hold 20,000 pages', () => {
    const pages = Array.from({ length: 20_000 }, (_, index) => page(`/${index}/`, 'a', `Page ${index} – My Site`))
    const published = parsePageList(composePageList(site(pages.slice(10_000))) ?? '') as PageList
    const { changes, unchanged } = compareSites(published, site(pages))
    expect([changes.length, unchanged]).toEqual([10_000, 10_000])
    expect(changes[1]).toEqual({ path: '/1/', title: 'Page 1 – My Site', change: 'new' })
  })
})
