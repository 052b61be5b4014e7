import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { changedPagesJson, changedPagesOf } from '../../src/pages/changed-pages.ts'
import type { Compared, PageChange } from '../../src/pages/list.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const same = {
  ...{ changes: [], unchanged: 0, dated: 0, framed: 0, otherFilesDiffer: false },
  ...{ environment: 'production', live: 'live.tiiny.test' },
}
const of = (compared: Partial<Compared>): string => changedPagesOf({ ...same, ...compared }, 'preview.tiiny.test')

/** As GitHub shows it, but for mentions and references, which are made afterwards. */
const rendered = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })

const change = (path: string, title: string, kind: PageChange['change'] = 'changed'): PageChange => {
  return { path, title, change: kind }
}
const pages = (count: number, kind?: PageChange['change']): PageChange[] =>
  Array.from({ length: count }, (_, index) => change(`/page-${index}/`, `Page ${index}`, kind))

describe('what changed', () => {
  const others = 'other files (scripts, styles, …)'
  it.each<[Partial<Compared>, string]>([
    [{}, 'No page differs from production in what a reader can notice, and no other file differs.'],
    [{ otherFilesDiffer: true }, `: No page's text, links or pictures differ; ${others} do.`],
    [{ dated: 1 }, ', 1 page differs only in a date.'],
    [{ dated: 29, otherFilesDiffer: true }, `, 29 pages differ only in a date; ${others} differ too.`],
    [{ framed: 1 }, ', the menu, header or footer differs on 1 page.'],
    [{ dated: 2, framed: 18 }, ', 2 pages differ only in a date; the menu, header or footer differs on 18 pages.'],
  ])('is one sentence if no page is to be listed: %j', (comparison, sentence) => {
    const start = /^[:,]/u.test(sentence) ? 'Compared with production' : ''
    expect(of({ unchanged: 3, ...comparison })).toBe(start + sentence)
  })

  it('counts the pages that differ only in a date, or in their frame, in lines of their own', () => {
    const text = of({ changes: pages(2), unchanged: 30, dated: 29, framed: 1 })
    expect(text).toMatch(/^\*\*2 pages changed\*\* compared/u)
    expect(text).toMatch(/\n\n29 more differ only in a date\.\n\nThe menu, header or footer differs on 1 more\.$/u)
  })

  it('is each kind, the changed ones first, and what was removed where it still is', () => {
    const others = [change('/b/', 'Hello', 'new'), change('/a/', '/a/', 'removed')]
    const changes = [change('/c d/', 'C'), change('/e/', '/e/'), ...others]
    expect(of({ changes, unchanged: 1 })).toBe(`**2 pages changed, 1 new, 1 removed** compared with production.

- [C](https://preview.tiiny.test/c%20d/) <code>/c d/</code>
- [<code>/e/</code>](https://preview.tiiny.test/e/)
- **new:** [Hello](https://preview.tiiny.test/b/) <code>/b/</code>
- **removed:** [<code>/a/</code>](https://live.tiiny.test/a/)`)
  })

  it.each<[PageChange['change'][], string]>([
    [['new'], 'No page changed, 1 new'],
    [['removed'], 'No page changed, 1 removed'],
    [['new', 'removed', 'removed'], 'No page changed, 1 new, 2 removed'],
    [['changed', 'removed'], '1 page changed, 1 removed'],
  ])('of %j is counted as %s', (kinds, counts) => {
    const changes = kinds.map((kind, index) => change(`/${index}/`, 'x', kind))
    expect(of({ changes, unchanged: 1 })).toMatch(new RegExp(`^\\*\\*${counts}\\*\\* compared`, 'u'))
  })

  it('lists 20 pages at once, and folds the others', () => {
    expect(of({ changes: pages(20), unchanged: 1 })).not.toContain('<details>')
    const html = rendered(of({ changes: pages(60), unchanged: 100 }))
    const [shown = '', folded = ''] = html.split('<details><summary>40 more</summary>')
    expect(shown.match(/<li>/gu)).toHaveLength(20)
    expect(folded.match(/<li>/gu)).toHaveLength(40)
    expect(folded.trim()).toMatch(/<\/ul>\n<\/details>$/u)
    expect(html).toMatch(/^<p><strong>60 pages changed<\/strong> compared with production\.<\/p>/u)
  })

  it('does not list many pages if all of them changed', () => {
    const changes = [...pages(30), change('/x/', 'X', 'new'), change('/y/', '/y/', 'removed')]
    const text = of({ changes, unchanged: 0 })
    expect(text).toMatch(/^\*\*All 30 pages changed, 1 new, 1 removed\*\* compared with production\. The changed ones/u)
    expect(text).toContain('the build may put something into every page')
    expect(rendered(text).match(/<li>/gu)).toHaveLength(2)
    expect(of({ changes: pages(30), unchanged: 0 })).not.toContain('- ')
    expect(of({ changes: pages(30, 'new'), unchanged: 0 })).toContain('[Page 19]')
  })

  it.each([
    [10, 2, 2, true],
    [10, 3, 3, false],
    [9, 0, 0, false],
  ])(
    'says so instead of a list where nearly all of many changed: %i beside %i, of which %i have another date',
    (changed, unchanged, dated, isNearlyAll) => {
      const text = of({ changes: pages(changed), unchanged, dated })
      expect(text.includes(`**${changed} of 12 pages changed** compared with production. The`)).toBe(isNearlyAll)
      expect(text.includes('[Page 8]')).toBe(!isNearlyAll)
    },
  )

  it('has less than 20 kB, however many and long', () => {
    for (const title of ['x', 'x'.repeat(100), '😀'.repeat(100), '&'.repeat(100)]) {
      for (const path of ['/a/', `/${'日'.repeat(150)}/`, `/${'日'.repeat(1990)}/`]) {
        const changes = Array.from({ length: 2000 }, (_, index) => change(`${path}${index}`, title))
        const text = of({ changes, unchanged: 9000 })
        expect(Buffer.byteLength(text)).toBeLessThan(20_000)
        const left = /and ([\d,]+) more\n*(?:<\/details>)?$/u.exec(text)?.[1]?.replace(',', '')
        expect((rendered(text).match(/<li>/gu)?.length ?? 0) - 1 + Number(left)).toBe(2000)
      }
    }
  })

  it('goes without a link where an address is too long, or holds a secret', () => {
    registerSecret('s3cret-key-of-mine')
    const changes = [change(`/${'日'.repeat(1990)}/`, 'Long'), change('/s3cret-key-of-mine/', 'Secret')]
    const text = of({ changes, unchanged: 1 })
    expect(text).not.toContain('](')
    expect(text).not.toContain('s3cret')
    expect(text).toContain('- <code>Long</code> <code>/日日')
  })

  it.each([
    ['Español: ¿cómo?', 'Español: ¿cómo?'],
    ['日本語のページ', '日本語のページ'],
    ['دليل التثبيت', '\u2068دليل التثبيت\u2069'],
    ['👩‍🚀 launched', '👩‍🚀 launched'],
    ['snake_case & <T>', 'snake_case &amp; &lt;T&gt;'],
  ])('shows the title %s as it is', (title, html) => {
    const text = rendered(of({ changes: [change('/a/', title)], unchanged: 1 }))
    expect(text).toContain(`<li><a href="https://preview.tiiny.test/a/">${html}</a> <code>/a/</code></li>`)
  })

  it('keeps a title and a path apart that are both read from right to left', () => {
    const text = rendered(of({ changes: [change('/בית/', 'דף הבית')], unchanged: 1 }))
    expect(text).toContain('>\u2068דף הבית\u2069</a> <code>\u2068/בית/\u2069</code>')
    expect(text).toContain('href="https://preview.tiiny.test/%D7%91%D7%99%D7%AA/"')
  })

  it.each([
    ...['<img src=x onerror=alert(1)>', '</details></code><script>alert(1)</script>', '[x](https://evil.example/)'],
    ...['![x](https://evil.example/)', '](https://evil.example/)'],
    ...['https://evil.example/ www.evil.example a@evil.example', '@user @org/team #1 GH-1 org/repo#1'],
    ...['`code` **bold** ~~gone~~ | cell | $x$', '&lt;b&gt; &#64;user', 'a\nb\r\n\n# heading\n- item'],
    ...['::error::x ##[error]x', '\u202egnp.exe', '<!-- static-deploy: preview -->', '\\', '[^1] [x] [link]: x'],
  ])('defuses %j as a title and as a path', (text) => {
    const changes = [change(`/${text}/`, text), change('/a/', text, 'new'), change(`/b${text}`, `/b${text}`, 'removed')]
    const html = rendered(of({ changes, unchanged: 1 }))
    expect(html.match(/<[^>]*>/gu)?.filter((tag) => !allowed.test(tag))).toEqual([])
    expect(html.match(/<li>/gu)).toHaveLength(3)
    expect(html).not.toMatch(/@(?!\u200b)|#(?!\u200b)\d|\u202e/u)
  })
})

describe('the output', () => {
  it('is the array of all', () => {
    expect(JSON.parse(changedPagesJson(pages(3)))).toEqual(pages(3))
  })

  it.each(['', '\\', '\u0001', '日'])('has a bound, whatever a list holds: paths of %j', (letter) => {
    const changes = Array.from({ length: 5000 }, (_, index) => change(`/${letter.repeat(1500)}${index}`, 'x'))
    const text = changedPagesJson(changes)
    expect(text.length).toBeLessThanOrEqual(200_000)
    expect(text.length).toBeGreaterThan(180_000)
    expect(JSON.parse(text)).toEqual(changes.slice(0, JSON.parse(text).length))
  })
})

/** Tags that the block is made of; links lead to the site alone. */
const allowed = /^<(?:\/?(?:p|ul|li|strong|code)|\/a|a href="https:\/\/(?:preview|live)\.tiiny\.test\/[^"<>()\s]*")>$/u
