/** Ends of previews with several links, and what of them can not go. */
import { describe, expect, it } from 'vitest'
import { status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addRecord,
  annotations,
  deletedBy,
  hostingWrites,
  liveLinks,
  ours,
  recordOf,
} from '../stand-ins/scenes/records.ts'
import {
  close,
  closeAgain,
  expectGreen,
  expectRed,
  expectRefused,
  push,
  setStage,
  sweep,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const seed = { environment: 'preview', task: 'deploy:pr-7' }
const [a, b] = ['a.example', 'b.example']
const told = { mode: 'teardown', directory: '' }
const refusal = status(400, { success: false, error: 'KEPT', message: 'No.' })

/** The preview of pull request 7 with two links, and a link of somebody else. */
async function scene(state: 'open' | 'closed' = 'closed'): Promise<World> {
  const world = await setStage({ links: [a, b, 'c.example'] })
  world.github.addPull({ number: 7, state })
  for (const link of [a, b]) addRecord(world.github, { ...seed, link })
  return world
}
const commentOf = ({ github }: World): string => github.commentsOf(7).at(-1)?.body ?? ''
const ends = [
  { end: 'a close', run: close() },
  { end: 'a sweep', run: sweep() },
]

describe.each(ends)('$end', ({ end, run }) => {
  it('deletes all links of its record, the newest first, and tells of it', async () => {
    await using world = await scene()
    const result = await expectGreen(run(world))
    expect(JSON.parse(result.outputs['deleted'] ?? '')).toEqual([b, a])
    expect([liveLinks(world), recordOf(world), hostingWrites(world).length]).toEqual([['c.example'], [], 2])
    for (const link of [a, b]) expect(commentOf(world)).toContain(link)
    expect(result.outputs['quota-used']).toMatch(/\d/u)
  })

  it('leaves the one that was taken over, deletes the other, and forgets both', async () => {
    await using world = await scene()
    addRecord(world.github, { link: b })
    const result = await expectGreen(run(world))
    expect([deletedBy(result), liveLinks(world), recordOf(world)]).toEqual([[a], [b, 'c.example'], []])
    expect(commentOf(world)).toMatch(/production/u)
  })

  it('goes on after a link that can not be deleted, forgets only the others, and is red', async () => {
    await using world = await scene()
    world.meet = moments({ at: hostingAt.delete, happens: refusal }, { at: hostingAt.delete, nth: 2, happens: refusal })
    const result = await expectRed(run(world), 'KEPT')
    expect(liveLinks(world)).toEqual([b, 'c.example'])
    expect(recordOf(world).map(({ link }) => link)).toEqual([b])
    if (end === 'a sweep') expect(deletedBy(result)).toEqual([a])
    else expect(commentOf(world)).toContain(b)
  })

  it('stops where the preview is needed again after its first link, and says so', async () => {
    await using world = await scene()
    world.meet = moments({ at: hostingAt.delete, done: true, happens: () => world.github.setPullState(7, 'open') })
    const result = await run(world)
    expect(liveLinks(world), result.stdout).toEqual([a, 'c.example'])
    expect(recordOf(world).map(({ link }) => link)).toEqual([a])
    expect(`${result.stdout}${result.summary}`).toContain('open')
  })

  it('deletes nothing where the account refuses and nobody knows what is there, and names it', async () => {
    await using world = await scene()
    world.meet = (line, ...exchange) =>
      (hostingAt.delete.test(line) || hostingAt.profile.test(line)) && status(500)(...exchange)
    await expectRed(run(world), '500')
    expect(recordOf(world)).toHaveLength(2)
  })
})

it.each([true, false])('a sweep that deletes nothing leaves the comment as it is (open: %s)', async (isOpen) => {
  await using world = await setStage()
  await expectGreen(push()(world))
  const before = commentOf(world)
  world.github.setPullState(7, isOpen ? 'open' : 'closed')
  world.meet = (line, ...exchange) =>
    (gitHubAt.listPulls.test(line) || hostingAt.delete.test(line)) && status(400, { message: 'no' })(...exchange)
  expect((await sweep()(world)).code).toBe(isOpen ? 0 : 1)
  expect([commentOf(world), liveLinks(world).length, recordOf(world).length]).toEqual([before, 1, 1])
})

it('a preview that has begun without a link stays while its pull request is open, and goes with it', async () => {
  await using world = await setStage()
  world.github.addPull({ number: 7 })
  addRecord(world.github, { ...seed, link: '', payload: ours(), states: [{ state: 'in_progress' }] })
  const again = await expectGreen(closeAgain()(world))
  expect(again.outputs['result']).toBe('skipped')
  expect(recordOf(world)).toHaveLength(1)
  const result = await expectGreen(close()(world))
  expect(result.outputs).toMatchObject({ result: 'skipped', environment: 'preview' })
  expect(annotations(result, 'notice')).toHaveLength(1)
  expect([recordOf(world), world.hosting.requests]).toEqual([[], []])
})

it('a close leaves what domain names and no record knows, says so, and is green', async () => {
  await using world = await setStage({ links: ['c.example'] })
  const result = await expectGreen(close(7, { domain: 'c.example' })(world))
  expect(result.outputs['skip-reason']).toContain('c.example')
  expect(liveLinks(world)).toEqual(['c.example'])
})

describe('a person', () => {
  it('names one link of a preview, also by its first label, which goes alone', async () => {
    await using world = await scene('open')
    expect(deletedBy(await expectGreen(push(7, { ...told, domain: 'a' })(world)))).toEqual([a])
    expect(recordOf(world).map(({ link }) => link)).toEqual([b])
    // The last link takes the record along.
    await expectGreen(push(7, { ...told, domain: b })(world))
    expect([liveLinks(world), recordOf(world)]).toEqual([['c.example'], []])
  })

  it('names a link of a preview that a live site has: it stays', async () => {
    await using world = await scene('open')
    addRecord(world.github, { link: a })
    const result = await expectGreen(push(7, { ...told, domain: a })(world))
    expect([deletedBy(result), liveLinks(world)]).toEqual([[], [a, b, 'c.example']])
    expect(recordOf(world).map(({ link }) => link)).toEqual([b])
    // What nobody has is an error.
    await expectRefused(world, push(7, { ...told, domain: 'd.example' }), 'd.example')
  })

  it('deletes a live site whose record says that it is there though the account does not list it', async () => {
    await using world = await setStage()
    addRecord(world.github, { link: a })
    expect(deletedBy(await expectGreen(tearDown(a)(world)))).toEqual([a])
    expect(recordOf(world, 'deploy:site')).toEqual([])
    // With neither, it is an error, also where the account can not be asked before.
    await expectRed(tearDown(a)(world), a)
    world.meet = moments({ at: hostingAt.profile, happens: status(403) })
    await expectRed(tearDown(a)(world), a)
  })

  it('is told where the deployments of a live site stay', async () => {
    await using world = await setStage({ links: [a] })
    addRecord(world.github, { link: a })
    world.meet = (line, ...exchange) =>
      gitHubAt.deleteDeployment.test(line) && status(409, { message: 'no' })(...exchange)
    await expectRed(tearDown(a)(world), '409')
    expect(liveLinks(world)).toEqual([])
  })
})
