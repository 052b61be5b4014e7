import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedWait, attempts, type Limits } from '../../src/http/attempts.ts'

const { setTimeout: wait } = promises
const { signal } = new AbortController()

function setWait(as: unknown): void {
  promises.setTimeout = as as typeof wait
  syncBuiltinESMExports()
}

let waits: number[] = []
beforeEach(() => {
  waits = []
  vi.spyOn(Math, 'random').mockReturnValue(1)
  setWait(async (milliseconds: number) => void waits.push(milliseconds))
})
afterEach(() => {
  vi.restoreAllMocks()
  setWait(wait)
})

/** Asks for one attempt more until there is none, or the servers' times are over; what was told. */
async function play(limits: Limits, after: readonly (number | undefined)[] = Array(40).fill(undefined)) {
  const told: string[] = []
  const again = attempts(limits, signal, (line) => told.push(line))
  for (const time of after) if (!(await again('Lost.', time))) break
  return told
}

describe('attempts', () => {
  it.each<[string, most: number, patience: number, waits: number[], after?: number[] | undefined, random?: number]>([
    ['longer each time', 4, 1e9, [1000, 2000, 4000]],
    ['half of it at random, 30 s at most', 8, 1e9, [500, 1000, 2000, 4000, 8000, 15_000, 15_000], undefined, 0],
    ['as long as the server asks, but never shorter', 4, 1e9, [7000, 2000], [7000, 0]],
    ['not at all longer than the patience', 4, 5000, [], [5001]],
    ['as long as the patience allows', 4, 3000, [1000, 2000]],
    ['and no longer', 4, 2999, [1000]],
    ['no time for one attempt', 1, 1e9, []],
  ])('wait %s', async (_, attempts, patience, expected, after, random = 1) => {
    vi.mocked(Math.random).mockReturnValue(random)
    await play({ attempts, patience }, after)
    expect(waits).toEqual(expected)
  })

  it('tell why, how long and how often', async () => {
    expect(await play({ attempts: 3, patience: 1e9 })).toEqual([
      'Lost. Trying again in 1.0 s (attempt 2 of 3).',
      'Lost. Trying again in 2.0 s (attempt 3 of 3).',
    ])
    expect(await play({ patience: 1500 })).toEqual(['Lost. Trying again in 1.0 s.'])
  })

  it.each<[name: string, limits: Limits, step: number]>([
    ['where their number has no limit', { patience: 12_500 }, 4000],
    ['not even then, on a clock that stands still', { patience: 3500 }, 0],
    ['never else', { attempts: 3, patience: 12_500 }, 1e9],
  ])('count their own time %s', async (_, limits, step) => {
    let now = 1e6
    vi.spyOn(performance, 'now').mockImplementation(() => (now += step))
    await play(limits)
    expect(waits).toEqual([1000, 2000])
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
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:01 GMT' }, 0],
    [reset, 6000],
    [{ ...reset, 'retry-after': '5' }, 5000],
    [{ ...reset, 'retry-after': 'soon' }, 6000],
    [{ ...reset, 'x-ratelimit-reset': '1' }, 0],
    [{ ...reset, 'x-ratelimit-reset': 'soon' }, undefined],
    [{ ...reset, 'x-ratelimit-remaining': '1' }, undefined],
  ])('(%j) is %s ms', (headers, milliseconds) => {
    expect(askedWait({ status: 503, text: '', headers }, 1000)).toBe(milliseconds)
  })
})
