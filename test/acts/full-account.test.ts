import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/in-process.ts'
import { liveLinks } from '../stand-ins/records.ts'
import type { World } from '../stand-ins/world.ts'

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
    expect(world.github.commentsOf(7)[0]?.body).toContain('removed')
  })

  it('stays full if nothing is closed, and the error lists the live links with owner and age', async () => {
    await using world = await full(['my.own.example'], 2)
    const open = await world.pull(8, 'opened')
    const result = await world.pull(9, 'opened')
    expect(result.code).toBe(1)
    expect(result.stdout).toMatch(new RegExp(`${open.outputs['link']} \\(pull request #8, [^)]* old\\)`, 'u'))
    expect(result.stdout).toContain('my.own.example')
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
    expect(stdout).toContain('Links of the account: my.own.example.')
    expect(stdout).toContain('Close pull requests whose previews are live')
  })
})
