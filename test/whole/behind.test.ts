/** GitHub forgets, or is some seconds behind: what can't be proved is neither replaced nor deleted. */
import { describe, expect, it } from 'vitest'
import { afterwards, status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { annotations, hostingWrites } from '../stand-ins/scenes/records.ts'
import {
  deletedBy,
  expectRefused,
  live,
  pages,
  payloadsOf,
  publish,
  setStage,
  stateOf,
  statesOf,
  sweep,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const named = 'pr-7-docs.tiiny.test'
const inputs = { domain: named }

/** From here on, GitHub's lists hold only what is there now. */
function stale({ github }: World): void {
  const known = new Set<number>()
  for (const { id } of github.deployments) {
    known.add(id)
    for (const each of github.statusesOf(id)) known.add(each.id)
  }
  const late = afterwards((_, response, end, answer) => {
    response.setHeader('content-type', 'application/json')
    end(JSON.stringify((JSON.parse(answer) as { id: number }[]).filter(({ id }) => known.has(id))))
  })
  github.intercept = (request, response, { method, path }) => {
    const line = `${method} ${path}`
    return (gitHubAt.listDeployments.test(line) || gitHubAt.listStatuses.test(line)) && late(request, response)
  }
}

/** Somebody deletes all deployments of a task but the newest so many. */
function prune({ github }: World, kept: number, task = 'deploy:pr-7'): void {
  const own = github.deployments.filter((each) => each.task === task)
  for (const { id } of own.slice(0, own.length - kept)) github.deleteDeployment(id)
}

describe('a link that a preview made once', () => {
  it("and that was torn down is nobody's: made by hand since, it is neither replaced nor deleted", async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs })
    await world.pull(7, 'synchronize', { inputs })
    await world.pull(7, 'closed', { inputs })
    publish(world, named, 'by hand')
    const before = stateOf(world)
    expectRefused(world, await world.pull(7, 'reopened', { inputs }), { link: named, before })
    await world.pull(7, 'closed', { inputs })
    await world.pull(7, 'closed')
    await sweep(world)
    expect(pages(world)).toEqual({ [named]: 'by hand' })
  })

  it("is nobody's once all of its deployments are pruned: the error names the way out", async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs })
    prune(world, 0)
    const before = stateOf(world)
    expectRefused(world, await world.pull(7, 'synchronize', { inputs }), { link: named, before })
    expectRefused(world, await world.pull(7, 'closed', { inputs }), { link: named, before, says: /./u })
    expect(await tearDown(world, named)).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect((await world.pull(7, 'reopened', { inputs })).outputs['link']).toBe(named)
  })

  it('is proved by the deployment of a push that found nothing changed alone', async () => {
    await using world = await setStage({ inputs: { 'skip-unchanged': 'true' } })
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    expect((await world.pull(7, 'synchronize')).outputs['result']).toBe('skipped')
    expect(payloadsOf(world).at(-1)).toMatchObject({ link, made: true })
    prune(world, 1)
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
  })

  it.each([
    { how: 'was refused', answer: status(400, { success: false, error: 'OOPS', message: 'no' }) },
    { how: 'had no clear answer', answer: status(200, { success: 'maybe' }) },
  ])('is said to be so by the deployment of a push that $how, and goes with the others', async ({ answer }) => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    world.onHosting = (request, response, { method, path }) =>
      hostingAt.upload.test(`${method} ${path}`) && answer(request, response)
    expect((await world.pull(7, 'synchronize')).code).toBe(1)
    world.onHosting = () => false
    expect(payloadsOf(world).at(-1)).toMatchObject({ link, made: true })
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
    expect(statesOf(world)).not.toContain('success')
  })

  it('is proved after a late prune while a push is on its way', async () => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    world.onHosting = moments({ at: hostingAt.upload, done: true, happens: () => prune(world, 1) })
    expect((await world.pull(7, 'synchronize')).outputs['link']).toBe(link)
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
  })
})

describe('a list that is some seconds behind', () => {
  it('makes the second push of a named preview fail, and the next one is well', async () => {
    await using world = await setStage()
    stale(world)
    await world.pull(7, 'opened', { inputs })
    const before = stateOf(world)
    const second = await world.pull(7, 'synchronize', { inputs })
    expectRefused(world, second, { link: named, before })
    world.github.intercept = () => false
    expect((await world.pull(7, 'synchronize', { inputs })).outputs['link']).toBe(named)
    expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([named])
  })

  it('makes the second push of another preview make a second link, and the close deletes both', async () => {
    await using world = await setStage({ links: [live] })
    stale(world)
    const links = [await world.pull(7, 'opened'), await world.pull(7, 'synchronize')].map(
      ({ outputs }) => outputs['link'] ?? '',
    )
    expect(new Set(links).size).toBe(2)
    world.github.intercept = () => false
    const third = await world.pull(7, 'synchronize')
    expect(links).toContain(third.outputs['link'])
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual(links.toSorted())
    expect(pages(world)).toEqual({ [live]: 'before' })
  })

  it('does not let a preview replace what production made a moment ago', async () => {
    await using world = await setStage()
    stale(world)
    const link = (await world.step({ inputs: { domain: 'www.tiiny.test' } })).outputs['link'] ?? ''
    publish(world, link, 'production')
    for (const action of ['opened', 'closed']) {
      const before = stateOf(world)
      const result = await world.pull(7, action, { inputs: { domain: link } })
      expectRefused(world, result, { link, before, says: /./u })
    }
  })

  it('does not make a close that was told of no deployment delete by name', async () => {
    await using world = await setStage()
    stale(world)
    await world.pull(7, 'opened', { inputs })
    const before = stateOf(world)
    expectRefused(world, await world.pull(7, 'closed', { inputs }), { link: named, before, says: /./u })
  })

  it('does not revive what was torn down a moment ago: the link is gone, and another is made', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs })
    stale(world)
    await world.pull(7, 'closed', { inputs })
    const again = await world.pull(7, 'reopened', { inputs })
    expect(again, again.stdout).toMatchObject({ code: 0, outputs: { link: named } })
    world.github.intercept = () => false
    expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([named])
    expect(statesOf(world)).not.toContain('success')
  })
})

describe('a dry run', () => {
  it('of a named preview says what would be made, and writes nothing', async () => {
    await using world = await setStage({ links: [live] })
    const result = await world.pull(7, 'opened', { inputs: { ...inputs, 'dry-run': 'true' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    expect(result.stdout).toContain(named)
    expect(hostingWrites(world)).toEqual([])
    expect(world.github.deployments).toEqual([])
  })

  it('of a close says which links of the set would go', async () => {
    await using world = await setStage()
    const first = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    await world.pull(7, 'synchronize', { inputs })
    const before = stateOf(world)
    const result = await world.pull(7, 'closed', { inputs: { ...inputs, 'dry-run': 'true' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
    for (const link of [first, named]) expect(result.stdout).toContain(link)
    expect(stateOf(world)).toEqual(before)
  })
})

describe("a person's teardown by name", () => {
  it('of a link that neither a record nor the account knows is an error: nothing was deleted', async () => {
    await using world = await setStage({ links: [live] })
    const result = await tearDown(world, 'live.exmaple.com')
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('live.exmaple.com')
    expect(pages(world)).toEqual({ [live]: 'before' })
  })

  it('of a preview ends its deployments, wherever it is run', async () => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    await world.pull(7, 'synchronize')
    expect(deletedBy(await tearDown(world, link))).toEqual([link])
    expect(statesOf(world)).toEqual(['torn down', 'torn down'])
    expect((await world.pull(7, 'closed')).outputs['result']).toBe('skipped')
  })
})
