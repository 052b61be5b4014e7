import { describe, expect, it } from 'vitest'
import { daysAgo } from '../stand-ins/github/github.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const inputs = { mode: 'sweep', directory: '', 'expire-after': '14' }
const sweep = (world: World, more = {}): Promise<StepResult> =>
  world.step({ event: 'schedule', payload: {}, inputs: { ...inputs, ...more } })
const live = (world: World): string[] => [...world.hosting.account().links.keys()]

/** Previews of #7, which is 15 days old, and of #8, which was deployed again since. Both are open. */
async function start(): Promise<{ world: World; seven: string; eight: string }> {
  const world = await makeWorldInProcess()
  const [seven, eight] = [await world.pull(7, 'opened'), await world.pull(8, 'opened')]
  for (const deployment of world.github.deployments)
    Object.assign(deployment, { created_at: daysAgo(deployment.task === 'deploy:pr-7' ? 15 : 20) })
  await world.pull(8, 'synchronize')
  return { world, seven: seven.outputs['link'] ?? '', eight: eight.outputs['link'] ?? '' }
}

describe('expire-after', () => {
  it('tears down what nobody deployed to for so long, though it is open, and says why', async () => {
    const { world, seven, eight } = await start()
    await using _ = world
    const result = await sweep(world)
    expect(result.code, result.stdout).toBe(0)
    expect(live(world)).toEqual([eight])
    expect(JSON.parse(result.outputs['deleted'] ?? '')).toEqual([seven])
    expect(result.summary).toContain('| deleted: expired after 14 days |')
    expect(result.summary).toContain('| stays: it is open |')
    const comment = world.github.commentsOf(7)[0]?.body
    expect(comment).toContain('Preview expired')
    expect(comment).toContain('nobody deployed to it for 14 days. The next push makes a new one.')
    expect(world.github.commentsOf(8)[0]?.body).toContain('is live')
    const next = await world.pull(7, 'synchronize')
    expect(next.outputs['result'], next.stdout).toBe('deployed')
    expect(live(world)).toHaveLength(2)
    expect(world.github.violations).toEqual([])
  })

  it.each([{ 'expire-after': '' }, { 'expire-after': '16' }, { 'dry-run': 'true' }])(
    'tears down nothing with %j',
    async (more) => {
      const { world, seven, eight } = await start()
      await using _ = world
      const result = await sweep(world, more)
      expect(result.code, result.stdout).toBe(0)
      expect(live(world)).toEqual([seven, eight])
    },
  )

  it('leaves a preview that was deployed to while the sweep ran', async () => {
    const { world, seven, eight } = await start()
    await using _ = world
    world.github.intercept = (request) => {
      // Right before the sweep asks for the pull request, it gets a push.
      if (!/\/pulls\/7$/u.test(request.url ?? '')) return false
      for (const each of world.github.deployments)
        if (each.task === 'deploy:pr-7') Object.assign(each, { created_at: daysAgo(0) })
      return false
    }
    const result = await sweep(world)
    expect(result.stdout).toContain('pull request #7: stays, it was deployed to meanwhile')
    expect(live(world)).toEqual([seven, eight])
  })

  it('says of a closed one that it was removed', async () => {
    const { world } = await start()
    await using _ = world
    world.github.setPullState(7, 'closed')
    const { summary } = await sweep(world)
    expect(summary).toContain('| deleted |')
    expect(world.github.commentsOf(7)[0]?.body).toContain('Preview was removed')
  })

  it.each(['0', '3651', '1.5', 'x', '-1'])('can not be "%s"', async (days) => {
    await using world = await makeWorldInProcess()
    const { code, stdout } = await sweep(world, { 'expire-after': days })
    expect(code).toBe(1)
    expect(stdout).toContain(`::error::expire-after: "${days}" is not a whole number of days from 1 to 3650.`)
  })
})

describe('the account in the summary of a sweep', () => {
  it('has so many links, and the records name so many of them', async () => {
    const { world } = await start()
    await using _ = world
    for (const _ of [1, 2]) await world.step()
    await world.pull(7, 'synchronize')
    world.hosting.account().links.set('other.example', { files: new Map(), status: 'active' } as never)
    const { summary } = await sweep(world, { 'expire-after': '' })
    expect(summary).toContain('The account holds 4 links, at least 3 of them recorded here')
    expect(summary).toMatch(/Quota used: \d/u)
    expect(summary).not.toContain('other.example')
  })
})

describe('a sweep that may not read pull requests', () => {
  it('shows the permissions that it needs', async () => {
    const { world, seven } = await start()
    await using _ = world
    world.github.pulls.delete(7)
    const { stdout, summary, code } = await sweep(world)
    expect(code).toBe(1)
    expect(stdout).toContain('run the sweep again:%0Apermissions:%0A')
    expect(summary).toContain('  pull-requests: write\n')
    expect(live(world)).toContain(seven)
  })
})
