import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { wordLines } from '../../../src/features/what-changed/comment/page-lines.ts'
import { differencesOf } from '../../../src/features/what-changed/differences.ts'
import { drawnWords } from '../../../src/features/what-changed/drawn-words.ts'
import { wordsBetween } from '../../../src/features/what-changed/page-words.ts'
import type { Screenshot } from '../../../src/features/what-changed/screenshots/screenshot.ts'
import { viewsOf } from '../../../src/features/what-changed/screenshots/views.ts'
import { hostileTexts } from './hostile-texts.ts'
import { filesOf, openStage, program } from './screenshots/studio.ts'

const own = { hosts: ['live.tiiny.test', 'pr-7.tiiny.test', '127.0.0.1:4001', '127.0.0.1:4002'], commits: ['d65c821'] }
const html = (body: string): string => `<html lang="de"><body>${body}</body></html>`

describe('words that scripts have drawn', () => {
  it.each<[string, live: string | undefined, captures: readonly (string | undefined)[], expected: string[]]>([
    ['differ', 'Sound of the horn', ['Volume of the horn'], ['…~~Sound~~ **Volume** of the horn…']],
    ['differ in each capture of the new page', 'It is 10', ['It is 12', 'It is 12'], ['…It is ~~10~~ **12**…']],
    ['are the same', 'Sound', ['Sound', 'Sound'], []],
    ['change by themselves', 'Ticket a1', ['Ticket b2', 'Ticket c3'], []],
    ['change when the page is opened anew', 'Ticket a1', ['Ticket b2', 'Ticket b2', 'Ticket c3'], []],
    ['were too long in one capture', 'Sound', ['Volume', undefined], []],
    ['were too long in the live page', undefined, ['Volume'], []],
    ['differ in a date of the page’s language', 'Am 3. Mai 2026', ['Am 4. Juni 2026'], []],
    ['differ in addresses of the sites', 'At http://127.0.0.1:4001/a', ['At http://127.0.0.1:4002/a'], []],
    ['differ outside of the main part', '<main>A</main><nav>B</nav>', ['<main>A</main><nav>C</nav>'], []],
    ['differ in targets', '<a href="/a">A</a>', ['<a href="/b">A</a>'], []],
  ])('that %s', async (_, live, captures, expected) => {
    const drawn = (text: string | undefined) => (text === undefined ? undefined : html(text))
    const words = await drawnWords(
      drawn(live),
      captures.map((each) => ({ html: drawn(each) })),
      own,
      new AbortController().signal,
    )
    expect(words ? wordLines(words, new Set(), 3) : []).toEqual(expected)
  })
})

it('are not read on after a cancel', async () => {
  const signal = AbortSignal.abort(new Error('cancelled'))
  await expect(drawnWords(html('A'), [{ html: html('B') }], own, signal)).rejects.toThrow('cancelled')
})

describe('a comment with words that scripts have drawn', () => {
  const media = { replaced: [], added: [], removed: [], differ: false, namedOn: [], areNamed: true }
  const nothing = { pages: [], moves: [], common: 3, files: ['rest'] as const, media, broken: [] }
  const changes = { ...nothing, titleOf: String }
  const words = wordsBetween({ title: '', text: 'Sound of the horn' }, { title: '', text: 'Volume of the horn' })
  const line = '- …~~Sound~~ **Volume** of the horn…'
  const view = { path: '/#/a', title: '/#/a', change: 'unsure', view: { address: '/#/a', hasFile: true } } as const
  const pictures = { result: 'pictures', after: 'a.webp', before: 'b.webp', parts: 1, words } as const
  const compared = { environment: 'production', live: 'live.tiiny.test', changes }
  const shown = (screenshots: readonly Screenshot[], more = {}, room = 60_000) => {
    const { short, markdown } = differencesOf({ ...compared, ...more }, screenshots) ?? expect.fail()
    const { text, lists } = markdown('pr-7.tiiny.test')
    return `${short}\n${text}\n${lists(room)}`
  }

  it('has them above the pictures, and does not say that no text changed', () => {
    const text = shown([{ ...view, ...pictures }])
    expect(text).toContain(`#### [<code>/#/a</code>](https://pr-7.tiiny.test/#/a)\n\n${line}\n\n**Before**<br>`)
    expect(text).toMatch(/^1 view differs\n\*\*1 view differs\*\* compared with production\.\n#### /u)
    expect(text).not.toMatch(/no main text/iu)
    expect(shown([{ ...view, result: 'same' }])).toMatch(/no main text/iu)
  })

  it('has them in place of why the words of a page are not known', () => {
    const page = { path: '/a/', title: 'A', change: 'changed' } as const
    const unread = { words: { pages: new Map(), outside: new Map(), unread: new Map([['/a/', 'a reason']]) } }
    const more = { ...unread, changes: { ...changes, pages: [page] } }
    expect(shown([{ ...page, ...pictures }], more)).toContain(line)
    expect(shown([{ ...page, ...pictures }], more)).not.toContain('a reason')
    expect(shown([{ ...page, result: 'same' }], more)).toContain('a reason')
  })

  it('has those of the files, if there are any', () => {
    const page = { path: '/a/', title: 'A', change: 'changed' } as const
    const known = wordsBetween({ title: '', text: 'a b c d' }, { title: '', text: 'a b c e' })
    const read = { words: { pages: new Map([['/a/', known]]), outside: new Map(), unread: new Map() } }
    const text = shown([{ ...page, ...pictures, words: undefined }], {
      ...read,
      changes: { ...changes, pages: [page] },
    })
    expect(text).toContain('- …a b c ~~d~~ **e**…')
  })

  it('lists a view of which the picture has no room', () => {
    const text = shown([{ ...view, ...pictures }], {}, 200)
    expect(text).toContain('- [<code>/#/a</code>](https://pr-7.tiiny.test/#/a)')
    expect(text).not.toContain('<img')
  })

  it('has them, though there is no list of the live site', () => {
    const { markdown } =
      differencesOf({ environment: 'production', problem: 'No list' }, [{ ...view, ...pictures }]) ?? {}
    expect(markdown?.('pr-7.tiiny.test').lists(60_000)).toContain(line)
  })
})

/** Draws texts far from each other, so that each is a change of its own. */
const drawing = (texts: readonly string[]): string => `<!doctype html><title>A</title><main></main><script>
  const texts = ${JSON.stringify(texts).replaceAll('<', '\\u003c')}
  const quiet = (from) => Array.from({ length: 30 }, (_, index) => 'w' + (from + index)).join(' ')
  for (const [index, text] of texts.entries())
    document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: quiet(30 * index) + ' ' + text }))
</script>`

describe.skipIf(program === undefined)('a view in which somebody else can write', () => {
  it('draws no link, mention, picture, HTML or mark into a comment', async () => {
    await using stage = await openStage({ 'index.html': drawing(hostileTexts.map((_, index) => `old${index}`)) })
    const now = { 'index.html': drawing(hostileTexts) }
    const { screenshots } = await stage.take(now, viewsOf(filesOf(now), ['/#/<b>@octo|`a`~~(b)[c]!*'], []))
    expect(screenshots).toMatchObject([{ result: 'pictures' }])
    const preview = 'pr-7.tiiny.test'
    const { lists, details } = differencesOf(undefined, screenshots)?.markdown(preview) ?? expect.fail()
    for (const markdown of [
      lists(60_000),
      details()
        .flatMap(({ entries }) => entries)
        .join('\n'),
    ]) {
      expect(markdown.match(/~~old\d+~~/gu)?.length).toBeGreaterThan(2)
      const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }
      const shown = micromark(markdown, options)
      const ours =
        /<\/?(?:ul|li|p|del|strong|h4|code|br)>|<(?:a href|img src)="https:\/\/pr-7\.tiiny\.test\/[^"<>]*"(?: alt="[^"<>]*")?>|<\/a>/gu
      expect(shown.replace(ours, '')).not.toMatch(/<(?!\/?$)/u)
      expect(markdown).not.toMatch(/<!--|-->|(?<![\w&])@\w|(?<![\w/&])#\d|https?:\/\/(?!pr-7)|www\./u)
    }
  })
})
