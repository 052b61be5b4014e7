import { describe, expect, it } from 'vitest'
import {
  compareSites,
  composePageList,
  fitsList,
  isPagePath,
  listLimit,
  type Page,
  pagePathOf,
  parsePageList,
  type SitePages,
} from '../../src/pages/list.ts'
import type { SiteFile } from '../../src/site/site.ts'

const otherFiles = 'o'.repeat(16)
const site = (pages: readonly [string, Page][], others = otherFiles): SitePages => {
  return { pages: new Map(pages), otherFiles: others }
}

/** Of one letter for each part: bytes, hard, soft, frame. */
const print = (parts: string): string => Array.from(parts, (letter) => letter.repeat(16)).join('.')
const page = (path: string, parts = 'aaaa', title = ''): [string, Page] => [path, { fingerprint: print(parts), title }]
const listed = (pages: Readonly<Record<string, string>>): SitePages =>
  site(Object.entries(pages).map(([path, parts]) => page(path, parts)))

describe('a list of pages', () => {
  it('is the file of the contract, sorted', () => {
    const text = composePageList(site([page('/b/'), page('/', 'abcd'), page('/B'), page('/日本 "/')]))
    const [a, b] = [print('aaaa'), print('abcd')]
    expect(text).toBe(
      `{"static-deploy":1,"pages":{"/":"${b}","/B":"${a}","/b/":"${a}","/日本 \\"/":"${a}"},"other-files":"${otherFiles}"}\n`,
    )
    expect(parsePageList(text)).toEqual(listed({ '/': 'abcd', '/B': 'aaaa', '/b/': 'aaaa', '/日本 "/': 'aaaa' }))
  })

  it('may be empty, and hold more than is known today', () => {
    expect(parsePageList(composePageList(site([])))).toEqual(listed({}))
    expect(parsePageList('{"static-deploy": 1, "pages": {}, "other-files": "o", "later": true}')).toBeInstanceOf(Object)
  })

  it('is not written where it would be too large to be read', () => {
    const name = (index: number): string => `${'"'.repeat(40)}${'ü'.repeat(40)}${index}.html`
    const files = (count: number): SiteFile[] =>
      Array.from({ length: count }, (_, index) => ({ path: name(10_000 + index), source: '', size: 0 }))
    const sizeOf = (count: number): number =>
      Buffer.byteLength(composePageList(site(files(count).map(({ path }) => page(`/${path}`)))))
    // The first entry has no comma before it.
    const most = Math.floor((listLimit - sizeOf(0)) / (sizeOf(2) - sizeOf(1)))
    expect([most, most + 1].map((count) => fitsList(files(count)))).toEqual([true, false])
    expect([most, most + 1].map((count) => sizeOf(count) <= listLimit)).toEqual([true, false])
    expect(fitsList([...files(most), { path: 'style.css', source: '', size: 1e9 }])).toBe(true)
  })

  it.each<[string, string]>([
    ['', 'is not JSON'],
    ['<!DOCTYPE html>', 'is not JSON'],
    ['{"static-deploy": 1, "pages": {"/": "a"', 'is not JSON'],
    ['['.repeat(1_000_000), 'is not JSON'],
    ['[]', 'is not a list of pages'],
    ['null', 'is not a list of pages'],
    ['{}', 'is not a list of pages'],
    ['{"__proto__": {"static-deploy": 1, "pages": {}}}', 'is not a list of pages'],
    ['{"pages": {}}', 'is not a list of pages'],
    ['{"static-deploy": 1, "pages": {}}', 'is not a list of pages'],
    ['{"static-deploy": 1, "pages": {}, "other-files": 1}', 'is not a list of pages'],
    ['{"static-deploy": 1, "pages": [], "other-files": "o"}', 'is not a list of pages'],
    ['{"static-deploy": 2, "pages": {}}', 'was written by another version of this action'],
    ['{"static-deploy": "1", "pages": {}}', 'was written by another version of this action'],
  ])('that is %.60s is none', (text, why) => {
    expect(parsePageList(text)).toBe(why)
  })

  it.each([
    ...['1', 'null', '{"toString": "a"}', '""', `"${print('a')}"`, `"${print('aaa')}"`, `"${print('aaaaa')}"`],
    ...[`"${print('aaaa')}x"`, `"${print('aaa!')}"`, `"${print('aaaa').replace('.', ':')}"`, `"${'a'.repeat(1e6)}"`],
  ])('is none with a fingerprint %.80s', (fingerprint) => {
    const text = `{"static-deploy": 1, "pages": {"/": ${fingerprint}}, "other-files": "o"}`
    expect(parsePageList(text)).toBe('has a page without a fingerprint of this form')
  })

  it('is none with one path that can not be a page', () => {
    const pages = `{"/": "${print('aaaa')}", "__proto__": "${print('aaaa')}"}`
    const text = `{"static-deploy": 1, "pages": ${pages}, "other-files": "o"}`
    expect(parsePageList(text)).toBe('contains a path that can not be a page')
  })
})

describe('two lists', () => {
  it('are compared page by page', () => {
    const published = listed({ '/same/': 'aaaa', '/gone/': 'aaaa', '/other/': 'aaaa', '/': 'aaaa' })
    const pages = [
      page('/', 'aaaa', 'Home | S'),
      page('/new/', 'aaaa', 'New | S'),
      page('/other/', 'bbbb', 'Other | S'),
      page('/same/', 'baaa', 'Same | S'),
    ]
    expect(compareSites(published, site(pages))).toEqual({
      ...{ unchanged: 2, dated: 0, framed: 0, otherFilesDiffer: false },
      changes: [
        { path: '/other/', title: 'Other | S', change: 'changed' },
        { path: '/new/', title: 'New | S', change: 'new' },
        { path: '/gone/', title: '/gone/', change: 'removed' },
      ],
    })
  })

  it.each<[string, string, object]>([
    ['nothing', 'aaaa', { unchanged: 1, dated: 0, framed: 0 }],
    ['bytes', 'baaa', { unchanged: 1, dated: 0, framed: 0 }],
    ['a date', 'bbaa', { unchanged: 1, dated: 1, framed: 0 }],
    ['the frame', 'baab', { unchanged: 1, dated: 0, framed: 1 }],
    ['a date, and the frame', 'bbab', { unchanged: 1, dated: 1, framed: 1 }],
    ['the content', 'bbba', { unchanged: 0, dated: 0, framed: 0 }],
    ['the content, and the frame', 'bbbb', { unchanged: 0, dated: 0, framed: 0 }],
  ])('with a page that differs in %s', (_, parts, counts) => {
    const { changes, ...found } = compareSites(listed({ '/a/': 'aaaa' }), site([page('/a/', parts)]))
    expect(found).toEqual({ ...counts, otherFilesDiffer: false })
    expect(changes).toHaveLength(parts[2] === 'a' ? 0 : 1)
  })

  it('tell other files that differ, and take paths where there is no title, in one printable line', () => {
    const own = site([page('/new\u202e', 'aaaa'), page('/x', 'aaaa', 'X')], 'p'.repeat(16))
    const { changes, otherFilesDiffer } = compareSites(listed({ '/gone\u202e': 'aaaa' }), own)
    expect(otherFilesDiffer).toBe(true)
    expect(changes.map(({ title }) => title)).toEqual(['/new\\u202e', 'X', '/gone\\u202e'])
  })
})

describe('pages', () => {
  it.each([
    ['index.html', '/'],
    ['guide/index.html', '/guide/'],
    ['guide.html', '/guide.html'],
    ['404.html', '/404.html'],
    ['old/page.HTM', '/old/page.HTM'],
    // A server that knows `index.html` need not know these.
    ['INDEX.HTML', '/INDEX.HTML'],
    ['my-index.html', '/my-index.html'],
    ['index.htm', '/index.htm'],
    ['日本/a b.html', '/日本/a b.html'],
    ['.well-known/about.html', '/.well-known/about.html'],
  ])('the file %s is the page %s', (file, path) => {
    expect(pagePathOf(file)).toBe(path)
  })

  const none = ['style.css', 'html', 'a.html/b.js', 'feed.xml', 'page.html.gz', 'a\nb.html', `${'x'.repeat(2000)}.html`]
  it.each(none)('the file %j is none, or has no path that fits', (file) => {
    expect(pagePathOf(file)).toBeUndefined()
  })
})

describe('paths', () => {
  const good = ['/', '/a', '/a/b.html', '/..a/', '/a..', '/.well-known/', '/a:b', '/__proto__', '/😀']
  it.each(good)('%s can be one', (path) => {
    expect(isPagePath(path)).toBe(true)
  })

  it.each([
    ...['', 'a', '__proto__', 'javascript:alert(1)', 'https://evil.example/', '//evil.example/', '/..', '/../..'],
    ...['/a/../b', '/./a', '/a\n', '/a\0', '/a\u2028', '/\ud800', `/${'a'.repeat(2000)}`],
  ])('%j can be none', (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})
