import { describe, expect, it } from 'vitest'
import { formatList, type Page, type PageList, parseList } from '../../../src/features/what-changed/published-list.ts'

/** Digests of one letter for the content and one for what is outside of it. */
const digests = (letters: string): string => Array.from(letters, (letter) => letter.repeat(16)).join('.')
const page = (letters: string, title = ''): Page => {
  const [content = '', outside = ''] = digests(letters).split('.')
  return { title, content, outside }
}
const files = { styles: 's', media: 'm', rest: 'r' }
const inJson = JSON.stringify(files)
const list = (pages: Readonly<Record<string, Page>>, dead?: Iterable<readonly [string, string[]]>): PageList => ({
  ...{ pages: new Map(Object.entries(pages)), files },
  dead: dead && new Map(dead),
})

describe('a list of pages', () => {
  it('is the file of the contract, sorted', () => {
    const dead = [
      ['/old', ['/']],
      ['/guide/#setup', ['/']],
    ] as const
    const written = { '/b/': page('aa', 'B'), '/': page('ab'), '/B': page('aa'), '/日本 "/': page('aa') }
    const text = formatList(
      list(
        written,
        dead.map(([target, pages]) => [target, [...pages]] as const),
      ),
    )
    const [a, b] = [digests('aa'), digests('ab')]
    expect(text).toBe(
      `{"static-deploy":2,"pages":{"/":"${b}","/B":"${a}","/b/":"${a}","/日本 \\"/":"${a}"},"files":${inJson},"dead-links":["/guide/#setup","/old"]}\n`,
    )
    const pages = { '/': page('ab'), '/B': page('aa'), '/b/': page('aa'), '/日本 "/': page('aa') }
    expect(parseList(text)).toEqual(
      list(pages, [
        ['/guide/#setup', []],
        ['/old', []],
      ]),
    )
  })

  it('has no dead links if there are more than 10,000', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => [`/${index}`, ['/']] as const)
    const of = (count: number) =>
      formatList(
        list(
          {},
          many(count).map(([target, pages]) => [target, [...pages]] as const),
        ),
      )
    expect(parseList(of(10_000))?.dead?.size).toBe(10_000)
    expect(parseList(of(10_001))?.dead).toBeUndefined()
  })

  it.each([
    ...['', '<!DOCTYPE html>', '{"static-deploy": 2, "pages": {"/": "a"', '[]'],
    ...['{"static-deploy": 2, "pages": {}}', `{"static-deploy": 3, "pages": {}, "files": ${inJson}}`],
    ...['"o"', '{}', '{"styles":"s","media":"m"}', '{"styles":"s","media":"m","rest":1}'].map(
      (files) => `{"static-deploy": 2, "pages": {}, "files": ${files}}`,
    ),
    ...['{}', '"/a"', '[1]', '["/a", null]'].map(
      (dead) => `{"static-deploy": 2, "pages": {}, "files": ${inJson}, "dead-links": ${dead}}`,
    ),
  ])('is not %.90s', (text) => {
    expect(parseList(text)).toBeUndefined()
  })

  it.each([
    ...['"/": 1', '"/": ""', `"/": "${digests('a')}"`, `"/": "${digests('aaa')}"`, `"/": "${digests('!a')}"`],
    ...['', 'a', '__proto__', 'https://evil.example/', '/\\ud800'].map((path) => `"${path}": "${digests('aa')}"`),
  ])('is none with %s', (entry) => {
    const text = (entries: string): string => `{"static-deploy": 2, "pages": {${entries}}, "files": ${inJson}}`
    expect(parseList(text(`"/a/": "${digests('aa')}"`))).toEqual(list({ '/a/': page('aa') }))
    expect(parseList(text(`"/a/": "${digests('aa')}", ${entry}`))).toBeUndefined()
  })
})
