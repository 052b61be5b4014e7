import { describe, expect, it } from 'vitest'
import { RecordReader } from '../../src/record/read-record.ts'
import type { Deployment, DeploymentStatus } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { startTracked, type Tracked } from '../stand-ins/scenes/tracked.ts'

const preview = { environment: 'preview', task: 'deploy:pr-7' }
const site = { environment: 'production', task: 'deploy:site' }
const success = (link: string) => [{ state: 'success', environment_url: `https://${link}` }] as const

/** A push to the preview: what its payload names, and its statuses. */
type Push = readonly [named: string | undefined, states: readonly Partial<DeploymentStatus>[]]
const push = (...all: Push): Push => all
const add = ({ standIn }: Tracked, [named, states]: Push, name = preview): Deployment =>
  addRecord(standIn, { ...name, link: '', payload: ours(named), states })
const reader = ({ github }: Tracked, name = preview) => new RecordReader(github, name)
const statusReads = (tracked: Tracked) => tracked.reads().filter((path) => path.includes('/statuses'))

describe('a record', () => {
  interface Row {
    readonly of: string
    readonly pushes: readonly Push[]
    readonly links: readonly string[]
    readonly hasNameless?: boolean
    /** Deployments that are asked for their statuses, to know the newest link and to know all. */
    readonly asks: readonly [number, number]
  }
  const failure = [{ state: 'failure' }] as const
  it.each<Row>([
    { of: 'nothing', pushes: [], links: [], asks: [0, 0] },
    { of: 'a payload', pushes: [['a.b', failure]], links: ['a.b'], asks: [0, 0] },
    { of: 'a first push', pushes: [[undefined, success('a.b')]], links: ['a.b'], asks: [1, 1] },
    {
      of: 'a first push that failed, and the next',
      pushes: [push(undefined, failure), push('a.b', [])],
      ...{ links: ['a.b'], hasNameless: true, asks: [0, 1] },
    },
    {
      of: 'a push that failed after a good one',
      pushes: [push('a.b', []), push(undefined, failure)],
      ...{ links: ['a.b'], hasNameless: true, asks: [1, 1] },
    },
    {
      of: 'two links, the newest one without a payload',
      pushes: [push('a.b', []), push(undefined, success('c.d')), push(undefined, [])],
      ...{ links: ['c.d', 'a.b'], hasNameless: true, asks: [2, 2] },
    },
    {
      of: 'a link twice',
      pushes: [push('a.b', []), push('c.d', []), push('a.b', [])],
      ...{ links: ['a.b', 'c.d'], asks: [0, 0] },
    },
  ])('of $of names $links', async ({ pushes, links, hasNameless = false, asks }) => {
    await using tracked = await startTracked()
    for (const each of pushes) add(tracked, each)
    const record = reader(tracked)
    expect(await record.newest()).toBe(links[0])
    expect(statusReads(tracked)).toHaveLength(asks[0])
    expect(await record.links()).toEqual(links)
    expect(await record.hasNameless()).toBe(hasNameless)
    // Each is asked once, whatever is wanted of it.
    expect(statusReads(tracked)).toHaveLength(asks[1])
    expect(tracked.reads()).toHaveLength(asks[1] + 1)
  })

  it('is of its own task and environment, which has no case', async () => {
    await using tracked = await startTracked()
    add(tracked, ['a.b', []], { ...preview, environment: 'Preview' })
    add(tracked, ['c.d', []], { ...preview, task: 'deploy:pr-70' })
    add(tracked, ['e.f', []], { ...preview, environment: 'docs' })
    addRecord(tracked.standIn, { ...preview, link: 'g.h', payload: { link: 'g.h' } })
    expect(await reader(tracked).links()).toEqual(['a.b'])
    // Also where GitHub's filter does nothing.
    tracked.standIn.intercept = status(200, tracked.standIn.deployments)
    expect(await reader(tracked).links()).toEqual(['a.b'])
  })

  it('passes over a deployment that was deleted meanwhile', async () => {
    await using tracked = await startTracked()
    add(tracked, ['a.b', []])
    const { id } = add(tracked, [undefined, success('c.d')])
    const record = reader(tracked)
    await record.deployments()
    tracked.standIn.deleteDeployment(id)
    expect(await record.links()).toEqual(['a.b'])
  })

  it('that can not be read is an error, each time', async () => {
    await using tracked = await startTracked()
    const { id } = add(tracked, [undefined, success('a.b')])
    tracked.standIn.intercept = (request, response) =>
      (request.url ?? '').includes(`/${id}/statuses`) && status(409, { message: 'no' })(request, response)
    const record = reader(tracked)
    for (let times = 0; times < 2; times += 1) await expect(record.links()).rejects.toThrow('409')
    tracked.standIn.intercept = status(403, { message: 'no' })
    await expect(reader(tracked).newest()).rejects.toThrow('403')
  })

  it('holds what this run adds and removes, without being read again', async () => {
    await using tracked = await startTracked()
    add(tracked, ['a.b', []])
    const record = reader(tracked)
    const own = { ...preview, id: 99, createdAt: 1, payload: ours('c.d') }
    await record.change((known) => [own, ...known])
    expect(await record.links()).toEqual(['c.d', 'a.b'])
    await record.change((known) => known.filter((each) => each !== own))
    expect(await record.links()).toEqual(['a.b'])
    expect(tracked.reads()).toHaveLength(1)
  })

  it('is not read at all where it is known', async () => {
    await using tracked = await startTracked()
    const known = [{ ...preview, id: 99, createdAt: 1, payload: ours('c.d') }]
    expect(await new RecordReader(tracked.github, preview, known).links()).toEqual(['c.d'])
    expect(tracked.reads()).toEqual([])
  })
})

describe('a name that a person wrote', () => {
  it.each([
    ['a.b', 'a.b', 0],
    ['c', 'c.d', 1],
    ['c.d', 'c.d', 1],
    ['e', 'e', 0],
    ['a.b.c', undefined, 1],
    ['d', undefined, 1],
    ['x.y', undefined, 1],
    ['x', 'x.y.z', 0],
  ])('as %s is %s in the record', async (domain, name, asks) => {
    await using tracked = await startTracked()
    const pushes = [push(undefined, success('c.d')), push('a.b', []), push('e', []), push('x.y.z', [])]
    for (const each of pushes) add(tracked, each)
    expect(await reader(tracked).nameFor(domain)).toBe(name)
    // What payloads name needs no statuses.
    expect(statusReads(tracked)).toHaveLength(asks)
  })
})

describe('the record of a live site', () => {
  it('is its newest 100 deployments', async () => {
    await using tracked = await startTracked()
    add(tracked, ['old.b', []], site)
    for (let pushes = 0; pushes < 100; pushes += 1) add(tracked, ['a.b', []], site)
    expect(await reader(tracked, site).links()).toEqual(['a.b'])
    expect(tracked.reads()).toHaveLength(1)
  })

  it('is more of them where none of these names a link', async () => {
    await using tracked = await startTracked()
    add(tracked, ['old.b', []], site)
    for (let pushes = 0; pushes < 100; pushes += 1) add(tracked, [undefined, []], site)
    expect(await reader(tracked, site).newest()).toBe('old.b')
  })

  it('is all of them for a preview', async () => {
    await using tracked = await startTracked()
    add(tracked, ['old.b', []])
    for (let pushes = 0; pushes < 100; pushes += 1) add(tracked, ['a.b', []])
    expect(await reader(tracked).links()).toEqual(['a.b', 'old.b'])
  })
})
