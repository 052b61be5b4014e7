/** Proof is fresh: what happens while a run reads, waits or sends is seen before anything is deleted or replaced. */
import { json } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { deleteEvent, pullRequestEvent } from '../stand-ins/runner/events.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, type Moment, moments } from '../stand-ins/scenes/moments.ts'
import { annotations, hostingWrites, liveLinks } from '../stand-ins/scenes/records.ts'
import {
  branchRun,
  closings,
  deletedBy,
  pages,
  type Stage,
  setStage,
  sha,
  statesOf,
  sweep,
  takeOver,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const owner = /production|live site/iu
const busy = status(503, '', { 'retry-after': '20' })

/** What happens, and then the fault is the answer. */
const during =
  (happens: () => unknown, fault: Fault): Moment['happens'] =>
  (request, response) => {
    happens()
    return fault(request, response)
  }

const deletions = (world: World): string[] => hostingWrites(world).filter((write) => hostingAt.delete.test(write))
const uploadsSent = (world: World): string[] => hostingWrites(world).filter((write) => hostingAt.upload.test(write))
const linkOf = ({ outputs }: StepResult): string => outputs['link'] ?? ''

/** Pull request 7's preview, made by this action. */
async function withPreview(options: Parameters<typeof setStage>[0] = {}): Promise<{ world: Stage; link: string }> {
  const world = await setStage(options)
  return { world, link: linkOf(await world.pull(7, 'opened')) }
}

/** A run of the `closed` event that is started again, whatever the pull request is now. */
const closeAgain = (world: World): Promise<StepResult> =>
  world.step({
    event: 'pull_request',
    payload: pullRequestEvent({ action: 'closed', number: 7, head: { sha: sha('d'), ref: 'pull-7' } }),
    env: { GITHUB_REF: 'refs/pull/7/merge' },
  })

describe('production takes a link over', () => {
  const waits: readonly { readonly wait: string; readonly fault: Fault }[] = [
    { wait: '503 with Retry-After', fault: busy },
    { wait: 'a lost connection', fault: reset },
    { wait: '429', fault: status(429, '', { 'retry-after': '20' }) },
    { wait: 'a form of delete that is not known', fault: status(404, '') },
  ]

  it.each(waits)('while a close waits for another try ($wait): the live site stays', async ({ fault }) => {
    const { world, link } = await withPreview()
    await using _ = world
    world.onHosting = moments({ at: hostingAt.delete, happens: during(() => takeOver(world, link), fault) })
    const result = await world.pull(7, 'closed')
    expect(pages(world), result.stdout).toEqual({ [link]: 'production' })
    expect(deletions(world)).toHaveLength(1)
    expect(result.stdout).toMatch(owner)
    expect(statesOf(world)).toEqual(['success'])
  })

  it('while a sweep waits for another try: the live site stays, the others go, and the sweep says why', async () => {
    await using world = await setStage()
    const links: string[] = []
    for (const number of [7, 8]) {
      links.push(linkOf(await world.pull(number, 'opened')))
      world.github.setPullState(number, 'closed')
    }
    let kept = ''
    world.onHosting = async (request, response, { method, path }) => {
      if (kept !== '' || !hostingAt.delete.test(`${method} ${path}`)) return false
      kept = ((await json(request)) as { domain: string }).domain
      takeOver(world, kept)
      return busy(request, response)
    }
    const result = await sweep(world)
    expect(pages(world), result.stdout).toEqual({ [kept]: 'production' })
    expect(deletedBy(result)).toEqual(links.filter((link) => link !== kept))
    expect(result.stdout).toMatch(owner)
  })

  it('before any of the lists that a sweep reads: it is seen', async () => {
    const lists = async (world: Stage, nth: number, link: string): Promise<number> => {
      const before = world.github.requests.length
      world.github.intercept = moments({
        at: gitHubAt.listDeployments,
        nth,
        happens: () => takeOver(world, link),
      })
      await sweep(world)
      const asked = world.github.requests.slice(before).map(({ method, path }) => `${method} ${path}`)
      return asked.filter((line) => gitHubAt.listDeployments.test(line)).length
    }
    let most = 1
    for (let nth = 1; nth <= most; nth += 1) {
      const { world, link } = await withPreview()
      await using _ = world
      world.github.setPullState(7, 'closed')
      most = Math.max(most, await lists(world, nth, link))
      if (world.github.deployments.length > 1) expect(pages(world), `list ${nth}`).toEqual({ [link]: 'production' })
    }
    expect(most).toBeGreaterThan(1)
  })

  it('after a sweep read that its pull request is closed, by one request or the other', async () => {
    for (const at of [gitHubAt.readPull, gitHubAt.listPulls]) {
      const { world, link } = await withPreview()
      await using _ = world
      world.github.setPullState(7, 'closed')
      world.github.intercept = moments({ at, done: true, happens: () => takeOver(world, link) })
      const result = await sweep(world)
      if (world.github.deployments.length === 1) continue
      expect(pages(world), result.stdout).toEqual({ [link]: 'production' })
    }
  })

  it('while a full account is given room: the live site stays, and the run fails', async () => {
    await using world = await setStage({ linkLimit: 1 })
    const link = linkOf(await world.pull(7, 'opened'))
    world.github.setPullState(7, 'closed')
    world.onHosting = moments({ at: hostingAt.delete, happens: during(() => takeOver(world, link), busy) })
    const result = await world.pull(8, 'opened')
    expect(result.code, result.stdout).toBe(1)
    expect(pages(world)).toEqual({ [link]: 'production' })
  })

  it('while a preview is uploaded whose pull request is closed meanwhile: the live site stays', async () => {
    const { world, link } = await withPreview()
    await using _ = world
    world.onHosting = moments({
      at: hostingAt.upload,
      done: true,
      happens: () => {
        world.github.setPullState(7, 'closed')
        takeOver(world, link)
      },
    })
    await world.pull(7, 'synchronize')
    expect(pages(world)).toEqual({ [link]: 'production' })
    expect(deletions(world)).toEqual([])
  })
})

describe('an upload to a preview that is there', () => {
  const repeats: readonly { readonly wait: string; readonly fault: Fault }[] = [
    { wait: '503 with Retry-After', fault: busy },
    { wait: 'a lost connection', fault: reset },
    { wait: '500', fault: status(500, { success: false, error: 'OOPS', message: 'no' }) },
    { wait: 'a method that is not known', fault: status(405, '') },
  ]

  it.each(repeats.flatMap((each) => ['', 'pr-7-docs.tiiny.test'].map((domain) => ({ ...each, domain }))))(
    'is not repeated after $wait where production took the link over meanwhile (domain: "$domain")',
    async ({ fault, domain }) => {
      await using world = await setStage()
      const link = linkOf(await world.pull(7, 'opened', { inputs: { domain } }))
      world.onHosting = moments({ at: hostingAt.upload, happens: during(() => takeOver(world, link), fault) })
      const result = await world.pull(7, 'synchronize', { inputs: { domain } })
      expect(result.code, result.stdout).toBe(1)
      expect(annotations(result, 'error')[0]).toMatch(owner)
      expect(uploadsSent(world)).toHaveLength(2)
      expect(pages(world)).toEqual({ [link]: 'production' })
    },
  )

  it('is repeated where nobody took it over', async () => {
    const { world, link } = await withPreview()
    await using _ = world
    world.onHosting = moments({ at: hostingAt.upload, happens: busy })
    const result = await world.pull(7, 'synchronize')
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link } })
  })

  it('is not begun where the last look is old by then, and production took the link over since', async () => {
    const { world, link } = await withPreview()
    await using _ = world
    world.github.intercept = moments({
      at: gitHubAt.createDeployment,
      happens: during(() => takeOver(world, link), busy),
    })
    const result = await world.pull(7, 'synchronize')
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toMatch(owner)
    expect(uploadsSent(world)).toHaveLength(1)
    expect(pages(world)).toEqual({ [link]: 'production' })
  })
})

describe('a pull request that is open again', () => {
  it.each(['its close is run again', 'its close is run again as a dry run'])('keeps its preview: %s', async (how) => {
    const { world, link } = await withPreview()
    await using _ = world
    const result = how.endsWith('dry run')
      ? await world.step({
          event: 'pull_request',
          payload: pullRequestEvent({
            action: 'closed',
            number: 7,
            head: { sha: sha('d'), ref: 'pull-7' },
          }),
          inputs: { 'dry-run': 'true' },
        })
      : await closeAgain(world)
    expect(liveLinks(world), result.stdout).toEqual([link])
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
    expect(statesOf(world)).toEqual(['success'])
  })

  it('is said to be why', async () => {
    const { world } = await withPreview()
    await using _ = world
    expect((await closeAgain(world)).stdout).toMatch(/is open|reopened/iu)
    expect(world.github.commentsOf(7)[0]?.body).toMatch(/is live/u)
  })

  it('keeps it where it is reopened while the close waits', async () => {
    const { world, link } = await withPreview()
    await using _ = world
    world.onHosting = moments({
      at: hostingAt.delete,
      happens: during(() => world.github.setPullState(7, 'open'), busy),
    })
    const result = await world.pull(7, 'closed')
    expect(liveLinks(world), result.stdout).toEqual([link])
    expect(deletions(world)).toHaveLength(1)
  })

  it('keeps it where it is reopened while a sweep waits', async () => {
    const { world, link } = await withPreview()
    await using _ = world
    world.github.setPullState(7, 'closed')
    world.onHosting = moments({
      at: hostingAt.delete,
      happens: during(() => world.github.setPullState(7, 'open'), busy),
    })
    const result = await sweep(world)
    expect(liveLinks(world), result.stdout).toEqual([link])
    expect(result.code, result.stdout).toBe(0)
  })

  it('loses it all the same to a person who tears it down', async () => {
    const { world, link } = await withPreview()
    await using _ = world
    const result = await world.pull(7, 'synchronize', { inputs: { mode: 'teardown', directory: '' } })
    expect(deletedBy(result), result.stdout).toEqual([link])
  })
})

describe('a branch that is there again', () => {
  const deletion = (world: World): Promise<StepResult> =>
    world.step({ event: 'delete', payload: deleteEvent({ ref: 'topic' }) })

  it('keeps its preview where its deletion is run again', async () => {
    await using world = await setStage()
    const link = linkOf(await branchRun(world))
    const result = await deletion(world)
    expect(liveLinks(world), result.stdout).toEqual([link])
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
  })

  it('keeps it where it comes back while the deletion or a sweep waits', async () => {
    for (const run of [deletion, (world: World) => sweep(world)]) {
      await using world = await setStage()
      const link = linkOf(await branchRun(world))
      world.github.deleteBranch('topic')
      world.onHosting = moments({
        at: hostingAt.delete,
        happens: during(() => world.github.addBranch('topic'), busy),
      })
      const result = await run(world)
      expect(liveLinks(world), result.stdout).toEqual([link])
    }
  })
})

describe('a state that can not be read', () => {
  it.each([true, false])('for want of a permission lets a close go by its event (hidden: %s)', async (hidden) => {
    const { world, link } = await withPreview()
    await using _ = world
    world.github.permissions = { 'pull-requests': 'none', issues: 'none' }
    world.github.hideForbidden = hidden
    const result = await world.pull(7, 'closed')
    expect(result.code, result.stdout).toBe(0)
    expect(deletedBy(result)).toEqual([link])
  })

  it.each([true, false])("for want of a permission lets a branch's deletion go by its event (%s)", async (hidden) => {
    await using world = await setStage()
    const link = linkOf(await branchRun(world))
    world.github.permissions = { contents: 'none' }
    world.github.hideForbidden = hidden
    world.github.deleteBranch('topic')
    const result = await closings[1]?.start(world, {})
    expect(result?.code, result?.stdout).toBe(0)
    expect(liveLinks(world), link).toEqual([])
  })

  it.each([true, false])(
    'for want of a permission makes a sweep leave it, and fail at the end (%s)',
    async (hidden) => {
      const { world, link } = await withPreview()
      await using _ = world
      world.github.setPullState(7, 'closed')
      world.github.permissions = { 'pull-requests': 'none', issues: 'none' }
      world.github.hideForbidden = hidden
      const result = await sweep(world)
      expect(result.code, result.stdout).toBe(1)
      expect(liveLinks(world)).toEqual([link])
    },
  )

  it('for any other reason deletes nothing', async () => {
    const { world, link } = await withPreview()
    await using _ = world
    world.github.intercept = (request, response, { method, path }) =>
      gitHubAt.readPull.test(`${method} ${path}`) && status(500, '')(request, response)
    const result = await world.pull(7, 'closed')
    expect(result.code, result.stdout).toBe(1)
    expect(liveLinks(world)).toEqual([link])
  })
})
