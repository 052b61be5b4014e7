import { describe, expect, it } from 'vitest'
import { changedPagesJson } from '../../src/pages/changed-pages.ts'
import type { PageChange } from '../../src/pages/list.ts'

describe('the output', () => {
  const change = (path: string, kind: PageChange['change']): PageChange => ({ path, title: path, change: kind })

  it('is the array of all, in their order', () => {
    const changes = [change('/a', 'removed'), change('/b', 'changed'), change('/c', 'new')]
    expect(JSON.parse(changedPagesJson(changes))).toEqual(changes)
    expect(changedPagesJson([])).toBe('[]')
  })

  it.each(['', '\\', '"', '\u0001', '日'])('has a bound, whatever a list holds: paths of %j', (letter) => {
    const changes = Array.from({ length: 30_000 }, (_, index) =>
      change(`/${letter.repeat(1500)}${index}`, index === 29_998 ? 'changed' : index === 29_999 ? 'new' : 'removed'),
    )
    const text = changedPagesJson(changes)
    expect(text.length).toBeLessThanOrEqual(200_000)
    const kept: PageChange[] = JSON.parse(text)
    expect(kept.slice(-2).map(({ change }) => change)).toEqual(['changed', 'new'])
    expect(kept[0]).toEqual(changes[0])
  })
})
