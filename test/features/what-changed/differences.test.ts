import { describe, expect, it } from 'vitest'
import type { Changes, PageChange } from '../../../src/features/what-changed/changes.ts'
import { missingText } from '../../../src/features/what-changed/comment/summary-text.ts'
import { differencesOf } from '../../../src/features/what-changed/differences.ts'
import { type PageWords, wordsBetween } from '../../../src/features/what-changed/page-words.ts'
import type { PageToShow, Pictures, Screenshot } from '../../../src/features/what-changed/screenshots/screenshot.ts'
import { hostileTexts } from './hostile-texts.ts'

const titles: Readonly<Record<string, string>> = { '/a/': 'A', '/b/': 'B @octo', '/c/': '/c/' }
const same: Changes = {
  ...{ pages: [], moves: [], common: 30, files: [], broken: [] },
  media: { replaced: [], added: [], removed: [], differ: false, namedOn: [], areNamed: true },
  titleOf: (path) => titles[path] ?? path,
}
const live = 'live.tiiny.test'
const preview = 'preview.tiiny.test'

/** As comment and summary show it. */
function shown(
  changes: Partial<Changes>,
  screenshots: readonly Screenshot[] = [],
  words: readonly (readonly [path: string, words: PageWords])[] = [],
  maxCharacters = 15_000,
) {
  const { text, lists } = markdownOf(changes, screenshots, words)
  return [text, lists(maxCharacters)].filter(Boolean).join('\n\n')
}

function markdownOf(
  changes: Partial<Changes>,
  screenshots: readonly Screenshot[],
  words: readonly (readonly [path: string, words: PageWords])[],
  outside: readonly (readonly [path: string, words: PageWords])[] = [],
) {
  const read = { pages: new Map(words), unread: new Map(), outside: new Map(outside) }
  const compared = { environment: 'production', live, changes: { ...same, ...changes }, words: read }
  return differencesOf(compared, screenshots)?.markdown(preview) ?? expect.fail()
}

const words = (old: string, now: string, titles: readonly string[] = ['', '']): PageWords => {
  const [title = '', newTitle = ''] = titles
  return wordsBetween({ title, text: old }, { title: newTitle, text: now })
}

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}.png`)
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
    ['media', { media: { ...same.media, differ: true }, files: ['rest'] }, 'Pictures, fonts or documents differ.'],
    ['the rest', { files: ['rest'] }, 'Only scripts or data differ.'],
    [
      'the rest, and menus',
      { files: ['rest'], pages: pages(2, 'outside') },
      '2 pages differ outside of their main part, such as in menus.',
    ],
    [
      'both',
      { files: ['styles', 'rest'], media: { ...same.media, differ: true } },
      'Styles differ. Pictures, fonts or documents differ.',
    ],
    [
      'media by their names',
      { media: { ...same.media, replaced: ['/a.pdf', '/b.png'], added: ['/c@d.png'], removed: names(7) } },
      'Replaced: <code>/a.pdf</code>, <code>/b.png</code>. New: <code>/c&#64;&#8203;d.png</code>. Removed: <code>/0.png</code>, <code>/1.png</code>, <code>/2.png</code>, <code>/3.png</code>, <code>/4.png</code> and 2 more.',
    ],
    [
      'what is not compared',
      { pages: pages(1, 'uncompared') },
      '1 page differs only in what is not compared, such as dates, scripts or its head: <code>/uncompared-0/</code>.',
    ],
    [
      'more of it',
      { pages: pages(7, 'uncompared') },
      '7 pages differ only in what is not compared, such as dates, scripts or their head: <code>/uncompared-0/</code>, <code>/uncompared-1/</code>, <code>/uncompared-2/</code>, <code>/uncompared-3/</code>, <code>/uncompared-4/</code> and 2 more.',
    ],
    [
      'a stamp of a build',
      { pages: pages(25, 'uncompared') },
      "Nearly all pages differ in what is not compared, such as a build's number.",
    ],
  ])('beside pages has a sentence: %s', (_, changes, sentence) => {
    expect(shown(changes).split('\n\n')[0]).toBe(sentence)
    const changed = shown({ ...changes, pages: [...pages(1), ...(changes.pages ?? [])] })
    expect(changed.includes(sentence)).toBe(sentence !== 'Only scripts or data differ.')
  })

  it('is nothing if all is the same', () => {
    expect(shown({})).toBe('All pages are the same as in production.')
  })

  it('is not nothing if a link is broken', () => {
    expect(shown({ broken: [broken('/feed.xml')] })).toMatch(/^⚠️ \*\*1 broken link/u)
  })

  it('may be words of which only scripts know, and nobody says that the text is the same', () => {
    const drawn = { ...pictured('/a/'), words: words('Sound of the horn', 'Volume of the horn') }
    const text = shown({ pages: restyled('/a/', '/b/') }, [drawn])
    expect(text).toMatch(/^2 pages may look different\.\n\n[\s\S]*~~Sound~~ \*\*Volume\*\*/u)
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

  const looks = (path: string, more: Partial<PageToShow & Pictures> = {}): Screenshot => {
    const pictures = { result: 'pictures', after: `${path}a`, before: `${path}b` } as const
    return { path, title: path, change: 'unsure', ...pictures, ...more }
  }
  const view = (path: string) =>
    ({ path, title: path, change: 'unsure', view: { address: path, hasFile: true } }) as const
  it.each<[string, Partial<Changes>, Screenshot[], string]>([
    ['views', { pages: pages(2) }, [looks('/#/a', view('/#/a'))], '2 pages changed, 1 view differs'],
    [
      'views with the same pictures',
      { files: ['rest'] },
      [looks('/#/a', { ...view('/#/a'), joined: [view('/#/b'), view('/#/c')] })],
      '3 views differ',
    ],
    ['a page that only looks different', { files: ['styles'] }, [looks('/')], '1 page looks different'],
    [
      'pages and views that look different',
      { files: ['styles'] },
      [looks('/', { joined: [{ path: '/a/', title: 'A', change: 'unsure' }] }), looks('/#/a', view('/#/a'))],
      '2 pages look different, 1 view differs',
    ],
    ['no page that has another count', { pages: [...pages(1), ...restyled('/a/')] }, [looks('/a/')], '1 page changed'],
    [
      'a page of which a build writes the number',
      { pages: pages(5, 'uncompared'), common: 5 },
      [looks('/uncompared-0/')],
      '1 page looks different',
    ],
    [
      'no view without a picture before',
      { pages: pages(1) },
      [looks('/b', { ...view('/b'), before: undefined })],
      '1 page changed',
    ],
  ])('counts %s', (_, changes, screenshots, counts) => {
    expect(shown(changes, screenshots)).toMatch(new RegExp(`^\\*\\*${counts}\\*\\* compared with production\\.`, 'u'))
    const compared = { environment: 'production', live, changes: { ...same, ...changes } }
    const { short } = differencesOf(compared, screenshots) ?? expect.fail()
    expect(short.startsWith(counts)).toBe(true)
  })

  it('does not say that only scripts or data differ above a picture', () => {
    expect(shown({ files: ['rest'] }, [looks('/')])).not.toContain('Only scripts')
  })

  it.each([
    [4, 1, 0, true],
    [4, 0, 0, false],
    [5, 0, 1, true],
    [5, 0, 2, false],
  ])(
    'names no page if nearly all differ in a number: %i beside %i that changed and %i that are the same',
    (stamped, changed, others, isStamped) => {
      const all = [...pages(changed), ...pages(stamped, 'uncompared')]
      const text = shown({ pages: all, common: stamped + changed + others })
      expect(text.includes("Nearly all pages differ in what is not compared, such as a build's number.")).toBe(
        isStamped,
      )
      expect(text.includes('/uncompared-0/')).toBe(!isStamped)
    },
  )

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
    ['a`@b', 'unreadable', "What changed is not known: a&#96;&#64;&#8203;b's list could not be read."],
  ] as const)('is not known of %s with %s', (environment, missing, text) => {
    const differences = differencesOf({ environment, problem: missingText(environment, missing) }, [])
    expect(differences?.markdown(preview)).toMatchObject({ text })
    expect(differences?.markdown(preview).details()).toEqual([])
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

- New: [&#91;x&#93;(//evil) &#64;&#8203;octo](https://preview.tiiny.test/b/) <code>/b/</code>
- Removed: [<code>/a/</code>](https://live.tiiny.test/a/)
- Changed: [C](https://preview.tiiny.test/c%20d/) <code>/c d/</code>
- Changed: [<code>/e/</code>](https://preview.tiiny.test/e/)
- May look different: [A](https://preview.tiiny.test/a/) <code>/a/</code>`)
  })

  it('has the words that changed below the name of a page, in the list and above its picture', () => {
    const read = [
      ['/changed-0/', words('a b d e f g', 'a c d e f g')] as const,
      ['/changed-1/', words('a b c', 'd e f')] as const,
    ]
    const text = shown({ pages: pages(2) }, [pictured('/changed-1/')], read)
    expect(text).toContain('<code>/changed-0/</code>\n  - …a ~~b~~ **c** d e f g…')
    expect(text).toContain('<code>/changed-1/</code>\n\n- …~~a b c~~ **d e f**…\n\n<a href=')
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
    expect(text).toContain('Pictures of 1 page show no difference.\n\n1 looks the same at 1,280 pixels.')
    expect(text).toContain('No picture of <code>/b/</code>: it took &#64;&#8203;octo too long.')
  })

  it('says that words are in no picture, and which theme was looked at', () => {
    const asked = ['/changed-0/', '/a/'].map((path, n): Screenshot => {
      return { path, title: 'T', change: n === 0 ? 'changed' : 'unsure', result: 'same' }
    })
    const read = { pages: new Map([['/changed-0/', words('a b', 'a c')]]), unread: new Map(), outside: new Map() }
    const changes = { ...same, pages: [...pages(1), ...restyled('/a/')] }
    const compared = { environment: 'production', live, changes, words: read, hasDarkTheme: true }
    const lists = differencesOf(compared, asked)?.markdown(preview).lists(15_000)
    const ofWhat = 'looks the same at 1,280 pixels in the light theme'
    expect(lists).toContain(`1 page that changed ${ofWhat}: the changed words are not in the picture.\n\n1 ${ofWhat}.`)
  })

  it('has at most 20 pages, and not those that have a picture', () => {
    const text = shown({ pages: pages(23), common: 123 }, [pictured('/changed-3/')])
    expect(text.match(/^- (?!and)/gmu)).toHaveLength(20)
    expect(text).toContain('- and 2 more changed pages')
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

- <code>/glossary</code>, a page of the live site, is linked on [A](https://${preview}/a/), [B &#64;&#8203;octo](https://${preview}/b/), [<code>/c/</code>](https://${preview}/c/) and 2 more
- <code>/x#&#64;&#8203;octo</code>, a place that <code>/x</code> does not have, is linked on [A](https://${preview}/a/)
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
    [{ media: { ...same.media, added: ['/a.png'] } }, 'no main text'],
    [{ pages: pages(2, 'uncompared') }, 'no main text'],
    [{ pages: pages(2) }, '2 pages changed'],
    [{ pages: [...pages(1), ...restyled('/a/')] }, '1 page changed, 1 may look different'],
    [{ broken: [broken('/x')] }, '1 broken link'],
    [{ pages: pages(1, 'removed'), broken: [broken('/x'), broken('/y')] }, '1 page removed, 2 broken links'],
  ])('stand behind the changes in short: %#', (changes, short) => {
    expect(differencesOf({ environment: 'production', live, changes: { ...same, ...changes } }, [])?.short).toBe(short)
  })
})

describe('the same change on several pages', () => {
  const around = 'one two three four five'
  const name = (sign = '', rest = '') =>
    words(`${around} Quayside${sign} six${rest}`, `${around} Pierside${sign} six${rest}`)
  const read = (all: readonly PageWords[], path = (n: number) => `/changed-${n}/`) =>
    all.map((each, n) => [path(n), each] as const)

  it('stands once, with signs and endings beside it, and its pages are left out of the list', () => {
    const all = [name(','), name("'s"), name(), name(' (x)')]
    const text = shown({ pages: pages(4) }, [], read(all))
    expect(text).toBe(
      `**4 pages changed** compared with production.

- …one two three four five ~~Quayside,~~ **Pierside,** six… on [/changed-0/](https://${preview}/changed-0/), [/changed-1/](https://${preview}/changed-1/), [/changed-2/](https://${preview}/changed-2/) and 1 more`.replaceAll(
        /\[(\/changed-\d\/)\]/gu,
        '[<code>$1</code>]',
      ),
    )
  })

  it('is found beside other words, and where two of them are one place', () => {
    const all = [
      name(),
      words('Quayside is Quayside and so on', 'Pierside is Pierside and so on'),
      words('x z Quayside a b c d e f', 'y z Pierside a b c d e f'),
    ]
    const text = shown({ pages: pages(3) }, [], read(all))
    expect(text.match(/^- …/gmu)).toHaveLength(1)
    expect(text.match(/^- Changed.*\n.*$/gmu)?.map((lines) => lines.split('\n')[1])).toEqual([
      '  - …~~x z Quayside~~ **y z Pierside** a b c d e…',
    ])
  })

  it('hides no other change: a page is listed with what stands nowhere else', () => {
    const many = (count: number): string =>
      Array.from({ length: count }, (_, n) => `Quayside a${n} b${n} c${n} d${n}`).join(' ')
    const trap = words(
      `${many(5)} takes nine minutes each day`,
      `${many(5).replaceAll('Quayside', 'Pierside')} takes ten minutes each day`,
    )
    const text = shown({ pages: pages(3) }, [], read([name(), name(), trap]))
    expect(text.match(/^- (?:Changed|…).*$/gmu)).toHaveLength(2)
    expect(text).toContain('\n- Changed: [Page 2]')
    expect(text).toContain('\n  - …a4 b4 c4 d4 takes ~~nine~~ **ten** minutes each day…')
    expect(text).not.toMatch(/Page [01]\]\(.*\n/u)
    expect(text).not.toContain('more place')
  })

  it.each<[string, PageWords[], string[], boolean]>([
    ['two pages', [name(), name()], ['/a/', '/b/c/'], false],
    ['two languages', [name(), name()], ['/en/a/', '/de/a/'], true],
    ['two languages, one of them at the root', [name(), name()], ['/a/', '/de/a/'], true],
    ['two files of one folder', [name(), name()], ['/a/b.html', '/a/c.html'], false],
    ['other words', [name(), name(), words('a Bayside b c', 'a Beside b c')], ['/1/', '/2/x/', '/3/'], false],
    [
      'figures beside other words',
      ['x', 'y', 'z'].map((word) => words(`a ${word} 12 ${word} b`, `a ${word} 15 ${word} b`)),
      ['/1/', '/2/', '/3/'],
      false,
    ],
    [
      'figures beside the same word',
      ['x', 'y', 'z'].map((word) => words(`a ${word} 12 € b`, `a ${word} 15 € b`)),
      ['/1/', '/2/', '/3/'],
      true,
    ],
    [
      'few letters before the same word',
      ['x', 'y', 'z'].map((word) => words(`a ${word} four hours b`, `a ${word} five hours b`)),
      ['/1/', '/2/', '/3/'],
      true,
    ],
    [
      'few letters behind another word',
      ['x', 'y', 'z'].map((word) => words(`a ${word} four ${word} b`, `a ${word} five ${word} b`)),
      ['/1/', '/2/', '/3/'],
      false,
    ],
    [
      'titles',
      [1, 2, 3].map((n) => words('a', 'a', [`Page ${n} – Quayside`, `Page ${n} – Pierside`])),
      ['/1/', '/2/', '/3/'],
      true,
    ],
  ])('is the same, or not, for %s', (_, all, paths, isOnce) => {
    const changed = paths.map((path) => ({ path, title: path, change: 'changed' as const }))
    const text = shown(
      { pages: changed },
      [],
      read(all, (n) => paths[n] ?? ''),
    )
    expect(text.includes('- Changed:')).toBe(!isOnce)
    expect(/^- (?:Title: )?….* on \[/mu.test(text)).toBe(isOnce)
  })

  it('says how many pages were read, and stands in place of the guess that a build did it', () => {
    const all = read(Array.from({ length: 20 }, () => name()))
    const text = shown({ pages: pages(62), common: 62 }, [], all)
    expect(text).toContain(
      'six… on each of 20 pages that were read, of 62: [Page 0]'.replace('[Page 0]', '[<code>/changed-0/</code>]'),
    )
    expect(text).toContain(' and 17 more')
    expect(text).not.toContain('the build may put something')
    expect(text).not.toContain('- Changed')
    const others = [
      ...all.slice(0, 18),
      ...read([words('a b c d', 'a x c d'), words('a b c e', 'a y c e')], (n) => `/changed-${18 + n}/`),
    ]
    const some = shown({ pages: pages(62), common: 62 }, [], others)
    expect(some).toContain('on 18 of 20 pages that were read, of 62: ')
    expect(some).toContain('the build may put something')
  })

  it('in menus has no words of other lines', () => {
    const outside = (menu: string) => ({ title: '', text: menu.replaceAll('|', '\u0001') })
    const menu = wordsBetween(
      outside('Start|Pilots|© 2025 Quayside'),
      outside('Start|Winches|Pilots|© 2026 Quayside'),
      true,
    )
    const all = pages(13, 'outside')
    const three = [0, 6, 12].map((n) => [`/outside-${n}/`, menu] as const)
    const { text } = markdownOf({ pages: all }, [], [], three)
    expect(text).toContain(
      '\n- Menus: **Winches**; © ~~2025~~ **2026** Quayside, on each of 3 pages that were read, of 13',
    )
    const others = [...three.slice(0, 2), ['/outside-12/', wordsBetween(outside('a b'), outside('a c'), true)] as const]
    expect(markdownOf({ pages: all }, [], [], others).text).not.toContain('Menus:')
  })

  it('stands once, too, if it is short and has the same words on both sides', () => {
    const all = ['x', 'y', 'z'].map((word) => words(`${word} hot four hours b`, `${word} hot five hours b`))
    expect(shown({ pages: pages(3) }, [], read(all)).match(/^- …/gmu)).toHaveLength(1)
  })

  it('and only that is told apart from the title', () => {
    const text = shown({ pages: pages(1) }, [], read([words('a b c d e', 'a b x d e', ['Old title', 'New title'])]))
    expect(text).toContain('\n  - Title: …~~Old~~ **New** title…\n  - …a b ~~c~~ **x** d e…')
  })

  it.each(hostileTexts)('writes no mark of a stranger: %j', (hostile) => {
    const all = read([1, 2, 3].map(() => words(`${around} ${hostile}`, `${around} Pierside`)))
    const { text } = markdownOf({ pages: pages(3) }, [], all)
    expect(text).not.toMatch(/<!--|-->|(?<![\w&])@\w|(?<!&)#\d|www\./u)
  })
})

describe('a comment without room', () => {
  const long = (n: number): PageWords => words(`a${n} b c d e f g h`, `a${n} b c ${n}${'x'.repeat(150)} e f g h`)
  const all = pages(20).map(({ path }, n) => [path, long(n)] as const)
  const links = Array.from({ length: 10 }, (_, n) => broken(`/${n}`))
  const many = { pages: [...pages(20), ...pages(12, 'new'), ...pages(12, 'removed')], broken: links, common: 90 }
  const shots = [0, 1, 2].map((n) => pictured(`/changed-${n}/`))

  it('shows some of each kind', () => {
    const text = shown(many)
    const kinds = text.match(/^- (?:New|Removed|Changed|and .*)/gmu)
    expect(kinds?.filter((kind) => kind === '- New')).toHaveLength(5)
    expect(kinds?.filter((kind) => kind === '- Removed')).toHaveLength(5)
    expect(kinds?.filter((kind) => kind === '- Changed')).toHaveLength(10)
    expect(kinds?.filter((kind) => kind.startsWith('- and'))).toEqual([
      '- and 7 more new pages',
      '- and 7 more removed pages',
      '- and 10 more changed pages',
    ])
  })

  it.each([
    [4300, /Left out: words of \d pages\. /u, 3, 10],
    [3700, /Left out: words of \d+ pages\. /u, 3, 10],
    [2500, /Left out: words of 13 pages, 3 pictures and \d+ pages\. /u, 0, 10],
    [300, /Left out: words of 13 pages, 3 pictures, 23 pages and 9 broken links\. /u, 0, 1],
    [0, /Left out: words of 13 pages, 3 pictures, 23 pages and 9 broken links\. /u, 0, 1],
  ])('leaves out words, then pictures, pages and targets: %i characters', (room, leftOut, pictures, targets) => {
    const text = shown(many, shots, all, room)
    const lists = text.slice(text.indexOf('⚠️'))
    expect(text).toMatch(leftOut)
    expect(lists.match(/<img/gu) ?? []).toHaveLength(pictures)
    expect(lists.match(/ is linked on /gu)).toHaveLength(targets)
    expect(text).toContain('All of it is in the job summary.')
  })

  it('has the words of the first pages longest', () => {
    const text = shown(many, shots, all, 4300)
    const [first, last] = [text.indexOf('a0 b c'), text.indexOf('a12 b c')]
    expect([first > 0, last]).toEqual([true, -1])
  })

  it('lists each page whose picture has no room, whatever differs on it', () => {
    const unsure = { ...pictured('/uncompared-0/'), change: 'unsure' as const }
    const text = shown({ pages: pages(1, 'uncompared') }, [unsure, { ...unsure, path: '/named/' }], [], 350)
    expect(text.match(/<img|^- .*/gmu)).toEqual([
      '<img',
      '- [Page](https://preview.tiiny.test/named/) <code>/named/</code>',
    ])
  })

  it('leaves out pictures of what was not compared, too, and says so', () => {
    const all = ['/a/', '/b/'].map((path) => ({ ...pictured(path), change: 'unsure' as const }))
    const { lists, details } = differencesOf({ environment: 'production', problem: '' }, all)?.markdown(preview) ?? {}
    expect(lists?.(350)).toMatch(/<img.*Left out: 1 picture\. /su)
    expect(details?.()).toMatchObject([
      { heading: 'Pictures', entries: ['/a/', '/b/'].map((path) => expect.stringContaining(path)) },
    ])
  })

  it('has everything in the summary', () => {
    const { details } = markdownOf({ ...many, moves: [] }, shots, all)
    const entries = Object.fromEntries(details().map(({ heading, entries }) => [heading, entries.length]))
    expect(entries).toEqual({
      ...{ 'Broken links': 10, 'New pages': 12, 'Removed pages': 12, 'Changed pages': 20, Pictures: 3 },
    })
    expect(details().find(({ heading }) => heading === 'Changed pages')?.entries[19]).toContain('a19 b c')
  })
})

describe('a page that has another address', () => {
  it('is one page that moved', () => {
    const both = [...pages(1, 'new'), ...pages(1, 'removed')]
    const move = { from: '/removed-0/', to: '/new-0/', isRedirected: false }
    expect(shown({ pages: both, moves: [move] })).toBe(`**1 page moved** compared with production.

- Moved: <code>/removed-0/</code> → <code>/new-0/</code>`)
    expect(shown({ pages: both, moves: [{ ...move, isRedirected: true }] })).toContain(' (the old address leads there)')
  })
})
