import { describe, expect, it } from 'vitest'
import { EndError, endDeployments } from '../../src/record/end-deployments.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt } from '../stand-ins/scenes/moments.ts'
import { addRecord } from '../stand-ins/scenes/records.ts'
import { runUrl, startTracked, type Tracked } from '../stand-ins/scenes/tracked.ts'

const seed = { link: 'a.example', environment: 'preview', task: 'deploy:pr-7' }
const ended = [{ state: 'success' }, { state: 'inactive' }] as const
/** Three pushes, of which the last is active, and their end. */
async function end(tracked: Tracked, states: readonly { state: 'success' | 'inactive' }[] = ended): Promise<void> {
  for (const each of [states, states, undefined]) addRecord(tracked.standIn, { ...seed, ...(each && { states: each }) })
  const { value = [] } = await tracked.github.deployments().next()
  await endDeployments(tracked.github, value, runUrl)
}
const statuses = ({ writes }: Tracked) => writes().filter(({ request }) => request.endsWith('/statuses'))

describe('the end of deployments', () => {
  it('sets the newest one inactive, then deletes all', async () => {
    await using tracked = await startTracked()
    await end(tracked)
    expect(tracked.standIn.deployments).toEqual([])
    const { body } = tracked.writes()[0] ?? {}
    expect(body).toEqual({ state: 'inactive', auto_inactive: false, log_url: runUrl })
    expect(statuses(tracked)).toHaveLength(1)
    expect(tracked.writes()).toHaveLength(4)
  })

  it('sets inactive first what GitHub holds for active still', async () => {
    await using tracked = await startTracked()
    await end(tracked, [{ state: 'success' }])
    expect(tracked.standIn.deployments).toEqual([])
    expect(statuses(tracked)).toHaveLength(3)
  })

  it('of none asks nothing', async () => {
    await using tracked = await startTracked()
    await endDeployments(tracked.github, [], runUrl)
    expect(tracked.writes()).toEqual([])
  })

  it('passes over what was deleted meanwhile', async () => {
    await using tracked = await startTracked()
    const { github, standIn } = tracked
    for (let pushes = 0; pushes < 2; pushes += 1) addRecord(standIn, seed)
    const { value = [] } = await github.deployments().next()
    for (const { id } of value) standIn.deleteDeployment(id)
    await endDeployments(github, value, runUrl)
  })

  it.each([gitHubAt.createStatus, gitHubAt.deleteDeployment])(
    'is tried for two minutes, and then is an error (%s)',
    async (place) => {
      await using tracked = await startTracked()
      tracked.standIn.intercept = (request, response, { method, path }) =>
        place.test(`${method} ${path}`) && status(503, { message: 'busy' })(request, response)
      const error = await end(tracked).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(EndError)
      expect(error).toMatchObject({ message: expect.stringContaining('503'), cause: { status: 503 } })
      expect(tracked.waited()).toBeGreaterThan(60_000)
      // Three deletions wait side by side, and the clock that jumps counts each wait: the last ones began in time.
      expect(tracked.waited()).toBeLessThanOrEqual(120_000 + 2 * 30_000)
      expect(tracked.standIn.deployments).toHaveLength(3)
    },
  )

  it.each([403, 409])('is an error at once after HTTP %i', async (code) => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = (request, response, { method }) =>
      method === 'DELETE' && status(code, { message: 'no' })(request, response)
    await expect(end(tracked)).rejects.toThrow(EndError)
    expect(tracked.waited()).toBe(0)
  })
})
