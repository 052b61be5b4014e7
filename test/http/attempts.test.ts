import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedWait, attempts } from '../../src/http/attempts.ts'

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
  setWait(async (milliseconds: number, value: unknown) => {
    waits.push(milliseconds)
    return value
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  setWait(wait)
})

/** Asks for one attempt more until there is none; what was told. */
async function play(after: readonly (number | undefined)[] = Array(9).fill(undefined), ended = signal) {
  const told: string[] = []
  const again = attempts(ended, (line) => told.push(line))
  for (const time of after) if (!(await again('Lost.', time))) break
  return told
}

describe('attempts', () => {
  it.each<[string, waits: number[], after?: number[] | undefined, random?: number]>([
    ['longer each time', [1000, 2000, 4000]],
    ['half of it at random', [500, 1000, 2000], undefined, 0],
    ['as long as the server asks, but never shorter', [7000, 2000], [7000, 0]],
    ['five minutes at most', [299_000], [299_000, 1001]],
  ])('wait %s', async (_, expected, after, random = 1) => {
    vi.mocked(Math.random).mockReturnValue(random)
    await play(after)
    expect(waits).toEqual(expected)
  })

  it('tell why, how long and how often', async () => {
    expect(await play([0, 60_000])).toEqual([
      'Lost. Trying again in 1.0 s (attempt 2 of 4).',
      'Lost. Trying again in 1 min 0 s (attempt 3 of 4).',
    ])
  })

  it('end with the run', async () => {
    expect(await play(undefined, AbortSignal.abort())).toEqual([])
    setWait(async () => {
      throw new Error('aborted')
    })
    expect(await play()).toHaveLength(1)
  })
})

describe('what a server asks to wait', () => {
  it.each([
    [{}, undefined],
    [{ 'retry-after': '5' }, 5000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:03 GMT' }, 2000],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:01 GMT' }, 0],
  ])('(%j) is %s ms', (headers, milliseconds) => {
    expect(askedWait({ headers }, 1000)).toBe(milliseconds)
  })
})
