import { describe, expect, it } from 'vitest'
import { formatList, type PageList, parseList } from '../../../src/features/what-changed/published-list.ts'

/** Digests of one letter for the content, one for what is outside of it, and one for the look. */
const digests = (letters: string): string => Array.from(letters, (letter) => letter.repeat(16)).join('.')
const files = { styles: 's', media: 'm', rest: 'r' }
const inJson = JSON.stringify(files)
const list = (pages: Readonly<Record<string, string>>, dead?: Iterable<readonly [string, string[]]>): PageList => ({
  ...{ host: 'live.example', pages: new Map(Object.entries(pages)), files },
  dead: dead && new Map(dead),
})

describe('a list of pages', () => {
  it('is the file of the contract, sorted', () => {
    const dead = (pages: string[]) => ['/old', '/guide/#setup'].map((target) => [target, pages] as const)
    const pages = { '/b/': digests('aac'), '/': digests('abc'), '/B': digests('aac'), '/日本 "/': digests('aac') }
    const text = formatList(list(pages, dead(['/'])))
    const [a, b] = [digests('aac'), digests('abc')]
    expect(text).toBe(
      `{"static-deploy":3,"host":"live.example","pages":{"/":"${b}","/B":"${a}","/b/":"${a}","/日本 \\"/":"${a}"},"files":${inJson},"dead-links":["/guide/#setup","/old"]}\n`,
    )
    expect(parseList(text)).toEqual(list(pages, dead([])))
  })

  it('may have no dead links, because there are too many', () => {
    expect(parseList(formatList(list({})))).toEqual(list({}))
  })

  it.each([
    ...['', '<!DOCTYPE html>', '{"static-deploy": 3, "host": "", "pages": {"/": "a"', '[]'],
    ...[
      '{"static-deploy": 3, "host": "", "pages": {}}',
      ...['', '"host": 1,', '"host": null,'].map(
        (host) => `{"static-deploy": 3, ${host} "pages": {}, "files": ${inJson}}`,
      ),
    ],
    ...['"o"', '{}', '{"styles":"s","media":"m"}', '{"styles":"s","media":"m","rest":1}'].map(
      (files) => `{"static-deploy": 3, "host": "", "pages": {}, "files": ${files}}`,
    ),
    ...['{}', '"/a"', '[1]', '["/a", null]'].map(
      (dead) => `{"static-deploy": 3, "host": "", "pages": {}, "files": ${inJson}, "dead-links": ${dead}}`,
    ),
  ])('is not %.90s', (text) => {
    expect(parseList(text)).toBeUndefined()
  })

  it.each([
    ...['"/": 1', '"/": ""', `"/": "${digests('aa')}"`, `"/": "${digests('aaaa')}"`, `"/": "${digests('!aa')}"`],
    ...['', 'a', '__proto__', 'https://evil.example/', '/\\ud800'].map((path) => `"${path}": "${digests('aac')}"`),
  ])('is none with %s', (entry) => {
    const text = (entries: string): string =>
      `{"static-deploy": 3, "host": "live.example", "pages": {${entries}}, "files": ${inJson}}`
    expect(parseList(text(`"/a/": "${digests('aac')}"`))).toEqual(list({ '/a/': digests('aac') }))
    expect(parseList(text(`"/a/": "${digests('aac')}", ${entry}`))).toBeUndefined()
  })
})
