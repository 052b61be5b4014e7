/** A preview touches only what it made: whoever made a link before, it is neither replaced nor deleted. */
import { describe, expect, it } from 'vitest'
import { startGitHub } from '../stand-ins/github/github.ts'
import { profileLinks } from '../stand-ins/hosting/options.ts'
import { type Fault, noLists, reset, status } from '../stand-ins/scenes/faults.ts'
import { hostingAt } from '../stand-ins/scenes/moments.ts'
import { addRecord, annotations, hostingWrites, liveLinks, ours } from '../stand-ins/scenes/records.ts'
import {
  addPreview,
  branchDeletion,
  branchRun,
  closings,
  deletedBy,
  expectRefused,
  live,
  madeHere,
  pages,
  payloadsOf,
  profilesAsked,
  services,
  setStage,
  stateOf,
  statesOf,
  sweep,
  tearDown,
  uploads,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

describe('a site that is live already, which no record knows', () => {
  it.each(services.flatMap((service) => uploads.map((upload) => ({ ...service, ...upload }))))(
    'is not replaced by $run, which says so before anything is sent or recorded ($service)',
    async ({ start, hosting }) => {
      await using world = await setStage({ links: [live], hosting })
      const before = stateOf(world)
      const result = await start(world, { domain: live })
      expectRefused(world, result, { link: live, before })
      expect(annotations(result, 'error')[0]).toMatch(/before this preview/iu)
      expect(annotations(result, 'error')[0], 'the other way out').toMatch(/delete/iu)
      expect(profilesAsked(world)).toBe(1)
      expect(world.github.deployments).toEqual([])
    },
  )

  it.each(services.flatMap((service) => closings.map((closing) => ({ ...service, ...closing }))))(
    'is not deleted by $run ($service)',
    async ({ start, hosting }) => {
      await using world = await setStage({ links: [live], hosting })
      const before = stateOf(world)
      expectRefused(world, await start(world, { domain: live }), { link: live, before, says: /./u })
    },
  )

  it('lives through the whole first pull request that adds the workflow together with its domain', async () => {
    await using world = await setStage({ links: [live] })
    for (const action of ['opened', 'synchronize', 'closed', 'reopened', 'closed']) {
      expect((await world.pull(7, action, { inputs: { domain: live } })).code).toBe(1)
    }
    expect((await sweep(world)).code).toBe(0)
    expect(pages(world)).toEqual({ [live]: 'before' })
    expect(hostingWrites(world)).toEqual([])
  })

  it('is told of on the pull request, which shows no preview', async () => {
    await using world = await setStage({ links: [live] })
    await world.pull(7, 'opened', { inputs: { domain: live } })
    const [comment, ...others] = world.github.commentsOf(7)
    expect(others).toEqual([])
    expect(comment?.body).toMatch(/fail|not deployed/iu)
    expect(comment?.body).not.toMatch(/is live/u)
  })

  it('is refused in a dry run too', async () => {
    await using world = await setStage({ links: [live] })
    const before = stateOf(world)
    const result = await world.pull(7, 'opened', { inputs: { domain: live, 'dry-run': 'true' } })
    expectRefused(world, result, { link: live, before, says: /./u })
  })

  it('is free for a preview once it is deleted in the account, as the error says', async () => {
    await using world = await setStage({ links: ['docs.tiiny.test'] })
    const inputs = { domain: 'docs.tiiny.test' }
    expect((await world.pull(7, 'opened', { inputs })).code).toBe(1)
    world.hosting.account().links.clear()
    const result = await world.pull(7, 'synchronize', { inputs })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: 'docs.tiiny.test' } })
    expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual(['docs.tiiny.test'])
  })

  const full = 'my-site.tiiny.test'
  const spellings = [full, 'MY-Site.Tiiny.test', `https://${full}/`, 'my-site']
  it.each(profileLinks.flatMap((shape) => spellings.map((domain) => ({ shape, domain }))))(
    'is the same link however it is spelled: $domain where the account lists $shape',
    async ({ shape, domain }) => {
      await using world = await setStage({ links: [full], hosting: { profileLinks: shape } })
      const before = stateOf(world)
      for (const action of ['opened', 'closed']) {
        const result = await world.pull(7, action, { inputs: { domain } })
        expectRefused(world, result, { link: 'my-site', before, says: /./u })
      }
    },
  )

  it('is the same link where the account lists only its first label', async () => {
    await using world = await setStage({ links: ['my-site'] })
    const before = stateOf(world)
    expectRefused(world, await world.pull(7, 'opened', { inputs: { domain: full } }), {
      link: 'my-site',
      before,
    })
  })
})

describe('an account that can not be read', () => {
  const answers: Readonly<Record<string, Fault>> = {
    ...noLists,
    'a lost connection': reset,
    '403': status(403, { success: false, error: 'NO', message: 'no' }),
    '500': status(500, { success: false, error: 'NO', message: 'no' }),
    'no links': status(200, { success: true, data: { quotaUsed: 1, quotaLimit: 2 } }),
    'links of no known kind': status(200, {
      success: true,
      data: { links: [{ id: 4 }], quotaUsed: 1, quotaLimit: 2 },
    }),
  }

  it.each(Object.entries(answers))(
    'lists everything: nothing is sent or recorded where it comes as %s',
    async (_, fault) => {
      await using world = await setStage({ links: [live] })
      world.onHosting = (request, response, { method, path }) =>
        hostingAt.profile.test(`${method} ${path}`) && fault(request, response)
      for (const domain of [live, 'new.tiiny.test']) {
        const before = stateOf(world)
        const result = await world.pull(7, 'opened', { inputs: { domain } })
        expect(result.code, result.stdout).toBe(1)
        expect(annotations(result, 'error')).toHaveLength(1)
        expect(stateOf(world)).toEqual(before)
      }
    },
  )

  it('makes a close by name fail, which deletes what the record made and nothing else', async () => {
    await using world = await setStage({ links: [live] })
    const made = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    world.onHosting = (request, response, { method, path }) =>
      hostingAt.profile.test(`${method} ${path}`) && reset(request, response)
    const result = await world.pull(7, 'closed', { inputs: { domain: live } })
    expect(result.code, result.stdout).toBe(1)
    expect(pages(world)).toEqual({ [live]: 'before' })
    expect(statesOf(world), made).toEqual(['torn down'])
  })
})

describe('what a record made', () => {
  it.each(services)('is said in each payload and copied from one to the next ($service)', async ({ hosting }) => {
    await using world = await setStage({ hosting })
    const { outputs } = await world.pull(7, 'opened')
    const link = outputs['link'] ?? ''
    for (const action of ['synchronize', 'synchronize']) expect((await world.pull(7, action)).code).toBe(0)
    expect(payloadsOf(world)).toEqual([
      expect.not.objectContaining({ link: expect.anything() }),
      expect.objectContaining({ link, made: true }),
      expect.objectContaining({ link, made: true }),
    ])
  })

  it.each([0, 1, 2])('outlives deployments that somebody prunes: %i at a time', async (kept) => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    for (let push = 0; push < 4; push += 1) {
      const result = await world.pull(7, 'synchronize')
      expect(result.outputs['link'], result.stdout).toBe(link)
      const all = world.github.deployments.filter(({ task }) => task === 'deploy:pr-7')
      for (const { id } of all.slice(0, kept === 0 ? -1 : -kept)) world.github.deleteDeployment(id)
    }
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
    expect(liveLinks(world)).toEqual([])
  })

  it('is only what this very record made: another environment, or another pull request, made nothing', async () => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    const before = stateOf(world)
    const inputs = { domain: link }
    for (const run of [
      () => world.pull(8, 'opened', { inputs }),
      () => world.pull(7, 'synchronize', { inputs: { ...inputs, environment: 'docs' } }),
      () => branchRun(world, 'topic', { inputs }),
    ]) {
      expectRefused(world, await run(), { link, before })
    }
    for (const run of [
      () => world.pull(8, 'closed', { inputs }),
      () => world.pull(7, 'closed', { inputs: { ...inputs, environment: 'docs' } }),
    ]) {
      expectRefused(world, await run(), { link, before, says: /./u })
    }
  })

  it("is not what another repository's preview made in the same account", async () => {
    await using world = await setStage()
    await using other = await startGitHub({ repository: 'octo-org/other' })
    const elsewhere = { GITHUB_API_URL: other.url, GITHUB_REPOSITORY: 'octo-org/other' }
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    other.addPull({ number: 7 })
    const before = stateOf(world)
    for (const action of ['opened', 'closed']) {
      const result = await world.pull(7, action, { inputs: { domain: link }, env: elsewhere })
      expect(result.code, result.stdout).toBe(1)
      expect(stateOf(world)).toEqual(before)
    }
    expect(other.deployments).toEqual([])
  })

  it('is not what another tool says in a payload of its own', async () => {
    await using world = await setStage({ links: [live] })
    addRecord(world.github, {
      link: live,
      environment: 'preview',
      task: 'deploy:pr-7',
      payload: { link: live, made: true },
    })
    const before = stateOf(world)
    expectRefused(world, await world.pull(7, 'synchronize', { inputs: { domain: live } }), {
      link: live,
      before,
    })
    expect((await world.pull(7, 'closed')).outputs['result']).toBe('skipped')
    expect(pages(world)).toEqual({ [live]: 'before' })
  })

  it('is said of production too, whose link is deleted by nobody all the same', async () => {
    await using world = await setStage()
    const link = (await world.step()).outputs['link'] ?? ''
    await world.step()
    expect(payloadsOf(world, 'deploy').at(-1)).toMatchObject({ link, made: true })
    const before = stateOf(world)
    expectRefused(world, await world.pull(7, 'closed', { inputs: { domain: link } }), {
      link,
      before,
      says: /./u,
    })
  })
})

describe('a record in the format of yesterday', () => {
  const link = 'old.tiiny.test'
  const add = (world: World, { pruned }: { pruned: boolean }, number = 7): void => {
    if (!world.github.pulls.has(number)) world.github.addPull({ number })
    const seed = { link, environment: 'preview', task: `deploy:pr-${number}` }
    if (!pruned) addRecord(world.github, { ...seed, payload: ours() })
    addRecord(world.github, { ...seed, payload: ours(link) })
  }

  it('made its link where its first deployment is there, and goes on in the format of today', async () => {
    await using world = await setStage({ links: [link] })
    add(world, { pruned: false })
    const result = await world.pull(7, 'synchronize')
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link } })
    expect(payloadsOf(world).at(-1)).toMatchObject({ link, made: true })
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
  })

  it.each(['synchronize', 'closed'])(
    'made nothing where that was pruned: %s is an error that names the way out',
    async (action) => {
      await using world = await setStage({ links: [link] })
      add(world, { pruned: true })
      const before = stateOf(world)
      const result = await world.pull(7, action)
      expectRefused(world, result, { link, before, says: /mode: teardown/u })
      expect(annotations(result, 'error')[0]).toMatch(/default branch/iu)
    },
  )

  it('is left by a sweep, which says so and goes on', async () => {
    await using world = await setStage({ links: [link, 'new.tiiny.test'] })
    add(world, { pruned: true })
    addPreview(world, 'new.tiiny.test', { number: 8, state: 'closed' })
    world.github.setPullState(7, 'closed')
    const result = await sweep(world)
    expect(deletedBy(result), result.stdout).toEqual(['new.tiiny.test'])
    expect(result.stdout).toContain(link)
    expect(result.summary).toContain(link)
    expect(pages(world)).toEqual({ [link]: 'before' })
    expect(statesOf(world)).toEqual(['success'])
  })

  it('ends by mode: teardown on the default branch, and the next push makes a link', async () => {
    await using world = await setStage({ links: [link] })
    add(world, { pruned: true })
    const ended = await tearDown(world, link)
    expect(ended, ended.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted', link } })
    expect(statesOf(world)).toEqual(['torn down'])
    const pushed = await world.pull(7, 'synchronize')
    expect(pushed.code, pushed.stdout).toBe(0)
    expect(liveLinks(world)).toEqual([pushed.outputs['link']])
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([pushed.outputs['link']])
  })
})

describe('a full account', () => {
  it('gets no room from a link that a closed preview names and did not make', async () => {
    await using world = await setStage({ links: [live], linkLimit: 1 })
    world.github.addPull({ number: 7, state: 'closed' })
    addRecord(world.github, { link: live, environment: 'preview', task: 'deploy:pr-7', payload: ours(live) })
    const result = await world.pull(8, 'opened')
    expect(result.code, result.stdout).toBe(1)
    expect(pages(world)).toEqual({ [live]: 'before' })
    expect(hostingWrites(world).filter((write) => hostingAt.delete.test(write))).toEqual([])
  })

  it('gets room from what a closed preview made, and the run is green', async () => {
    await using world = await setStage({ links: [live], linkLimit: 2 })
    const closed = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    world.github.setPullState(7, 'closed')
    addRecord(world.github, { link: live, environment: 'preview', task: 'deploy:pr-7', payload: ours(live) })
    const result = await world.pull(8, 'opened')
    expect(result.code, result.stdout).toBe(0)
    expect(deletedBy(result)).toEqual([closed])
    expect(pages(world)).toEqual({ [live]: 'before', [result.outputs['link'] ?? '']: 'mine' })
  })
})

describe('what a preview did not make stays', () => {
  it('where its record names both: a close deletes the one, leaves the other, and fails', async () => {
    await using world = await setStage({ links: [live] })
    const made = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    addRecord(world.github, { link: live, environment: 'preview', task: 'deploy:pr-7', payload: ours(live) })
    const result = await world.pull(7, 'closed')
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain(live)
    expect(pages(world)).toEqual({ [live]: 'before' })
    expect(statesOf(world), made).toEqual(['torn down', 'success'])
  })

  it("where its payload says made of a link, and a status names another: only the payload's goes", async () => {
    await using world = await setStage({ links: [live, 'mine.tiiny.test'] })
    world.github.addPull({ number: 7 })
    const payload = madeHere('mine.tiiny.test')
    addRecord(world.github, { link: live, environment: 'preview', task: 'deploy:pr-7', payload })
    const result = await world.pull(7, 'closed')
    expect(pages(world), result.stdout).toEqual({ [live]: 'before' })
  })
})

describe("a branch's preview", () => {
  it('that made its link goes with the branch', async () => {
    await using world = await setStage({ links: [live] })
    const link = (await branchRun(world)).outputs['link'] ?? ''
    expect(deletedBy(await branchDeletion(world))).toEqual([link])
    expect(pages(world)).toEqual({ [live]: 'before' })
  })
})
