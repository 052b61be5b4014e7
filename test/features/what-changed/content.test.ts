import { describe, expect, it } from 'vitest'
import { readPage } from '../../../src/features/what-changed/content.ts'

const contentOf = (html: string): string => readPage(html, ['live.example']).content

/** What a change of a word in a page comes to. */
type Row = readonly [what: string, pageWith: (word: string) => string]

describe('the content of a page', () => {
  it.each<Row>([
    ['its title', (word) => `<title>${word}</title><main>a</main>`],
    ['a main part', (word) => `<nav>a</nav><main>b <p>${word}</main>`],
    ['a main part by its role', (word) => `<div role="main">a<div>b</div>${word}</div>`],
    ['an article', (word) => `<article>${word}</article>b`],
    ['a note in a main part', (word) => `<main><aside>${word}</aside></main>`],
    ['a main part in a menu whose end is missing', (word) => `<nav>a<main>${word}</main>`],
    ['all, without a main part', (word) => `<nav>a</nav><div><p>${word}</div>`],
    ['what follows a menu', (word) => `<nav><ul><li>a</ul></nav>${word}`],
    ['what follows a time whose end is missing', (word) => `<p><time>today</p><p>${word}`],
    ['an alternative text', (word) => `<img alt="${word}" src="/a.png">`],
    ['the target of a picture', (word) => `<img alt="a" src="/${word}.png">`],
    ['the target of a link', (word) => `<a href="/${word}/">a</a>`],
    ['the text of a drawing', (word) => `<svg><text>${word}</text></svg>`],
  ])('has %s', (_, pageWith) => {
    expect(contentOf(pageWith('one'))).not.toBe(contentOf(pageWith('other')))
  })

  it.each<Row>([
    ['a menu', (word) => `<nav><a href="/${word}">${word}</a></nav>a`],
    ['a menu in a main part', (word) => `<main>a<nav>${word}</nav></main>`],
    ['a header, a footer and an aside', (word) => `<header>${word}</header><aside>${word}</aside>a<footer>${word}`],
    ['what is beside a main part', (word) => `<div>${word}</div><main>a</main>${word}`],
    ['what is beside a main part by its id', (word) => `${word}<div id="main-content">a</div>`],
    ['a script', (word) => `a<script src="/${word}.js">let x = "<p>${word}</p>"</script>`],
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
    ['the hash of a picture', (word) => `<img src="/a.3fa9c1d${word.length}.png">`],
    ['whether a link names the host', (word) => `<a href="${word === 'one' ? 'https://live.example' : ''}/a/">a</a>`],
  ])('has not %s', (_, pageWith) => {
    expect(contentOf(pageWith('one'))).toBe(contentOf(pageWith('other')))
  })

  it('is found as it always was, or the version of lists goes up', () => {
    const page = '<title>T</title><nav>M</nav><main><h1>O</h1>on 2026-11-22 <a href="/x/">x</a><img alt=a src=y></main>'
    expect(contentOf(page)).toBe('T\u0001Oonxa\u0001/x/\u0001y\u0001')
  })
})

describe('the title of a page', () => {
  it.each([
    ['<title> A\n title &amp; more </title>', 'A title & more'],
    ['<title>the first</title><svg><title>the second</title></svg>', 'the first'],
    [`<title>${'😀'.repeat(101)}</title>`, `${'😀'.repeat(100)}…`],
    ['<p>none', ''],
  ])('in %s is %j', (html, title) => {
    expect(readPage(html, []).title).toBe(title)
  })
})
