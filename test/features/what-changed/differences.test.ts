import { describe, expect, it } from 'vitest'
import type { Changes, PageChange } from '../../../src/features/what-changed/changes.ts'
import { differencesOf } from '../../../src/features/what-changed/differences.ts'
import type { Screenshot } from '../../../src/features/what-changed/screenshots/take.ts'

const titles: Readonly<Record<string, string>> = { '/a/': 'A', '/b/': 'B @octo', '/c/': '/c/' }
const same: Changes = {
  ...{ pages: [], unchanged: 3, outside: 0, files: [], broken: [] },
  titleOf: (path) => titles[path] ?? path,
}
const live = { environment: 'production', live: 'live.tiiny.test' }
const preview = 'preview.tiiny.test'

/** As comment and summary show it. */
function shown(changes: Partial<Changes> | undefined, screenshots: readonly Screenshot[] = [], environment = '') {
  const compared = { ...live, ...(environment && { environment }), changes: changes && { ...same, ...changes } }
  const { text = '', pages = '' } = differencesOf(compared, screenshots)?.markdown(preview) ?? {}
  return [text, pages].filter(Boolean).join('\n\n')
}

const pages = (count: number, change: PageChange['change'] = 'changed'): PageChange[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${change}-${index}/`, title: `Page ${index}`, change }))

const broken = (target: string, removed = false, from: readonly string[] = ['/a/']) => ({
  target,
  removed,
  pages: from,
})

describe('what changed', () => {
  it.each<[string, Partial<Changes>, string]>([
    ['nothing', {}, ''],
    ['one page outside of its content', { outside: 1 }, '1 page differs only in menus, headers or footers.'],
    ['more of them', { outside: 1800 }, '1,800 pages differ only in menus, headers or footers.'],
    ['styles', { files: ['styles', 'rest'] }, 'Styles differ.'],
    ['media', { files: ['media', 'rest'] }, 'Pictures, fonts or documents differ.'],
    ['the rest', { files: ['rest'] }, 'Only scripts or data differ.'],
    ['the rest, and menus', { files: ['rest'], outside: 2 }, '2 pages differ only in menus, headers or footers.'],
    ['both', { files: ['styles', 'media', 'rest'] }, 'Styles differ. Pictures, fonts or documents differ.'],
  ])('beside pages has a sentence: %s', (_, changes, sentence) => {
    const first = 'All pages have the same content as in production.'
    expect(shown(changes)).toBe([first, sentence].filter(Boolean).join('\n\n'))
    const changed = shown({ ...changes, pages: pages(1) })
    expect(changed.includes(sentence)).toBe(sentence !== 'Only scripts or data differ.')
  })

  it('is nothing if there is nothing to show', () => {
    expect(differencesOf(undefined, [])).toBeUndefined()
  })

  it.each([
    ['production', 'production was not deployed with `compare-with: production` yet, so nothing was compared.'],
    ['a`@b', 'a&#96;&#64;&#8203;b was not deployed with `compare-with: a@b` yet, so nothing was compared.'],
  ])('is not known if %s has no list yet', (environment, text) => {
    expect(shown(undefined, [], environment)).toBe(text)
    expect(differencesOf({ ...live, changes: undefined }, [])).toMatchObject({ short: '', pages: [], brokenLinks: [] })
  })

  it('is a list of pages, with a removed page where it still is', () => {
    const list: PageChange[] = [
      { path: '/c d/', title: 'C', change: 'changed' },
      { path: '/e/', title: '/e/', change: 'changed' },
      { path: '/b/', title: '[x](//evil) @octo', change: 'new' },
      { path: '/a/', title: '/a/', change: 'removed' },
    ]
    expect(shown({ pages: list, outside: 2 })).toBe(`**2 pages changed, 1 new, 1 removed** compared with production.

2 pages differ only in menus, headers or footers.

- Changed: [C](https://preview.tiiny.test/c%20d/) <code>/c d/</code>
- Changed: [<code>/e/</code>](https://preview.tiiny.test/e/)
- New: [&#91;x&#93;(//evil) &#64;&#8203;octo](https://preview.tiiny.test/b/) <code>/b/</code>
- Removed: [<code>/a/</code>](https://live.tiiny.test/a/)`)
  })

  it('has at most 20 pages, and not those that have a picture', () => {
    const page = { path: '/changed-3/', title: 'Page 3', change: 'changed' } as const
    const pictured: Screenshot = { ...page, result: 'pictures', after: 'a.webp', rows: 9 }
    const text = shown({ pages: pages(23), unchanged: 100 }, [pictured])
    expect(text.match(/^- (?!and)/gmu)).toHaveLength(20)
    expect(text).toContain('- and 2 more')
    expect(text.split('/changed-3/')).toHaveLength(3)
  })

  it.each([
    [10, 2, true],
    [12, 3, true],
    [9, 0, false],
  ])('lists no changed pages if 80 %% and 10 or more are: %i beside %i', (changed, unchanged, isNearlyAll) => {
    const text = shown({ pages: [...pages(changed), ...pages(1, 'new')], unchanged })
    expect(text).toContain(`**${changed} pages changed, 1 new** compared`)
    expect(text.includes('the build may put something into every page')).toBe(isNearlyAll)
    expect(text.match(/^- /gmu)).toHaveLength(isNearlyAll ? 1 : changed + 1)
  })
})

describe('broken links', () => {
  it('are listed with the pages to repair, by their titles', () => {
    const links = [broken('/glossary', true, ['/a/', '/b/', '/c/', '/d/', '/e/']), broken('/x#@octo'), broken('/a|b')]
    expect(shown({ broken: links, pages: pages(1) })).toBe(`**1 page changed** compared with production.

⚠️ **3 links lead nowhere here that lead somewhere in production.**

- <code>/glossary</code>, a page of the live site, is linked on [A](https://${preview}/a/), [B &#64;&#8203;octo](https://${preview}/b/), [<code>/c/</code>](https://${preview}/c/), 2 more
- <code>/x#&#64;&#8203;octo</code> is linked on [A](https://${preview}/a/)
- <code>/a&#124;b</code> is linked on [A](https://${preview}/a/)

These pages differ:

- Changed: [Page 0](https://${preview}/changed-0/) <code>/changed-0/</code>`)
  })

  it('are ten at most, and how many more', () => {
    const text = shown({ broken: Array.from({ length: 14 }, (_, index) => broken(`/${index}`)) })
    expect(text).toContain('**14 links lead nowhere')
    expect(text.match(/^- <code>/gmu)).toHaveLength(10)
    expect(text).toMatch(/\n- and 4 more$/u)
  })

  it.each<[Partial<Changes>, string]>([
    [{}, 'none'],
    [{ pages: pages(2) }, '2 pages changed'],
    [{ broken: [broken('/x')] }, '1 broken link'],
    [
      { pages: pages(1, 'removed'), broken: [broken('/x'), broken('/y')] },
      '0 pages changed, 1 removed, 2 broken links',
    ],
  ])('stand behind the changes in short: %#', (changes, short) => {
    expect(differencesOf({ ...live, changes: { ...same, ...changes } }, [])?.short).toBe(short)
  })
})
