import { describe, expect, it } from 'vitest'
import { UnrecordedLinkError } from '../../src/record/link-errors.ts'
import { OwnDeployment } from '../../src/record/own-deployment.ts'
import { RecordReader } from '../../src/record/read-record.ts'
import { recordOf } from '../../src/record/record-format.ts'
import type { DeploymentStatus } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { runUrl, startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'

const link = 'a.example'
const run = { run: '42.1', job: 'site.yml/deploy' }
const known = { link }
const log = { auto_inactive: false, log_url: runUrl }

/** The deployment of this run, which has begun after the record was read. */
async function begin({ github }: Tracked, facts: { link?: string } = known, target = targets.preview) {
  const record = new RecordReader(github, recordOf(target))
  await record.deployments()
  const own = new OwnDeployment(target, record, { github, runUrl, ...run })
  await own.begin(facts)
  return { own, record }
}
/** Meets each status of one state with HTTP 503, or another one; how often is counted. */
const meetState = ({ standIn }: Tracked, state: string, code = 503) => {
  const met = { times: 0 }
  standIn.intercept = (request, response, { body }) => {
    if ((body as { state?: string } | undefined)?.state !== state) return false
    met.times += 1
    return status(code, { message: 'no' })(request, response)
  }
  return met
}
const bodies = (tracked: Tracked) => tracked.writes().map(({ body }) => body)

describe('a deployment that begins', () => {
  it.each([
    ['production', targets.production, 'deploy:site', false, true],
    ['production in capitals', { ...targets.production, environment: 'Production' }, 'deploy:site', false, true],
    ['docs', { ...targets.production, environment: 'docs' }, 'deploy:site', false, false],
    ["a pull request's preview", targets.preview, 'deploy:pr-7', true, false],
    ["a branch's preview", targets.branch, 'deploy:branch-topic', true, false],
  ])('of %s is created, and then is in the record', async (_, target, task, transient, production) => {
    await using tracked = await startTracked()
    const { own, record } = await begin(tracked, known, target as typeof targets.preview)
    await own.succeed(link)
    const { environment, sha } = target
    expect(tracked.writes().map(({ request }) => request)).toEqual([
      'POST /deployments',
      `POST /deployments/${own.made?.id}/statuses`,
      `POST /deployments/${own.made?.id}/statuses`,
    ])
    expect(bodies(tracked)).toEqual([
      {
        ...{ ref: sha, environment, task, payload: ours(link, run), auto_merge: false, required_contexts: [] },
        ...{ transient_environment: transient, production_environment: production },
      },
      { ...log, state: 'in_progress' },
      { ...log, state: 'success', environment_url: `https://${link}` },
    ])
    expect(await record.deployments()).toMatchObject([{ id: own.made?.id, environment, task }])
  })

  it('is an error where it can not be created', async () => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = (request, response, { method }) =>
      method === 'POST' && status(422, { message: 'no' })(request, response)
    await expect(begin(tracked)).rejects.toThrow('422')
  })

  it('is a warning where it can not be said that it has started', async () => {
    await using tracked = await startTracked()
    meetState(tracked, 'in_progress', 422)
    const { own } = await begin(tracked)
    await own.succeed(link)
    expect(tracked.warnings()).toHaveLength(1)
    expect(bodies(tracked).at(-1)).toMatchObject({ state: 'success' })
  })

  it.each([
    ['a live site fails the first one', targets.production, ['in_progress', 'failure', 'in_progress']],
    ['a preview forgets it', targets.preview, ['in_progress', 'in_progress']],
  ])('once more for another link: %s', async (_, target, states) => {
    await using tracked = await startTracked()
    const { own } = await begin(tracked, known, target as typeof targets.preview)
    const first = own.made?.id
    await own.begin({})
    await own.succeed('b.example')
    const told = bodies(tracked).flatMap((body) => (body as { state?: string }).state ?? [])
    expect(told).toEqual([...states, 'success'])
    expect(own.made?.id).not.toBe(first)
  })
})

describe('the end of a deploy', () => {
  const ends = [
    { state: 'success', facts: {}, tell: (own: OwnDeployment) => own.succeed(link), isLong: true, throws: true },
    { state: 'success', facts: known, tell: (own: OwnDeployment) => own.succeed(link), isLong: false, throws: false },
    { state: 'failure', facts: {}, tell: (own: OwnDeployment) => own.fail(link), isLong: true, throws: false },
    { state: 'failure', facts: known, tell: (own: OwnDeployment) => own.fail(link), isLong: false, throws: false },
    { state: 'failure', facts: {}, tell: (own: OwnDeployment) => own.fail(undefined), isLong: false, throws: false },
  ]
  it.each(ends)(
    'is tried for two minutes where only it names the link ($isLong): $state',
    async ({ state, facts, tell, isLong, throws }) => {
      await using tracked = await startTracked()
      const { own } = await begin(tracked, facts)
      const met = meetState(tracked, state)
      const told = tell(own)
      if (throws) await expect(told).rejects.toThrow(UnrecordedLinkError)
      else await told
      expect(tracked.warnings()).toHaveLength(throws ? 0 : 1)
      if (isLong) expect(tracked.waited()).toBeGreaterThan(60_000)
      else expect(met.times).toBe(4)
      expect(tracked.waited()).toBeLessThanOrEqual(isLong ? 120_000 : 30_000)
    },
  )

  it('is not told before its beginning', async () => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = async (_request, _response, { body }) => {
      if (JSON.stringify(body)?.includes('in_progress')) await new Promise((done) => globalThis.setTimeout(done, 200))
      return false
    }
    const { own } = await begin(tracked)
    await own.succeed(link)
    const told = tracked.standIn.statusesOf(own.made?.id ?? 0).map(({ state }) => state)
    expect(told).toEqual(['in_progress', 'success'])
  })

  it.each([
    { end: 'a failure without a link', address: undefined },
    { end: 'a failure whose link holds the site', address: link },
  ])('as $end says so', async ({ address }) => {
    await using tracked = await startTracked()
    const { own } = await begin(tracked)
    await own.fail(address)
    expect(bodies(tracked).at(-1)).toEqual({
      ...{ ...log, state: 'failure' },
      ...(address && { environment_url: `https://${address}` }),
    })
  })

  it('is an error, for a known link too, where the deployment was deleted meanwhile', async () => {
    await using tracked = await startTracked()
    const { own } = await begin(tracked)
    tracked.standIn.deleteDeployment(own.made?.id ?? 0)
    await expect(own.succeed(link)).rejects.toThrow(UnrecordedLinkError)
  })
})

type Push = readonly [named: string | undefined, ...states: Partial<DeploymentStatus>[]]
const push = (...all: Push): Push => all
const success = (name = link) => ({ state: 'success', environment_url: `https://${name}` }) as const
const inactive = { state: 'inactive' } as const
async function after(tracked: Tracked, pushes: readonly Push[]) {
  const seed = { link: '', environment: 'preview', task: 'deploy:pr-7' }
  const ids = pushes.map(
    ([named, ...states]) => addRecord(tracked.standIn, { ...seed, payload: ours(named), states }).id,
  )
  return { ids, ...(await begin(tracked)) }
}

it.each<[string, readonly Push[], readonly number[]]>([
  ['none', [], []],
  ['the one before', [push(link, success())], [0]],
  ['one that was begun without a link', [push(undefined, success())], [0]],
  ['none of another link', [push(undefined, success('b.example')), push('c.example', success('c.example'))], []],
  ['one before those that failed', [push(link, success()), push(link, { state: 'failure' }), push(undefined)], [0]],
  ['the newest of two', [push(link, success()), push(link, success())], [1]],
  ['none before one that was ended', [push(link, success()), push(link, success(), inactive)], []],
])('what is set inactive: %s', async (_, pushes, ended) => {
  await using tracked = await startTracked()
  const { own, ids } = await after(tracked, pushes)
  await own.succeed(link)
  await own.replaceOlder(link)
  const inactives = tracked.writes().filter(({ body }) => (body as { state?: string }).state === 'inactive')
  expect(inactives).toEqual(
    ended.map((index) => ({ request: `POST /deployments/${ids[index]}/statuses`, body: { ...log, ...inactive } })),
  )
})

const answered = push(link, success('b.example'))
it.each<[boolean, string, readonly Push[]]>([
  [false, 'nothing', []],
  [true, 'the last deploy', [answered]],
  [true, 'the last one that was answered', [push(...answered, inactive), push(link, { state: 'failure' })]],
  [false, 'an older one only', [answered, push(link, success('c.example'))]],
  [false, 'a deploy to another link', [push('c.example', success('b.example'))]],
])('an answer is known: %s, from %s', async (isKnown, _, pushes) => {
  await using tracked = await startTracked()
  const { own } = await after(tracked, pushes)
  expect(await own.wasAnswered(link, 'b.example')).toBe(isKnown)
})
