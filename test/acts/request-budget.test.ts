import { expect, it } from 'vitest'
import { Budget } from '../../src/acts/request-budget.ts'
import type { GitHub } from '../../src/github/api.ts'

const sent = (requests: number): GitHub => ({ requests }) as GitHub

it.each([
  { sent: 0, more: 500, mayExceed: false, fits: true },
  { sent: 0, more: 501, mayExceed: false, fits: false },
  { sent: 499, more: 1, mayExceed: false, fits: true },
  { sent: 499, more: 2, mayExceed: true, fits: false },
  { sent: 400, more: 250, mayExceed: true, fits: false },
  { sent: 400, more: 251, mayExceed: true, fits: true },
  { sent: 400, more: 251, mayExceed: false, fits: false },
])('a sweep that has sent $sent requests may send $more more: $fits ($mayExceed)', (row) => {
  expect(new Budget(sent(row.sent)).covers(row.more, row.mayExceed)).toBe(row.fits)
})

it('what is under way counts until its end, also where that is an error', async () => {
  const budget = new Budget(sent(0))
  for (const end of ['resolve', 'reject'] as const) {
    const work = Promise.withResolvers<string>()
    const under = budget.spend(300, () => work.promise)
    expect([budget.covers(200, true), budget.covers(201, true), budget.covers(400, true)]).toEqual([true, false, false])
    work[end]('done')
    if (end === 'resolve') expect(await under).toBe('done')
    else await expect(under).rejects.toBe('done')
    expect(budget.covers(500, false)).toBe(true)
  }
})
