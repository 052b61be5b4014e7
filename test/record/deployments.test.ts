/** The records in GitHub's deployments, against the stand-in. */
import { describe, expect, it } from 'vitest'
import { DeploymentRecords } from '../../src/record/deployments.ts'
import { previewOf } from '../../src/record/records.ts'
import type { Entry } from '../../src/rules/world.ts'
import type { Target } from '../../src/target.ts'
import { type DeploymentSeed, daysAgo } from '../stand-ins/github/github.ts'
import { noLists, status } from '../stand-ins/scenes/faults.ts'
import { runUrl, startTracked, targets } from '../stand-ins/scenes/tracked.ts'

const production = { environment: 'production', task: 'deploy:site' }
const seven = { environment: 'preview', task: 'deploy:pr-7' }
const target: Target = targets.preview

/** GitHub with one repository, and its records as one run has them. */
async function start() {
  const tracked = await startTracked()
  const { standIn, github } = tracked
  return {
    ...tracked,
    records: new DeploymentRecords({ github, runUrl, run: '42.1', job: 'site.yml/deploy' }),
    /** Adds a deployment of ours, with a success. */
    add(name: DeploymentSeed, link?: string, more: DeploymentSeed = {}): number {
      const { id } = standIn.addDeployment({ ...name, payload: { 'static-deploy': 1, link }, ...more })
      standIn.addStatus(id)
      return id
    },
    /** How many minutes it has waited. */
    minutes: () => tracked.waited() / 60_000,
    /** What was asked so far, without the repository's path: `GET /deployments?…`. */
    asked: () => standIn.requests.map(({ method, path }) => `${method} ${path.split(standIn.fullName)[1]}`),
  }
}

const linksIn = (entries: readonly Entry[]) => entries.map(({ link }) => link)

describe('a record', () => {
  it('is all deployments of ours of one environment and task, newest first', async () => {
    await using world = await start()
    world.add(seven, 'old.test')
    world.add({ ...seven, environment: 'Preview' })
    world.add({ ...seven, environment: 'docs' }, 'docs.test')
    world.add({ ...seven, task: 'deploy:pr-77' }, 'other.test')
    world.add(seven, undefined, { payload: { link: 'tool.test' } })
    world.add(seven, 'new.test')
    const expected = ['new.test', undefined, 'old.test']
    expect(linksIn(await world.records.list(target))).toEqual(expected)
    expect(world.asked()[0]).toMatch(/^GET \/deployments\?environment=preview&task=deploy%3Apr-7&/u)
    // As if GitHub did not know the filters.
    world.standIn.intercept = status(200, world.standIn.deployments.toReversed())
    expect([linksIn(await world.records.list(target)), await world.records.liveSites(0)]).toEqual([expected, []])
  })

  it.each([
    ['of a preview is read to its end', seven, 2, ['a.test', 'b.test']],
    ['of a live site only until a link is found', production, 1, ['a.test']],
  ])('%s', async (_, name, pages, links) => {
    await using world = await start()
    world.add(name, 'b.test')
    for (let index = 0; index < 99; index += 1) world.add(name)
    world.add(name, 'a.test')
    const subject = previewOf(name.task) ?? { kind: 'live-site' }
    const found = await world.records.list({ ...name, subject })
    expect(linksIn(found).filter(Boolean)).toEqual(links)
    expect(world.asked()).toHaveLength(pages)
  })

  it.each(Object.entries(noLists))('that comes as %s is an error, and never an empty one', async (_, fault) => {
    await using world = await start()
    world.add(seven, 'a.test')
    world.standIn.intercept = (request, response) => fault(request, response)
    for (const asked of [world.records.list(target), world.records.liveSites(0), world.records.previews('preview')])
      await expect(asked).rejects.toThrow('GitHub')
  })
})

it('live sites are those of every environment, and previews those of one, one record after the other', async () => {
  await using world = await start()
  world.add(seven, 'a.test')
  world.add({ ...seven, task: 'deploy:branch-topic' }, 'b.test')
  world.add({ ...production, environment: 'preview' }, 'site.test')
  world.add({ ...seven, environment: 'docs' }, 'docs.test')
  world.add({ ...seven, task: 'deploy' }, 'tool.test')
  world.add(production, undefined, { payload: '' })
  world.add({ ...seven, environment: 'Preview' }, 'c.test')
  world.add(production, 'www.test')
  expect(linksIn(await world.records.liveSites(0))).toEqual(['www.test', 'site.test'])
  expect((await world.records.previews('preview')).map(({ own }) => linksIn(own))).toEqual([
    ['c.test', 'a.test'],
    ['b.test'],
  ])
})

it('live sites are looked for back to a time, by whole pages', async () => {
  await using world = await start()
  for (const days of [9, 5, 1])
    for (let index = 0; index < 100; index += 1) world.add(production, 'a.test', { created_at: daysAgo(days) })
  const found = [Number.POSITIVE_INFINITY, Date.parse(daysAgo(3)), 0].map((since) => world.records.liveSites(since))
  expect((await Promise.all(found)).map(({ length }) => length)).toEqual([100, 200, 300])
})

it('what is asked early is as it was then, and fails where the answer is needed; what is asked later is asked anew', async () => {
  await using world = await start()
  world.add(seven, 'a.test')
  const early = world.records.prepare(target)
  expect([linksIn(await early.list()), await early.liveSites(0)]).toEqual([['a.test'], []])
  world.add(seven, 'b.test')
  expect(linksIn(await early.list())).toEqual(['a.test'])
  expect(world.asked()).toHaveLength(2)
  expect(linksIn(await world.records.list(target))).toEqual(['b.test', 'a.test'])
  world.standIn.intercept = status(409, { message: 'no' })
  const failing = world.records.prepare(target)
  for (const asked of [failing.list(), failing.liveSites(0)]) await expect(asked).rejects.toThrow('409')
})

describe('an entry', () => {
  it.each<[Partial<Target>, object]>([
    [{}, { ...seven, transient_environment: true, production_environment: false }],
    [
      { subject: { kind: 'live-site' } },
      { task: 'deploy:site', transient_environment: false, production_environment: false },
    ],
    [{ environment: 'Production' }, { ...seven, environment: 'Production', production_environment: true }],
  ])('is added as a deployment of its target: %j', async (more, expected) => {
    await using world = await start()
    const facts = { link: 'a.test', names: ['b.test'], protected: true }
    const entry = await world.records.add({ ...target, ...more }, facts)
    expect(world.standIn.deployments).toMatchObject([{ id: entry.id, ref: target.sha, ...expected }])
    expect(world.standIn.requests[0]?.body).toMatchObject({ auto_merge: false, required_contexts: [] })
    const recorded = [{ ...facts, run: '42.1', job: 'site.yml/deploy' }]
    expect(await world.records.list({ ...target, ...more })).toMatchObject(recorded)
  })

  it('is tried for two minutes if it is urgent, and not if GitHub refuses it', async () => {
    await using world = await start()
    world.standIn.intercept = status(502)
    await expect(world.records.add(target, {})).rejects.toThrow('502')
    expect(world.minutes()).toBeLessThan(1)
    await expect(world.records.add(target, {}, true)).rejects.toThrow('502')
    expect(world.minutes()).toBeGreaterThan(1)
    expect(world.minutes()).toBeLessThan(2.5)
    for (const refusal of [403, 422]) {
      world.standIn.intercept = status(refusal, { message: 'no' })
      const before = world.asked().length
      await expect(world.records.add(target, {}, true)).rejects.toThrow(String(refusal))
      expect(world.asked()).toHaveLength(before + 1)
    }
  })

  it('shows its state without ending others, and tells if it was deleted meanwhile', async () => {
    await using world = await start()
    const before = world.add(seven, 'a.test')
    const entry = await world.records.add(target, { link: 'a.test' })
    expect(await world.records.show(entry, 'success', 'a.test')).toBe(true)
    expect(world.standIn.statusesOf(entry.id)).toMatchObject([
      { state: 'success', environment_url: 'https://a.test', log_url: expect.stringContaining('/runs/42') },
    ])
    expect(world.standIn.stateOf(before)).toBe('success')
    world.standIn.deleteDeployment(entry.id)
    expect(await world.records.show(entry, 'success', 'a.test')).toBe(false)
  })

  it('is forgotten with those that GitHub holds for active, and those that are gone', async () => {
    await using world = await start()
    world.add(production, 'site.test')
    for (const link of ['a.test', 'b.test', 'c.test']) world.add(seven, link)
    const own = await world.records.list(target)
    world.standIn.deleteDeployment(own[1]?.id ?? 0)
    await world.records.forget(own)
    expect(world.standIn.deployments).toMatchObject([{ task: 'deploy:site' }])
    // The newest is set inactive at once, the oldest after GitHub's 422.
    const [first, ...others] = world.asked().filter((each) => !each.startsWith('GET'))
    expect(first).toBe(`POST /deployments/${own[0]?.id}/statuses`)
    expect(others.filter((each) => each.startsWith('POST'))).toEqual([`POST /deployments/${own[2]?.id}/statuses`])
  })

  it('that can not be forgotten within two minutes is an error', async () => {
    await using world = await start()
    world.add(seven, 'a.test')
    const own = await world.records.list(target)
    world.standIn.intercept = status(502)
    const message = 'GitHub did not delete all of the deployments that name a link which is gone.'
    const hint = expect.stringContaining('leave it to the next sweep. Until then')
    await expect(world.records.forget(own)).rejects.toMatchObject({ message: expect.stringContaining(message), hint })
    expect(world.minutes()).toBeGreaterThan(1)
    expect(world.minutes()).toBeLessThan(2.5)
  })
})
