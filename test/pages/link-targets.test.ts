import { describe, expect, it } from 'vitest'
import { baseOf, linkTarget, movedBase } from '../../src/pages/link-targets.ts'

const of = (target: string, page = '/guide/', hosts: readonly string[] = []): string =>
  linkTarget(target)(baseOf(page), hosts)

describe('targets', () => {
  it.each<[string, string]>([
    ['../posts/', '/posts/'],
    ['./install.html', '/guide/install.html'],
    ['/posts/index.html', '/posts/'],
    ['index.html#top', '/guide/#top'],
    ['#top', '/guide/#top'],
    ['#überschrift', '/guide/#überschrift'],
    [' /posts/ ', '/posts/'],
    ['/日本/', '/%E6%97%A5%E6%9C%AC/'],
    ['/logo.3fa9c1d2.png', '/logo.0a1b2c3d.png'],
    ['/logo.png?v=123', '/logo.png?v=124'],
    ['/logo.png?3fa9c1d2', '../logo.png'],
    ['//cdn.example/x', 'http://cdn.example/x'],
    ['javascript:void(0)', 'javascript:other()'],
  ])('%s and %s are the same', (a, b) => {
    expect(of(a)).toBe(of(b))
  })

  it.each<[string, string]>([
    ['/posts/', '/posts'],
    ['/posts/2024-10-01-hello/', '/posts/2024-10-02-hello/'],
    ['/posts/deadbeef/', '/posts/cafebabe/'],
    ['/page-3fa9c1d2.html', '/page-0a1b2c3d.html'],
    ['/page-3fa9c1d2', '/page-0a1b2c3d'],
    ['/search?q=a', '/search?q=b'],
    ['/page.html?id=1', '/page.html?id=2'],
    ['/posts/#a', '/posts/#b'],
    ['/sprite.svg#a', '/sprite.svg#b'],
    ['/@user', '/@other'],
    ['/v1.2.3', '/v1.2.4'],
    // Another host's names are its own.
    ['https://cdn.example/logo.3fa9c1d2.png', 'https://cdn.example/logo.0a1b2c3d.png'],
    ['https://a.example/x.png?v=1', 'https://a.example/x.png?v=2'],
    ['https://a.example/', 'https://b.example/'],
    ['mailto:a@b.example', 'mailto:c@b.example'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,BBBB'],
    ['https://[', 'https://]'],
  ])('%s and %s are not', (a, b) => {
    expect(of(a)).not.toBe(of(b))
  })

  it("on the site's own hosts are targets within the site", () => {
    const hosts = ['live.example', 'preview']
    expect(of('https://live.example/posts/', '/', hosts)).toBe(of('/posts/'))
    expect(of('http://preview.tiiny.test/posts/', '/', hosts)).toBe(of('/posts/'))
    expect(of('https://other.example/posts/', '/', hosts)).not.toBe(of('/posts/'))
    expect(of('https://live.example:8443/posts/', '/', hosts)).not.toBe(of('/posts/'))
  })

  it('follow the base of the page that they are in', () => {
    const from = (target: string, page: string, base: string): string =>
      linkTarget(target)(movedBase(baseOf(page), base), ['live.example'])
    expect(from('/posts/', '/', 'https://other.example/')).toBe('https://other.example/posts/')
    expect(from('../posts/', '/', 'https://live.example/a/')).toBe('/posts/')
    expect(from('posts/', '/a/', '../b/')).toBe('/b/posts/')
    expect(from('#a', '/b/', '#top')).toBe('/b/#a')
    expect(from('#a', '/b/', '?c')).toBe('/b/?c#a')
    expect(from('../x', '/a/', '//b')).toBe('http://b/x')
    expect(from('../x', '/a/', 'http://site.invalid//b/c/')).toBe('//b/x')
  })

  it.each(['../x/', '/x/', 'x', '#x', './', '..', '../../../x', 'a/../x', '//x', 'x#y', 'logo-3fa9c1d2.png'])(
    '%j is read from each page as if there had been no other',
    (written) => {
      const target = linkTarget(written)
      for (const page of ['/', '/a/', '/b/', '/b/c.html', '/b/c/d/', '/b/index.html', '/ä b/', '/b//c/', '/b/']) {
        const { pathname, hash } = new URL(written, new URL(page, 'http://site.invalid'))
        const expected =
          written === '//x' ? 'http://x/' : pathname.replace(/\/index\.html$/u, '/').replace('3fa9c1d2', '')
        expect(target(baseOf(page), [])).toBe(expected + hash)
      }
    },
  )
})
