import { describe, expect, it } from 'vitest'
import { bodyOf, isKept, type Section, type SectionFacts, sectionsIn } from '../../src/report/sections.ts'

function section(environment: string, facts: Partial<SectionFacts> = {}, text = 'text'): Section {
  const rest = {
    state: 'live',
    link: 'a-b.example',
    shown: 'a'.repeat(40),
    commit: 'a'.repeat(40),
    changes: '',
  } as const
  return { facts: { environment, ...rest, run: '7.1', ...facts }, text }
}

describe('a comment', () => {
  const link = '[a-b.example](https://a-b.example)'
  it('of one site has a heading and no table', () => {
    expect(bodyOf([], section('preview'))).toMatch(/^<!-- static-deploy -->\n\n### 🚀 Preview: \[a-b\.example\]/u)
    expect(bodyOf([], section('do*cs'))).toContain(`### 🚀 Preview of do&#42;cs: ${link}\n`)
  })

  it('of several has a table on top, and its sections sorted by environment', () => {
    const failed = section('Blog', { state: 'failed', shown: 'b'.repeat(40), commit: 'c'.repeat(40) })
    const full = section('shop', { state: 'no room', link: '', shown: '' })
    const body = bodyOf([failed, section('docs', { changes: '1 changed|' })], full)
    expect(body.split('\n').slice(2, 7)).toEqual([
      '| Site | Preview | Commit | Changes |',
      '| :--- | :--- | :--- | :--- |',
      `| Blog | ❌ failed · ${link} (bbbbbbb) | ccccccc |  |`,
      `| docs | 🚀 ${link} | aaaaaaa | 1 changed&#124; |`,
      '| shop | ⏭️ no room | aaaaaaa |  |',
    ])
    expect(body.match(/<summary>.*<\/summary>/gu)).toEqual(
      ['❌ Blog', '🚀 docs', '⏭️ shop'].map((title) => `<summary>${title}</summary>`),
    )
    expect(bodyOf([failed], section('docs')).match(/^### .*/gmu)).toEqual([
      '### ❌ Blog: failed',
      `### 🚀 docs: ${link}`,
    ])
  })

  const odd = ['a--b', '-->', '<!-- x -->', '"', 'a\\b', '\u2028', 'ä/ö 👩‍🚀']
  it.each(odd)('keeps what it holds, whatever the environment is: %s', (environment) => {
    const left = section('z', {}, 'a\n\n```\nopen')
    const own = section(environment, {}, '| x |\n<details>')
    expect(
      sectionsIn(bodyOf([left], own)).toSorted((a, b) => (a.facts.environment < b.facts.environment ? -1 : 1)),
    ).toEqual([own, left].toSorted((a, b) => (a.facts.environment < b.facts.environment ? -1 : 1)))
  })

  it('keeps its sections if a person edits it, which makes other line breaks', () => {
    const own = section('a', {}, '')
    expect(sectionsIn(bodyOf([section('b')], own).replaceAll('\n', '\r\n'))).toEqual([own, section('b')])
  })

  it('is not broken by a text that holds its own markers', () => {
    const marker = '<!-- static-deploy:end -->'
    const own = section(
      'a',
      {},
      `${marker}\n<!-- static-deploy:site {"environment":"x","state":"live"} -->\n\n${marker}`,
    )
    expect(sectionsIn(bodyOf([section('b')], own)).map(({ facts }) => facts.environment)).toEqual(['a', 'b'])
  })

  it.each(['', '{', '{"environment":"x"}', '{"environment":"x","state":"toString"}', '[]'])(
    'has no section that can not be read: %s',
    (json) => {
      const body = bodyOf([], section('b')).replace(/\{.*\}/u, json)
      expect(sectionsIn(body)).toEqual([])
    },
  )

  it('that is too long loses its own lists first, and then all texts', () => {
    const other = section('a', {}, 'x'.repeat(40_000))
    const long = { ...section('b', {}, 'y'.repeat(30_000)), shortText: 'short' }
    const tooLong = { ...long, shortText: 'z'.repeat(30_000) }
    expect(sectionsIn(bodyOf([other], long)).map(({ text }) => text.length)).toEqual([40_000, 5])
    const bare = sectionsIn(bodyOf([other], tooLong))
    expect(bare.map(({ facts }) => facts)).toEqual([other.facts, long.facts])
    expect(bare[0]?.text).toBe('The text is too long to be shown here.')
  })
})

it.each<[string, readonly Section[], boolean]>([
  ['as it was written', [section('A')], true],
  ['of a newer run', [section('a', { run: '8.1', state: 'failed' })], true],
  ['of an earlier run', [section('a', { run: '6.9' })], false],
  ['in another state', [section('a', { state: 'building' })], false],
  ['of another site', [section('b')], false],
])('a section %s counts as kept: %j', (_, there, kept) => {
  const own = section('A')
  expect(isKept(there[0]?.facts.environment === 'a' ? section('a') : own, there)).toBe(kept)
})
