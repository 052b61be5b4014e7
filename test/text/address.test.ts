import { describe, expect, it } from 'vitest'
import { encodedPath, hostNameOf, isSameLink } from '../../src/text/address.ts'

describe('hostNameOf', () => {
  it.each([
    ['my.site', 'my.site'],
    [' my.site\n', 'my.site'],
    ['HTTPS://My.Site//', 'my.site'],
    ['my.site.', 'my.site'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['x', 'x'],
    ['0x7f.example', '0x7f.example'],
    ['1.2.3.example', '1.2.3.example'],
    ['7up', '7up'],
    ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
    [`${'a'.repeat(63)}.site`, `${'a'.repeat(63)}.site`],
  ])('of %j is %j', (text, name) => {
    expect(hostNameOf(text)).toBe(name)
  })

  it.each([
    ...['', '.', 'https://', 'a..b', 'my.site..', 'a_b.site', 'a b.site', 'a\nb.site', 'ä\tb.site', '-a.site'],
    ...['a-.site', 'ftp://my.site', '//my.site', 'https:my.site', 'https://https://my.site', 'my.site/page'],
    ...['my.site/ä', 'ä.site/page', 'my.site／ä', 'my.site\\ä', 'my.site?ä', 'my.site#ä', 'my.site:80', 'ä.site:80'],
    ...['me@my.site', 'me@ä.site', 'me:pass@ä.site', 'ä%2e.site', 'ä\u200b.site/', 'my\u00adä.site', 'my.site/.'],
    ...['[::1]', '::1', '127.0.0.1', '1.2.3.4.', '１.2.3.4', '2130706433', '0x7f000001', '0X7F000001', '0x7f.1'],
    ...['0x7f.0x1', 'my.site.1', 'my.site.0x', 'my.site.0x1f', 'xn--ä.site', '\ud800.site', `${'a'.repeat(64)}.site`],
    ...[`${'a.'.repeat(127)}aa`, 'ä'.repeat(60), '😀'.repeat(300)],
  ])('%j has none', (text) => expect(hostNameOf(text)).toBeUndefined())
})

describe('isSameLink', () => {
  it.each([
    ['my.site', 'my.site', true],
    ['my-site', 'my-site.tiiny.site', true],
    ['my-site', 'my-site-2.tiiny.site', false],
    ['my-site', 'my', false],
    ['my.site', 'my.site.example', false],
    ['', 'my.site', false],
  ])('of %j and %j is %j', (a, b, same) => {
    expect([isSameLink(a, b), isSameLink(b, a)]).toEqual([same, same])
  })
})

it.each([
  ['/a b/', '/a%20b/'],
  ['/日本/', '/%E6%97%A5%E6%9C%AC/'],
  ['/a?b#c', '/a%3Fb%23c'],
  ['/a(b)*[c]!', '/a%28b%29%2A%5Bc%5D%21'],
  ['/\\evil.example/', '/%5Cevil.example/'],
  ['/<\'">100%', '/%3C%27%22%3E100%25'],
])('the path %s is %s in a URL', (path, encoded) => {
  expect(encodedPath(path)).toBe(encoded)
  expect(decodeURIComponent(new URL(encoded, 'https://a.example/').pathname)).toBe(path)
})
