import { describe, expect, it } from 'vitest'
import { baseOf, linkTarget, movedBase, withoutHash } from '../../src/pages/link-targets.ts'

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

/** Names that builds write, each with the same one after a change of its content. */
const hashed: readonly (readonly [string, string])[] = [
  // Vite, VitePress, Rollup, SvelteKit: Base64, which may hold and end with a dash.
  ['index.DiwrgTda.js', 'index.C0NKbN9X.js'],
  ['logo-DwX3k_9a.png', 'logo-B1x9Qz_2.png'],
  ['style-C8nD2x-1.css', 'style-DX9kqw2_.css'],
  ['hoisted.CQ2y8x1-.js', 'hoisted.Bz81kLmP.js'],
  // Astro's pictures: with the options, in another Base.
  ['photo.C8nD2x-1_Z1abcDE.webp', 'photo.DwX3k_9a_2sXwq5.webp'],
  ['photo.BGkQ7Uy__1RVSQv.webp', 'photo.hF2k1-Lq_Z2lFcFY.webp'],
  // esbuild, Bun.
  ['app-IKNTMN2E.js', 'app-7ZX2Q4PA.js'],
  ['chunk-k3j9x2m1.js', 'chunk-p0q8z7r6.js'],
  // webpack, Parcel, Docusaurus, MkDocs, Rails: hexadecimal.
  ['app-3fa9c1d2.js', 'app-8bc01d77.js'],
  ['logo.3fa9c1d2.png', 'logo.0a1b2c3d.png'],
  ['logo.abc12345.png', 'logo.deadbeef.png'],
  ['main.abc12345.min.css', 'main.0011aabb.min.css'],
  ['photo-3fa9c1d2e4f5a6b7c8d9e0f1a2b3c4d5.jpg', 'photo-00a9c1d2e4f5a6b7c8d9e0f1a2b3c4d5.jpg'],
  ['app-3fa9c1d2.js.map', 'app-8bc01d77.js.map'],
  ['photo_hu_3fa9c1d2e4f5a6b7.jpg', 'photo_hu_00a9c1d2e4f5a6b7.jpg'],
]

/** Names of different files. */
const different: readonly (readonly [string, string])[] = [
  ['a-3fa9c1d2.png', 'b-3fa9c1d2.png'],
  ['logo-3fa9c1d2.png', 'logo-3fa9c1d2.svg'],
  ['report-20241001.pdf', 'report-20241002.pdf'],
  ['report-2024-10-01.pdf', 'report-2024-10-02.pdf'],
  ['photo-12345678.jpg', 'photo-87654321.jpg'],
  ['photo-1280x720.jpg', 'photo-1920x1080.jpg'],
  ['photo-0640x480.jpg', 'photo-1024x768.jpg'],
  ['Annual-Report24.pdf', 'Annual-Report23.pdf'],
  ['my-document.pdf', 'my-Document.pdf'],
  ['my-big-name.png', 'my-bad-name.png'],
  ['team-Jon-Snow.jpg', 'team-Tom-Hank.jpg'],
  ['screen-macOS-13.png', 'screen-macOS-14.png'],
  ['diagram-UserData.png', 'diagram-UserInfo.png'],
  ['jquery.tooltips.png', 'jquery.carousel.png'],
  ['photo_small.jpg', 'photo_large.jpg'],
  // Nothing but a hash: it is all that tells one from another.
  ['3fa9c1d2e4f5a6b7c8d9.png', '00a9c1d2e4f5a6b7c8d9.png'],
  ['.hidden', '.other'],
]

describe('names of assets', () => {
  it.each(hashed)('%s and %s are the same', (a, b) => {
    expect(withoutHash(a)).toBe(withoutHash(b))
    expect(withoutHash(a).length).toBeGreaterThan(4)
  })

  it.each(different)('%s and %s are not', (a, b) => {
    expect(withoutHash(a)).not.toBe(withoutHash(b))
  })

  it('take little time, also if they are long', () => {
    expect(withoutHash(`${'a-'.repeat(50_000)}.png`)).toHaveLength(100_004)
    expect(withoutHash(`${'.'.repeat(100_000)}`)).toHaveLength(100_000)
  })
})
