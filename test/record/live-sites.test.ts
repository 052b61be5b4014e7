import { describe, expect, it } from 'vitest'
import { LiveSites, type Look } from '../../src/record/live-sites.ts'
import { daysAgo } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { startTracked, type Tracked } from '../stand-ins/scenes/tracked.ts'

const all: Look = { since: 0, withAnswers: false }
const answered: Look = { since: 0, withAnswers: true }
const statusReads = (tracked: Tracked) => tracked.reads().filter((path) => path.includes('/statuses'))
/** A deploy of a live site that was answered with another link than its payload names. */
const addAnswered = ({ standIn }: Tracked, named: string | undefined, answer: string, environment = 'production') =>
  addRecord(standIn, { link: answer, environment, payload: ours(named) })

describe('the owner of a link', () => {
  it.each<[string, Partial<Look>, string | undefined]>([
    ['a.example', {}, 'docs'],
    ['a', {}, 'docs'],
    ['b', {}, 'production'],
    ['b.example', {}, 'production'],
    ['other.example', {}, undefined],
    ['pr.example', {}, undefined],
    ['tool.example', {}, undefined],
    ['a.example', { except: 'DOCS' }, undefined],
    ['a.example', { except: 'production' }, 'docs'],
    ['a.example', { since: Date.parse(daysAgo(5)) }, undefined],
    ['a.example', { since: Date.parse(daysAgo(7)) }, 'docs'],
    ['b.example', { since: Date.parse(daysAgo(5)) }, 'production'],
  ])('%s, looked for with %j, is %s', async (link, look, owner) => {
    await using tracked = await startTracked()
    const { standIn, github } = tracked
    addRecord(standIn, { link: 'a.example', environment: 'docs', created_at: daysAgo(6) })
    addRecord(standIn, { link: 'b', states: [{ state: 'failure' }] })
    addRecord(standIn, { link: 'pr.example', task: 'deploy:pr-7' })
    addRecord(standIn, { link: 'tool.example', payload: { link: 'tool.example' } })
    const found = await new LiveSites(github).ownerOf(link, { ...all, ...look })
    expect(found?.environment).toBe(owner)
    expect(statusReads(tracked)).toEqual([])
  })

  it('is told by the exact name that the record has', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', environment: 'docs' })
    const owner = { environment: 'docs', link: 'a.example' }
    expect(await new LiveSites(tracked.github).ownerOf('a', all)).toEqual(owner)
  })

  it('may be found by what the newest deploy of each environment was answered', async () => {
    await using tracked = await startTracked()
    addAnswered(tracked, undefined, 'old.example')
    addAnswered(tracked, 'a', 'a.b.example', 'docs')
    addAnswered(tracked, 'c.example', 'd.example')
    // Another tool's deployment hides none, and owns nothing.
    for (const environment of ['docs', 'other']) addRecord(tracked.standIn, { link: 'tool', environment, payload: {} })
    const sites = new LiveSites(tracked.github)
    expect(await sites.environments()).toEqual(['production', 'docs'])
    const ownerOf = async (link: string, look: Look) => (await sites.ownerOf(link, look))?.environment
    expect(await ownerOf('d.example', all)).toBeUndefined()
    for (const name of ['d.example', 'd']) expect(await ownerOf(name, answered)).toBe('production')
    expect(await ownerOf('a.b.example', answered)).toBe('docs')
    expect(await ownerOf('old.example', answered)).toBeUndefined()
    // What has ended changes no more.
    expect(statusReads(tracked)).toHaveLength(2)
  })

  it('is asked again where its deploy has not ended', async () => {
    await using tracked = await startTracked()
    const { id } = addRecord(tracked.standIn, { link: 'a.example', states: [{ state: 'in_progress' }] })
    const sites = new LiveSites(tracked.github)
    expect(await sites.ownerOf('b.example', answered)).toBeUndefined()
    tracked.standIn.addStatus(id, { state: 'success', environment_url: 'https://b.example' })
    expect(await sites.ownerOf('b.example', answered)).toEqual({ environment: 'production', link: 'b.example' })
  })

  it('is looked for on as many pages as there are since a time, and no more', async () => {
    await using tracked = await startTracked()
    const created_at = daysAgo(2)
    for (let index = 0; index < 100; index += 1) addRecord(tracked.standIn, { link: 'old.example', created_at })
    for (let index = 0; index < 120; index += 1) addRecord(tracked.standIn, { link: 'a.example' })
    const sites = new LiveSites(tracked.github)
    expect(await sites.ownerOf('b.example', { ...all, since: Date.parse(daysAgo(1)) })).toBeUndefined()
    expect(tracked.reads()).toHaveLength(2)
    expect(await sites.ownerOf('old.example', all)).toBeDefined()
    expect(tracked.reads()).toHaveLength(5)
  })

  it('is not looked for beyond what another tool made before that time', async () => {
    await using tracked = await startTracked()
    const foreign = { environment: 'x', task: 'deploy:site', created_at: daysAgo(9) }
    for (let number = 0; number < 250; number += 1) tracked.standIn.addDeployment(foreign)
    await new LiveSites(tracked.github).ownerOf('a.example', { ...all, since: Date.parse(daysAgo(5)) })
    expect(tracked.reads()).toHaveLength(1)
  })

  it('is nobody only where all could be read', async () => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = status(409, { message: 'no' })
    const sites = new LiveSites(tracked.github)
    const early = sites.read()
    await expect(sites.ownerOf('a.example', all, early)).rejects.toThrow('409')
  })
})

it('the link of a live site is the newest one that its environment names', async () => {
  await using tracked = await startTracked()
  addRecord(tracked.standIn, { link: 'old.example', environment: 'Docs' })
  addAnswered(tracked, undefined, 'new.example', 'docs')
  const sites = new LiveSites(tracked.github)
  expect(await sites.linkOf('docs')).toBe('new.example')
  expect(await sites.linkOf('production')).toBeUndefined()
})

it('environments with a live site are told once each', async () => {
  await using tracked = await startTracked()
  const sites = new LiveSites(tracked.github)
  expect(await sites.environments()).toEqual([])
  for (const environment of ['docs', 'production', 'docs']) addRecord(tracked.standIn, { link: 'a.b', environment })
  addRecord(tracked.standIn, { link: 'a.b', environment: 'preview', task: 'deploy:pr-7' })
  expect(await sites.environments()).toEqual(['docs', 'production'])
})
