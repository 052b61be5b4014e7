/** A record is a set of links, each with its own state. */
import { describe, expect, it } from 'vitest'
import type { DeploymentStatus } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { addRecord, annotations, deletedMeanwhile, liveLinks, ours, tornDown } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchRun,
  deletedBy,
  live,
  madeHere,
  pages,
  payloadsOf,
  type Stage,
  setStage,
  statesOf,
  sweep,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const named = 'pr-7-docs.tiiny.test'
const preview = { environment: 'preview', task: 'deploy:pr-7' }
const succeeded = (link: string) => ({ state: 'success', environment_url: `https://${link}` }) as const
const failed = { state: 'failure' } as const

/** Adds deployments of pull request 7 that made these links, oldest first, each with its statuses. */
function addMade(
  { github }: World,
  ...all: readonly (readonly [link: string, ...states: Partial<DeploymentStatus>[]])[]
): void {
  if (!github.pulls.has(7)) github.addPull({ number: 7 })
  for (const [link, ...states] of all) {
    const payload = link === '' ? ours() : madeHere(link)
    addRecord(github, { ...preview, link, payload, states })
  }
}

describe('production', () => {
  it('goes on at its link after another was tried once and torn down by name', async () => {
    await using world = await setStage({ links: ['try.example.com'] })
    const link = (await world.step()).outputs['link'] ?? ''
    await world.step({ inputs: { domain: 'try.example.com' } })
    const ended = await tearDown(world, 'try.example.com')
    expect(ended, ended.stdout).toMatchObject({ code: 0, outputs: { link: 'try.example.com' } })
    const next = await world.step()
    expect(next, next.stdout).toMatchObject({ code: 0, outputs: { link } })
    expect(liveLinks(world)).toEqual([link])
    expect(statesOf(world, 'deploy')).toEqual(['success', 'torn down', 'success'])
  })

  it('follows its newest link that is live', async () => {
    await using world = await setStage({ links: ['www.example.com'] })
    const first = (await world.step()).outputs['link'] ?? ''
    await world.step({ inputs: { domain: 'www.example.com' } })
    expect((await world.step()).outputs['link']).toBe('www.example.com')
    expect(liveLinks(world)).toEqual(['www.example.com', first])
  })

  it('makes a new link once its only one was torn down by name', async () => {
    await using world = await setStage()
    const first = (await world.step()).outputs['link'] ?? ''
    await world.step()
    expect((await tearDown(world, first)).code).toBe(0)
    expect(statesOf(world, 'deploy')).toEqual(['torn down', 'torn down'])
    const next = await world.step()
    expect(next.code, next.stdout).toBe(0)
    expect(liveLinks(world)).toEqual([next.outputs['link']])
  })

  it('is torn down in its own record whichever record the person tears it down from', async () => {
    await using world = await setStage()
    const link = (await world.step({ inputs: { environment: 'docs' } })).outputs['link'] ?? ''
    await tearDown(world, link)
    const next = await world.step({ inputs: { environment: 'docs' } })
    expect(next.outputs['link'], next.stdout).not.toBe(link)
  })
})

describe('a pull request that got a domain later', () => {
  const begin = async (world: Stage): Promise<string> => {
    const first = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    const second = await world.pull(7, 'synchronize', { inputs: { domain: named } })
    expect(second, second.stdout).toMatchObject({ code: 0, outputs: { link: named } })
    return first
  }

  it.each([
    { end: 'its close', inputs: {} },
    { end: 'its close with the domain', inputs: { domain: named } },
  ])('loses both links by $end', async ({ inputs }) => {
    await using world = await setStage({ links: [live] })
    const first = await begin(world)
    const closed = await world.pull(7, 'closed', { inputs })
    expect(closed, closed.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(deletedBy(closed)).toEqual([first, named].toSorted())
    expect(pages(world)).toEqual({ [live]: 'before' })
    expect(statesOf(world)).toEqual(['torn down', 'torn down'])
  })

  it('loses both by a sweep', async () => {
    await using world = await setStage({ links: [live] })
    const first = await begin(world)
    world.github.setPullState(7, 'closed')
    expect(deletedBy(await sweep(world))).toEqual([first, named].toSorted())
    expect(statesOf(world)).toEqual(['torn down', 'torn down'])
  })

  it('loses both by a close whose domain is neither, which is an error and leaves that one', async () => {
    await using world = await setStage({ links: [live] })
    await begin(world)
    const closed = await world.pull(7, 'closed', { inputs: { domain: live } })
    expect(closed.code, closed.stdout).toBe(1)
    expect(annotations(closed, 'error')[0]).toContain(live)
    expect(pages(world)).toEqual({ [live]: 'before' })
    expect(statesOf(world)).toEqual(['torn down', 'torn down'])
  })

  it('loses both by a close whose domain nobody knows', async () => {
    await using world = await setStage({ links: [live] })
    const first = await begin(world)
    const closed = await world.pull(7, 'closed', { inputs: { domain: 'unknown.tiiny.test' } })
    expect(closed.code, closed.stdout).toBe(0)
    expect(deletedBy(closed)).toEqual([first, named].toSorted())
  })

  it('loses only the one that a person tears down by name', async () => {
    await using world = await setStage()
    const first = await begin(world)
    const inputs = { mode: 'teardown', domain: named }
    const result = await world.pull(7, 'synchronize', { inputs })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { deleted: JSON.stringify([named]) } })
    expect(liveLinks(world)).toEqual([first])
    expect(statesOf(world)).toEqual(['success', 'torn down'])
    expect((await world.pull(7, 'synchronize')).outputs['link']).toBe(first)
  })
})

describe("a branch's deletion", () => {
  it('tears down all that the record made, whatever domain says', async () => {
    await using world = await setStage({ links: [live] })
    const first = (await branchRun(world)).outputs['link'] ?? ''
    await branchRun(world, 'topic', { inputs: { domain: named } })
    const result = await branchDeletion(world, 'topic', { inputs: { domain: named } })
    expect(deletedBy(result), result.stdout).toEqual([first, named].toSorted())
    expect(pages(world)).toEqual({ [live]: 'before' })
  })
})

describe('a close', () => {
  it('with a domain that neither the record nor the account knows is skipped', async () => {
    await using world = await setStage({ links: [live] })
    const result = await world.pull(7, 'closed', { inputs: { domain: 'unknown.tiiny.test' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
    expect(pages(world)).toEqual({ [live]: 'before' })
  })

  it('that was done half is done again: the link that is left goes', async () => {
    await using world = await setStage()
    const first = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    await world.pull(7, 'synchronize', { inputs: { domain: named } })
    world.onHosting = moments({
      at: hostingAt.delete,
      nth: 2,
      happens: status(400, { success: false, error: 'BUSY', message: 'no' }),
    })
    const half = await world.pull(7, 'closed')
    expect(half.code, half.stdout).toBe(1)
    expect(liveLinks(world)).toHaveLength(1)
    expect(statesOf(world).toSorted()).toEqual(['success', 'torn down'])
    const again = await world.pull(7, 'closed')
    expect(again.code, again.stdout).toBe(0)
    expect(liveLinks(world), first).toEqual([])
    expect(statesOf(world)).toEqual(['torn down', 'torn down'])
  })

  it('ends a link whose statuses it could not write the first time', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened')
    await world.pull(7, 'synchronize')
    world.github.intercept = moments({
      at: gitHubAt.createStatus,
      nth: 2,
      happens: status(422, { message: 'no' }),
    })
    await world.pull(7, 'closed')
    world.github.intercept = () => false
    const again = await world.pull(7, 'closed')
    expect(again.code, again.stdout).toBe(0)
    expect(liveLinks(world)).toEqual([])
    expect(statesOf(world)).toEqual(['torn down', 'torn down'])
  })

  it('ends oldest first, so that what is half done names a live link still', async () => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    for (let push = 0; push < 3; push += 1) await world.pull(7, 'synchronize')
    await world.pull(7, 'closed')
    const ended = world.github.requests
      .filter(({ body }) => (body as { description?: string } | undefined)?.description === 'torn down')
      .map(({ path }) => Number(/\/deployments\/(\d+)\//u.exec(path)?.[1]))
    expect(ended, link).toEqual(ended.toSorted((one, other) => one - other))
    expect(ended).toHaveLength(4)
  })
})

describe('the state of a link', () => {
  const old = 'old.tiiny.test'
  const young = 'young.tiiny.test'
  type Row = [
    string,
    (readonly [string, ...Partial<DeploymentStatus>[]])[],
    recalled: string | undefined,
    set: string[],
  ]
  const rows: Row[] = [
    [
      'a failure without a link hides none',
      [
        [old, succeeded(old)],
        ['', failed],
      ],
      old,
      [old],
    ],
    [
      'one that only began hides none',
      [
        [old, succeeded(old)],
        ['', { state: 'in_progress' }],
      ],
      old,
      [old],
    ],
    [
      'an end without a link hides none',
      [
        [old, succeeded(old)],
        ['', failed, tornDown],
      ],
      old,
      [old],
    ],
    [
      'an end of one link leaves the other',
      [
        [old, succeeded(old)],
        [young, succeeded(young), tornDown],
      ],
      old,
      [old],
    ],
    [
      'the newest deployment that names a link decides: it is gone',
      [
        [old, succeeded(old)],
        [old, succeeded(old), tornDown],
      ],
      undefined,
      [],
    ],
    [
      'the newest deployment that names a link decides: it is there again',
      [
        [old, succeeded(old), tornDown],
        [old, succeeded(old)],
      ],
      old,
      [old],
    ],
    [
      'the newest live link is recalled, and both are in the set',
      [
        [old, succeeded(old)],
        [young, succeeded(young)],
      ],
      young,
      [old, young],
    ],
    [
      'a failure that names a link counts: the site was sent',
      [
        [old, succeeded(old)],
        ['', { ...failed, environment_url: `https://${young}` }],
      ],
      young,
      [old, young],
    ],
    [
      "an inactive that is not ours does not end a link: another tool's success sets it",
      [[old, succeeded(old), { state: 'inactive' }]],
      old,
      [old],
    ],
    [
      'a link of an older deployment is known by its status',
      [
        ['', succeeded(old)],
        [young, succeeded(young), tornDown],
      ],
      old,
      [old],
    ],
  ]

  it.each(rows)('%s', async (_, deployments, recalled) => {
    await using world = await setStage({ links: [live, old, young] })
    addMade(world, ...deployments)
    const pushed = await world.pull(7, 'synchronize')
    expect(pushed.code, pushed.stdout).toBe(0)
    if (recalled === undefined) expect([old, young]).not.toContain(pushed.outputs['link'])
    else expect(pushed.outputs['link']).toBe(recalled)
  })

  it.each(rows)('%s (torn down)', async (_, deployments, __, set) => {
    await using world = await setStage({ links: [live, old, young] })
    addMade(world, ...deployments)
    const closed = await world.pull(7, 'closed')
    expect(closed.code, closed.stdout).toBe(0)
    expect(deletedBy(closed)).toEqual(set)
    expect(pages(world)).toMatchObject({ [live]: 'before' })
    if (set.length > 0) expect(statesOf(world)).not.toContain('success')
  })

  it.each([
    { where: 'is in the account', links: [old, young], code: 1, left: [young] },
    { where: 'is not there', links: [old], code: 0, left: [] },
  ])('is no proof where a run claimed a link and died: it $where', async ({ links, code, left }) => {
    await using world = await setStage({ links })
    addMade(world, [old, succeeded(old)], [young, { state: 'in_progress' }])
    expect((await world.pull(7, 'synchronize')).outputs['link']).toBe(old)
    const closed = await world.pull(7, 'closed')
    expect(closed.code, closed.stdout).toBe(code)
    expect(liveLinks(world)).toEqual(left)
  })

  it("goes by the payload's name before the status' name, which is that of the same link", async () => {
    await using world = await setStage({
      links: ['mine.tiiny.test'],
      hosting: { customDomains: { 'shown.example.com': 'mine.tiiny.test' }, customDomainsAreFixed: true },
    })
    addMade(world, ['mine.tiiny.test', succeeded('shown.example.com')])
    const pushed = await world.pull(7, 'synchronize')
    expect(pushed, pushed.stdout).toMatchObject({ code: 0, outputs: { link: 'mine.tiiny.test' } })
    const closed = await world.pull(7, 'closed')
    expect(closed.code, closed.stdout).toBe(0)
    expect(liveLinks(world)).toEqual([])
  })

  it.each(['preview', 'Preview', 'PREVIEW'])("is not read from another tool's deployment (%s)", async (environment) => {
    await using world = await setStage({ links: [live] })
    world.github.addPull({ number: 7 })
    addRecord(world.github, { ...preview, environment, link: live, payload: { link: live } })
    const pushed = await world.pull(7, 'opened')
    expect(pushed.outputs['link'], pushed.stdout).not.toBe(live)
    await world.pull(7, 'closed')
    expect(pages(world)).toEqual({ [live]: 'before' })
  })

  it('is what is left of a link whose newest deployment is deleted while this reads', async () => {
    await using world = await setStage({ links: [old] })
    addMade(world, [old, succeeded(old)], [old, succeeded(old)])
    world.github.intercept = deletedMeanwhile(world.github.deployments[1]?.id ?? 0)
    const pushed = await world.pull(7, 'synchronize')
    expect(pushed, pushed.stdout).toMatchObject({ code: 0, outputs: { link: old } })
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([old])
  })
})

describe('a recalled link that the service no longer has', () => {
  it('is replaced by a new one: the begun deployment ends for the old link, a second begins without one', async () => {
    await using world = await setStage({ links: [live], hosting: { namedLinks: false } })
    const gone = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    world.hosting.account().links.delete(gone)
    const result = await world.pull(7, 'synchronize')
    expect(result.code, result.stdout).toBe(0)
    const link = result.outputs['link'] ?? ''
    expect(pages(world)).toEqual({ [live]: 'before', [link]: 'mine' })
    expect(payloadsOf(world)).toEqual([
      expect.not.objectContaining({ link: expect.anything() }),
      expect.objectContaining({ link: gone }),
      expect.not.objectContaining({ link: expect.anything() }),
    ])
    expect((await world.pull(7, 'synchronize')).outputs['link']).toBe(link)
    expect(deletedBy(await world.pull(7, 'closed'))).toContain(link)
    expect(pages(world)).toEqual({ [live]: 'before' })
  })
})
