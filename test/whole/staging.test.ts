/** A branch may follow a lasting link, such as a staging site, which nothing deletes by memory. */
import { describe, expect, it } from 'vitest'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { addRecord, annotations, hostingWrites, liveLinks } from '../stand-ins/scenes/records.ts'
import {
  addPreview,
  branchDeletion,
  branchRun,
  expectRefused,
  pages,
  payloadsOf,
  services,
  setStage,
  stateOf,
  sweep,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const staging = 'staging.tiiny.site'
const written = { mode: 'deploy', domain: staging, environment: 'staging' }
const push = (world: World, branch = 'develop', inputs: Readonly<Record<string, string>> = written) =>
  branchRun(world, branch, { inputs })
const notices = (result: StepResult): string[] => annotations(result, 'notice').filter((text) => text.includes(staging))

describe('a branch with mode: deploy, domain and environment all written', () => {
  it.each(services)('replaces a link that was there, and says so once ($service)', async ({ hosting }) => {
    await using world = await setStage({ links: [staging], hosting })
    const first = await push(world)
    expect(first, first.stdout).toMatchObject({ code: 0, outputs: { link: staging, environment: 'staging' } })
    expect(pages(world)).toEqual({ [staging]: 'mine' })
    expect(notices(first)).toHaveLength(1)
    const second = await push(world)
    expect(second.code, second.stdout).toBe(0)
    expect(notices(second)).toEqual([])
  })

  it.each(services)('makes a link that was not there under its name ($service)', async ({ hosting }) => {
    await using world = await setStage({ hosting })
    for (const result of [await push(world), await push(world)]) {
      expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: staging } })
    }
    expect(liveLinks(world)).toEqual([staging])
  })

  const beginnings = [
    { begins: 'was there', links: [staging] },
    { begins: 'it made itself', links: [] },
  ]
  const ends: readonly { readonly end: string; readonly run: (world: World) => Promise<StepResult> }[] = [
    {
      end: "the branch's deletion",
      run: (world) => branchDeletion(world, 'develop', { inputs: { environment: 'staging' } }),
    },
    {
      end: "the branch's deletion with its domain",
      run: (world) => branchDeletion(world, 'develop', { inputs: { environment: 'staging', domain: staging } }),
    },
    {
      end: 'a sweep',
      run: (world) => {
        world.github.deleteBranch('develop')
        return sweep(world, { environment: 'staging' })
      },
    },
    {
      end: 'a full account',
      run: (world) => {
        world.github.deleteBranch('develop')
        world.hosting.account().linkLimit = 1
        return world.pull(7, 'opened')
      },
    },
    {
      end: 'mode: teardown on the branch',
      run: (world) => push(world, 'develop', { ...written, mode: 'teardown' }),
    },
  ]

  it.each(beginnings.flatMap((begin) => ends.map((end) => ({ ...begin, ...end }))))(
    'never says that it made the link, so nothing deletes what $begins: not $end',
    async ({ links, run }) => {
      await using world = await setStage({ links: [...links], hosting: { linkSuffix: 'tiiny.site' } })
      await push(world)
      await push(world)
      for (const payload of payloadsOf(world, 'deploy:branch-develop')) {
        expect(payload).not.toHaveProperty('made')
      }
      const result = await run(world)
      expect(pages(world), result.stdout).toEqual({ [staging]: 'mine' })
      expect(hostingWrites(world).filter((write) => write.endsWith('/delete'))).toEqual([])
    },
  )

  it('does not own it against another branch that follows it', async () => {
    await using world = await setStage({ links: [staging] })
    for (const branch of ['develop', 'release', 'develop', 'release']) {
      const result = await push(world, branch)
      expect(result.code, result.stdout).toBe(0)
    }
  })

  it('is deleted by a person who says so on the default branch', async () => {
    await using world = await setStage({ links: [staging], hosting: { linkSuffix: 'tiiny.site' } })
    await push(world)
    expect(await tearDown(world, staging)).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(liveLinks(world)).toEqual([])
    const again = await push(world)
    expect(again, again.stdout).toMatchObject({ code: 0, outputs: { link: staging } })
    expect(payloadsOf(world, 'deploy:branch-develop').at(-1)).not.toHaveProperty('made')
  })

  it("keeps a pull request's close from a link that it took over", async () => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    expect((await push(world, 'develop', { ...written, domain: link })).code).toBe(0)
    const closed = await world.pull(7, 'closed')
    expect(closed.code, closed.stdout).toBe(1)
    expect(liveLinks(world)).toEqual([link])
  })
})

describe('no staging site', () => {
  const without = (name: keyof typeof written): Readonly<Record<string, string>> => {
    const { [name]: _, ...rest } = written
    return rest
  }
  const runs: readonly { readonly name: string; readonly run: (world: World) => Promise<StepResult> }[] = [
    { name: 'without mode: deploy', run: (world) => push(world, 'develop', without('mode')) },
    { name: 'with mode: auto', run: (world) => push(world, 'develop', { ...written, mode: 'auto' }) },
    { name: 'without environment', run: (world) => push(world, 'develop', without('environment')) },
    {
      name: 'in the environment production',
      run: (world) => push(world, 'develop', { ...written, environment: 'production' }),
    },
    {
      name: 'in the environment Production',
      run: (world) => push(world, 'develop', { ...written, environment: 'Production' }),
    },
    { name: 'in a pull request', run: (world) => world.pull(7, 'opened', { inputs: written }) },
  ]

  it.each(runs)('is what a run $name deploys to: the link was there before', async ({ run }) => {
    await using world = await setStage({ links: [staging] })
    const before = stateOf(world)
    expectRefused(world, await run(world), { link: staging, before })
  })

  it('is there without domain: a branch then has a link of its own', async () => {
    await using world = await setStage({ links: [staging] })
    const result = await push(world, 'develop', without('domain'))
    expect(result.code, result.stdout).toBe(0)
    expect(result.outputs['link']).not.toBe(staging)
    expect(pages(world)).toMatchObject({ [staging]: 'before' })
  })

  it.each([
    { owner: 'production', environment: 'production' },
    { owner: 'the live site of another environment', environment: 'docs' },
    { owner: 'production, 250 deployments ago,', environment: 'production', later: 250 },
  ])('is not a link that $owner names', async ({ environment, later = 0 }) => {
    await using world = await setStage({ links: [staging] })
    addRecord(world.github, { link: staging, environment })
    for (let index = 0; index < later; index += 1) {
      addRecord(world.github, { link: 'other.example.com', environment: `docs-${index % 5}` })
    }
    const before = stateOf(world)
    expectRefused(world, await push(world), { link: staging, before, says: /live site|production/iu })
  })

  it('is not what production made without a domain, and so names in a status alone', async () => {
    await using world = await setStage()
    const link = (await world.step()).outputs['link'] ?? ''
    const before = stateOf(world)
    const result = await push(world, 'develop', { ...written, domain: link })
    expectRefused(world, result, { link, before, says: /live site|production/iu })
  })

  it('is not what production has by another spelling', async () => {
    await using world = await setStage({ links: [staging] })
    addRecord(world.github, { link: 'staging' })
    const before = stateOf(world)
    expectRefused(world, await push(world), { link: 'staging', before, says: /live site|production/iu })
  })

  it('comes of a branch that made its preview by that name before: the preview goes with the branch', async () => {
    await using world = await setStage()
    const inputs = { domain: 'topic-docs.tiiny.test' }
    addPreview(world, 'pr-7.tiiny.test')
    expect((await push(world, 'topic', inputs)).code).toBe(0)
    await branchDeletion(world, 'topic', { inputs })
    expect(liveLinks(world)).toEqual([])
  })
})
