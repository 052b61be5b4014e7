import { describe, expect, it } from 'vitest'
import { blockOf } from '../../../../src/features/what-changed/screenshots/block.ts'
import type { Screenshot } from '../../../../src/features/what-changed/screenshots/take.ts'

const pictures = { after: '.well-known/static-deploy/a.webp', before: '.well-known/static-deploy/b.webp' }
const page: Screenshot = { path: '/a/', title: 'A', kind: 'changed', looks: 'different', parts: 2, ...pictures }

/** Its alternative texts, and what stands between pictures. */
function textsOf(more: Partial<Screenshot>): string[] {
  const block = blockOf({ ...page, ...more }, 'preview.test')
  return block.split('\n\n').map((each) => / alt="(.*)"/u.exec(each)?.[1] ?? each)
}

const heading = '#### Changed: [A](https://preview.test/a/) <code>/a/</code>'

describe('a pictured page', () => {
  it.each<[string, Partial<Screenshot>, string[]]>([
    ['two parts differ', {}, ['**Before**', 'A, before: 2 parts differ', '**After**', 'A, after: 2 parts differ']],
    [
      'one part differs',
      { parts: 1 },
      ['**Before**', 'A, before: 1 part differs', '**After**', 'A, after: 1 part differs'],
    ],
    ['there was none', { before: undefined }, ['A, from its top']],
    ['it is quoted', { title: 'Say "A"', before: undefined }, ['Say &quot;A&quot;, from its top']],
  ])('says what its pictures show where %s', (_, more, expected) => {
    const title = more.title ?? 'A'
    expect(textsOf(more)).toEqual([heading.replace('[A]', `[${title}]`), ...expected])
  })

  it('says that more differs below what is shown', () => {
    expect(textsOf({ isCut: true }).at(-1)).toBe('More differs below.')
  })

  it('says why there is no picture of before', () => {
    expect(textsOf({ before: undefined, noBefore: true })[1]).toContain('did not serve it in time')
  })
})
