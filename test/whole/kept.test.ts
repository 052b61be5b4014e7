/** What a run made and can't keep is deleted at once or named; what nobody can know is said. */
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { doneThenReset, endless, type Fault, instead, status } from '../stand-ins/scenes/faults.ts'
import { faultAtState, faultsAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  annotations,
  deletedBy,
  hostingWrites,
  liveLinks,
  pages,
  recordedLinks,
  recordOf,
} from '../stand-ins/scenes/records.ts'
import {
  branchPush,
  close,
  expectGreen,
  expectRed,
  production,
  push,
  type Run,
  setStage,
  sweep,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

describe('a new link that can not be recorded', () => {
  const faults = { 502: status(502), 422: status(422, { message: 'no' }), 404: status(404, { message: 'Not Found' }) }
  const runs = [
    { run: 'a pull request', start: push() },
    { run: 'a named preview', start: push(7, { domain: 'pr-7.tiiny.test' }) },
    { run: 'a branch', start: branchPush() },
    { run: 'production', start: production() },
  ]

  it.each(runs.flatMap((run) => Object.entries(faults).map(([code, fault]) => ({ ...run, code, fault }))))(
    'is deleted at once, and the step fails: $run, $code',
    async ({ start, fault }) => {
      await using world = await setStage({ links: ['before.test'] })
      world.meet = faultAtState(world, 'success', fault)
      await expectRed(start(world))
      expect(pages(world)).toEqual({ 'before.test': 'before' })
      world.meet = undefined
      await expectGreen(start(world))
      expect(liveLinks(world)).toHaveLength(2)
    },
  )

  it('is named by the error where it can not be deleted either', async () => {
    await using world = await setStage()
    const unrecorded = faultAtState(world, 'success', status(502))
    world.meet = (line, request, response) =>
      hostingAt.delete.test(line) ? status(500)(request, response) : unrecorded(line, request, response)
    const result = await push()(world)
    expect(result.code).toBe(1)
    expect(annotations(result, 'error')[0]).toContain(liveLinks(world)[0])
  })

  it('is kept, recorded and green where only the answer to its success was lost', async () => {
    await using world = await setStage()
    let lost = 0
    world.meet = faultAtState(world, 'success', (...exchange) => (lost++ === 0 ? doneThenReset(...exchange) : false))
    const { outputs } = await expectGreen(push()(world))
    expect(recordedLinks(world)).toEqual(new Set([outputs['link']]))
    expect((await expectGreen(push()(world))).outputs['link']).toBe(outputs['link'])
  })

  it('is not recorded where its own deployment was deleted meanwhile', async () => {
    await using world = await setStage()
    world.meet = moments({
      at: hostingAt.upload,
      done: true,
      happens: () => world.github.deleteDeployment(world.github.deployments[0]?.id ?? 0),
    })
    await expectRed(push()(world))
    expect(liveLinks(world)).toEqual([])
  })
})

describe('a known link whose success GitHub does not take', () => {
  it.each([push(), production()])('is a green deploy with one warning', async (run) => {
    await using world = await setStage()
    const { outputs } = await expectGreen(run(world))
    world.meet = faultAtState(world, 'success', status(502))
    const result = await expectGreen(run(world))
    expect(result.outputs['link']).toBe(outputs['link'])
    expect(annotations(result, 'warning')).toHaveLength(1)
    world.meet = undefined
    expect((await expectGreen(run(world))).outputs['link']).toBe(outputs['link'])
  })
})

describe('a preview that is closed while it is uploaded', () => {
  const closings = [
    { who: 'a pull request', run: push(), end: (world: World) => world.github.setPullState(7, 'closed') },
    { who: 'a branch', run: branchPush(), end: (world: World) => world.github.deleteBranch('topic') },
  ]

  it.each(closings.flatMap((each) => [true, false].map((first) => ({ ...each, first }))))(
    'is torn down at once: $who, first push: $first',
    async ({ run, end, first }) => {
      await using world = await setStage()
      if (!first) await expectGreen(run(world))
      world.meet = moments({ at: hostingAt.upload, done: true, happens: () => end(world) })
      const result = await expectGreen(run(world))
      expect(result.outputs['result']).toBe('deleted')
      expect([liveLinks(world), world.github.deployments]).toEqual([[], []])
    },
  )

  it('leaves a link that another record names', async () => {
    await using world = await setStage()
    const { outputs } = await expectGreen(production({ domain: 'www.tiiny.test' })(world))
    world.meet = moments({ at: hostingAt.upload, done: true, happens: () => world.github.setPullState(7, 'closed') })
    await push()(world)
    expect(liveLinks(world)).toEqual([outputs['link']])
  })
})

describe('a create whose fate is unknown', () => {
  it('proves and records nothing; the error names what the account did not list before', async () => {
    await using world = await setStage({ links: ['before.test'] })
    world.meet = moments({ at: hostingAt.upload, happens: doneThenReset })
    const { stdout } = await expectRed(push()(world), /not known|may/u)
    const [, made = ''] = liveLinks(world)
    expect(stdout).toContain(made)
    expect(stdout).not.toContain('before.test')
    expect(recordedLinks(world)).toEqual(new Set())
    world.meet = undefined
    const { outputs } = await expectGreen(push()(world))
    expect(deletedBy(await expectGreen(close()(world)))).toEqual([outputs['link']])
  })

  it.each([500, 502, 504])('is one after HTTP %i, which is not sent again', async (code) => {
    await using world = await setStage()
    world.meet = faultsAt(hostingAt.upload, status(code))
    await expectRed(push()(world), /not known|may/u)
    expect(hostingWrites(world)).toHaveLength(1)
  })
})

describe('a run that is cancelled while a create is under way', () => {
  const silent = instead((request) => void request.resume())
  /** Plays a run, and cancels it once its upload arrived whole; the fault is the answer, or the true one comes then. */
  const cancel = async (world: World, run: Run, fault: Fault | undefined, controllers: AbortController[]) => {
    const abort = (): void => controllers.at(-1)?.abort(new CancelledError('SIGTERM'))
    world.meet = moments({
      at: hostingAt.upload,
      done: fault === undefined,
      happens: (request, response) => {
        if (fault === undefined) return abort()
        request.once('end', abort)
        return fault(request, response)
      },
    })
    const result = await run(world)
    world.meet = undefined
    controllers.push(new AbortController())
    return result
  }
  const scene = async () => {
    const controllers = [new AbortController()]
    const world = await setStage({ run: (step) => runInProcess(step, controllers.at(-1)?.signal) })
    return { world, controllers }
  }
  const runs = [
    { run: 'a pull request', start: push(), name: '' },
    { run: 'a named preview', start: push(7, { domain: 'pr-7.tiiny.test' }), name: 'pr-7.tiiny.test' },
    { run: 'production', start: production(), name: '' },
  ]

  it.each(runs)('records what is answered within 5 s: $run', async ({ start }) => {
    const { world, controllers } = await scene()
    await using _ = world
    const result = await cancel(world, start, undefined, controllers)
    expect(result.code, result.stdout).toBe(1)
    const [made = ''] = liveLinks(world)
    expect(recordedLinks(world)).toEqual(new Set([made]))
    expect((await expectGreen(start(world))).outputs['link']).toBe(made)
    if (start !== runs[2]?.start) expect(deletedBy(await expectGreen(close()(world)))).toEqual([made])
  })

  it.each(runs.flatMap((run) => [silent, endless].map((fault) => ({ ...run, fault }))))(
    'says that it may exist where no answer comes: $run',
    async ({ start, name, fault }) => {
      const { world, controllers } = await scene()
      await using _ = world
      const result = await cancel(world, start, fault, controllers)
      expect(result.code, result.stdout).toBe(1)
      const [error = ''] = annotations(result, 'error')
      expect(error).toMatch(/cancelled/iu)
      expect(error).toMatch(/may exist|may have been made/iu)
      expect(error).toContain(name)
    },
  )

  it('says nothing of a new link where the link was known', async () => {
    const { world, controllers } = await scene()
    await using _ = world
    const { outputs } = await expectGreen(push()(world))
    const result = await cancel(world, push(), silent, controllers)
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).not.toMatch(/may exist/iu)
    expect((await expectGreen(push()(world))).outputs['link']).toBe(outputs['link'])
    world.github.setPullState(7, 'closed')
    await expectGreen(sweep()(world))
    expect([liveLinks(world), recordOf(world)]).toEqual([[], []])
  })
})
