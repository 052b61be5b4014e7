import { describe, expect, it } from 'vitest'
import { ownNames, readPage } from '../../../src/features/what-changed/read-page.ts'

const { signal } = new AbortController()
const read = async (html: string) => (await readPage(html, ownNames(['live.example']), signal)) ?? expect.fail()

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
    ['where an old address leads', (word) => `<title>T</title><meta http-equiv=refresh content="0; url=/${word}/">`],
    [
      'the same beside a main part',
      (word) => `<meta content="5,URL='/${word}/'" http-equiv=Refresh><main>Moved</main>`,
    ],
    ['the same without a name', (word) => `<meta http-equiv=refresh content="0;/${word}/">`],
  ])('has %s', async (_, pageWith) => {
    expect((await read(pageWith('one'))).content).not.toBe((await read(pageWith('other'))).content)
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
    ['the elements around a text', (word) => (word === 'one' ? '<b>a</b> b' : '<p><i>a</i></p>\n\n<p>b</p>')],
    ['white space', (word) => (word === 'one' ? '<p>a b</p>' : '\r\n<p>\n  a\n\t b\n</p>')],
    ['a time element', (word) => `a <time datetime="${word}">${word}</time>`],
    ['a date', (word) => `updated on 2026-11-${word.length + 20}`],
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
    const page = '<title>T</title><nav>M</nav><main><h1>O</h1>on 2026-11-22 <a href="/x/">x</a><img alt=a src=y></main>'
    const { content, outside } = await read(page)
    expect([content, outside]).toEqual(['T\u0001\u0001Oon xa\u0001/x/\u0001y\u0001', 'M\u0001'])
  })

  it('is not read if more than 1,000 elements are open at once', async () => {
    expect(await readPage(`${'<b>'.repeat(999)}a`, undefined, signal)).toBeDefined()
    expect(await readPage('<b>'.repeat(100_000), undefined, signal)).toBeUndefined()
  })

  it('of a long page is read in parts, between which a run can be cancelled', async () => {
    const controller = new AbortController()
    const reading = readPage(`<title>${'a b '.repeat(500_000)}`, undefined, controller.signal)
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

describe('what leads on from a page', () => {
  it('are links and sources that a browser follows, and places that a link may name', async () => {
    const html = `<base href="/b/"><base href="/c/"><a href="1" name="p">a</a><area href=2><img src=3 id="q"><script src=x></script>
<link href=x><template><a href=x></a></template><!-- <a href=x> --><textarea><a href=x></textarea><a>y</a><iframe src=4></iframe>`
    const { links, places, base } = await read(html)
    expect([[...links], [...places], base]).toEqual([['1', '2', '3', '4'], ['p', 'q'], '/b/'])
    expect((await read(`<base href="/${'b'.repeat(5000)}">`)).base).toHaveLength(1000)
  })
})
