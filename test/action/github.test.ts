import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Intercept } from '../stand-ins/github/github.ts'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { runAction } from '../stand-ins/runner/runner.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import { endless } from '../stand-ins/scenes/faults.ts'
import { hurried } from '../stand-ins/scenes/records.ts'
import type { Run } from '../stand-ins/scenes/runs.ts'
import { expectGreen, expectRefused, setStage } from '../stand-ins/scenes/stage.ts'

describe("a certificate of GitHub's that nobody vouches for", () => {
  it('is refused, whatever the environment says, and the token is not sent', async () => {
    await using world = await setStage({ run: runAction, github: { tls } })
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0', ...hurried }
    await expectRefused(world, () => world.step({ env }))
    await expectRefused(world, () => world.pull(7, 'synchronize', { env }))
    expect(world.github.requests).toEqual([])
  })
})

describe('GitHub Enterprise Server', () => {
  it('has its API under /api/v3, and GraphQL beside it', async () => {
    await using world = await setStage({ github: { basePath: '/api/v3' } })
    for (const action of ['opened', 'synchronize', 'closed']) await expectGreen(world.pull(7, action))
    expect(world.github.commentsOf(7)).toHaveLength(1)
    const places = new Set(world.github.requests.map(({ path }) => /^\/api\/(?:v3\/repos|graphql)/u.exec(path)?.[0]))
    expect(places).toEqual(new Set(['/api/v3/repos', '/api/graphql']))
    expect(world.github.violations).toEqual([])
  })
})

describe("an answer of GitHub's that never ends", () => {
  const intercept: Intercept = (request, response, { path }) => path.includes('?') && endless(request, response)

  it('is given up', async () => {
    await using world = await setStage({ run: runAction, github: { intercept } })
    await expectRefused(world, () => world.step({ env: hurried }))
  }, 150_000)

  // Windows ends a process at a signal, at once.
  it.skipIf(onWindows)('ends with an error where the run is cancelled', async () => {
    await using world = await setStage({ run: runAction, github: { intercept } })
    const cancelled: Run = () =>
      world.step({
        started: async (child) => {
          while (world.github.requests.length === 0) await setTimeout(5)
          child.kill('SIGTERM')
        },
      })
    await expectRefused(world, cancelled, /cancelled/u)
  })
})
