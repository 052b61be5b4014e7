import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../src/errors.ts'
import { meaningOf, retryLimits } from '../../src/hosting/retry-policy.ts'
import type { Answer } from '../../src/http/connect.ts'
import { askedWait, type RetryPolicy, retrying } from '../../src/http/retry.ts'

const ok: Answer = { status: 200, headers: {}, text: '' }
const lost = new NetworkError({ operation: 'upload', mayHaveArrived: true }, 'lost.')
const refused = new NetworkError({ operation: 'upload', mayHaveArrived: false }, 'refused.')
const untrusted = new NetworkError({ operation: 'upload', mayHaveArrived: false, final: true }, 'untrusted.')
const status = (code: number, after?: string): Answer => ({
  ...ok,
  status: code,
  headers: after === undefined ? {} : { 'retry-after': after },
})

const policy = (idempotent: boolean) => ({
  idempotent,
  repeat: ({ status }: Answer) => meaningOf(status).again,
  about: 'upload: ',
  limits: retryLimits,
})

const { setTimeout: wait } = promises
let waits: number[] = []

function setWait(as: unknown): void {
  promises.setTimeout = as as typeof wait
  syncBuiltinESMExports()
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  setWait(async (milliseconds: number) => void waits.push(milliseconds))
})
afterEach(() => {
  vi.restoreAllMocks()
  setWait(wait)
})

async function play(ends: readonly (Answer | Error)[], idempotent: boolean, more: Partial<RetryPolicy> = {}) {
  waits = []
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
      ...policy(idempotent),
      signal: new AbortController().signal,
      tell: (line) => told.push(line),
      ...more,
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
    expect((await play([status(503, '7'), status(503, 'Thu, 01 Jan 1970 00:00:00 GMT')], true)).waits).toEqual([
      7000, 2000,
    ])
    expect((await play([status(503, '299'), status(503, '2')], true)).waits).toEqual([299_000])
  })

  it('waits from half of that time on, at random, and 30 s at most', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    const { waits } = await play(Array(7).fill(lost), true, { limits: { attempts: 8, patience: 1e9 } })
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
  })

  it('tells why, how long and how often', async () => {
    expect((await play([lost, status(503)], true)).told).toEqual([
      'lost. Trying again in 1.0 s (attempt 2 of 4).',
      'upload: HTTP 503. Trying again in 2.0 s (attempt 3 of 4).',
    ])
  })

  it('waits as long as its patience allows, and no longer', async () => {
    expect((await play(Array(3).fill(lost), true, { limits: { attempts: 4, patience: 3000 } })).waits).toEqual([
      1000, 2000,
    ])
    expect((await play(Array(3).fill(lost), true, { limits: { attempts: 4, patience: 2999 } })).waits).toEqual([1000])
  })

  it('counts the time of the attempts too, if their number has no limit', async () => {
    // Each look at the clock is 4 s after the one before.
    let now = 1e6
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 4000))
    vi.mocked(Math.random).mockReturnValue(0)
    const played = await play(Array(20).fill(lost), true, { limits: { patience: 12_500 } })
    clock.mockRestore()
    expect(played.waits).toEqual([500, 1000])
    expect(played.told).toEqual(['lost. Trying again in 0.5 s.', 'lost. Trying again in 1.0 s.'])
    // On a clock that stands still, the waits count.
    const still = vi.spyOn(performance, 'now').mockReturnValue(1e6)
    const waited = await play(Array(20).fill(lost), true, { limits: { patience: 3500 } })
    still.mockRestore()
    expect(waited.waits).toEqual([500, 1000, 2000])
    // Where there is an end, only the waits do.
    now = 0
    const leaping = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1e9))
    const ended = await play(Array(20).fill(lost), true)
    leaping.mockRestore()
    expect(ended.attempts).toBe(4)
  })

  it('stops waiting where the run is cancelled', async () => {
    setWait(wait)
    const controller = new AbortController()
    const reason = new Error('cancelled')
    const waiting = retrying(async () => status(503, '100'), {
      ...policy(true),
      signal: controller.signal,
      tell: () => controller.abort(reason),
    })
    await expect(waiting).rejects.toBe(reason)
  })
})

describe('what a server asks to wait', () => {
  const reset = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '7' }

  it.each([
    [{}, undefined],
    [{ 'retry-after': '5' }, 5000],
    [{ 'retry-after': ' 5 ' }, 5000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '5x' }, undefined],
    [{ 'retry-after': 'x5' }, undefined],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:03 GMT' }, 2000],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
    [reset, 6000],
    [{ ...reset, 'retry-after': '5' }, 5000],
    [{ ...reset, 'retry-after': 'soon' }, 6000],
    [{ ...reset, 'x-ratelimit-reset': '0' }, 0],
    [{ ...reset, 'x-ratelimit-reset': 'soon' }, undefined],
    [{ ...reset, 'x-ratelimit-remaining': '1' }, undefined],
  ])('(%j) is %s ms', (headers, milliseconds) => {
    expect(askedWait({ ...ok, headers }, 1000)).toBe(milliseconds)
  })
})
