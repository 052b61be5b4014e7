/** Who took a preview's link over since it was made: seen before anything is replaced or deleted. */
import { describe, expect, it } from 'vitest'
import { addRecord, annotations, ours, tornDown } from '../stand-ins/scenes/records.ts'
import { addPreview, deletedBy, publish, setStage, stateOf, sweep } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

describe('who took a link over', () => {
  const link = 'mine.tiiny.test'
  const minutes = (count: number): string => new Date(Date.now() - count * 60_000).toISOString()
  const seed = (world: World, created_at: string): void => {
    world.github.addPull({ number: 7 })
    const payload = { 'static-deploy': 1, link, made: true }
    addRecord(world.github, { link, environment: 'preview', task: 'deploy:pr-7', payload, created_at })
  }
  const crowd = (world: World, created_at: string): void => {
    for (let index = 0; index < 250; index += 1) {
      addRecord(world.github, { link: 'other.example.com', environment: `docs-${index % 9}`, created_at })
    }
  }
  type Row = readonly [who: string, add: (world: World) => void]
  const owners: Row[] = [
    [
      'production, later',
      (world) => [seed(world, minutes(90)), addRecord(world.github, { link, created_at: minutes(60) })],
    ],
    [
      'production, that began half an hour before this record did',
      (world) => [addRecord(world.github, { link, created_at: minutes(120) }), seed(world, minutes(90))],
    ],
    [
      'production, whose deploy is only begun and names the link',
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, { link, created_at: minutes(60), states: [{ state: 'in_progress' }] }),
      ],
    ],
    [
      'production, long before what is left of this record',
      (world) => {
        addRecord(world.github, { link, created_at: minutes(5000) })
        crowd(world, minutes(3000))
        seed(world, minutes(90))
      },
    ],
    [
      'the live site of another environment',
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, { link, created_at: minutes(60), environment: 'docs' }),
      ],
    ],
    [
      'the live site of another environment, which made it without a domain',
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, {
          link,
          created_at: minutes(60),
          environment: 'docs',
          payload: { 'static-deploy': 1 },
        }),
      ],
    ],
    [
      "production in another tool's record",
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, {
          link,
          created_at: minutes(60),
          environment: 'www',
          payload: '',
          production_environment: true,
        }),
      ],
    ],
    [
      'a branch that follows it as its staging site',
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, {
          link,
          created_at: minutes(60),
          environment: 'staging',
          task: 'deploy:branch-develop',
          payload: ours(link),
        }),
      ],
    ],
    [
      'production by the first label alone',
      (world) => [seed(world, minutes(90)), addRecord(world.github, { link: 'mine', created_at: minutes(60) })],
    ],
    [
      'production behind 250 deployments of others',
      (world) => {
        seed(world, minutes(90))
        addRecord(world.github, { link, created_at: minutes(80) })
        crowd(world, minutes(70))
      },
    ],
  ]

  it.each(owners)('is an error that names the owner: %s', async (_, add) => {
    await using world = await setStage({ links: [link] })
    add(world)
    const before = stateOf(world)
    for (const run of [
      () => world.pull(7, 'synchronize'),
      () => world.pull(7, 'synchronize', { inputs: { domain: link } }),
      () => world.pull(7, 'closed'),
      () => world.pull(7, 'closed', { inputs: { domain: link } }),
    ]) {
      const result = await run()
      expect(result.code, result.stdout).toBe(1)
      expect(annotations(result, 'error')).toHaveLength(1)
      expect(annotations(result, 'error')[0]).toMatch(/belongs to|live site|production|another tool|branch/iu)
      expect(stateOf(world)).toEqual(before)
    }
    await sweep(world)
    expect(stateOf(world)).toEqual(before)
  })

  const nobody: Row[] = [
    [
      'production that was torn down',
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, {
          link,
          environment: 'docs',
          created_at: minutes(60),
          states: [{ state: 'success', environment_url: `https://${link}` }, tornDown],
        }),
      ],
    ],
    [
      "another tool's deployment that is not production: a job's environment with our url",
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, {
          link,
          created_at: minutes(60),
          environment: 'preview',
          payload: '',
          production_environment: false,
        }),
      ],
    ],
    [
      'production of another link',
      (world) => [
        seed(world, minutes(90)),
        addRecord(world.github, { link: 'mine-2.tiiny.test', created_at: minutes(60) }),
      ],
    ],
  ]

  it.each(nobody)('is nobody: %s', async (_, add) => {
    await using world = await setStage({ links: [link] })
    add(world)
    const pushed = await world.pull(7, 'synchronize')
    expect(pushed, pushed.stdout).toMatchObject({ code: 0, outputs: { link } })
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
  })

  it('begins anew with a link that was torn down and made again', async () => {
    await using world = await setStage()
    const inputs = { domain: 'pr-7-docs.tiiny.test' }
    await world.pull(7, 'opened', { inputs })
    await world.pull(7, 'closed', { inputs })
    // Production had it in between, and gave it up.
    const id = addRecord(world.github, { link: inputs.domain }).id
    world.github.addStatus(id, tornDown)
    for (const action of ['reopened', 'synchronize']) {
      expect((await world.pull(7, action, { inputs })).code).toBe(0)
    }
    expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([inputs.domain])
  })

  it('costs no request for each deployment of a job that came later', async () => {
    await using world = await setStage()
    addPreview(world, link, { number: 8 })
    publish(world, link, 'other')
    await world.pull(7, 'opened')
    for (let index = 0; index < 80; index += 1) {
      const { id } = world.github.addDeployment({ environment: 'job', production_environment: false })
      world.github.addStatus(id, { environment_url: 'https://job.example.com' })
    }
    const before = world.github.requests.length
    await world.pull(7, 'synchronize')
    expect(world.github.requests.length - before).toBeLessThan(20)
  })
})
