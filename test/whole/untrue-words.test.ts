/** What any attempt may have done decides what is said, not the last error; and a run that was cancelled says what is done. */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { pullRequestEvent } from '../stand-ins/runner/events.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { answeredAs, doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, gitHubAt, hostingAt, type Moment, moments } from '../stand-ins/scenes/moments.ts'
import { addRecord, commentOf, liveLinks, pages, recordOf } from '../stand-ins/scenes/records.ts'
import {
  close,
  expectGreen,
  expectRed,
  production,
  push,
  type Run,
  type StageOptions,
  setStage,
  sha,
  sweep,
} from '../stand-ins/scenes/stage.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const refused = (code: number): Fault => status(code, { success: false, error: 'NO', message: 'no' })
const doneThen500 = answeredAs(500)

const ends: readonly { readonly run: string; readonly start: Run }[] = [
  { run: 'a close', start: close() },
  {
    run: 'a sweep',
    start: (world) => {
      world.github.setPullState(7, 'closed')
      return sweep()(world)
    },
  },
]

describe('an update whose first attempt arrived', () => {
  const arrived = { 'was answered with 500': doneThen500, 'lost its answer': doneThenReset }
  const others = [503, 401, 429, 400, 413]

  it.each(Object.entries(arrived).flatMap(([how, first]) => others.map((code) => ({ how, first, code }))))(
    'may be live, whatever the others say: it $how, then $code',
    async ({ first, code }) => {
      await using world = await setStage()
      const { outputs } = await expectGreen(push(7, { page: 'one' })(world))
      world.meet = faultsAt(hostingAt.upload, first, refused(code))
      const result = await expectRed(push(7, { page: 'two' })(world))
      expect(pages(world)).toEqual({ [outputs['link'] ?? '']: 'two' })
      expect(commentOf(world)).toContain('may or may not be live.')
      for (const text of [commentOf(world), result.summary, result.stdout])
        expect(text).not.toMatch(/not deployed|still live|earlier commit|as before/iu)
    },
  )

  it.each(others)('was not deployed where no attempt arrived: %s each time', async (code) => {
    await using world = await setStage()
    await expectGreen(push(7, { page: 'one' })(world))
    world.meet = faultsAt(hostingAt.upload, code === 503 ? reset : refused(429), refused(code))
    await expectRed(push(7, { page: 'two' })(world))
    expect(Object.values(pages(world))).toEqual(['one'])
    if (code !== 503) expect(commentOf(world)).toMatch(/was not deployed\. Still live: .*from an earlier commit/u)
  })

  it('may be live where a file changes before the second one', async () => {
    using site = makeSite({ 'index.html': 'one' })
    await using world = await setStage()
    const run: Run = (where) => where.pull(7, 'synchronize', { inputs: { directory: site.directory } })
    await expectGreen(run(world))
    const changed = answeredAs(500, () => {
      writeFileSync(join(site.directory, 'new.html'), 'another')
      renameSync(join(site.directory, 'new.html'), join(site.directory, 'index.html'))
      return '{}'
    })
    world.meet = faultsAt(hostingAt.upload, changed)
    const result = await expectRed(run(world), 'index.html')
    expect(commentOf(world)).toContain('may or may not be live.')
    for (const text of [commentOf(world), result.summary, result.stdout])
      expect(text).not.toMatch(/still live|earlier commit|as before/iu)
  })
})

describe('a deletion that was done', () => {
  it.each(ends.flatMap((end) => [503, 401, 429].map((code) => ({ ...end, code }))))(
    'is not called one that was not: $run, 500, then $code, and the account can not be read',
    async ({ start, code }) => {
      await using world = await setStage()
      await expectGreen(push()(world))
      world.meet = faultsAt(/\/v1\/(?:delete|profile)$/u, doneThen500, refused(code))
      const result = await expectRed(start(world))
      expect(liveLinks(world)).toEqual([])
      for (const text of [commentOf(world), result.summary, result.stdout]) {
        expect(text).not.toMatch(/was not removed|was not deleted|still live/iu)
      }
      // Nothing is forgotten, so that the next one ends it.
      expect(recordOf(world)).toHaveLength(1)
      world.meet = undefined
      await expectGreen(sweep()(world))
      expect(recordOf(world)).toEqual([])
    },
  )

  it('is a success where the account can be read', async () => {
    await using world = await setStage()
    await expectGreen(push()(world))
    world.meet = faultsAt(hostingAt.delete, doneThen500, refused(503))
    expect((await expectGreen(close()(world))).outputs['result']).toBe('deleted')
  })
})

describe('pull_request_target', () => {
  const [head, base] = [sha('c'), sha('d')]
  const run =
    (action: string, workspace: string, directory = workspace): Run =>
    async (world) =>
      await world.step({
        event: 'pull_request_target',
        payload: pullRequestEvent({ action, number: 7, head: { sha: head, ref: 'topic' } }),
        inputs: { directory },
        workspace,
        env: { GITHUB_SHA: base, GITHUB_REF: 'refs/heads/main' },
      })

  it.each([
    ['the base', base],
    ['the head', head],
    ['nothing that is known', undefined],
  ])('with opened shows the commit that was checked out: %s', async (_, checkedOut) => {
    const git = checkedOut === undefined ? {} : { '.git/HEAD': `${checkedOut}\n` }
    using site = makeSite({ 'index.html': 'mine', ...git })
    await using world = await setStage()
    world.github.addPull({ number: 7, head: { sha: head, ref: 'topic' } })
    for (const action of ['opened', 'synchronize']) {
      await expectGreen(run(action, site.directory)(world))
      for (const commit of [head, base]) {
        const shows = commit === checkedOut
        expect(commentOf(world).includes(commit.slice(0, 7)), commentOf(world)).toBe(shows)
      }
    }
    // The record is the pull request's all the same.
    expect(world.github.deployments.at(-1)?.ref).toBe(head)
    writeFileSync(join(site.directory, '.env'), 'x')
    await expectRed(run('synchronize', site.directory, 'nowhere')(world))
    expect(commentOf(world).includes(head.slice(0, 7)), commentOf(world)).toBe(checkedOut === head)
  })
})

describe('a run that is cancelled', () => {
  const cancelled = async (run: Run, moment: Omit<Moment, 'happens'>, options: StageOptions = {}, first?: Run) => {
    let controller = new AbortController()
    const world = await setStage({ ...options, run: (step) => runInProcess(step, controller.signal) })
    if (first) await expectGreen(first(world))
    const own = controller
    world.meet = moments({ ...moment, happens: () => own.abort(new CancelledError('SIGTERM')) })
    const result = await expectRed(run(world), 'The run was cancelled (SIGTERM).')
    controller = new AbortController()
    world.meet = undefined
    return { world, result }
  }

  it.each([
    ['once its upload was done', { at: hostingAt.upload, done: true }],
    ['while its success is recorded', { at: gitHubAt.createStatus, nth: 2 }],
    ['while its comment is written', { at: gitHubAt.createComment }],
  ])('%s, is recorded, told and reported, and says that all is done', async (_, moment) => {
    const { world, result } = await cancelled(push(), moment)
    await using _world = world
    const [link = ''] = liveLinks(world)
    expect(recordOf(world)).toMatchObject([{ state: 'success' }])
    expect(result.outputs).toMatchObject({ result: 'deployed', link })
    expect(commentOf(world)).toContain('is live')
    expect(result.stdout).toContain('nothing is left to do')
    expect(result.stdout + result.summary).not.toMatch(/not published|as before|may exist/u)
    await expectGreen(close()(world))
    expect(liveLinks(world)).toEqual([])
  })

  it.each([
    ['verify', { verify: 'true' }, '401'],
    ['the password', { 'preview-password': 'open sesame' }, 'ignored'],
  ] as const)(
    'while %s is checked, says that the link has the commit, and records it',
    async (_, inputs, passwords) => {
      const hosting = { name: 'hosting.example', passwords }
      const { world, result } = await cancelled(push(), { at: /^GET \/$/u }, { hosting, inputs })
      await using _world = world
      const [link = ''] = liveLinks(world)
      expect(result.stdout).toContain(`${link} has this commit`)
      expect(commentOf(world)).toMatch(/ is live\./u)
      expect(recordOf(world)).toMatchObject([{ state: 'failure' }])
      await expectGreen(close()(world))
      expect(liveLinks(world)).toEqual([])
    },
  )

  it('before a second attempt, says that the first one may have arrived', async () => {
    await using world = await setStage()
    const { outputs } = await expectGreen(push(7, { page: 'one' })(world))
    const controller = new AbortController()
    await using again = await setStage({ account: world.hosting, run: (step) => runInProcess(step, controller.signal) })
    const link = outputs['link'] ?? ''
    addRecord(again.github, { link })
    const cancel = () => {
      controller.abort(new CancelledError('SIGTERM'))
      return false
    }
    world.meet = faultsAt(hostingAt.upload, doneThen500, cancel)
    const result = await expectRed(production({ domain: link, page: 'two' })(again), `${link} may hold this commit`)
    expect(pages(world)).toEqual({ [link]: 'two' })
    expect(result.stdout).not.toContain('has changed nothing')
  })

  it('before anything was sent, says that nothing has changed', async () => {
    const { world, result } = await cancelled(push(), { at: gitHubAt.listRecord })
    await using _world = world
    expect(result.stdout).toContain('has changed nothing')
    expect(liveLinks(world)).toEqual([])
  })

  it.each(ends)('before its deletion was sent, does not say that it may be done: $run', async ({ start }) => {
    const { world, result } = await cancelled(start, { at: gitHubAt.readPull }, {}, push())
    await using _world = world
    expect(result.stdout).not.toContain('may be gone')
    expect(liveLinks(world)).toHaveLength(1)
  })
})
