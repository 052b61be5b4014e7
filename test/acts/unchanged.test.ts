import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { hostingWrites } from '../stand-ins/scenes/records.ts'
import { sha } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

describe('skip-unchanged', () => {
  const inputs = { 'skip-unchanged': 'true' }

  it('sends the same site once, and says that the new commit is what is live', async () => {
    await using world = await makeWorldInProcess({ inputs })
    const first = await world.pull(7, 'opened', { sha: sha('a') })
    const second = await world.pull(7, 'synchronize', { sha: sha('b'), inputs: { 'upload-as': 'zip' } })
    expect(second.outputs).toMatchObject({
      result: 'skipped',
      link: first.outputs['link'],
      url: `https://${first.outputs['link']}`,
    })
    expect(second.outputs['skip-reason']).not.toBe('')
    expect(hostingWrites(world)).toEqual(['POST /v1/upload'])
    const newest = world.github.deployments.at(-1)
    expect(newest).toMatchObject({ sha: sha('b'), id: Number(second.outputs['deployment-id']) })
    expect(world.github.statusesOf(newest?.id ?? 0).at(-1)).toMatchObject({
      state: 'success',
      environment_url: `https://${first.outputs['link']}`,
    })
    expect(world.github.commentsOf(7)).toHaveLength(1)
    expect(world.github.commentsOf(7)[0]?.body).toMatch(/bbbbbbb(?:.)*1 file, 11 B/u)
    // Skipped again: what was recorded by a skip counts too.
    await world.pull(7, 'synchronize', { sha: sha('c') })
    expect(hostingWrites(world)).toHaveLength(1)
  })

  it.each<[string, (world: World) => unknown]>([
    ['another byte', ({ directory }) => writeFileSync(join(directory, 'index.html'), '<h1>Ho</h1>')],
    ['another path', ({ directory }) => writeFileSync(join(directory, 'new.html'), '')],
    ['a failure since', ({ github }) => github.addStatus(github.deployments[0]?.id ?? 0, { state: 'failure' })],
    [
      'a deploy that was begun since',
      ({ github }) =>
        github.addDeployment({ payload: { 'static-deploy': 1 }, task: 'deploy', environment: 'production' }),
    ],
    ['a link that the account lost', ({ hosting }) => hosting.account(DEFAULT_KEY).links.clear()],
  ])('sends a site after %s', async (_, change) => {
    await using world = await makeWorldInProcess({ inputs })
    await world.step()
    change(world)
    const second = await world.step()
    expect(second, second.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
  })

  it('says so in a dry run too, and records nothing', async () => {
    await using world = await makeWorldInProcess({ inputs })
    const { outputs } = await world.step()
    const { link } = outputs
    const dry = await world.step({ inputs: { 'dry-run': 'true' } })
    expect(dry.outputs).toMatchObject({ result: 'skipped', link, 'deployment-id': '' })
    expect(dry.outputs['skip-reason']).toContain('holds exactly this site')
    expect(world.github.deployments).toHaveLength(1)
  })

  it('tears down the preview of a pull request that was closed meanwhile', async () => {
    await using world = await makeWorldInProcess({ inputs })
    const { outputs } = await world.pull(7, 'opened')
    world.github.addPull({ number: 7, state: 'closed' })
    const late = await world.pull(7, 'synchronize')
    expect(late.outputs['deleted']).toBe(JSON.stringify([outputs['link']]))
    expect([...world.hosting.account(DEFAULT_KEY).links.keys()]).toEqual([])
  })

  it('sends a site where the account can not be asked', async () => {
    await using world = await makeWorldInProcess({
      inputs,
      hosting: {
        intercept: (request, response) => {
          if (request.url !== '/v1/profile') return false
          response.writeHead(403).end('{}')
          return true
        },
      },
    })
    await world.step()
    expect((await world.step()).outputs['result']).toBe('deployed')
  })

  it('records no digest if it is off', async () => {
    await using world = await makeWorldInProcess()
    await world.step()
    await world.step()
    expect(hostingWrites(world)).toHaveLength(2)
    for (const { payload } of world.github.deployments) expect(payload).not.toHaveProperty('digest')
  })
})
