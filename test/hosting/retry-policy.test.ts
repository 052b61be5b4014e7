import { describe, expect, it } from 'vitest'
import { cut, doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, inTurn, meet, ship } from '../stand-ins/scenes/service.ts'

const link = 'old.example.com'
const upload = 'POST /v1/upload'
const remove = 'POST /v1/delete'

const some = 'if idempotent' as const

const rows: readonly { name: string; fault: Fault; again: 'always' | 'if idempotent' | 'never' }[] = [
  ...[400, 401, 403, 404, 413].map((code) => ({ name: `${code}`, fault: status(code), again: 'never' as const })),
  ...[408, 425, 500, 502, 504].map((code) => ({ name: `${code}`, fault: status(code), again: some })),
  ...[429, 503].map((code) => ({ name: `${code}`, fault: status(code), again: 'always' as const })),
  { name: 'a Retry-After in seconds', fault: status(503, '', { 'retry-after': '0' }), again: 'always' },
  {
    name: 'a Retry-After as a date',
    fault: status(503, '', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
    again: 'always',
  },
  { name: 'a Retry-After above five minutes', fault: status(503, '', { 'retry-after': '301' }), again: 'never' },
  { name: 'a reset', fault: reset, again: some },
  { name: 'a lost answer', fault: doneThenReset, again: some },
  { name: 'an answer that breaks off', fault: cut, again: some },
]

describe.each(rows)('after $name', ({ fault, again }) => {
  it(`an update is sent again ${again === some ? 'always' : again}, whole, with a line in the log`, async () => {
    await using met = await meet({ ...account([link]), intercept: inTurn(upload, fault) })
    await met.hosting.update(ship(met.files), link).catch(() => {})
    const isAgain = again !== 'never'
    expect(met.asked().filter((each) => each === upload)).toHaveLength(isAgain ? 2 : 1)
    if (!isAgain) return
    expect(met.told).toEqual([expect.stringMatching(/^upload: .* Trying again in .* \(attempt 2 of 4\)\.$/u)])
    expect(met.held(link)).toEqual(['a/b.css', 'index.html'])
  })

  it(`a deletion is sent again ${again === some ? 'always' : again}`, async () => {
    await using met = await meet({ ...account([link]), intercept: inTurn(remove, fault) })
    await met.hosting.delete(link, { mayBeDone: false }).catch(() => {})
    expect(met.asked().filter((each) => each === remove)).toHaveLength(again === 'never' ? 1 : 2)
  })

  it(`a create is sent again ${again === some ? 'never' : again}`, async () => {
    await using met = await meet({ intercept: inTurn(upload, fault) })
    await met.hosting.create(ship(met.files), undefined).catch(() => {})
    expect(met.asked().filter((each) => each === upload)).toHaveLength(again === 'always' ? 2 : 1)
  })
})

it('four attempts are the most', async () => {
  await using met = await meet({ ...account([link]), intercept: inTurn(upload, ...Array(9).fill(status(503))) })
  expect(await errorOf(met.hosting.update(ship(met.files), link))).toMatchObject({ status: 503 })
  expect(met.asked()).toEqual(Array(4).fill(upload))
})

it('a create is tried again where nobody listens, and then says so', async () => {
  await using met = await meet()
  await met.service.close()
  const error = await errorOf(met.hosting.create(ship(met.files), undefined))
  expect(error.message).toContain('could not be reached')
  expect(met.told.at(-1)).toContain('attempt 4 of 4')
})
