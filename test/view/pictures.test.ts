import { describe, expect, it } from 'vitest'
import { type Look, picturesOf } from '../../src/view/pictures.ts'

const file = (name: string): string => `.well-known/static-deploy/${name.padEnd(32, '0')}.webp`
const preview = 'pr-7.tiiny.site'

function look(number: number, more: Partial<Look> = {}): Look {
  const path = `/docs/${number}/`
  const pictures = { after: file(`a${number}`), before: file(`b${number}`) }
  return { path, title: `Page ${number}`, kind: 'changed', looks: 'different', ...pictures, ...more }
}

const many = (count: number, more?: Partial<Look>): Look[] => Array.from({ length: count }, (_, n) => look(n, more))

describe('pictures in a comment', () => {
  it('stand side by side, each with its address', () => {
    const address = (name: string): string => `https://${preview}/${file(name)}`
    const picture = (name: string, when: string): string =>
      `<td valign="top"><a href="${address(name)}"><img src="${address(name)}" alt="Page 1, ${when}" width="420"></a></td>`
    expect(picturesOf([look(1)], preview).split('\n\n')).toEqual([
      `#### [Page 1](https://${preview}/docs/1/)`,
      `<table><tr><th>Before</th><th>After</th></tr><tr>${picture('b1', 'before')}${picture('a1', 'after')}</tr></table>`,
      '<details><summary>About these pictures</summary>',
      expect.stringMatching(/Fonts, animations and clocks .* such as a banner\.$/u),
      '</details>',
    ])
  })

  it.each<[string, Look[], string, string]>([
    ['a new page', [look(1, { kind: 'new', before: undefined })], '<th>New</th>', 'Before'],
    ['the root page as it is', [look(1, { kind: 'root', before: undefined })], '<th>After</th>', 'Before'],
    ['no page before', [look(1, { before: undefined, noBefore: true })], 'did not serve it in time', '<th>New'],
    ['one the same', [look(1, { looks: 'same', after: undefined, before: undefined })], '1 looks the same.', '<'],
    ['more the same', [look(1), ...many(2, { looks: 'same', after: undefined })], '2 more look the same.', 'more</s'],
    ['three at once', many(3), 'Page 2', 'more</summary>'],
    ['others folded', many(5), '<details><summary>2 more</summary>', '3 more'],
    [
      'what a stranger wrote',
      [look(1, { title: '"> <img> @octo #1 `a` [b](c)' })],
      'alt="&quot;&#62; &#60;img',
      '@octo',
    ],
    ['an odd path', [look(1, { path: '/a (b)"/' })], '/a%20%28b%29%22/)', '(b)'],
  ])('show %s', (_, looks, there, missing) => {
    const text = picturesOf(looks, preview)
    expect(text).toContain(there)
    expect(text).not.toContain(missing)
  })

  it('are nothing where there is none', () => {
    expect(picturesOf([], preview)).toBe('')
    expect(picturesOf([{ path: '/', title: 'A', kind: 'changed', after: undefined, before: undefined }], preview)).toBe(
      '',
    )
  })

  it.each<[string, Partial<Look>, number]>([
    ['usual', { title: 'A title of a usual length for a page of documentation' }, 20],
    ['without noBefore', { before: undefined, noBefore: true }, 20],
    ['long', { title: '@'.repeat(200), path: `/${'ü'.repeat(300)}/` }, 5],
    ['longest', { path: `/${'ü'.repeat(2000)}/` }, 0],
  ])('of 20 pages fit into a comment beside their list, with %s titles and paths', (_, more, least) => {
    const text = picturesOf(many(20, more), `${'a.'.repeat(100)}site`)
    expect(Buffer.byteLength(text)).toBeLessThan(40_000)
    expect(text.split('#### ').length - 1).toBeGreaterThanOrEqual(least)
    // What is opened is closed.
    for (const tag of ['table', 'details', 'tr', 'td']) {
      expect(text.split(`<${tag}`).length, tag).toBe(text.split(`</${tag}>`).length)
    }
  })
})
