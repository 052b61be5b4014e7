import { describe, expect, it } from 'vitest'
import type { Changes, PageChange } from '../../../src/features/what-changed/changes.ts'
import { differencesOf } from '../../../src/features/what-changed/differences.ts'
import type { Screenshot } from '../../../src/features/what-changed/screenshots/screenshot.ts'
import { missingText, summaryText } from '../../../src/features/what-changed/summary-text.ts'

const titles: Readonly<Record<string, string>> = { '/a/': 'A', '/b/': 'B @octo', '/c/': '/c/' }
const same: Changes = {
  ...{ pages: [], common: 30, files: [], broken: [] },
  titleOf: (path) => titles[path] ?? path,
  similarTo: (target) => (target === '/glossary' ? '/words/glossary/' : undefined),
}
const live = 'live.tiiny.test'
const preview = 'preview.tiiny.test'

/** As comment and summary show it. */
function shown(changes: Partial<Changes>, screenshots: readonly Screenshot[] = [], words: [string, string[]][] = []) {
  const all = { ...same, ...changes }
  const compared = { text: summaryText('production', all), live, changes: all, words: new Map(words) }
  const { text = '', pages = '' } = differencesOf(compared, screenshots)?.markdown(preview) ?? {}
  return [text, pages].filter(Boolean).join('\n\n')
}

const pages = (count: number, change: PageChange['change'] = 'changed'): PageChange[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${change}-${index}/`, title: `Page ${index}`, change }))
const restyled = (...paths: string[]) =>
  paths.map((path) => ({ path, title: titles[path] ?? path, change: 'restyled' as const }))

const pictured = (path: string): Screenshot => {
  return { path, title: 'Page', change: 'changed', result: 'pictures', after: 'a.webp' }
}

const broken = (target: string, removed = false, from: readonly string[] = ['/a/']) => ({
  target,
  removed,
  pages: from,
})

describe('what changed', () => {
  it.each<[string, Partial<Changes>, string]>([
    [
      'a page outside of its content',
      { pages: pages(1, 'outside') },
      '1 page differs outside of its main part, such as in menus.',
    ],
    ['more', { pages: pages(1800, 'outside') }, '1,800 pages differ outside of their main part, such as in menus.'],
    ['a look', { pages: restyled('/a/') }, '1 page may look different: its text is the same, its HTML is not.'],
    [
      'more looks',
      { pages: restyled('/a/', '/b/', '/c/') },
      '3 pages may look different: their text is the same, their HTML is not.',
    ],
    ['styles', { files: ['styles', 'rest'] }, 'Styles differ.'],
    ['media', { files: ['media', 'rest'] }, 'Pictures, fonts or documents differ.'],
    ['the rest', { files: ['rest'] }, 'Only scripts or data differ.'],
    [
      'the rest, and menus',
      { files: ['rest'], pages: pages(2, 'outside') },
      '2 pages differ outside of their main part, such as in menus.',
    ],
    ['both', { files: ['styles', 'media', 'rest'] }, 'Styles differ. Pictures, fonts or documents differ.'],
  ])('beside pages has a sentence: %s', (_, changes, sentence) => {
    expect(shown(changes).split('\n\n')[0]).toBe(`No main text changed. ${sentence}`)
    const changed = shown({ ...changes, pages: [...pages(1), ...(changes.pages ?? [])] })
    expect(changed.includes(sentence)).toBe(sentence !== 'Only scripts or data differ.')
    expect(changed).not.toContain('No main text changed.')
  })

  it('is nothing if all is the same', () => {
    expect(shown({})).toBe('Text and look of all pages are the same as in production.')
  })

  it.each([
    [[1, 0, 0], '1 page changed'],
    [[2, 1, 3], '2 pages changed, 1 new, 3 removed'],
    [[0, 1, 0], '1 new page'],
    [[0, 2, 1], '2 new pages, 1 removed'],
    [[0, 0, 1], '1 page removed'],
    [[0, 0, 2], '2 pages removed'],
    [[1, 0, 1], '1 page changed, 1 removed'],
  ])('is counted without what there is none of: %j', ([changed = 0, added, removed], counts) => {
    const all = [...pages(changed), ...pages(added ?? 0, 'new'), ...pages(removed ?? 0, 'removed')]
    expect(shown({ pages: all })).toMatch(new RegExp(`^\\*\\*${counts}\\*\\* compared with production\\.`, 'u'))
  })

  it('is nothing if there is nothing to show', () => {
    expect(differencesOf(undefined, [])).toBeUndefined()
  })

  it.each([
    [
      'main',
      'no site',
      'Nothing was compared, because no live site is recorded in `main`: its first deploy with `compare-with: main` makes the list; if another environment is meant, write that one, such as `compare-with: production`.',
    ],
    [
      'production',
      'no site',
      'Nothing was compared, because no live site is recorded in `production`: its first deploy with `compare-with: production` makes the list.',
    ],
    [
      'production',
      'no list',
      'production has no list of its pages yet: its next deploy with `compare-with: production` makes one.',
    ],
    [
      'a`@b',
      'no list',
      'a&#96;&#64;&#8203;b has no list of its pages yet: its next deploy with `compare-with: a@b` makes one.',
    ],
    [
      'production',
      'other version',
      "production's list is of another version of this action; its next deploy makes a new one.",
    ],
  ] as const)('is not known of %s with %s', (environment, missing, text) => {
    const differences = differencesOf({ text: missingText(environment, missing) }, [])
    expect(differences?.markdown(preview)).toEqual({ text, pages: '' })
    expect(differences).toMatchObject({ short: '', pages: [], brokenLinks: [] })
  })

  it('is a list of pages, with a removed page where it still is', () => {
    const list: PageChange[] = [
      { path: '/c d/', title: 'C', change: 'changed' },
      { path: '/e/', title: '/e/', change: 'changed' },
      { path: '/b/', title: '[x](//evil) @octo', change: 'new' },
      { path: '/a/', title: '/a/', change: 'removed' },
    ]
    expect(
      shown({ pages: [...list, ...pages(2, 'outside'), ...restyled('/a/')] }),
    ).toBe(`**2 pages changed, 1 new, 1 removed** compared with production.

2 pages differ outside of their main part, such as in menus. 1 page may look different: its text is the same, its HTML is not.

- Changed: [C](https://preview.tiiny.test/c%20d/) <code>/c d/</code>
- Changed: [<code>/e/</code>](https://preview.tiiny.test/e/)
- New: [&#91;x&#93;(//evil) &#64;&#8203;octo](https://preview.tiiny.test/b/) <code>/b/</code>
- Removed: [<code>/a/</code>](https://live.tiiny.test/a/)
- May look different: [A](https://preview.tiiny.test/a/) <code>/a/</code>`)
  })

  it('has the words that changed below the name of a page, in the list and above its picture', () => {
    const words: [string, string[]][] = [
      ['/changed-0/', ['…a ~~b~~ **c** d…', 'and 4 more places']],
      ['/changed-1/', ['rewritten']],
    ]
    const text = shown({ pages: pages(2) }, [pictured('/changed-1/')], words)
    expect(text).toContain('<code>/changed-0/</code>\n  - …a ~~b~~ **c** d…\n  - and 4 more places')
    expect(text).toContain('<code>/changed-1/</code>\n\n- rewritten\n\n<a href=')
  })

  it('has no page in the list that looks the same, unless its text changed', () => {
    const asked: Screenshot[] = [
      { path: '/changed-0/', title: 'Page 0', change: 'changed', result: 'same' },
      { path: '/a/', title: 'A', change: 'unsure', result: 'same' },
      { path: '/b/', title: 'B', change: 'unsure', result: 'none', reason: 'it took @octo too long' },
    ]
    const text = shown({ pages: [...pages(1), ...restyled('/a/', '/b/', '/c/')] }, asked)
    expect(text.match(/^- .*$/gmu)?.map((line) => /<code>(.*)<\/code>/u.exec(line)?.[1])).toEqual([
      '/changed-0/',
      '/b/',
      '/c/',
    ])
    expect(text).toContain('2 look the same.')
    expect(text).toContain('No picture of <code>/b/</code>: it took &#64;&#8203;octo too long.')
  })

  it('has at most 20 pages, and not those that have a picture', () => {
    const text = shown({ pages: pages(23), common: 123 }, [pictured('/changed-3/')])
    expect(text.match(/^- (?!and)/gmu)).toHaveLength(20)
    expect(text).toContain('- and 2 more')
    expect(text.split('/changed-3/')).toHaveLength(3)
  })

  it.each([
    [10, 2, true],
    [12, 3, true],
    [9, 0, false],
  ])('lists no changed pages if 80 %% and 10 or more are: %i beside %i', (changed, unchanged, isNearlyAll) => {
    const text = shown({ pages: [...pages(changed), ...pages(1, 'new')], common: changed + unchanged })
    expect(text).toContain(`**${changed} pages changed, 1 new** compared`)
    expect(text.includes('the build may put something into every page')).toBe(isNearlyAll)
    expect(text.match(/^- /gmu)).toHaveLength(isNearlyAll ? 1 : changed + 1)
  })

  it.each([
    [10, 2, true],
    [10, 3, false],
    [9, 0, false],
  ])(
    'lists no pages that may look different if 80 %% and 10 or more are: %i beside %i',
    (number, others, isNearlyAll) => {
      const text = shown({ pages: pages(number, 'restyled'), common: number + others })
      expect(text).toContain(`${number} pages may look different`)
      expect(text.includes('the build may put something into every page')).toBe(isNearlyAll)
      expect(text.match(/^- /gmu) ?? []).toHaveLength(isNearlyAll ? 0 : number)
    },
  )
})

describe('broken links', () => {
  it('are listed with the pages to repair, by their titles', () => {
    const links = [broken('/glossary', true, ['/a/', '/b/', '/c/', '/d/', '/e/']), broken('/x#@octo'), broken('/a|b')]
    expect(shown({ broken: links, pages: pages(1) })).toBe(`**1 page changed** compared with production.

⚠️ **3 broken links that production does not have**

- <code>/glossary</code>, a page of the live site, is linked on [A](https://${preview}/a/), [B &#64;&#8203;octo](https://${preview}/b/), [<code>/c/</code>](https://${preview}/c/), 2 more; did you mean <code>/words/glossary/</code>?
- <code>/x#&#64;&#8203;octo</code> is linked on [A](https://${preview}/a/)
- <code>/a&#124;b</code> is linked on [A](https://${preview}/a/)

These pages differ:

- Changed: [Page 0](https://${preview}/changed-0/) <code>/changed-0/</code>`)
  })

  it('are ten at most, and how many more', () => {
    const text = shown({ broken: Array.from({ length: 14 }, (_, index) => broken(`/${index}`)) })
    expect(text).toContain('⚠️ **14 broken links that production does not have**')
    expect(text.match(/^- <code>/gmu)).toHaveLength(10)
    expect(text).toMatch(/\n- and 4 more$/u)
  })

  it('may be one', () => {
    expect(shown({ broken: [broken('/x')] })).toContain('⚠️ **1 broken link that production does not have**')
  })

  it.each<[Partial<Changes>, string]>([
    [{}, 'none'],
    [{ pages: pages(1, 'outside') }, 'no main text'],
    [{ files: ['styles'] }, 'no main text'],
    [{ pages: pages(2) }, '2 pages changed'],
    [{ pages: [...pages(1), ...restyled('/a/')] }, '1 page changed, 1 may look different'],
    [{ broken: [broken('/x')] }, '1 broken link'],
    [{ pages: pages(1, 'removed'), broken: [broken('/x'), broken('/y')] }, '1 page removed, 2 broken links'],
  ])('stand behind the changes in short: %#', (changes, short) => {
    expect(differencesOf({ text: '', live, changes: { ...same, ...changes } }, [])?.short).toBe(short)
  })
})
