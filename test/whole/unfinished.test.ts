/** A run that skips, or that ends before it is done: what it says and records is so. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { endless, type Fault, instead } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { addRecord, annotations, hostingWrites, liveLinks, tornDown } from '../stand-ins/scenes/records.ts'
import {
  branchRun,
  deletedBy,
  live,
  madeHere,
  pages,
  publish,
  type Stage,
  setStage,
  statesOf,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const skipping = { inputs: { 'skip-unchanged': 'true' } }

describe('skip-unchanged', () => {
  const runs: readonly {
    readonly who: string
    readonly task: string
    readonly environment: string
    readonly run: (world: World) => Promise<StepResult>
  }[] = [
    { who: 'production', task: 'deploy', environment: 'production', run: (world) => world.step() },
    {
      who: 'a pull request',
      task: 'deploy:pr-7',
      environment: 'preview',
      run: (world) => world.pull(7, 'synchronize'),
    },
    {
      who: 'a branch',
      task: 'deploy:branch-topic',
      environment: 'preview',
      run: (world) => branchRun(world),
    },
  ]
  type Run = (typeof runs)[number]

  /** The record's newest success holds this very site; an older push of the same record is on its way still. */
  const begin = async (world: Stage, { run, task, environment }: Run): Promise<{ link: string; slower: number }> => {
    const link = (await run(world)).outputs['link'] ?? ''
    const payload = madeHere(link, { digest: 'f'.repeat(64) })
    const states = [{ state: 'in_progress' as const }]
    const slower = addRecord(world.github, { link, task, environment, payload, states }).id
    // Another build, so that it goes out, and then this one again.
    for (const page of ['other', 'mine']) {
      writeFileSync(join(world.directory, 'index.html'), page)
      await run(world)
    }
    expect(pages(world)[link]).toBe('mine')
    return { link, slower }
  }
  const laterEnds = [
    { end: 'ended well', status: { state: 'success' } as const, names: true },
    { end: 'failed after its files arrived', status: { state: 'failure' } as const, names: true },
    { end: 'is not finished', status: undefined, names: false },
  ]

  it.each(runs.flatMap((run) => laterEnds.map((end) => ({ ...run, ...end }))))(
    'sends the site again where an older, slower push of $who $end: the old site may be live',
    async ({ status, names, ...run }) => {
      await using world = await setStage(skipping)
      const { link, slower } = await begin(world, run)
      const url = names ? { environment_url: `https://${link}` } : {}
      if (status) world.github.addStatus(slower, { ...status, ...url })
      publish(world, link, 'an old site')
      const again = await run.run(world)
      expect(again.outputs['result'], again.stdout).toBe('deployed')
      expect(pages(world)[link]).toBe('mine')
    },
  )

  it.each(runs)('skips where the older push of $who ended before the newer one did', async (run) => {
    await using world = await setStage(skipping)
    const { link, slower } = await begin(world, run)
    const newest = world.github.deployments.at(-1)?.id ?? 0
    world.github.addStatus(slower, { environment_url: `https://${link}` })
    // The newer one ended last.
    const payload = world.github.deployments.at(-1)?.payload
    expect(payload).toHaveProperty('digest')
    world.github.addStatus(newest, { environment_url: `https://${link}` })
    const again = await run.run(world)
    expect(again.outputs['result'], again.stdout).toBe('skipped')
  })

  it('sends where both ended in the same second, and the order is not known', async () => {
    await using world = await setStage(skipping)
    const [production] = runs
    if (production === undefined) throw new Error('There is no such run')
    const { link, slower } = await begin(world, production)
    const newest = world.github.statusesOf(world.github.deployments.at(-1)?.id ?? 0).at(-1)
    world.github.addStatus(slower, {
      environment_url: `https://${link}`,
      created_at: newest?.created_at ?? '',
    })
    publish(world, link, 'an old site')
    const again = await world.step()
    expect(again.outputs['result'], again.stdout).toBe('deployed')
  })

  it("sends where another record's deploy to the link ended since", async () => {
    await using world = await setStage(skipping)
    const link = (await world.step()).outputs['link'] ?? ''
    addRecord(world.github, { link, environment: 'docs' })
    publish(world, link, 'docs')
    const again = await world.step()
    expect(again.outputs['result'], again.stdout).toBe('deployed')
  })

  it.each([true, false])(
    'sends to a domain where the record may not be read, and says which permission is missing (%s)',
    async (hideForbidden) => {
      await using world = await setStage({
        ...skipping,
        links: [live],
        github: { permissions: { deployments: 'none' }, hideForbidden },
      })
      const inputs = { ...skipping.inputs, domain: live }
      const result = await world.step({ inputs })
      expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed', link: live } })
      expect(annotations(result, 'warning').join('\n')).toContain('deployments: write')
      const without = await world.step()
      expect(without.code, without.stdout).toBe(1)
      expect(annotations(without, 'error')[0]).toContain('deployments: write')
    },
  )

  const ends: readonly { readonly end: string; readonly happens: (world: Stage, link: string) => void }[] = [
    { end: 'is deleted', happens: () => {} },
    {
      end: 'is deleted, and its deletion tears the preview down',
      happens: (world, link) => {
        world.hosting.account().links.delete(link)
        for (const { id } of world.github.deployments) world.github.addStatus(id, tornDown)
      },
    },
  ]
  const previews = [
    { what: 'branch', task: 'deploy:branch-topic', run: (world: World) => branchRun(world) },
    { what: 'pull request', task: 'deploy:pr-7', run: (world: World) => world.pull(7, 'synchronize') },
  ]
  const places = [
    { place: 'before it records', at: gitHubAt.createDeployment, nth: 2 },
    { place: 'once it has asked the account', at: hostingAt.profile, nth: 2 },
  ]

  it.each(
    previews.flatMap((preview) => ends.flatMap((end) => places.map((place) => ({ ...preview, ...end, ...place })))),
  )('leaves no record of a live link where the $what $end $place', async ({ run, task, happens, at, nth }) => {
    await using world = await setStage(skipping)
    let link = ''
    const moment = moments({
      at,
      nth,
      done: at === hostingAt.profile,
      happens: () => {
        world.github.deleteBranch('topic')
        if (world.github.pulls.has(7)) world.github.setPullState(7, 'closed')
        happens(world, link)
      },
    })
    world.onHosting = moment
    world.github.intercept = moment
    link = (await run(world)).outputs['link'] ?? ''
    const again = await run(world)
    expect(liveLinks(world), again.stdout).toEqual([])
    expect(statesOf(world, task), again.stdout).not.toContain('success')
  })
})

describe('a run that is cancelled while the service may be making a link', () => {
  const named = 'pr-7-docs.tiiny.test'
  const make = async (
    fault: Fault,
    run: (world: World) => Promise<StepResult>,
  ): Promise<{ world: Stage; result: StepResult }> => {
    let controller = new AbortController()
    const world = await setStage({ run: (step) => runInProcess(step, controller.signal) })
    world.onHosting = moments({
      at: hostingAt.upload,
      happens: (request, response) => {
        setTimeout(() => controller.abort(new CancelledError('SIGTERM')), 100)
        return fault(request, response)
      },
    })
    const result = await run(world)
    controller = new AbortController()
    return { world, result }
  }
  const silent = instead((request) => void request.resume())
  const answers: readonly { readonly answer: string; readonly fault: Fault }[] = [
    { answer: 'it has not answered', fault: silent },
    { answer: 'it made it, and its answer never ends', fault: endless },
  ]
  const runs: readonly {
    readonly run: string
    readonly start: (world: World) => Promise<StepResult>
    readonly name: string
  }[] = [
    { run: 'a pull request', name: '', start: (world) => world.pull(7, 'opened') },
    { run: 'production', name: '', start: (world) => world.step() },
    {
      run: 'a pull request with a name of its own',
      name: named,
      start: (world) => world.pull(7, 'opened', { inputs: { domain: named } }),
    },
  ]

  it.each(runs.flatMap((run) => answers.map((answer) => ({ ...run, ...answer }))))(
    'says that it may exist: $run, $answer',
    async ({ start, fault, name }) => {
      const { world, result } = await make(fault, start)
      await using _ = world
      expect(result.code, result.stdout).toBe(1)
      const [error] = annotations(result, 'error')
      expect(error).toMatch(/cancelled/iu)
      expect(error).toMatch(/may exist|may have been made/iu)
      expect(error).toContain(name)
      expect(error).not.toMatch(/as before/iu)
    },
  )

  it('leaves the claim of a named one, so that the close deletes what was made', async () => {
    const { world, result } = await make(endless, (each) => each.pull(7, 'opened', { inputs: { domain: named } }))
    await using _ = world
    expect(result.code, result.stdout).toBe(1)
    expect(liveLinks(world)).toEqual([named])
    const closed = await world.pull(7, 'closed', { inputs: { domain: named } })
    expect(deletedBy(closed), closed.stdout).toEqual([named])
  })

  it('says of a link that is there that it is as it was or holds the new site, and nothing of a new one', async () => {
    let controller = new AbortController()
    await using world = await setStage({ run: (step) => runInProcess(step, controller.signal) })
    await world.pull(7, 'opened')
    world.onHosting = moments({
      at: hostingAt.upload,
      happens: (request) => {
        setTimeout(() => controller.abort(new CancelledError('SIGTERM')), 50)
        request.resume()
        return true
      },
    })
    const result = await world.pull(7, 'synchronize')
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).not.toMatch(/may exist/iu)
    controller = new AbortController()
    expect((await world.pull(7, 'synchronize')).code).toBe(0)
    expect(hostingWrites(world)).toHaveLength(3)
  })
})
