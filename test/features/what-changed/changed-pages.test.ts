import { describe, expect, it } from 'vitest'
import {
  type Compared,
  changesIn,
  type PageChange,
  type PageChanges,
} from '../../../src/features/what-changed/changes.ts'
import { pagesOf } from '../../../src/report/pictures.ts'

const same: PageChanges = { pages: [], unchanged: 3, outside: 0, otherFilesDiffer: false }
const live = { environment: 'production', live: 'live.tiiny.test' }
/** As the comment shows it: a list stands between two texts. */
function shown(compared: Compared): string {
  const { above, listed, below } = changesIn(compared)
  const list = pagesOf(listed, [], { preview: 'preview.tiiny.test', live: compared.live })
  return [above, list, below].filter(Boolean).join('\n\n')
}
const of = (changes: Partial<PageChanges>): string => shown({ ...live, changes: { ...same, ...changes } })

const pages = (count: number, change: PageChange['change'] = 'changed'): PageChange[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${change}-${index}/`, title: `Page ${index}`, change }))

describe('what changed', () => {
  it('has a line for each kind of sameness, and for a live site without a list', () => {
    const text = 'production has no list of pages yet: it gets one with its next deploy.'
    expect(shown({ ...live, changes: undefined })).toBe(text)
    const lines = of({ outside: 1, otherFilesDiffer: true }).split('\n\n')
    expect(lines).toEqual([
      'All pages have the same content as in production.',
      '1 page differs only outside of its content (menus, dates, markup).',
      'Other files differ, such as scripts, styles or pictures.',
    ])
  })

  it('is a list of pages, with a removed page where it still is', () => {
    const list: PageChange[] = [
      { path: '/c d/', title: 'C', change: 'changed' },
      { path: '/e/', title: '/e/', change: 'changed' },
      { path: '/b/', title: '[x](//evil) @octo', change: 'new' },
      { path: '/a/', title: '/a/', change: 'removed' },
    ]
    expect(of({ pages: list, outside: 2 })).toBe(`**2 pages changed, 1 new, 1 removed** compared with production.

- Changed: [C](https://preview.tiiny.test/c%20d/) <code>/c d/</code>
- Changed: [<code>/e/</code>](https://preview.tiiny.test/e/)
- New: [&#91;x&#93;(//evil) &#64;&#8203;octo](https://preview.tiiny.test/b/) <code>/b/</code>
- Removed: [<code>/a/</code>](https://live.tiiny.test/a/)

2 pages differ only outside of their content (menus, dates, markup).`)
  })

  it.each([
    [10, 2, true],
    [12, 3, true],
    [9, 0, false],
  ])('lists no changed pages if 80 %% and 10 or more are: %i beside %i', (changed, unchanged, isNearlyAll) => {
    const text = of({ pages: [...pages(changed), ...pages(1, 'new')], unchanged })
    expect(text).toContain(`**${changed} pages changed, 1 new** compared`)
    expect(text.includes('the build may put something into every page')).toBe(isNearlyAll)
    expect(text.match(/^- /gmu)).toHaveLength(isNearlyAll ? 1 : changed + 1)
  })
})
