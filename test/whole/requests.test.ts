/** What a run asks of GitHub, in a repository that has seen much. */
import { describe, expect, it } from 'vitest'
import { daysAgo } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { addRecord, annotations, liveLinks, ours, tornDown } from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/**
 * A deployment of a preview that was pushed once, which made its link, and torn down; its pull request is closed. Times are
 * in days before now.
 */
function addOnePush(
  { github }: World,
  number: number,
  push: { environment?: string; live?: boolean; open?: boolean; created?: number; ended?: number } = {},
): number {
  const { environment = 'preview', live = false, open = false, created = 20, ended = created } = push
  if (!github.pulls.has(number)) github.addPull({ number, state: open ? 'open' : 'closed' })
  const link = `pr-${number}.example.com`
  const url = `https://${link}`
  const states = [
    { state: 'success', environment_url: url, created_at: daysAgo(created) } as const,
    ...(live ? [] : [{ ...tornDown, created_at: daysAgo(ended) }]),
  ]
  const record = {
    link,
    environment,
    task: `deploy:pr-${number}`,
    payload: ours(),
    created_at: daysAgo(created),
  }
  return addRecord(github, { ...record, states }).id
}

function addForeign({ github }: World, number: number): number {
  const { id } = github.addDeployment({
    environment: 'staging',
    production_environment: false,
    payload: { tool: 'other' },
    created_at: daysAgo(20),
  })
  github.addStatus(id, { environment_url: `https://other-${number}.example.com`, created_at: daysAgo(20) })
  return id
}

const kinds: { name: string; add: (world: World, number: number) => void }[] = [
  { name: 'previews that were pushed once and torn down', add: (world, number) => addOnePush(world, number) },
  {
    name: 'previews that were pushed once and are live',
    add: (world, number) => addOnePush(world, number, { live: true, open: true }),
  },
  {
    name: 'previews that were pushed often and are live',
    add: ({ github }, number) => {
      const link = `pr-${number % 50}.example.com`
      addRecord(github, { link, environment: 'preview', task: `deploy:pr-${1000 + (number % 50)}` })
    },
  },
  { name: "other tools' deployments", add: addForeign },
  {
    name: 'previews of another environment',
    add: (world, number) => addOnePush(world, number, { environment: 'docs', live: true, open: true }),
  },
  {
    name: 'pushes to another environment',
    add: ({ github }) => addRecord(github, { link: 'docs.example.com', environment: 'docs' }),
  },
  {
    name: 'pushes to production',
    add: ({ github }) => addRecord(github, { link: 'www.example.com' }),
  },
]

/** How many requests a step made to GitHub; it must succeed. */
async function requestsOf(world: World, run: () => Promise<StepResult>): Promise<number> {
  const before = world.github.requests.length
  const result = await run()
  expect(result.code, result.stdout).toBe(0)
  return world.github.requests.length - before
}

/** What the second push and the close of pull request 7 cost, with so many deployments before and after its first. */
async function costs(add: (world: World, number: number) => void, { older = 0, newer = 0 }) {
  await using world = await makeWorldInProcess()
  for (let number = 1000; number < 1000 + older; number += 1) add(world, number)
  world.github.passHours(2)
  await requestsOf(world, () => world.pull(7, 'opened'))
  for (let number = 5000; number < 5000 + newer; number += 1) add(world, number)
  const push = await requestsOf(world, () => world.pull(7, 'synchronize'))
  const close = await requestsOf(world, () => world.pull(7, 'closed'))
  expect(liveLinks(world)).toEqual([])
  expect(world.github.violations).toEqual([])
  return { push, close }
}

describe.each(kinds)('among $name', ({ add }) => {
  it('3,000 older deployments cost a push and a close what 10 cost', async () => {
    expect(await costs(add, { older: 3000 })).toEqual(await costs(add, { older: 10 }))
  })

  it('300 newer deployments cost them the pages of a list', async () => {
    const few = await costs(add, { newer: 10 })
    const many = await costs(add, { newer: 300 })
    expect(many.push).toBeLessThanOrEqual(few.push + 3)
    expect(many.close).toBeLessThanOrEqual(few.close + 3)
  })
})

describe('a sweep', () => {
  const limit = 500
  const leftOver = /left over|left for|next sweep|next run|next one/iu

  const sweep = async (world: World): Promise<StepResult> => {
    const step = { event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '' } }
    let result: StepResult | undefined
    const requests = await requestsOf(world, async () => {
      result = await world.step(step)
      return result
    })
    expect(requests).toBeLessThanOrEqual(limit)
    if (result === undefined) throw new Error('There is no result')
    return result
  }
  const makeRepository = (link: string) =>
    makeWorldInProcess({
      hosting: { accounts: { [DEFAULT_KEY]: { linkLimit: 5000, links: [link] } } },
    })
  const lost = 'pr-7.example.com'

  it('makes 500 requests at most among 3,000 deployments, and says that there is more', async () => {
    await using world = await makeRepository(lost)
    for (let number = 1000; number < 1750; number += 1) {
      addOnePush(world, number, { created: 60 })
      addOnePush(world, number + 1000)
      addOnePush(world, number + 2000, { live: true, open: true })
      addForeign(world, number)
    }
    const result = await sweep(world)
    expect(result.summary).toMatch(leftOver)
    expect(liveLinks(world)).toEqual([lost])
  })

  it.each([
    { name: 'the oldest', ended: 60, before: 0, after: 700 },
    { name: 'the newest', ended: 60, before: 700, after: 0 },
    { name: 'in the middle', ended: 60, before: 350, after: 350 },
    { name: 'the oldest of a busy month', ended: 5, before: 0, after: 700 },
    { name: 'the newest of a busy month', ended: 5, before: 700, after: 0 },
    { name: 'in the middle of a busy month', ended: 5, before: 350, after: 350 },
  ])('finds a lost preview that is $name of 700 after some sweeps', async ({ ended, before, after }) => {
    await using world = await makeRepository(lost)
    for (let number = 1000; number < 1000 + before; number += 1) addOnePush(world, number, { created: 60, ended })
    addOnePush(world, 7, { live: true, created: 60 })
    for (let number = 3000; number < 3000 + after; number += 1) addOnePush(world, number, { created: 60, ended })
    for (let sweeps = 0; sweeps < 8 && liveLinks(world).length > 0; sweeps += 1) await sweep(world)
    expect(liveLinks(world)).toEqual([])
  })

  it('does not say that there is more if nothing is left', async () => {
    await using world = await makeRepository(lost)
    for (let number = 1000; number < 1020; number += 1) addOnePush(world, number)
    addOnePush(world, 7, { live: true, open: true })
    expect((await sweep(world)).summary).not.toMatch(leftOver)
  })

  it('deletes deployments of ours that were torn down more than 30 days ago, and no other', async () => {
    await using world = await makeRepository(lost)
    const { github } = world
    const goes = [addOnePush(world, 1, { created: 60, ended: 45 }), addOnePush(world, 2, { created: 31.5, ended: 31 })]
    // Reopened since.
    addOnePush(world, 7, { created: 60, ended: 50 })
    const stays = [
      addOnePush(world, 3, { created: 60, ended: 29 }),
      addOnePush(world, 4, { created: 10, ended: 5 }),
      addOnePush(world, 7, { created: 49, live: true }),
      addRecord(github, { link: 'www.example.com', created_at: daysAgo(100) }).id,
      addForeign(world, 1),
    ]
    const other = github.addDeployment({ environment: 'preview', created_at: daysAgo(90) })
    github.addStatus(other.id, { state: 'inactive', created_at: daysAgo(80) })
    github.setPullState(7, 'open')
    const result = await sweep(world)
    const left = new Set(github.deployments.map(({ id }) => id))
    expect(goes.filter((id) => left.has(id))).toEqual([])
    expect([...stays, other.id].filter((id) => !left.has(id))).toEqual([])
    expect(annotations(result, 'warning')).toEqual([])
    expect(github.violations).toEqual([])
    // The record goes on where it was.
    expect((await world.pull(7, 'synchronize')).outputs['link']).toBe(lost)
  })
})
