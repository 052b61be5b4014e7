import { describe, expect, it } from 'vitest'
import { NetworkError } from '../../src/errors.ts'
import { passingFaults } from '../../src/hosting/repeat.ts'
import type { Answer } from '../../src/http/connect.ts'
import { retryAfter, retrying } from '../../src/http/retry.ts'

const ok: Answer = { status: 200, headers: {}, text: '' }
const lost = new NetworkError({ operation: 'upload', mayHaveArrived: true }, 'lost.')
const refused = new NetworkError({ operation: 'upload', mayHaveArrived: false }, 'refused.')
const untrusted = new NetworkError({ operation: 'upload', mayHaveArrived: false, final: true }, 'untrusted.')
const status = (code: number, after?: string): Answer => ({
  ...ok,
  status: code,
  headers: after === undefined ? {} : { 'retry-after': after },
})

async function play(ends: readonly (Answer | Error)[], idempotent: boolean) {
  const waits: number[] = []
  const told: string[] = []
  let attempts = 0
  const end = await retrying(
    async () => {
      const next = ends[attempts] ?? ok
      attempts += 1
      if (next instanceof Error) throw next
      return next
    },
    {
      judge: passingFaults('upload', idempotent),
      signal: new AbortController().signal,
      tell: (line) => told.push(line),
      sleep: async (milliseconds) => void waits.push(milliseconds),
      random: () => 1,
    },
  ).catch((error: unknown) => error)
  return { end, attempts, waits, told }
}

describe('retrying', () => {
  it.each([
    { ends: [ok], idempotent: true, attempts: 1 },
    { ends: [lost, refused, ok], idempotent: true, attempts: 3 },
    { ends: [status(408), status(425), status(429), ok], idempotent: true, attempts: 4 },
    { ends: [status(500), status(599), ok], idempotent: true, attempts: 3 },
    { ends: [status(501)], idempotent: true, attempts: 1 },
    { ends: [status(404)], idempotent: true, attempts: 1 },
    { ends: [untrusted], idempotent: true, attempts: 1 },
    { ends: [new Error('ours')], idempotent: true, attempts: 1 },
    { ends: [lost, lost, lost, lost, ok], idempotent: true, attempts: 4 },
    { ends: [status(500), status(500), status(500), status(502), ok], idempotent: true, attempts: 4 },
    { ends: [refused, status(429), status(503), ok], idempotent: false, attempts: 4 },
    { ends: [lost], idempotent: false, attempts: 1 },
    { ends: [status(500)], idempotent: false, attempts: 1 },
    { ends: [status(408)], idempotent: false, attempts: 1 },
    { ends: [untrusted], idempotent: false, attempts: 1 },
  ])('makes $attempts attempts (%#)', async ({ ends, idempotent, attempts }) => {
    const played = await play(ends, idempotent)
    expect(played.attempts).toBe(attempts)
    expect(played.told).toHaveLength(attempts - 1)
    expect(played.end).toBe(ends[attempts - 1])
  })

  it('waits longer each time, and as long as the service asks', async () => {
    expect((await play([lost, lost, lost], true)).waits).toEqual([1000, 2000, 4000])
    expect(
      (await play([status(503, '7'), status(503, 'Thu, 01 Jan 1970 00:00:00 GMT')], true)).waits,
    ).toEqual([7000, 2000])
    expect((await play([status(503, '299'), status(503, '2')], true)).waits).toEqual([299_000])
  })

  it('stops waiting where the run is cancelled', async () => {
    const controller = new AbortController()
    const reason = new Error('cancelled')
    const waiting = retrying(async () => status(503, '100'), {
      judge: passingFaults('upload', true),
      signal: controller.signal,
      tell: () => controller.abort(reason),
    })
    await expect(waiting).rejects.toBe(reason)
  })
})

describe('retryAfter', () => {
  it.each([
    [undefined, undefined],
    ['5', 5000],
    [' 5 ', 5000],
    ['soon', undefined],
    ['Thu, 01 Jan 1970 00:00:03 GMT', 2000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('%j is %s ms', (header, milliseconds) => {
    expect(retryAfter(header, 1000)).toBe(milliseconds)
  })
})
