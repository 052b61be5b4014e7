import { describe, expect, it } from 'vitest'
import { shortTitles } from '../../src/pages/titles.ts'

describe('titles', () => {
  it.each<[string, string[], string[]]>([
    [
      'the end',
      ['Guide | My Site', 'Posts | My Site', 'API / deploy | My Site'],
      ['Guide', 'Posts', 'API / deploy'],
    ],
    ['the start', ['My Site – Guide', 'My Site – Posts'], ['Guide', 'Posts']],
    ['both', ['Docs: Guide · My Site', 'Docs: Posts · My Site'], ['Guide', 'Posts']],
    ['several parts', ['A - Docs - My Site', 'B - Docs - My Site'], ['A', 'B']],
    ['one part of several', ['A - Docs - My Site', 'B - Blog - My Site'], ['A - Docs', 'B - Blog']],
    [
      'a name that is the home page',
      ['My Site', 'Guide | My Site', 'Posts | My Site'],
      ['My Site', 'Guide', 'Posts'],
    ],
    ['nothing', ['Guide', 'Posts'], ['Guide', 'Posts']],
    ['nothing, where only some share it', ['A | S', 'B | S', 'C'], ['A | S', 'B | S', 'C']],
    [
      'nothing, where words are the same but not parts',
      ['Old Guide', 'New Guide'],
      ['Old Guide', 'New Guide'],
    ],
    ['nothing, of one page', ['Guide | My Site'], ['Guide | My Site']],
    ['nothing, where all are the same', ['My Site', 'My Site'], ['My Site', 'My Site']],
    ['the end, where all are the same', ['Docs | My Site', 'Docs | My Site'], ['Docs', 'Docs']],
    ['what has no title', ['', 'A | S', 'B | S'], ['', 'A', 'B']],
    ['nothing of nothing', ['', ''], ['', '']],
    ['nothing of no page', [], []],
    ['other scripts', ['インストール｜私のサイト', '記事｜私のサイト'], ['インストール', '記事']],
    ['what is written from right to left', ['دليل – موقعي', 'مقالات – موقعي'], ['دليل', 'مقالات']],
    ['what is written in pairs', ['😀 | 🚀', '😁 | 🚀'], ['😀', '😁']],
    ['no half of a pair', ['😀', '😁'], ['😀', '😁']],
    ['a name with a separator in it', ['A | B: C', 'D | B: C'], ['A', 'D']],
    ['a colon', ['A: S', 'B: S'], ['A', 'B']],
    ['no number', ['Meeting 10:30', 'Call 11:30'], ['Meeting 10:30', 'Call 11:30']],
    ['separators without end', ['| | | | |', '- - - -'], ['| | | | |', '- - - -']],
  ])('lose %s', (_, titles, short) => {
    expect(shortTitles(titles)).toEqual(short)
  })

  it('lose the part that nine of ten have', () => {
    const pages = Array.from({ length: 9 }, (_, index) => `Page ${index} | My Site`)
    const short = pages.map((_, index) => `Page ${index}`)
    expect(shortTitles([...pages, 'Redirecting to | nowhere'])).toEqual([
      ...short,
      'Redirecting to | nowhere',
    ])
    expect(shortTitles([...pages.slice(1), 'a', 'b'])).toEqual([...pages.slice(1), 'a', 'b'])
  })

  it('are cut to 100 characters, and no pair is', () => {
    expect(shortTitles(['x'.repeat(100), 'x'.repeat(101), '😀'.repeat(100), '😀'.repeat(101)])).toEqual([
      'x'.repeat(100),
      `${'x'.repeat(99)}…`,
      '😀'.repeat(100),
      `${'😀'.repeat(99)}…`,
    ])
  })

  it('may be many, long, and full of separators', () => {
    const title = `${'a | '.repeat(74)}b`
    const titles = Array.from({ length: 20_000 }, (_, index) => `${index} ${title}`)
    expect(shortTitles(titles)[19_999]).toMatch(/^19999 a \| a/u)
  })
})
