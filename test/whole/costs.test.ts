import { expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { close, production, push } from '../stand-ins/scenes/runs.ts'

/** A close deletes each deployment of the record by itself, and asks for seven things more. */
const closing = (deployments: number): number => 7 + deployments

it('asks GitHub and the service exactly as often as DESIGN 8 says', async () => {
  await using world = await makeWorldInProcess()
  const counts: number[] = []
  let before = 0
  for (const run of [production(), production(), push(), push(), close()]) {
    const { code, stdout } = await run(world)
    expect(code, stdout).toBe(0)
    const { length } = [...world.github.requests, ...world.hosting.requests]
    counts.push(length - before)
    before = length
  }
  expect(counts).toEqual([8, 7, 12, 10, closing(2)])
})
