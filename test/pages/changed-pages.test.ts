import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { changesIn } from '../../src/pages/changed-pages.ts'
import type { Compared, PageChange, PageChanges } from '../../src/pages/changes.ts'
import { pagesOf } from '../../src/report/pictures.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const same: PageChanges = { pages: [], unchanged: 3, outside: 0, otherFilesDiffer: false }
const live = { environment: 'production', live: 'live.tiiny.test' }
/** As the comment shows it: a list stands between two texts. */
function shown(compared: Compared): string {
  const { above, listed, below } = changesIn(compared)
  const list = pagesOf(listed, [], { preview: 'preview.tiiny.test', live: compared.live })
  return [above, list, below].filter(Boolean).join('\n\n')
}
const of = (changes: Partial<PageChanges>): string => shown({ ...live, changes: { ...same, ...changes } })

/** As GitHub shows it, but for mentions and references, which are made afterwards. */
const rendered = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })

const pages = (count: number, change: PageChange['change'] = 'changed'): PageChange[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${change}-${index}/`, title: `Page ${index}`, change }))

describe('what changed', () => {
  it('has one line for the pages that are the same, one for pages that differ outside of their content, and one for other files', () => {
    const lines = of({ outside: 18, otherFilesDiffer: true }).split('\n\n')
    expect(of({})).toBe('All pages have the same content as in production.')
    const outside = '18 pages differ only outside of their content (menus, dates, markup).'
    expect(lines).toEqual([of({}), outside, 'Other files differ, such as scripts, styles or pictures.'])
    expect(of({ outside: 1 })).toContain('1 page differs only outside of its content (')
  })

  it('is not known if the live site has no list', () => {
    const text = 'production has no list of pages yet: it gets one with its next deploy.'
    expect(shown({ ...live, changes: undefined })).toBe(text)
  })

  it('is a list of pages, with a removed page where it still is', () => {
    const list: PageChange[] = [
      { path: '/c d/', title: 'C', change: 'changed' },
      { path: '/e/', title: '/e/', change: 'changed' },
      { path: '/b/', title: 'Hello', change: 'new' },
      { path: '/a/', title: '/a/', change: 'removed' },
    ]
    expect(of({ pages: list, outside: 2 })).toBe(`**2 pages changed, 1 new, 1 removed** compared with production.

- Changed: [C](https://preview.tiiny.test/c%20d/) <code>/c d/</code>
- Changed: [<code>/e/</code>](https://preview.tiiny.test/e/)
- New: [Hello](https://preview.tiiny.test/b/) <code>/b/</code>
- Removed: [<code>/a/</code>](https://live.tiiny.test/a/)

2 pages differ only outside of their content (menus, dates, markup).`)
  })

  it('lists at most 20 pages', () => {
    expect(rendered(of({ pages: pages(20, 'new') })).match(/<li>/gu)).toHaveLength(20)
    const html = rendered(of({ pages: pages(1060, 'new') }))
    expect(html.match(/<li>.*/gu)).toHaveLength(21)
    expect(html).toContain('<li>and 1,040 more</li>')
  })

  it.each([
    [10, 2, true],
    [12, 3, true],
    [9, 0, false],
  ])('lists no changed pages if 80 %% and 10 or more are: %i beside %i', (changed, unchanged, isNearlyAll) => {
    const text = of({ pages: [...pages(changed), ...pages(1, 'new')], unchanged })
    expect(text).toContain(`**${changed} pages changed, 1 new** compared`)
    expect(text.includes('the build may put something into every page')).toBe(isNearlyAll)
    expect(rendered(text).match(/<li>/gu)).toHaveLength(isNearlyAll ? 1 : changed + 1)
  })

  it('has no link to an address that is too long, or holds a secret', () => {
    registerSecret('s3cret-key-of-mine')
    const paths = [`/${'日'.repeat(1990)}/`, '/s3cret-key-of-mine/']
    const text = of({ pages: paths.map((path) => ({ path, title: 'A page', change: 'new' })) })
    expect(text).not.toMatch(/\]\(|s3cret/u)
    expect(text).toContain('<code>A page</code> <code>/日日')
  })

  it.each([
    ...['<img src=x onerror=alert(1)>', '</details></code><script>alert(1)</script>', '[x](https://evil.example/)'],
    ...['![x](https://evil.example/)', '](https://evil.example/)', '&lt;b&gt; &#64;user', '\\', '[^1] [x] [link]: x'],
    ...['`code` **bold** | $x$', 'a\nb\r\n\n# heading\n- item', '\u202egnp.exe', '@user #1 www.evil.example'],
  ])('defuses %j as a title and as a path', (text) => {
    const list: PageChange[] = [
      { path: `/${text}/`, title: text, change: 'changed' },
      { path: '/a/', title: text, change: 'new' },
      { path: `/b${text}`, title: `/b${text}`, change: 'removed' },
    ]
    const html = rendered(of({ pages: list }))
    expect(html.match(/<[^>]*>/gu)?.filter((tag) => !allowed.test(tag))).toEqual([])
    expect(html.match(/<li>/gu)).toHaveLength(3)
    expect(html).not.toMatch(/@(?!\u200b)|#(?!\u200b)\d|\u202e/u)
  })
})

/** Tags that the block is made of. Links lead to the two sites only. */
const allowed = /^<(?:\/?(?:p|ul|li|strong|code)|\/a|a href="https:\/\/(?:preview|live)\.tiiny\.test\/[^"<>()\s]*")>$/u
