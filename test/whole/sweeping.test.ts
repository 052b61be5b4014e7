/** What a sweep does first, what it costs, and what it leaves. */
import { describe, expect, it } from 'vitest'
import { daysAgo } from '../stand-ins/github/github.ts'
import { addRecord, liveLinks, ours, tornDown } from '../stand-ins/scenes/records.ts'
import {
  addPreview,
  branchRun,
  deletedBy,
  madeHere,
  publish,
  type Stage,
  setStage,
  sweep,
} from '../stand-ins/scenes/stage.ts'

const lost = 'lost.tiiny.test'
/** A link that a record names and did not make. */
const theirs = 'theirs.tiiny.test'

/** A preview of long ago, torn down so many days ago. */
function addEnded({ github }: Stage, number: number, days: number): void {
  const link = `pr-${number}.tiiny.test`
  github.addPull({ number, state: 'closed' })
  addRecord(github, {
    link,
    environment: 'preview',
    task: `deploy:pr-${number}`,
    payload: ours(),
    created_at: daysAgo(days),
    states: [
      { state: 'success', environment_url: `https://${link}`, created_at: daysAgo(days) },
      { ...tornDown, created_at: daysAgo(days) },
    ],
  })
}

/** What a sweep asked of GitHub, as in `GET …`. */
async function askedBySweep(world: Stage): Promise<string[]> {
  const before = world.github.requests.length
  const result = await sweep(world)
  expect(result.code, result.stdout).toBe(0)
  return world.github.requests.slice(before).map(({ method, path }) => `${method} ${path}`)
}

describe('a sweep', () => {
  it.each([0, 100, 200])(
    'tears a lost preview down before it deletes records of long ago: %i later ones',
    async (later) => {
      await using world = await setStage({ links: [lost] })
      for (let number = 1000; number < 1200; number += 1) addEnded(world, number, 90)
      addPreview(world, lost, { number: 7, state: 'closed', days: 60 })
      for (let number = 2000; number < 2000 + later; number += 1) addEnded(world, number, 50)
      const asked = await askedBySweep(world)
      expect(liveLinks(world)).toEqual([])
      expect(asked.length).toBeLessThanOrEqual(500)
    },
  )

  it('deletes no record before the last preview is torn down', async () => {
    await using world = await setStage({ links: [lost, 'lost-2.tiiny.test'] })
    for (let number = 1000; number < 1020; number += 1) addEnded(world, number, 90)
    addPreview(world, lost, { number: 7, state: 'closed', days: 60 })
    addPreview(world, 'lost-2.tiiny.test', { number: 8, state: 'closed', days: 1 })
    const asked = await askedBySweep(world)
    const firstDeleted = asked.findIndex((line) => line.startsWith('DELETE '))
    const lastEnded = asked.findLastIndex((line) => line.startsWith('POST ') && line.endsWith('/statuses'))
    expect(liveLinks(world)).toEqual([])
    expect(firstDeleted).toBeGreaterThan(lastEnded)
  })

  it('asks nothing for each preview that the list of open pull requests knows', async () => {
    const cost = async (open: number): Promise<number> => {
      await using world = await setStage()
      for (let number = 1; number <= open; number += 1) addPreview(world, `pr-${number}.tiiny.test`, { number })
      return (await askedBySweep(world)).length
    }
    expect(await cost(90)).toBeLessThanOrEqual((await cost(5)) + 1)
  })

  it('asks once for the state of each closed preview', async () => {
    await using world = await setStage({ links: ['a.tiiny.test', 'b.tiiny.test'] })
    for (const [index, link] of ['a.tiiny.test', 'b.tiiny.test'].entries()) {
      for (let push = 0; push < 4; push += 1) addPreview(world, link, { number: index + 1, state: 'closed' })
    }
    const asked = await askedBySweep(world)
    expect(liveLinks(world)).toEqual([])
    // Once to find it, and once more right before the deletion.
    for (const number of [1, 2]) {
      expect(asked.filter((line) => line.endsWith(`/pulls/${number}`)).length).toBeLessThanOrEqual(2)
    }
  })

  it('does not take a failed deployment of an open pull request for one that was torn down', async () => {
    await using world = await setStage()
    world.github.addPull({ number: 7 })
    const failed = (created_at: string, payload: object): number =>
      addRecord(world.github, {
        link: '',
        environment: 'preview',
        task: 'deploy:pr-7',
        payload,
        created_at,
        states: [
          { state: 'in_progress', created_at },
          { state: 'failure', created_at },
        ],
      }).id
    const made = addPreview(world, 'pr-7.tiiny.test', { number: 7, days: 80 })
    const ids = [failed(daysAgo(70), ours()), made, failed(daysAgo(60), madeHere('pr-7.tiiny.test'))]
    await askedBySweep(world)
    expect(world.github.deployments.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('leaves open what it may not delete, and goes on with the others', async () => {
    await using world = await setStage({ links: ['mine.tiiny.test', theirs] })
    world.github.addPull({ number: 8, state: 'closed' })
    addRecord(world.github, {
      link: theirs,
      environment: 'preview',
      task: 'deploy:pr-8',
      payload: ours(theirs),
    })
    addPreview(world, 'mine.tiiny.test', { state: 'closed' })
    const result = await sweep(world)
    expect(deletedBy(result), result.stdout).toEqual(['mine.tiiny.test'])
    expect(result.summary).toMatch(/theirs\.tiiny\.test.*stays/u)
    expect(liveLinks(world)).toEqual([theirs])
  })

  it('tears down all links of a set that this record made, and only those', async () => {
    await using world = await setStage({ links: [theirs] })
    const first = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    await world.pull(7, 'synchronize', { inputs: { domain: 'pr-7-docs.tiiny.test' } })
    addRecord(world.github, {
      link: theirs,
      environment: 'preview',
      task: 'deploy:pr-7',
      payload: ours(theirs),
    })
    const branch = (await branchRun(world)).outputs['link'] ?? ''
    world.github.setPullState(7, 'closed')
    world.github.deleteBranch('topic')
    const result = await sweep(world)
    expect(deletedBy(result), result.stdout).toEqual([first, branch, 'pr-7-docs.tiiny.test'].toSorted())
    expect(liveLinks(world)).toEqual([theirs])
  })

  it('goes on with the other links of a set after one that somebody took over, and fails at its end', async () => {
    const domain = 'pr-7-docs.tiiny.test'
    await using world = await setStage()
    const first = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    await world.pull(7, 'synchronize', { inputs: { domain } })
    addRecord(world.github, { link: domain })
    world.github.setPullState(7, 'closed')
    const result = await sweep(world)
    expect(result.code, result.stdout).toBe(1)
    expect(deletedBy(result)).toEqual([first])
    expect(liveLinks(world)).toEqual([domain])
    expect(result.stdout).toContain(`${domain} belongs to the live site`)
  })

  it('says of a set that is needed again meanwhile which link is gone, and which one stays', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened')
    await world.pull(7, 'synchronize', { inputs: { domain: 'pr-7-docs.tiiny.test' } })
    world.github.setPullState(7, 'closed')
    world.onHosting = (_, __, { path }) => {
      if (path === '/v1/delete') world.github.setPullState(7, 'open')
      return false
    }
    const result = await sweep(world)
    const [gone, ...others] = deletedBy(result)
    expect(others, result.stdout).toEqual([])
    expect(result.stdout).toContain(`pull request #7: deleted ${gone}\n`)
    expect(result.stdout).toContain(`pull request #7: stays, it is open: ${liveLinks(world).join()}\n`)
    expect(liveLinks(world)).toHaveLength(1)
  })

  it('in a dry run tells apart what it would delete and what no record made', async () => {
    await using world = await setStage({ links: ['mine.tiiny.test', theirs] })
    world.github.addPull({ number: 8, state: 'closed' })
    addRecord(world.github, {
      link: theirs,
      environment: 'preview',
      task: 'deploy:pr-8',
      payload: ours(theirs),
    })
    addPreview(world, 'mine.tiiny.test', { state: 'closed' })
    publish(world, 'mine.tiiny.test', 'x')
    const result = await sweep(world, { 'dry-run': 'true' })
    const rows = result.summary.split('\n').filter((line) => line.includes('.tiiny.test'))
    expect(rows).toEqual([
      expect.stringMatching(/theirs\.tiiny\.test.*there before/u),
      expect.stringMatching(/mine\.tiiny\.test.*dry run/u),
    ])
    expect(liveLinks(world)).toHaveLength(2)
  })
})
