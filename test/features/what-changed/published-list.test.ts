import { describe, expect, it } from 'vitest'
import { formatList, type PageList, parseList } from '../../../src/features/what-changed/published-list.ts'

/** Digests of one letter for the content, one for what is outside of it, one for the look, and one for the page. */
const digests = (letters: string): string => Array.from(letters, (letter) => letter.repeat(16)).join('.')
const files = { styles: 's', rest: 'r', untimed: 'u' }
const inJson = JSON.stringify(files)
const media = new Map([['/a.pdf', 'm'.repeat(12)]])
const mediaInJson = JSON.stringify(Object.fromEntries(media))
const list = (pages: Readonly<Record<string, string>>, dead?: Iterable<readonly [string, string[]]>): PageList => ({
  ...{ host: 'live.example', pages: new Map(Object.entries(pages)), files, media },
  dead: dead && new Map(dead),
})

describe('a list of pages', () => {
  it('is the file of the contract, sorted', () => {
    const dead = (pages: string[]) => ['/old', '/guide/#setup'].map((target) => [target, pages] as const)
    const pages = { '/b/': digests('aacd'), '/': digests('abcd'), '/B': digests('aacd'), '/日本 "/': digests('aacd') }
    const text = formatList(list(pages, dead(['/'])))
    const [a, b] = [digests('aacd'), digests('abcd')]
    expect(text).toBe(
      `{"static-deploy":5,"host":"live.example","pages":{"/":"${b}","/B":"${a}","/b/":"${a}","/日本 \\"/":"${a}"},"files":${inJson},"media":${mediaInJson},"dead-links":["/guide/#setup","/old"]}\n`,
    )
    expect(parseList(text)).toEqual(list(pages, dead([])))
  })

  it('may have no dead links, because there are too many', () => {
    expect(parseList(formatList(list({})))).toEqual(list({}))
  })

  it.each([
    ...['', '<!DOCTYPE html>', '{"static-deploy": 5, "host": "", "pages": {"/": "a"', '[]'],
    ...[
      '{"static-deploy": 5, "host": "", "pages": {}}',
      ...['', '"host": 1,', '"host": null,'].map(
        (host) => `{"static-deploy": 5, ${host} "pages": {}, "files": ${inJson}, "media": {}}`,
      ),
    ],
    ...['"o"', '{}', '{"styles":"s"}', '{"styles":"s","rest":"r"}', '{"styles":"s","rest":1,"untimed":"u"}'].map(
      (files) => `{"static-deploy": 5, "host": "", "pages": {}, "files": ${files}, "media": {}}`,
    ),
    ...['', '"m"', '[]', '{"/a.pdf": 1}', '{"/a.pdf": "m"}', '{"a.pdf": "mmmmmmmmmmmm"}'].map(
      (media) => `{"static-deploy": 5, "host": "", "pages": {}, "files": ${inJson}${media && `, "media": ${media}`}}`,
    ),
    ...['{}', '"/a"', '[1]', '["/a", null]'].map(
      (dead) => `{"static-deploy": 5, "host": "", "pages": {}, "files": ${inJson}, "media": {}, "dead-links": ${dead}}`,
    ),
  ])('is not %.90s', (text) => {
    expect(parseList(text)).toBeUndefined()
  })

  it('names no pictures if there are more than 5,000', () => {
    const many = (count: number) => new Map(Array.from({ length: count }, (_, n) => [`/${n}.png`, 'm'.repeat(12)]))
    expect(parseList(formatList({ ...list({}), media: many(5000) }))?.valueOf()).toMatchObject({ media: many(5000) })
    const text = formatList({ ...list({}), media: many(5001) })
    expect(text).toMatch(/"media":"[\w-]{12}"/u)
    expect(text).toBe(formatList(parseList(text) as PageList))
    expect(text).not.toBe(formatList({ ...list({}), media: many(5002) }))
  })

  it.each([
    ...['"/": 1', '"/": ""', `"/": "${digests('aaa')}"`, `"/": "${digests('aaaaa')}"`, `"/": "${digests('!aaa')}"`],
    ...['', 'a', '__proto__', 'https://evil.example/', '/\\ud800'].map((path) => `"${path}": "${digests('aacd')}"`),
  ])('is none with %s', (entry) => {
    const text = (entries: string): string =>
      `{"static-deploy": 5, "host": "live.example", "pages": {${entries}}, "files": ${inJson}, "media": ${mediaInJson}}`
    expect(parseList(text(`"/a/": "${digests('aacd')}"`))).toEqual(list({ '/a/': digests('aacd') }))
    expect(parseList(text(`"/a/": "${digests('aacd')}", ${entry}`))).toBeUndefined()
  })
})
