import { describe, expect, it } from 'vitest'
import { type HostingOptions, likeLive } from '../stand-ins/hosting/hosting.ts'
import { makeWorld } from '../stand-ins/scenes/world.ts'

const listPath = '.well-known/static-deploy.json'
const inputs = { 'compare-with': 'production' }

describe('compare-with, in a process of its own', () => {
  it('ends with a deploy that fails, whatever the live site still owes', async () => {
    const events: string[] = []
    const asked = Promise.withResolvers<void>()
    let isSlow = false
    const intercept: HostingOptions['intercept'] = async (_, response, { path }) => {
      if (!isSlow) return false
      if (path.endsWith(listPath)) {
        const answer = setTimeout(() => {
          events.push('list answered')
          response.end('{}')
        }, 5000)
        response.on('close', () => {
          clearTimeout(answer)
          events.push('list given up')
        })
        asked.resolve()
        return true
      }
      if (!path.endsWith('/upload')) return false
      await asked.promise
      events.push('upload refused')
      response.writeHead(401).end()
      return true
    }
    await using world = await makeWorld({ hosting: { ...likeLive, intercept }, inputs })
    await world.step()
    isSlow = true
    const preview = await world.pull(7, 'opened')
    expect(preview.code).toBe(1)
    expect(preview.stdout).not.toContain('No pages were compared')
    expect(events).toEqual(['upload refused', 'list given up'])
  })
})
