import { describe, expect, it } from 'vitest'
import { changesBetween } from '../../../src/features/what-changed/changes.ts'
import { formatList, type Page, type PageList, parseList } from '../../../src/features/what-changed/list.ts'

/** Digests of one letter for the bytes and one for the content. */
const digests = (letters: string): string => Array.from(letters, (letter) => letter.repeat(16)).join('.')

const page = (letters: string, title = ''): Page => {
  const [bytes = '', content = ''] = digests(letters).split('.')
  return { title, bytes, content }
}
const list = (pages: Readonly<Record<string, Page>>, files = 'o'): PageList => ({
  pages: new Map(Object.entries(pages)),
  files,
})

describe('a list of pages', () => {
  it('is the file of the contract, sorted', () => {
    const text = formatList(list({ '/b/': page('aa', 'B'), '/': page('ab'), '/B': page('aa'), '/日本 "/': page('aa') }))
    const [a, b] = [digests('aa'), digests('ab')]
    expect(text).toBe(
      `{"static-deploy":1,"pages":{"/":"${b}","/B":"${a}","/b/":"${a}","/日本 \\"/":"${a}"},"files":"o"}\n`,
    )
    const pages = { '/': page('ab'), '/B': page('aa'), '/b/': page('aa'), '/日本 "/': page('aa') }
    expect(parseList(text)).toEqual(list(pages))
  })

  it.each([
    ...['', '<!DOCTYPE html>', '{"static-deploy": 1, "pages": {"/": "a"', '[]'],
    ...['{"static-deploy": 1, "pages": {}}', '{"static-deploy": 2, "pages": {}, "files": "o"}'],
  ])('is not %.60s', (text) => {
    expect(parseList(text)).toBeUndefined()
  })

  it.each([
    ...['"/": 1', '"/": ""', `"/": "${digests('a')}"`, `"/": "${digests('aaa')}"`, `"/": "${digests('!a')}"`],
    ...['', 'a', '__proto__', 'https://evil.example/', '/\\ud800'].map((path) => `"${path}": "${digests('aa')}"`),
  ])('is none with %s', (entry) => {
    const text = (entries: string): string => `{"static-deploy": 1, "pages": {${entries}}, "files": "o"}`
    expect(parseList(text(`"/a/": "${digests('aa')}"`))).toEqual(list({ '/a/': page('aa') }))
    expect(parseList(text(`"/a/": "${digests('aa')}", ${entry}`))).toBeUndefined()
  })
})

describe('what changed between two lists', () => {
  it('is each page, by kind and path, and not a page of which only the bytes differ', () => {
    const paths = ['/same/', '/bytes/', '/gone/', '/other/', '/']
    const before = list(Object.fromEntries(paths.map((path) => [path, page('aa')])))
    const now = list({
      '/new\u202e': page('aa'),
      '/new/': page('aa', 'New'),
      '/other/': page('bb', 'Other'),
      '/': page('bb', 'Home'),
      '/same/': page('aa', 'Same'),
      '/bytes/': page('ba', 'Bytes'),
    })
    expect(changesBetween(before, now)).toEqual({
      pages: [
        { path: '/', title: 'Home', change: 'changed' },
        { path: '/other/', title: 'Other', change: 'changed' },
        { path: '/new/', title: 'New', change: 'new' },
        { path: '/new\u202e', title: '/new\\u{202e}', change: 'new' },
        { path: '/gone/', title: '/gone/', change: 'removed' },
      ],
      ...{ unchanged: 2, outside: 1, otherFilesDiffer: false },
    })
    expect(changesBetween(now, { ...now, files: 'p' }).otherFilesDiffer).toBe(true)
  })
})
