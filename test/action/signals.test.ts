import { describe, expect, it } from 'vitest'
import { startHosting } from '../stand-ins/hosting/hosting.ts'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { runAction } from '../stand-ins/runner/runner.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { hostingWrites } from '../stand-ins/scenes/records.ts'
import { baseInputs, makeSite, makeWorld } from '../stand-ins/scenes/world.ts'

describe('a wrong certificate', () => {
  it('is refused, whatever the environment says, and the key is not sent', async () => {
    using site = makeSite()
    await using hosting = await startHosting({ tls })
    const result = await runAction({
      inputs: {
        ...baseInputs({ url: hosting.url.replace('http:', 'https:') }),
        directory: site.directory,
      },
      env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('certificate is not accepted')
    expect(hosting.requests).toEqual([])
  })
})

// Windows ends the process at once.
describe.skipIf(onWindows).each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it('ends a deploy that hangs, and leaves a status and a comment', async () => {
    let arrived = (): void => {}
    const hanging = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await using world = await makeWorld({
      hosting: {
        intercept: (request) => {
          if (request.method === 'GET') return false
          arrived()
          request.resume()
          return true
        },
      },
    })
    const result = await world.pull(7, 'opened', {
      started: (child) => void hanging.then(() => child.kill(signal)),
    })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(`cancelled (${signal})`)
    expect(result.summary).toContain('cancelled')
    expect(hostingWrites(world)).toHaveLength(1)
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('failure')
    expect(world.github.commentsOf(7)[0]?.body).toContain('cancelled')
  })

  it('ends a wait for another attempt', async () => {
    using site = makeSite()
    const busy = status(503, {}, { 'retry-after': '200' })
    await using hosting = await startHosting({ intercept: busy })
    const result = await runAction({
      inputs: { ...baseInputs(hosting), directory: site.directory },
      started: (child) =>
        void child.stdout?.on('data', (text: string) => text.includes('Trying again') && child.kill(signal)),
    })
    expect(result.code).toBe(1)
    expect(hosting.requests).toHaveLength(1)
  })
})
