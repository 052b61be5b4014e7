import { expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { hostingWrites, recordOf } from '../stand-ins/scenes/records.ts'
import { refuse } from '../stand-ins/scenes/service.ts'

it("a preview's first deploy takes back what it began, if the account can't be read", async () => {
  await using world = await makeWorldInProcess({ hosting: { intercept: refuse('GET /v1/profile', 401) } })
  const { code, stdout } = await world.pull(7, 'opened')
  expect(code, stdout).toBe(1)
  expect(hostingWrites(world)).toEqual([])
  expect(recordOf(world)).toEqual([])
  expect(world.github.requests.map(({ method }) => method)).toContain('DELETE')
  expect(world.github.commentsOf(7).at(-1)?.body).toContain('was not deployed')
})
