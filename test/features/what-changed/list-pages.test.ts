import { describe, expect, it } from 'vitest'
import { listPages, type SiteList } from '../../../src/features/what-changed/list-pages.ts'
import { filesOf } from '../../site/collected.ts'
import { makeSite } from '../../stand-ins/scenes/world.ts'

const { signal } = new AbortController()
type Files = Readonly<Record<string, string | Buffer>>

async function listOf(files: Files): Promise<SiteList> {
  using site = makeSite(files)
  return await listPages(await filesOf(site.directory), { hosts: [], commits: [] }, signal)
}

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('the pages of a site', () => {
  it('are listed with the paths of visitors and their titles', async () => {
    const { pages, titles } = await listOf({
      'index.html': '<title>Home</title>',
      'guide/index.html': '\ufeff<title>Guide</title>',
      'guide.html': '<p>no title',
      'wide.html': utf16('<title>料金</title>'),
      'style.css': '<title>no</title>',
    })
    expect(Object.fromEntries(titles)).toEqual({
      '/guide.html': '',
      '/guide/': 'Guide',
      '/': 'Home',
      '/wide.html': '料金',
    })
    expect([...pages.keys()]).toEqual([...titles.keys()])
    for (const digests of pages.values()) expect(digests).toMatch(/^[\w-]{16}(?:\.[\w-]{16}){3}$/u)
  })

  it('have links in style sheets up to 1 MiB, from which no page is pictured', async () => {
    const large = `a { b: url(/c.png) }${' '.repeat(2 ** 20)}`
    const { dead, namedOn } = await listOf({
      ...{ 'index.html': '<link rel="stylesheet" href="a.css">', 'b.png': '', 'c.css': large },
      'a.css': 'a { b: url(b.png) } c { d: url(gone.png) }',
    })
    expect([dead, namedOn]).toEqual([new Map([['/gone.png', ['/a.css']]]), new Map()])
  })

  it('have the times of their build in one of two digests of data', async () => {
    const { rest, untimed } = (await listOf({ 'a.json': '{"built":0}' })).files
    const at = (time: number) => `{"built":${time}}`
    const lists = await Promise.all([0, 1, -7_200_000].map((late) => listOf({ 'a.json': at(Date.now() + late) })))
    const [one, other, old] = lists.map(({ files }) => files)
    expect(new Set([rest, one?.rest, other?.rest, old?.rest]).size).toBe(4)
    expect([one?.untimed === other?.untimed, old?.untimed === one?.untimed, untimed === one?.untimed]).toEqual([
      ...[true, false, false],
    ])
    // A larger file has them in both.
    const large = await Promise.all(
      [0, 1].map((late) => listOf({ 'a.json': at(Date.now() + late) + ' '.repeat(2 ** 20) })),
    )
    expect(new Set(large.map(({ files }) => files.untimed)).size).toBe(2)
  })

  it('have the same content in another encoding', async () => {
    const page = (menu: string): string => `<nav>${menu}</nav><main>Preise: 12 €</main>`
    const { pages } = await listOf({ 'a.html': page('a'), 'b.html': utf16(page('b')), 'c.html': page('c') })
    const [content, outside] = [0, 1].map((index) => Array.from(pages.values(), (digests) => digests.split('.')[index]))
    expect([new Set(content).size, new Set(outside).size]).toEqual([1, 3])
  })

  it('count by their bytes if too many elements are open at once', async () => {
    const deep = (text: string): string => `${'<b>'.repeat(2000)}${text}`
    const { pages } = await listOf({ 'a.html': deep('a'), 'b.html': deep('b'), 'c.html': deep('a') })
    const [a, b, c] = [...pages.values()]
    expect(a).not.toBe(b)
    expect(a).toBe(c)
  })

  it('list the links that lead nowhere, except those of the page for missing files', async () => {
    const links = '<a href="/old">a</a><a href="guide/#a">b</a><img src="/a.png"><img src="/b.png">'
    const { dead } = await listOf({
      ...{ 'index.html': links, '404.html': links, 'de/404/index.html': links, 'a.png': '' },
      ...{ 'guide/index.html': '<i id=b>', 'b.html': links },
    })
    expect(dead).toEqual(
      new Map([
        ['/old', ['/b.html', '/']],
        ['/b.png', ['/b.html', '/']],
        ['/guide/#a', ['/b.html', '/']],
      ]),
    )
  })
})

describe('the other files of a site', () => {
  const feeds = {
    ...{
      'feed.rss': 'a',
      'blog/atom.xml': '<?xml version="1.0"?>\n<feed xmlns="x">a',
      'index.xml': '<rss version="2">a',
    },
    ...{ 'sitemap-0.xml': '<urlset>a', 'map.xml': '<sitemapindex>a', 'sitemap.xml.gz': 'a', 'feed.json': 'a' },
    ...{ 'index.rdf': '<rdf:RDF>a', latest: '\ufeff\n<?xml version="1.0"?><!DOCTYPE rss><rss>a' },
    'long.txt': `<!-- ${'a > b '.repeat(1000)}--> <!-- b -->\n<feed\nxmlns="x">a`,
    ...{ 'all.zip': 'a', 'all.tar.gz': 'a', 'all.7z': 'a' },
  }
  const files = {
    ...{ 'index.html': 'a', 'app.js': 'let a', 'large.bin': 'x'.repeat(300_000), 'style.css': 'a', 'a.png': 'a' },
    ...feeds,
  }
  const none = Object.fromEntries(Object.entries(feeds).map(([path, text]) => [path, `${text}b`]))

  it.each<[string, Files, string[]]>([
    ['pages', { 'index.html': 'b', 'new.html': '' }, []],
    ['feeds, sitemaps and archives', none, []],
    ['a feed more', { 'news/all.xml': '<feed>' }, []],
    ['a style', { 'style.css': 'b' }, ['styles']],
    ['an empty style more', { 'b.css': '' }, ['styles']],
    ['a picture', { 'a.png': 'b' }, ['media']],
    ['a font', { 'a.woff2': '' }, ['media']],
    ['a document', { 'a.pdf': '' }, ['media']],
    ['other documents', { 'a.docx': '', 'b.odt': '', 'c.xls': '', 'd.epub': '' }, ['media']],
    ['TypeScript', { 'a.ts': '' }, ['rest']],
    ['a script', { 'app.js': 'let b' }, ['rest']],
    ['other XML', { 'a.xml': '<data>', 'b.rdf': '<!-- <rss> --><data>', 'c.txt': 'a <rss>' }, ['rest']],
    ['comments without an end', { 'a.xml': '<!--'.repeat(100_000) }, ['rest']],
    ['where a file ends', { 'app.js': 'let ', 'large.bin': `a${'x'.repeat(300_000)}` }, ['rest']],
  ])('have a digest for each kind: %s', async (_, change, kinds) => {
    const [before, after] = await Promise.all([listOf(files), listOf({ ...files, ...change })])
    const differ = (['styles', 'rest'] as const).filter((kind) => before.files[kind] !== after.files[kind])
    const hasOther = JSON.stringify([...before.media]) !== JSON.stringify([...after.media])
    expect([...differ, ...(hasOther ? ['media'] : [])]).toEqual(kinds)
  })
})

it.each([
  ['a { color: red }', false],
  ['@media (prefers-color-scheme: dark) { a { color: red } }', true],
])('a site has a dark theme if a style sheet has colours for it: %s', async (css, hasDarkTheme) => {
  expect(await listOf({ 'a.css': css, 'b.css': '' })).toMatchObject({ hasDarkTheme })
})

describe('pictures, fonts and documents', () => {
  it.each([
    ['/a.3fa9c1d2.png', '/a..png'],
    ['/a-C0NKbN9X.png', '/a-.png'],
    ['/assets/a-Bx-9_aQz.woff2', '/assets/a-.woff2'],
    ['/a.3fa9c1d2e4f5a6b7c8d9.pdf', '/a..pdf'],
    ['/report-20241001.pdf', '/report-20241001.pdf'],
    ['/photo-1280x720.jpg', '/photo-1280x720.jpg'],
    ['/my-document.pdf', '/my-document.pdf'],
    ['/a-My-Cat-1.png', '/a-My-Cat-1.png'],
    ['/a-Report24.pdf', '/a-.pdf'],
    ['/C0NKbN9X.png', '/C0NKbN9X.png'],
    ['/deadbeef/a.png', '/deadbeef/a.png'],
  ])('have names without the hashes of bundlers: %s', async (path, name) => {
    const { media, mediaNames } = await listOf({ 'index.html': '', [path.slice(1)]: 'a' })
    expect([[...media.keys()], [...mediaNames]]).toEqual([[name], [[name, path]]])
    expect(media.get(name)).toMatch(/^[\w-]{12}$/u)
  })

  it('of one name have one digest, whatever their order', async () => {
    const digestOf = async (one: string, other: string) =>
      [...(await listOf({ 'a-3fa9c1d2.png': one, 'a-77be01aa.png': other })).media.values()].join()
    expect(await digestOf('a', 'b')).toBe(await digestOf('b', 'a'))
    expect(await digestOf('a', 'b')).not.toBe(await digestOf('a', 'c'))
  })

  it('are named by a first page', async () => {
    const page = '<img src=/a.png><a href="/b.pdf">b</a>'
    const { namedOn } = await listOf({
      'x/index.html': page,
      'index.html': '',
      'y.html': page,
      'a.png': '',
      'b.pdf': '',
    })
    expect(namedOn).toEqual(
      new Map([
        ['/a.png', '/x/'],
        ['/b.pdf', '/x/'],
      ]),
    )
  })

  it('of styles do not count the line ends of Windows', async () => {
    const [one, other] = await Promise.all([listOf({ 'a.css': 'a {}\n\n' }), listOf({ 'a.css': 'a {}\r\n\r\n' })])
    expect(one.files).toEqual(other.files)
  })
})

describe('an app that answers each address', () => {
  const root = '<div id=app></div><script src=/app.js></script><a href="/tides">a</a><a href="/x.pdf">b</a>'
  it.each([
    ['404.html', root, ['/x.pdf']],
    ['200.html', root, ['/x.pdf']],
    ['404.html', root.replace('<div', '<!-- other --><div'), ['/x.pdf']],
    ['404.html', `${root}<p>Not found`, ['/tides', '/x.pdf']],
    ['other.html', root, ['/tides', '/x.pdf']],
  ])('has a copy of its root page: %s, %j', async (name, page, dead) => {
    const files = { 'index.html': root, 'app.js': '', [name]: page }
    expect([...((await listOf(files)).dead ?? new Map()).keys()]).toEqual(dead)
  })

  it('has a script', async () => {
    const page = '<a href="/tides">a</a><script type="application/ld+json">{}</script>'
    const { dead } = await listOf({ 'index.html': page, '404.html': page })
    expect([...(dead?.keys() ?? [])]).toEqual(['/tides'])
  })
})

it('a page that leads on by itself is known, if its target is there', async () => {
  const to = (address: string) => `<meta http-equiv=refresh content="0; url=${address}">`
  const { redirects } = await listOf({ 'index.html': to('b'), 'b.html': to('/none'), 'c/index.html': to('../b.html') })
  expect(redirects).toEqual(
    new Map([
      ['/c/', '/b.html'],
      ['/', '/b.html'],
    ]),
  )
})
