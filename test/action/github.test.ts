import { expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import { annotations, hostingWrites } from '../stand-ins/scenes/records.ts'
import { makeWorld } from '../stand-ins/scenes/world.ts'

it("a certificate of GitHub's that nobody vouches for is refused, whatever the environment says, and the token is not sent", async () => {
  await using world = await makeWorld({ github: { tls } })
  const result = await world.step({ env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } })
  expect(annotations(result, 'error'), result.stdout).toHaveLength(1)
  expect([result.code, world.github.requests, hostingWrites(world)]).toEqual([1, [], []])
})

it('GitHub Enterprise Server has its API under /api/v3, and GraphQL beside it', async () => {
  await using world = await makeWorldInProcess({ github: { basePath: '/api/v3' } })
  for (const action of ['opened', 'synchronize', 'closed']) expect((await world.pull(7, action)).code).toBe(0)
  expect(world.github.commentsOf(7)).toHaveLength(1)
  const places = new Set(world.github.requests.map(({ path }) => /^\/api\/(?:v3\/repos|graphql)/u.exec(path)?.[0]))
  expect(places).toEqual(new Set(['/api/v3/repos', '/api/graphql']))
  expect(world.github.violations).toEqual([])
})
