import { describe, expect, it } from 'vitest'
import { differencesOf } from '../../../../src/features/what-changed/differences.ts'
import { wordsBetween } from '../../../../src/features/what-changed/page-words.ts'
import type { PageToShow, Pictures, Screenshot } from '../../../../src/features/what-changed/screenshots/screenshot.ts'
import { registerSecret } from '../../../../src/text/masking.ts'

const file = (name: string): string => `.well-known/static-deploy/${name.padEnd(32, '0')}.webp`
const preview = 'pr-7.tiiny.site'

const picturesIn = (screenshots: readonly Screenshot[], host: string): string =>
  differencesOf(undefined, screenshots)?.markdown(host).lists(Number.POSITIVE_INFINITY) ?? ''

type Pictured = Partial<PageToShow & Pictures>

function pictured(number: number, more: Pictured = {}): Screenshot {
  const path = `/docs/${number}/`
  const pictures = { after: file(`a${number}`), before: file(`b${number}`) }
  return { path, title: `Page ${number}`, change: 'changed', result: 'pictures', parts: 2, ...pictures, ...more }
}

const same = (number: number, change: PageToShow['change'] = 'unsure'): Screenshot => {
  return { path: `/${number}/`, title: 'T', change, result: 'same' }
}

const nameOf = (address: string) => ({ path: address, title: address, view: { address, hasFile: true } })
const view = (address: string): Screenshot => pictured(1, { ...nameOf(address), change: 'unsure' })
const unseen = (address: string): Screenshot => ({ ...nameOf(address), change: 'unsure', result: 'unseen' })

const many = (count: number, more?: Pictured): Screenshot[] =>
  Array.from({ length: count }, (_, n) => pictured(n, more))

describe('pictured pages in a comment', () => {
  it('have the name of a story as their heading', () => {
    const address = '/iframe.html?id=a--b'
    const named = { ...nameOf(address), title: 'Alert / Warning', change: 'new' as const, before: undefined }
    const heading = `#### New: [Alert / Warning](https://${preview}${address})\n`
    expect(picturesIn([pictured(1, named)], preview)).toContain(heading)
  })

  it('have a heading with state, title and path, and their pictures below it', () => {
    const address = (name: string): string => `https://${preview}/${file(name)}`
    const picture = (name: string, when: string): string =>
      `<a href="${address(name)}"><img src="${address(name)}" alt="Page 1, ${when}: 2 parts differ"></a>`
    expect(picturesIn([pictured(1)], preview).split('\n\n')).toEqual([
      `#### Changed: [Page 1](https://${preview}/docs/1/) <code>/docs/1/</code>`,
      `**Before**<br>${picture('b1', 'before')}<br>**After**<br>${picture('a1', 'after')}`,
    ])
  })

  it('stand below the names of all pages that have them, and words that scripts drew stand once', () => {
    const drawn = (text: string) =>
      wordsBetween({ title: '', text: `${text} Sound b` }, { title: '', text: `${text} Volume b` })
    const joined = ['/#/b', '/#/c', '/#/d', '/#/e', '/#/f', '/#/g', '/#/h'].map((address) => {
      return { ...nameOf(address), change: 'unsure' as const, words: drawn(address) }
    })
    const first = pictured(1, {
      joined: [{ path: '/x/', title: 'X', change: 'changed' }, ...joined],
      words: drawn('a'),
    })
    const link = (address: string): string => `[<code>${address}</code>](https://${preview}${address})`
    const addresses = ['/x/', '/#/b', '/#/c', '/#/d', '/#/e'].map(link).join(', ')
    const heading = `#### Changed: [Page 1](https://${preview}/docs/1/) <code>/docs/1/</code>, ${addresses} and 3 more`
    const { lists, details } = differencesOf(undefined, [first])?.markdown(preview) ?? expect.fail()
    for (const text of [lists(15_000), String(details()[0]?.entries[0])]) {
      expect(text.split('\n\n').slice(0, 2)).toEqual([heading, '- …a ~~Sound~~ **Volume** b…'])
      expect(text.match(/<img/gu)).toHaveLength(2)
    }
    // Each page of a heading that has no room is listed.
    const cut = lists(lists(15_000).length - 1)
    expect(cut).toContain('- [<code>/#/h</code>]')
    expect(cut).toContain('Left out: words of 1 page and 1 picture.')
  })

  it.each<[string, Screenshot[], string, string]>([
    ['a new page', [pictured(1, { change: 'new', before: undefined })], '#### New: [', 'Before'],
    ['a page that may look different', [pictured(1, { change: 'unsure' })], '#### [', 'Changed'],
    [
      'no page before',
      [pictured(1, { before: undefined, noBefore: true })],
      'There is no picture of the live page',
      'Before',
    ],
    ['the top of a new page', [pictured(1, { before: undefined })], 'alt="Page 1, from its top"', 'After'],
    ['one part that differs', [pictured(1, { parts: 1 })], 'alt="Page 1, after: 1 part differs"', 'parts'],
    ['that more differs below', [pictured(1, { isCut: true })], '\n\nMore differs below.', 'same'],
    ['one the same', [same(1)], '1 looks the same at 1,280 pixels.', '<'],
    ['more the same', [pictured(1), same(2), same(3)], '2 more look the same at 1,280 pixels.', 'more</s'],
    [
      'a change that no picture shows',
      [pictured(1), same(2, 'changed')],
      'Pictures of 1 page show no difference.',
      'look',
    ],
    ['more of them', [same(2, 'changed'), same(3, 'changed')], 'Pictures of 2 pages show no difference.', 'look'],
    [
      'a view',
      [view('/#/a?b&amp;c=d')],
      '#### [<code>/#/a?b&#38;amp;c=d</code>](https://pr-7.tiiny.site/#/a?b&amp;amp;c=d)',
      '/%23',
    ],
    ['a view with brackets', [view('/#/(a)<b>')], '](<https://pr-7.tiiny.site/#/(a)%3Cb%3E>)', '<b>'],
    ['no link to a view that holds a secret', [view('/#/s3cret-page')], '#### <code>&#42;', 's3cret'],
    ['one view for which there was no time', [unseen('/a')], '1 view was not looked at: the time was over.', '/a'],
    ['more of them', [unseen('/a'), unseen('/b')], '2 views were not looked at: the time was over.', '/a'],
    ['what a stranger wrote', [pictured(1, { title: '"> <img> @octo' })], 'alt="&quot;&#62; &#60;img', '@octo'],
    ['nothing of a page whose address holds a secret', [pictured(1, { path: '/s3cret-page/' })], '', 's3cret'],
    ['a link to an odd path', [pictured(1, { path: '/a (b)"/' })], '/a%20%28b%29%22/)', '(/a (b)'],
    [
      'no link to a path that is too long',
      [pictured(1, { path: `/${'a'.repeat(400)}/` })],
      '#### Changed: <code>',
      'a/)',
    ],
  ])('show %s', (_, screenshots, there, missing) => {
    registerSecret('s3cret-page')
    const text = picturesIn(screenshots, preview)
    expect(text).toContain(there)
    expect(text).not.toContain(missing)
  })

  it('are nothing if no page could be pictured', () => {
    expect(picturesIn([], preview)).toBe('')
  })

  it('say why there are none, once for each reason', () => {
    const reasons = ['it took too long', 'the browser ended', 'it took too long', '<b>[x](y) @octo']
    const screenshots = reasons.map((reason, n): Screenshot => {
      return { path: `/${n}/`, title: 'T', change: 'changed', result: 'none', reason }
    })
    expect(picturesIn(screenshots, preview).split('\n\n')).toEqual([
      'No picture of <code>/0/</code>, <code>/2/</code>: it took too long.',
      'No picture of <code>/1/</code>: the browser ended.',
      'No picture of <code>/3/</code>: &#60;b&#62;&#91;x&#93;(y) &#64;&#8203;octo.',
    ])
  })

  it('with 20 pages of pictures fit into a comment', () => {
    const screenshots = many(20, { title: 'A title of a usual length for a page of documentation' })
    const text = picturesIn(screenshots, `${'a.'.repeat(100)}site`)
    expect(text.length).toBeLessThan(40_000)
    expect(text.split('#### ')).toHaveLength(21)
  })
})
