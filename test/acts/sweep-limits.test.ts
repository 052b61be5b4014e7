import { expect, it, vi } from 'vitest'
import { budgetOf, newestFirst } from '../../src/acts/sweep-limits.ts'
import type { GitHub } from '../../src/github/api.ts'
import type { Preview } from '../../src/record/previews.ts'

const sent = (requests: number): GitHub => ({ remaining: 800 - requests }) as GitHub
const done = async () => 'done'

it.each([
  { sent: 0, more: 500, mayExceed: false, fits: true },
  { sent: 0, more: 501, mayExceed: false, fits: false },
  { sent: 499, more: 1, mayExceed: false, fits: true },
  { sent: 499, more: 2, mayExceed: true, fits: false },
  { sent: 400, more: 250, mayExceed: true, fits: false },
  { sent: 400, more: 251, mayExceed: true, fits: true },
  { sent: 400, more: 251, mayExceed: false, fits: false },
])('a sweep that has sent $sent requests may send $more more: $fits ($mayExceed)', async (row) => {
  const spend = budgetOf(sent(row.sent), () => row.mayExceed)
  expect(await spend(row.more, done)).toBe(row.fits ? 'done' : undefined)
})

it('what is under way counts until its end, also where that is an error', async () => {
  const spend = budgetOf(sent(0), () => true)
  for (const end of ['resolve', 'reject'] as const) {
    const work = Promise.withResolvers<string>()
    const under = spend(300, () => work.promise)
    const others = [await spend(200, done), await spend(201, done), await spend(400, done)]
    expect(others).toEqual(['done', undefined, undefined])
    work[end]('done')
    if (end === 'resolve') expect(await under).toBe('done')
    else await expect(under).rejects.toBe('done')
    expect(await spend(500, done)).toBe('done')
  }
})

const previews = Array.from({ length: 60 }, (_, index) => ({ since: index }) as Preview)
const order = (list: readonly Preview[]): number[] => newestFirst(list).map(({ since }) => since)

it('a sweep looks at the 50 newest previews first, in their order', () => {
  expect(order(previews).slice(0, 50)).toEqual(previews.slice(0, 50).map(({ since }) => since))
  expect(order(previews.slice(0, 3))).toEqual([0, 1, 2])
})

it('a sweep looks at all others too, each once, by chance', () => {
  const ranks = [0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5, 0]
  let next = 0
  using _ = vi.spyOn(Math, 'random').mockImplementation(() => ranks[next++] ?? 0)
  expect(order(previews).slice(50)).toEqual([59, 51, 53, 55, 57, 58, 56, 54, 52, 50])
})
