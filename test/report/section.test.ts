/** The comment's body is all that is remembered of other sites. */
import { describe, expect, it } from 'vitest'
import { bodyOf, sectionsIn } from '../../src/report/comment.ts'
import type { Section, SectionFacts } from '../../src/report/section.ts'

const rest = { state: 'live', link: 'a-b.example', shown: 'a'.repeat(40), commit: 'a'.repeat(40), changes: '' } as const

function section(environment: string, facts: Partial<SectionFacts> = {}, text = 'text'): Section {
  return { facts: { environment, ...rest, run: '7.1', ...facts }, text }
}

describe('a comment', () => {
  const link = '[a-b.example](https://a-b.example)'

  it('of one site has a heading and no table', () => {
    expect(bodyOf([section('preview')])).toMatch(/^<!-- static-deploy -->\n\n### 🚀 Preview: \[a-b\.example\]/u)
    expect(bodyOf([section('do*cs')])).toContain(`### 🚀 Preview of do&#42;cs: ${link}\n`)
  })

  it('of several has a table on top, and its sections sorted by environment, with what failed open and first', () => {
    const failed = section('Blog', { state: 'failed', shown: 'b'.repeat(40), commit: 'c'.repeat(40) })
    const full = section('shop', { state: 'no room', link: '', shown: '' })
    const api = section('API', { state: 'cancelled', link: '', shown: '' })
    const body = bodyOf([full, failed, section('docs', { changes: '1 changed|' }), api])
    expect(body.split('\n').slice(2, 8)).toEqual([
      '| Site | Changes | Preview | Commit |',
      '| :--- | :--- | :--- | :--- |',
      '| ⏹️ API |  | cancelled | aaaaaaa |',
      `| ❌ Blog |  | failed · ${link} (bbbbbbb) | ccccccc |`,
      `| 🚀 docs | 1 changed&#124; | ${link} | aaaaaaa |`,
      '| ⏭️ shop |  | no room | aaaaaaa |',
    ])
    const titles = ['⏹️ API', '🚀 docs', '⏭️ shop'].map((title) => `<summary>${title}</summary>`)
    expect(body.match(/^### .*|<summary>.*<\/summary>/gmu)).toEqual(['### ❌ Blog: failed', ...titles])
    const two = bodyOf([failed, section('docs')])
    expect(two.match(/^### .*/gmu)).toEqual(['### ❌ Blog: failed', `### 🚀 docs: ${link}`])
    expect(
      bodyOf([section('docs', { changes: '1 page changed' }), api])
        .split('\n')
        .slice(2, 7),
    ).toEqual([
      'Commit aaaaaaa',
      '',
      '| Site | Changes | Preview |',
      '| :--- | :--- | :--- |',
      '| ⏹️ API |  | cancelled |',
    ])
  })

  const marker = '<!-- static-deploy:end -->'
  it.each<[string, string]>([
    ...['a--b', '-->', '<!-- x -->', '"', 'a\\b', '\u2028', 'ä/ö 👩‍🚀'].map((name): [string, string] => [
      name,
      '| x |',
    ]),
    ['a', `${marker}\n<!-- static-deploy:site {"environment":"x","state":"live"} -->\n\n${marker}`],
  ])('keeps its sections, whatever environment and text are, and if a person edits it: %j %j', (environment, text) => {
    const other = section('語', {}, 'a\n\n```\nopen')
    const body = bodyOf([other, section(environment, {}, text)])
    const [own, left, ...more] = sectionsIn(body.replaceAll('\n', '\r\n'))
    expect([own?.facts, left?.facts, more]).toEqual([section(environment).facts, other.facts, []])
    expect(sectionsIn(body).map((each) => each.text)).toEqual([
      text.replaceAll('static-deploy:', 'static-deploy&#58;'),
      other.text,
    ])
  })

  const unreadable = ['', '{', '{"environment":"x"}', '{"environment":"x","state":"toString"}', '[]']
  it.each(unreadable)('has no section that can not be read: %s', (json) => {
    expect(sectionsIn(bodyOf([section('b')]).replace(/\{.*\}/u, json))).toEqual([])
  })

  it('has no address that is none', () => {
    expect(sectionsIn(bodyOf([section('b', { link: 'a)](b' })]))[0]?.facts.link).toBe('')
  })

  it('that is too long has as much of its own lists as there is room for, and all of the others', () => {
    const other = section('a', {}, 'x'.repeat(55_000))
    const long = { ...section('b'), lists: (characters: number) => 'y'.repeat(characters) }
    const lengths = (...all: Section[]) => sectionsIn(bodyOf(all)).map(({ text }) => text.length)
    expect(lengths(long)).toEqual([15_000 + 'Text\n\n'.length])
    const [first, own = 0] = lengths(other, long)
    expect([first, own > 8000, own < 10_500]).toEqual([55_000, true, true])
    expect(lengths(section('a', {}, 'x'.repeat(64_000)), { ...long, text: 'z'.repeat(30_000) })[0]).toBe(64_000)
    const [bare] = sectionsIn(bodyOf([section('a', {}, 'x'.repeat(70_000)), long]))
    expect(bare?.text).toBe('The text is too long to be shown here.')
  })

  it('has room for the lists of four sites', () => {
    const all = ['a', 'b', 'c', 'd'].map((name) => ({
      ...section(name),
      lists: (characters: number) => 'y'.repeat(characters),
    }))
    expect(sectionsIn(bodyOf(all)).map(({ text }) => text.length > 15_000)).toEqual([true, true, true, true])
  })
})
