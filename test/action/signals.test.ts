import { describe, expect, it } from 'vitest'
import type { Intercept } from '../stand-ins/hosting/hosting.ts'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { hostingWrites } from '../stand-ins/scenes/records.ts'
import { makeWorld } from '../stand-ins/scenes/world.ts'

// Windows ends the process at once.
describe.skipIf(onWindows).concurrent.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it('ends a deploy that hangs, and leaves a comment, and no record of what nobody knows', async () => {
    const arrived = Promise.withResolvers<void>()
    const intercept: Intercept = (request) => {
      if (request.method === 'GET') return false
      arrived.resolve()
      request.resume()
      return true
    }
    await using world = await makeWorld({ hosting: { intercept } })
    const result = await world.pull(7, 'opened', {
      started: (child) => void arrived.promise.then(() => child.kill(signal)),
    })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(`cancelled (${signal})`)
    expect(result.summary).toContain('cancelled')
    expect(hostingWrites(world)).toHaveLength(1)
    expect(world.github.deployments).toEqual([])
    expect(world.github.commentsOf(7)[0]?.body).toContain('cancelled')
  })

  it('ends a wait for another attempt', async () => {
    const intercept = status(503, {}, { 'retry-after': '200' })
    await using world = await makeWorld({ hosting: { intercept }, inputs: { 'github-token': '' } })
    const result = await world.step({
      started: (child) =>
        void child.stdout?.on('data', (text: string) => text.includes('Trying again') && child.kill(signal)),
    })
    expect(result.code).toBe(1)
    expect(world.hosting.requests).toHaveLength(1)
  })
})
