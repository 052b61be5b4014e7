/** A sweep makes up for closes that got lost, and leaves what is wanted, what it can't read and what is not ours. */
import { describe, expect, it } from 'vitest'
import { daysAgo } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addPreview,
  addRecord,
  deletedBy,
  liveLinks,
  ours,
  pages,
  recordOf,
  stateOf,
} from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  closeAgain,
  expectGreen,
  expectRed,
  live,
  production,
  push,
  setStage,
  sha,
  sweep,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const closed = (world: World, link: string, number: number, more = {}) =>
  addPreview(world, link, { number, state: 'closed', ...more })

describe('a sweep', () => {
  it('tears down what is closed or gone in its environment, and reports each link, the account and the quota', async () => {
    await using world = await setStage({ links: [live] })
    addRecord(world.github, { link: live })
    closed(world, 'a.test', 1)
    addPreview(world, 'open.test', { number: 2 })
    closed(world, 'docs.test', 3, { environment: 'docs' })
    await expectGreen(branchPush('gone')(world))
    await expectGreen(branchPush('here')(world))
    world.github.deleteBranch('gone')
    const result = await expectGreen(sweep()(world))
    expect(deletedBy(result)).toHaveLength(2)
    expect(liveLinks(world)).toHaveLength(4)
    for (const link of deletedBy(result)) expect(result.summary).toContain(link)
    expect(result.summary).toMatch(/\b4 links\b/u)
    expect(result.summary).toMatch(/quota/iu)
    expect(result.outputs['link']).toBe('')
    expect(deletedBy(await expectGreen(sweep({ environment: 'docs' })(world)))).toEqual(['docs.test'])
  })

  it('deletes deployments whose links are gone already, and those that never had one', async () => {
    await using world = await setStage()
    world.github.addPull({ number: 1, state: 'closed' })
    for (const payload of [ours('gone.test'), ours()]) {
      addRecord(world.github, { link: '', environment: 'preview', task: 'deploy:pr-1', payload, states: [] })
    }
    await expectGreen(sweep()(world))
    expect(recordOf(world, 'deploy:pr-1')).toEqual([])
  })

  it("leaves the deployments of an open pull request, whatever failed, and other tools'", async () => {
    await using world = await setStage()
    world.github.addPull({ number: 2 })
    const seed = { environment: 'preview', task: 'deploy:pr-2' }
    addRecord(world.github, { link: '', ...seed, payload: ours(), states: [{ state: 'failure' }] })
    world.github.addPull({ number: 3, state: 'closed' })
    world.github.addDeployment({ environment: 'preview', task: 'deploy:pr-3', payload: { tool: 'other' } })
    const before = stateOf(world)
    await expectGreen(sweep()(world))
    expect(stateOf(world)).toEqual(before)
  })

  it('goes on with the others after one that can not be deleted or read, and fails at its end', async () => {
    await using world = await setStage()
    for (const [index, link] of ['a.test', 'b.test', 'c.test'].entries()) closed(world, link, index + 1)
    let refused = 0
    world.meet = (line, request, response) => {
      if (/\/pulls\/3$/u.test(line)) return status(404, { message: 'Not Found' })(request, response)
      return hostingAt.delete.test(line) && refused++ < 4 && status(500)(request, response)
    }
    await expectRed(sweep()(world))
    expect(liveLinks(world)).toHaveLength(2)
    world.meet = undefined
    await expectGreen(sweep()(world))
    expect([liveLinks(world), world.github.deployments]).toEqual([[], []])
  })

  it('stops with fewer than 300 requests left to the token, and says how many wait', async () => {
    await using world = await setStage()
    for (let number = 1; number <= 12; number += 1) closed(world, `p-${number}.test`, number)
    world.github.remaining = 330
    const result = await expectGreen(sweep()(world))
    expect(world.github.remaining).toBeGreaterThan(280)
    const left = liveLinks(world).length
    expect(left).toBeGreaterThan(5)
    expect(left).toBeLessThan(12)
    expect(result.summary).toMatch(new RegExp(`\\b${left}\\b`, 'u'))
    world.github.remaining = 10_000
    await expectGreen(sweep()(world))
    expect(liveLinks(world)).toEqual([])
  })

  it('tears down 100 previews at most', async () => {
    await using world = await setStage({ linkLimit: 200 })
    for (let number = 1; number <= 103; number += 1) closed(world, `p-${number}.test`, number)
    const result = await expectGreen(sweep()(world))
    expect(liveLinks(world)).toHaveLength(3)
    expect(result.summary).toMatch(/\b3\b/u)
    expect((await expectGreen(sweep()(world))).summary).not.toMatch(/next (?:run|sweep)/iu)
  })

  it('in a dry run writes nothing', async () => {
    await using world = await setStage()
    closed(world, 'a.test', 1)
    const before = stateOf(world)
    const result = await expectGreen(sweep({ 'dry-run': 'true' })(world))
    expect(stateOf(world)).toEqual(before)
    expect(`${result.stdout}${result.summary}`).toContain('a.test')
  })
})

describe('expire-after', () => {
  it('tears down what nobody deployed to for that long, and the comment says so', async () => {
    await using world = await setStage()
    addPreview(world, 'old.test', { number: 1, days: 40 })
    addPreview(world, 'old.test', { number: 1, days: 31 })
    addPreview(world, 'young.test', { number: 2, days: 40 })
    addPreview(world, 'young.test', { number: 2, days: 29 })
    world.github.addComment(1, { body: '<!-- static-deploy: preview -->\nis live' })
    await expectGreen(sweep({ 'expire-after': '30' })(world))
    expect(liveLinks(world)).toEqual(['young.test'])
    expect(world.github.commentsOf(1)[0]?.body).toMatch(/expired/iu)
    const { outputs } = await expectGreen(push(1)(world))
    expect(liveLinks(world)).toEqual(['young.test', outputs['link']])
  })

  it('leaves one that was pushed to while the sweep waits', async () => {
    await using world = await setStage()
    addPreview(world, 'old.test', { number: 1, days: 40 })
    const seed = { link: 'old.test', environment: 'preview', task: 'deploy:pr-1', created_at: daysAgo(0) }
    world.meet = moments({
      at: hostingAt.delete,
      happens: (...exchange) => {
        addRecord(world.github, seed)
        return status(503)(...exchange)
      },
    })
    await sweep({ 'expire-after': '30' })(world)
    expect(liveLinks(world)).toEqual(['old.test'])
  })

  it.each([
    push(7, { 'expire-after': '30' }),
    production({ 'expire-after': '30' }),
    close(7, { 'expire-after': '30' }),
  ])('is an input error in any other run', async (run) => {
    await using world = await setStage()
    await expectRed(run(world), 'expire-after')
  })
})

describe('proof is fresh', () => {
  const wants = [
    {
      who: 'a pull request',
      begin: push(),
      again: closeAgain(),
      gone: (world: World) => world.github.setPullState(7, 'closed'),
      back: (world: World) => world.github.setPullState(7, 'open'),
    },
    {
      who: 'a branch',
      begin: branchPush(),
      again: (world: World) => {
        const run = branchDeletion()(world)
        world.github.addBranch('topic', sha('b'))
        return run
      },
      gone: (world: World) => world.github.deleteBranch('topic'),
      back: (world: World) => world.github.addBranch('topic', sha('b')),
    },
  ]

  it.each(wants)('$who that is there again keeps its preview when its end is run again', async ({ begin, again }) => {
    await using world = await setStage()
    await expectGreen(begin(world))
    const { stdout } = await again(world)
    expect(liveLinks(world), stdout).toHaveLength(1)
    expect(world.github.deployments.length).toBeGreaterThan(0)
  })

  it.each(wants)(
    '$who that comes back while the sweep waits for another try keeps it',
    async ({ begin, gone, back }) => {
      await using world = await setStage()
      await expectGreen(begin(world))
      gone(world)
      world.meet = moments({
        at: hostingAt.delete,
        happens: (...exchange) => {
          back(world)
          return status(503)(...exchange)
        },
      })
      const result = await sweep()(world)
      expect(liveLinks(world), result.stdout).toHaveLength(1)
    },
  )

  it('what a person tears down by name goes, whatever is open', async () => {
    await using world = await setStage()
    const { outputs } = await expectGreen(push()(world))
    await expectGreen(tearDown(outputs['link'] ?? '')(world))
    expect(pages(world)).toEqual({})
    await expectGreen(push()(world))
    await expectGreen(close()(world))
    expect([liveLinks(world), recordOf(world)]).toEqual([[], []])
  })
})
