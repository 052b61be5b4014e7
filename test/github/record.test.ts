import { describe, expect, it } from 'vitest'
import type { Deployment, Owner } from '../../src/github/deployment.ts'
import { doneThenReset, type Fault, inTurn, reset, status } from '../stand-ins/scenes/faults.ts'
import { run, start } from './start.ts'

const seven: Owner = { environment: 'preview', subject: { kind: 'pull-request', number: 7 } }
const production: Owner = { environment: 'production', subject: { kind: 'live-site' } }
const preview = { environment: 'preview', task: 'deploy:pr-7' }
const site = { environment: 'production', task: 'deploy:site' }
const sha = 'b'.repeat(40)
const ours = { 'static-deploy': 1, link: 'tool.test' }
const facts = { link: 'a.test' }

type World = Awaited<ReturnType<typeof start>>

/** Adds a deployment of ours to GitHub, with a success. */
function add({ server }: World, name: object, link = '', more: object = {}): number {
  const { id } = server.addDeployment({ ...name, payload: { 'static-deploy': 1, link }, ...more })
  server.addStatus(id)
  return id
}

const linksIn = (found: readonly Deployment[]) => found.map(({ link }) => link)

describe('a record', () => {
  it('is all deployments of ours of one environment and task, newest first', async () => {
    await using world = await start()
    // GitHub gives a payload back as it was posted: an object, or a text.
    add(world, preview, '', { payload: JSON.stringify({ 'static-deploy': 1, link: 'https://Old.test/' }) })
    for (const foreign of ['', '{', null, [ours], { ...ours, 'static-deploy': '1' }, `${JSON.stringify(ours)}x`])
      add(world, preview, '', { payload: foreign })
    add(world, { ...preview, environment: 'Preview' })
    add(world, { ...preview, environment: 'docs' }, 'docs.test')
    add(world, { ...preview, task: 'deploy:pr-77' }, 'other.test')
    const payload = { 'static-deploy': 1, ...facts, ...run }
    const id = add(world, preview, '', { payload, ref: sha })
    const found = await world.deployments.recordOf(seven)
    expect(linksIn(found)).toEqual(['a.test', '', 'old.test'])
    expect(found[0]).toEqual({
      id,
      ...preview,
      createdAt: expect.any(Number),
      listedAt: expect.any(Number),
      sha,
      ...facts,
      ...run,
    })
    expect(world.asked()).toEqual(['GET /deployments?environment=preview&task=deploy%3Apr-7'])
    expect(world.server.requests[0]?.headers['x-github-api-version']).toBe('2022-11-28')
    // As if GitHub did not know the filters.
    world.server.intercept = status(200, world.server.deployments.toReversed())
    expect(linksIn(await world.deployments.recordOf(seven))).toEqual(['a.test', '', 'old.test'])
    expect(await world.deployments.ofSubject(production.subject, () => true)).toEqual([])
  })

  it.each([
    ['of a preview is read to its end', seven, preview, 2],
    ['of a live site is read until a link is found', production, site, 1],
  ])('%s', async (_, whose, name, pages) => {
    await using world = await start()
    add(world, name, 'b.test')
    for (let index = 0; index < 99; index += 1) add(world, name)
    add(world, name, 'a.test')
    expect(await world.deployments.recordOf(whose)).toHaveLength(pages === 2 ? 101 : 100)
    expect(world.asked()).toHaveLength(pages)
  })
})

it('live sites are listed back to a link, and a preview in each environment', async () => {
  await using world = await start()
  for (const link of ['c.test', 'b.test', 'a.test']) for (let index = 0; index < 100; index += 1) add(world, site, link)
  add(world, { ...site, environment: 'docs' }, 'd.test')
  add(world, { ...preview, environment: 'docs' }, 'seven.test')
  const found = ['d.test', 'a.test', 'b.test', ''].map((until) =>
    world.deployments.ofSubject(production.subject, (found) => found.some(({ link }) => link === until)),
  )
  expect((await Promise.all(found)).map(({ length }) => length)).toEqual([100, 100, 200, 301])
  expect(await world.deployments.newest()).toHaveLength(302)
  const ofSeven = await world.deployments.ofSubject(seven.subject, () => true)
  expect(ofSeven).toMatchObject([{ environment: 'docs', link: 'seven.test' }])
})

it.each<[title: string, others: number, ageDays: number, pages: number]>([
  ['to the end, where there are few', 30, 9, 1],
  ['back to a day before a preview', 1500, 2, 1],
  ['of the last day, too', 250, 0.5, 3],
  ['however many they are', 1500, 0, 16],
])('links that live sites have are asked for %s', async (_, others, ageDays, pages) => {
  await using world = await start()
  const now = Date.UTC(2026, 5, 1)
  const before = (days: number) => ({ created_at: new Date(now - days * 86_400_000).toISOString() })
  for (let index = 0; index < others; index += 1) add(world, site, `${index}.test`, before(ageDays))
  add(world, site, 'was.test', before(0))
  add(world, { ...site, environment: 'docs' }, 'docs.test', before(0))
  add(world, { ...site, environment: 'Production' }, 'is.test', before(0))
  add(world, site, '', before(0))
  const record = [{ createdAt: now }, { createdAt: now - 3600 }] as Deployment[]
  const owners = await world.deployments.ownersSince(Promise.resolve(record))
  expect(Object.fromEntries(owners)).toEqual({ 'is.test': 'Production', 'docs.test': 'docs' })
  expect(world.asked()).toHaveLength(pages)
})

it.each<[title: string, fault: Fault, says: string]>([
  ['is refused with 403', status(403, { message: 'Enough.' }), 'HTTP 403, Enough. Only 100 deployments of live sites'],
  [
    'is refused with 422',
    status(422, { message: 'Too far.' }),
    'HTTP 422, Too far. Only 100 deployments of live sites',
  ],
  ['came before', status(200, []), ''],
])('links that live sites have are not known if a further page %s', async (_, fault, says) => {
  await using world = await start()
  for (let index = 0; index < 250; index += 1) add(world, site, `${index}.test`)
  const newest = world.server.deployments.slice(-100).toReversed()
  const repeated = status(
    200,
    newest.map((each) => ({ ...each, description: 'edited' })),
    { link: '<x>; rel="next"' },
  )
  world.server.intercept = (request, response, { path }) =>
    path.includes('page=2') && (says === '' ? repeated : fault)(request, response)
  const asked = world.deployments.ownersSince([{ createdAt: Date.now() }] as Deployment[])
  await expect(asked).rejects.toThrow(says || 'a page came twice. Only 100 deployments of live sites')
})

it('previews are those of one environment, by their subject', async () => {
  await using world = await start()
  add(world, preview, 'a.test')
  add(world, { ...preview, task: 'deploy:branch-a/b' }, 'b.test')
  add(world, { ...site, environment: 'preview' }, 'site.test')
  for (const task of ['deploy', 'deploy:pr-', 'deploy:pr-7x', 'xdeploy:pr-7', 'deploy:branch-'])
    add(world, { ...preview, task }, 'tool.test')
  add(world, { ...preview, environment: 'Preview' }, 'c.test')
  const found = await world.deployments.previews('preview')
  expect(found.map(({ subject, record }) => [subject, linksIn(record)])).toEqual([
    [{ kind: 'pull-request', number: 7 }, ['c.test', 'a.test']],
    [{ kind: 'branch', branch: 'a/b' }, ['b.test']],
  ])
})

describe('a deployment', () => {
  it.each([
    [true, 502, 100, 120],
    [false, 502, 10, 30],
    [true, 403, 0, 0],
  ])('(new link: %s) that meets %i is tried for %i to %i s', async (isNew, code, least, most) => {
    await using world = await start()
    world.server.intercept = status(code, { message: 'No.' })
    await expect(world.deployments.create(seven, sha, facts.link, isNew)).rejects.toMatchObject({ status: code })
    expect(world.seconds()).toBeGreaterThanOrEqual(least)
    expect(world.seconds()).toBeLessThanOrEqual(most)
    const posts = world.asked().filter((each) => each.startsWith('POST'))
    // The record could not be read either, so nothing was posted again.
    expect(posts).toHaveLength(1)
  })

  it.each([
    ['was created', doneThenReset, ['POST', 'GET']],
    ['was not created', reset, ['POST', 'GET', 'POST']],
  ])('whose answer was lost and which %s is there once', async (_, fault, methods) => {
    await using world = await start()
    add(world, preview, 'a.test')
    world.server.intercept = inTurn(fault)
    const made = await world.deployments.create(seven, sha, facts.link, true)
    expect(world.server.deployments.map(({ id }) => id).slice(1)).toEqual([made?.id])
    expect(world.server.requests.map(({ method }) => method)).toEqual(methods)
  })

  it('gets a state though an answer is lost, and removes though one is', async () => {
    await using world = await start()
    add(world, preview, 'a.test')
    const own = await world.deployments.recordOf(seven)
    world.server.intercept = inTurn(doneThenReset, status(502))
    await world.deployments.remove(own)
    expect(world.server.deployments).toEqual([])
  })

  it('is removed, if GitHub holds it for active and if it is gone already', async () => {
    await using world = await start()
    add(world, site, 'site.test')
    for (const link of ['a.test', 'b.test', 'c.test']) add(world, preview, link)
    const own = await world.deployments.recordOf(seven)
    const [newest = 0, gone = 0, oldest = 0] = own.map(({ id }) => id)
    world.server.deleteDeployment(gone)
    await world.deployments.remove(own)
    expect(world.server.deployments).toMatchObject([site])
    const posts = world.asked().filter((each) => each.startsWith('POST'))
    expect(posts).toEqual([newest, oldest].map((id) => `POST /deployments/${id}/statuses`))
    expect(world.asked()[1]).toBe(posts[0])
  })
})
