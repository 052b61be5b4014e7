import { expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { close, production, push } from '../stand-ins/scenes/runs.ts'

it('asks GitHub and the service at most as often as design 10.1 says', async () => {
  await using world = await makeWorldInProcess({ hosting: { namedLinks: true } })
  const most = [
    [production(), 8],
    [production(), 7],
    [push(), 12],
    [push(), 10],
    [push(8, { domain: 'eight.tiiny.test' }), 14],
    // It deletes each deployment of the record by itself, and asks which links are a live site's.
    [close(), 10],
  ] as const
  let before = 0
  for (const [run, requests] of most) {
    const { code, stdout } = await run(world)
    expect(code, stdout).toBe(0)
    const { length } = [...world.github.requests, ...world.hosting.requests]
    expect(length - before).toBeLessThanOrEqual(requests)
    before = length
  }
})
