import { afterEach, describe, expect, it, vi } from 'vitest'
import { askedWait, attempts } from '../../src/http/attempts.ts'
import { log } from '../../src/log.ts'
import { skipWaits } from '../stand-ins/runner/clock.ts'

afterEach(() => void vi.restoreAllMocks())

describe('attempts', () => {
  it.each<[string, waits: string[], after?: number[], random?: number]>([
    ['longer each time', ['1.0 s', '2.0 s', '4.0 s']],
    ['half of it at random', ['0.5 s', '1.0 s', '2.0 s'], [], 0],
    ['as long as the server asks, but never shorter', ['1 min 0 s', '2.0 s', '4.0 s'], [60_000, -1]],
    ['five minutes at most', ['4 min 59 s'], [299_000, 1001]],
  ])('wait %s, and log why', async (_, waits, after = [], random = 1) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    using _waits = skipWaits()
    const info = vi.spyOn(log, 'info').mockReturnValue()
    const again = attempts(new AbortController().signal)
    for (let index = 0; await again('Lost.', after[index]); index += 1);
    const lines = waits.map((wait, index) => [`Lost. Trying again in ${wait} (attempt ${index + 2} of 4).`])
    expect(info.mock.calls).toEqual(lines)
  })

  it('end with the run', async () => {
    const run = new AbortController()
    const info = vi.spyOn(log, 'info').mockImplementation(() => run.abort())
    const again = attempts(run.signal)
    expect([await again('Lost.'), await again('Lost.')]).toEqual([false, false])
    expect(info).toHaveBeenCalledOnce()
  })
})

it.each([
  [{}, 0],
  [{ 'retry-after': '5' }, 5000],
  [{ 'retry-after': 'soon' }, 0],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:03 GMT' }, 2000],
])('a server with %j asks to wait %s ms', (headers, milliseconds) => {
  expect(askedWait({ headers }, 1000)).toBe(milliseconds)
})
