/** What runs cost in requests to GitHub and the service together, whatever else is deployed. */
import { describe, expect, it } from 'vitest'
import { gitHubAt } from '../stand-ins/scenes/moments.ts'
import { addPreview, addRecord, liveLinks, ours, recordOf } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  expectGreen,
  production,
  push,
  type Run,
  setStage,
  staging,
  sweep,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** How many requests a run makes; it must succeed. */
async function cost(world: World, run: Run): Promise<number> {
  const count = () => world.github.requests.length + world.hosting.requests.length
  const before = count()
  await expectGreen(run(world))
  return count() - before
}

type Crowd = (world: World, number: number) => void

const foreign: Crowd = ({ github }, number) => {
  const { id } = github.addDeployment({
    environment: number % 2 ? 'production' : 'preview',
    payload: { tool: 'other' },
  })
  github.addStatus(id, { environment_url: `https://other-${number}.test` })
}
const crowds: readonly { readonly among: string; readonly add: Crowd; readonly size: number }[] = [
  { among: 'nothing', add: () => {}, size: 0 },
  { among: "another tool's deployments", add: foreign, size: 1500 },
  {
    among: 'open previews',
    add: (world, number) => {
      const task = `deploy:pr-${number}`
      addRecord(world.github, { link: `p-${number}.test`, environment: 'preview', task })
    },
    size: 1500,
  },
  {
    among: 'previews of another environment',
    add: (world, number) => {
      addRecord(world.github, { link: `p-${number}.test`, environment: 'docs', task: 'deploy:pr-7' })
    },
    size: 1500,
  },
]
const kinds = [
  { kind: 'a pull request', first: push(), again: push(), end: close(), task: 'deploy:pr-7' },
  {
    kind: 'a named preview',
    first: push(7, { domain: 'pr-7.tiiny.test' }),
    again: push(7, { domain: 'pr-7.tiiny.test' }),
    end: close(7, { domain: 'pr-7.tiiny.test' }),
    task: 'deploy:pr-7',
  },
  { kind: 'a branch', first: branchPush(), again: branchPush(), end: branchDeletion(), task: 'deploy:branch-topic' },
]

describe.each(crowds)('among $among', ({ add, size }) => {
  it.each(kinds)(
    'a push of $kind takes 13 requests, a close 13 and its deployments',
    async ({ first, again, end, task }) => {
      await using world = await setStage()
      for (let number = 1000; number < 1000 + size / 2; number += 1) add(world, number)
      world.github.passHours(2)
      expect(await cost(world, first)).toBeLessThanOrEqual(13)
      for (let number = 5000; number < 5000 + size / 2; number += 1) add(world, number)
      for (let pushes = 0; pushes < 3; pushes += 1) expect(await cost(world, again)).toBeLessThanOrEqual(13)
      const own = recordOf(world, task).length
      expect(await cost(world, end)).toBeLessThanOrEqual(13 + own)
      expect([liveLinks(world), recordOf(world, task)]).toEqual([[], recordOf(world, task)])
      expect(world.github.violations).toEqual([])
    },
  )

  it('production and staging take 13 requests', async () => {
    await using world = await setStage()
    for (let number = 1000; number < 1000 + size; number += 1) add(world, number)
    const runs = [production(), production(), production({ domain: 'www.tiiny.test' }), staging('staging.tiiny.test')]
    for (const run of [...runs, ...runs]) expect(await cost(world, run)).toBeLessThanOrEqual(13)
  })
})

describe('a long record', () => {
  it('costs a page more for each 100 deployments of its own', async () => {
    await using world = await setStage()
    for (let pushes = 0; pushes < 250; pushes += 1) addPreview(world, 'a.test')
    expect(await cost(world, push())).toBeLessThanOrEqual(13 + 2)
    expect(await cost(world, close())).toBeLessThanOrEqual(13 + 2 + 2 * 251)
    expect(recordOf(world)).toEqual([])
  })

  it('costs a page more for each 100 deployments of live sites since the preview began, and nothing for older ones', async () => {
    await using world = await setStage()
    for (let index = 0; index < 500; index += 1) addRecord(world.github, { link: 'www.test' })
    world.github.passHours(2)
    await expectGreen(push()(world))
    expect(await cost(world, push())).toBeLessThanOrEqual(13 + 1)
    for (let index = 0; index < 250; index += 1) addRecord(world.github, { link: 'www.test' })
    expect(await cost(world, push())).toBeLessThanOrEqual(13 + 3 * 3)
  })

  it('of 40 pushes that failed is read side by side', async () => {
    await using world = await setStage()
    world.github.addPull({ number: 7 })
    const seed = { link: '', environment: 'preview', task: 'deploy:pr-7', payload: ours() }
    for (let pushes = 0; pushes < 40; pushes += 1) addRecord(world.github, { ...seed, states: [{ state: 'failure' }] })
    // Each answer waits until four are asked for, or for so long that none of them comes.
    let together = 0
    let waiting: (() => void)[] = []
    let asked = 0
    const release = (): void => {
      for (const each of waiting.splice(0)) each()
    }
    world.meet = async (line) => {
      if (!gitHubAt.listStatuses.test(line)) return false
      asked += 1
      const turn = new Promise<void>((done) => waiting.push(done))
      together = Math.max(together, waiting.length)
      if (waiting.length === 4 || asked >= 40) release()
      const late = setTimeout(release, 5000)
      await turn
      clearTimeout(late)
      return false
    }
    expect(await cost(world, push())).toBeLessThanOrEqual(13 + 40)
    waiting = []
    expect(together).toBeGreaterThanOrEqual(4)
  }, 300_000)
})

describe('a sweep', () => {
  it('takes 9 requests for each preview, and one for each of its deployments', async () => {
    await using world = await setStage()
    for (let number = 1; number <= 50; number += 1) {
      for (let pushes = 0; pushes < 2; pushes += 1) addPreview(world, `p-${number}.test`, { number, state: 'closed' })
    }
    addRecord(world.github, { link: 'www.test' })
    // Reading what there is: deployments, live sites, open pull requests, the account.
    expect(await cost(world, sweep())).toBeLessThanOrEqual(10 + 50 * (9 + 2))
    expect([liveLinks(world), recordOf(world, 'deploy:pr-1')]).toEqual([[], []])
  })

  it('takes a few requests where nothing is closed, beside 1,500 deployments of another tool', async () => {
    await using world = await setStage()
    for (let number = 1; number <= 90; number += 1) addPreview(world, `p-${number}.test`, { number })
    for (let number = 0; number < 1500; number += 1) foreign(world, 2 * number + 1)
    expect(await cost(world, sweep())).toBeLessThanOrEqual(10)
  })

  it('takes as many for 12 closed previews beside 100 deployments of production since', async () => {
    await using world = await setStage()
    for (let number = 1; number <= 12; number += 1) addPreview(world, `p-${number}.test`, { number, state: 'closed' })
    for (let index = 0; index < 100; index += 1) addRecord(world.github, { link: 'www.test' })
    expect(await cost(world, sweep())).toBeLessThanOrEqual(10 + 12 * (9 + 1))
    expect(liveLinks(world)).toEqual([])
  })
})

describe('the account', () => {
  it('is asked once before a link is made, and never for a push to a link that is there, nor for a close', async () => {
    await using world = await setStage()
    const asked = async (run: Run): Promise<number> => {
      const before = world.hosting.requests.length
      await expectGreen(run(world))
      return world.hosting.requests.slice(before).filter(({ path }) => path === '/v1/profile').length
    }
    const counts: number[] = []
    for (const run of [push(), push(), close(), production(), production()]) counts.push(await asked(run))
    expect(counts).toEqual([1, 0, 0, 1, 0])
    expect(await asked(production({ domain: 'www.tiiny.test' }))).toBeLessThanOrEqual(2)
    expect(await asked(production({ domain: 'www.tiiny.test' }))).toBe(0)
  })
})
