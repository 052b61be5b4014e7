/** A full account heals itself with what is closed; what then happens to a preview says `when-full`. */
import { describe, expect, it } from 'vitest'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { runSource } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addPreview,
  addRecord,
  annotations,
  commentOf,
  deletedBy,
  liveLinks,
  pages,
  recordOf,
  takeOver,
} from '../stand-ins/scenes/records.ts'
import {
  branchPush,
  expectGreen,
  expectRed,
  live,
  production,
  push,
  reserve,
  type StageOptions,
  setStage,
  type Told,
} from '../stand-ins/scenes/stage.ts'
import { makeWorld, type World } from '../stand-ins/scenes/world.ts'

const kinds: readonly { readonly service: string; readonly hosting: HostingOptions }[] = [
  { service: 'by the interface', hosting: {} },
  { service: 'that says the limit first', hosting: { limitFirst: true, limitCode: 'FREE_UPLOAD_LIMIT_REACHED' } },
]

const previews = [
  { run: 'a pull request', start: push() },
  { run: 'a named preview', start: push(7, { domain: 'pr-7.tiiny.test' }) },
  { run: 'a branch', start: branchPush() },
  { run: 'a reserve', start: reserve() },
]

describe('a full account', () => {
  const makers = [
    ...previews,
    { run: 'production', start: production() },
    { run: 'production with a domain', start: production({ domain: 'www.tiiny.test' }) },
  ]

  it.each(kinds.flatMap((kind) => makers.map((maker) => ({ ...kind, ...maker }))))(
    'gets room from what is closed, in every environment: $run, $service',
    async ({ hosting, start }) => {
      for (const environment of ['preview', 'docs']) {
        await using world = await setStage({ linkLimit: 2, links: ['theirs.test'], hosting })
        addPreview(world, 'a.test', { number: 1, state: 'closed', environment })
        const result = await expectGreen(start(world))
        expect(result.outputs['result']).toBe('deployed')
        expect(deletedBy(result)).toEqual(['a.test'])
        expect(result.summary).toContain('a.test')
        expect(liveLinks(world)).toEqual(['theirs.test', result.outputs['link']])
      }
    },
  )

  it('gets none from a record whose link this account does not list', async () => {
    await using world = await setStage({ linkLimit: 1, links: ['theirs.test'] })
    addPreview(world, 'elsewhere.test', { number: 1, state: 'closed' })
    world.hosting.account().links.delete('elsewhere.test')
    await expectRed(push()(world))
    expect(recordOf(world, 'deploy:pr-1')).toHaveLength(1)
  })

  it('is green once the create succeeds, with a warning of what could not be swept', async () => {
    await using world = await setStage({ linkLimit: 2 })
    addPreview(world, 'a.test', { number: 1, state: 'closed' })
    addPreview(world, 'b.test', { number: 2, state: 'closed' })
    world.meet = faultsAt(/\/pulls\/1$/u, status(404, { message: 'Not Found' }))
    const result = await expectGreen(push()(world))
    expect(annotations(result, 'warning')).not.toEqual([])
    expect(liveLinks(world)).toEqual(['a.test', result.outputs['link']])
  })

  it('that nothing can leave: the error lists our previews, and how many others there are, but not their names', async () => {
    await using world = await setStage({ linkLimit: 4, links: ['theirs.test', 'secret.test'] })
    addPreview(world, 'a.test', { number: 1, days: 3 })
    addPreview(world, 'b.test', { number: 2 })
    const result = await expectRed(push()(world), 'a.test', '#1', 'b.test', '#2', /2 other/u)
    expect(`${result.stdout}${result.summary}${commentOf(world, 7)}`).not.toMatch(/theirs|secret/u)
    expect(liveLinks(world)).toHaveLength(4)
    expect(recordOf(world)).toMatchObject([{ state: 'failure' }])
  })

  it('without any preview of ours does not ask to close pull requests', async () => {
    await using world = await setStage({ linkLimit: 1, links: ['theirs.test'] })
    const result = await expectRed(push()(world))
    expect(annotations(result, 'error')[0]).not.toMatch(/close pull requests/iu)
  })
})

describe('when-full', () => {
  const full = async (told: Told = {}, more: StageOptions = {}): Promise<World> => {
    const world = await setStage({ linkLimit: 3, links: [live], inputs: told, ...more })
    addRecord(world.github, { link: live })
    addPreview(world, 'older.test', { number: 1, days: 9 })
    addPreview(world, 'newer.test', { number: 2, days: 3 })
    // Made before, but pushed to since.
    addPreview(world, 'newer.test', { number: 2, days: 1 })
    return world
  }

  it.each(previews)('skip is green and says why: $run', async ({ run, start }) => {
    await using world = await full({ 'when-full': 'skip' })
    const before = pages(world)
    const result = await expectGreen(start(world))
    expect(result.outputs).toMatchObject({
      result: 'skipped',
      'skip-reason': expect.stringMatching(/full|limit|no more links/iu),
    })
    expect(annotations(result, 'notice')).not.toEqual([])
    expect(pages(world)).toEqual(before)
    if (run !== 'a branch') expect(commentOf(world, 7)).toContain('older.test')
    // Nothing is left that would count as a link.
    world.hosting.account().linkLimit = 9
    expect((await expectGreen(push()(world))).outputs['result']).toBe('deployed')
  })

  it.each(previews)('replace-oldest takes the preview that was deployed to longest ago: $run', async ({ start }) => {
    await using world = await full({ 'when-full': 'replace-oldest' })
    const result = await expectGreen(start(world))
    expect(result.outputs['result']).toBe('deployed')
    expect(liveLinks(world)).toEqual([live, 'newer.test', result.outputs['link']])
    expect(deletedBy(result)).toEqual(['older.test'])
    expect(recordOf(world, 'deploy:pr-1')).toEqual([])
    expect(commentOf(world, 1)).toMatch(/room|next push/iu)
    // Its next push brings it back.
    world.hosting.account().linkLimit = 9
    await expectGreen(push(1)(world))
  })

  it.each(['skip', 'replace-oldest', 'fail'])('%s never holds for a live site', async (whenFull) => {
    await using world = await full({ 'when-full': whenFull })
    const before = pages(world)
    await expectRed(production({ domain: 'www.tiiny.test' })(world))
    expect(pages(world)).toEqual(before)
  })

  it('replace-oldest takes no preview of another environment, no live site, nothing of its own', async () => {
    await using world = await setStage({ linkLimit: 2, links: [live], inputs: { 'when-full': 'replace-oldest' } })
    addRecord(world.github, { link: live })
    addPreview(world, 'docs.test', { number: 1, environment: 'docs', days: 9 })
    await expectRed(push()(world))
    expect(liveLinks(world)).toEqual([live, 'docs.test'])
  })

  it('replace-oldest takes no link that a live site has taken over', async () => {
    await using world = await full({ 'when-full': 'replace-oldest' })
    takeOver(world, 'older.test')
    await push()(world)
    expect(pages(world)['older.test']).toBe('production')
  })

  it('replace-oldest fails where the oldest can not be deleted', async () => {
    await using world = await full({ 'when-full': 'replace-oldest' })
    world.meet = faultsAt(hostingAt.delete, status(500))
    await expectRed(push()(world))
    expect(liveLinks(world)).toHaveLength(3)
  })

  it('replace-oldest leaves what is closed to the sweep first', async () => {
    await using world = await full({ 'when-full': 'replace-oldest' })
    world.github.setPullState(2, 'closed')
    const result = await expectGreen(push()(world))
    expect(deletedBy(result)).toEqual(['newer.test'])
  })

  it('replace-oldest by two pull requests at once: each gets a link or an error, and no third one loses a link', async () => {
    await using world = await full({ 'when-full': 'replace-oldest' }, { run: runSource })
    // The second one begins when the first one was refused.
    let second: ReturnType<World['step']> | undefined
    world.meet = moments({
      at: hostingAt.upload,
      done: true,
      happens: () => {
        second = push(8, { page: 'pull 8' })(world)
      },
    })
    const results = [await push(7, { page: 'pull 7' })(world), await second]
    const held = pages(world)
    expect(held[live]).toBe('before')
    expect(Object.keys(held)).toHaveLength(3)
    for (const result of results) {
      if (result?.code === 0) expect(Object.keys(held), result.stdout).toContain(result.outputs['link'])
    }
    // None of both takes the other's place: it is the newest.
    expect(results.map((result) => result?.code)).toContain(0)
  })

  it.each(['fail', 'skip', 'replace-oldest'])('%s: a known link is updated, full or not', async (whenFull) => {
    await using world = await full({ 'when-full': whenFull })
    expect((await expectGreen(push(1, { page: 'pull 1, again' })(world))).outputs['link']).toBe('older.test')
    expect(liveLinks(world)).toHaveLength(3)
  })
})

it('an unknown when-full is an input error', async () => {
  await using world = await makeWorld({ run: runSource })
  await expectRed(push(7, { 'when-full': 'replace' })(world), 'when-full')
})
