import { expect, it } from 'vitest'
import { type Intercept, likeLive } from '../stand-ins/hosting/hosting.ts'
import { makeWorld } from '../stand-ins/scenes/world.ts'

it('compare-with ends with a deploy that fails, whatever the live site still owes', async () => {
  const events: string[] = []
  const asked = Promise.withResolvers<void>()
  let isSlow = false
  const intercept: Intercept = async (_, response, { path }) => {
    if (!isSlow) return false
    if (path === '/.well-known/static-deploy.json') {
      // It is never answered.
      response.on('close', () => events.push('list given up'))
      asked.resolve()
      return true
    }
    if (!path.endsWith('/upload')) return false
    await asked.promise
    events.push('upload refused')
    response.writeHead(401).end()
    return true
  }
  await using world = await makeWorld({ hosting: { ...likeLive, intercept }, inputs: { 'compare-with': 'production' } })
  await world.step()
  isSlow = true
  const preview = await world.pull(7, 'opened')
  expect(preview.code).toBe(1)
  expect(preview.stdout).not.toContain('No pages were compared')
  expect(events).toEqual(['upload refused', 'list given up'])
})
