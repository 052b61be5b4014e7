/** `skip-unchanged`: what is skipped is live, byte for byte, by the record; where that is not certain, it is sent. */
import { describe, expect, it } from 'vitest'
import type { DeploymentStatus } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, hostingAt } from '../stand-ins/scenes/moments.ts'
import { addRecord, hostingWrites, liveLinks, ours, pages, publish, recordOf } from '../stand-ins/scenes/records.ts'
import {
  branchPush,
  close,
  expectGreen,
  production,
  push,
  reserve,
  setStage,
  type Told,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const skipping = { 'skip-unchanged': 'true', page: 'mine' }
const kinds = [
  {
    who: 'production',
    task: 'deploy:site',
    environment: 'production',
    run: (told: Told = {}) => production({ ...skipping, ...told }),
  },
  {
    who: 'a pull request',
    task: 'deploy:pr-7',
    environment: 'preview',
    run: (told: Told = {}) => push(7, { ...skipping, ...told }),
  },
  {
    who: 'a branch',
    task: 'deploy:branch-topic',
    environment: 'preview',
    run: (told: Told = {}) => branchPush('topic', { ...skipping, ...told }),
  },
]

describe.each(kinds)('skip-unchanged of $who', ({ task, environment, run }) => {
  const begin = async (): Promise<{ world: World; link: string }> => {
    const world = await setStage()
    return { world, link: (await expectGreen(run()(world))).outputs['link'] ?? '' }
  }

  it('skips the same site, records that, and skips again', async () => {
    const { world, link } = await begin()
    await using _ = world
    for (let pushes = 0; pushes < 2; pushes += 1) {
      const { outputs } = await expectGreen(run()(world))
      expect(outputs).toMatchObject({ result: 'skipped', link, url: `https://${link}` })
      expect(outputs['skip-reason']).not.toBe('')
    }
    expect(hostingWrites(world)).toHaveLength(1)
    expect(recordOf(world, task)).toHaveLength(3)
    expect(recordOf(world, task).filter(({ state }) => state === 'success')).toHaveLength(1)
  })

  it('sends another site, and then the first one again', async () => {
    const { world, link } = await begin()
    await using _ = world
    for (const page of ['other', 'mine', 'other']) {
      expect((await expectGreen(run({ page })(world))).outputs['result']).toBe('deployed')
      expect(pages(world)).toEqual({ [link]: page })
    }
  })

  const ends: readonly { readonly end: string; readonly states: readonly Partial<DeploymentStatus>[] }[] = [
    { end: 'ended well since', states: [{ state: 'success' }] },
    { end: 'failed since', states: [{ state: 'failure' }] },
    { end: 'is not finished', states: [{ state: 'in_progress' }] },
    { end: 'has no status', states: [] },
  ]
  it.each(ends)('sends where another push to the link, of another site, $end', async ({ states }) => {
    const { world, link } = await begin()
    await using _ = world
    const payload = ours(link, { digest: 'f'.repeat(64) })
    addRecord(world.github, { link, task, environment, payload, states })
    publish(world, link, 'another site')
    expect((await expectGreen(run()(world))).outputs['result']).toBe('deployed')
    expect(pages(world)).toEqual({ [link]: 'mine' })
  })

  it('sends where the account does not list the link, or can not be read', async () => {
    const { world, link } = await begin()
    await using _ = world
    world.meet = faultsAt(hostingAt.profile, status(500))
    expect((await expectGreen(run()(world))).outputs).toMatchObject({ result: 'deployed', link })
    world.meet = undefined
    world.hosting.account().links.clear()
    expect((await expectGreen(run()(world))).outputs['result']).toBe('deployed')
    expect(liveLinks(world)).toHaveLength(1)
  })

  it('sends what was sent in another form', async () => {
    const { world } = await begin()
    await using _ = world
    expect((await expectGreen(run({ 'upload-as': 'zip' })(world))).outputs['result']).toBe('deployed')
  })
})

it('skip-unchanged sends after a reserve, a close, and a live site of another environment on the same link', async () => {
  await using world = await setStage()
  await expectGreen(reserve()(world))
  expect((await expectGreen(push(7, skipping)(world))).outputs['result']).toBe('deployed')
  await expectGreen(close()(world))
  expect((await expectGreen(push(7, skipping)(world))).outputs['result']).toBe('deployed')
  const www = { ...skipping, domain: 'www.tiiny.test' }
  await expectGreen(production(www)(world))
  await expectGreen(production({ ...www, environment: 'docs', page: 'docs' })(world))
  expect((await expectGreen(production(www)(world))).outputs['result']).toBe('deployed')
})
