import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Intercept } from '../stand-ins/github/github.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { onWindows } from '../stand-ins/runner/platform.ts'
import type { Step } from '../stand-ins/runner/runner.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import { endless } from '../stand-ins/scenes/faults.ts'
import { annotations, hostingWrites, hurried } from '../stand-ins/scenes/records.ts'
import { makeWorld, type World } from '../stand-ins/scenes/world.ts'

/** The step fails with one error, before anything is sent or recorded. */
async function expectRefused(world: World, step: Step, says = /\w/u): Promise<void> {
  const result = await world.step(step)
  expect(result.code, result.stdout).toBe(1)
  expect(annotations(result, 'error')).toEqual([expect.stringMatching(says)])
  expect([...hostingWrites(world), ...world.github.deployments]).toEqual([])
}

it("a certificate of GitHub's that nobody vouches for is refused, whatever the environment says, and the token is not sent", async () => {
  await using world = await makeWorld({ github: { tls } })
  await expectRefused(world, { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0', ...hurried } })
  expect(world.github.requests).toEqual([])
})

it('GitHub Enterprise Server has its API under /api/v3, and GraphQL beside it', async () => {
  await using world = await makeWorldInProcess({ github: { basePath: '/api/v3' } })
  for (const action of ['opened', 'synchronize', 'closed']) expect((await world.pull(7, action)).code).toBe(0)
  expect(world.github.commentsOf(7)).toHaveLength(1)
  const places = new Set(world.github.requests.map(({ path }) => /^\/api\/(?:v3\/repos|graphql)/u.exec(path)?.[0]))
  expect(places).toEqual(new Set(['/api/v3/repos', '/api/graphql']))
  expect(world.github.violations).toEqual([])
})

describe("an answer of GitHub's that never ends", () => {
  const intercept: Intercept = (request, response, { path }) => path.includes('?') && endless(request, response)

  // Windows ends a process at a signal, at once.
  it.skipIf(onWindows)('ends with an error where the run is cancelled', async () => {
    await using world = await makeWorld({ github: { intercept } })
    const started: Step['started'] = async (child) => {
      while (world.github.requests.length === 0) await setTimeout(5)
      child.kill('SIGTERM')
    }
    await expectRefused(world, { started }, /cancelled/u)
  })
})
