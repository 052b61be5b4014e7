import { describe, expect, it } from 'vitest'
import { SiteLinks } from '../../../src/features/what-changed/dead-links.ts'

/** What one page has. */
type Written = Readonly<{ links?: readonly string[]; places?: readonly string[]; base?: string }>

function deadIn(pages: Readonly<Record<string, Written>>, files: readonly string[] = []): Record<string, unknown> {
  const links = new SiteLinks(new Set([...Object.keys(pages), ...files]), ['live.example'])
  for (const [path, { links: written = [], places = [], base = '' }] of Object.entries(pages))
    links.add(path, { links: new Set(written), twins: new Set(), places: new Set(places), base })
  return Object.fromEntries(links.dead(false) ?? [])
}

const site = [
  '/',
  '/guide/',
  '/guide/setup/',
  '/about.html',
  '/a b.pdf',
  '/caf\u00e9.html',
  '/50%/',
  '/a.svg',
  '/x/..y',
]

describe('a link from /guide/', () => {
  it.each([
    ...['', '#', '#top', '#TOP', '#:~:text=word', '#/route', '#!route', '?page=2', './', '../', '.', '..'],
    ...[
      '/',
      '/guide',
      '/guide/',
      '/guide/index.html',
      '/guide/index',
      'setup',
      'setup/',
      'setup/#',
      '/about',
      '/about.html',
    ],
    ...[
      '/about/',
      '/a%20b.pdf',
      '/a b.pdf',
      '/caf%C3%A9',
      '/cafe\u0301.html',
      '/50%25/',
      '/50%/',
      '/a.svg#icon',
      ' /about ',
    ],
    ...[
      'https://live.example',
      'http://LIVE.example/about',
      '//live.example/about#top',
      '\\about',
      'https://live.example?a',
    ],
    ...['https://other.example/x', '//other.example/x', 'https://live.example:8080/x', 'https://sub.live.example/x'],
    ...[
      'mailto:a@live.example',
      'javascript:void(0)',
      'data:image/gif;base64,AA',
      'tel:1',
      'https://',
      'http://[',
      'a:',
    ],
  ])('to %j leads somewhere', (link) => {
    expect(deadIn({ '/guide/': { links: [link] } }, site)).toEqual({})
  })

  it.each([
    ['/old', '/old'],
    ['/old/', '/old/'],
    ['/old/index.html', '/old/'],
    ['/old.html?a=b#c', '/old.html'],
    ['old', '/guide/old'],
    ['../About', '/About'],
    ['/guide.html', '/guide.html'],
    ['https://live.example/old', '/old'],
    ['//live.example/old', '/old'],
    ['/%zz', '/%25zz'],
    ['/51%25', '/51%25'],
    ['/c%23/', '/c%23/'],
    ['/c%23#d', '/c%23'],
    ['/a%2Fb', '/a/b'],
  ])('to %j leads nowhere: %s', (link, target) => {
    expect(deadIn({ '/guide/': { links: [link] } }, site)).toEqual({ [target]: ['/guide/'] })
  })

  it('obeys the base', () => {
    expect(deadIn({ '/guide/': { links: ['old', '#a'], base: '/deep/er/' } })).toEqual({
      '/deep/er/old': ['/guide/'],
      '/deep/er/': ['/guide/'],
    })
    expect(deadIn({ '/guide/': { links: ['old'], base: 'https://other.example/' } })).toEqual({})
  })
})

describe('a link of more than 4,096 characters, with the address of its page', () => {
  it('counts neither as dead nor as there', () => {
    const [at, above] = [4075, 4076].map((length) => `/${'a'.repeat(length - 1)}`)
    expect(Object.keys(deadIn({ '/': { links: [at ?? '', above ?? ''] } }))).toEqual([at])
    const marks = `/${'\u0315\u0300'.repeat(100_000)}`
    expect(deadIn({ '/': { links: [marks, encodeURI(marks)] } })).toEqual({})
  })
})

it('no target is dead if more than 10,000 are', () => {
  const links = (count: number) => ({ '/': { links: Array.from({ length: count }, (_, index) => `/${index}`) } })
  expect(Object.keys(deadIn(links(10_000)))).toHaveLength(10_000)
  expect(deadIn(links(10_001))).toEqual({})
})

describe('a place', () => {
  it('is there if an element of the page has its name, whether the page comes earlier or later', () => {
    const links = ['#a', '/b/#a', '/b/#b', '/b#%C3%BC', '/b/#%D0%B9', '#c:~:text=x', '/b/#A', '/style.css#a']
    const there = { '/a/': { links, places: ['a', 'b'] }, '/b/': { links, places: ['ü', 'a', '%D0%B9'] } }
    expect(deadIn(there, ['/style.css'])).toEqual({
      '/b/#b': ['/a/', '/b/'],
      '/b/#A': ['/a/', '/b/'],
      '/a/#c': ['/a/'],
      '/b/#c': ['/b/'],
    })
  })

  it('is kept apart from a path that holds its sign', () => {
    const pages = { '/': { links: ['/c%23/#setup', '/c%23/#a'] }, '/c#/': { places: ['a'] } }
    expect(deadIn(pages)).toEqual({ '/c%23/#setup': ['/'] })
  })

  it('takes linear time to be found, however many there are', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `n${index}`)
    expect(deadIn({ '/a/': { links: many.map((name) => `#${name}`), places: many } })).toEqual({})
  })
})

describe('what a style sheet loads', () => {
  const files = ['/css/a.css', '/css/there.png', '/font.woff2']
  it.each<[css: string, dead: readonly string[]]>([
    ['a { background: url(gone.png) } b { background: URL( "/gone.svg?v=1#a" ) }', ['/css/gone.png', '/gone.svg']],
    [
      `@import 'gone.css' screen; @import"/other.css"; @import url(third.css)`,
      ['/css/gone.css', '/css/third.css', '/other.css'],
    ],
    ['a { background: url(there.png?v=2), url(../font.woff2#a) }', []],
    ['a { background: url(data:image/png;base64,AA), url(#mask), url(), url("") }', []],
    ['a { background: url(https://cdn.example/a.png), url(//cdn.example/a.png) }', []],
    ['/* url(a.png) */ a { content: "url(a.png)" } [href="url(a.png)"] { } /* url(b.png)', []],
    [
      String.raw`a { content: "\"url(a.png)" } .a\" { background: url(b.png) } .b\" { } c { d: url(c\ c.png) }`,
      ['/css/b.png'],
    ],
    ['@font-face { src: url(gone.eot); src: url(gone.woff) format("woff"), url(/font.woff2) }', []],
    ['@font-face { src: local("A"), url(gone.eot?#iefix), url(gone.woff) } a { }', ['/css/gone.eot', '/css/gone.woff']],
    ['@font-face { src: url(gone.eot), url(data:font/woff2;base64,AA) } a { b: url(c.png) }', ['/css/c.png']],
    ['a { b: my-url(c.png), url(a b.png) }', []],
    [`${'a { b: url(there.png) }'.repeat(10_000)} a { b: url(gone.png) }`, []],
    [`${'a { b: url(there.png) }'.repeat(9_999)} a { b: url(gone.png) }`, ['/css/gone.png']],
  ])('in %.80s is followed from there', (css, dead) => {
    const links = new SiteLinks(new Set(files), ['live.example'])
    links.addStyle('/css/a.css', css)
    expect(Object.fromEntries(links.dead(false) ?? [])).toEqual(
      Object.fromEntries(dead.map((each) => [each, ['/css/a.css']])),
    )
  })
})
