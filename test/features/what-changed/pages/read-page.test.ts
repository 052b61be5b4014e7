import { describe, expect, it } from 'vitest'
import { digestsOf } from '../../../../src/features/what-changed/list-pages.ts'
import { Normalizer } from '../../../../src/features/what-changed/pages/normalize.ts'
import { readPage } from '../../../../src/features/what-changed/pages/read-page.ts'

const { signal } = new AbortController()
const commit = '16ad0fc4e4f5a6b7c8d90123456789abcdef0123'
const read = async (html: string) => {
  const page = (await readPage(Buffer.from(html), signal)) ?? expect.fail()
  const parts = page.parts(new Normalizer({ hosts: ['live.example'], commits: [commit] }))
  const [content, outside, look, itself] = digestsOf(parts).split('.')
  return { parts, content, outside, look, itself, title: page.title, page }
}

/** A page by one of its words. */
type Row = readonly [what: string, pageWith: (word: string) => string]
const main = (html: string): string => `<title>T</title><main><p>a</p>${html}</main>`
const skipped = (start: string) => (word: string) => `${start}<div>b ${word}</div>`
const languages: readonly Row[] = [
  ['German', (day) => `<html lang=de><main>Am 2${day}. März 2026</main>`],
  ['XHTML', (day) => `<html xml:lang="fr"><main>le 2${day} mars 2026</main>`],
  ['Japanese', (day) => `<html lang="ja"><main>最終更新 2026年3月2${day}日</main>`],
]

describe('the content of a page', () => {
  it.each<Row>([
    ['its title', (word) => `<title>${word}</title><main>a</main>`],
    ['a score beside a date', (word) => `<p>2026-03-05: ${word.length}:0 for us`],
    ['a number that ends its title', (word) => `<title>Top ${word.length}</title><p>March of the penguins`],
    ['a main part', (word) => `<nav>a</nav><main>b <p>${word}</main>`],
    ['a main part by its role', (word) => `<div role="main">a<div>b</div>${word}</div>`],
    ['a main part by one of its roles', (word) => `<div role="MAIN region">${word}</div>`],
    ['a note and a header in a main part', (word) => `<main><header>${word}</header><aside>${word}</aside>b</main>`],
    ['a main part in a menu whose end is missing', (word) => `<nav>a<main>${word}</main>`],
    ['two main parts', (word) => `<main> </main><main>${word}</main>`],
    ['all, without a main part', (word) => `<nav>a</nav><div><p>${word}</div>`],
    ['what stands beside articles', (word) => `<article>a</article><p>${word}</p><article>b</article>`],
    ['what follows a menu', (word) => `<nav><ul><li>a</ul></nav>${word}`],
    ['what follows a time whose end is missing', (word) => `<p><time>today</p><p>${word}`],
    ['an alternative text', (word) => main(`<img alt="${word}" src="/a.png">`)],
    ['the target of a link', (word) => main(`<a href="/${word}/">a</a>`)],
    ['the query of a link', (word) => main(`<a href="/?page=${word}">a</a>`)],
    ['the text of a drawing', (word) => main(`<svg><text>${word}</text></svg>`)],
    ['the title of a drawing', (word) => main(`<svg><title>${word}</title></svg>`)],
    ['where an old address leads', (word) => `<title>T</title><meta http-equiv=refresh content="0; url=/${word}/">`],
    [
      'the same beside a main part',
      (word) => `<meta content="5,URL='/${word}/'" http-equiv=Refresh><main>Moved</main>`,
    ],
    ['the same without a name', (word) => `<meta http-equiv=refresh content="0;/${word}/">`],
  ])('has %s', async (_, pageWith) => {
    expect((await read(pageWith('one'))).content).not.toBe((await read(pageWith('other'))).content)
  })

  it.each([
    ['see<a>here</a>', 'see <a>here</a>'],
    ['<span>a</span> <span>b</span>', '<span>ab</span>'],
    ['<span>a</span> <span>b</span>', '<span>a</span><span>b</span>'],
    ['<b>named</b>tuple', '<b>named</b>\n<i>tuple</i>'],
    ['<p>a</p><p>b</p>', '<p>a b</p>'],
    ['<p>a</p><p>b</p>', '<p>ab</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>ab</ul>'],
    ['<td>a</td><td>b</td>', '<td>ab</td>'],
    ['a<br>b', 'a b'],
    ['<svg><text>1</text><text>2</text></svg>', '<svg><text>12</text></svg>'],
    [`at ${commit.slice(0, 6)}`, 'at /'],
    [`at ${commit}0`, `at ${commit}1`],
  ])('tells %j and %j apart', async (one, other) => {
    expect((await read(main(one))).content).not.toBe((await read(main(other))).content)
  })

  it.each([
    (text: string) => `<main>a</main><div hidden id="S:0"><p>${text}</p><header>${text}</header></div>`,
    (text: string) => `<main>a</main><div id='S:1a' hidden="">${text}</div>`,
    (text: string) => `<div>b</div><div hidden id="S:0">${text}</div>`,
    (text: string) => `<div>${text}</div><div hidden id="S:0">b</div>`,
  ])('has what React streams behind it: %#', async (pageWith) => {
    expect((await read(pageWith('one'))).content).not.toBe((await read(pageWith('other'))).content)
  })

  it.each<Row>([
    ['another hidden element', (word) => `<main>a</main><div hidden id="T:0">${word}</div>`],
    ['one that is not hidden', (word) => `<main>a</main><div id="S:0">${word}</div>`],
    ['one in a template', (word) => `<main>a</main><template><div hidden id="S:0">${word}</div></template>`],
    ['a menu in one', (word) => `<main>a</main><div hidden id="S:0"><nav>${word}</nav></div>`],
  ])('has not %s', async (_, pageWith) => {
    expect((await read(pageWith('one'))).content).toBe((await read(pageWith('other'))).content)
  })

  it.each<Row>([
    ['a skip link', skipped('<a role="main" href="#c">Skip</a>')],
    ['a heading', skipped('<h1 role="main">Prices</h1>')],
    ['another element with its id', skipped('<h1 id="main-content">Prices</h1>')],
    ['blank', skipped('<main id=app>\n &nbsp;&ZeroWidthSpace; </main>')],
    ['blank but for a comment', skipped('<main><!-- slot --> </main>')],
    ['only a menu', skipped('<main><nav>Menu</nav><script>text</script></main>')],
    ['in a template', skipped('<template><main>Later</main><div role=main>Later</div></template>')],
    ['only a picture', skipped('<main><img src=a.png></main>')],
  ])('is all of it if its main part is %s', async (_, pageWith) => {
    expect((await read(pageWith('one'))).content).not.toBe((await read(pageWith('other'))).content)
    const framed = (word: string): string => `<header>${word}</header>${pageWith('a')}`
    expect((await read(framed('one'))).content).toBe((await read(framed('other'))).content)
  })

  it.each([
    ...['img src', 'img srcset', 'img data-src', 'img data-srcset', 'video poster', 'video data-poster', 'object data'],
    ...['source src', 'source srcset', 'iframe src', 'embed src', 'area href', 'image href', 'use xlink:href'],
    ...['object data-data', 'input src', 'audio data-src'],
  ])('has the picture that a page names in %s', async (name) => {
    const pageWith = (value: string): string => main(`<${name}="${value}"></${name.split(' ')[0]}>`)
    const [one, other, hashed] = [
      '/a/one.jpg 1x, b.jpg 2x',
      '/a/other.jpg 1x, b.jpg 2x',
      '/a/one.3fa9c1d2.jpg 1x, b.jpg 2x',
    ]
    expect((await read(pageWith(one ?? ''))).content).not.toBe((await read(pageWith(other ?? ''))).content)
    expect((await read(pageWith(hashed ?? ''))).content).toBe(
      (await read(pageWith((hashed ?? '').replace('3fa9c1d2', '77be01aa')))).content,
    )
  })

  it.each(['?v=1', '?ver=1773325391', '?t=1', '?1773325391', '?hash=3fa9', '?v=1.2.3', '?v=1&w=100', '?v=1#a'])(
    'has not the query of a picture: %s',
    async (query) => {
      const pageWith = (text: string): string =>
        main(`<a href="/c.jpg${text}"><img src="/a.png${text}" data-srcset="/b.png${text} 2x"/></a>`)
      const other = query.replace(/\d/u, '7').replace('3fa9', 'bcde')
      expect((await read(pageWith(query))).content).toBe((await read(pageWith(other))).content)
      expect((await read(pageWith(query))).content).not.toBe((await read(pageWith('#b'))).content)
    },
  )

  it.each<Row>([
    ['a menu', (word) => `<nav><a href="/${word}">${word}</a></nav>a`],
    ['a menu in a main part', (word) => `<main>a<nav>${word}</nav></main>`],
    ['a header, a footer and an aside', (word) => `<header>${word}</header><aside>${word}</aside>a<footer>${word}`],
    ['what is beside a main part', (word) => `<div>${word}</div><main>a</main>${word}`],
  ])('has not %s, which is outside of it', async (_, pageWith) => {
    const [one, other] = [await read(pageWith('one')), await read(pageWith('other'))]
    expect(one.content).toBe(other.content)
    expect(one.outside).not.toBe(other.outside)
  })

  it.each<Row>([
    ['a script', (word) => `a<script src="/${word}.js">let x = "<p>${word}</p>"</script>`],
    ['a style', (word) => `a<style>.${word} {}</style>`],
    ['a template', (word) => `<template><p>${word}</p></template>a`],
    ['a comment', (word) => `a<!-- ${word} -->`],
    ['what is in its head', (word) => `<head><meta name="a" content="${word}"><link href="/${word}"></head>a`],
    ['classes, ids and styles', (word) => `<p class="${word}" id="${word}" style="${word}">a</p>`],
    ['the elements around a text', (word) => (word === 'one' ? '<b>a</b> b' : '<p><i>a</i>\n<span>b</span></p>')],
    [
      'white space beside blocks',
      (word) => (word === 'one' ? '<p>a</p><p>b<br>c' : ' <p> a </p>\n<div><p> b<br> c </div>'),
    ],
    ['white space between cells', (word) => `<table><tr><td>a</td>${word === 'one' ? '' : '\n '}<td>b</td></table>`],
    ['the whole commit', (word) => `<a href="/blob/${commit.slice(0, word === 'one' ? 40 : 12)}/a">a</a>`],
    ['a short commit', (word) => `at ${word === 'one' ? commit.slice(0, 9) : commit.slice(0, 7).toUpperCase()}`],
    ['a commit behind a letter', (word) => `v1-2-g${commit.slice(0, word === 'one' ? 8 : 12)}`],
    ['white space', (word) => (word === 'one' ? '<p>a b</p>' : '\r\n<p>\n  a\n\t b\n</p>')],
    ['a time element', (word) => `a <time datetime="${word}">${word}</time>`],
    ['a date', (word) => `updated on 2026-11-${word.length + 20}`],
    ['a date behind a number that ends the title', (word) => `<title>Page 2</title><p>May ${word.length}, 2026</p>b`],
    ['a date in the title', (word) => `<title>At Nov ${word.length}, 2026</title>a`],
    ['a date in an alternative text', (word) => `<img alt="as of Nov ${word.length}, 2026">`],
    ['a date in parts', (word) => `<td>${word.length}</td> <td>March</td>\n<td>2026</td>`],
    ['the hash of a picture', (word) => `<img src="/a.3fa9c1d${word.length}.png">`],
    ...languages.map(([what, pageWith]): Row => [`a date: ${what}`, (word) => pageWith(String(word.length))]),
    ...['/a/', '/', '/#a', '/?a'].map((path): Row => {
      return [
        `an own name before ${path}`,
        (word) => `<a href="${word === 'one' ? 'https://live.example' : ''}${path}">a</a>`,
      ]
    }),
  ])('has not %s, nor has anything else', async (_, pageWith) => {
    const [one, other] = [await read(pageWith('one')), await read(pageWith('other'))]
    expect(one.content).toBe(other.content)
    expect(one.outside).toBe(other.outside)
  })

  it('is found as it always was, or the version of lists goes up', async () => {
    const page = `<title>T</title><nav class=n>M</nav><main><h1>O</h1>on 2026-11-22 <a href="/x/">x</a><img alt=a src=y
      style="background: url('a.3fa9c1d2.png')"></main><style>#mermaid-17 { color: #fff }</style>`
    const { parts } = await read(page)
    expect(parts).toEqual({
      title: 'T',
      text: 'O\u0001on x a',
      targets: '/x/\u0001y\u0001',
      outside: 'M',
      outsideTargets: '',
      look: "\u0002nav\u0003class=n\u0004\u0005\u0002main\u0002h1\u0004\u0005\u0004\u0002a\u0004\u0005\u0002img\u0003alt=a\u0003style=background: url('a..png')\u0005\u0005\u0002style# { color: #fff }",
      page: page.replace('3fa9c1d2', ''),
    })
  })

  it('is not read if more than 1,000 elements are open at once', async () => {
    expect(await readPage(Buffer.from(`${'<b>'.repeat(999)}a`), signal)).toBeDefined()
    expect(await readPage(Buffer.from('<b>'.repeat(100_000)), signal)).toBeUndefined()
  })

  it('of a long page is read in parts, between which a run can be cancelled', async () => {
    const controller = new AbortController()
    const reading = readPage(Buffer.from(`<title>${'a b '.repeat(500_000)}`), controller.signal)
    controller.abort(new Error('cancelled'))
    await expect(reading).rejects.toThrow('cancelled')
  })
})

describe('the title of a page', () => {
  it.each([
    ['<title> A\n title &amp; more </title>', 'A title & more'],
    ['<title>the first</title><svg><title>the second</title></svg>', 'the first'],
    [`<title>${'😀'.repeat(101)}</title>`, `${'😀'.repeat(100)}…`],
    ['<title>live.example</title>', 'live.example'],
    ['<p>none', ''],
  ])('in %s is %j', async (html, title) => {
    expect((await read(html)).title).toBe(title)
  })
})

/** All that can change on a page without changing its content, and what tells it. */
const changes: readonly [what: string, one: string, other: string, by: 'content' | 'outside' | 'look' | 'itself'][] = [
  ['a style sheet that is gone', '<link rel=stylesheet href=/a.css>a', 'a', 'look'],
  ['another one', '<link rel=stylesheet href=/a.css>a', '<link rel=stylesheet href=/b.css>a', 'look'],
  [
    'one more',
    '<link rel=stylesheet href=/a.css>a',
    '<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>a',
    'look',
  ],
  ['where it holds', '<link rel=stylesheet media=print href=/a.css>a', '<link rel=stylesheet href=/a.css>a', 'look'],
  ['an attribute of html', '<html data-theme=light>a', '<html data-theme=dark>a', 'look'],
  ['an id', '<p id=a>a', '<p id=b>a', 'itself'],
  ['the address of a script', '<script src=/a.js></script>a', '<script src=/b.js></script>a', 'itself'],
  ['a script that draws', '<script>draw(1)</script>a', '<script>draw(2)</script>a', 'itself'],
  ['a time', '<time>10:00</time>a', '<time>12:00</time>a', 'itself'],
  [
    'a shadow tree',
    '<x-a><template shadowrootmode=open><p>one</p></template></x-a>',
    '<x-a><template shadowrootmode=open><p>other</p></template></x-a>',
    'content',
  ],
  ['an attribute of an own element', '<x-a price=1></x-a>', '<x-a price=2></x-a>', 'look'],
  ['a document in a frame', '<iframe srcdoc="<p>a"></iframe>', '<iframe srcdoc="<p>b"></iframe>', 'look'],
  ['the query of a frame', '<iframe src="/a?start=1"></iframe>', '<iframe src="/a?start=2"></iframe>', 'content'],
  [
    'the viewport',
    '<meta name=viewport content="width=device-width">a',
    '<meta name=viewport content="width=800">a',
    'itself',
  ],
  ['an icon', '<link rel=icon href=/a.png>a', '<link rel=icon href=/b.png>a', 'itself'],
  ['a title', '<p title=one>a', '<p title=other>a', 'look'],
  ['a label', '<p aria-label=one>a', '<p aria-label=other>a', 'look'],
  ['a hidden field', '<input type=hidden value=a>', '<input type=hidden value=b>', 'itself'],
  ['where a form goes', '<form action=/a></form>', '<form action=/b></form>', 'look'],
  ['what a form needs', '<input>', '<input required>', 'look'],
  ['an indentation', '<pre>a\n  b</pre>', '<pre>a\n    b</pre>', 'itself'],
]

describe('a page that changed', () => {
  it.each(changes)('is never the same: %s', async (_, one, other, by) => {
    const [before, after] = [await read(one), await read(other)]
    const first = (['content', 'outside', 'look', 'itself'] as const).find((part) => before[part] !== after[part])
    expect(first).toBe(by)
  })

  it.each([
    ['a comment', 'a<!-- one -->', 'a<!-- other --><!-- more -->'],
    ['a comment without its end', 'a<!-- one', 'a<!-- other'],
    ['a hash', '<script src=/a.3fa9c1d2.js></script>a', '<script src=/a.77be01aa.js></script>a'],
    [
      'a build of Next.js',
      '<script src="/_next/static/abc/x.js"></script>a',
      '<script src="/_next/static/def/y.js"></script>a',
    ],
    ['an own name', '<meta content="https://live.example/a">a', '<meta content="/a">a'],
    ['a commit', `<meta content="${commit}">a`, `<meta content="${commit.slice(0, 9)}">a`],
    ['line ends', 'a\r\nb\r\n', 'a\nb\n'],
  ])('is the same but for %s', async (_, one, other) => {
    expect((await read(one)).itself).toBe((await read(other)).itself)
  })

  it('may have many comments without an end', async () => {
    expect((await read('<!--'.repeat(300_000))).itself).toBe((await read('')).itself)
  })
})

describe('the look of a page', () => {
  const svg = (shape: string): string => `<svg viewBox="0 0 9 9"><${shape}/></svg>`
  it.each([
    ['<p class="a b">a', '<p class="b a">a'],
    ['<p style="color: red">a', '<p style="color: blue">a'],
    ['<style>p { color: red }</style>a', '<style>p { color: blue }</style>a'],
    ['<style>p { color: #fff }</style>a', '<style>p { color: #eee }</style>a'],
    ['<head><style>p {}</style></head>a', '<head></head>a'],
    [svg('rect width=1 height=2'), svg('rect width=2 height=1')],
    [svg('path d="M0 0.5"'), svg('path d="M0 0.6"')],
    [svg('circle fill=red'), svg('circle fill=blue')],
    ['<b>a</b>', '<i>a</i>'],
    ['<b>a</b>b', '<b>ab</b>'],
    ['<td colspan=2>a', '<td colspan=3>a'],
    ['<ol start=2><li>a</ol>', '<ol start=3><li>a</ol>'],
    ['<progress max=2 value=1>', '<progress max=3 value=1>'],
    ['<style media=print>p {}</style>a', '<style media=screen>p {}</style>a'],
    ['<table cellpadding=2><td>a', '<table cellpadding=3><td>a'],
    ['<select><option>a</select>', '<select multiple><option>a</select>'],
    [svg('path stroke-linecap=round'), svg('path stroke-linecap=square')],
    [svg('linearGradient gradientUnits=userSpaceOnUse'), svg('linearGradient gradientUnits=objectBoundingBox')],
    [svg('feGaussianBlur stdDeviation=1'), svg('feGaussianBlur stdDeviation=2')],
    [svg('feFlood flood-color=red'), svg('feFlood flood-color=blue')],
    ['<input value=a>', '<input value=b>'],
    ['<input type=checkbox>', '<input type=checkbox checked>'],
    ['<img width=1 src=a>', '<img width=2 src=a>'],
    ['<p>a', '<p hidden>a'],
    ['<p dir=ltr>a', '<p dir=rtl>a'],
    ['<body class=light>a', '<body class=dark>a'],
    ['<nav class=a>a</nav>b', '<nav class=b>a</nav>b'],
    ['<p title="Is it 1? Yes">a', '<p title="Is it 1? No">a'],
    ['<p class=one id=one>a', '<p class=other id=one>a'],
    ['<p aria-labelledby="x one" id=x>a', '<p aria-labelledby="x other" id=x>a'],
    ['<svg><use href="#a"/></svg>', '<svg><use href="#b"/></svg>'],
    [
      '<x-a><template shadowrootmode=open><p class=a></p></template></x-a>',
      '<x-a><template shadowrootmode=open><p class=b></p></template></x-a>',
    ],
    ['<p style="fill:url(#a"><p class=a>', '<p style="fill:url(#a"><p class=b>'],
  ])('tells %j and %j apart', async (one, other) => {
    const [a, b] = [await read(one), await read(other)]
    if (one !== '<b>a</b>b') expect([a.content, a.outside]).toEqual([b.content, b.outside])
    expect(a.look).not.toBe(b.look)
  })

  it.each<Row>([
    [
      'ids, and what refers to them',
      (word) => `<p id="${word}" aria-labelledby="${word} ${word}">a<label for="${word}">`,
    ],
    [
      'references of a drawing',
      (word) => `<svg><path id="${word}"/><use href="#${word}" xlink:href="#${word}"/></svg>`,
    ],
    [
      'names, nonces and times',
      (word) => `<p name="${word}" nonce="${word}" data-v-${word}>a<time datetime="${word}"></time>`,
    ],
    ['dates in attributes', (word) => `<p title="as of 2026-11-2${word.length}">a`],
    ['white space in attributes', (word) => `<p class="a ${word === 'one' ? ' ' : '\n'} b">a`],
    [
      'queries of addresses',
      (word) => `<link rel=stylesheet href="/a.css?${word}"><p style="background: url(/a.png?${word})">a`,
    ],
    ['line ends of styles', (word) => `<style>a {}${word === 'one' ? '\n' : '\r\n'}b {}</style>a`],
    ['scripts', (word) => `a<script type="${word}">${word}</script>`],
    ['links and meta', (word) => `<link rel="${word}" sizes="${word}"><meta name="${word}" class="${word}">a`],
    ['templates', (word) => `a<template class="${word}"><p class="${word}">${word}</p><${word}></${word}></template>`],
    ['hashes', (word) => `<p style="background: url(/a.3fa9c1d${word.length}.png)">a`],
    ['hashes in quotes', (word) => `<style>p { src: url('/a-3fa9c1d${word.length}.woff2') }</style>a`],
    ['own names', (word) => `<style>p { src: url(${word === 'one' ? 'https://live.example' : ''}/a) }</style>a`],
    ['commits', (word) => `<p class="${word === 'one' ? commit : commit.slice(0, 7)}">a`],
    [
      'generated names',
      (word) => `<style>#mermaid-${word} .node { fill: #eee }</style><svg id="mermaid-${word}"></svg>`,
    ],
    ['how a character is written', (word) => `<p>it${word === 'one' ? "'" : '&#39;'}s a`],
    ['comments', (word) => `<p>a ${word === 'one' ? '<!-- b -->' : ''}b`],
    ['generated names that begin with a digit', (word) => `<style>#\\31 a${word} { fill: #eee }</style>a`],
    ['references to generated names', (word) => `<svg><path fill="url(#grad-${word})"/></svg>`],
  ])('has not %s', async (_, pageWith) => {
    expect((await read(pageWith('one'))).look).toBe((await read(pageWith('other'))).look)
  })
})

describe('what leads on from a page', () => {
  const linksIn = async (html: string) => [...(await read(html)).page.links]

  it('are the page itself and its translations, apart', async () => {
    const html = '<link rel=canonical href=/a/><link rel=alternate hreflang=de href=/de/a/><link rel=next href=/b/>'
    const { page } = await read(html)
    expect([[...page.twins], [...page.links]]).toEqual([['/a/', '/de/a/'], []])
  })

  it('are links and sources that a browser follows, and places that a link may name', async () => {
    const html = `<base href="/b/"><base href="/c/"><a href="1" name="p">a</a><area href=2><img src=3 id="q"><script src=4></script>
<template><a href=x></a><link rel=icon href=x></template><!-- <a href=x> --><textarea><a href=x></textarea><a>y</a><iframe src=5></iframe>`
    const { places, base } = (await read(html)).page
    expect([await linksIn(html), [...places], base]).toEqual([['1', '2', '3', '4', '5'], ['p', 'q'], '/b/'])
    expect((await read(`<base href="/${'b'.repeat(5000)}">`)).page.base).toHaveLength(1000)
  })

  it.each([
    ['<link rel=stylesheet href=a.css>', ['a.css']],
    ['<link href=a.ico rel="shortcut ICON">', ['a.ico']],
    ['<link rel=manifest href=a><link rel=preload href=b><link rel=modulepreload href=c>', ['a', 'b', 'c']],
    ['<link rel=canonical href=a><link rel=next href=b><link rel=alternate href=c><link rel=icon>', []],
    ['<time><a href=a>a</a></time>', ['a']],
    ['<video poster=a><source src=b></video>', ['a', 'b']],
    ['<meta http-equiv=refresh content="0; url=/new/">', ['/new/']],
    [`<meta content="5,URL='/new/' later" http-equiv=Refresh>`, ['/new/']],
    ['<meta name=description content="12, a year">', []],
    ['<img data-src=/a data-srcset="b.png 2x" data-poster=c>', ['/a', 'b.png']],
    ['<img data-src=hero data-srcset="{{ a }}/b.png" data-poster="a.{x}.png">', []],
    ['<use href="a.svg#b"></use><use xlink:href=c></use><use href="#d"></use><image href=e />', ['a.svg#b', 'c']],
    ['<object data=a><param data=b></object>', ['a']],
    ['<link rel=apple-touch-icon href=a>', ['a']],
  ])('of %s', async (html, links) => {
    expect(await linksIn(html)).toEqual(links)
  })

  it.each([
    ['a.png, b.png 2x', ['a.png', 'b.png']],
    ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
    ['a,b.png 1x', ['a,b.png']],
    ['a.png,', ['a.png']],
    [', ,a.png 1x (x, y), b.png', ['a.png', 'b.png']],
    ['a.png (x, b.png', ['a.png']],
    ['data:image/png;base64,AA 1x, b.png', ['data:image/png;base64,AA', 'b.png']],
    ['', []],
  ])('of a srcset are read by the rule of HTML: %j', async (srcset, links) => {
    expect(await linksIn(`<img srcset="${srcset}">`)).toEqual(links)
  })

  it('take linear time', async () => {
    for (const text of [',', 'a,,', 'a (', '(', 'a 1x, '])
      expect(await linksIn(`<img srcset="${text.repeat(300_000)}">`)).toBeDefined()
  })
})
