import { describe, expect, it } from 'vitest'
import { LiveSites } from '../../src/record/live-sites.ts'
import { Tracker } from '../../src/record/tracker.ts'
import { daysAgo } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { runUrl, startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'

const link = 'a.example'
const preview = { link, environment: 'preview', task: 'deploy:pr-7' }
const facts = { fileCount: 1, bytes: 1, isProtected: false, isNewAddress: false }
const news = { ...facts, status: undefined, doubts: undefined, message: undefined }
const trackerOf = ({ github }: Tracked, target: keyof typeof targets = 'preview', comment = true): Tracker =>
  new Tracker(targets[target], {
    ...{ github, comment, runUrl, run: '42.1', job: 'site.yml/deploy', liveSites: new LiveSites(github) },
  })
const comment = ({ standIn }: Tracked): string => standIn.commentsOf(7).at(-1)?.body ?? ''

describe('the owner of a link', () => {
  it.each([
    { range: 'newer', days: 3, isFound: false },
    { range: 'newer', days: 1, isFound: true },
    { range: 'newer and answered', days: 3, isFound: false },
    { range: 'all', days: 3, isFound: true },
  ] as const)('is looked for as far back as is asked: $range, $days days', async ({ range, days, isFound }) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link, created_at: daysAgo(days) })
    addRecord(tracked.standIn, { ...preview, created_at: daysAgo(2) })
    expect((await trackerOf(tracked).ownerOf(link, range)) !== undefined).toBe(isFound)
  })

  it.each([
    ['newer', undefined],
    ['newer and answered', 'docs'],
  ] as const)(
    'is looked for an hour before this record began, with what was answered if asked for: %s',
    async (range, who) => {
      await using tracked = await startTracked()
      addRecord(tracked.standIn, { ...preview, created_at: daysAgo(2) })
      const created_at = daysAgo(2 + 0.9 / 24)
      const seed = { environment: 'docs', created_at, payload: ours('other.example') }
      addRecord(tracked.standIn, { ...seed, link })
      const tracker = trackerOf(tracked)
      expect((await tracker.ownerOf(link, range))?.environment).toBe(who)
      expect((await tracker.ownerOf('other.example', range))?.environment).toBe('docs')
    },
  )

  it('is not this live site itself, but may be one of the same environment for a preview', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link, environment: 'Production' })
    expect(await trackerOf(tracked, 'production').ownerOf(link, 'all')).toBeUndefined()
    addRecord(tracked.standIn, { link: 'b.example', environment: 'preview' })
    expect(await trackerOf(tracked).ownerOf('b.example', 'all')).toMatchObject({ environment: 'preview' })
  })

  it('is asked for early once, and then anew for each look', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, preview)
    const tracker = trackerOf(tracked)
    tracker.prepare('deploy')
    expect(await tracker.ownerOf(link, 'newer')).toBeUndefined()
    addRecord(tracked.standIn, { link })
    expect(await tracker.ownerOf(link, 'newer')).toMatchObject({ environment: 'production' })
    expect(tracked.reads().filter((path) => path.includes('site'))).toHaveLength(2)
  })
})

describe('what is known of production', () => {
  it('is nothing where it can not be read, since it is for words only', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link })
    expect(await trackerOf(tracked).production()).toBe(link)
    tracked.standIn.intercept = status(409, { message: 'no' })
    expect(await trackerOf(tracked).production()).toBeUndefined()
  })
})

describe('what a run shows', () => {
  const failure = { mayBeDone: false }

  it('is its first failure, even after its success', async () => {
    await using tracked = await startTracked()
    const tracker = trackerOf(tracked)
    await tracker.begin({ link })
    await tracker.succeed(link, news)
    expect(comment(tracked)).toContain('is live')
    await tracker.fail(new Error('first'), 'deploy', failure)
    const shown = comment(tracked)
    expect(shown).toContain('❌')
    await tracker.fail(new Error('second'), 'teardown', failure)
    expect(comment(tracked)).toBe(shown)
  })

  it('is a removal, whatever fails after it', async () => {
    await using tracked = await startTracked()
    const tracker = trackerOf(tracked)
    await tracker.tell({ kind: 'removed', links: [link] })
    await tracker.fail(new Error('later'), 'teardown', failure)
    expect(comment(tracked)).toContain('🧹')
  })

  it.each([
    { mayBeDone: false, isShown: true },
    { mayBeDone: true, isShown: false },
  ])('tells what is live still only where nothing may have arrived: $isShown', async ({ mayBeDone, isShown }) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, preview)
    await trackerOf(tracked).fail(new Error('x'), 'deploy', { mayBeDone })
    expect(comment(tracked).includes(link)).toBe(isShown)
  })

  it('is no failed deployment for a teardown', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, preview)
    await trackerOf(tracked).fail(new Error('x'), 'teardown', failure)
    expect(tracked.writes().filter(({ request }) => request.includes('deployments'))).toEqual([])
  })

  it('is the commit that was checked out, where that is another one than the head', async () => {
    await using tracked = await startTracked()
    const { github } = tracked
    const target = { ...targets.preview, shownSha: 'd'.repeat(40) }
    const options = { github, comment: true, runUrl, run: '', job: '', liveSites: new LiveSites(github) }
    const tracker = new Tracker(target, options)
    await tracker.begin({ link })
    await tracker.succeed(link, news)
    expect(comment(tracked)).toContain('ddddddd')
    expect(tracked.standIn.deployments[0]?.ref).toBe(target.sha)
  })
})

describe('the end', () => {
  it('of one link leaves the deployments of the others', async () => {
    await using tracked = await startTracked()
    for (const each of [link, 'b.example', link]) addRecord(tracked.standIn, { ...preview, link: each })
    const tracker = trackerOf(tracked)
    await tracker.forget(link)
    expect(tracked.standIn.deployments).toMatchObject([{ payload: { link: 'b.example' } }])
    expect(await tracker.record.links()).toEqual(['b.example'])
    await tracker.end()
    expect(tracked.standIn.deployments).toEqual([])
    expect(await tracker.record.links()).toEqual([])
  })

  it('of a run that is withdrawn is that of its own deployment', async () => {
    await using tracked = await startTracked()
    const { id } = addRecord(tracked.standIn, preview)
    const tracker = trackerOf(tracked)
    await tracker.withdraw()
    await tracker.begin({ link })
    expect(tracker.deployment).toBeDefined()
    await tracker.withdraw()
    expect(tracker.deployment).toBeUndefined()
    expect(tracked.standIn.deployments.map((each) => each.id)).toEqual([id])
    // Nothing more is told of what is deleted.
    const before = tracked.writes().length
    await tracker.fail(new Error('later'), 'deploy', { mayBeDone: false })
    expect(tracked.writes().slice(before)).toMatchObject([{ request: 'POST /issues/7/comments' }])
  })
})
