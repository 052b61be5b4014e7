import { describe, expect, it } from 'vitest'
import type { Screenshot } from '../../src/features/what-changed/screenshots/take.ts'
import { pagesOf } from '../../src/report/pictures.ts'
import { registerSecret } from '../../src/text/masking.ts'

const file = (name: string): string => `.well-known/static-deploy/${name.padEnd(32, '0')}.webp`
const preview = 'pr-7.tiiny.site'
const hosts = { preview, live: 'live.tiiny.site' }

function look(number: number, more: Partial<Screenshot> = {}): Screenshot {
  const path = `/docs/${number}/`
  const pictures = { after: file(`a${number}`), before: file(`b${number}`) }
  return { path, title: `Page ${number}`, kind: 'changed', looks: 'different', parts: 2, ...pictures, ...more }
}

const many = (count: number, more?: Partial<Screenshot>): Screenshot[] =>
  Array.from({ length: count }, (_, n) => look(n, more))

describe('changed pages in a comment', () => {
  it('stand once each: state, title and path, their pictures below it, and then the others', () => {
    const address = (name: string): string => `https://${preview}/${file(name)}`
    const picture = (name: string, when: string): string =>
      `<a href="${address(name)}"><img src="${address(name)}" alt="Page 1, ${when}: 2 parts differ"></a>`
    const pages = [
      { path: '/docs/1/', title: 'Page 1', change: 'changed' },
      { path: '/docs/2/', title: '/docs/2/', change: 'new' },
      { path: '/docs/3/', title: 'Old', change: 'removed' },
    ] as const
    expect(pagesOf(pages, [look(1)], hosts).split('\n\n')).toEqual([
      `#### Changed: [Page 1](https://${preview}/docs/1/) <code>/docs/1/</code>`,
      '**Before**',
      picture('b1', 'before'),
      '**After**',
      picture('a1', 'after'),
      `- New: [<code>/docs/2/</code>](https://${preview}/docs/2/)\n- Removed: [Old](https://${hosts.live}/docs/3/) <code>/docs/3/</code>`,
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
    const text = pagesOf([], looks, hosts)
    expect(text).toContain(there)
    expect(text).not.toContain(missing)
  })

  it('are nothing if nothing was seen', () => {
    const unseen = look(1, { after: undefined, before: undefined })
    expect([pagesOf([], [], hosts), pagesOf([], [unseen], hosts)]).toEqual(['', ''])
  })

  it('with 20 pages of pictures fit into a comment, and what is opened is closed', () => {
    const looks = many(20, { title: 'A title of a usual length for a page of documentation' })
    const text = pagesOf([], looks, { ...hosts, preview: `${'a.'.repeat(100)}site` })
    expect(text.length).toBeLessThan(40_000)
    expect(text.split('#### ')).toHaveLength(21)
    expect(text.split('<details').length).toBe(text.split('</details>').length)
  })
})
