import { describe, expect, it } from 'vitest'
import type { Permit } from '../../src/hosting/call.ts'
import { OwnedError } from '../../src/record/link-errors.ts'
import { doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, inTurn, meet } from '../stand-ins/scenes/service.ts'

/** A permit that notes when it was asked, and refuses at one of these times. */
function permitting(asked: () => string[], refusesAt = Number.POSITIVE_INFINITY) {
  const calls: { isAgain: boolean; after: string }[] = []
  const taken = new OwnedError(
    'my.site',
    'the live site',
    { subject: { kind: 'live-site' }, domain: undefined },
    'deploy',
  )
  const permit: Permit = async (isAgain) => {
    calls.push({ isAgain, after: asked().join(', ') })
    if (calls.length > refusesAt) throw taken
  }
  return { calls, taken, permit }
}

const post = 'POST /v1/upload'
const put = 'PUT /v1/upload'
const json = 'POST /v1/delete'
const form = 'DELETE /v1/delete'

interface Row {
  readonly name: string
  readonly faults: readonly Fault[]
  /** What was asked of the service before each permit but the first. */
  readonly again: readonly string[]
}

describe('an update waits for its permit', () => {
  const rows: readonly Row[] = [
    { name: 'once', faults: [], again: [] },
    { name: 'before each repetition', faults: [status(500), reset], again: [post, `${post}, ${post}`] },
    { name: 'after 503, which a pause follows', faults: [status(503)], again: [post] },
    { name: 'after a lost answer', faults: [doneThenReset], again: [post] },
    { name: 'before the other method', faults: [status(405)], again: [post] },
  ]

  it.each(rows)('$name, right before it sends', async ({ faults, again }) => {
    await using met = await meet({ ...account(['my.site']), intercept: inTurn(post, ...faults) })
    const { calls, permit } = permitting(met.asked)
    await met.hosting.update(met.files, 'my.site', permit)
    const expected = again.map((after) => ({ isAgain: true, after }))
    expect(calls).toEqual([{ isAgain: false, after: '' }, ...expected])
  })

  it('before a repetition as the other method, too', async () => {
    const unknown = inTurn(post, status(405))
    const busy = inTurn(put, status(502))
    await using met = await meet({
      ...account(['my.site']),
      intercept: (request, response) => unknown(request, response) || busy(request, response),
    })
    const { calls, permit } = permitting(met.asked)
    await met.hosting.update(met.files, 'my.site', permit)
    expect(calls.map(({ after }) => after)).toEqual(['', post, `${post}, ${put}`])
    expect(calls.map(({ isAgain }) => isAgain)).toEqual([false, true, true])
  })

  it.each([
    { times: 0, fault: status(500), asked: [] },
    { times: 1, fault: status(500), asked: [post] },
    { times: 1, fault: status(503), asked: [post] },
    { times: 1, fault: status(405), asked: [post] },
    { times: 1, fault: reset, asked: [post] },
  ])('and sends nothing more where that is refused ($times granted, %#)', async ({ times, fault, asked }) => {
    await using met = await meet({ ...account(['my.site']), intercept: inTurn(post, fault) })
    const { permit, taken } = permitting(met.asked, times)
    expect(await errorOf(met.hosting.update(met.files, 'my.site', permit))).toBe(taken)
    expect(met.asked()).toEqual(asked)
    expect(met.held('my.site')).toEqual([])
  })
})

describe('a deletion waits for its permit', () => {
  const rows: readonly Row[] = [
    { name: 'once', faults: [], again: [] },
    { name: 'before each repetition', faults: [status(500), reset], again: [json, `${json}, ${json}`] },
    {
      name: 'after a wait that the service asked for',
      faults: [status(503, { 'retry-after': '60' })],
      again: [json],
    },
    { name: 'before the other form', faults: [status(405)], again: [json] },
  ]

  it.each(rows)('$name, right before it sends', async ({ faults, again }) => {
    await using met = await meet({ ...account(['my.site']), intercept: inTurn(json, ...faults) })
    const { calls, permit } = permitting(met.asked)
    await met.hosting.delete(['my.site'], permit)
    const expected = again.map((after) => ({ isAgain: true, after }))
    expect(calls).toEqual([{ isAgain: false, after: '' }, ...expected])
    expect(met.held('my.site')).toBeUndefined()
  })

  it('before a repetition of the other form, too', async () => {
    const unknown = inTurn(json, status(415))
    const busy = inTurn(form, status(502))
    await using met = await meet({
      ...account(['my.site']),
      intercept: (request, response) => unknown(request, response) || busy(request, response),
    })
    const { calls, permit } = permitting(met.asked)
    await met.hosting.delete(['my.site'], permit)
    expect(calls.map(({ after }) => after)).toEqual(['', json, `${json}, ${form}`])
  })

  it.each([
    { times: 0, fault: status(500), asked: [] },
    { times: 1, fault: status(500), asked: [json] },
    { times: 1, fault: status(503), asked: [json] },
    { times: 1, fault: status(404), asked: [json] },
    { times: 1, fault: reset, asked: [json] },
  ])('and deletes nothing where that is refused ($times granted, %#)', async ({ times, fault, asked }) => {
    await using met = await meet({ ...account(['my.site']), intercept: inTurn(json, fault) })
    const { permit, taken } = permitting(met.asked, times)
    // The account is not asked either: whatever it says, the refusal is what the reader must know.
    expect(await errorOf(met.hosting.delete(['my.site'], permit))).toBe(taken)
    expect(met.asked()).toEqual(asked)
    expect(met.held('my.site')).toEqual([])
  })
})
