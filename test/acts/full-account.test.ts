import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, annotations, liveLinks } from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const full = (links: string[], linkLimit: number): Promise<World> =>
  makeWorldInProcess({ hosting: { accounts: { [DEFAULT_KEY]: { links, linkLimit } } } })

describe('an account that takes no more links', () => {
  it('gets room by tearing down closed previews of every environment, and the site is sent once more', async () => {
    await using world = await full(['my.own.example'], 4)
    const docs = await world.pull(6, 'opened', { inputs: { environment: 'docs' } })
    const left = await world.pull(7, 'opened')
    const open = await world.pull(8, 'opened')
    for (const number of [6, 7]) world.github.setPullState(number, 'closed')
    const result = await world.pull(9, 'opened')
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    const gone = [docs.outputs['link'], left.outputs['link']]
    expect(JSON.parse(result.outputs['deleted'] ?? '').toSorted()).toEqual(gone.toSorted())
    expect(liveLinks(world).toSorted()).toEqual(
      ['my.own.example', open.outputs['link'], result.outputs['link']].toSorted(),
    )
    for (const link of gone) expect(result.stdout).toContain(link)
    expect(result.stdout).toContain('Closed previews are looked for, to make room.')
    expect(annotations(result, 'notice')[0]).toMatch(/2 links of closed previews made room: \S+, \S+\.$/u)
    expect(world.github.commentsOf(7)[0]?.body).toContain('removed')
  })

  it('stays full if nothing is closed, and the error lists the live links with owner and age', async () => {
    await using world = await full(['my.own.example'], 2)
    const open = await world.pull(8, 'opened')
    const result = await world.pull(9, 'opened')
    expect(result.code).toBe(1)
    expect(result.stdout).toMatch(
      new RegExp(`${open.outputs['link']} \\(pull request #8, [^)]*(?:minutes?|hours?|1 day) old\\)`, 'u'),
    )
    expect(result.stdout).toContain('The account has 1 other link.')
    // Logs are public, and links that are not this repository's often are not.
    expect(result.stdout).not.toContain('my.own.example')
    expect(liveLinks(world)).toEqual(['my.own.example', open.outputs['link']])
  })

  it('is green once there is room, whatever else could not be swept', async () => {
    await using world = await full([], 2)
    await world.pull(6, 'opened')
    await world.pull(7, 'opened')
    world.github.setPullState(7, 'closed')
    world.github.pulls.delete(6)
    const result = await world.pull(9, 'opened')
    expect(result, result.stdout).toMatchObject({ code: 0 })
    expect(result.stdout).toContain('::warning::')
    expect(liveLinks(world)).toHaveLength(2)
  })

  it('is reported without a token too, with the facts that are known then', async () => {
    await using world = await full(['my.own.example'], 1)
    const { code, stdout } = await world.step({ inputs: { 'github-token': '' } })
    expect(code).toBe(1)
    expect(stdout).toContain('it is not known which links are previews. The account has 1 other link.')
    expect(stdout).not.toContain('Live previews')
    expect(stdout).not.toContain('my.own.example')
    expect(stdout).toContain('Close pull requests whose previews are live')
    expect(stdout).toContain('No preview could be torn down to make room.')
    expect(stdout).toContain('the links of closed previews are recorded on GitHub')
  })

  it('is told as it is where the account names no links, or can not be asked', async () => {
    await using none = await full([], 0)
    expect((await none.step()).stdout).toContain('The account has 0 other links.')
    await using silent = await makeWorldInProcess({
      hosting: {
        accounts: { [DEFAULT_KEY]: { linkLimit: 0 } },
        intercept: (request, response) => {
          if (request.url === '/v1/profile') response.writeHead(403).end('{}')
          return request.url === '/v1/profile'
        },
      },
    })
    const [error] = annotations(await silent.step(), 'error')
    expect(error).toContain('LINK_LIMIT_REACHED')
    expect(error).not.toContain('The account has')
  })

  it('names each link of a preview that has several', async () => {
    await using world = await full(['a.example', 'b.example'], 2)
    world.github.addPull({ number: 8 })
    for (const link of ['a.example', 'b.example']) {
      addRecord(world.github, { environment: 'preview', task: 'deploy:pr-8', link })
    }
    const [error] = annotations(await world.pull(9, 'opened'), 'error')
    for (const link of ['a.example', 'b.example']) expect(error).toContain(`${link} (pull request #8, `)
  })

  it('stays full with a warning where the previews of an environment can not be read', async () => {
    await using world = await full(['a.example'], 1)
    world.github.addPull({ number: 8, state: 'closed' })
    addRecord(world.github, { environment: 'docs', task: 'deploy:pr-8', link: 'a.example' })
    world.github.intercept = (request, response, { method, path }) =>
      method === 'GET' && path.includes('environment=docs') && status(409, { message: 'no' })(request, response)
    const result = await world.pull(9, 'opened')
    expect(annotations(result, 'error')[0]).toContain('LINK_LIMIT_REACHED')
    expect(annotations(result, 'warning').join()).toContain('HTTP 409')
    expect(liveLinks(world)).toEqual(['a.example'])
  })
})
