import { describe, expect, it } from 'vitest'
import { isPagePath, pagePathOf } from '../../src/pages/paths.ts'
import { encodedPath } from '../../src/text/url.ts'

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

  it.each(['style.css', 'html', 'a.html/b.js', 'feed.xml', 'page.html.gz', 'a\nb.html', `${'x'.repeat(2000)}.html`])(
    'the file %j is none, or has no path that fits',
    (file) => {
      expect(pagePathOf(file)).toBeUndefined()
    },
  )
})

describe('paths', () => {
  it.each(['/', '/a', '/a/b.html', '/..a/', '/a..', '/.well-known/', '/a:b', '/__proto__', '/😀'])(
    '%s can be one',
    (path) => {
      expect(isPagePath(path)).toBe(true)
    },
  )

  it.each([
    '',
    'a',
    '__proto__',
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example/',
    '/..',
    '/../..',
    '/a/../b',
    '/./a',
    '/a\n',
    '/a\0',
    '/a\u2028',
    '/\ud800',
    `/${'a'.repeat(2000)}`,
  ])('%j can be none', (path) => {
    expect(isPagePath(path)).toBe(false)
  })

  it.each([
    ['/', '/'],
    ['/a b/', '/a%20b/'],
    ['/日本/', '/%E6%97%A5%E6%9C%AC/'],
    ['/a?b#c', '/a%3Fb%23c'],
    ['/a(b)*[c]!', '/a%28b%29%2A%5Bc%5D%21'],
    ['/\\evil.example/', '/%5Cevil.example/'],
    ['/<\'">', '/%3C%27%22%3E'],
    ['/100%', '/100%25'],
  ])('%s is %s in a URL', (path, encoded) => {
    expect(encodedPath(path)).toBe(encoded)
    expect(decodeURIComponent(new URL(encoded, 'https://a.example/').pathname)).toBe(path)
  })
})
