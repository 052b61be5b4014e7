import { describe, expect, it } from 'vitest'
import { picturesIn } from '../../../../src/features/what-changed/screenshots/pictures.ts'
import type { Screenshot } from '../../../../src/features/what-changed/screenshots/take.ts'
import { registerSecret } from '../../../../src/text/masking.ts'

const file = (name: string): string => `.well-known/static-deploy/${name.padEnd(32, '0')}.webp`
const preview = 'pr-7.tiiny.site'

function look(number: number, more: Partial<Screenshot> = {}): Screenshot {
  const path = `/docs/${number}/`
  const pictures = { after: file(`a${number}`), before: file(`b${number}`) }
  return { path, title: `Page ${number}`, kind: 'changed', looks: 'different', parts: 2, ...pictures, ...more }
}

const many = (count: number, more?: Partial<Screenshot>): Screenshot[] =>
  Array.from({ length: count }, (_, n) => look(n, more))

describe('pictured pages in a comment', () => {
  it('have a heading with state, title and path, and their pictures below it', () => {
    const address = (name: string): string => `https://${preview}/${file(name)}`
    const picture = (name: string, when: string): string =>
      `<a href="${address(name)}"><img src="${address(name)}" alt="Page 1, ${when}: 2 parts differ"></a>`
    expect(picturesIn([look(1)], preview).split('\n\n')).toEqual([
      `#### Changed: [Page 1](https://${preview}/docs/1/) <code>/docs/1/</code>`,
      '**Before**',
      picture('b1', 'before'),
      '**After**',
      picture('a1', 'after'),
      '<details><summary>About these pictures</summary>',
      expect.stringMatching(/Fonts, animations and clocks .* such as a banner\.$/u),
      '</details>',
    ])
  })

  it.each<[string, Screenshot[], string, string]>([
    ['a new page', [look(1, { kind: 'new', before: undefined })], '#### New: [', 'Before'],
    ['the root page as it is', [look(1, { kind: 'root', before: undefined })], '#### [', 'Before'],
    ['no page before', [look(1, { before: undefined, noBefore: true })], 'did not serve it in time', 'Before'],
    ['one the same', [look(1, { looks: 'same', after: undefined, before: undefined })], '1 looks the same.', '<'],
    ['more the same', [look(1), ...many(2, { looks: 'same', after: undefined })], '2 more look the same.', 'more</s'],
    ['three at once', many(3), 'Page 2', 'more</summary>'],
    ['more than three folded', many(5), '<details><summary>2 more</summary>', '3 more'],
    ['what a stranger wrote', [look(1, { title: '"> <img> @octo' })], 'alt="&quot;&#62; &#60;img', '@octo'],
    ['nothing of a page whose address holds a secret', [look(1, { path: '/s3cret-page/' })], '', 's3cret'],
    ['a link to an odd path', [look(1, { path: '/a (b)"/' })], '/a%20%28b%29%22/)', '(/a (b)'],
    ['no link to a path that is too long', [look(1, { path: `/${'a'.repeat(400)}/` })], '#### Changed: <code>', 'a/)'],
  ])('show %s', (_, looks, there, missing) => {
    registerSecret('s3cret-page')
    const text = picturesIn(looks, preview)
    expect(text).toContain(there)
    expect(text).not.toContain(missing)
  })

  it('are nothing if nothing was seen', () => {
    const unseen = look(1, { after: undefined, before: undefined })
    expect([picturesIn([], preview), picturesIn([unseen], preview)]).toEqual(['', ''])
  })

  it('with 20 pages of pictures fit into a comment, and what is opened is closed', () => {
    const looks = many(20, { title: 'A title of a usual length for a page of documentation' })
    const text = picturesIn(looks, `${'a.'.repeat(100)}site`)
    expect(text.length).toBeLessThan(40_000)
    expect(text.split('#### ')).toHaveLength(21)
    expect(text.split('<details').length).toBe(text.split('</details>').length)
  })
})
